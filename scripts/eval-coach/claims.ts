import { factWords } from '#content/coach/moves/fact-words.ts'
import { noon } from '#server/features/coach/built-in/testing/make-turn.ts'
import type { PersonFacts } from '#server/features/coach/turn.ts'

/** Somebody with records, and the values that may be said of them. */
export type Known = { facts: PersonFacts; values: ReadonlySet<string> }

const dayMs = 24 * 60 * 60 * 1000
const yesterday = new Date(noon.getTime() - dayMs)

export const knownPerson: Known = {
  facts: {
    name: 'Robin',
    moods: [
      { mood: 2, at: yesterday },
      { mood: 1, at: new Date(noon.getTime() - 2 * dayMs) },
    ],
    techniqueUses: [{ techniqueId: 'mental-reset', usedAt: yesterday, completed: true, rating: 5 }],
    challengeTries: [
      {
        challengeId: 'say-good-morning-first',
        difficultyLevel: 1,
        outcome: 'completed',
        at: yesterday,
        anxietyBefore: 8,
        anxietyAfter: 3,
      },
    ],
  },
  values: new Set(['yesterday', 'Mental Reset', '5', '8', '3', 'Shaky', 'Rough', 'Say good morning first']),
}

/** Every sentence we have for a record, with what it says left open. */
const templates = Object.values(factWords)
  .flat()
  .map(
    (template) =>
      new RegExp(
        quoted(template).replace(/\\\{([^}]*)\\\}/g, (_, name) => blankFor(name)),
        'i',
      ),
  )

/** Titles, notes and days may be several words; all else is one. */
function blankFor(name: string): string {
  return ['title', 'note', 'day', 'step'].includes(name) ? '(.{1,130}?)' : '(\\S+?)'
}

function quoted(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

export type Claim = { text: string; isTrue: boolean }

/** What a reply says of the person's records. True only if there are records and every value is one of theirs. */
export function claimsIn(content: string, known: Known | undefined): Claim[] {
  return templates.flatMap((pattern) => {
    const found = pattern.exec(content)
    if (!found) return []
    const [text, ...values] = found
    const isTrue = known !== undefined && values.every((value) => isKnown(value, known))
    return [{ text, isTrue }]
  })
}

/** A sentence that begins with a value is found together with what stands before it. */
function isKnown(value: string, { values }: Known): boolean {
  const said = ` ${value.toLowerCase()}`
  return Array.from(values).some((one) => said.endsWith(` ${one.toLowerCase()}`))
}
