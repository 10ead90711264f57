package java.util;

/**
 * The red-black trees Java 8 makes of long hash bins. Lookups here walk the chain; the trees exist because they decide
 * the chain's order: a new node follows its tree parent and the root stands first.
 */
final class HashBins {
    private HashBins() {
    }

    static final class TreeNode<K, V> extends HashMap.Node<K, V> {
        TreeNode<K, V> parent;
        TreeNode<K, V> left;
        TreeNode<K, V> right;
        TreeNode<K, V> prev;
        boolean red;

        TreeNode(int hash, K key, V value, HashMap.Node<K, V> next) {
            super(hash, key, value, next);
        }
    }

    /** Turns the chain of a bin into a tree. */
    static <K, V> void treeify(HashMap.Node<K, V>[] t, int i) {
        TreeNode<K, V> first = null;
        TreeNode<K, V> last = null;
        for (HashMap.Node<K, V> e = t[i]; e != null; e = e.next) {
            TreeNode<K, V> n = new TreeNode<K, V>(e.hash, e.key, e.value, null);
            n.prev = last;
            if (last == null) {
                first = n;
            } else {
                last.next = n;
            }
            last = n;
        }
        t[i] = first;
        grow(t, i);
    }

    /** Builds the tree over a chain of tree nodes whose prev links are set. */
    private static <K, V> void grow(HashMap.Node<K, V>[] t, int i) {
        TreeNode<K, V> root = null;
        for (TreeNode<K, V> n = (TreeNode<K, V>) t[i]; n != null; n = (TreeNode<K, V>) n.next) {
            n.left = null;
            n.right = null;
            n.parent = null;
            n.red = false;
            if (root == null) {
                root = n;
                continue;
            }
            TreeNode<K, V> p = root;
            for (;;) {
                boolean left = order(n.hash, n.key, p) <= 0;
                TreeNode<K, V> down = left ? p.left : p.right;
                if (down == null) {
                    root = attach(root, p, n, left);
                    break;
                }
                p = down;
            }
        }
        toFront(t, i, root);
    }

    private static int order(int hash, Object key, TreeNode<?, ?> p) {
        if (hash != p.hash) {
            return hash < p.hash ? -1 : 1;
        }
        if (key instanceof Comparable && p.key != null && p.key.getClass() == key.getClass()) {
            @SuppressWarnings("unchecked")
            int c = ((Comparable<Object>) key).compareTo(p.key);
            if (c != 0) {
                return c;
            }
        }
        if (key != null && p.key != null) {
            int c = key.getClass().getName().compareTo(p.key.getClass().getName());
            if (c != 0) {
                return c;
            }
        }
        return System.identityHashCode(key) <= System.identityHashCode(p.key) ? -1 : 1;
    }

    private static <K, V> TreeNode<K, V> attach(TreeNode<K, V> root, TreeNode<K, V> p, TreeNode<K, V> n,
            boolean left) {
        n.parent = p;
        if (left) {
            p.left = n;
        } else {
            p.right = n;
        }
        return balanceInsertion(root, n);
    }

    private static <K, V> TreeNode<K, V> root(HashMap.Node<K, V> n) {
        TreeNode<K, V> r = (TreeNode<K, V>) n;
        while (r.parent != null) {
            r = r.parent;
        }
        return r;
    }

    /** Adds a node for a key that is not in the bin. */
    static <K, V> void insert(HashMap.Node<K, V>[] t, int i, int hash, K key, V value) {
        TreeNode<K, V> root = root(t[i]);
        TreeNode<K, V> p = root;
        for (;;) {
            boolean left = order(hash, key, p) <= 0;
            TreeNode<K, V> down = left ? p.left : p.right;
            if (down == null) {
                TreeNode<K, V> after = (TreeNode<K, V>) p.next;
                TreeNode<K, V> n = new TreeNode<K, V>(hash, key, value, after);
                p.next = n;
                n.prev = p;
                if (after != null) {
                    after.prev = n;
                }
                toFront(t, i, attach(root, p, n, left));
                return;
            }
            p = down;
        }
    }

