.class public LHello;
.super Ljava/lang/Object;
.field public static greeting:Ljava/lang/String; = "hello"
.method public static main([Ljava/lang/String;)V
    .registers 2
    .param p0, "args"
    .line 3
    :try_start_0
    sget-object v0, LHello;->greeting:Ljava/lang/String;
    invoke-virtual {v0}, Ljava/lang/String;->length()I
    :try_end_0
    .catch Ljava/lang/Exception; {:try_start_0 .. :try_end_0} :catch_0
    return-void
    :catch_0
    move-exception v0
    throw v0
.end method
