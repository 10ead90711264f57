package org.esdroid.samples.route

import android.app.Activity
import android.os.Bundle
import android.view.View
import android.widget.TextView

class Route : Activity() {
    private var legs = listOf(4, 2)
    private var turns = 0
    private val speed by lazy { legs.sum() / legs.size } // thin

    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        setContentView(R.layout.main)
        findViewById<View>(R.id.near).setOnClickListener { legs = legs.take(1) }
        findViewById<View>(R.id.far).setOnClickListener { legs = legs.filter { it > 4 } } // fault, thin
        findViewById<View>(R.id.go).setOnClickListener { go() }
    }

    private fun go() {
        turns++ // not
        findViewById<TextView>(R.id.shown).text = "$speed after $turns"
    }
}
