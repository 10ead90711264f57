package org.esdroid.samples.habits

import android.app.Activity
import android.os.Bundle
import android.view.View
import android.widget.TextView

class Diary(private val days: MutableList<String>) {
    fun note(day: String) = days.add(day)
    val size get() = days.size
}

class Habits : Activity() {
    private lateinit var diary: Diary
    private var count = 0

    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        setContentView(R.layout.main)
        findViewById<View>(R.id.load).setOnClickListener { load() }
        findViewById<View>(R.id.check).setOnClickListener { check() }
    }

    private fun load() {
        count += 2 // not
        if (count > 2) diary = Diary(mutableListOf()) // fault
        show("loaded $count")
    }

    private fun check() {
        diary.note("day") // thin
        show("${diary.size} days")
    }

    private fun show(what: String) {
        findViewById<TextView>(R.id.shown).text = what // not
    }
}
