import java.lang.reflect.Field;

/** Reading and writing fields of every type. */
public class FieldAccess {
    boolean z = true;
    byte b = 1;
    char c = 'c';
    short s = 2;
    int i = 3;
    long l = 4;
    float f = 5.5f;
    double d = 6.5;
    Object o = "object";
    String t = "text";
    int[] a = {1};
    static int counter = 9;
    volatile long v = 10;

    interface Action {
        Object run() throws Exception;
    }

    static void attempt(String name, Action a) {
        try {
            System.out.print(name + "=" + a.run() + " ");
        } catch (Exception e) {
            System.out.print(name + ":" + e.getClass().getSimpleName() + " ");
        }
    }

    public static void main(String[] args) throws Exception {
        FieldAccess x = new FieldAccess();
        for (String name : new String[] {"z", "b", "c", "s", "i", "l", "f", "d", "o", "t", "a", "counter", "v"}) {
            Field field = FieldAccess.class.getDeclaredField(name);
            System.out.print(field.getName() + " " + field.getType() + ": ");
            attempt("get", () -> field.get(x) instanceof int[] ? "array" : field.get(x));
            attempt("boolean", () -> field.getBoolean(x));
            attempt("byte", () -> field.getByte(x));
            attempt("char", () -> field.getChar(x));
            attempt("short", () -> field.getShort(x));
            attempt("int", () -> field.getInt(x));
            attempt("long", () -> field.getLong(x));
            attempt("float", () -> field.getFloat(x));
            attempt("double", () -> field.getDouble(x));
            System.out.println();
            Object[] values = {true, (byte) -1, 'x', (short) -2, -3, -4L, -5f, -6.0, "new", null, new int[0]};
            for (Object v : values) {
                attempt(v == null ? "null" : v.getClass().getSimpleName(), () -> {
                    field.set(x, v);
                    Object back = field.get(x);
                    return back instanceof int[] ? "array" : back;
                });
            }
            attempt("setInt", () -> {
                field.setInt(x, 70);
                return field.get(x);
            });
            attempt("setChar", () -> {
                field.setChar(x, 'q');
                return field.get(x);
            });
            attempt("setByte", () -> {
                field.setByte(x, (byte) 7);
                return field.get(x);
            });
            attempt("setDouble", () -> {
                field.setDouble(x, 7);
                return field.get(x);
            });
            attempt("setBoolean", () -> {
                field.setBoolean(x, false);
                return field.get(x);
            });
            System.out.println();
        }
        Field i = FieldAccess.class.getDeclaredField("i");
        attempt("null object", () -> i.get(null));
        attempt("other object", () -> i.get("string"));
        attempt("set on null", () -> {
            i.setInt(null, 1);
            return 1;
        });
        attempt("static with null", () -> FieldAccess.class.getDeclaredField("counter").get(null));
        attempt("static with other", () -> FieldAccess.class.getDeclaredField("counter").get("other"));
        System.out.println();
    }
}
