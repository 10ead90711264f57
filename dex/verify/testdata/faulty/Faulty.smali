.class public LFaulty;
.super LBase;
# Each method breaks the rule named by want, after the patches of its code
# units (pc=unit) and of other numbers of its code item, references and prototype
# (see patch in internal/corpus/faulty) that no assembler would write.

.field public static base:LBase;
.field public static obj:LOther;
.field public static f:F
.field public own:I

.method public static nop()V
    .registers 4
    return-void
.end method

.method public static num()I
    .registers 4
    const/4 v0, 0x0
    return v0
.end method

.method public static two(II)V
    .registers 4
    return-void
.end method

.method public static wide(J)V
    .registers 4
    return-void
.end method

.method public static take(LBase;)V
    .registers 4
    return-void
.end method

.method public static takes([LBase;)V
    .registers 4
    return-void
.end method

# want ok ok
.method public static m001()V
    .registers 4
    const/4 v0, 0x0
    if-eqz v0, :l
    const/4 v0, 0x1
    :l
    int-to-float v1, v0
    return-void
.end method

# want ok ok
.method public static m002()V
    .registers 4
    const/4 v0, 0x0
    sput-object v0, LFaulty;->obj:LOther;
    add-float v1, v0, v0
    add-int v1, v0, v0
    return-void
.end method

# want ok ok
.method public static m003(Ljava/lang/Object;)V
    .registers 4
    instance-of v0, p0, LBase;
    if-eqz v0, :l
    invoke-virtual {p0}, LBase;->virt()V
    :l
    return-void
.end method

# want ok ok
.method public static m004(Ljava/lang/Object;)V
    .registers 4
    monitor-enter p0
    :try_start
    invoke-static {}, LFaulty;->nop()V
    :try_end
    .catchall {:try_start .. :try_end} :h
    monitor-exit p0
    return-void
    :h
    move-exception v0
    monitor-exit p0
    throw v0
.end method

# want ok ok
.method public static m005()V
    .registers 4
    goto/32 :l
    :l
    nop
    goto/32 :l
.end method

# want ok ok
.method public static m006()V
    .registers 4
    new-instance v0, LUnknown/Type;
    invoke-direct {v0}, LUnknown/Type;-><init>()V
    invoke-virtual {v0}, LUnknown/Super;->x()V
    return-void
.end method

# want ok ok
.method public static m007()V
    .registers 4
    const/4 v0, 0x0
    aget v1, v0, v0
    add-float v2, v1, v1
    add-int v2, v1, v1
    return-void
.end method

# want undefined-register error
.method public static m008()V
    .registers 4
    add-int v0, v1, v1
    return-void
.end method

# want undefined-register error
.method public static m009()V
    .registers 4
    move-object v0, v1
    return-void
.end method

# want conflict-register error
.method public static m010(I)V
    .registers 4
    if-eqz p0, :l
    const/4 v0, 0x1
    goto :e
    :l
    new-instance v0, LBase;
    invoke-direct {v0}, LBase;-><init>()V
    :e
    add-int v0, v0, v0
    return-void
.end method

# want register-range error patch 0=0x0912
.method public static m011()V
    .registers 4
    const/4 v0, 0x0
    return-void
.end method

# want register-range error patch 0=0x0316
.method public static m012()V
    .registers 4
    const-wide/16 v2, 0x0
    return-void
.end method

# want register-range error patch 2=0x0003
.method public static m013()V
    .registers 4
    invoke-static/range {v0 .. v1}, LFaulty;->two(II)V
    return-void
.end method

# want register-type error
.method public static m014(F)V
    .registers 4
    add-int v0, p0, p0
    return-void
.end method

# want register-type error
.method public static m015(I)V
    .registers 4
    add-float v0, p0, p0
    return-void
.end method

# want register-type error
.method public static m016(LBase;)V
    .registers 4
    add-int v0, p0, p0
    return-void
.end method

# want register-type error
.method public static m017(LBase;)V
    .registers 4
    move v0, p0
    return-void
.end method

# want register-type error
.method public static m018(I)V
    .registers 4
    move-object v0, p0
    return-void
.end method

# want register-type error
.method public static m019(D)V
    .registers 6
    add-long v0, p0, p0
    return-void
.end method

# want wide-pair error
.method public static m020()V
    .registers 4
    const-wide/16 v0, 0x1
    const/4 v1, 0x1
    neg-long v2, v0
    return-void
.end method

# want wide-pair error
.method public static m021()V
    .registers 4
    const-wide/16 v0, 0x1
    const-wide/16 v1, 0x1
    neg-long v2, v0
    return-void
.end method

# want wide-pair error
.method public static m022()V
    .registers 4
    const-wide/16 v0, 0x1
    const/4 v2, 0x0
    invoke-static {v0, v2}, LFaulty;->wide(J)V
    return-void
.end method

# want register-type error
.method public static m023()V
    .registers 4
    const-wide/16 v0, 0x1
    neg-long v2, v1
    return-void
.end method

# want register-type error
.method public static m024(LBase;I)V
    .registers 4
    if-lt p0, p1, :l
    :l
    return-void
.end method

# want register-type error
.method public static m025(LBase;I)V
    .registers 4
    if-eq p0, p1, :l
    nop
    :l
    return-void
.end method

# want register-type error
.method public static m026(F)V
    .registers 4
    if-eqz p0, :l
    nop
    :l
    return-void
.end method

# want register-type error
.method public static m027(F)V
    .registers 4
    packed-switch p0, :d
    :x
    return-void
    :d
    .packed-switch 0x0
    :x
    .end packed-switch
    
.end method

# want register-type error
.method public static m028(I)V
    .registers 4
    const v0, 0x3f800000
    if-eqz p0, :l
    sget v0, LFaulty;->f:F
    :l
    add-int v1, v0, v0
    return-void
.end method

# want branch-target error patch 0=0x0228
.method public static m029()V
    .registers 4
    goto :l
    :l
    const/16 v0, 0x5
    return-void
.end method

# want branch-target error patch 0=0x7f28
.method public static m030()V
    .registers 4
    goto :l
    :l
    return-void
.end method

# want branch-target error patch 0=0xf028
.method public static m031()V
    .registers 4
    goto :l
    :l
    return-void
.end method

# want branch-target error patch 0=0x0028
.method public static m032()V
    .registers 4
    goto :l
    :l
    return-void
.end method

# want branch-target error
.method public static m033()V
    .registers 4
    const/4 v0, 0x0
    if-eqz v0, :l
    invoke-static {}, LFaulty;->num()I
    :l
    move-result v0
    return-void
.end method

# want branch-target error
.method public static m034()V
    .registers 4
    goto :l
    :s
    invoke-static {}, LFaulty;->nop()V
    :e
    .catchall {:s .. :e} :l
    return-void
    :l
    move-exception v0
    return-void
.end method

# want branch-target error patch 0=0x0628
.method public static m035()V
    .registers 4
    goto :d
    fill-array-data v0, :d
    return-void
    :d
    .array-data 4
    0x1
    .end array-data
.end method

# want falls-off error patch 1=0x0000
.method public static m036()V
    .registers 4
    const/4 v0, 0x0
    return-void
.end method

# want payload-reached error patch 4=0x0000
.method public static m037([I)V
    .registers 4
    fill-array-data p0, :d
    nop
    return-void
    nop
    :d
    .array-data 4
    0x1
    .end array-data
.end method

# want payload-alignment error patch 1=0x0003
.method public static m038([I)V
    .registers 4
    fill-array-data p0, :d
    return-void
    :d
    .array-data 4
    0x1
    .end array-data
.end method

# want payload error patch 1=0x0002
.method public static m039([I)V
    .registers 4
    fill-array-data p0, :d
    return-void
    :d
    .array-data 4
    0x1
    .end array-data
.end method

# want payload error patch 0=0x032c
.method public static m040(I)V
    .registers 4
    packed-switch p0, :d
    :x
    return-void
    :d
    .packed-switch 0x0
    :x
    .end packed-switch
.end method

# want switch-keys error patch 6=0x0003
.method public static m041(I)V
    .registers 4
    sparse-switch p0, :d
    :x
    return-void
    :d
    .sparse-switch
    0x1 -> :x
    0x2 -> :x
    .end sparse-switch
.end method

# want branch-target error patch 8=0x0002
.method public static m042(I)V
    .registers 4
    packed-switch p0, :d
    :x
    return-void
    :d
    .packed-switch 0x0
    :x
    .end packed-switch
.end method

# want instruction error patch 0=0x003e
.method public static m043()V
    .registers 4
    nop
    return-void
.end method

# want instruction error patch 1=0xfff0
.method public static m044()V
    .registers 4
    const-string v0, "x"
    return-void
.end method

# want move-result error
.method public static m045()V
    .registers 4
    const/4 v0, 0x0
    move-result v0
    return-void
.end method

# want move-result error
.method public static m046()V
    .registers 4
    invoke-static {}, LFaulty;->num()I
    nop
    move-result v0
    return-void
.end method

# want move-result error
.method public static m047()V
    .registers 4
    invoke-static {}, LFaulty;->num()I
    move-result-object v0
    return-void
.end method

# want move-result error
.method public static m048()V
    .registers 4
    invoke-static {}, LFaulty;->num()I
    move-result-wide v0
    return-void
.end method

# want move-result error
.method public static m049()V
    .registers 4
    invoke-static {}, LFaulty;->nop()V
    move-result v0
    return-void
.end method

# want move-exception error
.method public static m050()V
    .registers 4
    move-exception v0
    return-void
.end method

# want move-exception error
.method public static m051()V
    .registers 4
    :s
    invoke-static {}, LFaulty;->nop()V
    :e
    .catchall {:s .. :e} :h
    :h
    move-exception v0
    return-void
.end method

# want handler-type error
.method public static m052()V
    .registers 4
    :s
    invoke-static {}, LFaulty;->nop()V
    :e
    .catch LOther; {:s .. :e} :h
    return-void
    :h
    move-exception v0
    return-void
.end method

# want handler-target error
.method public static m053()V
    .registers 4
    :s
    invoke-static {}, LFaulty;->num()I
    :e
    .catchall {:s .. :e} :h
    :h
    move-result v0
    return-void
.end method

# want conflict-register error
.method public static m054()V
    .registers 4
    const/4 v0, 0x0
    :s
    invoke-static {}, LFaulty;->nop()V
    new-instance v0, LBase;
    invoke-direct {v0}, LBase;-><init>()V
    const/4 v0, 0x1
    invoke-static {}, LFaulty;->nop()V
    :e
    .catchall {:s .. :e} :h
    return-void
    :h
    move-exception v1
    add-int v0, v0, v0
    return-void
.end method

# want uninitialized-object error
.method public static m055()V
    .registers 4
    new-instance v0, LBase;
    invoke-virtual {v0}, LBase;->virt()V
    return-void
.end method

# want uninitialized-object error
.method public static m056()LBase;
    .registers 4
    new-instance v0, LBase;
    return-object v0
.end method

# want uninitialized-object error
.method public static m057()V
    .registers 4
    new-instance v0, LBase;
    sput-object v0, LFaulty;->base:LBase;
    return-void
.end method

# want uninitialized-object error
.method public static m058()V
    .registers 4
    new-instance v0, LBase;
    iget v0, v0, LBase;->b:I
    return-void
.end method

# want constructor-receiver error
.method public static m059(LBase;)V
    .registers 4
    invoke-direct {p0}, LBase;-><init>()V
    return-void
.end method

# want constructor-class error
.method public static m060()V
    .registers 4
    new-instance v0, LBase;
    invoke-direct {v0}, LOther;-><init>()V
    return-void
.end method

# want new-instance error patch 2=TYPE:[I
.method public static m061()V
    .registers 4
    const/4 v0, 0x0
    new-instance v0, LBase;
    return-void
.end method

# want new-instance remark
.method public static m062()V
    .registers 4
    new-instance v0, LAbstract;
    return-void
.end method

# want new-array error patch 2=TYPE:LBase;
.method public static m063()V
    .registers 4
    const/4 v0, 0x0
    new-array v0, v0, [I
    return-void
.end method

# want new-array error
.method public static m064()V
    .registers 4
    const/4 v0, 0x0
    const/4 v1, 0x0
    filled-new-array {v0, v1}, [J
    return-void
.end method

# want class-mismatch error
.method public static m065(LOther;)V
    .registers 4
    invoke-virtual {p0}, LBase;->virt()V
    return-void
.end method

# want class-mismatch error
.method public static m066(LOther;)V
    .registers 4
    sput-object p0, LFaulty;->base:LBase;
    return-void
.end method

# want class-mismatch error
.method public static m067(LOther;)LBase;
    .registers 4
    return-object p0
.end method

# want class-mismatch error
.method public static m068(LOther;)V
    .registers 4
    throw p0
.end method

# want class-mismatch error
.method public static m069(LOther;)V
    .registers 4
    invoke-static {p0}, LFaulty;->take(LBase;)V
    return-void
.end method

# want class-mismatch error
.method public static m070(LBase;)V
    .registers 4
    iget v0, p0, LOther;->o:I
    return-void
.end method

# want class-mismatch error
.method public static m071([I)V
    .registers 4
    invoke-static {p0}, LFaulty;->takes([LBase;)V
    return-void
.end method

# want register-type error
.method public static m072(I)V
    .registers 4
    throw p0
.end method

# want register-type error
.method public static m073(I)V
    .registers 4
    check-cast p0, LBase;
    return-void
.end method

# want register-type error
.method public static m074(F)V
    .registers 4
    instance-of v0, p0, LBase;
    return-void
.end method

# want type-operand error patch 1=TYPE:I
.method public static m075(LBase;)V
    .registers 4
    check-cast p0, LBase;
    return-void
.end method

# want register-type error
.method public static m076(LBase;)V
    .registers 4
    array-length v0, p0
    return-void
.end method

# want array-element error
.method public static m077([LBase;)V
    .registers 4
    const/4 v0, 0x0
    aget v1, p0, v0
    return-void
.end method

# want array-element error
.method public static m078([I)V
    .registers 4
    const/4 v0, 0x0
    aget-object v1, p0, v0
    return-void
.end method

# want array-element error
.method public static m079([Z)V
    .registers 4
    const/4 v0, 0x0
    aput-byte v0, p0, v0
    return-void
.end method

# want register-type error
.method public static m080([I)V
    .registers 4
    aget v1, p0, p0
    return-void
.end method

# want register-type error
.method public static m081([I)V
    .registers 4
    const/4 v0, 0x0
    sget v1, LFaulty;->f:F
    aput v1, p0, v0
    return-void
.end method

# want array-data error
.method public static m082([I)V
    .registers 4
    fill-array-data p0, :d
    return-void
    :d
    .array-data 2
    0x1s
    .end array-data
.end method

# want array-data error
.method public static m083([LBase;)V
    .registers 4
    fill-array-data p0, :d
    return-void
    :d
    .array-data 4
    0x1
    .end array-data
.end method

# want field-type error
.method public static m084(LBase;)V
    .registers 4
    iget-object v0, p0, LBase;->b:I
    return-void
.end method

# want field-type error
.method public static m085()V
    .registers 4
    sget-wide v0, LFaulty;->f:F
    return-void
.end method

# want register-type error
.method public static m086(LBase;)V
    .registers 4
    sput p0, LFaulty;->f:F
    return-void
.end method

# want field-kind remark
.method public static m087()V
    .registers 4
    sget v0, LBase;->b:I
    return-void
.end method

# want argument-count error
.method public static m088()V
    .registers 4
    const/4 v0, 0x0
    invoke-static {v0}, LFaulty;->two(II)V
    return-void
.end method

# want argument-count error patch OUTS=2
.method public static m089()V
    .registers 4
    const/4 v0, 0x0
    invoke-static {v0, v0}, LFaulty;->take(LBase;)V
    return-void
.end method

# want argument-count error
.method public static m090()V
    .registers 4
    invoke-virtual {}, LBase;->virt()V
    return-void
.end method

# want argument-count error patch INS=0
.method public static m091(I)V
    .registers 4
    return-void
.end method

# want register-type error
.method public static m092(F)V
    .registers 4
    invoke-static {p0, p0}, LFaulty;->two(II)V
    return-void
.end method

# want register-type error
.method public static m093(I)V
    .registers 4
    invoke-static {p0}, LFaulty;->take(LBase;)V
    return-void
.end method

# want invoke-initializer error
.method public static m094(LBase;)V
    .registers 4
    invoke-virtual {p0}, LBase;-><init>()V
    return-void
.end method

# want invoke-initializer error
.method public static m095()V
    .registers 4
    invoke-static {}, LFaulty;-><clinit>()V
    return-void
.end method

# want invoke-kind remark
.method public static m096()V
    .registers 4
    invoke-static {}, LBase;->virt()V
    return-void
.end method

# want invoke-kind remark
.method public static m097(LBase;)V
    .registers 4
    invoke-interface {p0}, LBase;->virt()V
    return-void
.end method

# want outs-size remark patch OUTS=1
.method public static m098()V
    .registers 4
    invoke-static {}, LFaulty;->nop()V
    const/4 v0, 0x0
    invoke-static {v0, v0}, LFaulty;->two(II)V
    return-void
.end method

# want return-type error
.method public static m099()V
    .registers 4
    const/4 v0, 0x0
    return v0
.end method

# want return-type error
.method public static m100()I
    .registers 4
    return-void
.end method

# want return-type error
.method public static m101()J
    .registers 4
    const/4 v0, 0x0
    return v0
.end method

# want return-type error
.method public static m102()I
    .registers 4
    const-wide/16 v0, 0x0
    return-wide v0
.end method

# want return-type error
.method public static m103()I
    .registers 4
    const/4 v0, 0x0
    return-object v0
.end method

# want register-type error
.method public static m104(F)I
    .registers 4
    return p0
.end method

# want register-type error
.method public static m105()B
    .registers 4
    const/16 v0, 0x100
    return v0
.end method

# want undefined-register error
.method public static m106()I
    .registers 4
    return v0
.end method

# want constructor-return error
.method public constructor <init>()V
    .registers 4
    return-void
.end method

# want constructor-return error
.method public constructor <init>(I)V
    .registers 4
    if-eqz p1, :l
    invoke-direct {p0}, LBase;-><init>()V
    :l
    return-void
.end method

# want uninitialized-object error
.method public constructor <init>(IB)V
    .registers 6
    iget v0, p0, LBase;->b:I
    return-void
.end method

# want uninitialized-object error
.method public constructor <init>(IC)V
    .registers 6
    invoke-virtual {p0}, LFaulty;->virt()V
    return-void
.end method

# want constructor-class error
.method public constructor <init>(IS)V
    .registers 6
    invoke-direct {p0}, LOther;-><init>()V
    return-void
.end method

# want constructor-receiver error
.method public constructor <init>(IZ)V
    .registers 6
    invoke-direct {p0}, LBase;-><init>()V
    invoke-direct {p0}, LBase;-><init>()V
    return-void
.end method

# want ok ok
.method public constructor <init>(IJ)V
    .registers 8
    move-object v0, p0
    const/4 v1, 0x1
    iput v1, p0, LFaulty;->own:I
    invoke-direct {v0}, LBase;-><init>()V
    iget v1, p0, LFaulty;->own:I
    return-void
.end method

# want register-type error
.method public static m114(I)V
    .registers 4
    monitor-enter p0
    return-void
.end method

# want monitor-catch-all error
.method public static m115(LBase;)V
    .registers 4
    monitor-enter p0
    :s
    invoke-static {}, LFaulty;->nop()V
    :e
    .catch Ljava/lang/Exception; {:s .. :e} :h
    monitor-exit p0
    return-void
    :h
    move-exception v0
    monitor-exit p0
    throw v0
.end method

# want monitor-balance remark
.method public static m116(LBase;)V
    .registers 4
    monitor-enter p0
    return-void
.end method

# want monitor-balance remark
.method public static m117(LBase;)V
    .registers 4
    monitor-exit p0
    return-void
.end method

# want empty-code error patch UNITS=0
.method public static m200()V
    .registers 4
    return-void
.end method

# want code-item error patch REGS=0
.method public static m201(I)V
    .registers 4
    return-void
.end method

# want prototype error patch PARAM0=TYPE:V
.method public static m202(IIIC)V
    .registers 5
    return-void
.end method

# want invoke-class error patch METHOD0=TYPE:I
.method public static m203()V
    .registers 4
    invoke-static {}, LOther;->patched()V
    return-void
.end method

# want field-class error patch FIELD0=TYPE:[I
.method public static m204()V
    .registers 4
    sget v0, LOther;->patched:I
    return-void
.end method

# want try-range error patch TRY0.COUNT=0
.method public static m205()V
    .registers 4
    const/4 v0, 0x0
    :s
    invoke-static {}, LFaulty;->nop()V
    :e
    .catch Ljava/lang/Exception; {:s .. :e} :h
    :s2
    invoke-static {}, LFaulty;->nop()V
    :e2
    .catch Ljava/lang/Error; {:s2 .. :e2} :h
    return-void
    :h
    move-exception v0
    throw v0
.end method

# want try-range error patch TRY0.START=2
.method public static m206()V
    .registers 4
    const/4 v0, 0x0
    :s
    invoke-static {}, LFaulty;->nop()V
    :e
    .catch Ljava/lang/Exception; {:s .. :e} :h
    :s2
    invoke-static {}, LFaulty;->nop()V
    :e2
    .catch Ljava/lang/Error; {:s2 .. :e2} :h
    return-void
    :h
    move-exception v0
    throw v0
.end method

# want try-order error patch TRY1.START=1
.method public static m207()V
    .registers 4
    const/4 v0, 0x0
    :s
    invoke-static {}, LFaulty;->nop()V
    :e
    .catch Ljava/lang/Exception; {:s .. :e} :h
    :s2
    invoke-static {}, LFaulty;->nop()V
    :e2
    .catch Ljava/lang/Error; {:s2 .. :e2} :h
    return-void
    :h
    move-exception v0
    throw v0
.end method

# want try-item error patch TRY1.COUNT=0x4000
.method public static m208()V
    .registers 4
    const/4 v0, 0x0
    :s
    invoke-static {}, LFaulty;->nop()V
    :e
    .catch Ljava/lang/Exception; {:s .. :e} :h
    :s2
    invoke-static {}, LFaulty;->nop()V
    :e2
    .catch Ljava/lang/Error; {:s2 .. :e2} :h
    return-void
    :h
    move-exception v0
    throw v0
.end method

# want try-item error patch TRY0.LIST=0x7fff
.method public static m209()V
    .registers 4
    const/4 v0, 0x0
    :s
    invoke-static {}, LFaulty;->nop()V
    :e
    .catch Ljava/lang/Exception; {:s .. :e} :h
    :s2
    invoke-static {}, LFaulty;->nop()V
    :e2
    .catch Ljava/lang/Error; {:s2 .. :e2} :h
    return-void
    :h
    move-exception v0
    throw v0
.end method

# want call-site error patch SITE0=0
.method public static m211()V
    .registers 4
    invoke-custom {}, broken("run", ()V)@LFaulty;->boot(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/CallSite;
    return-void
.end method

# want polymorphic-target error
.method public static m212(LOther;)V
    .registers 4
    invoke-polymorphic {p0}, LOther;->invoke([Ljava/lang/Object;)Ljava/lang/Object;, ()V
    return-void
.end method

# want polymorphic-target error
.method public static m213(Ljava/lang/invoke/MethodHandle;)V
    .registers 4
    invoke-polymorphic {p0}, Ljava/lang/invoke/MethodHandle;->invoke(I)Ljava/lang/Object;, ()V
    return-void
.end method

# want ok ok
.method public static m214(Ljava/lang/invoke/MethodHandle;)V
    .registers 4
    invoke-polymorphic {p0}, Ljava/lang/invoke/MethodHandle;->invokeExact([Ljava/lang/Object;)Ljava/lang/Object;, ()V
    return-void
.end method

# want class-mismatch error
.method public static m215(LOther;)V
    .registers 4
    invoke-polymorphic {p0}, Ljava/lang/invoke/MethodHandle;->invoke([Ljava/lang/Object;)Ljava/lang/Object;, ()V
    return-void
.end method

# want ok ok
.method public static m216(I)V
    .registers 4
    const/4 v0, 0x0
    aget v1, v0, p0
    array-length v1, p0
    const/4 v2, 0x1
    throw v2
.end method

# want ok ok
.method public static m217(I)V
    .registers 4
    const/4 v0, 0x0
    aput p0, v0, p0
    throw p0
.end method

# want ok ok
.method public static m218(I)I
    .registers 4
    return p0
    check-cast p0, I
    invoke-virtual {p0}, LBase;-><init>()V
    :back
    goto :back2
    :back2
    invoke-static {}, LFaulty;-><clinit>()V
    goto :back
.end method

# want ok ok patch 1=0x0528
.method public static m219(I)I
    .registers 4
    return p0
    goto :next
    nop
    :next
    invoke-static {}, Ljava/lang/Thread;->activeCount()I
    move-result v0
    return v0
.end method

# want ok ok
.method public static m220()V
    .registers 2
    :s
    nop
    :e
    .catch LBase; {:s .. :e} :h
    return-void
    :h
    move-exception v0
    return-void
.end method

# want invoke-kind error
.method public m221()V
    .registers 4
    invoke-virtual {p0}, LFaulty;->hidden()V
    return-void
.end method

# want invoke-kind error
.method public m222()V
    .registers 4
    invoke-super {p0}, LFaulty;->hidden()V
    return-void
.end method

.method private hidden()V
    .registers 1
    return-void
.end method
