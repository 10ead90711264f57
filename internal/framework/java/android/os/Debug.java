package android.os;

/** What a debugger would want. */
public final class Debug {
    public static final int TRACE_COUNT_ALLOCS = 1;
    public static final int SHOW_FULL_DETAIL = 1;
    public static final int SHOW_CLASSLOADER = 2;
    public static final int SHOW_INITIALIZED = 4;
    public static final int MEMINFO_TOTAL = 0;
    public static final int MEMINFO_FREE = 1;
    public static final int MEMINFO_BUFFERS = 2;
    public static final int MEMINFO_CACHED = 3;
    public static final int MEMINFO_SHMEM = 4;
    public static final int MEMINFO_SLAB = 5;
    public static final int MEMINFO_SWAP_TOTAL = 6;
    public static final int MEMINFO_SWAP_FREE = 7;
    public static final int MEMINFO_ZRAM_TOTAL = 8;
    public static final int MEMINFO_MAPPED = 9;
    public static final int MEMINFO_VM_ALLOC_USED = 10;
    public static final int MEMINFO_PAGE_TABLES = 11;
    public static final int MEMINFO_KERNEL_STACK = 12;
    public static final int MEMINFO_COUNT = 13;

    private Debug() {}

    /** The memory of a process. */
    public static class MemoryInfo implements Parcelable {
        public int dalvikPss;
        public int dalvikPrivateDirty;
        public int dalvikSharedDirty;
        public int nativePss;
        public int nativePrivateDirty;
        public int nativeSharedDirty;
        public int otherPss;
        public int otherPrivateDirty;
        public int otherSharedDirty;

        public int getTotalPss() {
            return dalvikPss + nativePss + otherPss;
        }

        public int getTotalPrivateDirty() {
            return dalvikPrivateDirty + nativePrivateDirty + otherPrivateDirty;
        }

        public int getTotalSharedDirty() {
            return dalvikSharedDirty + nativeSharedDirty + otherSharedDirty;
        }

        public int describeContents() {
            return 0;
        }

        public void writeToParcel(Parcel dest, int flags) {
            dest.writeInt(dalvikPss);
            dest.writeInt(nativePss);
            dest.writeInt(otherPss);
        }

        public static final Parcelable.Creator<MemoryInfo> CREATOR = new Parcelable.Creator<MemoryInfo>() {
            public MemoryInfo createFromParcel(Parcel source) {
                MemoryInfo m = new MemoryInfo();
                m.dalvikPss = source.readInt();
                m.nativePss = source.readInt();
                m.otherPss = source.readInt();
                return m;
            }

            public MemoryInfo[] newArray(int size) {
                return new MemoryInfo[size];
            }
        };
    }

    public static void waitForDebugger() {
        Object forever = new Object();
        synchronized (forever) {
            for (;;) {
                try {
                    forever.wait();
                } catch (InterruptedException e) {
                    // No debugger comes.
                }
            }
        }
    }

    public static boolean waitingForDebugger() {
        return false;
    }

    public static boolean isDebuggerConnected() {
        return false;
    }

    public static void startMethodTracing() {}

    public static void startMethodTracing(String tracePath) {}

    public static void startMethodTracing(String tracePath, int bufferSize) {}

    public static void startMethodTracing(String tracePath, int bufferSize, int flags) {}

    public static void stopMethodTracing() {}

    public static long threadCpuTimeNanos() {
        return System.nanoTime();
    }

    public static long getNativeHeapSize() {
        return 12 << 20;
    }

    public static long getNativeHeapAllocatedSize() {
        return 8 << 20;
    }

    public static long getNativeHeapFreeSize() {
        return getNativeHeapSize() - getNativeHeapAllocatedSize();
    }

    public static void getMemoryInfo(MemoryInfo memoryInfo) {
        memoryInfo.dalvikPss = (int) (Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory() >> 10);
        memoryInfo.nativePss = 8 << 10;
        memoryInfo.otherPss = 4 << 10;
    }

    public static long getPss() {
        MemoryInfo m = new MemoryInfo();
        getMemoryInfo(m);
        return m.getTotalPss();
    }

    public static String getCallers(final int depth) {
        StackTraceElement[] callStack = Thread.currentThread().getStackTrace();
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < depth && 4 + i < callStack.length; i++) {
            StackTraceElement c = callStack[4 + i];
            sb.append(c.getClassName()).append('.').append(c.getMethodName()).append(':').append(c.getLineNumber()).append(' ');
        }
        return sb.toString();
    }
}
