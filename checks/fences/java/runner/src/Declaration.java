package fences;

import com.sun.source.tree.MethodTree;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

/**
 * One text for the declaration of a method or constructor, the same whether it comes from a source or
 * from a class file: simple type names, no parameter names, only modifiers that matter to users,
 * including implicit ones.
 */
final class Declaration {

    private static final Set<Modifier> SHOWN = EnumSet.of(Modifier.PUBLIC, Modifier.PROTECTED,
            Modifier.PRIVATE, Modifier.ABSTRACT, Modifier.STATIC, Modifier.FINAL, Modifier.DEFAULT);

    private Declaration() {}

    static String of(MethodTree tree, TypeElement owner) {
        Set<Modifier> modifiers = shown(tree.getModifiers().getFlags());
        if (owner.getKind().isInterface()) {
            if (!modifiers.contains(Modifier.PRIVATE)) {
                modifiers.add(Modifier.PUBLIC);
            }
            if (Stream.of(Modifier.DEFAULT, Modifier.STATIC, Modifier.PRIVATE)
                    .noneMatch(modifiers::contains)) {
                modifiers.add(Modifier.ABSTRACT);
            }
        }
        return method(modifiers,
                tree.getReturnType() == null ? "" : simple(tree.getReturnType().toString()),
                tree.getName().toString(), owner,
                tree.getParameters().stream()
                        .map(parameter -> simple(parameter.getType().toString()))
                        .collect(Collectors.toList()),
                tree.getThrows().stream().map(type -> simple(type.toString()))
                        .collect(Collectors.toList()),
                tree.getDefaultValue() == null ? "" : tree.getDefaultValue().toString());
    }

    static String of(ExecutableElement element) {
        boolean constructor = element.getKind() == ElementKind.CONSTRUCTOR;
        return method(shown(element.getModifiers()),
                constructor ? "" : simple(element.getReturnType().toString()),
                element.getSimpleName().toString(), (TypeElement) element.getEnclosingElement(),
                parametersOf(element), element.getThrownTypes().stream()
                        .map(type -> simple(type.toString())).collect(Collectors.toList()),
                element.getDefaultValue() == null ? "" : element.getDefaultValue().toString());
    }

    private static String method(Set<Modifier> modifiers, String returnType, String name,
            TypeElement owner, List<String> parameters, List<String> exceptions, String defaultValue) {
        List<String> words = new ArrayList<>();
        modifiers.forEach(modifier -> words.add(modifier.toString()));
        if (!returnType.isEmpty()) {
            words.add(returnType);
        }
        words.add((name.equals("<init>") ? owner.getSimpleName() : name)
                + "(" + String.join(", ", parameters) + ")");
        if (!exceptions.isEmpty()) {
            words.add("throws " + String.join(", ", new TreeSet<>(exceptions)));
        }
        if (!defaultValue.isEmpty()) {
            words.add("default " + defaultValue);
        }
        return String.join(" ", words);
    }

    /** Types of the parameters of a method. Varargs are an array. */
    static List<String> parametersOf(ExecutableElement element) {
        return element.getParameters().stream()
                .map(parameter -> simple(parameter.asType().toString()))
                .collect(Collectors.toList());
    }

    /** A type without packages and enclosing types, with spaces only after commas. */
    static String simple(String type) {
        return type.replaceAll("\\s+", " ")
                .replaceAll("(?:[A-Za-z_$][\\w$]*\\.)+(?=[A-Za-z_$])", "")
                .replace("...", "[]")
                .replaceAll(" ?([<>,&\\[\\]]) ?", "$1")
                .replace(",", ", ")
                .replace("&", " & ")
                .trim();
    }

    private static Set<Modifier> shown(Collection<Modifier> modifiers) {
        Set<Modifier> shown = EnumSet.noneOf(Modifier.class);
        shown.addAll(modifiers);
        shown.retainAll(SHOWN);
        return shown;
    }
}
