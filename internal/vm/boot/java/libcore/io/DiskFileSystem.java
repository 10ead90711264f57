package libcore.io;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** The virtual disk as java.nio.file sees it. */
public final class DiskFileSystem extends FileSystem {
    public static final DiskFileSystem INSTANCE = new DiskFileSystem();

    private DiskFileSystem() {
    }

    @Override
    public void close() throws IOException {
        throw new UnsupportedOperationException();
    }

    @Override
    public boolean isOpen() {
        return true;
    }

    @Override
    public boolean isReadOnly() {
        return false;
    }

    @Override
    public String getSeparator() {
        return "/";
    }

    @Override
    public Iterable<Path> getRootDirectories() {
        List<Path> roots = Collections.<Path>singletonList(new DiskPath("/"));
        return roots;
    }

    @Override
    public Set<String> supportedFileAttributeViews() {
        return new HashSet<String>(Arrays.asList("basic", "posix"));
    }

    @Override
    public Path getPath(String first, String... more) {
        if (more.length == 0) {
            return new DiskPath(first);
        }
        StringBuilder b = new StringBuilder(first);
        for (int i = 0; i < more.length; i++) {
            if (!more[i].isEmpty()) {
                if (b.length() > 0) {
                    b.append('/');
                }
                b.append(more[i]);
            }
        }
        return new DiskPath(b.toString());
    }

    @Override
    public PathMatcher getPathMatcher(String syntaxAndPattern) {
        int colon = syntaxAndPattern.indexOf(':');
        if (colon <= 0 || colon == syntaxAndPattern.length()) {
            throw new IllegalArgumentException();
        }
        String syntax = syntaxAndPattern.substring(0, colon);
        String text = syntaxAndPattern.substring(colon + 1);
        if (syntax.equalsIgnoreCase("glob")) {
            text = Glob.toRegex(text);
        } else if (!syntax.equalsIgnoreCase("regex")) {
            throw new UnsupportedOperationException("Syntax '" + syntax + "' not recognized");
        }
        final Pattern pattern = Pattern.compile(text);
        return new PathMatcher() {
            @Override
            public boolean matches(Path path) {
                return pattern.matcher(path.toString()).matches();
            }
        };
    }
}
