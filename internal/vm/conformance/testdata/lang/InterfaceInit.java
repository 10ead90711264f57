/** Interfaces are initialised late, those with default methods early. */
public class InterfaceInit {
    static StringBuilder log = new StringBuilder();

    static int note(String s) {
        log.append(s).append(' ');
        return log.length();
    }

    interface Plain {
        int A = note("Plain.A");
    }

    interface WithDefault {
        int B = note("WithDefault.B");

        default void d() {
        }
    }

    interface Child extends Plain, WithDefault {
        int C = note("Child.C");
    }

    static class Impl implements Child {
        static {
            note("Impl");
        }
    }

    interface Constant {
        int K = 5;
        String S = "s";
        int L = note("Constant.L");

        static int call() {
            return 1;
        }
    }

    public static void main(String[] args) {
        new Impl();
        log.append("| ").append(Constant.K).append(Constant.S).append(" | ");
        int c = Impl.C;
        log.append("| ");
        int a = Impl.A;
        log.append("| ");
        Constant.call();
        System.out.println(log);
    }
}
