import { afterEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { newId } from './new-id.ts'

// Other files run in the same process after this one, and would find half a crypto.
afterEach(() => void vi.unstubAllGlobals())

it.each(['with', 'without'])('makes ids the server takes for one, %s the browser’s own function', (which) => {
  if (which === 'without') vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const ids = Array.from({ length: 200 }, newId)
  for (const id of ids) expect(z.uuidv4().safeParse(id).success, id).toBe(true)
  expect(new Set(ids).size).toBe(200)
})
