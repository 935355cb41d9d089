type Person = { firstName: string; email: string }

/** Morning before 12, afternoon before 17, otherwise evening, in the person's local time. */
export function greetingFor(person: Person, now: Date): string {
  return `Good ${partOfDay(now.getHours())}, ${nameOf(person)}.`
}

function partOfDay(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour < 12) return 'morning'
  return hour < 17 ? 'afternoon' : 'evening'
}

function nameOf({ firstName, email }: Person): string {
  return firstName.trim() || email.split('@', 1)[0]?.trim() || 'Friend'
}
