import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL on which the tests may create databases. */
    postgresUrl: string
    /** Distinguishes this run's template database from one left by an earlier run. */
    runId: string
  }
}
