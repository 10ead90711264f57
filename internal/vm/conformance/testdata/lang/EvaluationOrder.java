/** Operands from left to right, once each. */
public class EvaluationOrder {
    static StringBuilder log = new StringBuilder();
    static int[] array = {10, 20, 30};

    static int v(int i) {
        log.append(i).append(' ');
        return i;
    }

    static int[] arr() {
        log.append("arr ");
        return array;
    }

    static EvaluationOrder self() {
        log.append("self ");
        return null;
    }

    int field = 3;

    static int three(int a, int b, int c) {
        return a * 100 + b * 10 + c;
    }

    public static void main(String[] args) {
        int r = v(1) + v(2) * v(3) - v(4) / v(2);
        r += three(v(7), v(8), v(9));
        arr()[v(0)] = v(5) + arr()[v(1)]--;
        arr()[v(2)] += v(6);
        boolean b = v(1) > v(2) | v(3) < v(4) && v(5) == v(6);
        System.out.println(r + " " + array[0] + " " + array[1] + " " + array[2] + " " + b);
        try {
            self().field = v(11);
        } catch (NullPointerException e) {
            log.append("npe ");
        }
        try {
            v(v(1) / v(0) + v(2));
        } catch (ArithmeticException e) {
            log.append("div ");
        }
        int i = 1;
        i = i++ + i++ * --i + (i = 10) - i--;
        int j = i;
        j = j++ - ++j;
        System.out.println(i + " " + j);
        int[] x = {0, 1, 2};
        int k = 0;
        x[k] = x[++k] = x[++k] = 7;
        System.out.println(x[0] + "" + x[1] + x[2] + " " + k);
        System.out.println(log);
    }
}
