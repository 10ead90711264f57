package org.esdroid.samples.quest

sealed class Step {
    class Walk(val miles: Int) : Step()
    class Fight(val foe: String) : Step()
    class Talk(val friend: String) : Step()
}
