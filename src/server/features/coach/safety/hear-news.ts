import type { HeardTurn } from '#rules/safety/listening/join-heard.ts'
import { type HeardNews, type NewsName, newsNames } from '#rules/safety/standing/news/heard-news.ts'
import { type Layers, readLayers, throughLayers } from '../listener/layers.ts'

/** From the listener's vectors of a message to what it tells while a danger stands; learned by `training/in-danger/fit_news.py`. */
export type NewsWeights = Layers<NewsName>

/** Undefined where there are none, or where they were learned for other things. */
export function readNewsWeights(folder: string): NewsWeights | undefined {
  return readLayers(folder, 'news', newsNames)
}

export function hearNews(weights: NewsWeights, heard: HeardTurn): HeardNews {
  const values = throughLayers(weights, heard)
  const shares = newsNames.map((name, at) => [name, 1 / (1 + Math.exp(-(values[at] ?? 0)))])
  return Object.fromEntries(shares)
}
