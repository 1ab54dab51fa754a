package fences;

import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Parses pricings with Pricing4Java. Reads one record for each text, and writes one for its result. */
public final class Pricings {

    private static final String RESOURCE = "pricing.yml";

    private Pricings() {}

    public static void main(String[] arguments) throws Exception {
        List<List<String>> pricings = Records.readAll();
        // Updaters print warnings.
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        Method retrieve = Class.forName("io.github.isagroup.services.yaml.YamlUtils")
                .getMethod("retrieveManagerFromYaml", String.class);
        for (List<String> pricing : pricings) {
            WorkingDirectory.reset(RESOURCE, pricing.get(0));
            // Without this folder, an upgrade error becomes an unrelated FilepathException.
            Files.createDirectories(Path.of("src/main/resources/yaml-testing"));
            Records.write(answer(retrieve));
        }
    }

    private static String answer(Method retrieve) throws IllegalAccessException {
        try {
            return retrieve.invoke(null, RESOURCE) == null ? "null" : "OK";
        } catch (InvocationTargetException failure) {
            return Records.describe(failure.getCause());
        }
    }
}
