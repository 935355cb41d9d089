import type { Situation } from '#rules/coach/intents.ts'

/** The coach's situation for each place of the cue library. */
export const cuePlaceSituations: Readonly<Record<string, readonly Situation[]>> = {
  Elevator: ['boss'],
  'Coffee Break': ['meal', 'friends'],
  Meetings: ['meeting'],
  'Lunch Time': ['meal'],
  'Office Events': ['party', 'networking'],
  Leadership: ['boss'],
  'First Date': ['date'],
  'Coffee Date': ['date', 'meal'],
  Dinner: ['date', 'meal'],
  Activity: ['date'],
  Online: ['message', 'date'],
  'Social Event': ['party'],
  Classroom: ['class'],
  Cafeteria: ['meal', 'friends'],
  Library: [],
  'Study Group': ['class', 'friends'],
  'Campus Event': ['party', 'first_day'],
  Dorm: ['friends', 'first_day'],
}
