/** When the habit is used: before, during, or when going over it afterward. */
export const habitGroups = ['before', 'during', 'after'] as const
export type HabitGroup = (typeof habitGroups)[number]

export type SafetyHabit = { id: string; group: HabitGroup; label: string }

/** What people do to feel safe, which keeps the fear alive. The label completes “I will leave out:”. */
export const safetyHabits: readonly SafetyHabit[] = [
  { id: 'rehearse-lines', group: 'before', label: 'Rehearsing every line in my head' },
  { id: 'write-script', group: 'before', label: 'Writing a script and reading from it' },
  { id: 'ask-for-reassurance', group: 'before', label: 'Asking a friend to tell me it will go well' },
  { id: 'arrive-late', group: 'before', label: 'Arriving late so I can skip the start' },
  { id: 'scout-exits', group: 'before', label: 'Planning three ways to leave' },
  { id: 'outfit-armor', group: 'before', label: 'Checking how I look again and again' },
  { id: 'wait-for-calm', group: 'before', label: 'Waiting until I feel calm' },
  { id: 'hold-phone', group: 'during', label: 'Holding my phone or looking at it' },
  { id: 'avoid-eyes', group: 'during', label: 'Looking at the floor or past people' },
  { id: 'speak-softly', group: 'during', label: 'Speaking so quietly that nobody asks more' },
  { id: 'talk-fast', group: 'during', label: 'Talking fast to get it over with' },
  { id: 'hide-hands', group: 'during', label: 'Hiding my hands, my face or my neck' },
  { id: 'stand-by-wall', group: 'during', label: 'Standing by the wall or close to the door' },
  { id: 'stick-to-one', group: 'during', label: 'Staying beside the one person I know' },
  { id: 'apologize-first', group: 'during', label: 'Saying sorry before I say anything else' },
  { id: 'ask-only', group: 'during', label: 'Asking questions so I never talk about myself' },
  { id: 'replay', group: 'after', label: 'Playing it back in my head that night' },
  { id: 'reread-messages', group: 'after', label: 'Rereading my messages for mistakes' },
  { id: 'ask-how-it-went', group: 'after', label: 'Asking people whether I seemed odd' },
  { id: 'apologize-later', group: 'after', label: 'Sending an apology for something tiny' },
]

const habitsById: ReadonlyMap<string, SafetyHabit> = new Map(safetyHabits.map((habit) => [habit.id, habit]))

export function findSafetyHabit(id: string): SafetyHabit | undefined {
  return habitsById.get(id)
}
