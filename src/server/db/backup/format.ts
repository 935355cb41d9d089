import { z } from 'zod'

/**
 * A backup is a gzipped file with one JSON value per line: a header, then every table's name and rows, then unfinished
 * jobs, and at the end the expected totals. A file without that last line is incomplete.
 */
const Header = z.object({
  kind: z.literal('hearten-backup'),
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()),
})
export type Header = z.infer<typeof Header>

const Table = z.object({ kind: z.literal('table'), table: z.string(), columns: z.array(z.string()) })
/** Each row as PostgreSQL prints it, so that no value is converted to one of our types. */
const Rows = z.object({ kind: z.literal('rows'), rows: z.array(z.string()) })
const Job = z.object({
  kind: z.literal('job'),
  id: z.string(),
  name: z.string(),
  data: z.unknown(),
  startAfter: z.string(),
  retryLimit: z.int(),
  retryDelay: z.int(),
  retryBackoff: z.boolean(),
})
export type OpenJob = Omit<z.infer<typeof Job>, 'kind'>

const Ending = z.object({
  kind: z.literal('end'),
  tables: z.record(z.string(), z.object({ rows: z.int(), sum: z.string() })),
  jobs: z.int(),
})
export type Ending = z.infer<typeof Ending>

export const BackupLine = z.discriminatedUnion('kind', [Header, Table, Rows, Job, Ending])
export type BackupLine = z.infer<typeof BackupLine>
