package org.esdroid.samples.orbit

class Planet(facts: Map<String, Any>) {
    val name: String by facts
    val year: Int by facts // fault, thin
}
