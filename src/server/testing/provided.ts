import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL on which the tests may create databases. */
    postgresUrl: string
    /** Tells this run's template database from one that an earlier run left. */
    runId: string
  }
}
