package org.esdroid.samples.recipe

class Pantry {
    private val grams = HashMap<String, Int>()

    fun put(what: String, amount: Int = 100) {
        grams[what.trim()] = amount
    }

    operator fun get(what: String): Int? = grams[what] // thin

    companion object {
        const val EGGS = 3
    }
}
