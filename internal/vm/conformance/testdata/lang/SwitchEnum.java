/** Switches over enums, bodies included. */
public class SwitchEnum {
    enum Color {
        RED, GREEN, BLUE {
            String label() {
                return "deep blue";
            }
        };

        String label() {
            return name().toLowerCase();
        }
    }

    static int of(Color c) {
        switch (c) {
            case RED:
                return 1;
            case BLUE:
                return 3;
        }
        return -1;
    }

    public static void main(String[] args) {
        for (Color c : Color.values()) {
            System.out.println(c + " " + of(c) + " " + c.label() + " " + c.ordinal() + " " + (c.getClass() == Color.class) + " " + c.getDeclaringClass().getName());
        }
        try {
            of(null);
        } catch (NullPointerException e) {
            System.out.println("npe");
        }
    }
}
