package java.nio.file;

/** Something that changes could be watched of; there is no watch service. */
public interface Watchable {
}
