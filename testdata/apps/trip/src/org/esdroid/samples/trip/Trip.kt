package org.esdroid.samples.trip

import android.app.Activity
import android.os.Bundle
import android.view.View
import android.widget.TextView

data class Leg(val kind: Kind, val km: Int, val hours: Int)

sealed class Kind {
    object Walk : Kind()
    class Drive(val speed: Int) : Kind()
}

class Trip : Activity() {
    private val legs = mutableListOf<Leg>()
    private var taps = 0

    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        setContentView(R.layout.main)
        on(R.id.walk) { add(Kind.Walk, 4) }
        on(R.id.drive) { add(Kind.Drive(90), 30) }
        on(R.id.pace) { pace() }
    }

    private fun on(id: Int, action: () -> Unit) {
        findViewById<View>(id).setOnClickListener {
            taps++ // not
            action()
        }
    }

    private fun add(kind: Kind, km: Int) {
        val hours = when (kind) {
            is Kind.Walk -> 1
            is Kind.Drive -> km / kind.speed // fault, thin
        }
        legs.add(Leg(kind, km, hours)) // thin
    }

    private fun pace() {
        val last = legs.lastOrNull() ?: return
        val (_, km, hours) = last // thin
        val text = "$taps taps" // not
        findViewById<TextView>(R.id.shown).text = text + km / hours // thin
    }
}
