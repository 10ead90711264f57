// The names of the checks that Kotlin's compiler puts in, so that Cases.java can call them.

package kotlin.jvm.internal;

public class Intrinsics {
    public static void checkNotNull(Object value) {
    }

    public static void checkNotNull(Object value, String message) {
    }

    public static void throwUninitializedPropertyAccessException(String name) {
    }
}
