package java.util.concurrent;

/** Runs tasks somehow. */
public interface Executor {
    void execute(Runnable command);
}
