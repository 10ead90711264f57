package java.io;

/** Writes a file in the default charset. */
public class FileWriter extends OutputStreamWriter {
    public FileWriter(String path) throws IOException {
        super(new FileOutputStream(path));
    }

    public FileWriter(String path, boolean append) throws IOException {
        super(new FileOutputStream(path, append));
    }

    public FileWriter(File file) throws IOException {
        super(new FileOutputStream(file));
    }

    public FileWriter(File file, boolean append) throws IOException {
        super(new FileOutputStream(file, append));
    }

    public FileWriter(FileDescriptor fd) {
        super(new FileOutputStream(fd));
    }

    public FileWriter(String file, java.nio.charset.Charset charset) throws IOException {
        super(new FileOutputStream(file), charset);
    }

    public FileWriter(String file, java.nio.charset.Charset charset, boolean append) throws IOException {
        super(new FileOutputStream(file, append), charset);
    }

    public FileWriter(File file, java.nio.charset.Charset charset) throws IOException {
        super(new FileOutputStream(file), charset);
    }

    public FileWriter(File file, java.nio.charset.Charset charset, boolean append) throws IOException {
        super(new FileOutputStream(file, append), charset);
    }
}
