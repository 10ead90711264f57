/** Doubles as text, where the notation changes and digits are many. */
public class DoubleText {
    public static void main(String[] args) {
        double[] values = {0, -0.0, 1, -1, 0.1, 0.001, 0.00099, 0.0009999999, 9999999, 1e7, 1.0E7 + 1, 12345678.9, 123456789, 1e21, 1e22, 1e23, 2e23,
            5e-324, 2.2250738585072014E-308, 1.7976931348623157E308, 4.35, 100.0 / 3, 1 / 3.0, 2 / 3.0, 1e-5, 123e-7, 8.41E21, 2.0E-3,
            9007199254740992.0, 9007199254740993.0, 4503599627370496.5, 1.0E15, 1e16, 123456789012345680.0, 3.0e-44, 5.0E-324 * 3,
            9223372036854775807.0, 4.8726570057E288, 1.1E-5, 2.98023223876953125E-8, 0x1p-44, 1.0000000000000002, 299792458, 6.02214076E23};
        for (double d : values) {
            System.out.println(d + " " + Double.toString(-d) + " " + String.valueOf((float) d));
        }
        double p = 1;
        for (int i = 0; i < 60; i++) {
            System.out.print(p + " " + 1 / p + " ");
            p *= 3.7;
        }
        System.out.println();
        for (int i = -1074; i < 1024; i += 13) {
            System.out.print(Math.scalb(1.0, i) + " ");
        }
        System.out.println();
    }
}
