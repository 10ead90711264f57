package androidx.test.uiautomator;

import android.app.Instrumentation;
import android.os.RemoteException;
import java.io.IOException;

public class UiDevice {
    UiDevice() {
    }

    public static UiDevice getInstance(Instrumentation instrumentation) {
        return null;
    }

    public <U> U wait(SearchCondition<U> condition, long timeout) {
        return null;
    }

    public UiObject2 findObject(BySelector selector) {
        return null;
    }

    public void waitForIdle() {
    }

    public boolean click(int x, int y) {
        return true;
    }

    public boolean swipe(int startX, int startY, int endX, int endY, int steps) {
        return true;
    }

    public boolean pressBack() {
        return true;
    }

    public boolean pressHome() {
        return true;
    }

    public boolean pressMenu() {
        return true;
    }

    public boolean pressKeyCode(int keyCode) {
        return true;
    }

    public void setOrientationLeft() throws RemoteException {
    }

    public void setOrientationRight() throws RemoteException {
    }

    public void setOrientationNatural() throws RemoteException {
    }

    public String executeShellCommand(String cmd) throws IOException {
        return "";
    }
}
