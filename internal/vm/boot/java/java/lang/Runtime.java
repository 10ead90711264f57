package java.lang;

import java.io.File;
import java.io.IOException;
import java.util.StringTokenizer;

/** The machine that the program runs on. */
public class Runtime {
    private static final Runtime CURRENT = new Runtime();

    private Thread[] hooks = new Thread[0];
    private boolean ending;

    private Runtime() {
    }

    public static Runtime getRuntime() {
        return CURRENT;
    }

    public void exit(int code) {
        Thread[] toRun;
        synchronized (this) {
            toRun = ending ? new Thread[0] : hooks;
            ending = true;
        }
        for (int i = 0; i < toRun.length; i++) {
            toRun[i].start();
        }
        for (int i = 0; i < toRun.length; i++) {
            try {
                toRun[i].join();
            } catch (InterruptedException e) {
                break;
            }
        }
        halt(code);
    }

    public native void halt(int code);

    public synchronized void addShutdownHook(Thread hook) {
        if (hook == null) {
            throw new NullPointerException("hook == null");
        }
        if (ending) {
            throw new IllegalStateException("VM already shutting down");
        }
        for (int i = 0; i < hooks.length; i++) {
            if (hooks[i] == hook) {
                throw new IllegalArgumentException("Hook already registered.");
            }
        }
        if (hook.getState() != Thread.State.NEW) {
            throw new IllegalArgumentException("Hook has already been started");
        }
        Thread[] more = new Thread[hooks.length + 1];
        System.arraycopy(hooks, 0, more, 0, hooks.length);
        more[hooks.length] = hook;
        hooks = more;
    }

    public synchronized boolean removeShutdownHook(Thread hook) {
        if (hook == null) {
            throw new NullPointerException("hook == null");
        }
        if (ending) {
            throw new IllegalStateException("VM already shutting down");
        }
        for (int i = 0; i < hooks.length; i++) {
            if (hooks[i] == hook) {
                Thread[] fewer = new Thread[hooks.length - 1];
                System.arraycopy(hooks, 0, fewer, 0, i);
                System.arraycopy(hooks, i + 1, fewer, i, fewer.length - i);
                hooks = fewer;
                return true;
            }
        }
        return false;
    }

    public int availableProcessors() {
        return 4;
    }

    public native long freeMemory();

    public native long totalMemory();

    public native long maxMemory();

    public void gc() {
        collect();
    }

    /** Clears what only weak references lead to. */
    private native void collect();

    /** Whether a class with a finalizer is in use. */
    private native boolean mayFinalize();

    public void runFinalization() {
        if (mayFinalize()) {
            Daemons.FinalizerDaemon.finish();
        }
    }

    @Deprecated
    public void traceInstructions(boolean on) {
    }

    @Deprecated
    public void traceMethodCalls(boolean on) {
    }

    public void load(String path) {
        if (path == null) {
            throw new NullPointerException("absolutePath == null");
        }
        refuse(path.substring(path.lastIndexOf('/') + 1));
        throw new UnsatisfiedLinkError("dlopen failed: library \"" + path + "\" not found");
    }

    public void loadLibrary(String name) {
        if (name == null) {
            throw new NullPointerException("nickname == null");
        }
        refuse(System.mapLibraryName(name));
        throw new UnsatisfiedLinkError("dalvik.system.PathClassLoader couldn't find \"" + System.mapLibraryName(name) + "\"");
    }

    /** Ends the run if the program carries the library, which is native code. */
    private static native void refuse(String file);

    public Process exec(String command) throws IOException {
        return exec(command, null, null);
    }

    public Process exec(String command, String[] environment) throws IOException {
        return exec(command, environment, null);
    }

    public Process exec(String command, String[] environment, File directory) throws IOException {
        if (command.isEmpty()) {
            throw new IllegalArgumentException("Empty command");
        }
        StringTokenizer words = new StringTokenizer(command);
        String[] all = new String[words.countTokens()];
        for (int i = 0; i < all.length; i++) {
            all[i] = words.nextToken();
        }
        return exec(all, environment, directory);
    }

    public Process exec(String[] command) throws IOException {
        return exec(command, null, null);
    }

    public Process exec(String[] command, String[] environment) throws IOException {
        return exec(command, environment, null);
    }

    public Process exec(String[] command, String[] environment, File directory) throws IOException {
        return new ProcessBuilder(command).directory(directory).start();
    }
}
