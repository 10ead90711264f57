package dalvik.system;

import java.net.URL;

/** The base of loaders that read dex files. */
public class BaseDexClassLoader extends ClassLoader {
    private final String path;
    private final ArchiveResources resources;

    BaseDexClassLoader(String path, ClassLoader parent) {
        super(parent);
        this.path = path;
        resources = new ArchiveResources(path.isEmpty() ? installed() : path);
    }

    /** Where the machine's program is installed. */
    static native String installed();

    public String findLibrary(String name) {
        return null;
    }

    @Override
    protected URL findResource(String name) {
        return resources.find(name);
    }

    @Override
    public String toString() {
        return getClass().getName() + "[DexPathList[[" + (path.isEmpty() ? "" : "zip file \"" + path + "\"")
                + "],nativeLibraryDirectories=[/system/lib64, /vendor/lib64]]]";
    }
}
