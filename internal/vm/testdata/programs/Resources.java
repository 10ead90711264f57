import java.io.BufferedReader;
import java.io.InputStream;
import java.io.InputStreamReader;

/** Reads what lies beside the code in the archive that the program came in. */
public class Resources {
    public static void main(String[] args) throws Exception {
        ClassLoader loader = Resources.class.getClassLoader();
        System.out.println(loader.getResource("texts/greeting.txt"));
        InputStream in = Resources.class.getResourceAsStream("/texts/greeting.txt");
        System.out.println(in == null ? "nothing" : new BufferedReader(new InputStreamReader(in, "UTF-8")).readLine());
        System.out.println(loader.getResource("texts/none.txt"));
    }
}
