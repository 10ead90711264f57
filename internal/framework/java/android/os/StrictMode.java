package android.os;

import android.net.Uri;
import android.util.Log;

/** Finds what apps should not do; what a policy kills for is thrown, anything else logged. */
public final class StrictMode {
    private static final String TAG = "StrictMode";

    private static final int DISK_WRITE = 0x01;
    private static final int DISK_READ = 0x02;
    private static final int NETWORK = 0x04;
    private static final int CUSTOM = 0x08;
    private static final int RESOURCE_MISMATCH = 0x10;
    private static final int UNBUFFERED = 0x20;
    private static final int ALL_THREAD = 0x3f;
    private static final int VM_SQLITE = 0x100;
    private static final int VM_CLOSEABLE = 0x200;
    private static final int VM_ACTIVITY = 0x400;
    private static final int VM_INSTANCE = 0x800;
    private static final int VM_REGISTRATION = 0x1000;
    private static final int VM_FILE_URI = 0x2000;
    private static final int VM_CLEARTEXT = 0x4000;
    private static final int VM_CONTENT_URI = 0x8000;
    private static final int VM_UNTAGGED = 0x80000000;
    private static final int PENALTY_LOG = 0x10000;
    private static final int PENALTY_DIALOG = 0x20000;
    private static final int PENALTY_DEATH = 0x40000;
    private static final int PENALTY_FLASH = 0x100000;
    private static final int PENALTY_DROPBOX = 0x200000;
    private static final int DEATH_ON_NETWORK = 0x1000000;
    private static final int DEATH_ON_FILE_URI = 0x4000000;

    private static final ThreadLocal<ThreadPolicy> sThread = new ThreadLocal<ThreadPolicy>();
    private static VmPolicy sVm = VmPolicy.LAX;

    private StrictMode() {}

    /** What a thread must not do. */
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

        /** Builds policies. */
        public static final class Builder {
            private int mMask;

            public Builder() {
                mMask = 0;
            }

            public Builder(ThreadPolicy policy) {
                mMask = policy.mask;
            }

            public Builder detectNetwork() {
                mMask |= NETWORK;
                return this;
            }

            public Builder permitNetwork() {
                mMask &= ~NETWORK;
                return this;
            }

            public Builder detectDiskReads() {
                mMask |= DISK_READ;
                return this;
            }

            public Builder permitDiskReads() {
                mMask &= ~DISK_READ;
                return this;
            }

            public Builder detectDiskWrites() {
                mMask |= DISK_WRITE;
                return this;
            }

            public Builder permitDiskWrites() {
                mMask &= ~DISK_WRITE;
                return this;
            }

            public Builder detectCustomSlowCalls() {
                mMask |= CUSTOM;
                return this;
            }

            public Builder permitCustomSlowCalls() {
                mMask &= ~CUSTOM;
                return this;
            }

            public Builder detectResourceMismatches() {
                mMask |= RESOURCE_MISMATCH;
                return this;
            }

            public Builder permitResourceMismatches() {
                mMask &= ~RESOURCE_MISMATCH;
                return this;
            }

            public Builder detectUnbufferedIo() {
                mMask |= UNBUFFERED;
                return this;
            }

            public Builder permitUnbufferedIo() {
                mMask &= ~UNBUFFERED;
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
                mMask |= DEATH_ON_NETWORK;
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
            public Builder detectAll() {
                mMask |= ALL_THREAD;
                return this;
            }

            public Builder permitAll() {
                mMask &= ~ALL_THREAD;
                return this;
            }

            public ThreadPolicy build() {
                if (mMask != 0 && (mMask & (PENALTY_DEATH | PENALTY_LOG | PENALTY_DROPBOX | PENALTY_DIALOG | PENALTY_FLASH)) == 0) {
                    mMask |= PENALTY_LOG;
                }
                return new ThreadPolicy(mMask);
            }
        }
    }

    /** What the process must not do. */
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

        /** Builds policies. */
        public static final class Builder {
            private int mMask;

            public Builder() {}

            public Builder(VmPolicy base) {
                mMask = base.mask;
            }

            public Builder detectActivityLeaks() {
                mMask |= VM_ACTIVITY;
                return this;
            }

            public Builder detectLeakedSqlLiteObjects() {
                mMask |= VM_SQLITE;
                return this;
            }

            public Builder detectLeakedClosableObjects() {
                mMask |= VM_CLOSEABLE;
                return this;
            }

            public Builder detectLeakedRegistrationObjects() {
                mMask |= VM_REGISTRATION;
                return this;
            }

            public Builder detectFileUriExposure() {
                mMask |= VM_FILE_URI;
                return this;
            }

