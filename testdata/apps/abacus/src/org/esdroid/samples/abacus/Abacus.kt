package org.esdroid.samples.abacus


import android.app.Activity
import android.os.Bundle
import android.view.View
import android.widget.TextView

class Abacus : Activity() {
    private var rod = Rod(intArrayOf(4, 5)) // full
    private var slides = 0

    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        setContentView(R.layout.main)
        press(R.id.bead) {
            rod += 3 // full
            "one more"
        }
        press(R.id.slide) {
            slides++ // not
            "slid $slides"
        }
        press(R.id.clear) {
            rod = Rod(IntArray(0))
            "none"
        }
        press(R.id.total) { total().toString() }
    }

    private fun press(id: Int, what: () -> String) {
        findViewById<View>(id).setOnClickListener { findViewById<TextView>(R.id.shown).text = what() }
    }

    private fun total(): Int {
        if (rod.size < 3) return 0 // full
        var sum = 0
        for (place in 1..rod.size step 2) { // fault, thin
            sum += rod[place] // thin
        }
        return sum
    }
}
