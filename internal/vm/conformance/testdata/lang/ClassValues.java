import java.util.*;

/** Values computed once for a class. */
public class ClassValues {
    static int computed;

    static class Names extends ClassValue<String> {
        @Override
        protected String computeValue(Class<?> type) {
            computed++;
            return type == Void.class ? null : type.getSimpleName() + computed;
        }
    }

    public static void main(String[] args) throws Exception {
        Names names = new Names();
        System.out.println(names.get(String.class) + names.get(int.class) + names.get(String.class) + names.get(int[].class) + names.get(Void.class) + names.get(Void.class) + computed);
        names.remove(String.class);
        names.remove(List.class);
        System.out.println(names.get(String.class) + computed);
        try {
            names.get(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        ClassValue<Integer> nested = new ClassValue<Integer>() {
            @Override
            protected Integer computeValue(Class<?> type) {
                return type.getSuperclass() == null ? 0 : get(type.getSuperclass()) + 1;
            }
        };
        System.out.println(nested.get(ArrayList.class) + " " + nested.get(Object.class) + " " + nested.get(LinkedHashMap.class));
        ClassValue<Object> failing = new ClassValue<Object>() {
            @Override
            protected Object computeValue(Class<?> type) {
                throw new IllegalStateException("no value for " + type.getName());
            }
        };
        for (int i = 0; i < 2; i++) {
            try {
                failing.get(Integer.class);
            } catch (IllegalStateException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
