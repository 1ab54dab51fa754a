package fences;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Records that the checkers and a runner exchange: one on each line, with percent-encoded fields
 * separated by tabs. They are read from standard input and written to the original standard output,
 * which samples cannot use.
 */
final class Records {

    private static final PrintStream OUT =
            new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);

    private Records() {}

    /** All records of standard input. */
    static List<List<String>> readAll() throws IOException {
        List<List<String>> records = new ArrayList<>();
        BufferedReader in =
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            // The limit keeps empty fields at the end.
            records.add(Arrays.stream(line.split("\t", -1))
                    .map(field -> URLDecoder.decode(field, StandardCharsets.UTF_8))
                    .collect(Collectors.toList()));
        }
        return records;
    }

    /** Writes one record. */
    static void write(String... fields) {
        OUT.println(Arrays.stream(fields)
                .map(field -> URLEncoder.encode(field, StandardCharsets.UTF_8))
                .collect(Collectors.joining("\t")));
    }

    /**
     * The text of a throwable in the documentation: {@code SimpleClassName: message}, or only the name
     * if there is no message.
     */
    static String describe(Throwable throwable) {
        String name = throwable.getClass().getSimpleName();
        return throwable.getMessage() == null ? name : name + ": " + throwable.getMessage();
    }
}
