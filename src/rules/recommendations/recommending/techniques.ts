import { confidenceOf } from '../confidence.ts'
import { daysBetween } from '../days.ts'
import { counted, groupBy, mean, ranked, rounded } from '../numbers.ts'
import type { PersonRecords, TechniqueRecord } from '../records.ts'
import { cite, type Finding, type RecommendationRule } from '../rule.ts'

type Rated = { techniqueId: string; uses: TechniqueRecord[]; average: number }

/** Techniques with at least this many ratings, best rated first. */
export function ratedTechniques({ techniques }: Pick<PersonRecords, 'techniques'>, least: number): Rated[] {
  const rated = groupBy(
    techniques.filter(({ rating }) => rating !== null),
    ({ techniqueId }) => techniqueId,
  )
    .filter(([, uses]) => uses.length >= least)
    .map(([techniqueId, uses]) => ({ techniqueId, uses, average: mean(uses.map(({ rating }) => rating ?? 0)) }))
  return ranked(
    rated,
    ({ average }) => average,
    ({ techniqueId }) => techniqueId,
  )
}

const favorite: RecommendationRule = {
  id: 'works-for-you',
  when: 'A technique has at least 3 ratings of 4 on average, and was last used more than 3 days ago.',
  priority: 65,
  expiresAfterDays: 7,
  coolDownDays: 5,
  find: (records) =>
    ratedTechniques(records, 3)
      .filter(({ average }) => average >= 4)
      .filter(({ techniqueId }) =>
        records.techniques.every((use) => use.techniqueId !== techniqueId || daysBetween(use.at, records.now) > 3),
      )
      .map(
        ({ techniqueId, uses, average }): Finding => ({
          item: { type: 'technique', id: techniqueId },
          reason: `You rated it ${rounded(average)} of 5 over ${counted(uses.length, 'time')}, and it has been a few days.`,
          cites: cite('technique', uses),
          confidence: confidenceOf({ sample: uses.length, halfSure: 3, effect: average - 3, plain: 2 }),
        }),
      ),
}

const another: RecommendationRule = {
  id: 'another-technique',
  when: 'At least 4 sessions in the past 30 days, all of one technique: another one of those not tried yet.',
  priority: 45,
  expiresAfterDays: 14,
  coolDownDays: 30,
  find: (records, { items }) => {
    const lately = records.techniques.filter(({ at }) => daysBetween(at, records.now) <= 30)
    const [used, ...others] = new Set(lately.map(({ techniqueId }) => techniqueId))
    const name = items.find(({ type, id }) => type === 'technique' && id === used)
    if (lately.length < 4 || !name || others.length > 0) return []
    const tried = new Set(records.techniques.map(({ techniqueId }) => techniqueId))
    return items
      .filter(({ type, id }) => type === 'technique' && !tried.has(id))
      .toSorted((a, b) => Number(b.isCalming === name.isCalming) - Number(a.isCalming === name.isCalming))
      .map((item) => ({
        item,
        reason: `Your last ${lately.length} sessions were all ${name.title}. A second tool helps on the day the first one does not.`,
        cites: cite('technique', lately),
        confidence: confidenceOf({ sample: lately.length, halfSure: 4, effect: 1, plain: 1 }),
      }))
  },
}

const unfinished: RecommendationRule = {
  id: 'stopped-early',
  when: 'A technique was stopped early at least twice in the past 30 days, and not once completed: another one.',
  priority: 50,
  expiresAfterDays: 10,
  coolDownDays: 21,
  find: (records, { items }) => {
    const lately = records.techniques.filter(({ at }) => daysBetween(at, records.now) <= 30)
    const stopped = groupBy(lately, ({ techniqueId }) => techniqueId).filter(
      ([, uses]) => uses.length >= 2 && uses.every(({ completed }) => !completed),
    )
    const tried = new Set(lately.map(({ techniqueId }) => techniqueId))
    return stopped.flatMap(([techniqueId, uses]) => {
      const name = items.find(({ type, id }) => type === 'technique' && id === techniqueId)
      const instead = items.find(({ type, id }) => type === 'technique' && !tried.has(id))
      if (!name || !instead) return []
      return [
        {
          item: instead,
          reason: `You stopped ${name.title} early ${counted(uses.length, 'time')}. It may not be your kind of thing; this one works differently.`,
          cites: cite('technique', uses),
          confidence: confidenceOf({ sample: uses.length, halfSure: 2, effect: 1, plain: 1 }),
        },
      ]
    })
  },
}

export const techniqueRules: readonly RecommendationRule[] = [favorite, another, unfinished]
