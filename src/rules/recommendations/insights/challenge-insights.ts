import { difficultyScale } from '../../challenges/facts.ts'
import { confidenceOf } from '../confidence.ts'
import { mean, percent, rounded } from '../numbers.ts'
import type { ChallengeRecord } from '../records.ts'
import { cite } from '../rule.ts'
import type { InsightRule } from './insight.ts'

type Felt = ChallengeRecord & { drop: number }

/** Completed runs with anxiety before and after, and by how much it fell. */
function feltRuns(challenges: readonly ChallengeRecord[]): Felt[] {
  return challenges.flatMap((run) => {
    const { completedAt, anxietyBefore, anxietyAfter } = run
    if (!completedAt || anxietyBefore === null || anxietyAfter === null) return []
    return [{ ...run, drop: anxietyBefore - anxietyAfter }]
  })
}

const averageDrop = (runs: readonly Felt[]) => mean(runs.map(({ drop }) => drop))

const anxietyFalls: InsightRule = {
  type: 'anxiety_falls',
  when: 'At least 4 completed challenges with anxiety before and after, 1 or more lower after on average.',
  expiresAfterDays: 30,
  coolDownDays: 60,
  find: ({ challenges }) => {
    const runs = feltRuns(challenges)
    if (runs.length < 4 || averageDrop(runs) < 1) return null
    const fell = runs.filter(({ drop }) => drop > 0).length
    return {
      title: 'The worst of it comes before',
      description: `In ${fell} of ${runs.length} challenges you were calmer after than before, by ${rounded(averageDrop(runs))} points on average. So far, the wait has been the harder part.`,
      confidence: confidenceOf({ sample: runs.length, halfSure: 4, effect: averageDrop(runs), plain: 3 }),
      actionable: false,
      cites: cite('challenge', runs),
    }
  },
}

const fearsAndFacts: InsightRule = {
  type: 'fears_and_facts',
  when: 'At least 4 predictions with an answer, half of them or more not come true.',
  expiresAfterDays: 30,
  coolDownDays: 60,
  find: ({ challenges }) => {
    const answered = challenges.filter(({ outcome }) => outcome !== null)
    const wrong = answered.filter(({ outcome }) => outcome === 'no').length
    const share = wrong / answered.length
    if (answered.length < 4 || share < 0.5) return null
    return {
      title: `What you feared did not happen ${wrong} of ${answered.length} times`,
      description:
        'You wrote down each guess before you went, so this is not memory being kind. It is worth a look at the evidence wall before the next one.',
      confidence: confidenceOf({ sample: answered.length, halfSure: 4, effect: share, plain: 0.9 }),
      actionable: true,
      cites: cite('challenge', answered),
    }
  },
}

const certaintyFalls: InsightRule = {
  type: 'certainty_falls',
  when: 'At least 3 challenges with certainty before and after, 10 or more points lower after on average.',
  expiresAfterDays: 30,
  coolDownDays: 60,
  find: ({ challenges }) => {
    const pairs = challenges.flatMap((run) => {
      const { certaintyBefore: before, certaintyAfter: after } = run
      return before === null || after === null ? [] : [{ id: run.id, before, after }]
    })
    if (pairs.length < 3) return null
    const before = mean(pairs.map((pair) => pair.before))
    const after = mean(pairs.map((pair) => pair.after))
    if (before - after < 10) return null
    return {
      title: 'You believe the fear less once you have checked',
      description: `Before, you were ${percent(before / 100)} sure that it would go wrong; afterward, ${percent(after / 100)} for the next time. That gap is what checking is for.`,
      confidence: confidenceOf({ sample: pairs.length, halfSure: 4, effect: before - after, plain: 40 }),
      actionable: false,
      cites: cite('challenge', pairs),
    }
  },
}

const withoutHabit: InsightRule = {
  type: 'without_the_habit',
  when: 'At least 3 challenges with the safety habit left out and 2 with it kept, 0.8 or more further down without it.',
  expiresAfterDays: 30,
  coolDownDays: 60,
  find: ({ challenges }) => {
    const runs = feltRuns(challenges)
    const without = runs.filter(({ habitDropped }) => habitDropped === 'yes' || habitDropped === 'partly')
    const kept = runs.filter(({ habitDropped }) => habitDropped === 'no')
    if (without.length < 3 || kept.length < 2) return null
    const gap = averageDrop(without) - averageDrop(kept)
    if (gap < 0.8) return null
    return {
      title: 'Your anxiety drops further without the safety habit',
      description: `With the habit left out, your anxiety changed by ${signed(-averageDrop(without))} points on average; with it kept, by ${signed(-averageDrop(kept))}. The habit may be holding it up.`,
      confidence: confidenceOf({
        sample: Math.min(without.length, kept.length) * 2,
        halfSure: 5,
        effect: gap,
        plain: 2,
      }),
      actionable: true,
      cites: cite('challenge', [...without, ...kept]),
    }
  },
}

const signed = (number: number) => (number > 0 ? `+${rounded(number)}` : rounded(number).replace('-', '−'))

const climbing: InsightRule = {
  type: 'climbing',
  when: 'At least 6 completed challenges, the later half 0.5 levels or more above the earlier half.',
  expiresAfterDays: 30,
  coolDownDays: 60,
  find: ({ challenges }) => {
    const done = challenges
      .filter(({ completedAt }) => completedAt)
      .toSorted((a, b) => Number(a.completedAt) - Number(b.completedAt) || (a.id < b.id ? -1 : 1))
    const half = Math.floor(done.length / 2)
    if (done.length < 6) return null
    const levelOf = (runs: readonly ChallengeRecord[]) => mean(runs.map(({ level }) => level))
    const [earlier, later] = [levelOf(done.slice(0, half)), levelOf(done.slice(-half))]
    if (later - earlier < 0.5) return null
    return {
      title: 'You are taking on more than you did',
      description: `Your first ${half} challenges were at level ${rounded(earlier)} of ${difficultyScale.max}, your last ${half} at ${rounded(later)}. You start higher up than you used to.`,
      confidence: confidenceOf({ sample: done.length, halfSure: 6, effect: later - earlier, plain: 1.5 }),
      actionable: false,
      cites: cite('challenge', done),
    }
  },
}

export const challengeInsights: readonly InsightRule[] = [
  anxietyFalls,
  fearsAndFacts,
  certaintyFalls,
  withoutHabit,
  climbing,
]
