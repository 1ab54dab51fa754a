package fences;

import com.sun.source.util.JavacTask;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** javac with the options of one docs version. */
final class Compiler {

    private final JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    private final StandardJavaFileManager files =
            javac.getStandardFileManager(null, Locale.ENGLISH, StandardCharsets.UTF_8);
    private final String release;
    private final List<File> libraries;
    private final Path classes;

    /**
     * @param release Java language level
     * @param libraries class path of the samples
     * @param classes folder for compiled classes
     */
    Compiler(String release, List<File> libraries, Path classes) {
        this.release = release;
        this.libraries = libraries;
        this.classes = classes;
    }

    /** Folder of a compilation, created if needed. */
    Path output(String name) throws IOException {
        return Files.createDirectories(classes.resolve(name));
    }

    /**
     * Compiles sources together. Classes are written only if there is no error.
     *
     * @param output name of the folder for classes
     * @param visible names of folders with classes that the sources may use
     */
    List<CompileError> compile(Collection<Source> sources, String output, String... visible)
            throws IOException {
        List<File> classPath = new ArrayList<>();
        for (String name : visible) {
            classPath.add(output(name).toFile());
        }
        classPath.addAll(libraries);
        files.setLocation(StandardLocation.CLASS_PATH, classPath);
        files.setLocation(StandardLocation.CLASS_OUTPUT, List.of(output(output).toFile()));
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        task(diagnostics, sources).call();
        return errors(diagnostics);
    }

    /**
     * Compiles sources that do not need each other, so that those without an error get classes
     * even if others contain errors.
     */
    List<CompileError> compileEach(Collection<Source> sources, String output, String... visible)
            throws IOException {
        List<CompileError> errors = new ArrayList<>();
        List<Source> left = new ArrayList<>(sources);
        while (!left.isEmpty()) {
            List<CompileError> found = compile(left, output, visible);
            if (found.isEmpty()) {
                break;
            }
            errors.addAll(found);
            Set<String> wrong = found.stream().map(error -> error.id).collect(Collectors.toSet());
            left.removeIf(source -> wrong.contains(source.id));
        }
        return errors;
    }

    /** A compiler task, for uses that need more than classes. */
    JavacTask task(DiagnosticCollector<JavaFileObject> diagnostics, Collection<Source> sources) {
        List<String> options = List.of("--release", release, "-proc:none", "-parameters", "-nowarn",
                "-Xlint:none", "-Xmaxerrs", "100000");
        return (JavacTask) javac.getTask(null, files, diagnostics, options, null, sources);
    }

    /** The class path of the samples, for a task that does not write classes. */
    void useLibraries() throws IOException {
        files.setLocation(StandardLocation.CLASS_PATH, libraries);
    }

    private static List<CompileError> errors(DiagnosticCollector<JavaFileObject> diagnostics) {
        List<CompileError> errors = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (Diagnostic<? extends JavaFileObject> diagnostic : diagnostics.getDiagnostics()) {
            if (diagnostic.getKind() != Diagnostic.Kind.ERROR) {
                continue;
            }
            String message = diagnostic.getMessage(Locale.ENGLISH);
            if (!(diagnostic.getSource() instanceof Source)) {
                throw new IllegalStateException("javac: " + message);
            }
            String id = ((Source) diagnostic.getSource()).id;
            if (seen.add(id + diagnostic.getLineNumber() + message)) {
                errors.add(new CompileError(id, Math.max(0, diagnostic.getLineNumber()), message));
            }
        }
        return errors;
    }
}
