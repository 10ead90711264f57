/** Programs that the embedded VM runs and records for the tests. */
public class Runs {
    static class Node {
        final int key;
        Node left, right;

        Node(int key) {
            this.key = key;
        }
    }

    static Node insert(Node tree, int key) {
        if (tree == null) {
            return new Node(key);
        }
        if (key < tree.key) {
            tree.left = insert(tree.left, key);
        } else if (key > tree.key) {
            tree.right = insert(tree.right, key);
        }
        return tree;
    }

    static int depth(Node tree) {
        return tree == null ? 0 : 1 + Math.max(depth(tree.left), depth(tree.right));
    }

    int limit;
    final int[] table = new int[1024];
    int handed = 1;

    void work(int rounds) {
        long seed = 12345;
        Node root = null;
        for (int i = 0; i < rounds; i++) {
            seed = (seed * 0x5DEECE66DL + 0xB) & ((1L << 48) - 1);
            int key = (int) (seed >>> 20) & 0xffff;
            root = insert(root, key);
            table[key & 1023] += key;
            if ((i & 0xfff) == 0) {
                limit = depth(root) - 1;
            }
        }
    }

    /** A tree is grown on another thread, which hands over the zero that fails here. */
    public static void main(String[] arguments) throws Exception {
        final int rounds = Integer.parseInt(arguments[0]);
        final Runs runs = new Runs();
        Thread worker = new Thread(new Runnable() {
            public void run() {
                runs.work(rounds);
                runs.handed = runs.limit - runs.limit;
            }
        });
        worker.start();
        worker.join();
        int zero = runs.handed;
        System.out.println(runs.table[5] / zero);
    }
}
