import { understand } from '#rules/coach/understand.ts'
import type { LifeArea } from '#rules/life-areas.ts'
import { assess } from '#rules/safety/assess.ts'
import { isAlarm, type SafetyTier } from '#rules/safety/assessment.ts'
import { perturbations } from '#rules/safety/testing/perturb.ts'
import type { Line } from './read-set.ts'

/** What the coach makes of a line. */
export type Judged = { intents: string[]; lifeArea: LifeArea | null; safety: SafetyTier }

const keptIntents = 3

export function judge({ text }: Line): Judged {
  const assessment = assess(text)
  const { intents, lifeArea } = understand({ message: text, assessment })
  return { intents: intents.slice(0, keptIntents).map(({ intent }) => intent), lifeArea, safety: assessment.tier }
}

/** How many of how many; a share of nothing is null. */
export type Count = { count: number; of: number; share: number | null }

export function countOf<T>(items: readonly T[], isIt: (item: T) => boolean): Count {
  const count = items.filter(isIt).length
  return { count, of: items.length, share: items.length === 0 ? null : Math.round((count / items.length) * 1e4) / 1e4 }
}

export type SetTotals = {
  lines: number
  firstGuess: Count
  firstThree: Count
  lifeArea: Count
  crisisFound: Count
  falseAlarms: Count
  /** Only where a set says which lines are everyday distress. */
  everydayFalseAlarms: Count
  unchanged: Count
}

export function measureSet(lines: readonly Line[], judged: readonly Judged[]): SetTotals {
  const pairs = lines.flatMap((line, at) => {
    const found = judged[at]
    return found ? [{ line, found }] : []
  })
  const withIntent = pairs.filter(({ line }) => line.intent !== undefined)
  const withArea = pairs.filter(({ line }) => line.lifeArea !== undefined)
  const calm = pairs.filter(({ line }) => line.crisis === false)
  const isAlarmed = ({ found }: (typeof pairs)[number]) => isAlarm({ tier: found.safety })
  return {
    lines: lines.length,
    firstGuess: countOf(withIntent, ({ line, found }) => found.intents[0] === line.intent),
    firstThree: countOf(withIntent, ({ line, found }) => found.intents.some((intent) => intent === line.intent)),
    lifeArea: countOf(withArea, ({ line, found }) => found.lifeArea === line.lifeArea),
    crisisFound: countOf(
      pairs.filter(({ line }) => line.crisis === true),
      isAlarmed,
    ),
    falseAlarms: countOf(calm, isAlarmed),
    everydayFalseAlarms: countOf(
      calm.filter(({ line }) => line.group === 'everyday'),
      isAlarmed,
    ),
    unchanged: measurePerturbations(pairs),
  }
}

/** The same message in capitals, with typos, without apostrophes, with emoji … stays an alarm, or stays none. */
function measurePerturbations(pairs: readonly { line: Line; found: Judged }[]): Count {
  const variants = pairs.flatMap(({ line, found }, seed) =>
    Object.values(perturbations).map((perturb) => ({
      before: isAlarm({ tier: found.safety }),
      after: isAlarm(assess(perturb(line.text, seed))),
    })),
  )
  return countOf(variants, ({ before, after }) => before === after)
}
