package java.security;

/** Something was not allowed: thrown by code that checks for itself, as Android never does. */
public class AccessControlException extends SecurityException {
    private static final long serialVersionUID = 5138225684096988535L;

    private Permission perm;

    public AccessControlException(String message) {
        super(message);
    }

    public AccessControlException(String message, Permission permission) {
        super(message);
        perm = permission;
    }

    public Permission getPermission() {
        return perm;
    }
}
