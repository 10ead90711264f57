package dalvik.system;

import java.io.File;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.Arrays;
import java.util.Collections;
import java.util.Enumeration;

/** The classes of the archive that the program came in, by which libraries look for those of a kind. */
public final class DexFile {
    private final String name;
    private boolean closed;

    public DexFile(File file) throws IOException {
        this(file.getPath());
    }

    public DexFile(String fileName) throws IOException {
        name = fileName;
        if (!fileName.equals(BaseDexClassLoader.installed())) {
            if (!new File(fileName).isFile()) {
                throw new FileNotFoundException("File doesn't exist: " + fileName);
            }
            openOther(fileName);
        }
    }

    /** The machine runs no code but the program's, and says so. */
    private static native void openOther(String fileName);

    /** The binary names of the program's classes, in the order of its files. */
    private static native String[] classNames();

    public static DexFile loadDex(String source, String output, int flags) throws IOException {
        return new DexFile(source);
    }

    public String getName() {
        return name;
    }

    public void close() throws IOException {
        closed = true;
    }

    public Class loadClass(String name, ClassLoader loader) {
        try {
            return closed ? null : Class.forName(name.replace('/', '.'), false, loader);
        } catch (ClassNotFoundException e) {
            return null;
        }
    }

    public Enumeration<String> entries() {
        return Collections.enumeration(Arrays.asList(classNames()));
    }

    public static boolean isDexOptNeeded(String fileName) throws FileNotFoundException, IOException {
        if (!new File(fileName).exists()) {
            throw new FileNotFoundException(fileName);
        }
        return false;
    }

    @Override
    public String toString() {
        return name;
    }
}
