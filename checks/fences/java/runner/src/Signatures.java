package fences;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;

/** Compares declarations that a page shows with those in the compiled library. */
final class Signatures {

    /** More than the number of declarations in a fence, because each attempt completes one of them. */
    private static final int ATTEMPTS = 300;

    private final Compiler compiler;
    private Elements elements;

    Signatures(Compiler compiler) {
        this.compiler = compiler;
    }

    /**
     * @param id id of the fence
     * @param typeName qualified name of the type whose declarations the fence shows
     * @param text declarations; semicolons and empty bodies may be omitted
     */
    List<CompileError> compare(String id, String typeName, String text) throws IOException {
        TypeElement type = elements().getTypeElement(typeName);
        if (type == null) {
            return List.of(new CompileError(id, 0, "there is no type " + typeName
                    + " in the library release of this docs version. Correct the name."));
        }
        return new Fence(id, type, text).problems();
    }

    /** Types of the class path, which exist only while javac runs. */
    private Elements elements() throws IOException {
        if (elements == null) {
            compiler.useLibraries();
            JavacTask task = compiler.task(
                    new DiagnosticCollector<>(), List.of(new Source("none", "", "class None {}")));
            task.analyze();
            elements = task.getElements();
        }
        return elements;
    }

    /** The comparison of one fence. */
    private final class Fence {

        private final String id;
        private final TypeElement type;
        private String body;
        private CompilationUnitTree unit;
        private SourcePositions positions;
        private final List<CompileError> problems = new ArrayList<>();

        Fence(String id, TypeElement type, String text) {
            this.id = id;
            this.type = type;
            this.body = text;
        }

        List<CompileError> problems() throws IOException {
            if (parse()) {
                ClassTree wrapper = (ClassTree) unit.getTypeDecls().get(0);
                if (wrapper.getMembers().isEmpty()) {
                    problem(wrapper, "this fence contains no declaration.");
                }
                for (Tree member : wrapper.getMembers()) {
                    compareMember(type, member);
                }
            }
            return problems;
        }

        /** Puts the declarations in a class of the same name, so that constructors can be parsed. */
        private String wrapped() {
            String kind = type.getKind().isInterface() ? "interface " : "class ";
            return kind + type.getSimpleName() + " {\n" + body + "\n}";
        }

        /**
         * Parses the fence, and adds {@code ;} and {@code {}} if they are missing. Line
         * numbers do not change.
         */
        private boolean parse() throws IOException {
            for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
                DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
                String source = wrapped();
                JavacTask task = compiler.task(found, List.of(new Source(id, "", source)));
                unit = task.parse().iterator().next();
                positions = Trees.instance(task).getSourcePositions();
                if (found.getDiagnostics().isEmpty()) {
                    return true;
                }
                Diagnostic<?> first = found.getDiagnostics().get(0);
                String message = first.getMessage(Locale.ENGLISH);
                String missing = message.endsWith("expected") && message.contains("';'") ? ";"
                        : message.endsWith("expected") && message.contains("'{'") ? "{}" : "";
                int at = (int) first.getPosition() - (source.indexOf('\n') + 1);
                if (missing.isEmpty() || at <= 0 || at > body.length()) {
                    long line = Math.max(1, first.getLineNumber() - 1);
                    problems.add(new CompileError(id, line, message
                            + ". Write declarations as in the class, without bodies."));
                    return false;
                }
                body = body.substring(0, at) + missing + body.substring(at);
            }
            throw new IllegalStateException("cannot parse " + body);
        }

        private void problem(Tree tree, String message) {
            long start = positions.getStartPosition(unit, tree);
            problems.add(new CompileError(
                    id, Math.max(1, unit.getLineMap().getLineNumber(start) - 1), message));
        }

        private void compareMember(TypeElement owner, Tree member) {
            if (member instanceof MethodTree) {
                compareMethod(owner, (MethodTree) member);
            } else if (member instanceof VariableTree) {
                compareField(owner, (VariableTree) member);
            } else if (member instanceof ClassTree) {
                compareType(owner, (ClassTree) member);
            } else {
                problem(member, "this is not a declaration of a method, constructor, field or type.");
            }
        }

