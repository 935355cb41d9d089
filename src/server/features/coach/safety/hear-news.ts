import type { HeardTurn } from '#rules/safety/listening/heard-turn.ts'
import { type HeardNews, type NewsName, newsNames } from '#rules/safety/standing/news/heard-news.ts'
import { applyLayers, type Layers, readLayers } from '../listener/layers.ts'

/**
 * Turns the listener's vectors of a message into what it tells during a danger; trained by
 * `training/in-danger/fit_news.py`.
 */
export type NewsWeights = Layers<NewsName>

/** Undefined if there are none, or if they were trained for other names. */
export function readNewsWeights(folder: string): NewsWeights | undefined {
  return readLayers(folder, 'news', newsNames)
}

export function hearNews(weights: NewsWeights, heard: HeardTurn): HeardNews {
  const values = applyLayers(weights, heard)
  const shares = newsNames.map((name, at) => [name, 1 / (1 + Math.exp(-(values[at] ?? 0)))])
  return Object.fromEntries(shares)
}
