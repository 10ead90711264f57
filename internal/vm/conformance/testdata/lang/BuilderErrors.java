/** What builders refuse. */
public class BuilderErrors {
    interface Action {
        void run(StringBuilder b);
    }

    static void attempt(String name, Action a) {
        StringBuilder b = new StringBuilder("hello");
        try {
            a.run(b);
            System.out.println(name + " " + b);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(name + " refused " + b);
        } catch (NullPointerException e) {
            System.out.println(name + " null " + b);
        }
    }

    public static void main(String[] args) {
        final int[] indices = {-1, 0, 3, 5, 6};
        for (final int i : indices) {
            attempt("charAt " + i, new Action() {
                public void run(StringBuilder b) {
                    b.append(b.charAt(i));
                }
            });
            attempt("setCharAt " + i, new Action() {
                public void run(StringBuilder b) {
                    b.setCharAt(i, 'x');
                }
            });
            attempt("deleteCharAt " + i, new Action() {
                public void run(StringBuilder b) {
                    b.deleteCharAt(i);
                }
            });
            attempt("insert " + i, new Action() {
                public void run(StringBuilder b) {
                    b.insert(i, "x");
                }
            });
            attempt("setLength " + i, new Action() {
                public void run(StringBuilder b) {
                    b.setLength(i);
                }
            });
            for (final int j : indices) {
                attempt("delete " + i + " " + j, new Action() {
                    public void run(StringBuilder b) {
                        b.delete(i, j);
                    }
                });
                attempt("replace " + i + " " + j, new Action() {
                    public void run(StringBuilder b) {
                        b.replace(i, j, "__");
                    }
                });
                attempt("substring " + i + " " + j, new Action() {
                    public void run(StringBuilder b) {
                        b.append(b.substring(i, j));
                    }
                });
                attempt("append " + i + " " + j, new Action() {
                    public void run(StringBuilder b) {
                        b.append("hello", i, j);
                    }
                });
                attempt("chars " + i + " " + j, new Action() {
                    public void run(StringBuilder b) {
                        b.append(new char[] {'a', 'b', 'c'}, i, j);
                    }
                });
            }
        }
        attempt("replace null", new Action() {
            public void run(StringBuilder b) {
                b.replace(0, 1, null);
            }
        });
    }
}
