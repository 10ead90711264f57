package org.esdroid.samples.tiles

data class Board(val width: Int, val cells: List<Int>) {
    fun grown(): Board = copy(width = width + 1) // fault, thin

    fun turned(): Board = copy(cells = cells.reversed())

    fun sum(): Int {
        var sum = 0
        for (i in 0 until width) { // thin
            sum += cells[i] // thin
        }
        return sum
    }
}
