package java.util.logging;

/** Says which records are published. */
@FunctionalInterface
public interface Filter {
    boolean isLoggable(LogRecord record);
}
