package org.esdroid.samples.chess;
import android.app.*; import android.content.*; import android.os.*; import android.view.*; import android.widget.*;
import java.io.*; import java.util.*; import android.util.*;

class Board {
    private final Piece[][] squares = new Piece[8][8];
    private int moves;

    void put(String code, int x, int y) {
        squares[y][x] = Pieces.create(code, moves % 2 == 0); // full
        moves++; // not
    }

    String row(int y) {
        StringBuilder b = new StringBuilder();
        for (Piece p : squares[y]) {
            b.append(p == null ? "-" : p.getLabel()).append(' '); // not
        }
        return b.toString();
    }
}
