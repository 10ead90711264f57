// Runs Soot for the tests: jimplifies an APK, or parses .jimple files, validates
// every body and writes each statement without the names of its locals, and the
// types of those that statements define.
//
// usage: SootDriver [apk|jimple INPUT CLASSPATH [OUTPUT [CLASSES]]]
// CLASSES is a file with the names of the classes to describe, without it all.
// Without arguments each line of the standard input has them, separated by tabs;
// a line "DONE" is printed after each.

import java.io.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.*;
import soot.*;
import soot.jimple.*;
import soot.options.Options;
import soot.validation.ValidationException;

public class SootDriver {
  public static void main(String[] args) throws Exception {
    if (args.length > 0) {
      run(args);
      return;
    }
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line; (line = in.readLine()) != null; ) {
      G.reset(); // all that Soot knows
      run(line.split("\t"));
      System.out.println("DONE");
    }
  }

  static void run(String[] args) throws Exception {
    boolean apk = args[0].equals("apk");
    Options o = Options.v();
    o.set_src_prec(apk ? Options.src_prec_apk : Options.src_prec_jimple);
    o.set_process_dir(Collections.singletonList(args[1]));
    o.set_process_multiple_dex(true);
    o.set_allow_phantom_refs(true);
    o.set_output_format(Options.output_format_none);
    o.set_keep_line_number(true);
    if (!apk) {
      o.setPhaseOption("jb", "enabled:false"); // as written: no passes of its own
    }
    o.set_soot_classpath((apk ? "" : args[1] + ":") + args[2]);
    long start = System.nanoTime();
    Scene.v().loadNecessaryClasses();
    PrintWriter out = null;
    if (args.length > 3) {
      out = new PrintWriter(new OutputStreamWriter(new BufferedOutputStream(new FileOutputStream(args[3])), StandardCharsets.UTF_8));
    }
    List<SootClass> classes = new ArrayList<>(Scene.v().getApplicationClasses());
    if (args.length > 4) {
      Set<String> asked = new HashSet<>(Files.readAllLines(Paths.get(args[4])));
      classes.removeIf(c -> !asked.contains(c.getName()));
    }
    classes.sort(Comparator.comparing(SootClass::getName));
    int methods = 0, failed = 0;
    for (SootClass c : classes) {
      if (out != null) {
        out.println("C " + c.getName());
      }
      for (SootMethod m : new ArrayList<>(c.getMethods())) {
        if (!m.isConcrete()) {
          continue;
        }
        methods++;
        Body b;
        try {
          b = m.retrieveActiveBody();
        } catch (Throwable t) {
          failed++;
          if (out != null) {
            out.println("E " + m.getSignature() + "\t" + line(t.toString()));
          }
          continue;
        }
        if (out == null) {
          continue;
        }
        out.println("M " + m.getSignature());
        if (!apk) {
          List<ValidationException> errors = new ArrayList<>();
          try {
            b.validate(errors);
          } catch (Throwable t) {
            out.println("V " + line(t.toString()));
          }
          for (ValidationException e : errors) {
            out.println("V " + line(e.getRawMessage() + " in " + e.getConcerned()));
          }
        }
        for (Unit u : b.getUnits()) {
          out.println("S " + line(shape((Stmt) u)));
          if (u instanceof DefinitionStmt && ((DefinitionStmt) u).getLeftOp() instanceof Local) {
            out.println("T " + line(shape((Stmt) u)) + "\t" + ((DefinitionStmt) u).getLeftOp().getType());
          }
        }
      }
    }
    System.out.printf("%d classes, %d methods, %d failed, %d ms%n", classes.size(), methods, failed, (System.nanoTime() - start) / 1_000_000);
    if (out != null) {
      out.close();
    }
  }

  static String line(String s) {
    return s.replace("\r", "\\r").replace("\n", "\\n");
  }

  // value writes an operand: constants as they are, locals as _.
  static String value(Value v) {
    if (v instanceof Local) {
      return "_";
    }
    return v.toString();
  }

  static String expression(Value v) {
    StringBuilder s = new StringBuilder();
    if (v instanceof FieldRef) {
      return ((FieldRef) v).getFieldRef().getSignature();
    } else if (v instanceof ArrayRef) {
      return "[" + value(((ArrayRef) v).getIndex()) + "]";
    } else if (v instanceof InvokeExpr) {
      InvokeExpr e = (InvokeExpr) v;
      String name = e.getClass().getSimpleName();
      s.append(name.replaceAll("^J|Expr$", "")).append(' ').append(e.getMethodRef().getSignature());
      for (Value a : e.getArgs()) {
        s.append(' ').append(value(a));
      }
      return s.toString();
    } else if (v instanceof BinopExpr) {
      BinopExpr e = (BinopExpr) v;
      return value(e.getOp1()) + e.getSymbol() + value(e.getOp2());
    } else if (v instanceof NegExpr) {
      return "neg " + value(((NegExpr) v).getOp());
    } else if (v instanceof LengthExpr) {
      return "lengthof " + value(((LengthExpr) v).getOp());
    } else if (v instanceof CastExpr) {
      return "(" + ((CastExpr) v).getCastType() + ") " + value(((CastExpr) v).getOp());
    } else if (v instanceof InstanceOfExpr) {
      return value(((InstanceOfExpr) v).getOp()) + " instanceof " + ((InstanceOfExpr) v).getCheckType();
    } else if (v instanceof NewArrayExpr) {
      return "newarray " + ((NewArrayExpr) v).getBaseType() + " " + value(((NewArrayExpr) v).getSize());
    }
    return value(v);
  }

  static String shape(Stmt u) {
    if (u instanceof IdentityStmt) {
      Value r = ((IdentityStmt) u).getRightOp();
      if (r instanceof ParameterRef) {
        return "identity @parameter" + ((ParameterRef) r).getIndex();
      }
      return "identity " + (r instanceof ThisRef ? "@this" : "@caughtexception");
    } else if (u instanceof AssignStmt) {
      AssignStmt a = (AssignStmt) u;
      if (a.getLeftOp() instanceof Local) {
        return "assign " + expression(a.getRightOp());
      }
      return "store " + expression(a.getLeftOp()) + " = " + value(a.getRightOp());
    } else if (u instanceof InvokeStmt) {
      return "invoke " + expression(u.getInvokeExpr());
    } else if (u instanceof IfStmt) {
      return "if " + expression(((IfStmt) u).getCondition());
    } else if (u instanceof GotoStmt) {
      return "goto";
    } else if (u instanceof SwitchStmt) {
      StringBuilder s = new StringBuilder("switch " + value(((SwitchStmt) u).getKey()));
      if (u instanceof TableSwitchStmt) {
        for (long k = ((TableSwitchStmt) u).getLowIndex(); k <= ((TableSwitchStmt) u).getHighIndex(); k++) {
          s.append(' ').append(k);
        }
      } else {
        for (IntConstant c : ((LookupSwitchStmt) u).getLookupValues()) {
          s.append(' ').append(c.value);
        }
      }
      return s.toString();
    } else if (u instanceof ReturnStmt) {
      return "return " + value(((ReturnStmt) u).getOp());
    } else if (u instanceof ThrowStmt) {
      return "throw " + value(((ThrowStmt) u).getOp());
    } else if (u instanceof EnterMonitorStmt) {
      return "entermonitor " + value(((EnterMonitorStmt) u).getOp());
    } else if (u instanceof ExitMonitorStmt) {
      return "exitmonitor " + value(((ExitMonitorStmt) u).getOp());
    } else if (u instanceof ReturnVoidStmt) {
      return "return";
    }
    return "nop";
  }
}
