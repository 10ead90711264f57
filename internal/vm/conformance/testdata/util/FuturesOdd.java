import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;

/** Completable futures: orders, failures, timeouts of getting. */
public class FuturesOdd {
    interface Action {
        Object run() throws Exception;
    }

    static void attempt(String name, Action a) {
        try {
            System.out.println(name + " -> " + a.run());
        } catch (Exception e) {
            System.out.println(name + " -> " + e.getClass().getName());
        }
    }

    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> f = new CompletableFuture<>();
        CompletableFuture<String> chain = f.thenApply(x -> x + 1).thenCombine(CompletableFuture.completedFuture(10), Integer::sum).thenCompose(x -> CompletableFuture.supplyAsync(() -> "got " + x));
        System.out.println(f.isDone() + " " + chain.isDone() + " " + f.getNow(-1) + " " + f.getNumberOfDependents());
        f.complete(5);
        System.out.println(chain.get() + " " + f.complete(6) + " " + f.join());
        CompletableFuture<Integer> bad = CompletableFuture.supplyAsync(() -> {
            throw new IllegalStateException("boom");
        });
        attempt("get", () -> bad.get());
        attempt("join", () -> bad.join());
        System.out.println(bad.isCompletedExceptionally() + " " + bad.handle((v, e) -> v + "/" + e.getClass().getSimpleName() + "/" + e.getCause()).join() + " " + bad.exceptionally(e -> -7).join() + " " + bad.thenApply(x -> x * 2).handle((v, e) -> e.getClass().getSimpleName() + ":" + e.getMessage()).join());
        System.out.println(bad.whenComplete((v, e) -> System.out.print("saw " + (e != null) + " ")).handle((v, e) -> e.getCause().getMessage()).join());
        CompletableFuture<Integer> direct = new CompletableFuture<>();
        direct.completeExceptionally(new java.io.IOException("io"));
        System.out.println(direct.handle((v, e) -> e.getClass().getSimpleName()).join() + " " + direct.thenRun(() -> { }).handle((v, e) -> e.getClass().getSimpleName() + " of " + e.getCause().getClass().getSimpleName()).join());
        CompletableFuture<Integer> cancelled = new CompletableFuture<>();
        System.out.println(cancelled.cancel(true) + " " + cancelled.isCancelled() + " " + cancelled.isCompletedExceptionally() + " " + cancelled.cancel(false));
        attempt("cancelled get", () -> cancelled.get());
        attempt("cancelled join", () -> cancelled.join());
        attempt("cancelled then", () -> cancelled.thenApply(x -> x).get());
        attempt("timeout", () -> new CompletableFuture<Integer>().get(10, TimeUnit.MILLISECONDS));
        List<CompletableFuture<Integer>> all = IntStream.range(0, 5).mapToObj(i -> CompletableFuture.supplyAsync(() -> i * i)).collect(Collectors.toList());
        CompletableFuture.allOf(all.toArray(new CompletableFuture[0])).join();
        System.out.println(all.stream().map(CompletableFuture::join).collect(Collectors.toList()) + " " + CompletableFuture.anyOf(new CompletableFuture<>(), CompletableFuture.completedFuture("any")).join() + " " + CompletableFuture.allOf().isDone() + CompletableFuture.anyOf().isDone());
        attempt("all with failure", () -> CompletableFuture.allOf(CompletableFuture.completedFuture(1), direct).get());
        System.out.println(CompletableFuture.completedFuture(1).acceptEither(new CompletableFuture<>(), x -> System.out.print("either " + x + " ")).isDone() + " " + CompletableFuture.completedFuture(2).applyToEither(CompletableFuture.completedFuture(3), x -> x * 10).join() + " " + CompletableFuture.completedFuture(1).runAfterBoth(CompletableFuture.completedFuture(2), () -> System.out.print("both ")).isDone() + " " + CompletableFuture.completedFuture("a").thenAcceptBoth(CompletableFuture.completedFuture("b"), (x, y) -> System.out.print(x + y + " ")).join());
        CompletableFuture<String> ob = CompletableFuture.completedFuture("old");
        ob.obtrudeValue("new");
        System.out.println(ob.join());
        ob.obtrudeException(new RuntimeException("worse"));
        attempt("obtruded", () -> ob.join());
        StringBuilder order = new StringBuilder();
        CompletableFuture<Void> start = new CompletableFuture<>();
        for (int i = 0; i < 4; i++) {
            int n = i;
            start.thenRun(() -> order.append(n));
        }
        start.complete(null);
        System.out.println(order);
        attempt("null result of compose", () -> CompletableFuture.completedFuture(1).thenCompose(x -> null).get());
        Executor same = Runnable::run;
        System.out.println(CompletableFuture.supplyAsync(() -> Thread.currentThread().getName(), same).thenApplyAsync(x -> x + "!", same).join());
    }
}
