import type { Need, Situation } from '#rules/coach/intents.ts'
import type { TechniqueId } from '../techniques.ts'

/** What an item helps with. The first situation is the one it was written for. */
export type Tags = { needs: readonly Need[]; situations: readonly Situation[] }

export const techniqueTags: Readonly<Record<TechniqueId, Tags>> = {
  'power-breathing': {
    needs: ['calm', 'prepare', 'ask'],
    situations: ['presentation', 'interview', 'phone_call', 'class', 'boss'],
  },
  'sensory-refresh': { needs: ['calm', 'lift'], situations: ['party', 'networking', 'errand'] },
  'micro-meditation': { needs: ['calm', 'let_go', 'recover'], situations: ['message', 'meal'] },
  'mental-reset': { needs: ['let_go', 'prepare', 'recover'], situations: ['meeting', 'party', 'first_day', 'family'] },
  'movement-stretch': { needs: ['lift', 'calm'], situations: ['meeting', 'first_day'] },
  'confidence-boost': {
    needs: ['prepare', 'ask', 'refuse', 'words', 'connect', 'celebrate', 'lift'],
    situations: ['date', 'interview', 'networking', 'boss', 'friends', 'opening', 'middle', 'ending'],
  },
}

export const articleTags: Readonly<Record<string, Tags>> = {
  'small-talk-social-anxiety-tips': { needs: ['words'], situations: ['opening', 'middle', 'ending', 'meal'] },
  'surviving-first-networking-event': { needs: ['prepare', 'words'], situations: ['networking', 'party', 'first_day'] },
  'making-friends-in-college': { needs: ['connect', 'recover'], situations: ['friends', 'first_day'] },
  'overcome-social-awkwardness-fast': {
    needs: ['let_go', 'words', 'prepare'],
    situations: ['middle', 'opening', 'party', 'meal', 'errand'],
  },
  'group-projects-social-anxiety': { needs: ['refuse', 'prepare'], situations: ['class', 'meeting'] },
  'presentations-social-anxiety': { needs: ['prepare'], situations: ['presentation', 'meeting', 'interview'] },
  'do-i-have-social-anxiety': { needs: ['lift'], situations: [] },
  'how-i-beat-social-anxiety': { needs: ['lift', 'celebrate', 'recover'], situations: [] },
  'first-date-social-anxiety': { needs: ['prepare', 'recover'], situations: ['date'] },
  'phone-calls-social-anxiety': { needs: ['prepare'], situations: ['phone_call', 'errand'] },
}

export const lessonTags: Readonly<Record<string, Tags>> = {
  'why-your-brain-replays-it': { needs: ['let_go', 'recover'], situations: ['party', 'meeting', 'date'] },
  'the-first-ten-minutes': {
    needs: ['prepare'],
    situations: ['party', 'networking', 'first_day', 'family', 'meal', 'friends', 'date'],
  },
  'texting-calls-and-screens': { needs: ['words', 'prepare'], situations: ['phone_call', 'message', 'errand'] },
  'sleep-caffeine-and-nerves': { needs: ['lift', 'calm'], situations: [] },
  'speaking-up-in-meetings': { needs: ['ask', 'prepare', 'refuse'], situations: ['meeting', 'class', 'boss'] },
  'predict-then-check': {
    needs: ['prepare', 'let_go', 'celebrate'],
    situations: ['presentation', 'interview', 'phone_call', 'boss', 'date'],
  },
  'drop-one-safety-habit': { needs: ['prepare', 'connect', 'words'], situations: ['party', 'networking', 'middle'] },
}

export const situationCardTags: Readonly<Record<string, Tags>> = {
  coffee: { needs: ['words', 'connect'], situations: ['meal', 'friends', 'opening'] },
  meeting: { needs: ['prepare', 'words', 'ask'], situations: ['meeting', 'presentation', 'boss', 'interview'] },
  party: { needs: ['prepare', 'words'], situations: ['party', 'family', 'opening'] },
  date: { needs: ['prepare', 'words'], situations: ['date'] },
  networking: { needs: ['prepare', 'words'], situations: ['networking', 'first_day', 'opening'] },
  other: { needs: ['prepare', 'words', 'calm'], situations: ['errand', 'class', 'first_day', 'opening'] },
}