    private static <K, V> void toFront(HashMap.Node<K, V>[] t, int i, TreeNode<K, V> root) {
        if (root == null || t[i] == root) {
            return;
        }
        TreeNode<K, V> first = (TreeNode<K, V>) t[i];
        TreeNode<K, V> after = (TreeNode<K, V>) root.next;
        if (after != null) {
            after.prev = root.prev;
        }
        if (root.prev != null) {
            root.prev.next = after;
        }
        first.prev = root;
        root.next = first;
        root.prev = null;
        t[i] = root;
    }

    /** Makes plain nodes of a chain of tree nodes. */
    private static <K, V> void untreeify(HashMap.Node<K, V>[] t, int i) {
        HashMap.Node<K, V> head = null;
        HashMap.Node<K, V> last = null;
        for (HashMap.Node<K, V> e = t[i]; e != null; e = e.next) {
            HashMap.Node<K, V> n = new HashMap.Node<K, V>(e.hash, e.key, e.value, null);
            if (last == null) {
                head = n;
            } else {
                last.next = n;
            }
            last = n;
        }
        t[i] = head;
    }

    /** Restores one half of a tree bin after the table grew; whole: the other half is empty, the tree still holds. */
    static <K, V> void afterSplit(HashMap.Node<K, V>[] t, int i, int count, boolean whole) {
        if (count == 0) {
            return;
        }
        if (count <= 6) {
            untreeify(t, i);
            return;
        }
        TreeNode<K, V> last = null;
        for (TreeNode<K, V> n = (TreeNode<K, V>) t[i]; n != null; n = (TreeNode<K, V>) n.next) {
            n.prev = last;
            last = n;
        }
        if (!whole) {
            grow(t, i);
        }
    }

    /** Takes a node out of its bin. */
    static <K, V> void remove(HashMap.Node<K, V>[] t, int i, TreeNode<K, V> p, boolean movable) {
        TreeNode<K, V> succ = (TreeNode<K, V>) p.next;
        TreeNode<K, V> pred = p.prev;
        TreeNode<K, V> first = (TreeNode<K, V>) t[i];
        if (pred == null) {
            t[i] = succ;
            first = succ;
        } else {
            pred.next = succ;
        }
        if (succ != null) {
            succ.prev = pred;
        }
        if (first == null) {
            return;
        }
        TreeNode<K, V> root = root(first);
        if (movable && (root.right == null || root.left == null || root.left.left == null)) {
            untreeify(t, i);
            return;
        }
        TreeNode<K, V> replacement;
        if (p.left != null && p.right != null) {
            TreeNode<K, V> s = p.right;
            while (s.left != null) {
                s = s.left;
            }
            boolean c = s.red;
            s.red = p.red;
            p.red = c;
            TreeNode<K, V> sr = s.right;
            TreeNode<K, V> pp = p.parent;
            if (s == p.right) {
                p.parent = s;
                s.right = p;
            } else {
                TreeNode<K, V> sp = s.parent;
                p.parent = sp;
                if (s == sp.left) {
                    sp.left = p;
                } else {
                    sp.right = p;
                }
                s.right = p.right;
                s.right.parent = s;
            }
            s.left = p.left;
            s.left.parent = s;
            p.left = null;
            p.right = sr;
            if (sr != null) {
                sr.parent = p;
            }
            s.parent = pp;
            if (pp == null) {
                root = s;
            } else if (p == pp.left) {
                pp.left = s;
            } else {
                pp.right = s;
            }
            replacement = sr != null ? sr : p;
        } else if (p.left != null) {
            replacement = p.left;
        } else if (p.right != null) {
            replacement = p.right;
        } else {
            replacement = p;
        }
        if (replacement != p) {
            TreeNode<K, V> pp = p.parent;
            replacement.parent = pp;
            if (pp == null) {
                root = replacement;
                root.red = false;
            } else if (p == pp.left) {
                pp.left = replacement;
            } else {
                pp.right = replacement;
            }
            p.left = null;
            p.right = null;
            p.parent = null;
        }
        TreeNode<K, V> r = p.red ? root : balanceDeletion(root, replacement);
        if (replacement == p) {
            TreeNode<K, V> pp = p.parent;
            p.parent = null;
            if (pp != null) {
                if (p == pp.left) {
                    pp.left = null;
                } else if (p == pp.right) {
                    pp.right = null;
                }
            }
        }
        if (movable) {
            toFront(t, i, r);
        }
    }

