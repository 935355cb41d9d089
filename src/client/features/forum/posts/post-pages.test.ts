import { describe, expect, it } from 'vitest'
import type { ForumPost } from '#contract/forum/forum.ts'
import { nextOffset, withoutRepeats } from './post-pages.ts'

const posts = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => ({ id: `post-${from + i}` }) as ForumPost)
const ids = (items: readonly ForumPost[]) => items.map(({ id }) => id)

describe('pages of posts', () => {
  it('go on where the loaded ones end, until one comes back short', () => {
    expect(nextOffset(posts(0, 10), [posts(0, 10)])).toBe(10)
    expect(nextOffset(posts(10, 20), [posts(0, 10), posts(10, 20)])).toBe(20)
    expect(nextOffset(posts(20, 29), [posts(0, 10), posts(10, 20), posts(20, 29)])).toBeUndefined()
    expect(nextOffset([], [posts(0, 10), []])).toBeUndefined()
  })

  it('neither repeat nor hide a post when another arrives in between', () => {
    const pages = [posts(0, 10), posts(9, 19)]
    expect(ids(withoutRepeats(pages))).toEqual(ids(posts(0, 19)))
    expect(nextOffset(posts(9, 19), pages)).toBe(19)
  })
})
