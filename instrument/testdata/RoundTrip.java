import java.io.BufferedReader;
import java.io.File;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.util.List;
import org.jf.baksmali.Baksmali;
import org.jf.baksmali.BaksmaliOptions;
import org.jf.dexlib2.DexFileFactory;
import org.jf.dexlib2.Opcodes;
import org.jf.smali.Smali;
import org.jf.smali.SmaliOptions;

/**
 * Takes dex files apart, puts them together again, and takes the result apart. Each line of the standard
 * input is a dex file, the folders for both texts, and a file that names the classes to do, separated by tabs.
 */
public class RoundTrip {
    private static final int API = 30;

    public static void main(String[] args) throws Exception {
        int jobs = Runtime.getRuntime().availableProcessors();
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, "UTF-8"));
        for (String line; (line = in.readLine()) != null; ) {
            String[] fields = line.split("\t");
            List<String> only = Files.readAllLines(new File(fields[3]).toPath());
            File once = new File(fields[1]);
            File again = new File(fields[0] + ".again");
            boolean ok = disassemble(new File(fields[0]), once, jobs, only);
            SmaliOptions options = new SmaliOptions();
            options.apiLevel = API;
            options.jobs = jobs;
            options.outputDexFile = again.getPath();
            ok = ok && Smali.assemble(options, once.getPath()) && disassemble(again, new File(fields[2]), jobs, null);
            again.delete();
            System.out.println((ok ? "DONE\t" : "FAILED\t") + fields[0]);
        }
    }

    private static boolean disassemble(File dex, File to, int jobs, List<String> only) throws Exception {
        BaksmaliOptions options = new BaksmaliOptions();
        options.apiLevel = API;
        return Baksmali.disassembleDexFile(DexFileFactory.loadDexFile(dex, Opcodes.forApi(API)), to, jobs, options, only);
    }
}
