package java.nio.file;

import java.io.Closeable;
import java.io.IOException;
import java.util.Iterator;

/** The entries of a folder. */
public interface DirectoryStream<T> extends Closeable, Iterable<T> {
    /** Chooses entries. */
    interface Filter<T> {
        boolean accept(T entry) throws IOException;
    }

    Iterator<T> iterator();
}
