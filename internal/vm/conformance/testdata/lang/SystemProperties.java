import java.util.Properties;

/** System properties: reading, setting, replacing them all. */
public class SystemProperties {
    public static void main(String[] args) {
        System.out.println(System.setProperty("own.key", "1") + " " + System.getProperty("own.key") + " " + System.getProperty("own.key", "x") + " " + System.getProperty("own.none", "x"));
        System.out.println(System.setProperty("own.key", "2") + " " + System.clearProperty("own.key") + " " + System.getProperty("own.key"));
        Properties all = System.getProperties();
        System.out.println(all == System.getProperties());
        all.setProperty("through", "yes");
        System.out.println(System.getProperty("through") + " " + all.getProperty("line.separator").equals("\n") + " " + (all.getProperty("java.io.tmpdir") != null));
        System.setProperty("number", "0x20");
        System.setProperty("flag", "TRUE");
        System.out.println(Integer.getInteger("number") + " " + Long.getLong("number") + " " + Boolean.getBoolean("flag") + " " + Integer.getInteger("flag", 3));
        Properties other = new Properties();
        other.setProperty("only", "one");
        System.setProperties(other);
        System.out.println(System.getProperty("only") + " " + System.getProperty("through"));
        System.setProperties(null);
        System.out.println(System.getProperty("only") + " " + System.getProperty("file.separator"));
        try {
            System.setProperty("k", null);
        } catch (NullPointerException e) {
            System.out.println("null value");
        }
        try {
            System.setProperty("", "v");
        } catch (IllegalArgumentException e) {
            System.out.println("empty key");
        }
        System.out.println(System.getenv().get("SURELY_NOT_SET") + " " + System.getenv().isEmpty());
        try {
            System.getenv().put("a", "b");
        } catch (UnsupportedOperationException e) {
            System.out.println("unmodifiable");
        }
    }
}
