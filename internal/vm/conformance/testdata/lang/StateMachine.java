/** An enum-driven machine and a table of transitions. */
public class StateMachine {
    enum State {
        START {
            State next(char c) {
                return c == '-' || c == '+' ? SIGN : Character.isDigit(c) ? INT : c == '.' ? DOT : ERROR;
            }
        },
        SIGN {
            State next(char c) {
                return Character.isDigit(c) ? INT : c == '.' ? DOT : ERROR;
            }
        },
        INT {
            State next(char c) {
                return Character.isDigit(c) ? INT : c == '.' ? FRACTION : c == 'e' ? EXP : ERROR;
            }
        },
        DOT {
            State next(char c) {
                return Character.isDigit(c) ? FRACTION : ERROR;
            }
        },
        FRACTION {
            State next(char c) {
                return Character.isDigit(c) ? FRACTION : c == 'e' ? EXP : ERROR;
            }
        },
        EXP {
            State next(char c) {
                return Character.isDigit(c) ? EXPINT : c == '-' ? EXPSIGN : ERROR;
            }
        },
        EXPSIGN {
            State next(char c) {
                return Character.isDigit(c) ? EXPINT : ERROR;
            }
        },
        EXPINT {
            State next(char c) {
                return Character.isDigit(c) ? this : ERROR;
            }
        },
        ERROR {
            State next(char c) {
                return this;
            }
        };

        abstract State next(char c);

        boolean accepts() {
            switch (this) {
                case INT:
                case FRACTION:
                case EXPINT:
                    return true;
                default:
                    return false;
            }
        }
    }

    public static void main(String[] args) {
        for (String s : new String[] {"", "1", "-12", "+.5", "1.", ".", "1e5", "1e-5", "1e", "1.5e10", "--1", "1a", "12.34.5"}) {
            State state = State.START;
            StringBuilder path = new StringBuilder();
            for (int i = 0; i < s.length(); i++) {
                state = state.next(s.charAt(i));
                path.append(state.ordinal());
            }
            System.out.println(s + " " + path + " " + state + " " + state.accepts());
        }
    }
}
