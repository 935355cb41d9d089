import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

export type CoachMetrics = {
  turnTook: (engine: 'built-in' | 'provider', seconds: number) => void
  firstWordsTook: (engine: 'built-in' | 'provider', seconds: number) => void
  /** The built-in coach had to take over, or a reply broke off. */
  providerFailed: (reason: string, end: 'fell_back' | 'interrupted') => void
  /** Whether the example vectors were shipped with the model, or have to be computed while people wait. */
  knowsExamples: (knows: boolean) => void
}

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 1, 3, 8, 20, 45]

/** Metrics of the coach. Only counts and durations: nothing says who wrote, or what about. */
export function createCoachMetrics(registry: Registry): CoachMetrics {
  const turn = new Histogram({
    name: 'coach_turn_duration_seconds',
    help: 'From a message to the stored reply, by who worded it.',
    labelNames: ['engine'],
    buckets: seconds,
    registers: [registry],
  })
  const firstWords = new Histogram({
    name: 'coach_first_words_seconds',
    help: 'From a message to the first words shown, by who worded them.',
    labelNames: ['engine'],
    buckets: seconds,
    registers: [registry],
  })
  const failures = new Counter({
    name: 'coach_provider_failures_total',
    help: 'Replies the provider did not bring to an end, by reason and by what happened instead.',
    labelNames: ['reason', 'end'],
    registers: [registry],
  })
  return {
    turnTook: (engine, took) => turn.observe({ engine }, took),
    firstWordsTook: (engine, took) => firstWords.observe({ engine }, took),
    providerFailed: (reason, end) => failures.inc({ reason, end }),
    knowsExamples: (knows) => showExamples(registry, knows),
  }
}

/** Only registered once the value is known, because 0 would look like a fault. */
function showExamples(registry: Registry, knows: boolean) {
  const examples = new Gauge({
    name: 'coach_examples_known',
    help: 'Whether the examples of the written replies came read; otherwise first replies wait until they are.',
    registers: [registry],
  })
  examples.set(knows ? 1 : 0)
}
