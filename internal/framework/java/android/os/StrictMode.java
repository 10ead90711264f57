package android.os;

import android.net.Uri;
import android.util.Log;

/** Policies about what threads and the process should not do. */
public final class StrictMode {
    private static final String TAG = "StrictMode";
    public static final String DISABLE_PROPERTY = "persist.sys.strictmode.disable";
    public static final String VISUAL_PROPERTY = "persist.sys.strictmode.visual";
    public static final int DETECT_DISK_WRITE = 0x1;
    public static final int DETECT_DISK_READ = 0x2;
    public static final int DETECT_NETWORK = 0x4;
    public static final int DETECT_CUSTOM = 0x8;
    public static final int DETECT_RESOURCE_MISMATCH = 0x10;
    public static final int DETECT_UNBUFFERED_IO = 0x20;
    public static final int DETECT_VM_CURSOR_LEAKS = 0x1 << 8;
    public static final int DETECT_VM_CLOSABLE_LEAKS = 0x2 << 8;
    public static final int DETECT_VM_ACTIVITY_LEAKS = 0x4 << 8;
    public static final int DETECT_VM_REGISTRATION_LEAKS = 0x10 << 8;
    public static final int PENALTY_LOG = 0x1 << 16;
    public static final int PENALTY_DIALOG = 0x2 << 16;
    public static final int PENALTY_DEATH = 0x4 << 16;
    public static final int PENALTY_FLASH = 0x8 << 16;
    public static final int PENALTY_DROPBOX = 0x20 << 16;
    public static final int PENALTY_GATHER = 0x40 << 16;
    public static final int PENALTY_DEATH_ON_NETWORK = 0x200 << 16;
    public static final int PENALTY_DEATH_ON_CLEARTEXT_NETWORK = 0x400 << 16;
    public static final int PENALTY_DEATH_ON_FILE_URI_EXPOSURE = 0x800 << 16;
    private static final int DETECT_VM_INSTANCE_LEAKS = 0x8 << 8;
    private static final int DETECT_VM_FILE_URI_EXPOSURE = 0x20 << 8;
    private static final int DETECT_VM_CLEARTEXT_NETWORK = 0x40 << 8;
    private static final int DETECT_VM_CONTENT_URI_WITHOUT_PERMISSION = 0x80 << 8;
    private static final int DETECT_VM_UNTAGGED_SOCKET = 0x80 << 24;
    private static final int ALL_THREAD = DETECT_DISK_WRITE | DETECT_DISK_READ | DETECT_NETWORK | DETECT_CUSTOM | DETECT_RESOURCE_MISMATCH | DETECT_UNBUFFERED_IO;
    private static final int PENALTIES = PENALTY_LOG | PENALTY_DIALOG | PENALTY_DEATH | PENALTY_FLASH | PENALTY_DROPBOX;

    public static final int NETWORK_POLICY_ACCEPT = 0;
    public static final int NETWORK_POLICY_LOG = 1;
    public static final int NETWORK_POLICY_REJECT = 2;

    private static final ThreadLocal<Integer> sThread = new ThreadLocal<Integer>() {
        @Override
        protected Integer initialValue() {
            return 0;
        }
    };
    private static volatile VmPolicy sVm = VmPolicy.LAX;

    private StrictMode() {
    }

    /** Is told of violations. */
    public interface ViolationListener {
        void onViolation(String message);
    }

    private static volatile ViolationListener sListener;

    public static void setViolationListener(ViolationListener listener) {
        sListener = listener;
    }

    /** What a thread should not do. */
    public static final class ThreadPolicy {
        public static final ThreadPolicy LAX = new ThreadPolicy(0);

        final int mask;

        private ThreadPolicy(int mask) {
            this.mask = mask;
        }

        @Override
        public String toString() {
            return "[StrictMode.ThreadPolicy; mask=" + mask + "]";
        }

        /** Makes policies. */
        public static final class Builder {
            private int mMask;

            public Builder() {
            }

            public Builder(ThreadPolicy policy) {
                mMask = policy.mask;
            }

            public Builder detectAll() {
                mMask |= ALL_THREAD;
                return this;
            }

            public Builder permitAll() {
                mMask &= ~ALL_THREAD;
                return this;
            }

