package fences;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * One text for a declaration, the same whether it comes from a source or from a class file: simple
 * type names, no parameter names, only modifiers that matter to users, including implicit ones.
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
        return method(modifiers, texts(tree.getTypeParameters()),
                tree.getReturnType() == null ? "" : simple(tree.getReturnType().toString()),
                tree.getName().toString(), owner,
                tree.getParameters().stream()
                        .map(parameter -> simple(parameter.getType().toString()))
                        .collect(Collectors.toList()),
                texts(tree.getThrows()),
                tree.getDefaultValue() == null ? "" : tree.getDefaultValue().toString());
    }

    static String of(ExecutableElement element) {
        boolean constructor = element.getKind() == ElementKind.CONSTRUCTOR;
        return method(shown(element.getModifiers()), typeParameters(element.getTypeParameters()),
                constructor ? "" : simple(element.getReturnType().toString()),
                element.getSimpleName().toString(), (TypeElement) element.getEnclosingElement(),
                parametersOf(element), types(element.getThrownTypes()),
                element.getDefaultValue() == null ? "" : element.getDefaultValue().toString());
    }

    private static String method(Set<Modifier> modifiers, List<String> typeParameters,
            String returnType, String name, TypeElement owner, List<String> parameters,
            List<String> exceptions, String defaultValue) {
        List<String> words = words(modifiers);
        if (!typeParameters.isEmpty()) {
            words.add("<" + String.join(", ", typeParameters) + ">");
        }
        if (!returnType.isEmpty()) {
            words.add(returnType);
        }
        words.add((name.equals("<init>") ? owner.getSimpleName() : name)
                + "(" + String.join(", ", parameters) + ")");
        if (!exceptions.isEmpty()) {
            words.add("throws " + String.join(", ", new TreeSet<>(exceptions)));
        }
        if (!defaultValue.isEmpty()) {
            words.add("default " + value(defaultValue));
        }
        return String.join(" ", words);
    }

    /** Types of the parameters of a method. Varargs are an array. */
    static List<String> parametersOf(ExecutableElement element) {
        return element.getParameters().stream()
                .map(parameter -> simple(parameter.asType().toString()))
                .collect(Collectors.toList());
    }

    static String of(VariableTree tree, TypeElement owner, boolean enumConstant) {
        if (enumConstant) {
            return tree.getName().toString();
        }
        Set<Modifier> modifiers = shown(tree.getModifiers().getFlags());
        if (owner.getKind().isInterface()) {
            modifiers.addAll(EnumSet.of(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL));
        }
        ExpressionTree initializer = tree.getInitializer();
        return String.join(" ", words(modifiers)) + " " + simple(tree.getType().toString()) + " "
                + tree.getName() + (initializer == null ? "" : " = " + initializer);
    }

    /** @param withValue whether the text contains the value of a constant */
    static String of(VariableElement element, boolean withValue) {
        if (element.getKind() == ElementKind.ENUM_CONSTANT) {
            return element.getSimpleName().toString();
        }
        Object constant = element.getConstantValue();
        String value = constant instanceof String ? "\"" + constant + "\"" : String.valueOf(constant);
        return String.join(" ", words(shown(element.getModifiers()))) + " "
                + simple(element.asType().toString()) + " " + element.getSimpleName()
                + (withValue ? " = " + value : "");
    }

    static String of(ClassTree tree) {
        String kind = tree.getKind() == Tree.Kind.ANNOTATION_TYPE ? "@interface"
                : tree.getKind().name().toLowerCase(Locale.ROOT);
        return type(shown(tree.getModifiers().getFlags()), kind, tree.getSimpleName().toString(),
                texts(tree.getTypeParameters()),
                tree.getExtendsClause() == null ? ""
                        : simple(tree.getExtendsClause().toString()),
                texts(tree.getImplementsClause()));
    }

    static String of(TypeElement element) {
        String kind = element.getKind() == ElementKind.ANNOTATION_TYPE ? "@interface"
                : element.getKind().name().toLowerCase(Locale.ROOT);
        TypeMirror parent = element.getSuperclass();
        boolean shownParent = element.getKind() == ElementKind.CLASS
                && parent.getKind() != TypeKind.NONE && !parent.toString().equals("java.lang.Object");
        List<? extends TypeMirror> interfaces =
                element.getKind() == ElementKind.ANNOTATION_TYPE ? List.of() : element.getInterfaces();
        return type(shown(element.getModifiers()), kind, element.getSimpleName().toString(),
                typeParameters(element.getTypeParameters()),
                shownParent ? simple(parent.toString()) : "", types(interfaces));
    }

    private static String type(Set<Modifier> modifiers, String kind, String name,
            List<String> typeParameters, String parent, List<String> interfaces) {
        // For these kinds, such modifiers are implicit and appear only in class files.
        if (!kind.equals("class")) {
            modifiers.removeAll(EnumSet.of(Modifier.ABSTRACT, Modifier.STATIC, Modifier.FINAL));
        }
        List<String> words = words(modifiers);
        words.add(kind);
        words.add(name + (typeParameters.isEmpty() ? ""
                : "<" + String.join(", ", typeParameters) + ">"));
        if (!parent.isEmpty()) {
            words.add("extends " + parent);
        }
        if (!interfaces.isEmpty()) {
            words.add((kind.equals("interface") ? "extends " : "implements ")
                    + String.join(", ", interfaces));
        }
        return String.join(" ", words);
    }

    /** Text of any member of a type. */
    static String ofMember(Element element) {
        if (element instanceof ExecutableElement) {
            return of((ExecutableElement) element);
        }
        return element instanceof VariableElement ? of((VariableElement) element, false)
                : of((TypeElement) element);
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

    /** An annotation without packages, {@code value =} and the braces around a single value. */
    static String annotation(String text) {
        return simple(text).replaceAll("\\(\\)$", "")
                .replaceAll("\\(value ?= ?", "(")
                .replaceAll("[{}]", "");
    }

    private static String value(String text) {
        return text.startsWith("\"") ? text : simple(text).replaceAll("[{}]", "");
    }

    private static Set<Modifier> shown(Collection<Modifier> modifiers) {
        Set<Modifier> shown = EnumSet.noneOf(Modifier.class);
        shown.addAll(modifiers);
        shown.retainAll(SHOWN);
        return shown;
    }

    private static List<String> words(Set<Modifier> modifiers) {
        List<String> words = new ArrayList<>();
        modifiers.forEach(modifier -> words.add(modifier.toString()));
        return words;
    }

    private static List<String> texts(List<? extends Tree> trees) {
        return trees.stream().map(tree -> simple(tree.toString())).collect(Collectors.toList());
    }

    private static List<String> types(List<? extends TypeMirror> types) {
        return types.stream().map(type -> simple(type.toString())).collect(Collectors.toList());
    }

    private static List<String> typeParameters(List<? extends TypeParameterElement> parameters) {
        return parameters.stream()
                .map(parameter -> {
                    String bounds = types(parameter.getBounds()).stream()
                            .filter(bound -> !bound.equals("Object"))
                            .collect(Collectors.joining(" & "));
                    return parameter + (bounds.isEmpty() ? "" : " extends " + bounds);
                })
                .collect(Collectors.toList());
    }
}
