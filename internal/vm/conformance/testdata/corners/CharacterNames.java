/** The names of characters: given, and of the block where there is none. */
public class CharacterNames {
    public static void main(String[] args) {
        int[] points = {'a', ' ', '\u00e9', '\u0130', '\u20ac', '\u3042',
            '\uf900', '\ufe0f', '\ufffd', 0x1f600, 0xe0041, '\ud800', '\ue000', 0xf0000, '\u0378', '\uffff'};
        for (int c : points) {
            System.out.println(Integer.toHexString(c) + " " + Character.getName(c));
        }
        try {
            Character.getName(0x110000);
        } catch (IllegalArgumentException e) {
            System.out.println("beyond the last");
        }
        int named = 0;
        for (int c = 0x20; c < 0x7f; c++) {
            named = named * 31 + Character.getName(c).hashCode();
        }
        System.out.println(named);
    }
}
