package java.nio.file;

import java.net.URI;

/** Makes paths. */
public final class Paths {
    private Paths() {
    }

    public static Path get(String first, String... more) {
        return FileSystems.getDefault().getPath(first, more);
    }

    public static Path get(URI uri) {
        if (uri.getScheme() == null) {
            throw new IllegalArgumentException("Missing scheme");
        }
        if (!uri.getScheme().equalsIgnoreCase("file")) {
            throw new FileSystemNotFoundException("Provider \"" + uri.getScheme() + "\" not installed");
        }
        return new java.io.File(uri).toPath();
    }
}
