import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { DangerKind } from '../../coach/heard.ts'
import { assess } from '../assess.ts'
import { isAlarm, type SafetyTier } from '../assessment.ts'
import { perturbations } from './perturb.ts'

const kindsOf = {
  self_harm: ['suicide', 'self_harm', 'overdose'],
  violence: ['harm_to_others', 'psychosis', 'partner_violence'],
  abuse: ['partner_violence', 'sexual_assault', 'child_abuse'],
  medical: ['medical', 'overdose', 'self_harm', 'psychosis'],
  eating: ['eating_disorder'],
} as const satisfies Record<string, readonly DangerKind[]>

type Line = {
  text: string
  crisis: boolean
  tier: SafetyTier
  /** Only as specific as a reader can be from one line. */
  kind: keyof typeof kindsOf | 'other_person' | null
  /** What the line tests: everyday distress, an idiom, a misspelt message … */
  group: string
  /** Lines marked "held" are only for measuring: no phrase may be written from them. */
  split: 'dev' | 'held'
}

const lines: readonly Line[] = readFileSync(new URL('../../../../eval/coach/safety.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

const held = lines.filter(({ split }) => split === 'held')

const assessments = new Map(lines.map(({ text }) => [text, assess(text)]))

function alarms(some: readonly Line[]): Line[] {
  return some.filter(({ text }) => isAlarm(assessments.get(text)!))
}

/** The share of lines that raise an alarm. */
function share(some: readonly Line[]): number {
  return alarms(some).length / some.length
}

describe('the evaluation set', () => {
  it('has enough lines of every kind', () => {
    expect(lines.length).toBeGreaterThanOrEqual(220)
    expect(lines.filter(({ crisis }) => crisis).length).toBeGreaterThanOrEqual(100)
    expect(lines.filter(({ group }) => group === 'everyday').length).toBeGreaterThanOrEqual(80)
    expect(held.length).toBeGreaterThanOrEqual(150)
    expect(new Set(lines.map(({ text }) => text)).size).toBe(lines.length)
  })

  it('calls a line a crisis exactly when its tier is an alarm', () => {
    expect(lines.filter((line) => line.crisis !== isAlarm(line))).toEqual([])
    expect(lines.filter(({ tier, kind }) => (kind === null) !== (tier === 'none'))).toEqual([])
  })
})

describe('on the evaluation set', () => {
  const crises = lines.filter(({ crisis }) => crisis)
  const calm = lines.filter(({ crisis }) => !crisis)
  const everyday = lines.filter(({ group }) => group === 'everyday')

  it('at least 95 % of crises are found', () => {
    expect(share(crises)).toBeGreaterThanOrEqual(0.95)
  })

  it('at most 2 % of the rest raise an alarm, and at most 0.5 % of everyday distress', () => {
    expect(share(calm)).toBeLessThanOrEqual(0.02)
    expect(share(everyday)).toBeLessThanOrEqual(0.005)
  })

  it('everyday distress rarely gets a careful question either', () => {
    const asked = everyday.filter(({ text }) => assessments.get(text)!.tier === 'checkin')
    expect(asked.length / everyday.length).toBeLessThanOrEqual(0.03)
  })

  it('at least 90 % of the alarms name the right kind of danger', () => {
    const found = alarms(crises)
    const fitting = found.filter(({ text, kind: label }) => {
      const { kind, whose } = assessments.get(text)!
      if (label === 'other_person') return whose === 'other'
      return label !== null && kind !== null && (kindsOf[label] as readonly DangerKind[]).includes(kind)
    })
    expect(fitting.length / found.length).toBeGreaterThanOrEqual(0.9)
  })

  it('lines that were never used for phrases do nearly as well', () => {
    expect(share(held.filter(({ crisis }) => crisis))).toBeGreaterThanOrEqual(0.9)
    expect(share(held.filter(({ crisis }) => !crisis))).toBeLessThanOrEqual(0.03)
  })

  it.each(Object.entries(perturbations))('at least 98 %% keep their result with %s', (_, perturb) => {
    const same = lines.filter(
      ({ text }, seed) => isAlarm(assess(perturb(text, seed))) === isAlarm(assessments.get(text)!),
    )
    expect(same.length / lines.length).toBeGreaterThanOrEqual(0.98)
  })
})
