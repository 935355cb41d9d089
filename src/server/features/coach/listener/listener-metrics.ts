import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

/** Why a turn had no listener: the model is unavailable, or took too long. */
export type Miss = 'away' | 'late' | 'failed'

export type ListenerMetrics = {
  isUp: (up: boolean) => void
  took: (seconds: number) => void
  missed: (why: Miss) => void
}

/** Metrics of the listener. Nothing says who was heard, or what. */
export function createListenerMetrics(registry: Registry): ListenerMetrics {
  const up = new Gauge({
    name: 'coach_listener_up',
    help: 'Whether the small model that reads messages is loaded; without it the rules decide alone.',
    registers: [registry],
  })
  const took = new Histogram({
    name: 'coach_listener_duration_seconds',
    help: 'From asking to the whole answer, for all readings of a turn.',
    buckets: [0.01, 0.025, 0.05, 0.1, 0.2, 0.4, 0.8, 1.5],
    registers: [registry],
  })
  const missed = new Counter({
    name: 'coach_listener_missed_total',
    help: 'Turns that had to do without the listener, by reason.',
    labelNames: ['reason'],
    registers: [registry],
  })
  return {
    isUp: (is) => up.set(is ? 1 : 0),
    took: (seconds) => took.observe(seconds),
    missed: (reason) => missed.inc({ reason }),
  }
}
