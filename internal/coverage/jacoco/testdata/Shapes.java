// A program with the forms of control flow that probes are placed by; it ends by a fault.

import java.util.*;
import java.util.function.*;

public class Shapes {
  enum Kind {
    ROUND,
    SQUARE {
      int sides() {
        return 4;
      }
    };

    int sides() {
      return 0;
    }
  }

  interface Named {
    String PREFIX = new String("n");

    default String name() {
      return PREFIX + getClass().getSimpleName();
    }
  }

  static class Thing implements Named, AutoCloseable {
    final long weight = 3L;
    double[][] grid = new double[2][3];

    public void close() {
      grid = null;
    }
  }

  private Shapes() {}

  static int switches(int a, String s) {
    int out = 0;
    switch (a) {
      case 0:
      case 1:
        out++;
      case 2:
        out += 2;
        break;
      case 70000:
        out = 9;
        break;
      default:
        out = -1;
    }
    switch (s) {
      case "x":
        return out;
      case "y":
        out *= 2;
    }
    return out;
  }

  static int loops(int n) {
    int sum = 0;
    outer:
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        if (j == 2) continue outer;
        if (i == 3) break outer;
        sum += i > j ? i : j;
      }
    }
    do {
      sum--;
    } while (sum > 5 && n > 0 || sum == 77);
    while (true) {
      if (sum-- < 0) return sum;
    }
  }

  static String caught(Object o) {
    String out = "";
    try (Thing t = new Thing()) {
      out += t.name();
      out += ((String) o).length();
      out += "no fault";
    } catch (ClassCastException | NullPointerException e) {
      out += "fault";
    } finally {
      out += ".";
    }
    synchronized (out) {
      try {
        return out + Objects.requireNonNull(o);
      } catch (RuntimeException e) {
        throw new IllegalStateException(e);
      } finally {
        out = null;
      }
    }
  }

  static boolean asserted(int x) {
    assert x > 0 : "never";
    return x > 0
        && x < 10
        && x != 5;
  }

  static void calls() {
    nothing();
    nothing();
    fails(0);
    nothing();
  }

  static void nothing() {}

  static int fails(int zero) {
    return 1
        / zero;
  }

  public static void main(String[] args) {
    Supplier<Integer> lambda = () -> {
      int x = Kind.SQUARE.sides();
      return x + Kind.valueOf("ROUND").sides();
    };
    Function<String, Integer> unused = s -> s.length();
    Runnable inner = new Runnable() {
      public void run() {
        loops(5);
      }
    };
    inner.run();
    System.out.println(lambda.get() + switches(1, "y") + switches(70000, "z") + caught("text"));
    try {
      caught(null);
    } catch (IllegalStateException e) {
      asserted(7);
    }
    calls();
    System.out.println("not reached");
  }
}
