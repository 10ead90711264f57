import java.util.HashSet;
import java.util.Set;
import java.util.UUID;

/** UUIDs: texts, parts, order, names. */
public class Identifiers {
    public static void main(String[] args) {
        UUID u = new UUID(0x123456789abcdef0L, 0x8edcba9876543210L);
        System.out.println(u + " " + u.version() + " " + u.variant() + " " + u.hashCode() + " " + u.getMostSignificantBits() + " " + u.getLeastSignificantBits());
        UUID f = UUID.fromString("123e4567-e89b-12d3-a456-426614174000");
        System.out.println(f + " " + f.version() + " " + f.timestamp() + " " + f.clockSequence() + " " + f.node());
        System.out.println(UUID.fromString("1-2-3-4-5") + " " + UUID.fromString("123E4567-E89B-12D3-A456-426614174000").equals(f) + " " + new UUID(-1, -1) + " " + new UUID(0, 0).variant());
        System.out.println(UUID.nameUUIDFromBytes("esdroid".getBytes()) + " " + UUID.nameUUIDFromBytes(new byte[0]) + " " + UUID.nameUUIDFromBytes("esdroid".getBytes()).version());
        System.out.println(u.compareTo(f) + " " + f.compareTo(u) + " " + u.compareTo(u) + " " + new UUID(-1, 0).compareTo(new UUID(1, 0)) + " " + new UUID(1, -1).compareTo(new UUID(1, 1)) + u.equals(null) + u.equals("x"));
        for (String bad : new String[] {"", "x", "1-2-3-4", "1-2-3-4-g", "1-2-3-4-5-6", "1--3-4-5"}) {
            try {
                System.out.println(UUID.fromString(bad));
            } catch (IllegalArgumentException e) {
                System.out.println("bad " + bad + " " + (e instanceof NumberFormatException ? "" : e.getMessage()));
            }
        }
        try {
            UUID.fromString(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        try {
            UUID.nameUUIDFromBytes(null);
        } catch (NullPointerException e) {
            System.out.println("null name");
        }
        try {
            UUID.nameUUIDFromBytes(new byte[1]).timestamp();
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        try {
            UUID.randomUUID().node();
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        try {
            UUID.randomUUID().clockSequence();
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        Set<UUID> seen = new HashSet<>();
        boolean shaped = true;
        for (int i = 0; i < 100; i++) {
            UUID r = UUID.randomUUID();
            shaped &= r.version() == 4 && r.variant() == 2 && r.toString().length() == 36 && UUID.fromString(r.toString()).equals(r);
            seen.add(r);
        }
        System.out.println(shaped + " " + seen.size());
    }
}
