import { heardSubjects } from '#rules/coach/subjects.ts'
import type { HeardThread } from '#rules/coach/thread/heard-thread.ts'
import { addToBelief, nothingBelieved, type RunningBelief } from '#rules/coach/thread/running-belief.ts'
import { featuresOfThread } from '#rules/coach/thread/thread-features.ts'
import type { HeardTurn } from '#rules/safety/listening/heard-turn.ts'
import {
  asBytes,
  fromBytes,
  hearOnce,
  meanOf,
  type RecurrentNet,
  scaled,
  share,
  vectorsOf,
} from '../../listener/recurrent.ts'
import type { ThreadWeights } from './thread-weights.ts'

/** More are never considered. */
const kept = 12
/** A share this small is as good as none. */
const hardlyAtAll = 0.01
const subjects = heardSubjects.length

/**
 * One more message of a talk: what the talk is about now, and what the message does in it. "Should I bring something?"
 * says nothing by itself; after "his mother cooks on Sunday" it is about the in-laws.
 */
export function hearThread(weights: ThreadWeights, message: string, heard: HeardTurn, memory?: string): HeardThread {
  const before = recall(memory, weights)
  const belief = addToBelief(before.belief, message, heard)
  const odds = belief.shares.map((one) => Math.log(one + hardlyAtAll))
  const said = {
    features: scaled(weights, featuresOfThread(message, heard)),
    vectors: vectorsOf(heard),
    extra: odds.map((one) => one / 2 + 2),
  }
  const byEach = weights.nets.map((net, at) => hearOnce(net, said, before.kept[at] ?? new Float32Array()))
  const shares = meanOf(byEach.map(({ outputs }, at) => sharesOf(outputs, odds, weights.nets[at])))
  const [glad = 0, leaving = 0, words = 0, asks = 0] = shares.subarray(subjects)
  return {
    subject: heardSubjects
      .map((name, at) => ({ name, p: shares[at] ?? 0 }))
      .toSorted((one, other) => other.p - one.p)
      .slice(0, kept),
    glad,
    leaving,
    words,
    asks,
    memory: remember(
      belief,
      byEach.map(({ kept: now }) => now),
    ),
  }
}

/** The subjects exclude each other; the other outputs stand for themselves. */
function sharesOf(outputs: Float32Array, odds: Float32Array, net: RecurrentNet | undefined): Float32Array {
  const prior = net?.own[0] ?? 0
  const raised = outputs.subarray(0, subjects).map((value, at) => value + prior * (odds[at] ?? 0))
  const most = Math.max(...raised)
  const sum = raised.reduce((all, value) => all + Math.exp(value - most), 0)
  return outputs.map((value, at) => (at < subjects ? Math.exp((raised[at] ?? 0) - most) / sum : share(value)))
}

/** One byte for each share and for the weight, which never passes twenty. */
const shareSteps = 255
const weightSteps = 10

function remember({ shares, weight }: RunningBelief, now: readonly Float32Array[]): string {
  const believed = Uint8Array.from([weight * weightSteps, ...shares.map((one) => one * shareSteps)].map(Math.round))
  return Buffer.concat([believed, Buffer.from(asBytes(now).buffer)]).toString('base64')
}

function recall(memory: string | undefined, weights: ThreadWeights): { belief: RunningBelief; kept: Float32Array[] } {
  const bytes = Buffer.from(memory ?? '', 'base64')
  const kept = fromBytes(new Int8Array(bytes.subarray(1 + subjects)), weights)
  const width = kept.reduce((sum, one) => sum + one.length, 0)
  if (bytes.length !== 1 + subjects + width) return { belief: nothingBelieved, kept }
  const [weight = 0, ...shares] = bytes.subarray(0, 1 + subjects)
  return {
    belief: { weight: weight / weightSteps, shares: Float32Array.from(shares, (one) => one / shareSteps) },
    kept,
  }
}
