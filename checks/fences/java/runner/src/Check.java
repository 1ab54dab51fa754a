package fences;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Checks all Java fences of one docs version. Records in:
 *
 * <ul>
 *   <li>{@code settings, release, class path, class folder, host source, resource, pricing}, first
 *   <li>{@code unit, id, page, text}: a whole compilation unit
 *   <li>{@code sample, id, page or empty, text}: independent, or continues a unit of the page
 *   <li>{@code trial, id, text}: must not affect others
 *   <li>{@code signature, id, type, text}
 *   <li>{@code run, id, class name}: a sample to run
 * </ul>
 *
 * <p>Records out: {@code error, id, line, message}; {@code ran, id, output, exception}; {@code
 * endless, id, seconds}; {@code done} at the end.
 */
public final class Check {

    /** Folder with the classes of the host. */
    static final String HOST = "host";

    private static final String SAMPLES = "samples";

    private final List<String> settings;
    private final Compiler compiler;
    /** Units of each page, with the samples that continue them. They are compiled together. */
    private final Map<String, List<Source>> pages = new LinkedHashMap<>();
    private final List<Source> samples = new ArrayList<>();
    /** Class folder of each sample. */
    private final Map<String, String> outputs = new HashMap<>();
    /** Ids of samples without classes. */
    private final Set<String> blocked = new HashSet<>();

    private Check(List<String> settings) {
        this.settings = settings;
        List<File> libraries = Arrays.stream(settings.get(2).split(File.pathSeparator))
                .map(File::new)
                .collect(Collectors.toList());
        compiler = new Compiler(settings.get(1), libraries, Path.of(settings.get(3)));
    }

    public static void main(String[] arguments) throws Exception {
        List<List<String>> records = Records.readAll();
        new Check(records.get(0)).checkAll(records.subList(1, records.size()));
        Records.write("done");
        // A sample that does not end must not keep this process alive.
        System.exit(0);
    }

    private void checkAll(List<List<String>> records) throws Exception {
        List<CompileError> inHost =
                compiler.compile(List.of(new Source("host", settings.get(4))), HOST);
        if (!inHost.isEmpty()) {
            inHost.forEach(CompileError::report);
            return;
        }
        for (List<String> record : records) {
            add(record);
        }
        report(compiler.compileEach(samples, SAMPLES, HOST));
        for (Map.Entry<String, List<Source>> page : pages.entrySet()) {
            List<CompileError> errors = compiler.compile(page.getValue(), page.getKey(), HOST);
            if (!errors.isEmpty()) {
                page.getValue().forEach(source -> blocked.add(source.id));
            }
            report(errors);
        }
        checkOthers(records);
        runAll(records);
    }

    private void add(List<String> record) {
        String id = record.get(1);
        if (record.get(0).equals("unit")) {
            sourcesOf(record.get(2)).add(new Source(id, record.get(3)));
        } else if (record.get(0).equals("sample")) {
            String page = record.get(2);
            outputs.put(id, page.isEmpty() ? SAMPLES : page);
            (page.isEmpty() ? samples : sourcesOf(page)).add(new Source(id, record.get(3)));
        }
    }

    private List<Source> sourcesOf(String page) {
        return pages.computeIfAbsent(page, key -> new ArrayList<>());
    }

    private void report(List<CompileError> errors) {
        for (CompileError error : errors) {
            error.report();
            blocked.add(error.id);
        }
    }

    private void checkOthers(List<List<String>> records) throws Exception {
        Signatures signatures = new Signatures(compiler);
        for (List<String> record : records) {
            String id = record.get(1);
            if (record.get(0).equals("trial")) {
                report(compiler.compile(List.of(new Source(id, record.get(2))), "trial", HOST));
            } else if (record.get(0).equals("signature")) {
                report(signatures.compare(id, record.get(2), record.get(3)));
            }
        }
    }

    private void runAll(List<List<String>> records) throws Exception {
        Execution execution = new Execution(settings.get(5), settings.get(6));
        for (List<String> record : records) {
            String id = record.get(1);
            if (record.get(0).equals("run") && !blocked.contains(id)) {
                List<Path> classes = List.of(compiler.output(outputs.get(id)), compiler.output(HOST));
                if (!execution.run(id, record.get(2), classes)) {
                    return;
                }
            }
        }
    }
}
