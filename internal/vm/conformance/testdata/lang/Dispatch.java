/** Virtual, super, static and field access through references of several types. */
public class Dispatch {
    static class A {
        String name = "A.name";
        static String kind = "A.kind";

        String virtual() {
            return "A.virtual";
        }

        static String fixed() {
            return "A.fixed";
        }

        private String hidden() {
            return "A.hidden";
        }

        String viaHidden() {
            return hidden();
        }

        String viaThis() {
            return this.virtual() + name;
        }
    }

    static class B extends A {
        String name = "B.name";
        static String kind = "B.kind";

        String virtual() {
            return "B.virtual<" + super.virtual() + super.name + ">";
        }

        static String fixed() {
            return "B.fixed";
        }

        String hidden() {
            return "B.hidden";
        }
    }

    static class C extends B {
        String virtual() {
            return "C" + super.virtual() + ((A) this).name + name;
        }
    }

    static abstract class Shape {
        abstract double area();

        public String toString() {
            return getClass().getSimpleName() + " " + area();
        }
    }

    static class Square extends Shape {
        double area() {
            return 4;
        }
    }

    static class Circle extends Shape {
        double area() {
            return 3.14;
        }
    }

    @SuppressWarnings("static-access")
    public static void main(String[] args) {
        A a = new C();
        B b = (B) a;
        System.out.println(a.virtual() + " " + a.name + " " + b.name + " " + a.kind + " " + b.kind + " " + a.fixed() + " " + b.fixed());
        System.out.println(a.viaHidden() + " " + b.hidden() + " " + a.viaThis());
        A none = null;
        System.out.println(none.fixed() + none.kind);
        Shape[] shapes = {new Square(), new Circle(), new Square() {
            double area() {
                return super.area() * 2;
            }
        }};
        for (Shape s : shapes) {
            System.out.println(s);
        }
    }
}
