import android.util.IntProperty;
import android.util.Property;
import static esdroid.conformance.Out.*;

/** Properties of objects that animations set. */
public class Properties {
    /** Something with a size. */
    public static class Box {
        private int size;

        public int getSize() {
            return size;
        }

        public void setSize(int n) {
            size = n;
        }

        public boolean isOn() {
            return true;
        }
    }

    public static void main(String[] args) throws Exception {
        Property<Box, Integer> p = Property.of(Box.class, Integer.class, "size");
        Box b = new Box();
        p.set(b, 5);
        say(p.getName(), p.getType(), p.get(b), p.isReadOnly());
        Property<Box, Boolean> on = Property.of(Box.class, Boolean.class, "on");
        say(on.get(b), on.isReadOnly());
        fails("Property.of(Box.class, Integer.class, \"nothing\")", new Code() {
            public void run() throws Exception {
                Property.of(Box.class, Integer.class, "nothing");
            }
        });
        fails("Property.of(Box.class, String.class, \"size\")", new Code() {
            public void run() throws Exception {
                Property.of(Box.class, String.class, "size");
            }
        });
        fails("on.set(new Box(), true)", new Code() {
            public void run() throws Exception {
                on.set(new Box(), true);
            }
        });
        IntProperty<Box> i = new IntProperty<Box>("direct") {
            @Override
            public void setValue(Box box, int value) {
                box.setSize(value * 2);
            }

            @Override
            public Integer get(Box box) {
                return box.getSize();
            }
        };
        i.set(b, 4);
        say(i.get(b), i.getName(), i.getType());
    }
}
