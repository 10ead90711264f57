package org.esdroid.samples.recipe

import android.app.Activity
import android.os.Bundle
import android.view.View
import android.widget.TextView

class Recipe : Activity() {
    private val pantry by lazy { Pantry() }
    private var baked = 0

    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        setContentView(R.layout.main)
        findViewById<View>(R.id.fill).setOnClickListener { fill() }
        findViewById<View>(R.id.bake).setOnClickListener { bake() }
    }

    private fun fill() {
        pantry.put("flour", 500)
        pantry.put("Sugar") // fault
        pantry.put("eggs", Pantry.EGGS * 60)
    }

    private fun bake() {
        if (pantry["flour"] == null) return // full
        baked++ // not
        val sugar = pantry["sugar"]!! // thin
        findViewById<TextView>(R.id.shown).text = "$baked: $sugar"
    }
}
