/** Text to bytes and back in the default encoding, UTF-8. */
public class StringBytes {
    static void show(byte[] bytes) {
        StringBuilder line = new StringBuilder();
        for (byte b : bytes) {
            line.append(Integer.toHexString(b & 0xff)).append(' ');
        }
        System.out.print(line + "| ");
    }

    public static void main(String[] args) {
        String[] texts = {"", "abc", "\u00e9\u00ff", "\u4e2d", "\ud83d\ude00", "a\ud83db", "\udc00", "\u0000", "\uffff"};
        for (String s : texts) {
            show(s.getBytes());
            String back = new String(s.getBytes());
            System.out.println(back.equals(s) + " " + back.length());
        }
        byte[][] broken = {{(byte) 0x80}, {(byte) 0xc3}, {(byte) 0xc3, 0x41}, {(byte) 0xe4, (byte) 0xb8}, {(byte) 0xed, (byte) 0xa0, (byte) 0x80}, {(byte) 0xf0, (byte) 0x9f, (byte) 0x98},
            {(byte) 0xf5, (byte) 0x80}, {(byte) 0xc0, (byte) 0x80}, {(byte) 0xff, 0x42, (byte) 0xfe}, {(byte) 0xe0, (byte) 0x80, (byte) 0x80}, {(byte) 0xf4, (byte) 0x90, (byte) 0x80, (byte) 0x80}};
        for (byte[] b : broken) {
            show(b);
            for (char c : new String(b).toCharArray()) {
                System.out.print(Integer.toHexString(c) + " ");
            }
            System.out.println();
        }
        byte[] ascii = "hello".getBytes();
        System.out.println(new String(ascii, 1, 3) + " " + new String(ascii, 0) + " " + (int) new String(ascii, 1, 0, 1).charAt(0));
        try {
            new String(ascii, 3, 3);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("range");
        }
    }
}
