import { dangerKinds } from '#rules/coach/heard.ts'
import { assess } from '#rules/safety/assess.ts'
import type { HeardTalk, HeardTurn } from '#rules/safety/listening/heard-turn.ts'
import { featuresOfTalk } from '#rules/safety/listening/talk-features.ts'
import { rankShares } from '../listener/layers.ts'
import { asBytes, fromBytes, hearOnce, meanOf, scaled, share, vectorsOf } from '../listener/recurrent.ts'
import type { TalkWeights } from './talk-weights.ts'

/**
 * One more message of a talk: what it says together with everything before it. A single message is often harmless by
 * itself ("he keeps it in the shed"), and so are the last two.
 */
export function hearTalk(weights: TalkWeights, message: string, heard: HeardTurn, memory?: string): HeardTalk {
  const told = featuresOfTalk({ message, read: assess(message), heard })
  const said = {
    features: scaled(
      weights,
      weights.features.map((name) => told[name] ?? 0),
    ),
    vectors: vectorsOf(heard),
  }
  const before = fromBytes(new Int8Array(Buffer.from(memory ?? '', 'base64')), weights)
  const heardByEach = weights.nets.map((net, at) => hearOnce(net, said, before[at] ?? new Float32Array()))
  const values = meanOf(heardByEach.map(({ outputs }) => outputs))
  const [danger = 0, other = 0] = values
  return {
    danger: share(danger),
    other: share(other),
    kind: rankShares(dangerKinds, values.subarray(2), dangerKinds.length),
    memory: Buffer.from(asBytes(heardByEach.map(({ kept }) => kept)).buffer).toString('base64'),
  }
}
