import java.util.*;

/** The order in which classes and objects begin. */
public class BeginningOrder {
    interface Action {
        Object run() throws Exception;
    }

    static void attempt(String name, Action a) {
        try {
            System.out.println(name + " -> " + a.run());
        } catch (Exception e) {
            System.out.println(name + " -> " + e.getClass().getName());
        }
    }

    static {
        System.out.println("static of main class");
    }

    static class Constants {
        static final int NUMBER = 5;
        static final String TEXT = "text";
        static final Integer BOXED = 6;

        static {
            System.out.println("constants begun");
        }
    }

    static class Parent {
        static String parentStatic = say("parent static");
        String field = say("parent field");

        {
            say("parent block");
        }

        Parent() {
            say("parent constructor");
            hook();
        }

        void hook() {
            say("parent hook");
        }

        static String say(String s) {
            System.out.println(s);
            return s;
        }
    }

    static class Child extends Parent {
        static final String CHILD = say("child static");
        int set = 3;
        final int constant = 9;

        Child(int n) {
            super();
            say("child constructor " + n + set);
        }

        @Override
        void hook() {
            say("child hook " + set + constant);
        }
    }

    static class Lazy {
        static {
            System.out.println("lazy begun");
        }

        static void touch() {
            System.out.println("touched");
        }
    }

    static class Bad {
        static int value = Integer.parseInt("x");
    }

    interface WithDefault {
        Object MARK = Parent.say("interface begun");

        default String hello() {
            return "hello";
        }
    }

    static class Impl implements WithDefault {
        static {
            System.out.println("impl begun");
        }
    }

    enum Color {
        RED, BLUE;

        static int count = 10;
        int other;

        Color() {
            other = ordinal() + 1;
        }

        static {
            System.out.println("enum begun " + count);
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println("main");
        System.out.println(Constants.NUMBER + Constants.TEXT);
        System.out.println(Constants.BOXED);
        new Child(7);
        System.out.println(Child.parentStatic);
        Object[] array = new Lazy[2];
        System.out.println("array made");
        System.out.println(Lazy.class.getSimpleName());
        Lazy.touch();
        for (int i = 0; i < 2; i++) {
            try {
                System.out.println(Bad.value);
            } catch (Throwable t) {
                System.out.println(t.getClass().getSimpleName() + " " + (t.getCause() == null ? "none" : t.getCause().getClass().getSimpleName()));
            }
        }
        System.out.println(WithDefault.class.isInterface() + " " + new Impl().hello());
        System.out.println(Color.RED.other + " " + Color.BLUE.other + " " + Color.valueOf("RED").ordinal());
        System.out.println(new Object() {
            int n = compute();

            int compute() {
                return n + 42;
            }

            {
                n++;
            }
        }.n);
    }
}
