package java.security;

/** The rights of those who called; on Android it holds nothing, and allows everything. */
public final class AccessControlContext {
    public AccessControlContext(ProtectionDomain[] context) {
    }

    public void checkPermission(Permission permission) throws AccessControlException {
        AccessController.checkPermission(permission);
    }
}
