import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Locale;
import java.util.Properties;
import java.util.TimeZone;

/** Runs programs one after another, each in a class loader and thread group of its own, and files what they print. */
public class Batch {
    private static final long PATIENCE = 60_000;

    public static void main(String[] args) throws Exception {
        String[] paths = args[0].split(File.pathSeparator);
        URL[] classes = new URL[paths.length];
        for (int i = 0; i < paths.length; i++) {
            classes[i] = Paths.get(paths[i]).toUri().toURL();
        }
        Path outputs = Paths.get(args[1]);
        PrintStream err = System.err;
        Properties properties = (Properties) System.getProperties().clone();
        Locale locale = Locale.getDefault();
        TimeZone zone = TimeZone.getDefault();
        for (int i = 2; i < args.length; i++) {
            String name = args[i];
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            PrintStream stream = new PrintStream(out, true, "UTF-8");
            System.setOut(stream);
            System.setErr(new PrintStream(new ByteArrayOutputStream(), true, "UTF-8"));
            Path in = outputs.resolve(name + ".in");
            System.setIn(new ByteArrayInputStream(Files.exists(in) ? Files.readAllBytes(in) : new byte[0]));
            System.setProperties((Properties) properties.clone());
            Locale.setDefault(locale);
            TimeZone.setDefault(zone);
            Thread.setDefaultUncaughtExceptionHandler(null);

            URLClassLoader loader = new URLClassLoader(classes, ClassLoader.getPlatformClassLoader());
            ThreadGroup group = new ThreadGroup("main");
            Thread main = new Thread(group, () -> {
                try {
                    Method m = loader.loadClass(name).getMethod("main", String[].class);
                    m.setAccessible(true);
                    m.invoke(null, (Object) new String[0]);
                } catch (InvocationTargetException e) {
                    Thread self = Thread.currentThread();
                    self.getUncaughtExceptionHandler().uncaughtException(self, e.getCause());
                } catch (ReflectiveOperationException e) {
                    e.printStackTrace(err);
                }
            }, "main");
            main.setContextClassLoader(loader);
            main.start();
            if (!ended(group, main)) {
                err.println(name + " does not end");
                System.exit(1);
            }
            stream.flush();
            Files.write(outputs.resolve(name + ".out"), out.toByteArray());
        }
        System.exit(0);
    }

    private static boolean ended(ThreadGroup group, Thread main) throws InterruptedException {
        long until = System.currentTimeMillis() + PATIENCE;
        main.join(PATIENCE);
        while (System.currentTimeMillis() < until) {
            Thread[] threads = new Thread[group.activeCount() + 10];
            int n = group.enumerate(threads);
            Thread waitFor = null;
            for (int i = 0; i < n; i++) {
                if (!threads[i].isDaemon()) {
                    waitFor = threads[i];
                }
            }
            if (waitFor == null) {
                return true;
            }
            waitFor.join(1000);
        }
        return false;
    }
}
