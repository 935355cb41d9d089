import { isVisible } from '#rules/words/visible-text.ts'

type Authored = { isAnonymous: boolean; user: { firstName: string; lastName: string } | null }

/** What somebody is called here: their first name, or "anonymous". */
export function nameOf({ isAnonymous, user }: Authored): string {
  const firstName = isAnonymous ? '' : (user?.firstName.trim() ?? '')
  return isVisible(firstName) ? firstName : 'Anonymous'
}

/** From first and last name; null if there is no name. */
export function initialsOf({ isAnonymous, user }: Authored): string | null {
  if (isAnonymous || !user) return null
  return (firstLetter(user.firstName) + firstLetter(user.lastName)).toLocaleUpperCase() || null
}

/** Everything the community shows about somebody: "Maya (MO)". */
export function signatureOf(author: Authored): string {
  const initials = initialsOf(author)
  return initials ? `${nameOf(author)} (${initials})` : nameOf(author)
}

/** Uses whole code points: half an emoji is not a letter, and neither is an invisible mark. */
function firstLetter(text: string): string {
  return [...text].find(isVisible) ?? ''
}
