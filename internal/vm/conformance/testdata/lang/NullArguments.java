/** Null and extreme arguments to strings, builders, boxes and the system. */
public class NullArguments {
    static int n;

    interface Act {
        Object run() throws Throwable;
    }

    static void attempt(Act a) {
        n++;
        try {
            Object o = a.run();
            System.out.println(n + " " + (o instanceof char[] ? new String((char[]) o) : o));
        } catch (IndexOutOfBoundsException e) {
            System.out.println(n + " index");
        } catch (Throwable t) {
            System.out.println(n + " " + t.getClass().getName());
        }
    }

    public static void main(String[] args) {
        final String none = null;
        final char[] noChars = null;
        final byte[] noBytes = null;
        final int big = Integer.MAX_VALUE;
        final int low = Integer.MIN_VALUE;
        Act[] all = {
            new Act() { public Object run() { return new String(noChars); } },
            new Act() { public Object run() { return new String(noChars, 0, 0); } },
            new Act() { public Object run() { return new String(noBytes); } },
            new Act() { public Object run() { return new String(noBytes, 0, 0); } },
            new Act() { public Object run() { return new String(none); } },
            new Act() { public Object run() { return new String((StringBuilder) null); } },
            new Act() { public Object run() { return new String((int[]) null, 0, 0); } },
            new Act() { public Object run() { return new String(new int[] {0x110000}, 0, 1); } },
            new Act() { public Object run() { return new String(new int[] {-1}, 0, 1); } },
            new Act() { public Object run() { return new String(new char[3], big, 1); } },
            new Act() { public Object run() { return new String(new char[3], 1, big); } },
            new Act() { public Object run() { return new String(new char[3], 1, low); } },
            new Act() { public Object run() { return new String(new byte[3], low, 1); } },
            new Act() { public Object run() { return new String(new char[3], 3, 0).length(); } },
            new Act() { public Object run() { return "x".concat(null); } },
            new Act() { public Object run() { return "x".indexOf(none); } },
            new Act() { public Object run() { return "x".lastIndexOf(none, 0); } },
            new Act() { public Object run() { return "x".contains(null); } },
            new Act() { public Object run() { return "x".startsWith(null); } },
            new Act() { public Object run() { return "x".endsWith(null); } },
            new Act() { public Object run() { return "x".equals(null); } },
            new Act() { public Object run() { return "x".contentEquals((CharSequence) null); } },
            new Act() { public Object run() { return "x".replace("x", null); } },
            new Act() { public Object run() { return "x".regionMatches(0, null, 0, 1); } },
            new Act() { public Object run() { return "x".regionMatches(low, "x", big, big); } },
            new Act() { public Object run() { return "x".regionMatches(big, "x", 0, low); } },
            new Act() { public Object run() { "x".getChars(0, 1, null, 0); return null; } },
            new Act() { public Object run() { "xyz".getChars(0, 3, new char[5], big); return null; } },
            new Act() { public Object run() { return "abc".substring(low, big); } },
            new Act() { public Object run() { return "abc".substring(big, low); } },
            new Act() { public Object run() { return "abc".subSequence(big, big); } },
            new Act() { public Object run() { return "abc".codePointCount(low, big); } },
            new Act() { public Object run() { return "abc".offsetByCodePoints(0, low); } },
            new Act() { public Object run() { return "abc".codePointBefore(0); } },
            new Act() { public Object run() { return "abc".indexOf('c', low) + "abc".lastIndexOf('a', big); } },
            new Act() { public Object run() { return String.valueOf(noChars); } },
            new Act() { public Object run() { return String.valueOf(new char[2], 1, 2); } },
            new Act() { public Object run() { return String.valueOf((Object) null); } },
            new Act() { public Object run() { return new StringBuilder(none); } },
            new Act() { public Object run() { return new StringBuilder().append(none).append((Object) null).append((StringBuffer) null).append((CharSequence) null); } },
            new Act() { public Object run() { return new StringBuilder().append(noChars); } },
            new Act() { public Object run() { return new StringBuilder().append(noChars, 0, 0); } },
            new Act() { public Object run() { return new StringBuilder().append(new char[3], 1, big); } },
            new Act() { public Object run() { return new StringBuilder("abc").append("abc", big, low); } },
            new Act() { public Object run() { return new StringBuilder("abc").insert(1, noChars); } },
            new Act() { public Object run() { return new StringBuilder("abc").insert(big, "x"); } },
            new Act() { public Object run() { return new StringBuilder("abc").insert(low, 5); } },
            new Act() { public Object run() { return new StringBuilder("abc").insert(1, new char[3], big, 1); } },
            new Act() { public Object run() { return new StringBuilder("abc").insert(1, "abc", low, big); } },
            new Act() { public Object run() { return new StringBuilder("abc").delete(0, big).append("!"); } },
            new Act() { public Object run() { return new StringBuilder("abc").delete(low, 1); } },
            new Act() { public Object run() { return new StringBuilder("abc").replace(1, big, "x"); } },
            new Act() { public Object run() { return new StringBuilder("abc").replace(low, 1, "x"); } },
            new Act() { public Object run() { return new StringBuilder("abc").indexOf(null); } },
            new Act() { public Object run() { return new StringBuilder("abc").substring(big); } },
            new Act() { public Object run() { new StringBuilder("abc").setLength(low); return null; } },
            new Act() { public Object run() { new StringBuilder("abc").setCharAt(low, 'x'); return null; } },
            new Act() { public Object run() { new StringBuilder("abc").getChars(0, 3, new char[2], 0); return null; } },
            new Act() { public Object run() { new StringBuilder("abc").getChars(0, 3, null, 0); return null; } },
            new Act() { public Object run() { return new StringBuilder().appendCodePoint(-1); } },
            new Act() { public Object run() { return new StringBuilder().reverse().append("").deleteCharAt(0); } },
            new Act() { public Object run() { return Integer.decode(null); } },
            new Act() { public Object run() { return Integer.parseInt("1", low); } },
            new Act() { public Object run() { return Integer.toString(5, big); } },
            new Act() { public Object run() { return Double.valueOf((String) null); } },
            new Act() { public Object run() { return Boolean.valueOf(none); } },
            new Act() { public Object run() { return Integer.valueOf(5).compareTo(null); } },
            new Act() { public Object run() { return Integer.divideUnsigned(5, 0); } },
            new Act() { public Object run() { return Long.remainderUnsigned(5, 0); } },
            new Act() { public Object run() { return Math.floorDiv(5, 0); } },
            new Act() { public Object run() { return Math.floorMod(5L, 0L); } },
            new Act() { public Object run() { return Character.toChars(-1); } },
            new Act() { public Object run() { return Character.toChars('x', new char[0], 0); } },
            new Act() { public Object run() { return Character.codePointAt(new char[2], 2); } },
            new Act() { public Object run() { return Character.codePointAt((CharSequence) null, 0); } },
            new Act() { public Object run() { return Character.codePointCount(new char[2], 1, big); } },
            new Act() { public Object run() { return Character.offsetByCodePoints(new char[2], 0, 2, 0, 3); } },
            new Act() { public Object run() { return Character.getType(-1) + Character.getNumericValue(-1) + Character.digit(-1, 10) + " " + Character.toUpperCase(-1) + Character.isLetter(0x110000); } },
            new Act() { public Object run() { return Enum.valueOf(Thread.State.class, "none"); } },
            new Act() { public Object run() { return Enum.valueOf(null, "x"); } },
            new Act() { public Object run() { System.setProperty(null, "x"); return null; } },
            new Act() { public Object run() { return new Thread((String) null); } },
            new Act() { public Object run() throws Throwable { Thread.sleep(low); return null; } },
            new Act() { public Object run() { return new ThreadGroup(null, "x"); } },
            new Act() { public Object run() { Thread.holdsLock(null); return null; } },
            new Act() { public Object run() { return ThreadLocal.withInitial(null); } },
            new Act() { public Object run() throws Throwable { new Object().wait(low); return null; } },
            new Act() { public Object run() { Runtime.getRuntime().addShutdownHook(null); return null; } },
            new Act() { public Object run() { new Throwable().setStackTrace(null); return null; } },
            new Act() { public Object run() { return new StackTraceElement(null, "m", null, 0); } },
            new Act() { public Object run() { return String.join(null, "x"); } },
            new Act() { public Object run() { return String.CASE_INSENSITIVE_ORDER.compare("x", null); } },
            new Act() { public Object run() { return Byte.parseByte(null); } },
            new Act() { public Object run() { return Character.isLetter(low) || Character.isWhitespace(big); } },
            new Act() { public Object run() { System.loadLibrary(null); return null; } },
            new Act() { public Object run() throws Throwable { return Runtime.getRuntime().exec(""); } },
            new Act() { public Object run() throws Throwable { return Runtime.getRuntime().exec(none); } },
            new Act() { public Object run() throws Throwable { return new ProcessBuilder("/surely/no/such/program").start(); } },
        };
        for (Act a : all) {
            attempt(a);
        }
    }
}
