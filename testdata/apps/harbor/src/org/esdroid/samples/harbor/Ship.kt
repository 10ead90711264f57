package org.esdroid.samples.harbor


data class Ship(val name: String, val pilot: String? = null, val anchored: Boolean = true) // thin
