package java.io;

/** Reads a file in the default charset. */
public class FileReader extends InputStreamReader {
    public FileReader(String path) throws FileNotFoundException {
        super(new FileInputStream(path));
    }

    public FileReader(File file) throws FileNotFoundException {
        super(new FileInputStream(file));
    }

    public FileReader(FileDescriptor fd) {
        super(new FileInputStream(fd));
    }
}