            public Builder detectNetwork() {
                mMask |= DETECT_NETWORK;
                return this;
            }

            public Builder detectDiskReads() {
                mMask |= DETECT_DISK_READ;
                return this;
            }

            public Builder detectDiskWrites() {
                mMask |= DETECT_DISK_WRITE;
                return this;
            }

            public Builder detectCustomSlowCalls() {
                mMask |= DETECT_CUSTOM;
                return this;
            }

            public Builder detectResourceMismatches() {
                mMask |= DETECT_RESOURCE_MISMATCH;
                return this;
            }

            public Builder detectUnbufferedIo() {
                mMask |= DETECT_UNBUFFERED_IO;
                return this;
            }

            public Builder permitNetwork() {
                mMask &= ~(DETECT_NETWORK);
                return this;
            }

            public Builder permitDiskReads() {
                mMask &= ~(DETECT_DISK_READ);
                return this;
            }

            public Builder permitDiskWrites() {
                mMask &= ~(DETECT_DISK_WRITE);
                return this;
            }

            public Builder permitCustomSlowCalls() {
                mMask &= ~(DETECT_CUSTOM);
                return this;
            }

            public Builder permitResourceMismatches() {
                mMask &= ~(DETECT_RESOURCE_MISMATCH);
                return this;
            }

            public Builder permitUnbufferedIo() {
                mMask &= ~(DETECT_UNBUFFERED_IO);
                return this;
            }

            public Builder penaltyDialog() {
                mMask |= PENALTY_DIALOG;
                return this;
            }

            public Builder penaltyDeath() {
                mMask |= PENALTY_DEATH;
                return this;
            }

            public Builder penaltyDeathOnNetwork() {
                mMask |= PENALTY_DEATH_ON_NETWORK;
                return this;
            }

            public Builder penaltyFlashScreen() {
                mMask |= PENALTY_FLASH;
                return this;
            }

            public Builder penaltyLog() {
                mMask |= PENALTY_LOG;
                return this;
            }

            public Builder penaltyDropBox() {
                mMask |= PENALTY_DROPBOX;
                return this;
            }

            public ThreadPolicy build() {
                if (mMask != 0 && (mMask & PENALTIES) == 0) {
                    penaltyLog();
                }
                return new ThreadPolicy(mMask);
            }
        }
    }

    /** What the process should not do. */
    public static final class VmPolicy {
        public static final VmPolicy LAX = new VmPolicy(0);

        final int mask;

        private VmPolicy(int mask) {
            this.mask = mask;
        }

        @Override
        public String toString() {
            return "[StrictMode.VmPolicy; mask=" + mask + "]";
        }

        /** Makes policies. */
        public static final class Builder {
            private int mMask;

            public Builder() {
            }

            public Builder(VmPolicy base) {
                mMask = base.mask;
            }

            public Builder setClassInstanceLimit(Class klass, int limit) {
                if (klass == null) {
                    throw new NullPointerException("klass == null");
                }
                mMask |= DETECT_VM_INSTANCE_LEAKS;
                return this;
            }

            public Builder detectAll() {
                detectLeakedSqlLiteObjects();
                detectActivityLeaks();
                detectLeakedClosableObjects();
                detectLeakedRegistrationObjects();
                detectFileUriExposure();
                return this;
            }

            public Builder detectActivityLeaks() {
                mMask |= DETECT_VM_ACTIVITY_LEAKS;
                return this;
            }

            public Builder detectLeakedSqlLiteObjects() {
                mMask |= DETECT_VM_CURSOR_LEAKS;
                return this;
            }

            public Builder detectLeakedClosableObjects() {
                mMask |= DETECT_VM_CLOSABLE_LEAKS;
                return this;
            }

            public Builder detectLeakedRegistrationObjects() {
                mMask |= DETECT_VM_REGISTRATION_LEAKS;
                return this;
            }

            public Builder detectFileUriExposure() {
                mMask |= DETECT_VM_FILE_URI_EXPOSURE;
                return this;
            }

            public Builder detectCleartextNetwork() {
                mMask |= DETECT_VM_CLEARTEXT_NETWORK;
                return this;
            }

