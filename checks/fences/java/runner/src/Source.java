package fences;

import java.net.URI;
import javax.tools.SimpleJavaFileObject;

/** A compilation unit made from one fence. */
final class Source extends SimpleJavaFileObject {

    /** Name under which problems are reported. */
    final String id;
    private final String text;
    private String publicType;

    /**
     * @param fileName name of the file that a page says this is, such as {@code NoteService.java};
     *     empty when it says nothing
     */
    Source(String id, String fileName, String text) {
        super(URI.create("fence:///" + id.replace(':', '/') + ".java"), Kind.SOURCE);
        this.id = id;
        this.text = text;
        this.publicType = fileName.isEmpty() ? null : fileName.replaceFirst("\\.java$", "");
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return text;
    }

    /** Without a file name the first public type gives the file its name; it can be only one. */
    @Override
    public boolean isNameCompatible(String simpleName, Kind kind) {
        // javac asks for package-info and module-info, too.
        if (simpleName.contains("-")) {
            return false;
        }
        if (publicType == null) {
            publicType = simpleName;
        }
        return publicType.equals(simpleName);
    }

    /** How javac calls this file in messages. */
    @Override
    public String toString() {
        return publicType == null ? id : publicType + ".java";
    }
}
