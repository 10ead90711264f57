import android.gesture.Gesture;
import android.gesture.GesturePoint;
import android.gesture.GestureStore;
import android.gesture.GestureStroke;
import android.gesture.Prediction;
import android.os.Parcel;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.TreeSet;
import static esdroid.conformance.Out.*;

/** Gestures that are kept and told apart. */
public class Drawn {
    private static GestureStroke stroke(float... places) {
        ArrayList<GesturePoint> points = new ArrayList<GesturePoint>();
        for (int i = 0; i < places.length; i += 2) {
            points.add(new GesturePoint(places[i], places[i + 1], 10 * i));
        }
        return new GestureStroke(points);
    }

    private static Gesture gesture(GestureStroke... strokes) {
        Gesture g = new Gesture();
        for (GestureStroke s : strokes) {
            g.addStroke(s);
        }
        return g;
    }

    private static void recognized(GestureStore store, Gesture g) {
        for (Prediction p : store.recognize(g)) {
            say(p.name, Math.round(Math.min(p.score, 1e6) * 100));
        }
    }

    public static void main(String[] args) throws Exception {
        Gesture line = gesture(stroke(0, 0, 50, 0, 100, 0));
        Gesture hook = gesture(stroke(0, 0, 0, 40, 0, 100, 60, 100));
        Gesture zigzag = gesture(stroke(0, 0, 40, 30, 80, 0, 120, 30, 160, 0));
        Gesture cross = gesture(stroke(0, 0, 80, 60), stroke(80, 0, 0, 60));
        for (Gesture g : new Gesture[] {line, hook, zigzag, cross}) {
            say(g.getStrokesCount(), g.getLength(), g.getBoundingBox(), g.getStrokes().get(0).points.length);
        }
        GestureStore store = new GestureStore();
        say(store.hasChanged(), store.getSequenceType(), store.getOrientationStyle());
        store.addGesture("line", line);
        store.addGesture("hook", hook);
        store.addGesture("zigzag", zigzag);
        store.addGesture("", line);
        store.addGesture(null, line);
        say(store.hasChanged(), new TreeSet<String>(store.getGestureEntries()), store.getGestures("none"), store.getGestures("line").size());
        recognized(store, gesture(stroke(5, 5, 60, 8, 99, 4)));
        recognized(store, gesture(stroke(10, 0, 12, 50, 8, 90, 70, 95)));
        recognized(store, gesture(stroke(0, 0, 30, 60, 90, 10, 130, 50, 170, 0)));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        store.save(out);
        say(store.hasChanged(), out.size());
        GestureStore again = new GestureStore();
        again.load(new ByteArrayInputStream(out.toByteArray()));
        say(new TreeSet<String>(again.getGestureEntries()), again.getGestures("hook").get(0).getLength());
        recognized(again, gesture(stroke(0, 0, 1, 60, 3, 110, 50, 108)));
        again.removeEntry("line");
        again.removeGesture("hook", again.getGestures("hook").get(0));
        say(again.getGestureEntries());
        try {
            again.load(new ByteArrayInputStream(new byte[] {0, 1, 0}));
            say("loaded");
        } catch (java.io.IOException e) {
            say(e);
        }
        Parcel p = Parcel.obtain();
        cross.writeToParcel(p, 0);
        p.setDataPosition(0);
        Gesture back = Gesture.CREATOR.createFromParcel(p);
        say(back.getStrokesCount(), back.getLength(), back.getID() == cross.getID());
        say(((Gesture) cross.clone()).getStrokesCount());
    }
}
