import type { Progress } from '#contract/progress.ts'
import { anxietyScale, ratingScale } from '#rules/challenges/facts.ts'
import { activityKinds } from '#rules/progress/facts.ts'
import { moodScale, moodTagWords, moodWords } from '#rules/progress/moods.ts'
import { rangeWords, type Scale } from '#rules/scales.ts'
import { type Cell, csvLine } from '#rules/words/csv.ts'
import { kindLabels } from '../activity/activity-words.ts'
import { titleOf } from '../techniques/technique-titles.ts'

type Row = readonly [section: string, day: string, what: string, measure: string, value: Cell]

const columns = ['Section', 'Day', 'What', 'Measure', 'Value']

/** All figures of the report, one per row. The person's own words are only included if they want that. */
export function reportCsv(report: Progress, { hasWords }: { hasWords: boolean }): string {
  const rows = [
    ...moodRows(report),
    ...activityRows(report),
    ...entryRows(report, hasWords),
    ...techniqueRows(report),
    ...challengeRows(report, hasWords),
    ...goalRows(report),
  ]
  return [columns, ...rows].map(csvLine).join('')
}

function moodRows({ moodDays }: Progress): Row[] {
  return moodDays.flatMap(({ day, mood }) =>
    given('Mood', day, 'Average of the day', [[withRange('mood', moodScale), mood]]),
  )
}

function activityRows({ activityDays }: Progress): Row[] {
  return activityDays.flatMap((day) =>
    activityKinds.map((kind): Row => ['Activity', day.day, kindLabels[kind], 'count', day[kind]]),
  )
}

function entryRows({ latestEntries }: Progress, hasWords: boolean): Row[] {
  return latestEntries.flatMap(({ day, mood, tags, notes }) =>
    given('Check-in', day, moodWords[mood], [
      [withRange('mood', moodScale), mood],
      ['tags', tags.map(moodTagWords).join(', ') || null],
      ['note', hasWords ? notes : null],
    ]),
  )
}

function techniqueRows({ techniques }: Progress): Row[] {
  return techniques.flatMap((one) =>
    given('Technique', '', titleOf(one.techniqueId), [
      ['sessions', one.sessions],
      ['completed', one.completed],
      ['completion rate, 0 to 1', one.completionRate],
      ['minutes', one.minutes],
      [withRange('average rating', ratingScale), one.averageRating],
      ['last used', one.lastUsed],
      ['comparisons', one.comparisons],
      [withRange('mood before', moodScale), one.moodBefore],
      [withRange('mood after', moodScale), one.moodAfter],
    ]),
  )
}

function challengeRows({ challenges, predictions }: Progress, hasWords: boolean): Row[] {
  const anxiety = challenges.flatMap((run) =>
    given('Challenge', run.day, run.title, [
      [withRange('anxiety before', anxietyScale), run.anxietyBefore],
      [withRange('anxiety after', anxietyScale), run.anxietyAfter],
    ]),
  )
  const fears = predictions.runs.flatMap((run) =>
    given('Prediction', run.day, run.title, [
      ['what was feared', hasWords ? run.fear : null],
      ['did it happen', run.outcome],
      ['percent sure before', run.certaintyBefore],
      ['percent sure after', run.certaintyAfter],
    ]),
  )
  return [...anxiety, ...fears]
}

function goalRows({ goals }: Progress): Row[] {
  return goals.flatMap(({ kind, target, done }) =>
    given('Goal of this week', '', kindLabels[kind], [
      ['target', target],
      ['done', done],
    ]),
  )
}

const withRange = (measure: string, scale: Scale) => `${measure}, ${rangeWords(scale)}`

/** A row for each known figure. */
function given(section: string, day: string, what: string, figures: readonly [string, Cell | null][]): Row[] {
  return figures.flatMap(([measure, value]): Row[] => (value === null ? [] : [[section, day, what, measure, value]]))
}
