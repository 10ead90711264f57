/** Iterable.forEach and Iterator.forEachRemaining with anonymous consumers. */
public class ForEach {
    static Iterable<Integer> range(final int n) {
        return new Iterable<Integer>() {
            public java.util.Iterator<Integer> iterator() {
                return new java.util.Iterator<Integer>() {
                    int i;

                    public boolean hasNext() {
                        return i < n;
                    }

                    public Integer next() {
                        return i++;
                    }
                };
            }
        };
    }

    public static void main(String[] args) {
        final int[] sum = new int[1];
        java.util.function.Consumer<Integer> add = new java.util.function.Consumer<Integer>() {
            public void accept(Integer i) {
                sum[0] += i;
            }
        };
        range(10).forEach(add);
        System.out.println(sum[0]);
        java.util.Iterator<Integer> it = range(5).iterator();
        it.next();
        it.next();
        it.forEachRemaining(add.andThen(new java.util.function.Consumer<Integer>() {
            public void accept(Integer i) {
                System.out.print(i + " ");
            }
        }));
        System.out.println(sum[0]);
        try {
            range(1).forEach(null);
        } catch (NullPointerException e) {
            System.out.println("npe");
        }
        for (int i : range(3)) {
            for (int j : range(i)) {
                System.out.print(i * j + " ");
            }
        }
        System.out.println();
    }
}
