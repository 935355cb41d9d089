type Person = { firstName: string; email: string }

export function greetingFor(person: Person, hour: number): string {
  return `Good ${partOfDay(hour)}, ${nameOf(person)}.`
}

function partOfDay(hour: number): string {
  if (hour < 12) return 'morning'
  return hour < 17 ? 'afternoon' : 'evening'
}

function nameOf({ firstName, email }: Person): string {
  return firstName.trim() || email.split('@', 1)[0]?.trim() || 'Friend'
}
