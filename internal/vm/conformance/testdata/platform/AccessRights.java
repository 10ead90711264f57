import java.security.AccessControlContext;
import java.security.AccessControlException;
import java.security.AccessController;
import java.security.PrivilegedAction;
import java.security.PrivilegedActionException;
import java.security.PrivilegedExceptionAction;

/** What libraries that once ran under a security manager ask for. */
public class AccessRights {
    static class Maker extends ClassLoader {
        Class<?> make(byte[] code) {
            return defineClass("Made", code, 0, code.length, null);
        }
    }

    static class Right extends java.security.BasicPermission {
        Right(String name) {
            super(name);
        }
    }

    public static void main(String[] args) throws Exception {
        AccessControlContext context = AccessController.getContext();
        System.out.println(AccessController.doPrivileged((PrivilegedAction<String>) () -> "ran", context));
        System.out.println(AccessController.doPrivileged((PrivilegedExceptionAction<Integer>) () -> 7, context));
        try {
            AccessController.doPrivileged((PrivilegedExceptionAction<Integer>) () -> {
                throw new java.io.IOException("inside");
            }, context);
        } catch (PrivilegedActionException e) {
            System.out.println(e.getException());
        }
        try {
            throw new AccessControlException("no", new Right("exit"));
        } catch (SecurityException e) {
            System.out.println(e + " " + ((AccessControlException) e).getPermission().getName());
        }
        System.out.println(new AccessControlException("bare").getPermission());
        try {
            new Maker().make(new byte[] {1, 2, 3, 4});
        } catch (ClassFormatError | UnsupportedOperationException e) {
            System.out.println("no class");
        }
    }
}
