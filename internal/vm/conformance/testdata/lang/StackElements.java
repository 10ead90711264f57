/** Elements of stack traces: names, files and lines. */
public class StackElements {
    static StackTraceElement here() {
        return new Throwable().getStackTrace()[0];
    }

    StackElements() {
        System.out.println(new Throwable().getStackTrace()[0]);
    }

    static class Inner {
        static StackTraceElement caller(int n) {
            return new Throwable().getStackTrace()[n];
        }
    }

    static StackTraceElement fromStatic;

    static {
        fromStatic = new Throwable().getStackTrace()[0];
    }

    public static void main(String[] args) {
        StackTraceElement e = here();
        System.out.println(e + " " + e.getClassName() + " " + e.getMethodName() + " " + e.getFileName() + " " + e.getLineNumber() + " " + e.isNativeMethod());
        new StackElements();
        System.out.println(Inner.caller(0) + " " + Inner.caller(1) + " " + fromStatic);
        System.out.println(
            Inner.caller(
                1));
        StackTraceElement x = new StackTraceElement("a.B", "m", "B.java", 5);
        System.out.println(x.equals(new StackTraceElement("a.B", "m", "B.java", 5)) + " " + x.equals(e) + " " + (x.hashCode() == new StackTraceElement("a.B", "m", "B.java", 5).hashCode()) + " " + x);
        try {
            int[] a = new int[2];
            int i = 2;
            a[0] = 1;
            a[1] = a[i]
                + 1;
        } catch (ArrayIndexOutOfBoundsException t) {
            System.out.println(t.getStackTrace()[0]);
        }
        System.out.println(Thread.currentThread().getStackTrace().length > 1);
        StackTraceElement[] copy = new Throwable().getStackTrace();
        Throwable t = new Throwable();
        t.getStackTrace()[0] = null;
        System.out.println(t.getStackTrace()[0] != null);
        try {
            t.setStackTrace(new StackTraceElement[] {null});
        } catch (NullPointerException n) {
            System.out.println("null element");
        }
        Throwable refilled = t.fillInStackTrace();
        System.out.println(refilled == t);
    }
}
