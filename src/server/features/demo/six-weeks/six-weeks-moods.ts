import { type Mood, type MoodTag, nearestMood } from '#rules/progress/moods.ts'
import { createChance } from '../chance.ts'

export type DemoMood = { daysAgo: number; time: string; mood: Mood; notes?: string; tags: readonly MoodTag[] }

const weeks = 6
const lastDay = 1
/** Gaps on purpose: a visit, and a week when she had other things on her mind. */
const daysOff: readonly number[] = [25, 24, 23, 22, 21, 12, 7]

/** Check-ins with notes. */
const written: readonly DemoMood[] = [
  { daysAgo: 41, time: '21:30', mood: 2, notes: 'First one. I don’t know yet what I am measuring.', tags: ['on-edge'] },
  {
    daysAgo: 38,
    time: '08:31',
    mood: 1,
    notes: 'Round of updates in half an hour. I have three things and will say “nothing from me”.',
    tags: ['wound-up', 'at-work'],
  },
  { daysAgo: 38, time: '09:48', mood: 2, notes: 'Said “nothing from me”. But sat up.', tags: ['at-work'] },
  {
    daysAgo: 35,
    time: '13:05',
    mood: 2,
    notes: 'Lunch in the car. It was fine, which is the problem.',
    tags: ['alone'],
  },
  { daysAgo: 33, time: '16:20', mood: 2, tags: ['wound-up', 'at-home'] },
  {
    daysAgo: 33,
    time: '17:25',
    mood: 4,
    notes: 'Called the bike shop. They close at seven.',
    tags: ['proud', 'at-home'],
  },
  {
    daysAgo: 30,
    time: '18:10',
    mood: 2,
    notes: 'Two people laughed behind me in the hallway. Not about me, probably. I checked twice.',
    tags: ['on-edge', 'at-work'],
  },
  {
    daysAgo: 27,
    time: '09:10',
    mood: 3,
    notes: 'Good morning to Dev before he could say it. He looked pleased.',
    tags: ['at-work', 'hopeful'],
  },
  {
    daysAgo: 20,
    time: '20:45',
    mood: 2,
    notes: 'Back after five days. My sister was here and I didn’t want to write any of it down.',
    tags: ['tired', 'at-home'],
  },
  { daysAgo: 19, time: '10:40', mood: 2, tags: ['wound-up', 'at-work'] },
  { daysAgo: 19, time: '12:15', mood: 3, tags: ['at-work'] },
  {
    daysAgo: 17,
    time: '13:40',
    mood: 4,
    notes: 'Lunch at the table. One question about bread, nine minutes of answer.',
    tags: ['proud', 'with-people'],
  },
  {
    daysAgo: 13,
    time: '22:50',
    mood: 2,
    notes: 'Went over the call all evening. Used the timer: fifteen minutes, then a movie.',
    tags: ['low', 'at-home'],
  },
  { daysAgo: 10, time: '08:35', mood: 2, tags: ['wound-up', 'at-work'] },
  {
    daysAgo: 10,
    time: '09:40',
    mood: 4,
    notes: 'Three sentences. My voice shook in the second one. Nobody moved.',
    tags: ['proud', 'at-work'],
  },
  { daysAgo: 6, time: '21:15', mood: 3, notes: 'Tired more than scared. That’s new.', tags: ['tired'] },
  { daysAgo: 5, time: '10:55', mood: 3, tags: ['on-edge', 'at-work'] },
  { daysAgo: 5, time: '12:05', mood: 4, tags: ['calm', 'at-work'] },
  { daysAgo: 3, time: '18:20', mood: 4, notes: 'Said “I see it differently”. He said “fair”.', tags: ['proud'] },
  {
    daysAgo: 2,
    time: '19:00',
    mood: 4,
    notes: 'Told Priya I’ll give the ten-minute talk. Writing it here so that it’s true.',
    tags: ['hopeful', 'with-people'],
  },
  {
    daysAgo: 1,
    time: '20:30',
    mood: 3,
    notes: 'The talk is in my calendar. My stomach has read it.',
    tags: ['on-edge'],
  },
]

/** Six weeks of check-ins: a slow improvement, with bad days in between and some gaps. */
export function sixWeeksOfMoods(seed: number): DemoMood[] {
  const chance = createChance(seed)
  const days = Array.from({ length: weeks * 7 - lastDay }, (_, index) => weeks * 7 - 1 - index)
  return days.flatMap((daysAgo) => {
    // Drawn for every day, so that adding a note does not change the days after it.
    const [wobble, isSkipped, minute] = [chance(), chance() < 0.18, Math.floor(chance() * 50) + 10]
    const own = written.filter((entry) => entry.daysAgo === daysAgo)
    if (own.length > 0) return own
    if (isSkipped || daysOff.includes(daysAgo)) return []
    const level = 2 + (1.5 * (weeks * 7 - daysAgo)) / (weeks * 7)
    const mood = nearestMood(level + wobble * 2.2 - 1.1)
    return [{ daysAgo, time: `20:${minute}`, mood, tags: mood >= 4 ? ['calm'] : mood <= 2 ? ['tired'] : [] }]
  })
}
