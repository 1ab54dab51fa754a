package fences;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Compiles the files of a tutorial one after the other, each with the classes of those before it.
 * Reads records with a release and a class path, then with an id and a text for each file, and writes
 * one for each error.
 */
public final class InOrder {

    private InOrder() {}

    public static void main(String[] arguments) throws Exception {
        List<List<String>> records = Records.readAll();
        List<File> libraries = new ArrayList<>();
        for (String entry : records.get(0).get(1).split(File.pathSeparator)) {
            libraries.add(new File(entry));
        }
        Path classes = Files.createDirectories(Path.of("classes"));
        Compiler compiler = new Compiler(records.get(0).get(0), libraries, classes);
        for (List<String> file : records.subList(1, records.size())) {
            Source source = new Source(file.get(0), file.get(1));
            for (CompileError error : compiler.compile(List.of(source), "files", "files")) {
                Records.write(error.id, error.message);
            }
        }
    }
}
