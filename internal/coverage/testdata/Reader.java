import edu.hm.hafner.coverage.CoverageParser;
import edu.hm.hafner.coverage.FileNode;
import edu.hm.hafner.coverage.parser.CoberturaParser;
import edu.hm.hafner.coverage.parser.JacocoParser;
import edu.hm.hafner.util.FilteredLog;
import java.io.BufferedReader;
import java.nio.file.Files;
import java.nio.file.Path;

/** Prints the lines of a report as coverage-model reads them: FORMAT FILE. */
public class Reader {
    public static void main(String[] args) throws Exception {
        CoverageParser parser = args[0].equals("jacoco") ? new JacocoParser() : new CoberturaParser();
        try (BufferedReader in = Files.newBufferedReader(Path.of(args[1]))) {
            for (FileNode file : parser.parse(in, new FilteredLog()).getAllFileNodes()) {
                for (int line : file.getLinesWithCoverage()) {
                    System.out.println(file.getRelativePath() + " " + line + " " + (file.getCoveredOfLine(line) > 0));
                }
            }
        }
    }
}
