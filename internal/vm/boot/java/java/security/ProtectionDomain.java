package java.security;

/** Where a class came from; never asked, since there is no security manager. */
public class ProtectionDomain {
    ProtectionDomain() {
    }
}
