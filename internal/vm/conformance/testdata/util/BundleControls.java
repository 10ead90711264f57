import java.io.*;
import java.util.*;

/** Resource bundles looked for by controls of the program's own. */
public class BundleControls {
    public static class Text extends ListResourceBundle {
        protected Object[][] getContents() {
            return new Object[][] {{"hello", "Hello"}, {"bye", "Bye"}, {"root", "only here"}};
        }
    }

    public static class Text_de extends ListResourceBundle {
        protected Object[][] getContents() {
            return new Object[][] {{"hello", "Hallo"}, {"bye", "Tschüss"}};
        }
    }

    public static class Text_de_AT extends ListResourceBundle {
        protected Object[][] getContents() {
            return new Object[][] {{"hello", "Servus"}};
        }
    }

    public static class Broken extends ListResourceBundle {
        public Broken() {
            throw new IllegalStateException("broken");
        }

        protected Object[][] getContents() {
            return null;
        }
    }

    static class Lines extends ResourceBundle.Control {
        final StringBuilder asked = new StringBuilder();

        public List<String> getFormats(String base) {
            return Arrays.asList("lines", "java.class");
        }

        public ResourceBundle newBundle(String base, Locale l, String format, ClassLoader loader, boolean reload)
                throws IllegalAccessException, InstantiationException, IOException {
            asked.append(format).append(':').append(toBundleName("b", l)).append(' ');
            if (!format.equals("lines")) {
                return super.newBundle(base, l, format, loader, reload);
            }
            return l.equals(Locale.FRENCH) ? new PropertyResourceBundle(new StringReader("hello=Salut\n")) : null;
        }
    }

    static void show(String what, ResourceBundle b) {
        System.out.println(what + ": " + b.getLocale() + " " + b.getString("hello") + " " + b.getString("bye") + " " + b.getString("root"));
    }

    interface Act {
        void run() throws Exception;
    }

    static void fails(Act a) {
        try {
            a.run();
            System.out.println("nothing thrown");
        } catch (Exception e) {
            System.out.println(e.getClass().getName() + (e.getCause() == null ? "" : " with a cause"));
        }
    }

    public static void main(String[] args) throws Exception {
        Locale.setDefault(Locale.US);
        final ResourceBundle.Control usual = ResourceBundle.Control.getControl(ResourceBundle.Control.FORMAT_DEFAULT);
        for (Locale l : new Locale[] {Locale.ROOT, Locale.GERMAN, new Locale("de", "AT"), new Locale("de", "AT", "a_b_c"),
                new Locale("", "US"), new Locale("de", "", "x"), Locale.forLanguageTag("sr-Latn-RS")}) {
            System.out.println(usual.getCandidateLocales("b", l) + " " + usual.toBundleName("b", l) + " " + usual.getFallbackLocale("b", l));
        }
        System.out.println(usual.toResourceName("a.b.c", "properties") + " " + usual.getFormats("b") + " " + usual.getTimeToLive("b", Locale.US));
        String base = "BundleControls$Text";
        show("usual", ResourceBundle.getBundle(base, new Locale("de", "AT"), usual));
        show("of another country", ResourceBundle.getBundle(base, Locale.GERMANY));
        show("without one", ResourceBundle.getBundle(base, Locale.ITALY));
        Locale.setDefault(Locale.GERMANY);
        show("by the default", ResourceBundle.getBundle(base, Locale.ITALY));
        show("without the default", ResourceBundle.getBundle(base, Locale.ITALY, ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_CLASS)));
        Locale.setDefault(Locale.US);
        Lines lines = new Lines();
        show("own format", ResourceBundle.getBundle(base, Locale.FRANCE, lines));
        System.out.println(lines.asked);
        show("own loader", ResourceBundle.getBundle(base, new Locale("de", "CH"), BundleControls.class.getClassLoader(), new Lines()));
        fails(() -> ResourceBundle.getBundle(base, Locale.GERMANY, ResourceBundle.Control.getControl(ResourceBundle.Control.FORMAT_PROPERTIES)));
        fails(() -> ResourceBundle.getBundle("BundleControls$Broken", Locale.US));
        fails(() -> ResourceBundle.Control.getControl(Arrays.asList("text")));
        fails(() -> usual.newBundle(base, Locale.US, "text", BundleControls.class.getClassLoader(), false));
        fails(() -> usual.getFormats(null));
    }
}
