package fences;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The working directory of this JVM. Pricing4Java reads and writes {@code src/main/resources} below
 * it, so it is empty at the start of each sample. The checkers start runners in a temporary directory.
 */
final class WorkingDirectory {

    private static final Path ROOT = Path.of("").toAbsolutePath();

    private WorkingDirectory() {}

    /** Empties the directory and writes one resource. */
    static void reset(String resource, String text) throws IOException {
        try (Stream<Path> files = Files.walk(ROOT)) {
            List<Path> deepestFirst = files.filter(file -> !file.equals(ROOT))
                    .sorted(Comparator.reverseOrder())
                    .collect(Collectors.toList());
            for (Path file : deepestFirst) {
                Files.delete(file);
            }
        }
        Path target = ROOT.resolve("src/main/resources").resolve(resource);
        Files.createDirectories(target.getParent());
        Files.writeString(target, text);
    }
}