    private static <K, V> TreeNode<K, V> rotateLeft(TreeNode<K, V> root, TreeNode<K, V> p) {
        TreeNode<K, V> r = p.right;
        p.right = r.left;
        if (r.left != null) {
            r.left.parent = p;
        }
        root = hang(root, p, r);
        r.left = p;
        p.parent = r;
        return root;
    }

    private static <K, V> TreeNode<K, V> rotateRight(TreeNode<K, V> root, TreeNode<K, V> p) {
        TreeNode<K, V> l = p.left;
        p.left = l.right;
        if (l.right != null) {
            l.right.parent = p;
        }
        root = hang(root, p, l);
        l.right = p;
        p.parent = l;
        return root;
    }

    /** Puts up where p was under p's parent. */
    private static <K, V> TreeNode<K, V> hang(TreeNode<K, V> root, TreeNode<K, V> p, TreeNode<K, V> up) {
        TreeNode<K, V> pp = p.parent;
        up.parent = pp;
        if (pp == null) {
            up.red = false;
            return up;
        }
        if (pp.left == p) {
            pp.left = up;
        } else {
            pp.right = up;
        }
        return root;
    }

    /** Cormen et al., Introduction to Algorithms, RB-INSERT-FIXUP. */
    private static <K, V> TreeNode<K, V> balanceInsertion(TreeNode<K, V> root, TreeNode<K, V> x) {
        x.red = true;
        for (;;) {
            TreeNode<K, V> p = x.parent;
            if (p == null) {
                x.red = false;
                return x;
            }
            TreeNode<K, V> g = p.parent;
            if (!p.red || g == null) {
                return root;
            }
            boolean leftSide = p == g.left;
            TreeNode<K, V> uncle = leftSide ? g.right : g.left;
            if (uncle != null && uncle.red) {
                uncle.red = false;
                p.red = false;
                g.red = true;
                x = g;
                continue;
            }
            if (x == (leftSide ? p.right : p.left)) {
                x = p;
                root = leftSide ? rotateLeft(root, x) : rotateRight(root, x);
                p = x.parent;
                g = p == null ? null : p.parent;
            }
            if (p != null) {
                p.red = false;
                if (g != null) {
                    g.red = true;
                    root = leftSide ? rotateRight(root, g) : rotateLeft(root, g);
                }
            }
        }
    }

    private static boolean red(TreeNode<?, ?> n) {
        return n != null && n.red;
    }

    /** Cormen et al., Introduction to Algorithms, RB-DELETE-FIXUP. */
    private static <K, V> TreeNode<K, V> balanceDeletion(TreeNode<K, V> root, TreeNode<K, V> x) {
        for (;;) {
            if (x == null || x == root) {
                return root;
            }
            TreeNode<K, V> p = x.parent;
            if (p == null) {
                x.red = false;
                return x;
            }
            if (x.red) {
                x.red = false;
                return root;
            }
            boolean leftSide = p.left == x;
            TreeNode<K, V> s = leftSide ? p.right : p.left;
            if (red(s)) {
                s.red = false;
                p.red = true;
                root = leftSide ? rotateLeft(root, p) : rotateRight(root, p);
                p = x.parent;
                s = p == null ? null : leftSide ? p.right : p.left;
            }
            if (s == null) {
                x = p;
                continue;
            }
            TreeNode<K, V> near = leftSide ? s.left : s.right;
            TreeNode<K, V> far = leftSide ? s.right : s.left;
            if (!red(near) && !red(far)) {
                s.red = true;
                x = p;
                continue;
            }
            if (!red(far)) {
                if (near != null) {
                    near.red = false;
                }
                s.red = true;
                root = leftSide ? rotateRight(root, s) : rotateLeft(root, s);
                p = x.parent;
                s = p == null ? null : leftSide ? p.right : p.left;
            }
            if (s != null) {
                s.red = red(p);
                TreeNode<K, V> outer = leftSide ? s.right : s.left;
                if (outer != null) {
                    outer.red = false;
                }
            }
            if (p != null) {
                p.red = false;
                root = leftSide ? rotateLeft(root, p) : rotateRight(root, p);
            }
            x = root;
        }
    }
}
