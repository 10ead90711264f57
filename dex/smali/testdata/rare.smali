.class public final synthetic Lrare/Rare;
.super Ljava/lang/Object;
.source "Rare \u00e9\ud83d\ude00\u0000\"\'\\\n.java"

# interfaces
.implements Ljava/lang/Runnable;


# annotations
.annotation build Lrare/A;
    a = {}
    ann = .subannotation Lrare/B;
        x = 0x1t
        y = {
            .enum Lrare/E;->ONE:Lrare/E;,
            null
        }
    .end subannotation
    b = true
    c = '\u1234'
    d = -1.5
    f = -1.5f
    field = Lrare/Rare;->plain:I
    i = -0x80000000
    l = -0x8000000000000000L
    m = Lrare/Rare;->run()V
    s = -0x1s
    t = [Lrare/A;
.end annotation

.annotation runtime Lrare/B;
.end annotation


# static fields
.field public static final BIG:J = 0x7fffffffffffffffL

.field static final NAN:F = NaNf

.field static final NEG:D = -Infinity

.field static final SMALL:D = 4.9E-324

.field static volatile transient c:C = '\''

.field static final enum e:Lrare/Rare; = null

# The value of this static final field might be set in the static constructor
.field static final n:I = 0x5


# instance fields
.field private plain:I
    .annotation system Lrare/A;
    .end annotation

    .annotation runtime Lrare/B;
        v = "x"
    .end annotation
.end field


# direct methods
.method static constructor <clinit>()V
    .registers 1

    const/4 v0, 0x1

    sput v0, Lrare/Rare;->n:I

    return-void
.end method

.method public static handlers(I)I
    .registers 3

    :try_start_0
    div-int v0, p0, p0
    :try_end_2
    .catch Ljava/lang/ArithmeticException; {:try_start_0 .. :try_end_2} :catch_8
    .catch Ljava/lang/RuntimeException; {:try_start_0 .. :try_end_2} :catch_8
    .catchall {:try_start_0 .. :try_end_2} :catchall_6

    :try_start_2
    rem-int v0, v0, p0
    :try_end_4
    .catchall {:try_start_2 .. :try_end_4} :catchall_6

    :goto_4
    return v0

    nop

    :catchall_6
    move-exception v0

    throw v0

    :catch_8
    move-exception v0

    const/4 v0, -0x8

    goto :goto_4
.end method

.method private bridge varargs strictfp declared-synchronized many(JID[Ljava/lang/String;)V
    .registers 12
    .param p1, "wide"    # J
        .annotation runtime Lrare/B;
        .end annotation
    .end param
    .param p4    # D
        .annotation runtime Lrare/A;
        .end annotation
    .end param
    .param p6, "last"    # [Ljava/lang/String;

    .prologue
    .line 4294967295
    .local v0, null:I
    .local v1, "x":Ljava/util/List;, "Ljava/util/List<TT;>;"
    :goto_0
    goto :goto_0

    .end local v0    # null:I
    .restart local v0    # null:I
    goto/16 :goto_0

    .source "other.java"
    goto/32 :goto_0

    .epilogue
    return-void
.end method

.method public static native nothing()V
.end method

.method public static switches(I)V
    .registers 4

    packed-switch p0, :pswitch_data_26

    :pswitch_3
    sparse-switch p0, :sswitch_data_2e

    :pswitch_6
    :sswitch_6
    fill-array-data v0, :array_3c

    fill-array-data v0, :array_42

    fill-array-data v0, :array_4a

    fill-array-data v0, :array_56

    const-wide v0, 0x3ff8000000000000L    # 1.5

    const-wide/32 v0, -0x80000000

    const-wide/high16 v0, -0x8000000000000000L

    const v0, 0x12345678

    const/high16 v0, 0x7fc00000    # Float.NaN

    const-string/jumbo v0, "\t\u007f"

    return-void

    nop

    :pswitch_data_26
    .packed-switch -0x1
        :pswitch_3
        :pswitch_6
    .end packed-switch

    :sswitch_data_2e
    .sparse-switch
        -0x80000000 -> :sswitch_6
        0x0 -> :sswitch_6
        0x7fffffff -> :sswitch_6
    .end sparse-switch

    :array_3c
    .array-data 1
        0x1t
        -0x80t
        0x7ft
    .end array-data

    :array_42
    .array-data 2
        -0x8000s
        0x7fffs
        0x0s
        0x1s
    .end array-data

    :array_4a
    .array-data 4
        0x3f800000    # 1.0f
        0x7f040001
        -0x1
        0x0
    .end array-data

    :array_56
    .array-data 8
        0x3ff0000000000000L    # 1.0
        -0x1
    .end array-data
.end method


# virtual methods
.method public handles()V
    .registers 3

    const-method-handle v0, invoke-static@Lrare/Rare;->switches(I)V

    const-method-handle v0, instance-get@Lrare/Rare;->plain:I

    const-method-type v0, (IJ)V

    invoke-polymorphic {v0, p0}, Ljava/lang/invoke/MethodHandle;->invoke([Ljava/lang/Object;)Ljava/lang/Object;, (Lrare/Rare;)V

    invoke-polymorphic/range {v0 .. v2}, Ljava/lang/invoke/MethodHandle;->invokeExact([Ljava/lang/Object;)Ljava/lang/Object;, (II)V

    invoke-custom {p0}, call_site_0("run", (Lrare/Rare;)Ljava/lang/Runnable;, ()V, invoke-instance@Lrare/Rare;->run()V, 0x7L, "s")@Lrare/Boot;->boot()Ljava/lang/Object;

    invoke-custom/range {v0 .. v0}, call_site_1("run", (I)V)@Lrare/Boot;->boot()Ljava/lang/Object;

    invoke-virtual/range {p0 .. p0}, Lrare/Rare;->run()V

    return-void
.end method

.method public abstract run()V
.end method
