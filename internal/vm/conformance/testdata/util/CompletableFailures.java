import java.util.concurrent.*;

/** Exceptions along chains of completions: what is wrapped, what is handled, what is seen where. */
public class CompletableFailures {
    static void show(String what, CompletableFuture<?> f) {
        StringBuilder sb = new StringBuilder(what).append(": ");
        try {
            sb.append("join ").append(f.getNow(null));
        } catch (RuntimeException e) {
            sb.append("join ").append(e);
        }
        try {
            sb.append(" | get ").append(f.isDone() ? f.get() : "pending");
        } catch (Exception e) {
            sb.append(" | get ").append(e);
        }
        System.out.println(sb.append(" | ").append(f.isCompletedExceptionally()).append(f.isCancelled()).append(f.isDone()));
    }

    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> f = new CompletableFuture<>();
        CompletableFuture<Integer> next = f.thenApply(x -> x + 1), handled = next.handle((x, e) -> e == null ? x : -1);
        CompletableFuture<Integer> recovered = f.exceptionally(e -> {
            System.out.println("source sees " + e);
            return 7;
        });
        CompletableFuture<Integer> later = next.exceptionally(e -> {
            System.out.println("dependent sees " + e);
            return 8;
        });
        CompletableFuture<Integer> watched = next.whenComplete((x, e) -> System.out.println("watch " + x + " " + e));
        f.completeExceptionally(new IllegalStateException("boom"));
        show("source", f);
        show("dependent", next);
        show("handled", handled);
        show("recovered", recovered);
        show("later", later);
        show("watched", watched);
        show("thrown", CompletableFuture.completedFuture(1).thenApply(x -> x / 0));
        show("thrown completion", CompletableFuture.completedFuture(1).thenApply(x -> {
            throw new CompletionException("own", new java.io.IOException("io"));
        }));
        show("error", CompletableFuture.completedFuture(1).thenRun(() -> {
            throw new AssertionError("error");
        }));
        show("when throws", CompletableFuture.completedFuture(1).whenComplete((x, e) -> {
            throw new IllegalArgumentException("in when");
        }));
        show("when throws after failure", f.whenComplete((x, e) -> {
            throw new IllegalArgumentException("hidden");
        }));
        show("exceptionally throws", f.exceptionally(e -> {
            throw new UnsupportedOperationException("again");
        }));
        show("compose failed", CompletableFuture.completedFuture(1).thenCompose(x -> f));
        show("compose null", CompletableFuture.completedFuture(1).thenCompose(x -> null));
        show("combine failed", f.thenCombine(CompletableFuture.completedFuture(1), (x, y) -> x));
        show("all failed", CompletableFuture.allOf(CompletableFuture.completedFuture(1), f));
        show("any failed", CompletableFuture.anyOf(f));
        CompletableFuture<Integer> c = new CompletableFuture<>();
        CompletableFuture<Integer> dep = c.thenApply(x -> x);
        System.out.println(c.cancel(true) + " " + c.cancel(true) + c.complete(1));
        show("cancelled", c);
        show("dependent of cancelled", dep);
        CompletableFuture<Integer> async = CompletableFuture.supplyAsync(() -> {
            throw new IllegalStateException("async");
        });
        try {
            async.get();
        } catch (ExecutionException e) {
            System.out.println("async " + e.getCause());
        }
        show("async", async);
        try {
            new CompletableFuture<Integer>().get(1, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println("timeout " + e.getMessage());
        }
        try {
            f.thenApply(null);
        } catch (NullPointerException e) {
            System.out.println("null function");
        }
        try {
            f.completeExceptionally(null);
        } catch (NullPointerException e) {
            System.out.println("null exception");
        }
        System.out.println(f.handle((x, e) -> e.getMessage()).join() + " " + next.handle((x, e) -> e.getCause().getMessage()).thenCompose(s -> CompletableFuture.supplyAsync(() -> s + "!")).join());
    }
}
