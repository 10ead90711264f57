/** Texts that are ART's own; OpenJDK has others. */
public class AndroidMessages {
    static class Link {
        Link next;
        int value;
        int[] data;

        void call(int a, String b) {
        }

        static Object make() {
            return null;
        }
    }

    interface Act {
        void run() throws Throwable;
    }

    static Link none;
    static int n;

    static void attempt(Act a) {
        try {
            a.run();
            System.out.println("nothing");
        } catch (Throwable t) {
            System.out.println(t);
        }
    }

    public static void main(String[] args) {
        attempt(new Act() {
            public void run() {
                n = 5 / n;
            }
        });
        attempt(new Act() {
            public void run() {
                none.call(1, "x");
            }
        });
        attempt(new Act() {
            public void run() {
                n = none.value;
            }
        });
        attempt(new Act() {
            public void run() {
                none.next = null;
            }
        });
        attempt(new Act() {
            public void run() {
                n = new Link().data[0];
            }
        });
        attempt(new Act() {
            public void run() {
                new Link().data[0] = 1;
            }
        });
        attempt(new Act() {
            public void run() {
                n = new Link().data.length;
            }
        });
        attempt(new Act() {
            public void run() {
                Link.make().hashCode();
            }
        });
        attempt(new Act() {
            public void run() {
                new Link().next.next.call(0, null);
            }
        });
        attempt(new Act() {
            public void run() {
                synchronized (none) {
                    n++;
                }
            }
        });
        attempt(new Act() {
            public void run() throws Throwable {
                Throwable t = null;
                throw t;
            }
        });
        attempt(new Act() {
            public void run() {
                n = new int[5][3].length + new int[5][-3].length;
            }
        });
        attempt(new Act() {
            public void run() {
                n = new int[5][82].length / new int[3][5][new int[2].length + 80].length;
                n = new int[5][n - 1 + 83][5].length;
                n = new int[5][(int) 1e1].clone()[82][0];
            }
        });
        attempt(new Act() {
            public void run() {
                n = (Integer) (Object) "s";
            }
        });
        attempt(new Act() {
            public void run() {
                n = ((int[][]) (Object) new String[0]).length;
            }
        });
        attempt(new Act() {
            public void run() {
                ((Object[]) new Integer[1])[0] = "s";
            }
        });
        attempt(new Act() {
            public void run() {
                "abc".charAt(5);
            }
        });
        attempt(new Act() {
            public void run() {
                "abc".substring(2, 1);
            }
        });
        attempt(new Act() {
            public void run() {
                "abc".substring(-1);
            }
        });
        attempt(new Act() {
            public void run() {
                "abc".substring(1, 9);
            }
        });
        attempt(new Act() {
            public void run() {
                new StringBuilder("abc").charAt(3);
            }
        });
        attempt(new Act() {
            public void run() {
                new StringBuilder("abc").insert(4, "x");
            }
        });
        attempt(new Act() {
            public void run() {
                System.arraycopy(new int[3], 0, new int[2], 1, 2);
            }
        });
        attempt(new Act() {
            public void run() {
                System.arraycopy(new int[3], 0, new long[3], 1, 2);
            }
        });
        attempt(new Act() {
            public void run() {
                System.arraycopy("s", 0, new long[3], 1, 2);
            }
        });
        attempt(new Act() {
            public void run() {
                System.arraycopy(new Object[] {1, "s"}, 0, new Integer[3], 1, 2);
            }
        });
        attempt(new Act() {
            public void run() {
                System.arraycopy(null, 0, new Integer[3], 1, 2);
            }
        });
        attempt(new Act() {
            public void run() throws Throwable {
                new Object().wait();
            }
        });
        attempt(new Act() {
            public void run() {
                new Object().notify();
            }
        });
        attempt(new Act() {
            public void run() {
                Integer.parseInt(null);
            }
        });
        attempt(new Act() {
            public void run() {
                Integer.parseInt("ff", 10);
            }
        });
        attempt(new Act() {
            public void run() throws Throwable {
                Thread.sleep(-1);
            }
        });
        attempt(new Act() {
            public void run() throws Throwable {
                Class.forName("no.such.Type");
            }
        });
    }
}
