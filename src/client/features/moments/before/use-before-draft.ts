import { habitOf, ownHabit } from '#client/parts/moments/habit-picker.tsx'
import { useDraft } from '#client/platform/unsent/use-draft.ts'
import type { Moment, MomentLine, MomentPreparation } from '#contract/moments/moments.ts'
import { certaintyScale } from '#rules/challenges/facts.ts'

type BeforeWords = {
  fear: string
  certaintyBefore: number
  habit: string
  habitWords: string
  /** Always three, so that each field keeps its place; empty ones are not sent. */
  lines: readonly MomentLine[]
}

const emptyLine: MomentLine = { text: '', cueId: null }

/** The text in the preparation card, kept on the device until it is sent. */
export function useBeforeDraft({ id, title, before }: Moment) {
  const [one = emptyLine, two = emptyLine, three = emptyLine] = before?.lines ?? []
  const initial: BeforeWords = {
    fear: before?.fear ?? '',
    certaintyBefore: before?.certaintyBefore ?? certaintyScale.initial,
    habit: before?.safetyHabitId ?? (before?.safetyHabit ? ownHabit : ''),
    habitWords: before?.safetyHabitId ? '' : (before?.safetyHabit ?? ''),
    lines: [one, two, three],
  }
  const draft = useDraft({ place: `moment-before:${id}`, label: `What you wrote before “${title}”`, initial })

  function said(): MomentPreparation {
    const { fear, certaintyBefore, lines, ...habit } = draft.readWords()
    const taken = lines.map((line) => ({ ...line, text: line.text.trim() })).filter(({ text }) => text !== '')
    return { ...(fear.trim() && { fear: fear.trim(), certaintyBefore }), ...habitOf(habit), lines: taken }
  }

  return { words: draft.words, type: draft.type, forget: draft.forget, said }
}
