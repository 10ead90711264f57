/** Casts and instanceof over classes, interfaces and arrays. */
public class InstanceOf {
    interface I {
    }

    static class A implements I {
    }

    static class B extends A {
    }

    public static void main(String[] args) {
        Object[] all = {null, "s", 1, new A(), new B(), new int[0], new Integer[0], new int[0][0], new Object[0], new B[0], new String[0][0], new I[0], Thread.State.NEW};
        for (Object o : all) {
            StringBuilder line = new StringBuilder();
            line.append(o instanceof String).append(o instanceof Comparable).append(o instanceof I).append(o instanceof A).append(o instanceof B).append(o instanceof int[])
                .append(o instanceof Object[]).append(o instanceof Number[]).append(o instanceof A[]).append(o instanceof I[]).append(o instanceof Object[][]).append(o instanceof Cloneable)
                .append(o instanceof java.io.Serializable).append(o instanceof Enum);
            System.out.println(line.toString().replace("true", "1").replace("false", "0"));
            int ok = 0;
            try {
                I i = (I) o;
                ok |= 1;
            } catch (ClassCastException e) {
                ok |= 2;
            }
            try {
                Object[] i = (Object[]) o;
                ok |= 4;
            } catch (ClassCastException e) {
                ok |= 8;
            }
            try {
                int[] i = (int[]) o;
                ok |= 16;
            } catch (ClassCastException e) {
                ok |= 32;
            }
            try {
                Cloneable i = (Cloneable) o;
                ok |= 64;
            } catch (ClassCastException e) {
                ok |= 128;
            }
            System.out.println(ok);
        }
        System.out.println(all[4].getClass() == B.class ? "same" : "other");
    }
}
