package com.android.internal.os;

/** The bottom of the main thread's stack. */
public class ZygoteInit {
    private static Zygote.MethodAndArgsCaller sCaller;

    public static void main(String[] argv) {
        if (sCaller == null) {
            RuntimeInit.commonInit();
            sCaller = RuntimeInit.findStaticMain("android.app.ActivityThread", argv);
        }
        sCaller.run();
    }
}
