import type { PhraseGroup } from '../signal.ts'

/** Thinking of it, rather than being told to do it in a driving lesson. */
export const wondering =
  '(think|thinking|thought|thoughts|want|wanted|imagine|imagining|wonder|wondering|dream|dreaming|picture|picturing|' +
  'tempted|temptation|urge|urges|feel like|feeling like|keep|what if i|plan|planning|going to|about to)'

const water =
  '(water|sea|harbor|harbour|quay|quays|canal|lake|lough|dock|docks|pier|jetty|slip|slipway|reservoir|river)'
const hard = '(barrier|pole|pillar|ditch|oncoming|traffic|tree|trees|wall|lorry|truck|bus|cliff|bridge)'

/** Dying in a car, in the words for what the hands and feet would do. Nobody else is meant, so it is not about hurting somebody. */
export const ownCarPhrases: readonly PhraseGroup[] = [
  {
    name: 'by_car',
    kind: 'suicide',
    strength: 'crisis',
    hasSubject: true,
    phrases: [
      `${wondering} ~5 (let|letting) ~1 (car|it|van|truck|jeep|her) ~2 (roll|rolling|go) ~2 (off|over|into|in|down|forward|forwards) !(the (hill|slope) (start|test)|easy|well)`,
      `(let|letting) (the|my) (car|van|truck|jeep) ~2 roll ~5 ${water}`,
      `(not|never|without) ~1 (stopping|stop|braking|brake) ~3 (end|edge) ~3 (pier|quay|dock|jetty|slip|slipway|cliff|harbor|harbour)`,
      `${wondering} ~5 (turning|turn|yank|yanking|jerk|jerking|pulling|pull) ~1 (wheel|steering wheel) !(too|at (the|a)|back|around|in the|when|so|of (fortune|time))`,
      `(turn|turning|yank|yanking|jerk|jerking|pull|pulling) (the|my) ~1 wheel (and|into|toward|towards|at) ~3 ${hard} !(cone|cones)`,
      `(turn|turning|yank|yanking|jerk|jerking) (the|my) ~1 wheel ~4 (be over|all be over|end it|never wake|die|be dead)`,
      `${wondering} ~4 (drive|driving|steer|steering|roll|rolling|crash|crashing) ~3 (into|off|in) ~3 ${water} !(district|area|town|city|park|road|street|side|view|house|restaurant|bar)`,
      `(mean|meant|it is about) ~3 (driving|steering|rolling|crashing) ~3 (into|off) ~2 ${water} !(district|area|town|city|park|road|street|side|view|house|restaurant|bar)`,
      `${wondering} ~4 (not|never) (braking|brake|stopping|stop) ~2 (for|at|before) ~2 (bend|wall|water|end|edge|quay)`,
    ],
  },
]
