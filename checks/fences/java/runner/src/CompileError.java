package fences;

/** An error of javac in one source. */
final class CompileError {

    final String id;
    /** Line in the source, from 1, or 0 if javac does not report one. */
    final long line;
    final String message;

    CompileError(String id, long line, String message) {
        this.id = id;
        this.line = line;
        this.message = message;
    }

    void report() {
        Records.write("error", id, Long.toString(line), message);
    }
}
