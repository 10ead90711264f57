package java.nio.file.attribute;

import java.util.EnumSet;
import java.util.Set;

/** Permission sets and their usual spelling. */
public final class PosixFilePermissions {
    private static final String LETTERS = "rwxrwxrwx";

    private PosixFilePermissions() {
    }

    public static String toString(Set<PosixFilePermission> permissions) {
        StringBuilder b = new StringBuilder(9);
        PosixFilePermission[] all = PosixFilePermission.values();
        for (int i = 0; i < 9; i++) {
            b.append(permissions.contains(all[i]) ? LETTERS.charAt(i) : '-');
        }
        return b.toString();
    }

    public static Set<PosixFilePermission> fromString(String text) {
        if (text.length() != 9) {
            throw new IllegalArgumentException("Invalid mode");
        }
        Set<PosixFilePermission> set = EnumSet.noneOf(PosixFilePermission.class);
        PosixFilePermission[] all = PosixFilePermission.values();
        for (int i = 0; i < 9; i++) {
            if (text.charAt(i) == LETTERS.charAt(i)) {
                set.add(all[i]);
            } else if (text.charAt(i) != '-') {
                throw new IllegalArgumentException("Invalid mode");
            }
        }
        return set;
    }

    public static FileAttribute<Set<PosixFilePermission>> asFileAttribute(final Set<PosixFilePermission> permissions) {
        return new FileAttribute<Set<PosixFilePermission>>() {
            @Override
            public String name() {
                return "posix:permissions";
            }

            @Override
            public Set<PosixFilePermission> value() {
                return permissions;
            }
        };
    }
}
