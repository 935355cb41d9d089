/** What somebody typed into the slots of cues, by slot. */
export type SlotWords = Readonly<Record<string, string>>

export const slotMaxLength = 60

/** The person's own name is the same in every line; anything about somebody else belongs to the line it was typed into. */
export function slotKey(cueId: string, name: string): string {
  return name.startsWith('your ') ? name : `${cueId}/${name}`
}

/** The words for one cue, by the names of its slots. */
export function wordsFor(cueId: string, names: readonly string[], words: SlotWords): Map<string, string> {
  return new Map(names.map((name) => [name, words[slotKey(cueId, name)] ?? '']))
}

export function withWord(words: SlotWords, key: string, typed: string): SlotWords {
  const { [key]: _before, ...others } = words
  return typed === '' ? others : { ...others, [key]: typed.slice(0, slotMaxLength) }
}

/** Reads what the browser stored under our key, ignoring anything we would not have written. */
export function parseSlotWords(stored: string | null): SlotWords {
  try {
    const found: unknown = JSON.parse(stored ?? '{}')
    if (typeof found !== 'object' || found === null) return {}
    return Object.fromEntries(Object.entries(found).filter(([, word]) => typeof word === 'string'))
  } catch {
    return {}
  }
}
