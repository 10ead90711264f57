/** Assertions are off, and their conditions are not evaluated. */
public class Assertions {
    static int calls;

    static boolean check() {
        calls++;
        return false;
    }

    public static void main(String[] args) {
        assert check() : "never";
        assert calls > 5;
        System.out.println(calls);
        Error[] all = {new AssertionError(), new AssertionError("text"), new AssertionError(5), new AssertionError(2.5), new AssertionError('c'), new AssertionError(true), new AssertionError((Object) null),
            new AssertionError(new RuntimeException("why")), new AssertionError("m", new Exception("c")), new AssertionError(5L)};
        for (Error e : all) {
            System.out.println(e + " " + e.getCause());
        }
    }
}
