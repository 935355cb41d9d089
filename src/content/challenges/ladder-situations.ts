import type { LadderSituation } from './ladder-situation.ts'

/**
 * Covers every kind of challenge in every life area at least once, so that a complete sort says something about all of
 * them.
 */
export const ladderSituations: readonly LadderSituation[] = [
  {
    id: 'greet-first',
    text: 'I say good morning first.',
    category: 'conversation',
    lifeCategory: 'work',
    difficultyLevel: 1,
  },
  {
    id: 'lunch-table',
    text: 'I join coworkers who are already eating.',
    category: 'conversation',
    lifeCategory: 'work',
    difficultyLevel: 3,
  },
  {
    id: 'match-message',
    text: 'I answer a match with a question of my own.',
    category: 'conversation',
    lifeCategory: 'dating',
    difficultyLevel: 2,
  },
  {
    id: 'date-silence',
    text: 'I let a pause on a date be a pause.',
    category: 'conversation',
    lifeCategory: 'dating',
    difficultyLevel: 4,
  },
  {
    id: 'seat-neighbor',
    text: 'I talk to the person beside me before class.',
    category: 'conversation',
    lifeCategory: 'school',
    difficultyLevel: 3,
  },

  {
    id: 'meeting-one-line',
    text: 'I say one sentence in a meeting.',
    category: 'public_speaking',
    lifeCategory: 'work',
    difficultyLevel: 2,
  },
  {
    id: 'team-talk',
    text: 'I present my work to the team.',
    category: 'public_speaking',
    lifeCategory: 'work',
    difficultyLevel: 5,
  },
  {
    id: 'tell-story',
    text: 'I tell a story while a whole table listens.',
    category: 'public_speaking',
    lifeCategory: 'dating',
    difficultyLevel: 3,
  },
  {
    id: 'raise-hand',
    text: 'I raise my hand in class.',
    category: 'public_speaking',
    lifeCategory: 'school',
    difficultyLevel: 2,
  },
  {
    id: 'class-talk',
    text: 'I give a talk in front of the class.',
    category: 'public_speaking',
    lifeCategory: 'school',
    difficultyLevel: 4,
  },

  {
    id: 'walk-in-alone',
    text: 'I walk into a work party alone.',
    category: 'social_situations',
    lifeCategory: 'work',
    difficultyLevel: 4,
  },
  {
    id: 'eat-in-view',
    text: 'I eat where coworkers can see me.',
    category: 'social_situations',
    lifeCategory: 'work',
    difficultyLevel: 2,
  },
  {
    id: 'first-date',
    text: 'I meet someone for coffee for the first time.',
    category: 'social_situations',
    lifeCategory: 'dating',
    difficultyLevel: 4,
  },
  {
    id: 'friends-of-date',
    text: 'I meet the friends of someone I like.',
    category: 'social_situations',
    lifeCategory: 'dating',
    difficultyLevel: 5,
  },
  {
    id: 'campus-club',
    text: 'I go to a club’s first meeting.',
    category: 'social_situations',
    lifeCategory: 'school',
    difficultyLevel: 3,
  },

  {
    id: 'work-call',
    text: 'I make a work call where others can hear.',
    category: 'phone_calls',
    lifeCategory: 'work',
    difficultyLevel: 3,
  },
  {
    id: 'pick-up',
    text: 'I pick up a call from a number I don’t know.',
    category: 'phone_calls',
    lifeCategory: 'work',
    difficultyLevel: 2,
  },
  {
    id: 'voice-note',
    text: 'I send a voice note to someone I like.',
    category: 'phone_calls',
    lifeCategory: 'dating',
    difficultyLevel: 2,
  },
  {
    id: 'video-date',
    text: 'I have a video call before a first date.',
    category: 'phone_calls',
    lifeCategory: 'dating',
    difficultyLevel: 4,
  },
  {
    id: 'office-call',
    text: 'I call a school office with a question.',
    category: 'phone_calls',
    lifeCategory: 'school',
    difficultyLevel: 2,
  },

  {
    id: 'say-no-work',
    text: 'I say no to extra work.',
    category: 'assertiveness',
    lifeCategory: 'work',
    difficultyLevel: 4,
  },
  {
    id: 'disagree',
    text: 'I disagree with someone out loud.',
    category: 'assertiveness',
    lifeCategory: 'work',
    difficultyLevel: 3,
  },
  {
    id: 'say-what-i-want',
    text: 'I say what I want to do on a date.',
    category: 'assertiveness',
    lifeCategory: 'dating',
    difficultyLevel: 2,
  },
  {
    id: 'group-share',
    text: 'I tell my group that the work is not shared fairly.',
    category: 'assertiveness',
    lifeCategory: 'school',
    difficultyLevel: 4,
  },
]
