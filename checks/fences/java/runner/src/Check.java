package fences;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
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
 *   <li>{@code unit, id, page, file name, text}: a whole compilation unit
 *   <li>{@code sample, id, page, unit or empty, text}: independent, or continues a unit
 *   <li>{@code trial, id, page, unit or empty, text}: must not affect others
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
    private final Map<String, Page> pages = new LinkedHashMap<>();
    private final Map<String, Source> samples = new LinkedHashMap<>();
    /** Class folder of each sample. */
    private final Map<String, String> outputs = new LinkedHashMap<>();
    private final Set<String> withErrors = new HashSet<>();

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
                compiler.compile(List.of(new Source("host", "Host.java", settings.get(4))), HOST);
        if (!inHost.isEmpty()) {
            inHost.forEach(CompileError::report);
            return;
        }
        for (List<String> record : records) {
            add(record);
        }
        report(compiler.compileEach(samples.values(), SAMPLES, HOST));
        for (Page page : pages.values()) {
            report(page.compile());
        }
        tryAll(records);
        compareAll(records);
        runAll(records);
    }

    private void add(List<String> record) throws Exception {
        String id = record.get(1);
        if (record.get(0).equals("unit")) {
            page(record.get(2)).addUnit(new Source(id, record.get(3), record.get(4)));
        } else if (record.get(0).equals("sample")) {
            Source source = new Source(id, "", record.get(4));
            String unit = record.get(3);
            if (unit.isEmpty()) {
                samples.put(id, source);
                outputs.put(id, SAMPLES);
            } else {
                page(record.get(2)).addFollower(unit, source);
                outputs.put(id, page(record.get(2)).outputOf(unit));
            }
        }
    }

    private Page page(String name) {
        return pages.computeIfAbsent(name, key -> new Page(key, compiler));
    }

    private void report(List<CompileError> errors) {
        for (CompileError error : errors) {
            error.report();
            withErrors.add(error.id);
        }
    }

    private void tryAll(List<List<String>> records) throws Exception {
        for (List<String> record : records) {
            if (record.get(0).equals("trial")) {
                Page page = page(record.get(2));
                Source source = new Source(record.get(1), "", record.get(4));
                report(page.tryOut(source, page.stageOf(record.get(3))));
            }
        }
    }

    private void compareAll(List<List<String>> records) throws Exception {
        Signatures signatures = new Signatures(compiler);
        for (List<String> record : records) {
            if (record.get(0).equals("signature")) {
                report(signatures.compare(record.get(1), record.get(2), record.get(3)));
            }
        }
    }

    private void runAll(List<List<String>> records) throws Exception {
        Execution execution = new Execution(settings.get(5), settings.get(6));
        for (List<String> record : records) {
            String id = record.get(1);
            boolean blocked = pages.values().stream().anyMatch(page -> page.isBlocked(id));
            if (record.get(0).equals("run") && !blocked && !withErrors.contains(id)) {
                List<Path> classes = new ArrayList<>();
                classes.add(compiler.output(outputs.get(id)));
                classes.add(compiler.output(HOST));
                if (!execution.run(id, record.get(2), classes)) {
                    return;
                }
            }
        }
    }
}
