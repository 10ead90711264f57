package org.esdroid.samples.clinic;


class Clerk implements Desk {
    private static final String[] ROOMS = {"ground", "first", "second"};

    private final Board board;
    private int urgency;
    private int steps;

    Clerk(Board board) {
        this.board = board;
    }

    @Override
    public void admit(String complaint) {
        switch (complaint) { // full
            case "cough":
                urgency += 1; // thin
                break;
            case "fever":
                urgency += 2; // thin
                // it goes on where the others end
            default:
                urgency += 1; // fault, thin
        }
        board.show("noted: " + complaint);
    }

    @Override
    public void walk() {
        steps++; // not
        board.show(steps + " steps");
    }

    @Override
    public void call() {
        if (urgency > 0) { // full
            board.show("to the " + ROOMS[urgency - 1] + " floor"); // thin
            urgency = 0;
        }
    }
}
