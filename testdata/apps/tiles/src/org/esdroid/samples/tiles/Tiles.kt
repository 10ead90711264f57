package org.esdroid.samples.tiles

import android.app.Activity
import android.os.Bundle
import android.view.View
import android.widget.TextView

class Tiles : Activity() {
    private var board = Board(2, listOf(3, 4)) // full
    private var sums = 0

    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        setContentView(R.layout.main)
        findViewById<View>(R.id.grow).setOnClickListener { board = board.grown() } // thin
        findViewById<View>(R.id.turn).setOnClickListener { board = board.turned() }
        findViewById<View>(R.id.sum).setOnClickListener { sum() }
    }

    private fun sum() {
        sums++ // not
        val sum = board.sum()
        findViewById<TextView>(R.id.shown).text = "$sum in sum $sums"
    }
}
