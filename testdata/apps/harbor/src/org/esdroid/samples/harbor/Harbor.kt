package org.esdroid.samples.harbor


import android.app.Activity
import android.os.Bundle
import android.view.View
import android.widget.TextView
import kotlin.properties.Delegates

class Harbor : Activity(), View.OnClickListener {
    private var ship: Ship by Delegates.observable(Ship("Heron")) { _, before, after -> // full
        show("${before.name} to ${after.name}")
    }
    private var tides = 0

    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        setContentView(R.layout.main)
        for (id in listOf(R.id.tide, R.id.pilot, R.id.anchor, R.id.sail)) {
            findViewById<View>(id).setOnClickListener(this)
        }
    }

    override fun onClick(v: View) {
        when (v.id) {
            R.id.tide -> tides++ // not
            R.id.pilot -> ship = ship.copy(pilot = "Ann")
            R.id.anchor -> ship = ship.copy(anchored = !ship.anchored) // full
            R.id.sail -> sail()
        }
    }

    private fun sail() {
        if (ship.pilot == null && ship.anchored) { // fault, full
            show("not yet")
            return
        }
        val pilot = checkNotNull(ship.pilot) { "no pilot after $tides tides" } // thin
        show("sails with $pilot")
    }

    private fun show(text: String) {
        findViewById<TextView>(R.id.shown).text = text
    }
}
