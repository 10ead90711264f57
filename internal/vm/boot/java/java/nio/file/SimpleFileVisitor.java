package java.nio.file;

import java.io.IOException;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Objects;

/** Visits everything and throws what fails. */
public class SimpleFileVisitor<T> implements FileVisitor<T> {
    protected SimpleFileVisitor() {
    }

    @Override
    public FileVisitResult preVisitDirectory(T dir, BasicFileAttributes attributes) throws IOException {
        Objects.requireNonNull(dir);
        return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(T file, BasicFileAttributes attributes) throws IOException {
        Objects.requireNonNull(file);
        return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(T file, IOException failure) throws IOException {
        throw failure;
    }

    @Override
    public FileVisitResult postVisitDirectory(T dir, IOException failure) throws IOException {
        if (failure != null) {
            throw failure;
        }
        return FileVisitResult.CONTINUE;
    }
}
