package org.esdroid.samples.stock

import android.app.Activity
import android.os.Bundle
import android.view.View
import android.widget.TextView

class Stock : Activity() {
    private var sold = 0
    private var wanted = Store.FIRST

    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        setContentView(R.layout.main)
        findViewById<View>(R.id.load).setOnClickListener { Store.load() }
        findViewById<View>(R.id.rename).setOnClickListener { wanted = wanted.capitalised() }
        findViewById<View>(R.id.sell).setOnClickListener { sell() }
    }

    private fun sell() {
        sold++ // not
        val left = Store.left(wanted) // thin
        findViewById<TextView>(R.id.shown).text = "$left left, $sold sold"
    }
}
