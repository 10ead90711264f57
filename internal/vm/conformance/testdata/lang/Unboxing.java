/** Implicit unboxing, mixed operators and null. */
public class Unboxing {
    static Integer none;

    static long widen(long v) {
        return v;
    }

    static String pick(Object o) {
        return "Object";
    }

    static String pick(long l) {
        return "long";
    }

    static String pick(Integer i) {
        return "Integer";
    }

    public static void main(String[] args) {
        try {
            int i = none;
            System.out.println(i);
        } catch (NullPointerException e) {
            System.out.println("npe");
        }
        boolean flag = args.length == 0;
        Object mixed = flag ? 1 : "text";
        System.out.println(mixed);
        Object promoted = flag ? 1 : 2.0;
        System.out.println(promoted);
        Object kept = flag ? Integer.valueOf(1) : (Object) 2.0;
        System.out.println(kept);
        try {
            Integer i = flag ? none : 0;
            System.out.println(i);
        } catch (NullPointerException e) {
            System.out.println("npe in ?:");
        }
        System.out.println(pick(1) + pick(Integer.valueOf(1)) + pick((short) 1) + pick('c') + pick(1.0f));
        Integer five = 5;
        System.out.println(widen(five) + " " + five / 2.0 + " " + -five + " " + (five << 2) + " " + (five > 4L));
        char c = 'a';
        Character boxed = c;
        boxed++;
        System.out.println(boxed + " " + (boxed + 1) + " " + (char) (boxed + 1));
        switch (five) {
            case 5:
                System.out.println("five");
        }
        long sum = 0;
        for (Long l = 0L; l < 5; l++) {
            sum += l;
        }
        System.out.println(sum);
    }
}
