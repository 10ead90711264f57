package java.nio.file.attribute;

import java.io.IOException;

/** The attributes that every file system has. */
public interface BasicFileAttributeView extends FileAttributeView {
    String name();

    BasicFileAttributes readAttributes() throws IOException;

    void setTimes(FileTime lastModifiedTime, FileTime lastAccessTime, FileTime createTime) throws IOException;
}
