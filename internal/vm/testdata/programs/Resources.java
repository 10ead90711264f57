import java.io.BufferedReader;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.ResourceBundle;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

/** Reads what lies beside the code in the archive that the program came in. */
public class Resources {
    public static class Words extends ListResourceBundle {
        @Override
        protected Object[][] getContents() {
            return new Object[][] {{"bye", "so long"}};
        }
    }

    public interface Service {
    }

    public static class First implements Service {
        public First() {
            System.out.println("first is made");
        }
    }

    public static class Second implements Service {
    }

    public static void main(String[] args) throws Exception {
        ClassLoader loader = Resources.class.getClassLoader();
        System.out.println(loader.getResource("texts/greeting.txt"));
        InputStream in = Resources.class.getResourceAsStream("/texts/greeting.txt");
        System.out.println(in == null ? "nothing" : new BufferedReader(new InputStreamReader(in, "UTF-8")).readLine());
        System.out.println(loader.getResource("texts/none.txt"));
        System.out.println(ResourceBundle.getBundle("Resources$Words").getString("bye"));
        try {
            System.out.println(ResourceBundle.getBundle("texts.Words", Locale.GERMANY).getString("hello"));
        } catch (MissingResourceException e) {
            System.out.println(e.getMessage());
        }
        ServiceLoader<Service> services = ServiceLoader.load(Service.class, loader);
        for (int i = 0; i < 2; i++) {
            try {
                for (Service service : services) {
                    System.out.println(service.getClass().getName());
                }
            } catch (ServiceConfigurationError e) {
                System.out.println(e.getMessage());
            }
        }
        System.out.println(ServiceLoader.load(Runnable.class).iterator().hasNext());
    }
}