            public Builder detectContentUriWithoutPermission() {
                mMask |= DETECT_VM_CONTENT_URI_WITHOUT_PERMISSION;
                return this;
            }

            public Builder detectUntaggedSockets() {
                mMask |= DETECT_VM_UNTAGGED_SOCKET;
                return this;
            }

            public Builder penaltyDeath() {
                mMask |= PENALTY_DEATH;
                return this;
            }

            public Builder penaltyDeathOnCleartextNetwork() {
                mMask |= PENALTY_DEATH_ON_CLEARTEXT_NETWORK | DETECT_VM_CLEARTEXT_NETWORK;
                return this;
            }

            public Builder penaltyDeathOnFileUriExposure() {
                mMask |= PENALTY_DEATH_ON_FILE_URI_EXPOSURE | DETECT_VM_FILE_URI_EXPOSURE;
                return this;
            }

            public Builder penaltyLog() {
                mMask |= PENALTY_LOG;
                return this;
            }

            public Builder penaltyDropBox() {
                mMask |= PENALTY_DROPBOX;
                return this;
            }

            public VmPolicy build() {
                if (mMask != 0 && (mMask & PENALTIES) == 0) {
                    penaltyLog();
                }
                return new VmPolicy(mMask);
            }
        }
    }

    /** A part of a thread's work. */
    public static class Span {
        protected Span() {
        }

        public void finish() {
        }
    }

    public static void setThreadPolicy(ThreadPolicy policy) {
        sThread.set(policy.mask);
    }

    public static int getThreadPolicyMask() {
        return sThread.get();
    }

    public static ThreadPolicy getThreadPolicy() {
        return new ThreadPolicy(sThread.get());
    }

    private static ThreadPolicy allow(int mask) {
        int old = sThread.get();
        sThread.set(old & ~mask);
        return new ThreadPolicy(old);
    }

    public static ThreadPolicy allowThreadDiskWrites() {
        return allow(DETECT_DISK_WRITE | DETECT_DISK_READ);
    }

    public static ThreadPolicy allowThreadDiskReads() {
        return allow(DETECT_DISK_READ);
    }

    public static boolean conditionallyEnableDebugLogging() {
        return false;
    }

    /** Makes network on this thread an error, as for the main thread of every app. */
    public static void enableDeathOnNetwork() {
        sThread.set(sThread.get() | DETECT_NETWORK | PENALTY_DEATH_ON_NETWORK);
    }

    public static void enableDeathOnFileUriExposure() {
        sVm = new VmPolicy(sVm.mask | DETECT_VM_FILE_URI_EXPOSURE | PENALTY_DEATH_ON_FILE_URI_EXPOSURE);
    }

    public static void disableDeathOnFileUriExposure() {
        sVm = new VmPolicy(sVm.mask & ~(DETECT_VM_FILE_URI_EXPOSURE | PENALTY_DEATH_ON_FILE_URI_EXPOSURE));
    }

    public static void conditionallyCheckInstanceCounts() {
    }

    public static void setVmPolicy(VmPolicy policy) {
        sVm = policy;
    }

    public static VmPolicy getVmPolicy() {
        return sVm;
    }

    public static void enableDefaults() {
        setThreadPolicy(new ThreadPolicy.Builder().detectAll().penaltyLog().build());
        setVmPolicy(new VmPolicy.Builder().detectAll().penaltyLog().build());
    }

    private static boolean vm(int mask) {
        return (sVm.mask & mask) != 0;
    }

    public static boolean vmSqliteObjectLeaksEnabled() {
        return vm(DETECT_VM_CURSOR_LEAKS);
    }

    public static boolean vmClosableObjectLeaksEnabled() {
        return vm(DETECT_VM_CLOSABLE_LEAKS);
    }

    public static boolean vmRegistrationLeaksEnabled() {
        return vm(DETECT_VM_REGISTRATION_LEAKS);
    }

    public static boolean vmFileUriExposureEnabled() {
        return vm(DETECT_VM_FILE_URI_EXPOSURE);
    }

    public static boolean vmCleartextNetworkEnabled() {
        return vm(DETECT_VM_CLEARTEXT_NETWORK);
    }

