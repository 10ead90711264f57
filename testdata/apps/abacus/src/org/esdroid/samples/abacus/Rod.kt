package org.esdroid.samples.abacus


class Rod(private val beads: IntArray) {
    operator fun get(place: Int): Int = beads[place] // thin

    operator fun plus(bead: Int): Rod = Rod(beads + bead)

    val size: Int get() = beads.size // full
}
