package org.esdroid.samples.chess;
import android.app.*; import android.content.*; import android.os.*; import android.view.*; import android.widget.*;
import java.io.*; import java.util.*; import android.util.*;

final class Pieces {
    private Pieces() { }

    static class Rook extends Piece {
        Rook(boolean white) { super(white); }

        @Override
        char symbol() { return 'R'; }
    }

    static class Promoted extends Piece {
        private String choice;

        Promoted(boolean white, String choice) {
            super(white); // full
            this.choice = choice;
        }

        @Override
        char symbol() { return choice.charAt(0); /*!*/ // thin
        }
    }

    static Piece create(String code, boolean white) {
        switch (code) { // full
            case "rook":
                return new Rook(white); // not
            case "queen":
                return new Promoted(white, "Queen"); // full
            default:
                throw new IllegalStateException(code);
        }
    }
}
