import type { Answer } from '../../../conversation.ts'

export const secondLanguageCommon: readonly Answer[] = [
  {
    like: [
      'my english is slow',
      'i am slow in english and they talk fast',
      'by the time i make the sentence they are on other topic',
      'My spoken English cannot keep up with my colleagues.',
      'i need time to find words and people dont wait',
      'english not good so i stay quiet',
      'i understand everything but i answer too late always',
    ],
    say: [
      'Slow is fine; it\'s your second language, and you\'re thinking in it live. Take the floor first and build the sentence after: "Wait, I want to add something." That holds your place while you look. Short sentences are good English too. Try it once tomorrow, with a friendly person.',
    ],
  },
  {
    like: [
      'when people speak english too fast what can i say',
      "i don't understand my coworkers, how to ask to repeat slowly",
      "English isn't my first language; how do I request that someone slow down?",
      'they talk fast and i smile like idiot. what i say',
      'on the phone i cannot follow, which sentence is polite for "slower please"',
      'what do i say if i dont know the word in english while talking',
      'my accent, their accent, nobody understands. need lines',
    ],
    say: [
      'Asking shows you care about getting it right.\n"English is my second language. Could you say that a bit more slowly?"\n"I understood most of it. Please say the last part again."\n"I\'m missing the word, so let me describe it."',
    ],
    asks: 'words',
  },
  {
    like: [
      "what do i say when people don't understand my accent",
      'they say "what?" to me again and again because of my accent. what i answer',
      'How might I respond when someone remarks on how I speak English?',
      'someone laughed at my pronunciation. words for it?',
      'colleague corrects my english in front of all. what can i tell',
      'how do i answer "where is that accent from", i get shy',
      'my accent gets comments at every meeting and i go quiet. what could i say',
    ],
    say: [
      `You speak more than one language. That's nothing to apologize for.\n"Let me say it another way."\n"Yes, you're hearing my first language in there."\n"I'm happy to be corrected, later and one on one."`,
    ],
    asks: 'words',
  },
]
