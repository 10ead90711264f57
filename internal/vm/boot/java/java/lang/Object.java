package java.lang;

/** The root of all classes. */
public class Object {
    public Object() {
    }

    public boolean equals(Object other) {
        return this == other;
    }

    public native int hashCode();

    public final native Class<?> getClass();

    protected native Object clone() throws CloneNotSupportedException;

    public String toString() {
        return getClass().getName() + "@" + Integer.toHexString(hashCode());
    }

    protected void finalize() throws Throwable {
    }

    public final native void notify();

    public final native void notifyAll();

    public final void wait() throws InterruptedException {
        wait(0L, 0);
    }

    public final void wait(long millis) throws InterruptedException {
        wait(millis, 0);
    }

    public final native void wait(long millis, int nanos) throws InterruptedException;
}