    public static boolean vmContentUriWithoutPermissionEnabled() {
        return vm(DETECT_VM_CONTENT_URI_WITHOUT_PERMISSION);
    }

    public static boolean vmUntaggedSocketEnabled() {
        return vm(DETECT_VM_UNTAGGED_SOCKET);
    }

    public static void onSqliteObjectLeaked(String message, Throwable origin) {
        onVmPolicyViolation(message, origin);
    }

    public static void onWebViewMethodCalledOnWrongThread(Throwable origin) {
        onVmPolicyViolation(null, origin);
    }

    public static void onIntentReceiverLeaked(Throwable origin) {
        onVmPolicyViolation(null, origin);
    }

    public static void onServiceConnectionLeaked(Throwable origin) {
        onVmPolicyViolation(null, origin);
    }

    public static void onFileUriExposed(Uri uri, String location) {
        String message = uri + " exposed beyond app through " + location;
        if (vm(PENALTY_DEATH_ON_FILE_URI_EXPOSURE)) {
            throw new FileUriExposedException(message);
        }
        onVmPolicyViolation(null, new Throwable(message));
    }

    public static void onContentUriWithoutPermission(Uri uri, String location) {
        onVmPolicyViolation(null, new Throwable(uri + " exposed beyond app through " + location
                + " without permission grant flags; did you forget FLAG_GRANT_READ_URI_PERMISSION?"));
    }

    public static void onCleartextNetworkDetected(byte[] firstPacket) {
        onVmPolicyViolation(null, new Throwable("Detected cleartext network traffic"));
    }

    public static void onUntaggedSocket() {
        onVmPolicyViolation(null, new Throwable("Untagged socket detected; use TrafficStats.setThreadSocketTag() to track all network usage"));
    }

    public static void onVmPolicyViolation(String message, Throwable origin) {
        onVmPolicyViolation(message, origin, false);
    }

    public static void onVmPolicyViolation(String message, Throwable origin, boolean force) {
        if (vm(PENALTY_LOG)) {
            Log.e(TAG, message, origin);
        }
        if (force || vm(PENALTY_DEATH)) {
            System.err.println("StrictMode VmPolicy violation with POLICY_DEATH; shutting down.");
            Process.killProcess(Process.myPid());
            System.exit(10);
        }
    }

    public static Span enterCriticalSpan(String name) {
        return new Span();
    }

    /** Checks the thread's policy before it uses the network. */
    public static void onNetwork() {
        int mask = sThread.get();
        if ((mask & DETECT_NETWORK) == 0) {
            return;
        }
        if ((mask & PENALTY_DEATH_ON_NETWORK) != 0) {
            throw new NetworkOnMainThreadException();
        }
        violated("StrictModeNetworkViolation", DETECT_NETWORK);
    }

    private static void violated(String what, int bit) {
        int mask = sThread.get();
        if ((mask & bit) == 0) {
            return;
        }
        String message = "policy=" + mask + " violation=" + bit;
        if ((mask & PENALTY_LOG) != 0) {
            Log.d(TAG, "StrictMode policy violation; ~duration=1 ms: android.os.StrictMode$" + what + ": " + message);
        }
        if (sListener != null) {
            sListener.onViolation(what);
        }
        if ((mask & PENALTY_DEATH) != 0) {
            throw new RuntimeException("StrictMode ThreadPolicy violation: " + what + ": " + message);
        }
    }

    public static void noteSlowCall(String name) {
        violated("StrictModeCustomViolation", DETECT_CUSTOM);
    }

    public static void noteResourceMismatch(Object tag) {
        violated("StrictModeResourceMismatchViolation", DETECT_RESOURCE_MISMATCH);
    }

    public static void noteUnbufferedIO() {
        violated("StrictModeUnbufferedIOViolation", DETECT_UNBUFFERED_IO);
    }

    public static void noteDiskRead() {
        violated("StrictModeDiskReadViolation", DETECT_DISK_READ);
    }

    public static void noteDiskWrite() {
        violated("StrictModeDiskWriteViolation", DETECT_DISK_WRITE);
    }

    public static Object trackActivity(Object instance) {
        return instance;
    }

    public static void incrementExpectedActivityCount(Class klass) {
    }

    public static void decrementExpectedActivityCount(Class klass) {
    }
}
