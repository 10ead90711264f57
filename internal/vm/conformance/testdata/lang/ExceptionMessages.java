/** Texts of the exceptions that programs make themselves. */
public class ExceptionMessages {
    static void show(Throwable t) {
        System.out.println(t + " | " + t.getMessage() + " | " + t.getCause() + " | " + t.getLocalizedMessage());
    }

    public static void main(String[] args) {
        Exception cause = new Exception("cause");
        show(new Exception());
        show(new Exception("m"));
        show(new Exception("m", cause));
        show(new Exception(cause));
        show(new Exception((Throwable) null));
        show(new RuntimeException(cause));
        show(new Error("e", null));
        show(new IllegalArgumentException("a", cause));
        show(new IllegalStateException(cause));
        show(new IndexOutOfBoundsException("i"));
        show(new ArrayIndexOutOfBoundsException("a"));
        show(new StringIndexOutOfBoundsException("s"));
        show(new NullPointerException());
        show(new ClassNotFoundException("c", cause));
        show(new NoSuchMethodException("n"));
        show(new CloneNotSupportedException());
        show(new InterruptedException("i"));
        show(new NumberFormatException());
        show(new UnsupportedOperationException("u", cause));
        show(new SecurityException(cause));
        show(new ExceptionInInitializerError(cause));
        show(new ExceptionInInitializerError("x"));
        show(new NoClassDefFoundError("n"));
        show(new StackOverflowError());
        show(new OutOfMemoryError("o"));
        show(new LinkageError("l", cause));
        show(new InternalError("i", cause));
        show(new ThreadDeath());
        show(new EnumConstantNotPresentException(Thread.State.class, "GONE"));
        show(new TypeNotPresentException("T", cause));
        show(new ReflectiveOperationException("r", cause));
        show(new VerifyError("v"));
        show(new ArithmeticException("/"));
        show(new Exception("") {
            public String getMessage() {
                return "overridden";
            }
        });
    }
}
