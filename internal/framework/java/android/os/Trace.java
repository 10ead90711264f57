package android.os;

/** Marks of traces, which nobody records here. */
public final class Trace {
    public static final long TRACE_TAG_NEVER = 0L;
    public static final long TRACE_TAG_ALWAYS = 1L;
    public static final long TRACE_TAG_GRAPHICS = 2L;
    public static final long TRACE_TAG_INPUT = 4L;
    public static final long TRACE_TAG_VIEW = 8L;
    public static final long TRACE_TAG_WEBVIEW = 16L;
    public static final long TRACE_TAG_WINDOW_MANAGER = 32L;
    public static final long TRACE_TAG_ACTIVITY_MANAGER = 64L;
    public static final long TRACE_TAG_SYNC_MANAGER = 128L;
    public static final long TRACE_TAG_AUDIO = 256L;
    public static final long TRACE_TAG_VIDEO = 512L;
    public static final long TRACE_TAG_CAMERA = 1024L;
    public static final long TRACE_TAG_HAL = 2048L;
    public static final long TRACE_TAG_APP = 4096L;
    public static final long TRACE_TAG_RESOURCES = 8192L;
    public static final long TRACE_TAG_DALVIK = 16384L;
    public static final long TRACE_TAG_RS = 32768L;
    public static final long TRACE_TAG_BIONIC = 65536L;
    public static final long TRACE_TAG_POWER = 131072L;
    public static final long TRACE_TAG_PACKAGE_MANAGER = 262144L;
    public static final long TRACE_TAG_SYSTEM_SERVER = 524288L;
    public static final long TRACE_TAG_DATABASE = 1048576L;
    public static final long TRACE_TAG_NETWORK = 2097152L;
    public static final long TRACE_TAG_ADB = 4194304L;

    private Trace() {}

    public static boolean isTagEnabled(long traceTag) {
        return false;
    }

    public static boolean isEnabled() {
        return false;
    }

    public static void traceBegin(long traceTag, String methodName) {}

    public static void traceEnd(long traceTag) {}

    public static void traceCounter(long traceTag, String counterName, int counterValue) {}

    public static void asyncTraceBegin(long traceTag, String methodName, int cookie) {}

    public static void asyncTraceEnd(long traceTag, String methodName, int cookie) {}

    public static void beginSection(String sectionName) {
        if (sectionName.length() > 127) {
            throw new IllegalArgumentException("sectionName is too long");
        }
    }

    public static void endSection() {}
}
