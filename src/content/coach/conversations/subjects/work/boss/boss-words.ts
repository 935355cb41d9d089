import type { Answer } from '../../../conversation.ts'

/** Lines to say, for people who ask for words. */
export const bossWords: readonly Answer[] = [
  {
    like: [
      'i made a mistake at work and nobody knows yet. how do i tell my boss',
      "How do I own up to an error before it's found?",
      'screwed something up, need words to tell my manager',
      'I did a mistake in my job and I must say to the boss. How I begin?',
      'made a big error today. what do i write to my boss before she finds it',
      "I've discovered a fault in my own work and must report it. How should I phrase it?",
      'no he doesnt know yet. what do i say to him',
    ],
    say: [
      'Mistake, what you\'re doing, what you need, in that order.\n"I need to tell you about a mistake I made with [the thing]."\n"I found it today, and this is what I\'m doing to fix it."\n"What would you like me to do first?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i ask for a raise',
      "I want to ask my boss for more money and don't know how to bring it up.",
      'raise convo, what do i say first',
      'I work here long time and same salary. Which words to ask for more?',
      'havent had a raise in years n too scared to ask. words?',
      'After many years of service I should like to request an increase. How do I put it?',
      'no just the line about the money. how do i say it to her',
    ],
    say: [
      'Ask for the talk first, then say it in one breath.\n"Could we set aside fifteen minutes this week to talk about my pay?"\n"I\'d like to talk about a raise, based on the work I\'ve been doing."\n"If not now, what would need to happen, and by when?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i ask my boss for different hours',
      "I need to change my shifts and I'm scared to ask. What do I say?",
      'want to work from home one day a week, how do i ask',
      'I need other hours in my job, please help to write to the manager',
      'asking for fewer hours. words pls',
      'How might I request an adjustment to my working schedule?',
      'cant do the early shift anymore how do i tell my manager',
    ],
    say: [
      'Name the change and offer a trial.\n"I\'d like to change my hours. Can we talk about what\'s possible?"\n"Could we try it for a month and then look at how it\'s going?"\n"I\'ve thought about how the work still gets covered. Can I show you?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'my boss keeps giving me more work and i cant say no. what do i say',
      'How do I tell my manager I have too much on my plate?',
      'he dumps stuff on me at 5pm. line?',
      'Boss gives too many tasks and I say always yes. What can I say instead?',
      'how to say no to extra work w/o sounding lazy',
      "I'm overloaded and would like to tell my supervisor tactfully.",
      'she asked me to take on another thing. i want to push back what do i write',
    ],
    say: [
      'Hand back the choice instead of a flat no.\n"I can take that on. Which of these should wait?"\n"I\'m full this week. I could start it on Monday."\n"I can\'t do this one well on top of the rest. Can we talk about it?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'my boss wants to talk and wont say about what. what do i write back',
      "Got a 'can we talk tomorrow' from my manager. How should I answer?",
      "boss: 'do you have a minute later?' im dying. what do i reply",
      'My chief wrote he wants to speak with me. What I can answer and ask?',
      "how do i ask what the meeting's about without sounding scared",
      "I've been summoned without explanation. May I ask the subject, and how?",
      'no i havent answered yet. what do i say to her msg',
    ],
    say: [
      'Say yes and ask the topic in the same message.\n"Sure, I\'m free then. What\'s it about, so I can prepare?"\n"Happy to talk. Is there anything I should bring?"\n"Yes. Is it quick, or should I set aside some time?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i call in sick, i hate it',
      "I have to tell my boss I'm ill today. What do I write?",
      'calling in sick msg pls, feel so guilty',
      'I am sick and must write the boss, please short text',
      'do i need to explain my symptoms? what do i say to my manager',
      "How should I word a message saying I'm unwell and not coming in?",
      'sick day text to boss, what do i put',
    ],
    say: [
      'Short is best, and you don\'t need to list symptoms.\n"I\'m sick and won\'t be in today. I\'ll update you tomorrow morning."\n"I\'m not well enough to work today. The one urgent thing is [the thing]."\n"I\'ll be offline and resting. Thanks for understanding."',
    ],
    asks: 'words',
  },
  {
    like: [
      'my boss snapped at me in front of everyone. what do i say to him after',
      'How do I tell my manager not to criticize me in public?',
      'she tore into me in front of the team, how do i bring it up',
      'Boss shouted to me before the others. I want to speak with him but with which words?',
      'got told off in front of customers. what can i say to my manager about it',
      'My supervisor reprimanded me publicly, and I wish to address it with dignity.',
      'want to say something to him about yelling at me with ppl around. words',
    ],
    say: [
      'Ask for two minutes alone, then keep it to one point.\n"Do you have two minutes? It\'s about how that conversation went."\n"I want to hear what I got wrong. It\'s hard to take in with others listening."\n"Next time, could you tell me privately?"',
    ],
    asks: 'words',
  },
]
