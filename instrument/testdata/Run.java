import java.io.BufferedReader;
import java.io.File;
import java.io.FileOutputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs programs, each in a class loader of its own. Each line of the standard input is the file for what a
 * program prints, the file for its recording, and archives, the class Main of which is run; separated by tabs.
 */
public class Run {
    public static void main(String[] args) throws Exception {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, "UTF-8"));
        for (String line; (line = in.readLine()) != null; ) {
            String[] fields = line.split("\t");
            List<URL> path = new ArrayList<>();
            for (int i = 2; i < fields.length; i++) {
                path.add(new File(fields[i]).toURI().toURL());
            }
            try (PrintStream out = new PrintStream(new FileOutputStream(fields[0]), true, "UTF-8")) {
                System.setOut(out);
                System.setErr(out);
                System.setProperty("com.esdroid.trace", fields[1]);
                Thread.setDefaultUncaughtExceptionHandler(null);
                URLClassLoader loader = new URLClassLoader(path.toArray(new URL[0]), ClassLoader.getPlatformClassLoader());
                ThreadGroup group = new ThreadGroup("main");
                Thread main = new Thread(group, () -> run(loader), "main");
                main.setContextClassLoader(loader);
                main.start();
                Thread[] threads = new Thread[100];
                for (int n; (n = group.enumerate(threads)) > 0; ) {
                    for (int i = 0; i < n; i++) {
                        threads[i].join();
                    }
                }
            }
        }
        System.exit(0);
    }

    private static void run(ClassLoader loader) {
        try {
            loader.loadClass("Main").getMethod("main", String[].class).invoke(null, (Object) new String[0]);
        } catch (InvocationTargetException e) {
            Thread self = Thread.currentThread();
            self.getUncaughtExceptionHandler().uncaughtException(self, e.getCause());
        } catch (Throwable e) {
            e.printStackTrace();
        }
    }
}
