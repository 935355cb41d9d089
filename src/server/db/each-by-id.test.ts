import { expect, it } from 'vitest'
import { eachById } from './each-by-id.ts'

const rows = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }))

async function readAll(count: number, pageSize: number) {
  const asked: string[] = []
  const found: string[] = []
  const page = async (after: string, limit: number) => {
    asked.push(after.replace(/^0.*/, 'start'))
    return rows
      .slice(0, count)
      .filter(({ id }) => id > after)
      .slice(0, limit)
  }
  for await (const { id } of eachById(pageSize, page)) found.push(id)
  return { asked, found }
}

it('continues after the last row of each page until a page is not full', async () => {
  expect(await readAll(5, 2)).toEqual({ asked: ['start', 'b', 'd'], found: ['a', 'b', 'c', 'd', 'e'] })
  expect(await readAll(4, 2)).toEqual({ asked: ['start', 'b', 'd'], found: ['a', 'b', 'c', 'd'] })
  expect(await readAll(0, 2)).toEqual({ asked: ['start'], found: [] })
})
