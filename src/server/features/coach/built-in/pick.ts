import { type Said, tooNear } from './said.ts'
import { capitalized } from './sentences.ts'

export type Values = Readonly<Record<string, string | undefined>>

/** A number from 0 to 1 that depends on nothing but its input. */
export function chance(seed: number, name: string): number {
  let hash = seed >>> 0
  for (const char of name) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193) >>> 0
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39) >>> 0
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}

/** The same things, begun at a place the seed decides. */
export function turned<T>(things: readonly T[], seed: number, name: string): T[] {
  const from = Math.floor(chance(seed, name) * things.length)
  return [...things.slice(from), ...things.slice(0, from)]
}

/** The sentence with its braces filled, or nothing where one of them cannot be. */
export function fill(template: string, values: Values): string | undefined {
  let isWhole = true
  const text = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (!value) isWhole = false
    return value ?? ''
  })
  return isWhole ? capitalized(text.trim()) : undefined
}

type Choice = { pools: readonly (readonly string[])[]; values?: Values; said: Said; seed: number; name: string }

/** One of the ways to say it that was not said lately; of the first list that has one. */
export function pickFresh({ pools, values = {}, said, seed, name }: Choice): string | undefined {
  for (const pool of pools) {
    for (const template of turned(pool, seed, name)) {
      const text = fill(template, values)
      if (text !== undefined && said.nearness(text) < tooNear) return text
    }
  }
  return undefined
}

/** For something that has to be said when all of it was said before: what is least like the rest, never the very same. */
export function pickLeastNear({ pools, values = {}, said }: Choice): string | undefined {
  const texts = pools.flat().flatMap((template) => fill(template, values) ?? [])
  const nearness = texts.map((text) => ({ text, near: said.nearness(text) }))
  return nearness.toSorted((a, b) => a.near - b.near).find(({ near }) => near < 1)?.text
}
