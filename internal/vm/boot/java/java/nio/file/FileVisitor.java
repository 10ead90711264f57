package java.nio.file;

import java.io.IOException;
import java.nio.file.attribute.BasicFileAttributes;

/** Is shown the files of a tree. */
public interface FileVisitor<T> {
    FileVisitResult preVisitDirectory(T dir, BasicFileAttributes attributes) throws IOException;

    FileVisitResult visitFile(T file, BasicFileAttributes attributes) throws IOException;

    FileVisitResult visitFileFailed(T file, IOException failure) throws IOException;

    FileVisitResult postVisitDirectory(T dir, IOException failure) throws IOException;
}
