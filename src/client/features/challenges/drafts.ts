/** What somebody typed, by the name of the field. */
export type Draft = Record<string, string>
type Drafts = Readonly<Record<string, Draft>>

/** The drafts of this person. Those of whoever used this browser before are nobody's business. */
export function parseDrafts(stored: string | null, owner: string): Drafts {
  try {
    const kept: unknown = JSON.parse(stored ?? 'null')
    return isKept(kept) && kept.owner === owner ? kept.drafts : {}
  } catch {
    return {}
  }
}

/** Words that are all empty take a draft out. */
export function withDraft(drafts: Drafts, name: string, draft: Draft): Drafts {
  const { [name]: _before, ...others } = drafts
  const hasWords = Object.values(draft).some((words) => words !== '')
  return hasWords ? { ...others, [name]: draft } : others
}

function isKept(kept: unknown): kept is { owner: string; drafts: Drafts } {
  if (typeof kept !== 'object' || kept === null || !('drafts' in kept)) return false
  const { drafts } = kept
  return typeof drafts === 'object' && drafts !== null && Object.values(drafts).every(isDraft)
}

function isDraft(draft: unknown): draft is Draft {
  return typeof draft === 'object' && draft !== null && Object.values(draft).every((words) => typeof words === 'string')
}
