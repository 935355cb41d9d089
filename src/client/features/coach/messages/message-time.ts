/** The time of a message, with the day if it was not today. */
export function messageTime(at: Date, now: Date): string {
  const time = at.toLocaleTimeString([], { hour: 'numeric', minute: '2-digit' })
  if (at.toDateString() === now.toDateString()) return time
  const isThisYear = at.getFullYear() === now.getFullYear()
  const day = at.toLocaleDateString([], { month: 'short', day: 'numeric', ...(!isThisYear && { year: 'numeric' }) })
  return `${day}, ${time}`
}
