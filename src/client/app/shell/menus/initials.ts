type Named = { firstName: string; lastName: string; email: string }

export function initialsOf({ firstName, lastName, email }: Named): string {
  const initials = firstLetter(firstName) + firstLetter(lastName)
  return (initials || firstLetter(email)).toLocaleUpperCase()
}

/** Uses whole code points: half an emoji is not a letter. */
function firstLetter(text: string): string {
  return [...text.trim()][0] ?? ''
}
