package org.esdroid.samples.stock

object Store {
    const val FIRST = "bolt"
    private val items = mutableMapOf(FIRST to 7) // full

    fun load() {
        items["nut"] = 9 // not
    }

    fun left(name: String): Int = items.getValue(name) // thin
}
