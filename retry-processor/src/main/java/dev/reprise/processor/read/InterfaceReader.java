package dev.reprise.processor.read;

import com.palantir.javapoet.ClassName;
import dev.reprise.processor.diagnose.Position;
import dev.reprise.processor.model.Client;
import dev.reprise.processor.model.Fault;
import dev.reprise.processor.model.Method;
import dev.reprise.processor.model.Place;
import dev.reprise.processor.model.Policy;
import dev.reprise.processor.model.PolicyTarget;
import dev.reprise.processor.model.Unsupported;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Reads client interfaces into the model. Made once a round, for elements and types do not outlive it. */
public final class InterfaceReader {

    private final Round round;

    /** Of each package, whether it has a type of the name of one of {@code java.lang}. */
    private final Map<PackageElement, Boolean> shadowing = new HashMap<>();

    public InterfaceReader(Elements elements, Types types, Sources sources) {
        this.round = new Round(elements, types, sources);
    }

    /** Everything that is to be generated for an interface, and what is wrong with it. */
    public Client read(TypeElement type) {
        Subject subject = Subject.of(round, type);
        TypeElement client = subject.client();
        Redeclarations redeclarations = Redeclarations.of(round, subject);
        Access access = new Access(round.elements(), type);
        Annotations annotations = new Annotations(round.sources(), type);
        ExceptionTypeReader exceptions = new ExceptionTypeReader(round, access);
        PolicyReader policies = policies(type);
        IdempotencyReader idempotencies =
                new IdempotencyReader(KeyPathReader.of(round, access), new VerificationReader(round, client));
        RulesReader rules = new RulesReader(
                new MemberAnnotations(annotations),
                policies,
                idempotencies,
                new HttpMethodReader(round, client),
                round,
                client);
        ClassName name = ClassName.get(type);
        ClassName proxy = ProxyName.of(name);
        return new Client(
                name,
                round.elements().getBinaryName(type).toString(),
                new Position(type),
                target(subject, redeclarations),
                TypeNames.PLAIN.of(client.asType()),
                Signature.declare(
                        client.getTypeParameters(),
                        new TypeNames(
                                Map.of(),
                                round.sources().contains(client)
                                        ? RepeatedAnnotations.of(access)
                                        : RepeatedAnnotations.NONE)),
                proxy,
                ProxyName.isPublic(type) && ProxyName.isPublic(client),
                subject.faults().isEmpty()
                        ? methods(
                                redeclarations.members(),
                                rules,
                                new MethodReader(round, subject, exceptions, KeyCandidates.of(round, access)))
                        : List.of(),
                annotations.find(type, Vocabulary.RETRYABLE).map(policies::read),
                annotations.composed(type, Vocabulary.RETRYABLE).stream()
                        .<Place>map(Mirror::use)
                        .toList(),
                annotations.find(type, Vocabulary.IDEMPOTENT).map(idempotencies::onType),
                annotations.find(type, Vocabulary.RETRY_BUDGET).map(BudgetReader::read),
                FailureTypes.visibleTo(subject, round),
                round.visible("javax.annotation.processing.Generated", type).map(ClassName::get),
                shadowsJavaLang(type),
                memberTypes(client),
                unsupported(type, annotations),
                ForeignAnnotations.found(annotation ->
                        nearest(type, annotations, annotation).or(() -> nearest(client, annotations, annotation))),
                Suppressions.at(type),
                Stream.concat(subject.faults().stream(), new InterfaceFaults(round, access).of(type, proxy).stream())
                        .toList());
    }

    /** The policy that an annotation type brings to the interfaces it is put on. */
    public Optional<Policy> composed(TypeElement annotation) {
        return new Annotations(round.sources(), annotation)
                .direct(annotation, Vocabulary.RETRYABLE)
                .map(policies(annotation)::read);
    }

    private PolicyReader policies(TypeElement type) {
        Access access = new Access(round.elements(), type);
        return new PolicyReader(new ExceptionTypeReader(round, access), new ClassifierReader(round, access));
    }

    /**
     * The first type that an interface uses and that does not exist, as a fault. Another processor may write it in this
     * round: the interface is then to be read in the next one.
     */
    public Optional<Fault> unresolved(TypeElement client) {
        return new MissingTypes(
                        round,
                        client,
                        new Annotations(round.sources(), client),
                        KeyPathReader.of(round, new Access(round.elements(), client)))
                .first();
    }

    private static Optional<PolicyTarget> target(Subject subject, Redeclarations redeclarations) {
        return subject.target()
                .map(place -> new PolicyTarget(ClassName.get(subject.client()), place, redeclarations.misfits()));
    }

    private List<Method> methods(List<Member> members, RulesReader reader, MethodReader methods) {
        List<Rules> rules =
                members.stream().map(member -> reader.read(member, members)).toList();
        Set<String> policyMethods = new HashSet<>();
        for (int i = 0; i < members.size(); i++) {
            if (rules.get(i).isPolicyMethod()) {
                policyMethods.add(members.get(i).name());
            }
        }
        List<Method> read = new ArrayList<>();
        for (int i = 0; i < members.size(); i++) {
            Member member = members.get(i);
            Rules rule = rules.get(i);
            read.add(methods.read(member, rule, rule.treatment(member, policyMethods)));
        }
        return read;
    }

    private boolean shadowsJavaLang(TypeElement client) {
        // Asked this way round because java.lang has many types, and counting them loads each.
        return shadowing.computeIfAbsent(
                round.elements().getPackageOf(client),
                around -> typeNames(around).stream()
                        .anyMatch(name ->
                                round.visible("java.lang." + name, client).isPresent()));
    }

    private static Set<String> typeNames(Element around) {
        Set<String> names = new TreeSet<>();
        ElementFilter.typesIn(around.getEnclosedElements())
                .forEach(type -> names.add(type.getSimpleName().toString()));
        return names;
    }

    private Set<String> memberTypes(TypeElement client) {
        Set<String> names = new TreeSet<>();
        for (DeclaredType ancestor : round.lineage(client.asType())) {
            names.addAll(typeNames(ancestor.asElement()));
        }
        return names;
    }

    /** The annotation of this name on the interface, else on the nearest parent that has it. */
    private Optional<Mirror> nearest(TypeElement client, Annotations annotations, String name) {
        return round.lineage(client.asType()).stream()
                .flatMap(ancestor -> annotations.find(ancestor.asElement(), name).stream())
                .findFirst();
    }

    private List<Unsupported> unsupported(TypeElement client, Annotations annotations) {
        List<Unsupported> found = new ArrayList<>();
        for (String name : Vocabulary.UNSUPPORTED) {
            nearest(client, annotations, name)
                    .ifPresent(mirror -> found.add(new Unsupported(Vocabulary.written(name), mirror.place())));
        }
        return found;
    }
}
