export const needs = [
  'safety',
  'calm',
  'prepare',
  'let_go',
  'words',
  'connect',
  'ask',
  'refuse',
  'recover',
  'lift',
  'celebrate',
  'elsewhere',
] as const
/** What the person wants from this turn. */
export type Need = (typeof needs)[number]

export const situations = [
  'opening',
  'middle',
  'ending',
  'friends',
  'date',
  'presentation',
  'class',
  'phone_call',
  'boss',
  'interview',
  'meeting',
  'party',
  'networking',
  'meal',
  'message',
  'first_day',
  'family',
  'errand',
  'none',
] as const
/** Where in a conversation it happens. `opening`, `middle` and `ending` are its parts. */
export type Situation = (typeof situations)[number]

export const stages = ['before', 'during', 'after', 'none'] as const
export type Stage = (typeof stages)[number]

export const coachIntents = [
  'panic_now',
  'pre_event_anxiety',
  'post_event_rumination',
  'conversation_starter',
  'keep_going',
  'end_conversation',
  'making_friends',
  'date_nerves',
  'presentation',
  'class_participation',
  'phone_call',
  'ask_boss',
  'assertive_no',
  'rejection',
  'low_mood',
  'progress_share',
  'off_topic',
  'crisis',
] as const
export type CoachIntent = (typeof coachIntents)[number]

/**
 * Which facets each flat intent stands for. The situation is only the usual one: a message that names another
 * ("interview", "party") overrides it, and likewise the stage.
 */
export const intentTable: Readonly<Record<CoachIntent, { need: Need; situation: Situation; stage: Stage }>> = {
  panic_now: { need: 'calm', situation: 'none', stage: 'during' },
  pre_event_anxiety: { need: 'prepare', situation: 'none', stage: 'before' },
  post_event_rumination: { need: 'let_go', situation: 'none', stage: 'after' },
  conversation_starter: { need: 'words', situation: 'opening', stage: 'before' },
  keep_going: { need: 'words', situation: 'middle', stage: 'during' },
  end_conversation: { need: 'words', situation: 'ending', stage: 'during' },
  making_friends: { need: 'connect', situation: 'friends', stage: 'none' },
  date_nerves: { need: 'prepare', situation: 'date', stage: 'before' },
  presentation: { need: 'prepare', situation: 'presentation', stage: 'before' },
  class_participation: { need: 'prepare', situation: 'class', stage: 'before' },
  phone_call: { need: 'prepare', situation: 'phone_call', stage: 'before' },
  ask_boss: { need: 'ask', situation: 'boss', stage: 'before' },
  assertive_no: { need: 'refuse', situation: 'none', stage: 'none' },
  rejection: { need: 'recover', situation: 'none', stage: 'after' },
  low_mood: { need: 'lift', situation: 'none', stage: 'none' },
  progress_share: { need: 'celebrate', situation: 'none', stage: 'after' },
  off_topic: { need: 'elsewhere', situation: 'none', stage: 'none' },
  crisis: { need: 'safety', situation: 'none', stage: 'none' },
}
