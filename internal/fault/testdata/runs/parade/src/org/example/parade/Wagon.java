package org.example.parade;

import net.floats.Axle;
class Wagon { static int pairs(int n) { return Axle.halves(n); } } // thin
