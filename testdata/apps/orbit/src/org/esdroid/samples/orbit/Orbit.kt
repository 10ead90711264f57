package org.esdroid.samples.orbit

import android.app.Activity
import android.os.Bundle
import android.view.View
import android.widget.TextView

class Orbit : Activity() {
    private val facts = mutableMapOf<String, Any>("name" to "Mars") // full
    private val planet = Planet(facts) // full
    private var spins = 0

    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        setContentView(R.layout.main)
        findViewById<View>(R.id.load).setOnClickListener { facts["days"] = 687 }
        findViewById<View>(R.id.spin).setOnClickListener { spins++ } // not
        findViewById<View>(R.id.show).setOnClickListener { show() }
    }

    private fun show() {
        val text = "${planet.name} ${planet.year}" // thin
        findViewById<TextView>(R.id.shown).text = "$text after $spins"
    }
}
