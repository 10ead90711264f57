package java.lang.reflect;

/** The access flags and their names. */
public class Modifier {
    public static final int PUBLIC = 0x1;
    public static final int PRIVATE = 0x2;
    public static final int PROTECTED = 0x4;
    public static final int STATIC = 0x8;
    public static final int FINAL = 0x10;
    public static final int SYNCHRONIZED = 0x20;
    public static final int VOLATILE = 0x40;
    public static final int TRANSIENT = 0x80;
    public static final int NATIVE = 0x100;
    public static final int INTERFACE = 0x200;
    public static final int ABSTRACT = 0x400;
    public static final int STRICT = 0x800;

    public static boolean isPublic(int m) {
        return (m & PUBLIC) != 0;
    }

    public static boolean isPrivate(int m) {
        return (m & PRIVATE) != 0;
    }

    public static boolean isProtected(int m) {
        return (m & PROTECTED) != 0;
    }

    public static boolean isStatic(int m) {
        return (m & STATIC) != 0;
    }

    public static boolean isFinal(int m) {
        return (m & FINAL) != 0;
    }

    public static boolean isSynchronized(int m) {
        return (m & SYNCHRONIZED) != 0;
    }

    public static boolean isVolatile(int m) {
        return (m & VOLATILE) != 0;
    }

    public static boolean isTransient(int m) {
        return (m & TRANSIENT) != 0;
    }

    public static boolean isNative(int m) {
        return (m & NATIVE) != 0;
    }

    public static boolean isInterface(int m) {
        return (m & INTERFACE) != 0;
    }

    public static boolean isAbstract(int m) {
        return (m & ABSTRACT) != 0;
    }

    public static boolean isStrict(int m) {
        return (m & STRICT) != 0;
    }

    public static int classModifiers() {
        return PUBLIC | PROTECTED | PRIVATE | ABSTRACT | STATIC | FINAL | STRICT;
    }

    public static int interfaceModifiers() {
        return PUBLIC | PROTECTED | PRIVATE | ABSTRACT | STATIC | STRICT;
    }

    public static int constructorModifiers() {
        return PUBLIC | PROTECTED | PRIVATE;
    }

    public static int methodModifiers() {
        return PUBLIC | PROTECTED | PRIVATE | ABSTRACT | STATIC | FINAL | SYNCHRONIZED | NATIVE | STRICT;
    }

    public static int fieldModifiers() {
        return PUBLIC | PROTECTED | PRIVATE | STATIC | FINAL | TRANSIENT | VOLATILE;
    }

    public static int parameterModifiers() {
        return FINAL;
    }

    private static final int[] ORDER = {PUBLIC, PROTECTED, PRIVATE, ABSTRACT, STATIC, FINAL, TRANSIENT, VOLATILE,
            SYNCHRONIZED, NATIVE, STRICT, INTERFACE};
    private static final String[] NAMES = {"public", "protected", "private", "abstract", "static", "final", "transient",
            "volatile", "synchronized", "native", "strictfp", "interface"};

    public static String toString(int m) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < ORDER.length; i++) {
            if ((m & ORDER[i]) != 0) {
                if (b.length() > 0) {
                    b.append(' ');
                }
                b.append(NAMES[i]);
            }
        }
        return b.toString();
    }
}
