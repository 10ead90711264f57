/** A binary search tree, a visitor and an expression evaluator. */
public class Trees {
    static class Tree<K extends Comparable<K>, V> {
        class Node {
            K key;
            V value;
            Node left, right;

            Node(K k, V v) {
                key = k;
                value = v;
            }
        }

        Node root;
        int size;

        V put(K k, V v) {
            if (root == null) {
                root = new Node(k, v);
                size++;
                return null;
            }
            for (Node n = root; ; ) {
                int c = k.compareTo(n.key);
                if (c == 0) {
                    V old = n.value;
                    n.value = v;
                    return old;
                }
                Node next = c < 0 ? n.left : n.right;
                if (next == null) {
                    next = new Node(k, v);
                    if (c < 0) {
                        n.left = next;
                    } else {
                        n.right = next;
                    }
                    size++;
                    return null;
                }
                n = next;
            }
        }

        int height(Node n) {
            return n == null ? 0 : 1 + Math.max(height(n.left), height(n.right));
        }

        void walk(Node n, StringBuilder out) {
            if (n != null) {
                walk(n.left, out);
                out.append(n.key).append('=').append(n.value).append(' ');
                walk(n.right, out);
            }
        }
    }

    interface Visitor<R> {
        R number(double v);

        R binary(char op, Expr a, Expr b);
    }

    interface Expr {
        <R> R accept(Visitor<R> v);
    }

    static class Parser {
        final String s;
        int at;

        Parser(String s) {
            this.s = s;
        }

        Expr sum() {
            Expr e = product();
            while (at < s.length() && (s.charAt(at) == '+' || s.charAt(at) == '-')) {
                e = binary(s.charAt(at++), e, product());
            }
            return e;
        }

        Expr product() {
            Expr e = atom();
            while (at < s.length() && (s.charAt(at) == '*' || s.charAt(at) == '/')) {
                e = binary(s.charAt(at++), e, atom());
            }
            return e;
        }

        Expr atom() {
            if (at < s.length() && s.charAt(at) == '(') {
                at++;
                Expr e = sum();
                if (at >= s.length() || s.charAt(at++) != ')') {
                    throw new IllegalArgumentException("missing ) at " + at);
                }
                return e;
            }
            int start = at;
            while (at < s.length() && (Character.isDigit(s.charAt(at)) || s.charAt(at) == '.')) {
                at++;
            }
            final double v = Double.parseDouble(s.substring(start, at));
            return new Expr() {
                public <R> R accept(Visitor<R> visitor) {
                    return visitor.number(v);
                }
            };
        }

        static Expr binary(final char op, final Expr a, final Expr b) {
            return new Expr() {
                public <R> R accept(Visitor<R> visitor) {
                    return visitor.binary(op, a, b);
                }
            };
        }
    }

    static class Eval implements Visitor<Double> {
        public Double number(double v) {
            return v;
        }

        public Double binary(char op, Expr a, Expr b) {
            double x = a.accept(this), y = b.accept(this);
            switch (op) {
                case '+':
                    return x + y;
                case '-':
                    return x - y;
                case '*':
                    return x * y;
            }
            return x / y;
        }
    }

    static class Show implements Visitor<String> {
        public String number(double v) {
            return "" + v;
        }

        public String binary(char op, Expr a, Expr b) {
            return "(" + a.accept(this) + op + b.accept(this) + ")";
        }
    }

    public static void main(String[] args) {
        Tree<String, Integer> t = new Tree<String, Integer>();
        for (String w : new String[] {"m", "c", "x", "a", "d", "z", "c", "m"}) {
            Integer old = t.put(w, w.charAt(0) - 'a');
            System.out.print(old + " ");
        }
        StringBuilder out = new StringBuilder();
        t.walk(t.root, out);
        System.out.println(t.size + " " + t.height(t.root) + " " + out);
        for (String s : new String[] {"1+2*3", "(1+2)*3", "10/4-1", "2*(3+(4-1))/0", "1.5*1.5", "(1", "1+", "x"}) {
            try {
                Expr e = new Parser(s).sum();
                System.out.println(e.accept(new Show()) + " = " + e.accept(new Eval()));
            } catch (NumberFormatException e) {
                System.out.println("number: " + e.getMessage());
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
