package fences;

import java.net.URI;
import javax.tools.SimpleJavaFileObject;

/** A compilation unit for one fence. */
final class Source extends SimpleJavaFileObject {

    /** Name under which problems are reported. */
    final String id;
    private final String text;
    private String publicType;

    Source(String id, String text) {
        super(URI.create("fence:///" + id.replace(':', '/') + ".java"), Kind.SOURCE);
        this.id = id;
        this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return text;
    }

    /** The first public type is the name of the file. There can be only one. */
    @Override
    public boolean isNameCompatible(String simpleName, Kind kind) {
        // javac also requests package-info and module-info.
        if (simpleName.contains("-")) {
            return false;
        }
        if (publicType == null) {
            publicType = simpleName;
        }
        return publicType.equals(simpleName);
    }

    /** The name of this file in messages of javac. */
    @Override
    public String toString() {
        return publicType == null ? id : publicType + ".java";
    }
}
