/** Character as an object, and its limits. */
public class CharacterBox {
    public static void main(String[] args) {
        Character a = 'a';
        System.out.println(a + " " + a.compareTo('c') + " " + a.equals('a') + " " + a.equals("a") + " " + a.hashCode() + " " + Character.compare('z', 'a') + " " + a.charValue() + Character.hashCode('b'));
        System.out.println((int) Character.MIN_VALUE + " " + (int) Character.MAX_VALUE + " " + Character.MAX_CODE_POINT + " " + Character.SIZE + " " + (int) Character.MIN_SURROGATE + " " + Character.UPPERCASE_LETTER);
        for (int c : new int[] {'a', '1', 0x5d0, 0x627, 0x660, ' ', '\n', '+', ',', '!', 0x300, 0x200b, 0x202a, 0x202e, 0x202c, 0x2029, '\t'}) {
            System.out.print(Character.getDirectionality(c) + " ");
        }
        System.out.println();
        System.out.println(Character.isSpace(' ') + " " + Character.isSpace('\u00a0') + " " + Character.isJavaIdentifierStart('$') + " " + Character.isUnicodeIdentifierStart('$') + " " + Character.isUnicodeIdentifierPart('_'));
        String word = "tEST";
        System.out.println(Character.toUpperCase(word.charAt(0)) + word.substring(1).toLowerCase());
    }
}
