package esdroid.conformance;

import java.lang.reflect.Array;

/** What programs print: values of all kinds, and what fails. */
public final class Out {
    private Out() {}

    /** Something that may fail. */
    public interface Code {
        void run() throws Exception;
    }

    /** Prints values, separated by spaces. */
    public static void say(Object... values) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < values.length; i++) {
            if (i > 0) b.append(' ');
            add(b, values[i]);
        }
        System.out.println(b);
    }

    private static void add(StringBuilder b, Object value) {
        if (value == null || !value.getClass().isArray()) {
            b.append(value);
            return;
        }
        b.append('[');
        for (int i = 0; i < Array.getLength(value); i++) {
            if (i > 0) b.append(", ");
            add(b, Array.get(value, i));
        }
        b.append(']');
    }

    /** Prints how some code ends, with the causes of what it throws. */
    public static void fails(String what, Code code) {
        StringBuilder b = new StringBuilder(what).append(": ");
        try {
            code.run();
            b.append("nothing");
        } catch (Throwable e) {
            for (Throwable t = e; t != null; t = t.getCause()) {
                if (t != e) b.append(" <- ");
                b.append(t.getClass().getName());
                if (t.getMessage() != null && !machine(t)) b.append(": ").append(t.getMessage());
            }
        }
        System.out.println(b);
    }

    /** Whether the text is the machine's own, which differs between a JVM and a phone. */
    static boolean machine(Throwable t) {
        return t instanceof ClassCastException || t instanceof ArithmeticException || t instanceof ArrayStoreException
                || t instanceof NegativeArraySizeException || t instanceof ArrayIndexOutOfBoundsException || t instanceof StringIndexOutOfBoundsException
                || t instanceof LinkageError || t instanceof ReflectiveOperationException
                || t instanceof NullPointerException && t.getMessage().matches("(?s)(Cannot |Attempt to ).*")
                || t instanceof IndexOutOfBoundsException && t.getMessage().matches("Index:? -?\\d+(, Size: \\d+| out of bounds for length \\d+)");
    }

    /** The id of a resource of the app, as in "string/name". */
    public static int id(String name) {
        return Runner.activity.getResources().getIdentifier(name, null, Runner.activity.getPackageName());
    }
}
