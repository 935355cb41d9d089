import type { ChallengeCategory } from '#rules/challenges/facts.ts'
import type { Tags } from './item-tags.ts'

/** Tags of every challenge in a category. */
export const challengeCategoryTags: Readonly<Record<ChallengeCategory, Tags>> = {
  conversation: { needs: ['words', 'connect'], situations: ['opening', 'middle', 'friends', 'meal'] },
  public_speaking: { needs: ['prepare'], situations: ['presentation', 'class', 'meeting', 'interview'] },
  social_situations: {
    needs: ['prepare', 'connect', 'lift'],
    situations: ['party', 'networking', 'first_day', 'meal', 'friends', 'family', 'errand'],
  },
  phone_calls: { needs: ['prepare'], situations: ['phone_call', 'errand', 'message'] },
  assertiveness: { needs: ['refuse', 'ask'], situations: ['boss', 'family', 'meeting'] },
}

/** Additional tags of single challenges. */
export const challengeTags: Readonly<Record<string, Tags>> = {
  'send-one-real-question': { needs: ['words'], situations: ['message', 'date'] },
  'one-follow-up-question': { needs: ['words'], situations: ['middle'] },
  'join-a-lunch-table': { needs: ['connect'], situations: ['meal', 'friends'] },
  'talk-to-someone-new-tonight': { needs: ['prepare'], situations: ['party', 'date'] },
  'ask-a-classmate-for-coffee': { needs: ['connect', 'recover'], situations: ['friends', 'class'] },
  'coffee-without-a-list': { needs: ['prepare'], situations: ['date'] },
  'three-new-people': { needs: ['prepare'], situations: ['networking', 'party'] },
  'one-question-in-class': { needs: ['prepare'], situations: ['class'] },
  'three-sentence-update': { needs: ['prepare'], situations: ['meeting'] },
  'idea-in-ten-minutes': { needs: ['prepare'], situations: ['meeting'] },
  'two-minute-story': { needs: ['words', 'prepare'], situations: ['middle', 'date', 'meal'] },
  'sit-one-row-closer': { needs: ['prepare'], situations: ['class'] },
  'cafe-without-phone': { needs: ['lift'], situations: ['errand', 'date'] },
  'true-profile': { needs: ['words', 'recover'], situations: ['date', 'message'] },
  'walk-in-alone': { needs: ['prepare'], situations: ['networking', 'first_day'] },
  'ask-when-they-close': { needs: ['prepare'], situations: ['phone_call', 'errand'] },
  'send-a-voice-note': { needs: ['connect', 'recover'], situations: ['message', 'friends', 'date'] },
  'call-a-friend': { needs: ['connect', 'lift', 'recover'], situations: ['friends', 'phone_call'] },
  'video-call-before-a-date': { needs: ['prepare'], situations: ['date', 'phone_call'] },
  'call-about-a-job': { needs: ['prepare'], situations: ['interview', 'phone_call'] },
  'say-which-you-prefer': { needs: ['refuse'], situations: ['date', 'friends'] },
  'move-a-plan': { needs: ['refuse'], situations: ['date', 'friends', 'family', 'message'] },
  'ask-to-turn-it-down': { needs: ['refuse'], situations: ['errand'] },
  'tell-someone-you-like-them': { needs: ['prepare'], situations: ['date'] },
  'ask-for-more-at-work': { needs: ['ask'], situations: ['boss'] },
  'ask-for-time-to-think': { needs: ['refuse'], situations: ['boss', 'friends'] },
}
