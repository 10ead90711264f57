package org.esdroid.samples.quest

import android.app.Activity
import android.os.Bundle
import android.view.View
import android.widget.TextView

class Quest : Activity() {
    private var step: Step = Step.Walk(2)
    private var rests = 0

    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        setContentView(R.layout.main)
        findViewById<View>(R.id.walk).setOnClickListener { step = meet(step) } // thin
        findViewById<View>(R.id.rest).setOnClickListener { rests++ } // not
        findViewById<View>(R.id.fight).setOnClickListener { fight() }
    }

    private fun meet(before: Step): Step = when (before) { // full
        is Step.Walk -> Step.Fight("wolf")
        is Step.Fight -> Step.Talk("wolf") // fault, thin
        is Step.Talk -> Step.Walk(1)
    }

    private fun fight() {
        if (step !is Step.Walk) { // full
            val foe = (step as Step.Fight).foe // thin
            findViewById<TextView>(R.id.shown).text = "$foe after $rests"
        }
    }
}
