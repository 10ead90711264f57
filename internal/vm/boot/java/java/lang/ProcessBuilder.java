package java.lang;

import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Describes a program to start. Of those that the device has few run on it; at the others the run ends. */
public final class ProcessBuilder {
    private List<String> command;
    private File directory;
    private Map<String, String> environment;
    private boolean redirectErrorStream;

    public ProcessBuilder(List<String> command) {
        if (command == null) {
            throw new NullPointerException();
        }
        this.command = command;
    }

    public ProcessBuilder(String... command) {
        command(command);
    }

    public ProcessBuilder command(List<String> command) {
        if (command == null) {
            throw new NullPointerException();
        }
        this.command = command;
        return this;
    }

    public ProcessBuilder command(String... command) {
        this.command = new ArrayList<String>(command.length);
        for (int i = 0; i < command.length; i++) {
            this.command.add(command[i]);
        }
        return this;
    }

    public List<String> command() {
        return command;
    }

    public Map<String, String> environment() {
        if (environment == null) {
            environment = new TreeMap<String, String>(System.getenv());
        }
        return environment;
    }

    public File directory() {
        return directory;
    }

    public ProcessBuilder directory(File directory) {
        this.directory = directory;
        return this;
    }

    public boolean redirectErrorStream() {
        return redirectErrorStream;
    }

    public ProcessBuilder redirectErrorStream(boolean redirect) {
        redirectErrorStream = redirect;
        return this;
    }

    public Process start() throws IOException {
        for (int i = 0; i < command.size(); i++) {
            if (command.get(i) == null) {
                throw new NullPointerException();
            }
        }
        String program = command.toArray(new String[0])[0];
        String where = directory == null ? "" : " (in directory \"" + directory + "\")";
        String refused = "error=2, No such file or directory";
        String[] places = program.indexOf('/') < 0 ? System.getenv("PATH").split(":") : new String[] {directory == null ? null : directory.getPath()};
        for (int i = 0; i < places.length; i++) {
            File file = program.startsWith("/") ? new File(program) : new File(places[i], program);
            if (directory != null && !directory.isDirectory() || !file.exists()) {
                continue;
            }
            if (file.isFile() && file.canExecute()) {
                int[] code = new int[1];
                byte[] printed = execute(file.getPath(), command.toArray(new String[0]), code);
                return new EndedProcess(printed, code[0]);
            }
            refused = "error=13, Permission denied";
        }
        throw new IOException("Cannot run program \"" + program + "\"" + where + ": " + refused);
    }

    /** Runs the program of a file to its end, and returns what it printed. */
    private static native byte[] execute(String path, String[] command, int[] code);
}
