package java.util;

/** Is told when an Observable changed. */
public interface Observer {
    void update(Observable o, Object arg);
}
