import java.text.*;
import java.util.*;

/** Breaks of texts into characters, words, sentences and lines, and moving between them. */
public class Breaking {
    static void show(BreakIterator b, String s) {
        b.setText(s);
        StringBuilder sb = new StringBuilder();
        for (int start = b.first(), end = b.next(); end != BreakIterator.DONE; start = end, end = b.next()) {
            sb.append('[').append(s, start, end).append(']');
        }
        System.out.println(sb.toString().replace("\n", "~").replace("\r", "^"));
    }

    public static void main(String[] args) {
        String[] words = {"Hello, world!", "It's a dog's life.", "1,234.5 and 7.", "a_b cd e", "", " ", "x", "one\ntwo\r\nthree", "caf\u00e9 cafe\u0301 na\u00efve"};
        for (String s : words) {
            show(BreakIterator.getWordInstance(Locale.US), s);
        }
        for (String s : new String[] {"ab\u0301c", "\r\n", "a\uD83D\uDE00b", "", "e\u0301\u0302x"}) {
            show(BreakIterator.getCharacterInstance(), s);
        }
        for (String s : new String[] {"One. Two! Three? Four", "He said \"no.\" She left.", "Pi is 3.14 today. Yes.", "e.g. this one. Then", "", "An end? No."}) {
            show(BreakIterator.getSentenceInstance(Locale.US), s);
        }
        for (String s : new String[] {"The quick brown fox.", "a  b", "well-known fact", "one\ntwo", "x1 y", "", "tail "}) {
            show(BreakIterator.getLineInstance(Locale.US), s);
        }
        BreakIterator b = BreakIterator.getWordInstance(Locale.US);
        String s = "one two  three";
        b.setText(s);
        System.out.println(b.first() + " " + b.last() + " " + b.current() + " " + b.previous() + " " + b.next() + " " + b.next() + " " + b.current());
        System.out.println(b.following(0) + " " + b.following(3) + " " + b.following(5) + " " + b.preceding(5) + " " + b.preceding(3) + " " + b.preceding(4));
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i <= s.length(); i++) {
            sb.append(b.isBoundary(i) ? '|' : '.');
        }
        System.out.println(sb);
        b.first();
        System.out.println(b.next(2) + " " + b.next(-1) + " " + b.next(0) + " " + b.next(50) + " " + b.current() + " " + b.next(-50) + " " + b.current());
        for (int bad : new int[] {-1, 15}) {
            try {
                b.following(bad);
            } catch (IllegalArgumentException e) {
                System.out.println("no place " + bad);
            }
        }
        CharacterIterator part = new StringCharacterIterator("xx ab cd yy", 3, 8, 3);
        b.setText(part);
        sb.setLength(0);
        for (int i = b.first(); i != BreakIterator.DONE; i = b.next()) {
            sb.append(i).append(' ');
        }
        System.out.println(sb + "" + b.getText().getBeginIndex());
    }
}
