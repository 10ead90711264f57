import java.io.*;
import java.util.*;

/** What a program sees of the world around it. */
public class Outside {
    public static void main(String[] args) throws Exception {
        System.out.println(Arrays.toString(args));
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        for (String line; (line = in.readLine()) != null; ) System.out.println("read " + line);
        System.out.println(System.getenv("COLOUR") + " " + System.getProperty("shape"));
        System.out.println(Locale.getDefault() + " " + TimeZone.getDefault().getID());
        System.out.println(new Random().nextInt() == new Random().nextInt());
        File dir = new File("/sdcard/data");
        if (dir.exists()) {
            FileWriter w = new FileWriter(new File(dir, "out.txt"));
            w.write(Arrays.toString(dir.list()));
            w.close();
        }
        System.err.println("to the errors");
        if (args.length > 0) System.exit(Integer.parseInt(args[0]));
    }
}
