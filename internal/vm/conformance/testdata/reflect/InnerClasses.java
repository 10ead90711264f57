import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.util.Arrays;

/** What the compiler adds to inner classes, as reflection shows it; modifiers and parameters. */
public class InnerClasses {
    private int secret = 5;

    class Inner {
        int own = secret;

        class Deeper {
            int both = own + secret;
        }
    }

    private static final class StaticNested {
        private StaticNested() {
        }
    }

    protected abstract static class Prot {
    }

    Object local(final int captured, String text) {
        class Local {
            int get() {
                return captured + text.length() + secret;
            }
        }
        return new Local();
    }

    static String show(Class<?> c) {
        String[] fields = Arrays.stream(c.getDeclaredFields()).map(f -> Modifier.toString(f.getModifiers()) + " " + f.getType().getSimpleName() + " " + f.getName() + " " + f.isSynthetic()).sorted().toArray(String[]::new);
        String[] constructors = Arrays.stream(c.getDeclaredConstructors()).map(k -> k + " " + k.isSynthetic()).sorted().toArray(String[]::new);
        return c.getName() + " " + Modifier.toString(c.getModifiers()) + " " + Arrays.toString(fields) + Arrays.toString(constructors);
    }

    void params(int a, final String b, long... c) {
    }

    public static void main(String[] args) throws Exception {
        InnerClasses outer = new InnerClasses();
        Object local = outer.local(7, "ab");
        System.out.println(show(Inner.class));
        System.out.println(show(Inner.Deeper.class));
        System.out.println(show(StaticNested.class));
        System.out.println(show(Prot.class));
        System.out.println(show(local.getClass()));
        Field self = Inner.class.getDeclaredField("this$0");
        System.out.println((self.get(outer.new Inner()) == outer) + " " + self.getType());
        Method get = local.getClass().getDeclaredMethod("get");
        System.out.println(get.invoke(local));
        Constructor<?> c = Inner.class.getDeclaredConstructor(InnerClasses.class);
        Inner i = (Inner) c.newInstance(outer);
        Inner.Deeper d = Inner.Deeper.class.getDeclaredConstructor(Inner.class).newInstance(i);
        System.out.println(i.own + " " + d.both);
        for (Parameter p : InnerClasses.class.getDeclaredMethod("params", int.class, String.class, long[].class).getParameters()) {
            System.out.print(p + " | " + p.getName() + " " + p.getType() + " " + p.isNamePresent() + p.isVarArgs() + p.isSynthetic() + p.isImplicit() + " " + p.getDeclaringExecutable().getName() + " " + Modifier.toString(p.getModifiers()) + "; ");
        }
        System.out.println();
        for (int bits : new int[] {0, 1, 0x1f, 0x7ff, 0xfff, Modifier.INTERFACE, Modifier.STRICT, Modifier.NATIVE | Modifier.FINAL, -1}) {
            System.out.print(Modifier.toString(bits) + "; ");
        }
        System.out.println(Modifier.isAbstract(0x400) + " " + Modifier.classModifiers() + " " + Modifier.fieldModifiers() + " " + Modifier.methodModifiers() + " " + Modifier.constructorModifiers() + " " + Modifier.interfaceModifiers());
    }
}
