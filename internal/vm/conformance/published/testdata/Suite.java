import java.io.PrintStream;
import org.junit.runner.Description;
import org.junit.runner.JUnitCore;
import org.junit.runner.Request;
import org.junit.runner.notification.Failure;
import org.junit.runner.notification.RunListener;

/** Runs JUnit test classes and prints a line for each class and test; the output of the tests themselves is dropped. */
public class Suite {
    public static void main(String[] classes) {
        PrintStream out = System.out;
        System.setOut(new PrintStream(new java.io.ByteArrayOutputStream()));
        System.setErr(System.out);
        for (String name : classes) {
            out.println("class " + name);
            JUnitCore core = new JUnitCore();
            core.addListener(new RunListener() {
                private Failure failure;
                private String skipped;

                @Override
                public void testStarted(Description d) {
                    failure = null;
                    skipped = null;
                }

                @Override
                public void testFailure(Failure f) {
                    failure = f;
                    if (f.getDescription().isSuite()) {
                        out.println("fail " + f.getDescription() + "\t" + first(f.getException()));
                    }
                }

                @Override
                public void testAssumptionFailure(Failure f) {
                    skipped = "assumption";
                }

                @Override
                public void testFinished(Description d) {
                    if (failure != null) {
                        out.println("fail " + d + "\t" + first(failure.getException()));
                    } else {
                        out.println((skipped == null ? "pass " : "skip ") + d);
                    }
                }
            });
            try {
                core.run(Request.aClass(Class.forName(name)));
            } catch (Throwable e) {
                out.println("fail " + name + "\t" + first(e));
            }
        }
        out.println("end");
    }

    private static String first(Throwable e) {
        String text = String.valueOf(e);
        int end = text.indexOf('\n');
        return end < 0 ? text : text.substring(0, end);
    }
}
