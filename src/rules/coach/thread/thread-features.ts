import type { HeardTurn } from '../../safety/listening/heard-turn.ts'
import { acts } from '../acts.ts'
import { heardAreas, heardMoods, heardNeeds, type Ranked } from '../heard.ts'
import { heardSubjects } from '../subjects.ts'

/**
 * What the layer that follows a talk is told about one message, besides the listener's vectors: what each reading hears,
 * and how the message looks. `training/talks/fit_thread.py` learned what follows from these numbers in this order, so a
 * change here needs the layer trained again.
 */
export function featuresOfThread(message: string, heard: HeardTurn): Float32Array {
  const { alone, after = alone, joined = alone, isForWords } = heard
  const readings = [alone, after, joined]
  const words = message.split(/\s+/).filter((word) => word !== '').length
  return Float32Array.from([
    ...readings.flatMap(({ subject }) => sharesIn(heardSubjects, subject).map(asOdds)),
    ...sharesIn(acts, after.act),
    ...sharesIn(heardNeeds, alone.need),
    ...readings.flatMap(({ area }) => sharesIn(heardAreas, area)),
    ...readings.flatMap(({ mood }) => heardMoods.map((name) => mood[name])),
    Math.min(words, longMessage) / longMessage,
    Number(words <= fewWords),
    Number(message.includes('?')),
    Number(heard.after !== undefined),
    Number(heard.joined !== undefined),
    1 - alone.danger.none,
    1 - joined.danger.none,
    Number(isForWords === true),
  ])
}

/** Longer messages all count as equally long. */
const longMessage = 40
const fewWords = 3
/** A share this small is as good as none. */
const hardlyAtAll = 0.01

/** Between 0 and about 2: whether a share is one or two percent matters as much as whether it is forty or eighty. */
function asOdds(share: number): number {
  return Math.log((share + hardlyAtAll) / hardlyAtAll) / 2
}

function sharesIn<Name extends string>(names: readonly Name[], ranked: Ranked<Name>): number[] {
  const shares = new Map<string, number>(ranked.map(({ name, p }) => [name, p]))
  return names.map((name) => shares.get(name) ?? 0)
}
