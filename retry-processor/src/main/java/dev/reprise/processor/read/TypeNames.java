package dev.reprise.processor.read;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import com.palantir.javapoet.WildcardTypeName;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ErrorType;
import javax.lang.model.type.IntersectionType;
import javax.lang.model.type.NoType;
import javax.lang.model.type.NullType;
import javax.lang.model.type.PrimitiveType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.SimpleTypeVisitor14;

/**
 * Copies a type part by part, because {@link TypeName#get(TypeMirror)} drops the annotations on its parts, and puts in
 * what stands for the type variables. Variables are copied by name alone, so that their bounds cannot send it round in
 * circles.
 */
final class TypeNames extends SimpleTypeVisitor14<TypeName, Void> {

    /** For messages and tests of generated code: as written, without annotations. */
    static final TypeNames PLAIN = new TypeNames(Map.of(), RepeatedAnnotations.NONE);

    private final Map<String, TypeName> variables;
    private final RepeatedAnnotations repeated;

    /**
     * Names for one declaration.
     *
     * @param variables what stands for type variables, by their names in the declaration; one that is missing stands for
     *     itself. By name, for ECJ takes an annotated variable for another element
     * @param repeated which annotations are copied
     */
    TypeNames(Map<String, TypeName> variables, RepeatedAnnotations repeated) {
        this.variables = Map.copyOf(variables);
        this.repeated = repeated;
    }

    /** A type as a message calls it: without packages. */
    static String brief(TypeMirror type) {
        return PLAIN.of(type).toString().replaceAll("(?:\\p{javaJavaIdentifierPart}+\\.)+", "");
    }

    TypeName of(TypeMirror type) {
        return type.accept(this, null);
    }

    List<TypeName> of(List<? extends TypeMirror> types) {
        return types.stream().map(this::of).toList();
    }

    @Override
    public TypeName visitPrimitive(PrimitiveType type, Void none) {
        return annotate(type, TypeName.get(type));
    }

    @Override
    public TypeName visitNoType(NoType type, Void none) {
        return TypeName.VOID;
    }

    @Override
    public TypeName visitNull(NullType type, Void none) {
        return ClassName.OBJECT;
    }

    @Override
    public TypeName visitArray(ArrayType type, Void none) {
        return annotate(type, ArrayTypeName.of(of(type.getComponentType())));
    }

    @Override
    public TypeName visitTypeVariable(TypeVariable type, Void none) {
        String name = type.asElement().getSimpleName().toString();
        TypeName standIn = variables.get(name);
        return annotate(type, standIn == null ? TypeVariableName.get(name) : standIn);
    }

    @Override
    public TypeName visitWildcard(WildcardType type, Void none) {
        TypeMirror extended = type.getExtendsBound();
        TypeMirror lower = type.getSuperBound();
        if (lower != null) {
            return annotate(type, WildcardTypeName.supertypeOf(of(lower)));
        }
        return annotate(type, WildcardTypeName.subtypeOf(extended == null ? ClassName.OBJECT : of(extended)));
    }

    @Override
    public TypeName visitIntersection(IntersectionType type, Void none) {
        return of(type.getBounds().get(0));
    }

    @Override
    public TypeName visitError(ErrorType type, Void none) {
        return visitDeclared(type, null);
    }

    @Override
    public TypeName visitDeclared(DeclaredType type, Void none) {
        TypeElement element = (TypeElement) type.asElement();
        List<TypeName> arguments = of(type.getTypeArguments());
        boolean isInner = !element.getModifiers().contains(Modifier.STATIC);
        if (isInner
                && type.getEnclosingType() instanceof DeclaredType enclosing
                && of(enclosing) instanceof ParameterizedTypeName outer) {
            return annotate(type, outer.nestedClass(element.getSimpleName().toString(), arguments));
        }
        ClassName name = ClassName.get(element);
        return annotate(
                type, arguments.isEmpty() ? name : ParameterizedTypeName.get(name, arguments.toArray(TypeName[]::new)));
    }

    private TypeName annotate(TypeMirror type, TypeName name) {
        List<AnnotationSpec> missing = repeated.ofType(type).stream()
                .filter(annotation -> !name.annotations().contains(annotation))
                .toList();
        return missing.isEmpty() ? name : name.annotated(missing);
    }
}
