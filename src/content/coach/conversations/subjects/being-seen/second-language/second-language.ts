import type { Conversation } from '../../../conversation.ts'
import { secondLanguageAnswers } from './second-language-answers.ts'
import { secondLanguageReplies } from './second-language-replies.ts'

export const secondLanguage: Conversation = {
  id: 'second_language',
  name: 'speaking a language that is not your first',
  tap: 'In a second language',
  open: {
    say: [
      'In a second language you can sound slower and simpler than you are, and people meet that version of you. When you open your mouth, what do you expect them to think?',
      'By the time you have built the sentence, the others are two topics ahead. Which moment is hardest: starting, not understanding them, or being asked to repeat yourself?',
      'One "sorry, what?" can make you wish you had said nothing. What are you afraid it says about you?',
    ],
    taps: ['My accent', "I don't understand them", 'Making mistakes', 'I sound stupid'],
  },
  openAfter: {
    say: [
      'So you talked, or tried to, in a language that makes you work for each sentence. What did they actually say back?',
      'Afterward the right word tends to show up, too late. Which part of the conversation are you still correcting in your head?',
    ],
    taps: ['I had to repeat', 'I got no words', 'They switched language', 'Somebody laughed'],
  },
  glad: {
    say: [
      "That's very good to hear. You were understood, in a language you had to learn on purpose.",
      "Good. For a while it was about what you said instead of how you said it. That's worth enjoying.",
    ],
  },
  fear: {
    say: [
      "Part of you may be expecting that they'll hear the accent and the mistakes, and decide you're less smart than you are. Is that close?",
      'My guess is this: you lose the thread, you have to ask again, and they get that tired look, as if you were too much work. Is that about right?',
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      'Once in the next few days, say something without building it in your head first. Start with whatever word you have and let the mistakes stand. Guess what the other person will do with them, then look. Would you try that?',
      'Next time you don\'t catch something, ask instead of nodding: "I didn\'t get that. Can you say it another way?" You may expect them to be annoyed, so watch for it. Would you do that once?',
      'Choose one short conversation this week, with a neighbor, a colleague or somebody at a counter, and go in without preparing the sentences. Leave out the apology for how you speak. See if they bring it up. What would make that doable?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:drop-one-safety-habit',
    step: 'say something without preparing it first, or ask when you did not understand',
  },
  stepAfter: {
    say: [
      'Take ten minutes. Write what they said and did, and then, apart from it, what you think they thought. Look up the one word you were missing, if you like, and close the book for today. Could you do that?',
      `If something may have been misunderstood, one line clears it up: "Yesterday I meant this." If it was only an accent or a wrong ending, there's nothing to fix. Would you check which one it is, and then leave it?`,
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'write down what they really said and clear up one thing if it was misunderstood',
  },
  other: {
    say: [
      'You could tell one person how they can help. "I understand more when you talk a bit slower" or "Please correct me when it matters." They won\'t know unless you say it. Who could that be?',
      'Change the setting instead: one person instead of a group, a walk instead of a loud room, a shared task instead of a chat. Less noise leaves you more room for words. Where would that be possible for you?',
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'tell one person what helps you, or meet somebody in a quieter setting',
  },
  smaller: {
    say: [
      'Two minutes, alone: talk out loud about your day in that language, without stopping to fix anything. If a word is missing, go around it or use your own. Could you do that today?',
      'Send somebody a short voice message in that language, one take, no second try. "Hi, I\'m on my way" is enough. Does that sound small enough?',
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    item: 'challenge:send-a-voice-note',
    step: 'speak for two minutes alone, or send one short voice message in one take',
  },
  why: {
    say: [
      'Because preparing each sentence makes you late, and then you stay silent and nobody gets to know you. With a mistake in it and on time, a sentence does its job. You can only see that by trying it.',
      "Because nodding when you're lost feels safe and costs you the rest of the conversation. Asking once shows you how people take it. Often it's quicker for both of you.",
    ],
  },
  lines: {
    say: [
      `For when it goes too fast, and for when a word is missing:\n"Can you say that another way?"\n"I don't know the word. It's the thing you use for this."\n"Give me a second. I'm looking for the word."`,
      `For being included, and for the repeats:\n"I'm still thinking about what you said before. Can I go back?"\n"Did I say that right, or did it come out strange?"\n"I'd like to keep practicing, if you have the patience."`,
    ],
  },
  when: {
    say: [
      'Good. Who will you be talking to next in that language, and on which day?',
      'A short, ordinary moment is best, one where little depends on it. When does one come up?',
    ],
    taps: ['Today', 'Tomorrow', 'When it comes up'],
  },
  agreed: {
    say: [
      "Good, that's what it will be. Mistakes are allowed in it; they're part of the plan.",
      "Then it's a plan. Being understood is enough, and it doesn't have to be correct. I'll ask how it was.",
    ],
  },
  didIt: {
    say: [
      'You spoke before it was perfect. That took nerve. What did the other person do with it, next to what you had feared?',
      'That counts, mistakes and all. What did you find out?',
    ],
    taps: ['They understood', 'I had to repeat', 'They helped me'],
  },
  partly: {
    say: [
      'Some of it got said in a language you had to learn. That counts. Where did the words run out?',
      'You were in it for a while. What made you stop?',
    ],
    taps: ['They were too fast', 'I switched back', 'A word was missing'],
  },
  didNot: {
    say: [
      'All right. Some days your brain is too tired for a second language. Was it tiredness, or the fear of the first sentence?',
      "Okay, it's still open. What would have made the start less steep?",
    ],
    taps: ['I was too tired', 'It was too big', 'No chance came'],
  },
  wentBadly: {
    say: [
      "That's painful, especially when you know how well you'd have said it in your own language. What did they say or do?",
      "That sounds like a hard one. There's no need to explain it in perfect words here. What happened, step by step?",
    ],
    taps: ['They laughed', 'They stopped listening', 'They were rude', 'I went silent'],
  },
  distress: {
    say: [
      'Stop looking for words for a minute. Name five things around you in your own first language, out loud or in your head. You may rest from the other one for the whole evening.',
      "Slow down. Put your hand on something cool and feel it. You don't have to say anything to anyone now, in any language. It's fine to leave, and fine to stop here.",
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    'So people know the slow version of you and not the quick one. Where do you miss that most?',
    "That's tiring in a way that people with one language rarely see. Is it harder with strangers, or with the ones you see every day?",
    'I understand better now. What do you usually do when you notice you have lost the thread?',
  ],
  reassure: [
    "I can't tell you how you sound to them, or what they made of it. Known: did they answer, did they go on. Guessed: that they thought less of you. Would you like to check it in one short conversation?",
    "Not everybody will be patient, and there's no promising that. How many are, you can find out, by asking once when you're lost and watching. Want to plan one place for it?",
  ],
  answers: [...secondLanguageAnswers, ...secondLanguageReplies],
}
