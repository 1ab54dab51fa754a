package fences;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** Runs compiled samples, each with a separate class loader and an empty working directory. */
final class Execution {

    /** Method of a sample that contains its statements. */
    static final String METHOD = "statements";

    private static final long LIMIT_MILLISECONDS = 30_000;

    private final String resource;
    private final String pricing;

    /**
     * @param resource path of the pricing below {@code src/main/resources}
     * @param pricing its text
     */
    Execution(String resource, String pricing) {
        this.resource = resource;
        this.pricing = pricing;
    }

    /**
     * Runs a sample and writes the record {@code ran, id, standard output, exception}.
     *
     * @return whether more samples can run, which is not possible after one that does not end
     */
    boolean run(String id, String className, List<Path> classes)
            throws IOException, InterruptedException {
        WorkingDirectory.reset(resource, pricing);
        URL[] urls = new URL[classes.size()];
        for (int i = 0; i < urls.length; i++) {
            urls[i] = classes.get(i).toUri().toURL();
        }
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        String[] exception = {""};
        PrintStream before = System.out;
        try (URLClassLoader loader = new URLClassLoader(urls, Execution.class.getClassLoader())) {
            Thread thread = new Thread(() -> exception[0] = invoke(loader, className), "sample");
            thread.setContextClassLoader(loader);
            thread.setDaemon(true);
            System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
            thread.start();
            thread.join(LIMIT_MILLISECONDS);
            if (thread.isAlive()) {
                Records.write("endless", id, Long.toString(LIMIT_MILLISECONDS / 1000));
                return false;
            }
        } finally {
            System.setOut(before);
        }
        Records.write("ran", id, printed.toString(StandardCharsets.UTF_8), exception[0]);
        return true;
    }

    private static String invoke(ClassLoader loader, String className) {
        try {
            Constructor<?> constructor = loader.loadClass(className).getDeclaredConstructor();
            constructor.setAccessible(true);
            Object sample = constructor.newInstance();
            Method statements = sample.getClass().getDeclaredMethod(METHOD);
            statements.setAccessible(true);
            statements.invoke(sample);
            return "";
        } catch (InvocationTargetException failure) {
            Throwable cause = failure.getCause();
            boolean inHost = cause instanceof ExceptionInInitializerError && cause.getCause() != null;
            return Records.describe(inHost ? cause.getCause() : cause);
        } catch (ReflectiveOperationException failure) {
            return Records.describe(failure);
        }
    }
}
