import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/** Chains of completions: values, order, combinations. */
public class CompletableChains {
    public static void main(String[] args) throws Exception {
        List<String> log = new ArrayList<>();
        CompletableFuture<Integer> f = new CompletableFuture<>();
        CompletableFuture<String> chain = f.thenApply(x -> x + 1).thenApply(x -> {
            log.add("apply " + x);
            return "v" + x;
        });
        chain.thenAccept(s -> log.add("accept " + s)).thenRun(() -> log.add("run"));
        f.thenAccept(x -> log.add("first"));
        f.thenAccept(x -> log.add("second"));
        System.out.println(f.isDone() + " " + chain.isDone() + log + f.getNow(-1) + f.getNumberOfDependents());
        System.out.println(f.complete(41) + " " + f.complete(42) + f.join() + chain.get() + log);
        log.clear();
        CompletableFuture<Integer> a = new CompletableFuture<>(), b = new CompletableFuture<>();
        CompletableFuture<Integer> both = a.thenCombine(b, (x, y) -> x * 10 + y);
        a.thenAcceptBoth(b, (x, y) -> log.add("both " + x + y));
        a.runAfterBoth(b, () -> log.add("after both"));
        a.applyToEither(b, x -> {
            log.add("either " + x);
            return x;
        });
        a.acceptEither(b, x -> log.add("accept either " + x));
        a.runAfterEither(b, () -> log.add("after either"));
        b.complete(2);
        System.out.println(log.size() + " " + both.isDone());
        a.complete(1);
        System.out.println(log.size() + " " + both.join() + log.contains("both 12") + log.contains("either 2"));
        CompletableFuture<Integer> inner = new CompletableFuture<>();
        CompletableFuture<Integer> composed = CompletableFuture.completedFuture(5).thenCompose(x -> inner.thenApply(y -> x + y));
        System.out.print(composed.isDone() + " ");
        inner.complete(100);
        System.out.println(composed.join());
        CompletableFuture<Void> all = CompletableFuture.allOf(a, b, composed), none = CompletableFuture.allOf();
        CompletableFuture<Object> any = CompletableFuture.anyOf(new CompletableFuture<>(), composed);
        System.out.println(all.join() + " " + none.isDone() + any.join() + CompletableFuture.anyOf().isDone());
        CompletableFuture<Integer> two = new CompletableFuture<>(), allTwo = two;
        CompletableFuture<Void> wait = CompletableFuture.allOf(allTwo, a);
        System.out.print(wait.isDone() + " ");
        two.complete(null);
        System.out.println(wait.isDone() + " " + two.join());
        System.out.println(CompletableFuture.supplyAsync(() -> 6).thenApplyAsync(x -> x * 7).thenCombineAsync(CompletableFuture.supplyAsync(() -> 100), Integer::sum).get());
        System.out.println(CompletableFuture.runAsync(() -> log.clear()).thenApply(v -> log.size() + "" + v).join());
        String[] name = new String[1];
        CompletableFuture.runAsync(() -> name[0] = Thread.currentThread().getName(), r -> new Thread(r, "mine").start()).join();
        System.out.println(name[0]);
        CompletableFuture<String> o = new CompletableFuture<>();
        o.complete("x");
        o.obtrudeValue("y");
        System.out.println(o.join() + " " + o.toCompletableFuture().equals(o) + o.toString().replaceAll(".*\\[", "[") + new CompletableFuture<>().toString().replaceAll(".*\\[", "["));
        o.obtrudeException(new IllegalStateException("obtruded"));
        try {
            o.join();
        } catch (CompletionException e) {
            System.out.println(e.getMessage() + o.toString().replaceAll(".*\\[", "["));
        }
        int sum = 0;
        List<CompletableFuture<Integer>> many = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            int n = i;
            many.add(CompletableFuture.supplyAsync(() -> n * n));
        }
        for (CompletableFuture<Integer> x : many) {
            sum += x.join();
        }
        System.out.println(sum);
    }
}
