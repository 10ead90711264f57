/** Running out of stack and of heap, and going on. */
public class StackAndHeap {
    static int depth;

    static int down(int n) {
        depth = n;
        return down(n + 1) + 1;
    }

    static int downFinally(int n) {
        try {
            return downFinally(n + 1);
        } finally {
            depth--;
        }
    }

    static Object[] chain;

    public static void main(String[] args) {
        for (int i = 0; i < 3; i++) {
            try {
                down(0);
            } catch (StackOverflowError e) {
                System.out.println(e.getMessage() + " " + (depth > 500) + " " + (e.getStackTrace().length > 100) + " " + e.getStackTrace()[50].getMethodName());
            }
        }
        try {
            downFinally(0);
        } catch (StackOverflowError e) {
            System.out.println("through finally " + (depth < 1000000));
        }
        try {
            long[] a = new long[Integer.MAX_VALUE];
            System.out.println(a.length);
        } catch (OutOfMemoryError e) {
            System.out.println(e.getMessage().startsWith("Failed to allocate a 17179869") + " " + e.getMessage().endsWith("until OOM"));
        }
        try {
            chain = new Object[] {null};
            for (int i = 0; i < 10; i++) {
                chain = new Object[] {chain, new long[200_000_000]};
            }
            System.out.println("enough");
        } catch (OutOfMemoryError e) {
            System.out.println("full " + (e.getCause() == null));
        }
        chain = null;
        int[] after = new int[1000];
        System.out.println(after.length);
    }
}
