/** Classes by name: forms, initialization, failures. */
public class ForName {
    static class Quiet {
        static {
            System.out.println("Quiet initialized");
        }
        static final int CONSTANT = 5;
        static final String TEXT = "constant";
        static final Integer BOXED = 6;
        static int plain = 7;
    }

    static class Other {
        static {
            System.out.println("Other initialized");
        }

        static void touch() {
        }
    }

    static class Parent {
        static {
            System.out.println("Parent initialized");
        }
    }

    static class Child extends Parent {
        static {
            System.out.println("Child initialized");
        }
    }

    static class Bad {
        static int zero = 0;
        static {
            if (zero == 0) {
                throw new IllegalStateException("bad");
            }
        }
    }

    static void attempt(String name) {
        try {
            System.out.println(name + " -> " + Class.forName(name));
        } catch (ClassNotFoundException e) {
            System.out.println(name + " not found " + e.getMessage().startsWith(name));
        } catch (LinkageError e) {
            System.out.println(name + " " + e.getClass().getName() + " " + e.getCause());
        }
    }

    public static void main(String[] args) throws Exception {
        ClassLoader loader = ForName.class.getClassLoader();
        Class<?> quiet = Class.forName("ForName$Quiet", false, loader);
        System.out.println(quiet + " " + Quiet.CONSTANT + Quiet.TEXT);
        System.out.println(quiet.getDeclaredField("CONSTANT").getName() + " " + quiet.getDeclaredMethods().length);
        Quiet[] array = new Quiet[1];
        System.out.println(array.getClass() + " " + (quiet == array.getClass().getComponentType()));
        System.out.println(quiet.getDeclaredField("plain").getInt(null));
        Class.forName("ForName$Other", true, loader);
        Class<?> child = loader.loadClass("ForName$Child");
        System.out.println(child.getSuperclass());
        child.getDeclaredConstructor();
        Class.forName("ForName$Child");
        attempt("ForName$Bad");
        attempt("ForName$Bad");
        for (String s : new String[] {"java.lang.String", "[I", "[[Ljava.lang.String;", "[LForName$Quiet;", "java.util.Map$Entry", "java/lang/String", "Ljava.lang.String;", "int", "I", "[", "", "[X", "[Lnone;", "java.lang.string",
            "ForName.Quiet", "no.such.Class", "java.lang.String[]", " java.lang.String", "[Ljava.lang.String", "[V"}) {
            attempt(s);
        }
        try {
            Class.forName(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        try {
            loader.loadClass("no.Such");
        } catch (ClassNotFoundException e) {
            System.out.println(e.getMessage().contains("no.Such") + " " + e.getException());
        }
        System.out.println(Class.forName("ForName$Quiet", true, loader) == quiet);
        try {
            Bad.zero++;
        } catch (NoClassDefFoundError e) {
            System.out.println("no class def");
        }
    }
}
