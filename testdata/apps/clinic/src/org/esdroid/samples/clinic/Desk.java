package org.esdroid.samples.clinic;


/** What the screen asks of those that think. */
interface Desk {
    void admit(String complaint);

    void walk();

    void call();

    interface Board {
        void show(String text);
    }
}
