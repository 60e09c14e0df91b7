package dev.reprise.it;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * What a class file asks of the JVM that generated code and runtime promise not to ask: reflection, method handles and
 * service look-ups ({@link #lookups}), and call sites that are linked while running ({@link #bootstraps}).
 */
final class ForbiddenApis extends ClassVisitor {
    private static final List<String> PACKAGES = List.of("java/lang/reflect/", "java/lang/invoke/");
    private static final Set<String> TYPES = Set.of("java/util/ServiceLoader");
    private static final Set<String> METHODS =
            Set.of("java/lang/Class.forName", "java/lang/Class.newInstance", "java/lang/ClassLoader.loadClass");

    private final List<String> lookups = new ArrayList<>();
    private final List<String> bootstraps = new ArrayList<>();

    private ForbiddenApis() {
        super(Opcodes.ASM9);
    }

    /** Each use of a forbidden type or method, as "member -> what it uses"; empty for a clean class. */
    static List<String> lookups(byte[] classFile) {
        return read(classFile).lookups;
    }

    /** The bootstrap method of each dynamic call site, e.g. "java/lang/runtime/ObjectMethods.bootstrap". */
    static List<String> bootstraps(byte[] classFile) {
        return read(classFile).bootstraps;
    }

    private static ForbiddenApis read(byte[] classFile) {
        ForbiddenApis findings = new ForbiddenApis();
        new ClassReader(classFile).accept(findings, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return findings;
    }

    private void use(String where, String owner, String member, String descriptor) {
        String used = owner + "." + member + descriptor;
        if (PACKAGES.stream().anyMatch(used::contains)
                || TYPES.contains(owner)
                || METHODS.contains(owner + "." + member)) {
            lookups.add(where + " -> " + used);
        }
    }

    @Override
    public FieldVisitor visitField(int access, String name, String descriptor, String signature, Object value) {
        use(name, "field", name, descriptor);
        return super.visitField(access, name, descriptor, signature, value);
    }

    @Override
    public MethodVisitor visitMethod(
            int access, String method, String descriptor, String signature, String[] exceptions) {
        use(method, "method", method, descriptor);
        return new MethodVisitor(Opcodes.ASM9) {
            @Override
            public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean onInterface) {
                use(method, owner, name, descriptor);
            }

            @Override
            public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
                use(method, owner, name, descriptor);
            }

            @Override
            public void visitTypeInsn(int opcode, String type) {
                use(method, type, "type", "");
            }

            @Override
            public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
                bootstraps.add(bootstrap.getOwner() + "." + bootstrap.getName());
                for (Object argument : arguments) {
                    constant(argument);
                }
            }

            @Override
            public void visitLdcInsn(Object value) {
                constant(value);
            }

            private void constant(Object value) {
                if (value instanceof Type type) {
                    use(method, type.getInternalName(), "type", "");
                } else if (value instanceof Handle handle) {
                    use(method, handle.getOwner(), handle.getName(), handle.getDesc());
                }
            }
        };
    }
}
