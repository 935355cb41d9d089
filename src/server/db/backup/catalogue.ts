import type pg from 'pg'

export type TableShape = { table: string; columns: string[] }
/** Row count and sum of row fingerprints, which does not depend on the order of rows. */
export type TableSum = { rows: number; sum: string }

/** All our tables, with the columns that are stored rather than computed. */
export async function listTables(client: pg.ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`,
  )
  return rows
}

export async function sumTable(client: pg.ClientBase, { table, columns }: TableShape): Promise<TableSum> {
  const { rows } = await client.query<TableSum>(
    `select count(*)::integer as rows, coalesce(sum(hashtextextended(row(${quoteAll(columns)})::text, 0)), 0)::text as sum
     from ${quote(table)}`,
  )
  return rows[0] ?? { rows: 0, sum: '0' }
}

/** The migrations that have run on this database, oldest first. */
export async function listMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by id')
  return rows.map(({ hash }) => hash)
}

/** Sets formats, so that a value has the same text on every machine. */
export async function setPlainFormats(client: pg.ClientBase): Promise<void> {
  await client.query(`set timezone = 'UTC'; set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres';
                      set extra_float_digits = 1; set bytea_output = 'hex'`)
}

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

export function quoteAll(names: readonly string[]): string {
  return names.map(quote).join(', ')
}
