package javax.net.ssl;

/** What a factory of managers is told. */
public interface ManagerFactoryParameters {
}
