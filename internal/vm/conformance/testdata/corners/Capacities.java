/** How builders grow. */
public class Capacities {
    public static void main(String[] args) {
        StringBuilder b = new StringBuilder();
        System.out.print(b.capacity());
        for (int i = 0; i < 100; i++) {
            b.append("seven..");
            System.out.print(" " + b.capacity());
        }
        System.out.println();
        b.setLength(3);
        System.out.println(b.capacity() + " " + b.length());
        b.trimToSize();
        System.out.println(b.capacity() + " " + b);
        b.append('x');
        System.out.println(b.capacity());
        b.ensureCapacity(9);
        System.out.println(b.capacity());
        b.ensureCapacity(19);
        b.ensureCapacity(-1);
        System.out.println(b.capacity());
        b.ensureCapacity(1000);
        System.out.println(b.capacity());
        b.trimToSize();
        b.insert(1, "in the middle").replace(0, 1, "start").reverse().setLength(60);
        System.out.println(b.capacity() + " " + b.length());
        System.out.println(new StringBuilder(5).capacity() + " " + new StringBuilder("abc").capacity() + " " + new StringBuilder(0).append("x").capacity()
                + " " + new StringBuffer(new StringBuilder("1234")).capacity() + " " + new StringBuffer(7).append(123456789L).capacity());
        System.out.println(new StringBuilder().append("aäü\u4e2d").capacity() + " " + new StringBuilder("\u4e2d").append(1.5).capacity());
    }
}