            public Builder detectCleartextNetwork() {
                mMask |= VM_CLEARTEXT;
                return this;
            }

            public Builder detectContentUriWithoutPermission() {
                mMask |= VM_CONTENT_URI;
                return this;
            }

            public Builder detectUntaggedSockets() {
                mMask |= VM_UNTAGGED;
                return this;
            }

            public Builder penaltyDeath() {
                mMask |= PENALTY_DEATH;
                return this;
            }

            public Builder penaltyDeathOnFileUriExposure() {
                mMask |= DEATH_ON_FILE_URI;
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
            public Builder setClassInstanceLimit(Class klass, int instanceLimit) {
                if (klass == null) {
                    throw new NullPointerException("klass == null");
                }
                mMask |= VM_INSTANCE;
                return this;
            }

            public Builder detectAll() {
                mMask |= VM_SQLITE | VM_CLOSEABLE | VM_ACTIVITY | VM_REGISTRATION | VM_FILE_URI | VM_CONTENT_URI | VM_UNTAGGED;
                return this;
            }

            public VmPolicy build() {
                if (mMask != 0 && (mMask & (PENALTY_DEATH | PENALTY_LOG | PENALTY_DROPBOX)) == 0) {
                    mMask |= PENALTY_LOG;
                }
                return new VmPolicy(mMask);
            }
        }
    }

    public static void setThreadPolicy(ThreadPolicy policy) {
        if (policy == null) throw new NullPointerException();
        sThread.set(policy);
    }

    public static ThreadPolicy getThreadPolicy() {
        ThreadPolicy p = sThread.get();
        return p != null ? p : ThreadPolicy.LAX;
    }

    public static ThreadPolicy allowThreadDiskWrites() {
        ThreadPolicy old = getThreadPolicy();
        setThreadPolicy(new ThreadPolicy(old.mask & ~(DISK_WRITE | DISK_READ)));
        return old;
    }

    public static ThreadPolicy allowThreadDiskReads() {
        ThreadPolicy old = getThreadPolicy();
        setThreadPolicy(new ThreadPolicy(old.mask & ~DISK_READ));
        return old;
    }

    public static void setVmPolicy(VmPolicy policy) {
        synchronized (StrictMode.class) {
            sVm = policy;
        }
    }

    public static VmPolicy getVmPolicy() {
        synchronized (StrictMode.class) {
            return sVm;
        }
    }

    public static void enableDefaults() {
        setThreadPolicy(new ThreadPolicy.Builder().detectAll().penaltyLog().build());
        setVmPolicy(new VmPolicy.Builder().detectLeakedSqlLiteObjects().penaltyLog().build());
    }

    public static void enableDeathOnNetwork() {
        setThreadPolicy(new ThreadPolicy(getThreadPolicy().mask | NETWORK | DEATH_ON_NETWORK));
    }

    public static void enableDeathOnFileUriExposure() {
        setVmPolicy(new VmPolicy(getVmPolicy().mask | VM_FILE_URI | DEATH_ON_FILE_URI));
    }

    public static boolean vmFileUriExposureEnabled() {
        return (getVmPolicy().mask & VM_FILE_URI) != 0;
    }

    public static void disableDeathOnFileUriExposure() {
        setVmPolicy(new VmPolicy(getVmPolicy().mask & ~(DEATH_ON_FILE_URI | VM_FILE_URI)));
    }

    public static void onFileUriExposed(Uri uri, String location) {
        final String message = uri + " exposed beyond app through " + location;
        if ((getVmPolicy().mask & DEATH_ON_FILE_URI) != 0) {
            throw new FileUriExposedException(message);
        }
        violation(getVmPolicy().mask, new Throwable(message));
    }

    /** What is asked before something that a thread may not be allowed to do. */
    private static class AndroidBlockGuardPolicy {
        /** Is called by the machine before the network is used. */
        static void onNetwork() {
            int mask = getThreadPolicy().mask;
            if ((mask & NETWORK) == 0) {
                return;
            }
            if ((mask & (DEATH_ON_NETWORK | PENALTY_DEATH)) != 0) {
                throw new NetworkOnMainThreadException();
            }
            violation(mask, new Throwable("StrictMode network violation"));
        }
    }

    public static void noteSlowCall(String name) {
        int mask = getThreadPolicy().mask;
        if ((mask & CUSTOM) != 0) {
            violation(mask, new Throwable(name));
        }
    }

    private static void violation(int mask, Throwable what) {
        if ((mask & PENALTY_LOG) != 0) {
            Log.d(TAG, "StrictMode policy violation", what);
        }
        if ((mask & PENALTY_DEATH) != 0) {
            throw new RuntimeException("StrictMode ThreadPolicy violation", what);
        }
    }
}
