import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandleInfo;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.util.List;

/** What a lookup tells of direct method handles. */
public class HandleReveals {
    int number = 3;
    static String text = "s";

    static int add(int a, int b) {
        return a + b;
    }

    static String join(String first, Object... rest) {
        return first + rest.length;
    }

    String name() {
        return "base";
    }

    static class Child extends HandleReveals {
        @Override
        String name() {
            return "child";
        }

        static MethodHandle parent() throws ReflectiveOperationException {
            return MethodHandles.lookup().findSpecial(HandleReveals.class, "name", MethodType.methodType(String.class), Child.class);
        }
    }

    interface Action {
        Object run() throws Throwable;
    }

    static void attempt(String name, Action a) {
        try {
            System.out.println(name + " " + a.run());
        } catch (Throwable e) {
            System.out.println(name + " " + e.getClass().getName());
        }
    }

    static void show(MethodHandles.Lookup lookup, MethodHandle h) {
        MethodHandleInfo i = lookup.revealDirect(h);
        System.out.println(i + " " + i.getReferenceKind() + " " + i.getDeclaringClass() + " " + i.getName() + " " + i.getMethodType() + " " + i.getModifiers() + " " + i.isVarArgs() + " " + i.reflectAs(Member.class, lookup));
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        MethodType binary = MethodType.methodType(int.class, int.class, int.class);
        MethodHandle add = lookup.findStatic(HandleReveals.class, "add", binary);
        show(lookup, add);
        show(lookup, lookup.findStatic(HandleReveals.class, "join", MethodType.methodType(String.class, String.class, Object[].class)));
        show(lookup, lookup.findGetter(HandleReveals.class, "number", int.class));
        show(lookup, lookup.findSetter(HandleReveals.class, "number", int.class));
        show(lookup, lookup.findStaticGetter(HandleReveals.class, "text", String.class));
        show(lookup, lookup.findStaticSetter(HandleReveals.class, "text", String.class));
        show(lookup, lookup.findConstructor(HandleReveals.class, MethodType.methodType(void.class)));
        show(lookup, lookup.findVirtual(List.class, "get", MethodType.methodType(Object.class, int.class)));
        show(lookup, lookup.unreflect(HandleReveals.class.getDeclaredMethod("name")));
        System.out.println(Child.parent().invoke(new Child()));

        System.out.println(MethodHandles.reflectAs(Method.class, add));
        System.out.println(MethodHandles.reflectAs(Method.class, add).equals(HandleReveals.class.getDeclaredMethod("add", int.class, int.class)));
        System.out.println(MethodHandles.reflectAs(Constructor.class, lookup.findConstructor(Object.class, MethodType.methodType(void.class))));
        attempt("not a field", () -> MethodHandles.reflectAs(Field.class, add));
        attempt("not direct", () -> lookup.revealDirect(MethodHandles.dropArguments(add, 0, int.class)));
        attempt("converted", () -> lookup.revealDirect(add.asType(MethodType.methodType(long.class, int.class, int.class))));
        attempt("not accessible", () -> lookup.revealDirect(add).reflectAs(Method.class, MethodHandles.publicLookup()));
        attempt("no such kind", () -> MethodHandleInfo.referenceKindToString(0));
        attempt("last kind", () -> MethodHandleInfo.referenceKindToString(MethodHandleInfo.REF_invokeInterface));
        System.out.println(MethodHandleInfo.toString(MethodHandleInfo.REF_invokeStatic, HandleReveals.class, "x", binary));
    }
}
