/** The smallest program: output, a loop, and an argument array without elements. */
public class Hello {
    public static void main(String[] args) {
        System.out.println("Hello");
        for (int i = 0; i < 3; i++) {
            System.out.println("i=" + i);
        }
        System.out.println(args.length);
    }
}
