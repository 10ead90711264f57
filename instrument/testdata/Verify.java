import java.io.BufferedReader;
import java.io.File;
import java.io.InputStreamReader;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/**
 * Has the JVM verify class files. Each line of the standard input names an app and archives, separated by
 * tabs. The classes of the archives up to an empty field are verified; those behind it are only there to be
 * found.
 */
public class Verify {
    public static void main(String[] args) throws Exception {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, "UTF-8"));
        for (String line; (line = in.readLine()) != null; ) {
            String[] fields = line.split("\t");
            List<URL> path = new ArrayList<>();
            List<String> classes = new ArrayList<>();
            boolean verified = true;
            for (int i = 1; i < fields.length; i++) {
                if (fields[i].isEmpty()) {
                    verified = false;
                    continue;
                }
                path.add(new File(fields[i]).toURI().toURL());
                if (verified) {
                    try (JarFile jar = new JarFile(fields[i])) {
                        for (JarEntry e : Collections.list(jar.entries())) {
                            if (e.getName().endsWith(".class")) {
                                classes.add(e.getName());
                            }
                        }
                    }
                }
            }
            int unlinked = 0;
            try (URLClassLoader loader = new URLClassLoader(path.toArray(new URL[0]))) {
                for (String c : classes) {
                    String name = c.substring(0, c.length() - ".class".length());
                    try {
                        // Asking for the methods links the class and so verifies it, without running code of it.
                        Class.forName(name.replace('/', '.'), false, loader).getDeclaredMethods();
                    } catch (VerifyError e) {
                        System.out.println("REJECTED\t" + fields[0] + "\t" + name + "\t" + e.getMessage().split("\n")[0]);
                    } catch (LinkageError | TypeNotPresentException e) {
                        unlinked++; // something that it needs is not there
                    }
                }
            }
            System.out.println("VERIFIED\t" + fields[0] + "\t" + classes.size() + "\t" + unlinked);
        }
    }
}
