// What JaCoCo itself says: "lines EXEC CLASSES..." prints each line that counts and whether
// it ran; "run EXEC DIR MAIN" runs a program with probes and writes the recording.

import java.io.*;
import java.nio.file.*;
import java.util.*;
import org.jacoco.core.analysis.*;
import org.jacoco.core.data.*;
import org.jacoco.core.instr.Instrumenter;
import org.jacoco.core.runtime.*;
import org.jacoco.core.tools.ExecFileLoader;

public class Judge {
  public static void main(String[] args) throws Exception {
    if (args[0].equals("run")) {
      run(args);
      return;
    }
    ExecFileLoader loader = new ExecFileLoader();
    loader.load(new File(args[1]));
    TreeSet<String> out = new TreeSet<>();
    ICoverageVisitor visitor = c -> {
      for (int n = c.getFirstLine(); n >= 0 && n <= c.getLastLine(); n++) {
        ICounter counter = c.getLine(n).getInstructionCounter();
        if (counter.getTotalCount() > 0) out.add(c.getName() + " " + (c.getPackageName().isEmpty() ? "" : c.getPackageName() + "/") + source(c) + " " + n + " " + (counter.getCoveredCount() > 0));
      }
    };
    Analyzer analyzer = new Analyzer(loader.getExecutionDataStore(), visitor);
    for (int i = 2; i < args.length; i++) analyzer.analyzeAll(new File(args[i]));
    PrintStream print = new PrintStream(new BufferedOutputStream(System.out), false, "UTF-8");
    for (String line : out) print.print(line + "\n");
    print.flush();
  }

  /** The source file; that of a class which names none is taken to be named after it. */
  static String source(IClassCoverage c) {
    String simple = c.getName().substring(c.getName().lastIndexOf('/') + 1);
    return c.getSourceFileName() != null ? c.getSourceFileName() : simple.split("\\$")[0] + ".java";
  }

  static void run(String[] args) throws Exception {
    IRuntime runtime = new LoggerRuntime();
    Instrumenter instrumenter = new Instrumenter(runtime);
    Map<String, byte[]> classes = new HashMap<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(Paths.get(args[2]), "*.class")) {
      for (Path p : files) {
        String name = p.getFileName().toString().replace(".class", "");
        classes.put(name, instrumenter.instrument(Files.readAllBytes(p), name));
      }
    }
    RuntimeData data = new RuntimeData();
    runtime.startup(data);
    ClassLoader loader = new ClassLoader() {
      protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        byte[] b = classes.get(name);
        if (b == null) return super.loadClass(name, resolve);
        Class<?> c = findLoadedClass(name);
        return c != null ? c : defineClass(name, b, 0, b.length);
      }
    };
    try {
      loader.loadClass(args[3]).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
    } catch (java.lang.reflect.InvocationTargetException e) {
      System.out.println("ended by " + e.getCause());
    }
    try (OutputStream f = new FileOutputStream(args[1])) {
      ExecutionDataWriter w = new ExecutionDataWriter(f);
      data.collect(w, w, false);
    }
    runtime.shutdown();
  }
}
