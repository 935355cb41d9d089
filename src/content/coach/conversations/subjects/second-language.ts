import type { Conversation } from '../conversation.ts'

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
      'Afterward the right word tends to show up, too late. Which part of the talk are you still correcting in your head?',
    ],
    taps: ['I had to repeat', 'I got no words', 'They switched language', 'Somebody laughed'],
  },
  glad: {
    say: [
      'That is very good to hear. You were understood, in a language you had to learn on purpose.',
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
      'Choose one short talk this week, with a neighbor, a colleague or somebody at a counter, and go in without preparing the sentences. Leave out the apology for how you speak. See if they bring it up. What would make that doable?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:drop-one-safety-habit',
    step: 'say something without preparing it first, or ask when you did not understand',
  },
  stepAfter: {
    say: [
      'Take ten minutes. Write what they said and did, and then, apart from it, what you think they thought. Look up the one word you were missing, if you like, and close the book for today. Could you do that?',
      'If something may have been misunderstood, one line clears it up: "Yesterday I meant this." If it was only an accent or a wrong ending, there is nothing to repair. Would you check which one it is, and then leave it?',
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'write down what they really said and clear up one thing if it was misunderstood',
  },
  other: {
    say: [
      'You could tell one person how they can help. "I understand more when you talk a bit slower" or "Please correct me when it matters." Most people don\'t know unless you say it. Who could that be?',
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
      'Because nodding when you are lost feels safe and costs you the rest of the talk. Asking once shows you how people take it. Often it is quicker for both of you.',
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
      'Then it stands. Understood is enough, and it does not have to be correct. I will ask how it was.',
    ],
  },
  didIt: {
    say: [
      'You spoke before it was perfect. That took something. What did the other person do with it, next to what you had feared?',
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
      'All right. Some days the head is too tired for a second language. Was it tiredness, or the fear of the first sentence?',
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
      'Slow down. Put your hand on something cool and feel it. You do not have to say anything to anyone now, in any language. It is fine to leave, and fine to stop here.',
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    'So people know the slow version of you and not the quick one. Where do you miss that most?',
    "That's tiring in a way that people with one language rarely see. Is it harder with strangers, or with the ones you see every day?",
    'I understand better now. What do you usually do when you notice you have lost the thread?',
  ],
  reassure: [
    "I can't tell you how you sound to them, or what they made of it. Known: did they answer, did they go on. Guessed: that they thought less of you. Would you like to check it in one short talk?",
    'Not everybody will be patient, and there is no promising that. How many are, you can find out, by asking once when you are lost and watching. Want to plan one place for it?',
  ],
  answers: [
    {
      like: [
        'what about my accent',
        'i hate how i sound',
        'can i get rid of my accent',
        'everyone hears im foreign',
        'people always ask where im from',
      ],
      say: [
        "You'll probably keep some of it, like most people who learned a language later. It doesn't need to go. What helps people follow you is pace: shorter pieces and a pause after each. That you can change this week.",
        'People will hear it, yes. What they make of it differs from person to person. If "where are you from?" tires you, you can name your neighborhood and ask them back.',
      ],
    },
    {
      like: [
        'what if they dont understand me',
        'they keep saying what',
        'i have to repeat everything three times',
        'and if nobody gets what i say',
        'they look confused when i talk',
      ],
      say: [
        'Then say it a second time in other words, shorter, with the main word first. Repeating the same sentence louder seldom helps. Writing down or showing the word is fine too. It is the two of you missing each other, not you alone.',
      ],
    },
    {
      like: [
        'i dont understand when they talk fast',
        'i pretend i understood',
        'i nod and smile when im lost',
        'they use slang and i have no idea',
        'what do i do when i didnt get it',
      ],
      say: [
        `Ask early, about the last bit: "I got it until Friday. What comes after that?" That shows you were with them. Nodding feels polite and leaves you guessing later. Try asking once a day instead.`,
      ],
    },
    {
      like: [
        'what if i make a mistake',
        'my grammar is terrible',
        'i check every sentence in my head before i say it',
        'what if its wrong',
        'im afraid of using the wrong word',
      ],
      say: [
        'You will make some; everybody in a second language does, for years. Most of them change nothing about what you mean. When one does, you say "no, I mean the other one." That is a normal part of talking.',
      ],
    },
    {
      like: [
        'they switch to english when i try',
        'they answer me in my language',
        'people switch languages the minute i speak',
        'how do i ask them to stay in the language',
      ],
      say: [
        `Ask for it: "I'd like to practice. Can we stay with it for five minutes?" They usually switch to be helpful or quick, and it isn't a verdict. If they're in a hurry, let it go and try the next one.`,
      ],
    },
    {
      like: [
        'should i apologize for my english',
        'do i tell them first that im not good at it',
        'i always say sorry for my english',
        'should i warn people',
      ],
      say: [
        `No, no apology is needed. If you want to say something, ask for what helps: "Please talk a bit slower with me." Saying sorry makes people listen for mistakes. Leave it out once and see if anything changes.`,
      ],
    },
    {
      like: [
        'in a group i cant keep up',
        'i get left behind when there are many people',
        'by the time i know what to say they changed the topic',
        'group conversations are impossible',
        'jokes go over my head',
      ],
      say: [
        'Groups are the hardest form, also for people who have been at it for years. Sit beside one person and talk to that one. You can also bring a topic back: "About what you said before." Nobody minds that.',
      ],
    },
    {
      like: [
        'im a different person in this language',
        'im funny in my own language',
        'nobody here knows the real me',
        'i sound like a child',
        'at home i was good at talking',
      ],
      say: [
        'You are the same person with fewer words, and it is a real loss while it lasts. One way through is doing things: cooking, work, a game. People get to know you by more than sentences.',
        'That gap is hard, and it gets smaller with use. Try one joke or one strong opinion in simple words. It may fall flat. It is still more you than a correct sentence about the weather.',
      ],
    },
    {
      like: [
        'how long until i speak well',
        'when will this get easier',
        'ive been here for years and still cant',
        'im too old to learn it',
      ],
      say: [
        "That can't be said in months; it depends on how much you speak, more than on age. The fear and the language also don't move at the same speed. Many speak well and stay afraid, until they use it unprepared.",
      ],
    },
    {
      like: [
        'they laughed at my pronunciation',
        'someone imitated my accent',
        'what if they make fun of me',
        'my own family laughs at how i speak',
        'people correct me in front of everyone',
      ],
      say: [
        `Some do, and it's unkind, meant well or not. You can answer, "That's how I say it. Did you understand me?" With people close to you, tell them at a calm moment that you want to be corrected alone, or not at all.`,
      ],
    },
    {
      like: [
        'its racist sometimes',
        'they treat me worse because of how i talk',
        'people are rude to foreigners here',
        'they told me to learn the language',
        'they talk to me like im dumb',
      ],
      say: [
        'Then the fault is with them, and your fear has a reason there. You owe such people no practice and no patience. Keep the tries for those who answer you decently. If it happens at work or school, write it down and report it.',
      ],
    },
    {
      like: [
        'i only talk to people from my country',
        'id rather stay with people who speak my language',
        'i let my kids translate for me',
        'i avoid talking to locals',
      ],
      say: [
        'There is nothing wrong with that; your own language is a place to rest. If it is the only place, life can get narrow. Once a week, do one small errand yourself, in the other language, with nobody translating.',
      ],
    },
    {
      like: [
        'i understand everything but i cant speak',
        'the words are gone when someone looks at me',
        'i know it in my head and then nothing',
        'why do i freeze when i have to talk',
      ],
      say: [
        "That's very common, because understanding and speaking are two different skills, and fear blocks the second one first. Speaking needs practice with your mouth, badly and often. Two minutes aloud a day is a start.",
      ],
    },
    {
      like: [
        'phone calls in english are the worst',
        'i cant do the doctor in this language',
        'what if its something official',
        'i have an appointment and dont have the words',
      ],
      say: [
        `For official things, help is fair: write down three sentences, bring someone, or ask if they have an interpreter. You can also say, "Please speak slowly, and can you write that down for me?" Small talk is the place to practice without notes.`,
      ],
    },
  ],
}
