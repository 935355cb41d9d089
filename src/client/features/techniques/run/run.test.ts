import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idle, type Run, type RunEvent, type RunningRun, reduceRun } from './run.ts'

const start: RunEvent = { type: 'start', now: 1000, id: 'a', totalMs: 120_000, steps: 3 }
const running = reduceRun(idle, start) as RunningRun

function play(run: Run, ...events: RunEvent[]): Run {
  return events.reduce(reduceRun, run)
}

describe('a run', () => {
  it('begins at the first step with all its time', () => {
    expect(running).toMatchObject({
      status: 'running',
      id: 'a',
      step: 0,
      countdown: { totalMs: 120_000, elapsedMs: 0 },
    })
  })

  it('finishes by itself at zero, not a moment before', () => {
    expect(play(running, { type: 'tick', now: 120_999 }).status).toBe('running')
    expect(play(running, { type: 'tick', now: 121_000 })).toEqual({ status: 'finished', id: 'a', elapsedMs: 120_000 })
  })

  it('finishes early with the time that was spent, pauses aside', () => {
    const finished = play(
      running,
      { type: 'pause', now: 21_000 },
      { type: 'resume', now: 81_000 },
      { type: 'complete', now: 91_000 },
    )
    expect(finished).toEqual({ status: 'finished', id: 'a', elapsedMs: 30_000 })
  })

  it('finishes once: a second press changes nothing', () => {
    const finished = play(running, { type: 'complete', now: 20_000 })
    expect(play(finished, { type: 'complete', now: 20_100 }, { type: 'tick', now: 500_000 })).toBe(finished)
  })

  it('steps within bounds', () => {
    const steps = (...by: (1 | -1)[]) => play(running, ...by.map((one) => ({ type: 'step', by: one }) as const))
    expect(steps(-1)).toMatchObject({ step: 0 })
    expect(steps(1)).toMatchObject({ step: 1 })
    expect(steps(1, 1, 1, 1)).toMatchObject({ step: 2 })
    expect(steps(1, 1, 1, -1)).toMatchObject({ step: 1 })
  })

  it('is forgotten when stopped, and is not begun twice', () => {
    expect(play(running, { type: 'stop' })).toEqual({ status: 'idle', isReturn: true })
    expect(play(running, { ...start, id: 'b' })).toBe(running)
  })

  it('can be done again as a run of its own', () => {
    const again = play(running, { type: 'complete', now: 20_000 }, { type: 'again' }, { ...start, id: 'b' })
    expect(again).toMatchObject({ status: 'running', id: 'b', step: 0 })
  })
})

it('never leaves its steps and never finishes with more than its time, whatever is pressed', () => {
  const now = fc.integer({ min: 0, max: 400_000 })
  const event = fc.oneof(
    fc.record({
      type: fc.constantFrom('tick' as const, 'pause' as const, 'resume' as const, 'complete' as const),
      now,
    }),
    fc.record({ type: fc.constant('step' as const), by: fc.constantFrom(1 as const, -1 as const) }),
    fc.record({ type: fc.constantFrom('stop' as const, 'again' as const) }),
    fc.constant(start),
  )
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let run: Run = idle
      for (const one of events) {
        run = reduceRun(run, one)
        if (run.status === 'running') expect([0, 1, 2]).toContain(run.step)
        if (run.status === 'finished') expect(run.elapsedMs).toBeLessThanOrEqual(120_000)
      }
    }),
  )
})
