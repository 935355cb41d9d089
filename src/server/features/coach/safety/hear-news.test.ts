import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { HeardTurn } from '#rules/safety/listening/heard-turn.ts'
import { newsNames } from '#rules/safety/standing/news/heard-news.ts'
import { hearNews, readNewsWeights } from './hear-news.ts'

const folder = join(import.meta.dirname, '../../../../../model')

describe('the weights for news during a danger', () => {
  it('were trained for the existing names, and give each a probability', () => {
    const weights = readNewsWeights(folder)
    if (!weights) throw new Error('There are no weights')
    const heard = { alone: { embedding: new Float32Array(384).fill(0.05) } } as unknown as HeardTurn
    const news = hearNews(weights, heard, 'my sister is here')
    expect(Object.keys(news)).toEqual([...newsNames])
    expect(Object.values(news).every((share) => share > 0 && share < 1)).toBe(true)
  })

  it('are undefined if the file is missing', () => {
    expect(readNewsWeights('/nowhere')).toBeUndefined()
  })
})
