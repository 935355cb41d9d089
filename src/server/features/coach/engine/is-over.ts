import type { Turn } from '../turn.ts'

/** What they tell of has happened already. */
export function isOver({ heard }: Turn): boolean {
  const before = heard?.joined ?? heard?.alone
  const intent = before?.intent.find(({ name }) => name === 'post_event_rumination' || name === 'rejection')
  return (intent?.p ?? 0) >= 0.4 || before?.need[0]?.name === 'letgo'
}
