/** Names of classes of all kinds. */
public class ClassNames {
    static class Nested {
        class Inner {
        }
    }

    interface I {
    }

    enum E {
        A {
        }
    }

    public static void main(String[] args) {
        class Local {
        }
        Object anonymous = new Object() {
        };
        Class<?>[] all = {ClassNames.class, Nested.class, Nested.Inner.class, I.class, E.class, E.A.getClass(), Local.class, anonymous.getClass(), int.class, void.class, int[].class, String[][].class, Nested[].class,
            Integer.TYPE, Thread.State.class, Override.class};
        for (Class<?> c : all) {
            System.out.println(c.getName() + " | " + c + " | " + c.isInterface() + c.isPrimitive() + c.isArray() + c.isEnum() + " | " + c.getSuperclass() + " | " + c.getComponentType());
        }
        System.out.println(Number.class.isInstance(5) + " " + Number.class.isAssignableFrom(Integer.class) + " " + Object[].class.isAssignableFrom(String[].class) + " " + int.class.isAssignableFrom(short.class)
            + " " + I.class.isInstance(null));
        System.out.println((new int[0].getClass() == int[].class) + " " + (E.A.getClass() == E.class) + " " + "s".getClass().getName() + " " + (Integer.class == (Object) Integer.valueOf(5).getClass()));
        try {
            Class.forName("surely.Missing");
        } catch (ClassNotFoundException e) {
            System.out.println("missing");
        }
    }
}
