import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.attribute.FileTime;

/** The basic view of a file's attributes, and one that no file system has. */
public class AttributeViews {
    interface None extends FileAttributeView {
    }

    public static void main(String[] args) throws Exception {
        Path file = Files.createTempFile("view", ".txt");
        Files.write(file, new byte[5]);
        BasicFileAttributeView view = Files.getFileAttributeView(file, BasicFileAttributeView.class);
        view.setTimes(FileTime.fromMillis(1000000000000L), null, null);
        System.out.println(view.name() + " " + view.readAttributes().size() + " " + view.readAttributes().lastModifiedTime());
        System.out.println(Files.getFileAttributeView(file, None.class) == null);
        Files.delete(file);
        try {
            System.out.println(view.readAttributes());
        } catch (java.nio.file.NoSuchFileException e) {
            System.out.println("gone");
        }
        System.out.println(System.console() == null);
    }
}
