// What GZoltar itself makes of a spectrum: GZoltar JAR SPECTRUM DIR reads lines
// "probe CLASS METHOD DESCRIPTOR LINE" of classes in the jar and "run NAME FAILED 0110…",
// and writes GZoltar's text report with all formulas.

import com.gzoltar.core.model.*;
import com.gzoltar.core.runtime.*;
import com.gzoltar.core.spectrum.Spectrum;
import com.gzoltar.fl.IFormula;
import com.gzoltar.report.fl.formatter.txt.FaultLocalizationTxtReport;
import com.gzoltar.sfl.*;
import java.io.File;
import java.nio.file.*;
import java.util.*;
import javassist.*;
import org.apache.commons.lang3.tuple.Pair;

public class GZoltar {
  public static void main(String[] args) throws Exception {
    ClassPool pool = new ClassPool(true);
    pool.appendClassPath(args[0]);
    Map<String, ProbeGroup> groups = new LinkedHashMap<>();
    List<Pair<ProbeGroup, Integer>> probes = new ArrayList<>();
    Spectrum spectrum = new Spectrum();
    int runs = 0;
    for (String text : Files.readAllLines(Paths.get(args[1]))) {
      String[] f = text.split(" ", -1);
      if (f[0].equals("probe")) {
        CtClass c = pool.get(f[1]);
        ProbeGroup group = groups.computeIfAbsent(f[1], name -> new ProbeGroup("hash of " + name, c));
        CtBehavior m = null;
        for (CtBehavior b : c.getDeclaredBehaviors()) {
          if (b.getMethodInfo().getName().equals(f[2]) && b.getMethodInfo().getDescriptor().equals(f[3])) m = b;
        }
        Node node = NodeFactory.createNode(c, m, Integer.parseInt(f[4]), true);
        probes.add(Pair.of(group, group.registerProbe(node, m).getArrayIndex()));
        continue;
      }
      if (runs++ == 0) groups.values().forEach(spectrum::addProbeGroup);
      Map<String, Pair<String, boolean[]>> activity = new LinkedHashMap<>();
      for (Map.Entry<String, ProbeGroup> g : groups.entrySet()) activity.put(g.getValue().getHash(), Pair.of(g.getKey(), new boolean[g.getValue().getNumberOfProbes()]));
      for (int i = 0; i < probes.size(); i++) {
        if (f[3].charAt(i) == '1') activity.get(probes.get(i).getLeft().getHash()).getRight()[probes.get(i).getRight()] = true;
      }
      boolean failed = f[2].equals("true");
      spectrum.addTransaction(new Transaction(f[1], activity, failed ? TransactionOutcome.FAIL : TransactionOutcome.PASS, 1000 + runs, failed ? "java.lang.Error: a, b\n\tat A.b(A.java:1)" : ""));
    }
    List<IFormula> formulas = new ArrayList<>();
    for (SFLFormulas f : new SFLFormulas[] {SFLFormulas.OCHIAI, SFLFormulas.TARANTULA, SFLFormulas.JACCARD, SFLFormulas.OPT, SFLFormulas.DSTAR}) formulas.add(f.getFormula());
    new SFL<IFormula>(formulas).diagnose(spectrum);
    new FaultLocalizationTxtReport().generateFaultLocalizationReport(new File(args[2]), spectrum, formulas);
  }
}
