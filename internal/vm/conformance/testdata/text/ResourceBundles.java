import java.util.*;

/** Bundles by class, with parents and fallbacks. */
public class ResourceBundles {
    public static class Texts extends ListResourceBundle {
        protected Object[][] getContents() {
            return new Object[][] {{"hello", "Hello"}, {"bye", "Bye"}, {"list", new String[] {"a", "b"}}, {"n", 42}};
        }
    }

    public static class Texts_de extends ListResourceBundle {
        protected Object[][] getContents() {
            return new Object[][] {{"hello", "Hallo"}};
        }
    }

    public static class Texts_de_AT extends ListResourceBundle {
        protected Object[][] getContents() {
            return new Object[][] {{"bye", "Servus"}};
        }
    }

    static class Own extends ResourceBundle {
        protected Object handleGetObject(String key) {
            return key.startsWith("x") ? key.toUpperCase() : null;
        }

        public Enumeration<String> getKeys() {
            return Collections.enumeration(Arrays.asList("x1", "x2"));
        }
    }

    public static void main(String[] args) {
        ClassLoader l = ResourceBundles.class.getClassLoader();
        String base = "ResourceBundles$Texts";
        for (Locale x : new Locale[] {Locale.ROOT, Locale.GERMAN, Locale.GERMANY, new Locale("de", "AT"), Locale.FRANCE, new Locale("de", "AT", "WIN")}) {
            ResourceBundle b = ResourceBundle.getBundle(base, x, l);
            System.out.println(x + " " + b.getLocale() + " " + b.getString("hello") + " " + b.getString("bye") + " " + b.getStringArray("list").length + " " + b.getObject("n") + " " + new TreeSet<String>(b.keySet()) + " " + b.containsKey("bye") + b.containsKey("zz"));
        }
        ResourceBundle b = ResourceBundle.getBundle(base, Locale.GERMAN, l);
        try {
            b.getString("missing");
        } catch (MissingResourceException e) {
            System.out.println(e.getKey() + " " + e.getClassName().startsWith("ResourceBundles"));
        }
        try {
            b.getString("n");
        } catch (ClassCastException e) {
            System.out.println("no string");
        }
        try {
            ResourceBundle.getBundle("no.such.Bundle", Locale.US, l);
        } catch (MissingResourceException e) {
            System.out.println(e.getMessage() + " " + e.getClassName() + " [" + e.getKey() + "]");
        }
        try {
            b.getString(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        Own own = new Own();
        System.out.println(own.getString("xyz") + " " + own.containsKey("x1") + " " + own.containsKey("x9") + " " + own.keySet().size());
        ArrayList<String> keys = Collections.list(b.getKeys());
        Collections.sort(keys);
        System.out.println(keys);
    }
}
