import { isVisible } from '#rules/words/visible-text.ts'

type Authored = { isAnonymous: boolean; user: { firstName: string; lastName: string } | null }

/** Who somebody is here: their first name, or nobody in particular. */
export function nameOf({ isAnonymous, user }: Authored): string {
  const firstName = isAnonymous ? '' : (user?.firstName.trim() ?? '')
  return isVisible(firstName) ? firstName : 'Anonymous'
}

/** From first and last name; null where there is no name to take them from. */
export function initialsOf({ isAnonymous, user }: Authored): string | null {
  if (isAnonymous || !user) return null
  return (firstLetter(user.firstName) + firstLetter(user.lastName)).toLocaleUpperCase() || null
}

/** All that the community shows of somebody: "Maya (MO)". */
export function signatureOf(author: Authored): string {
  const initials = initialsOf(author)
  return initials ? `${nameOf(author)} (${initials})` : nameOf(author)
}

/** By whole characters: half an emoji is not a letter, and neither is a mark that nobody sees. */
function firstLetter(text: string): string {
  return [...text].find(isVisible) ?? ''
}
