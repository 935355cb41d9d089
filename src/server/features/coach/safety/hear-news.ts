import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HeardTurn } from '#rules/safety/listening/heard-turn.ts'
import { type HeardNews, type NewsName, newsNames } from '#rules/safety/standing/news/heard-news.ts'
import { readNews } from '#rules/safety/standing/news/news.ts'
import { applyLayers, type Layers, readLayers } from '../listener/layers.ts'
import { readWordSums, sumsOf, type WordSums } from '../word-sums/word-sums.ts'

/**
 * Tells from three things what a message tells during a danger: the listener's vectors of it, its bare words, and what
 * the rules read. Trained together by `training/in-danger/fit_news.py`.
 */
export type NewsWeights = { layers: Layers<NewsName>; words: WordSums; rules: Readonly<Record<string, number[]>> }

/** Undefined if there are none, or if they were trained for other names. */
export function readNewsWeights(folder: string): NewsWeights | undefined {
  const layers = readLayers(folder, 'news', newsNames)
  const words = readWordSums(folder, 'news-words', newsNames)
  if (!layers || !words) return undefined
  const { rules } = JSON.parse(readFileSync(join(folder, 'news.json'), 'utf8'))
  return { layers, words, rules }
}

export function hearNews({ layers, words, rules }: NewsWeights, heard: HeardTurn, message: string): HeardNews {
  const values = applyLayers(layers, heard)
  const sums = sumsOf(words, message)
  const read = rulesOf(message).map((rule) => rules[rule] ?? [])
  const shares = newsNames.map((name, at) => {
    const value = (values[at] ?? 0) + (sums[at] ?? 0) + read.reduce((sum, weights) => sum + (weights[at] ?? 0), 0)
    return [name, 1 / (1 + Math.exp(-value))]
  })
  return Object.fromEntries(shares)
}

/** What the rules read in a message, by name. */
export function rulesOf(message: string): string[] {
  const { facts, factsOfOther, stance, request, isSomebodyHere, isWithinReach, isWorse } = readNews(message)
  return [
    ...facts,
    ...(factsOfOther ?? []).map((fact) => `other ${fact}`),
    ...(stance ? [`stance ${stance}`] : []),
    ...(request ? [`request ${request}`] : []),
    ...(isSomebodyHere ? ['somebody here'] : []),
    ...(isWithinReach ? ['within reach'] : []),
    ...(isWorse ? ['gets worse'] : []),
  ]
}
