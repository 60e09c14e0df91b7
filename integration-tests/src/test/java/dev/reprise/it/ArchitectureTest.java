package dev.reprise.it;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption.Predefined;
import java.util.Arrays;
import javax.lang.model.element.Modifier;
import org.junit.jupiter.api.Test;

/** The borders between the rooms. A rule that finds its room empty fails, so that a moved package is noticed. */
class ArchitectureTest {
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("dev.reprise.runtime", "dev.reprise.processor");

    private static final DescribedPredicate<JavaClass> JAVACS_MODEL =
            resideInAnyPackage("javax.lang.model.element", "javax.lang.model.type", "javax.lang.model.util");

    private static final DescribedPredicate<JavaClass> A_MODIFIER = equivalentTo(Modifier.class);

    /** Names of types and annotations are values; everything else of JavaPoet writes code. */
    private static final DescribedPredicate<JavaClass> JAVAPOETS_WRITERS = nameMatching(
                    "com\\.palantir\\.javapoet\\.(?!\\w*TypeName$|ClassName$|TypeVariableName$|AnnotationSpec$).*")
            .forSubtype();

    @Test
    void the_model_knows_neither_javac_nor_how_code_is_written() {
        noClasses()
                .that()
                .resideInAPackage("dev.reprise.processor.model..")
                .should()
                .dependOnClassesThat(JAVACS_MODEL.or(JAVAPOETS_WRITERS))
                .check(CLASSES);
    }

    @Test
    void checks_judge_the_model_and_ask_javac_nothing() {
        noClasses()
                .that()
                .resideInAPackage("dev.reprise.processor.check..")
                .should()
                .dependOnClassesThat(JAVACS_MODEL)
                .check(CLASSES);
    }

    @Test
    void writers_ask_javac_nothing_and_borrow_its_words_for_modifiers() {
        noClasses()
                .that()
                .resideInAPackage("dev.reprise.processor.write..")
                .should()
                .dependOnClassesThat(JAVACS_MODEL.and(not(A_MODIFIER)))
                .check(CLASSES);
    }

    @Test
    void what_users_see_at_run_time_never_leans_on_what_generated_code_calls() {
        noClasses()
                .that()
                .resideInAPackage("dev.reprise.runtime")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("dev.reprise.runtime.generated..")
                .check(CLASSES);
    }

    @Test
    void no_stage_knows_a_later_one_and_none_but_the_first_knows_the_reader() {
        apart("read", "check", "write", "page");
        apart("check", "read", "write", "page");
        apart("write", "read", "check", "page", "manifest");
        apart("page", "read", "check", "write");
    }

    @Test
    void the_model_and_the_reporter_stand_below_the_stages() {
        apart("model", "read", "check", "write", "page", "diagnose", "manifest");
        apart("manifest", "read", "check", "write", "page", "diagnose");
        apart("diagnose", "read", "check", "write", "page");
    }

    private static void apart(String room, String... others) {
        String[] foreign = Arrays.stream(others).map(ArchitectureTest::inside).toArray(String[]::new);
        noClasses()
                .that()
                .resideInAPackage(inside(room))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(foreign)
                .check(CLASSES);
    }

    private static String inside(String room) {
        return "dev.reprise.processor." + room + "..";
    }
}
