/** Sorts before every real id. */
const beforeAll = '00000000-0000-0000-0000-000000000000'

type Page<Row> = (after: string, limit: number) => Promise<Row[]>

/**
 * Every row that a query finds, read page by page in the order of ids, so that a long list takes no more memory than a
 * short one. Unlike with an offset, rows that are added or deleted meanwhile do not shift the others.
 */
export async function* eachById<Row extends { id: string }>(pageSize: number, page: Page<Row>): AsyncGenerator<Row> {
  for (let after = beforeAll; ; ) {
    const rows = await page(after, pageSize)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < pageSize) return
    after = last.id
  }
}