        private void compareType(TypeElement owner, ClassTree tree) {
            String name = tree.getSimpleName().toString();
            TypeElement actual = owner.getSimpleName().contentEquals(name) ? owner
                    : ElementFilter.typesIn(owner.getEnclosedElements()).stream()
                            .filter(nested -> nested.getSimpleName().contentEquals(name))
                            .findFirst().orElse(null);
            if (actual == null) {
                problem(tree, owner.getQualifiedName() + " is not " + name + " and does not contain it.");
                return;
            }
            compareDeclarations(tree, Declaration.of(tree), Declaration.of(actual));
            compareAnnotations(tree, tree.getModifiers().getAnnotations(), actual);
            for (Tree member : tree.getMembers()) {
                compareMember(actual, member);
            }
        }

        private void compareField(TypeElement owner, VariableTree tree) {
            String name = tree.getName().toString();
            VariableElement actual = ElementFilter.fieldsIn(owner.getEnclosedElements()).stream()
                    .filter(field -> field.getSimpleName().contentEquals(name))
                    .findFirst().orElse(null);
            if (actual == null) {
                problem(tree, undeclared(owner, "field " + name, name));
                return;
            }
            boolean constant = actual.getKind() == ElementKind.ENUM_CONSTANT;
            compareDeclarations(tree, Declaration.of(tree, owner, constant),
                    Declaration.of(actual, !constant && tree.getInitializer() != null));
            compareAnnotations(tree, tree.getModifiers().getAnnotations(), actual);
        }

        private void compareMethod(TypeElement owner, MethodTree tree) {
            if (tree.getBody() != null) {
                problem(tree, "remove the body. A signature contains only the declaration.");
                return;
            }
            boolean constructor = tree.getName().contentEquals("<init>");
            String name = constructor ? owner.getSimpleName().toString() : tree.getName().toString();
            List<String> parameters = tree.getParameters().stream()
                    .map(parameter -> Declaration.simple(parameter.getType().toString()))
                    .collect(Collectors.toList());
            ExecutableElement actual = owner.getEnclosedElements().stream()
                    .filter(element -> element.getKind()
                            == (constructor ? ElementKind.CONSTRUCTOR : ElementKind.METHOD))
                    .map(ExecutableElement.class::cast)
                    .filter(element -> constructor || element.getSimpleName().contentEquals(name))
                    .filter(element -> Declaration.parametersOf(element).equals(parameters))
                    .findFirst().orElse(null);
            if (actual == null) {
                String shown = name + "(" + String.join(", ", parameters) + ")";
                problem(tree, undeclared(owner, (constructor ? "constructor " : "method ") + shown,
                        constructor ? "<init>" : name));
                return;
            }
            compareDeclarations(tree, Declaration.of(tree, owner), Declaration.of(actual));
            compareAnnotations(tree, tree.getModifiers().getAnnotations(), actual);
        }

        private void compareDeclarations(Tree tree, String shown, String declared) {
            if (!shown.equals(declared)) {
                problem(tree, "the declaration in the library is different. In the library: " + declared
                        + "\n  Here: " + shown);
            }
        }

        private void compareAnnotations(
                Tree tree, List<? extends AnnotationTree> shown, Element actual) {
            Set<String> declared = actual.getAnnotationMirrors().stream()
                    .map(annotation -> Declaration.annotation(annotation.toString()))
                    .collect(Collectors.toSet());
            for (AnnotationTree annotation : shown) {
                String text = Declaration.annotation(annotation.toString());
                // The compiler does not keep @Override.
                if (!text.equals("@Override") && !declared.contains(text)) {
                    problem(tree, "the library does not have the annotation " + text + " here"
                            + (declared.isEmpty() ? "." : ", but " + String.join(", ", declared)));
                }
            }
        }

        private String undeclared(TypeElement owner, String what, String name) {
            List<String> sameName = owner.getEnclosedElements().stream()
                    .filter(element -> element.getSimpleName().contentEquals(name))
                    .map(Declaration::ofMember)
                    .collect(Collectors.toList());
            String message = owner.getQualifiedName() + " does not declare " + what + ".";
            if (!sameName.isEmpty()) {
                return message + " It declares: " + String.join("; ", sameName);
            }
            return elements.getAllMembers(owner).stream()
                    .filter(element -> element.getSimpleName().contentEquals(name))
                    .findFirst()
                    .map(element -> message + " It inherits one: use signature="
                            + element.getEnclosingElement() + " for it.")
                    .orElse(message);
        }
    }
}
