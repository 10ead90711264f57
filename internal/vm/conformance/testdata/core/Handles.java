import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class Handles {
    int field = 4;
    int plus(int a, long b) { return (int) (field + a + b); }
    static String join(String a, Object b) { return a + b; }
    static double half(double d) { return d / 2; }
    interface Greeter { String greet(String who); }
    static class Polite implements Greeter { public String greet(String who) { return "dear " + who; } }
    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle plus = l.findVirtual(Handles.class, "plus", MethodType.methodType(int.class, int.class, long.class));
        System.out.println((int) plus.invokeExact(new Handles(), 3, 5L));
        MethodHandle join = l.findStatic(Handles.class, "join", MethodType.methodType(String.class, String.class, Object.class));
        System.out.println((String) join.invokeExact("a", (Object) "b"));
        System.out.println((String) join.invoke("a", 7));
        MethodHandle half = l.findStatic(Handles.class, "half", MethodType.methodType(double.class, double.class));
        System.out.println((double) half.invoke(5));
        System.out.println((double) half.invokeExact(9.0));
        MethodHandle greet = l.findVirtual(Greeter.class, "greet", MethodType.methodType(String.class, String.class));
        System.out.println((String) greet.invoke((Greeter) new Polite(), "x"));
        MethodHandle make = l.findConstructor(Polite.class, MethodType.methodType(void.class));
        System.out.println(((Polite) make.invoke()).greet("y"));
        MethodHandle get = l.findGetter(Handles.class, "field", int.class);
        System.out.println((int) get.invoke(new Handles()));
        System.out.println(plus.type() + " " + MethodType.methodType(void.class, int[].class));
        try { Object o = join.invokeExact("a", (Object) "b"); System.out.println(o); } catch (java.lang.invoke.WrongMethodTypeException e) { System.out.println("wrong type"); }
        try { l.findStatic(Handles.class, "gone", MethodType.methodType(void.class)); } catch (NoSuchMethodException e) { System.out.println("gone"); }
        System.out.println(plus.bindTo(new Handles()).invokeWithArguments(1, 2L));
    }
}
