/** A builder that grows, and one that is used as a stack. */
public class BuilderLarge {
    public static void main(String[] args) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < 50000; i++) {
            b.append(i % 7).append(',');
            if (i == 30000) {
                b.append('\u20ac');
            }
        }
        System.out.println(b.length() + " " + b.toString().hashCode() + " " + b.indexOf("\u20ac"));
        StringBuilder stack = new StringBuilder();
        long sum = 0;
        for (int i = 0; i < 20000; i++) {
            stack.append((char) ('a' + i % 26));
            if (i % 3 == 0) {
                sum += stack.charAt(stack.length() - 1);
                stack.setLength(stack.length() - 1);
            }
        }
        System.out.println(stack.length() + " " + sum);
        StringBuilder front = new StringBuilder();
        for (int i = 0; i < 500; i++) {
            front.insert(0, i);
        }
        System.out.println(front.length() + " " + front.substring(0, 20) + " " + front.toString().hashCode());
        while (front.length() > 10) {
            front.delete(0, front.length() / 2);
        }
        System.out.println(front);
    }
}
