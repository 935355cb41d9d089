import type { Answer } from '../../../conversation.ts'

export const feedbackCommon: readonly Answer[] = [
  {
    like: [
      'do i defend myself or just take it',
      'should i answer back when i get feedback',
      'say something or just nod',
      "How ought one to respond to criticism of one's work?",
      'when he tell me mistakes i explain or i stay quiet',
      'explain myself or say ok',
      'i always start justifying. should i not',
    ],
    say: [
      'Neither yet. Say, "Thanks, let me think about that," and write it down. Defending right away sounds harsher than you mean, and only nodding leaves it sitting in your stomach. Come back the next day with what you agree with and one question about the rest.',
    ],
  },
  {
    like: [
      'how do i ask for feedback without fishing',
      'want to know how im doing at work, what do i ask my boss',
      "How should one request an honest appraisal of one's work?",
      'i have no idea if im doing ok. how do i ask',
      'ask feedback to manager, what sentence',
      'my professor never says anything about my work, how do i ask him what he thinks',
      'how do i ask a coworker for honest feedback',
    ],
    say: [
      'Ask small, and you\'ll get something useful.\n"What\'s one thing I could do better next time?"\n"I\'d also like to hear what\'s working."\n"Thanks, that helps. I\'ll try it this week."',
    ],
    asks: 'words',
  },
  {
    like: [
      'boss criticized me, what do i say back',
      'what do i say when someone gives me negative feedback',
      'How does one answer criticism in a professional manner?',
      'my review is tomorrow and i tend to cry. what do i say if its bad',
      'when manager tell me my mistakes what I answer',
      'i get defensive when they correct me. line instead?',
      'got told my report was weak and i just said ok. what should i have said',
    ],
    say: [
      'Thank, ask for an example, take time.\n"Thank you for telling me. Let me make sure I understand."\n"Could you give me an example?"\n"I\'d like to think about it and come back to you tomorrow."',
    ],
    asks: 'words',
  },
]
