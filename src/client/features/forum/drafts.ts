import { localStore, storageKeys } from '#client/platform/storage.ts'

/** What is being written, by the place it is for: a new post, an edit, or the reply to one post. */
type Shelf = { userId: string; drafts: Record<string, unknown> }

/** Enough for every thread somebody has open; older ones make room. */
const mostDrafts = 20

/** Null where nothing was begun. Somebody else's words, left in this browser, read as nothing. */
export function readDraft<T>(userId: string, place: string): T | null {
  return (readShelf(userId).drafts[place] as T | undefined) ?? null
}

export function writeDraft(userId: string, place: string, draft: unknown) {
  const { [place]: _before, ...others } = readShelf(userId).drafts
  const kept = Object.entries(others).slice(-(mostDrafts - 1))
  save({ userId, drafts: { ...Object.fromEntries(kept), [place]: draft } })
}

export function removeDraft(userId: string, place: string) {
  const { [place]: _gone, ...others } = readShelf(userId).drafts
  save({ userId, drafts: others })
}

function readShelf(userId: string): Shelf {
  const nothing = { userId, drafts: {} }
  try {
    const shelf = JSON.parse(localStore.read(storageKeys.forumDrafts) ?? 'null') as Shelf | null
    return shelf?.userId === userId && typeof shelf.drafts === 'object' ? shelf : nothing
  } catch {
    return nothing
  }
}

function save(shelf: Shelf) {
  if (Object.keys(shelf.drafts).length === 0) localStore.remove(storageKeys.forumDrafts)
  else localStore.write(storageKeys.forumDrafts, JSON.stringify(shelf))
}
