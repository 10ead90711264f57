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

    public FileReader(String path, java.nio.charset.Charset charset) throws IOException {
        super(new FileInputStream(path), charset);
    }

    public FileReader(File file, java.nio.charset.Charset charset) throws IOException {
        super(new FileInputStream(file), charset);
    }
}
