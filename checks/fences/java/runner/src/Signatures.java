package fences;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;

/** Compares declarations that a page shows with those in the compiled library. */
final class Signatures {

    private final Compiler compiler;
    private Elements elements;

    Signatures(Compiler compiler) {
        this.compiler = compiler;
    }

    /**
     * @param id id of the fence
     * @param typeName qualified name of the type whose declarations the fence shows
     * @param text declarations of methods and constructors
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
                    new DiagnosticCollector<>(), List.of(new Source("none", "class None {}")));
            task.analyze();
            elements = task.getElements();
        }
        return elements;
    }

    /** The comparison of one fence. */
    private final class Fence {

        private final String id;
        private final TypeElement type;
        private final String text;
        private CompilationUnitTree unit;
        private SourcePositions positions;
        private final List<CompileError> problems = new ArrayList<>();

        Fence(String id, TypeElement type, String text) {
            this.id = id;
            this.type = type;
            this.text = text;
        }

        List<CompileError> problems() throws IOException {
            if (parse()) {
                ClassTree wrapper = (ClassTree) unit.getTypeDecls().get(0);
                if (wrapper.getMembers().isEmpty()) {
                    problem(wrapper, "this fence contains no declaration.");
                }
                for (Tree member : wrapper.getMembers()) {
                    if (member instanceof MethodTree) {
                        compare((MethodTree) member);
                    } else {
                        problem(member, "this is not a declaration of a method or constructor.");
                    }
                }
            }
            return problems;
        }

        /** Puts the declarations in a type of the same name, so that constructors can be parsed. */
        private boolean parse() throws IOException {
            DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
            String kind = type.getKind().isInterface() ? "interface " : "class ";
            String source = kind + type.getSimpleName() + " {\n" + text + "\n}";
            JavacTask task = compiler.task(found, List.of(new Source(id, source)));
            unit = task.parse().iterator().next();
            positions = Trees.instance(task).getSourcePositions();
            for (Diagnostic<?> error : found.getDiagnostics()) {
                problems.add(new CompileError(id, Math.max(1, error.getLineNumber() - 1),
                        error.getMessage(Locale.ENGLISH)
                                + ". Write declarations as in the class, without bodies."));
                return false;
            }
            return true;
        }

        private void problem(Tree tree, String message) {
            long start = positions.getStartPosition(unit, tree);
            problems.add(new CompileError(
                    id, Math.max(1, unit.getLineMap().getLineNumber(start) - 1), message));
        }

        private void compare(MethodTree tree) {
            if (tree.getBody() != null) {
                problem(tree, "remove the body. A signature contains only the declaration.");
                return;
            }
            boolean constructor = tree.getName().contentEquals("<init>");
            String name = constructor ? type.getSimpleName().toString() : tree.getName().toString();
            List<String> parameters = tree.getParameters().stream()
                    .map(parameter -> Declaration.simple(parameter.getType().toString()))
                    .collect(Collectors.toList());
            ExecutableElement actual = type.getEnclosedElements().stream()
                    .filter(element -> element.getKind()
                            == (constructor ? ElementKind.CONSTRUCTOR : ElementKind.METHOD))
                    .map(ExecutableElement.class::cast)
                    .filter(element -> constructor || element.getSimpleName().contentEquals(name))
                    .filter(element -> Declaration.parametersOf(element).equals(parameters))
                    .findFirst().orElse(null);
            if (actual == null) {
                String missing = name + "(" + String.join(", ", parameters) + ")";
                problem(tree, undeclared((constructor ? "constructor " : "method ") + missing,
                        constructor ? "<init>" : name));
                return;
            }
            String shown = Declaration.of(tree, type);
            String declared = Declaration.of(actual);
            if (!shown.equals(declared)) {
                problem(tree, "the declaration in the library is different. In the library: " + declared
                        + "\n  Here: " + shown);
            }
        }

        private String undeclared(String what, String name) {
            List<String> sameName = type.getEnclosedElements().stream()
                    .filter(element -> element.getSimpleName().contentEquals(name))
                    .filter(ExecutableElement.class::isInstance)
                    .map(element -> Declaration.of((ExecutableElement) element))
                    .collect(Collectors.toList());
            String message = type.getQualifiedName() + " does not declare " + what + ".";
            if (!sameName.isEmpty()) {
                return message + " It declares: " + String.join("; ", sameName);
            }
            return elements.getAllMembers(type).stream()
                    .filter(element -> element.getSimpleName().contentEquals(name))
                    .findFirst()
                    .map(element -> message + " It inherits one: use signature="
                            + element.getEnclosingElement() + " for it.")
                    .orElse(message);
        }
    }
}
