/** Joining. */
public class StringJoin {
    public static void main(String[] args) {
        System.out.println(String.join(",") + "|" + String.join(",", "a") + "|" + String.join(", ", "a", "b", null, "d") + "|" + String.join("", "x", "y"));
        System.out.println(String.join(new StringBuilder("--"), new StringBuilder("1"), "2"));
        Iterable<String> three = new Iterable<String>() {
            public java.util.Iterator<String> iterator() {
                return new java.util.Iterator<String>() {
                    int i;

                    public boolean hasNext() {
                        return i < 3;
                    }

                    public String next() {
                        return "n" + i++;
                    }
                };
            }
        };
        System.out.println(String.join("/", three));
        for (String s : three) {
            System.out.print(s + " ");
        }
        System.out.println();
        try {
            String.join(null, "a", "b");
        } catch (NullPointerException e) {
            System.out.println("npe");
        }
    }
}
