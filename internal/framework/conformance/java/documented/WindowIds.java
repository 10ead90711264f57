import android.view.View;
import android.view.WindowId;
import android.widget.FrameLayout;
import esdroid.conformance.Acting;
import esdroid.conformance.Out;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** Views know their window once they are in one; it is the same for all of its views. */
public class WindowIds {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Acting.begin(Acting.First.class);
        Stage.then(1000, new Out.Code() {
            public void run() throws Exception {
                Acting first = Acting.last(Acting.First.class);
                View alone = new View(first);
                say(alone.getWindowId());
                first.setContentView(alone);
                WindowId content = alone.getWindowId();
                WindowId decor = first.getWindow().getDecorView().getWindowId();
                say(content.equals(decor), content.hashCode() == decor.hashCode(), content.equals(null));
                first.setContentView(new FrameLayout(first));
                say(alone.getWindowId());
            }
        });
    }
}
