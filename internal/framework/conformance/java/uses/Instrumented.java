import android.app.Instrumentation;
import android.content.Intent;
import esdroid.conformance.Out.Code;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** What instrumentation makes and calls. */
public class Instrumented {
    public static void main(String[] args) throws Exception {
        final Instrumentation i = new Instrumentation();
        android.app.Application app = Instrumentation.newApplication(android.app.Application.class, Runner.activity);
        say(app.getClass().getName(), app.getBaseContext() == Runner.activity);
        fails("Instrumentation.newApplication(null, Runner.activity)", new Code() {
            public void run() throws Exception {
                Instrumentation.newApplication(null, Runner.activity);
            }
        });
        say(i.newActivity(InstrumentedClass.class.getClassLoader(), Runner.class.getName(), new Intent()).getClass().getSimpleName());
        fails("i.newActivity(Instrumented.class.getClassLoader(), \"no.such.Activity\", new Intent())", new Code() {
            public void run() throws Exception {
                i.newActivity(Instrumented.class.getClassLoader(), "no.such.Activity", new Intent());
            }
        });
        fails("i.newApplication(Instrumented.class.getClassLoader(), \"no.such.App\", Runner.activity)", new Code() {
            public void run() throws Exception {
                i.newApplication(Instrumented.class.getClassLoader(), "no.such.App", Runner.activity);
            }
        });
        fails("i.runOnMainSync(null)", new Code() {
            public void run() throws Exception {
                i.runOnMainSync(null);
            }
        });
        fails("i.waitForIdleSync()", new Code() {
            public void run() throws Exception {
                i.waitForIdleSync();
            }
        });
        say(i.onException(null, new RuntimeException("x")));
        Instrumentation.ActivityMonitor m = new Instrumentation.ActivityMonitor("some.Activity", new Instrumentation.ActivityResult(5, null), true);
        say(m.isBlocking(), m.getHits(), m.getFilter(), m.getLastActivity(), m.getResult().getResultCode());
        i.addMonitor(m);
        i.removeMonitor(m);
        say(i.checkMonitorHit(m, 1));
    }

    /** Only a class. */
    static class InstrumentedClass {}
}
