import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.*;

/** Loggers: the tree of names, levels, filters, handlers, formats. */
public class Logging {
    static final List<String> LOG = new ArrayList<>();

    static class Keep extends Handler {
        final String name;

        Keep(String name) {
            this.name = name;
        }

        @Override
        public void publish(LogRecord r) {
            if (isLoggable(r)) {
                LOG.add(name + ":" + r.getLevel() + ":" + new SimpleFormatter().formatMessage(r) + ":" + r.getLoggerName() + ":" + r.getSourceMethodName() + (r.getThrown() == null ? "" : ":" + r.getThrown().getMessage()));
            }
        }

        @Override
        public void flush() {
            LOG.add("flush");
        }

        @Override
        public void close() {
            LOG.add("close");
        }
    }

    static void flush(String what) {
        System.out.println(what + " " + LOG);
        LOG.clear();
    }

    public static void main(String[] args) throws Exception {
        Logger below = Logger.getLogger("app.part.deep"), app = Logger.getLogger("app"), part = Logger.getLogger("app.part");
        System.out.println((below.getParent() == part) + " " + (part.getParent() == app) + " " + app.getParent().getName().isEmpty() + " " + (Logger.getLogger("app") == app) + " " + app.getLevel() + below.isLoggable(Level.INFO) + below.isLoggable(Level.FINE));
        app.setUseParentHandlers(false);
        app.addHandler(new Keep("app"));
        part.addHandler(new Keep("part"));
        below.info("hello");
        below.fine("too fine");
        below.log(Level.WARNING, "{0} and {1} {2}", new Object[] {"a", 7});
        below.log(Level.SEVERE, "it''s {0}", "quoted");
        below.log(Level.SEVERE, "plain 'quoted' {x}", "p");
        below.log(Level.WARNING, "failed", new IllegalStateException("boom"));
        flush("first");
        app.setLevel(Level.FINER);
        below.fine(() -> "supplied");
        below.entering("C", "m", new Object[] {1, "x"});
        below.exiting("C", "m", 5);
        below.throwing("C", "m", new Exception("thrown"));
        below.finest(() -> {
            throw new IllegalStateException("not asked");
        });
        flush("finer");
        part.setLevel(Level.OFF);
        below.severe("off");
        part.setLevel(null);
        app.setLevel(Level.CONFIG);
        part.setUseParentHandlers(false);
        below.setFilter(r -> r.getMessage().length() > 3);
        below.config("yes");
        below.config("configured");
        part.getHandlers()[0].setLevel(Level.SEVERE);
        below.warning("handler refuses");
        below.logp(Level.SEVERE, "Cls", "meth", "located {0}", 1.5);
        flush("filters");
        System.out.println(Level.parse("WARNING") + " " + Level.parse("850") + Level.parse("800") + Level.INFO.intValue() + Level.parse("ALL").equals(Level.ALL) + new Level("OWN", 800) { }.equals(Level.INFO));
        try {
            Level.parse("LOUD");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        StreamHandler h = new StreamHandler(out, new Formatter() {
            @Override
            public String format(LogRecord r) {
                return r.getLevel() + "=" + formatMessage(r) + ";";
            }

            @Override
            public String getHead(Handler x) {
                return "<";
            }

            @Override
            public String getTail(Handler x) {
                return ">";
            }
        });
        h.publish(new LogRecord(Level.FINE, "below INFO"));
        h.publish(new LogRecord(Level.INFO, "one"));
        h.publish(null);
        h.close();
        h.publish(new LogRecord(Level.INFO, "closed"));
        System.out.println(out);
        MemoryHandler m = new MemoryHandler(new Keep("memory"), 2, Level.SEVERE);
        for (int i = 0; i < 4; i++) {
            m.publish(new LogRecord(Level.INFO, "m" + i));
        }
        flush("kept");
        m.publish(new LogRecord(Level.SEVERE, "now"));
        m.close();
        flush("pushed");
        LogRecord r = new LogRecord(Level.INFO, null), r2 = new LogRecord(Level.INFO, "x");
        System.out.println(r.getMessage() + " " + (r2.getSequenceNumber() - r.getSequenceNumber()) + r.getLoggerName() + r.getParameters() + r.getSourceClassName());
        Logger anonymous = Logger.getAnonymousLogger();
        System.out.println(anonymous.getName() + " " + anonymous.getParent().getName().isEmpty() + (LogManager.getLogManager().getLogger("none") == null) + LogManager.getLogManager().addLogger(app) + Logger.getGlobal().getName());
        app.removeHandler(app.getHandlers()[0]);
        System.out.println(app.getHandlers().length + " " + part.getHandlers().length);
        r2.setMillis(0);
        r2.setLoggerName("named");
        System.out.print(new SimpleFormatter().format(r2));
        r2.setSourceClassName("Cls");
        r2.setThrown(new Exception("inside"));
        System.out.println(new SimpleFormatter().format(r2).split("\n")[2]);
    }
}
