import type { Answer } from '../../../conversation.ts'

export const bossCommon: readonly Answer[] = [
  {
    like: [
      'should i tell my boss or keep quiet',
      'do i talk to my boss about it or just deal',
      'is it smart to tell my manager i have anxiety',
      'Would you inform your superior in my position?',
      'i tell to my boss or no',
      'tell boss: yes no maybe',
      'thinking of telling my manager why im so quiet',
    ],
    say: [
      "Tell them if there's something you'd like them to do differently; then it's a request, and that's something they can act on. You don't have to name any condition. Say what would help: the agenda beforehand, say, or questions in writing. If there's nothing to ask for, you can wait. What would you want to change?",
    ],
  },
  {
    like: [
      'my boss wants to talk. did i do something wrong',
      'got a "can we chat tomorrow" from my manager im dying',
      'am i getting fired? she wants a quick call',
      'I have been asked to see the director and fear the worst.',
      'boss say come to my office tomorrow. is bad?',
      'why does he want to see me',
      'meeting invite from boss no subject. help',
    ],
    say: [
      'You can\'t tell from that, and "can we talk" is often something ordinary: a task, a plan, a date. You\'re allowed to ask: "Sure, anything I should prepare?" That\'s a normal question, and the answer usually takes the guessing out of your evening.',
    ],
  },
  {
    like: [
      'what do i say if they ask what illness i had',
      'coworkers will ask what was wrong with me and i dont want to tell',
      'How may I decline to say what my sick leave was for?',
      '"so what did you have?" how do i answer that at work',
      'it was my mental health and im back monday. if they ask what it was what do i say',
      'colleague ask me which sickness. it is private. what words',
      'nosy guy at the office keeps asking why i was off. need a line',
    ],
    say: [
      'You owe nobody the name of it.\n"It was a health thing. I\'m keeping the details to myself, but thanks for caring."\n"Nothing I want to get into, but I\'m glad to be back."\n"I\'d rather talk about anything else. How have things been here?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'i was off for depression and i want to tell one coworker i trust. how do i say it',
      'how do i tell a close colleague it was anxiety, not the flu',
      'I would like to be honest with one teammate about why I was away. Wording?',
      'what words to tell work friend that my sick leave was mental health',
      'shes my friend at work and i want her to know why i was gone. how do i start',
      'want to tell one person at the office the real reason for my leave, not everyone',
      'how say to my colleague it was burnout, and she keep it secret',
    ],
    say: [
      'Tell it small, and say what you\'d like from them.\n"Can I tell you something that stays between us?"\n"I was off because my mental health got bad. I\'m finding my way back."\n"You don\'t have to fix anything. I wanted you to know."',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i ask for a raise, what are the words',
      'meeting with my boss friday about pay. how do i start',
      'How should one open a conversation regarding a salary increase?',
      'want more money, never asked in 6 years. script',
      'I want ask boss raise but I am shy, what sentence first',
      'i do two peoples jobs now. how do i say i want a raise',
      'raise talk tmrw and my stomach is in knots. opening line?',
    ],
    say: [
      'Say what you do, say the number, then wait.\n"I\'d like to talk about my pay."\n"I\'ve taken on [two things], and I\'d like to move to [number]."\n"If that can\'t happen now, what would it take, and by when?"',
    ],
    about: 'coming',
    asks: 'words',
  },
  {
    like: [
      'how do i ask my boss for a day off',
      'need friday off and im scared to ask. words?',
      "What is the proper way to request a day's leave?",
      'asking for time off by text, what do i write',
      'I need free day for family, how to ask manager',
      'i have a doctor appt and need the morning off, how do i say it',
      'how do i ask for one day off when were super busy',
    ],
    say: [
      'A plain request, no apology.\n"I\'d like to take Friday off. Is that okay with you?"\n"It\'s for something personal."\n"I\'ll make sure my work is covered before I go."',
    ],
    about: 'coming',
    asks: 'words',
  },
  {
    like: [
      'how do i call in sick',
      "i'm sick and have to tell my boss, what do i write",
      'What should I say when reporting that I am unwell today?',
      'feel awful and feel guilty calling out. give me a text',
      'how to tell manager i am ill and not come',
      'calling in sick in an hour, im shaking. script',
      'do i have to say whats wrong with me when i call out? give me the wording',
    ],
    say: [
      'Brief is normal, and symptoms are optional.\n"I\'m sick today and won\'t be able to come in."\n"I\'ll let you know tomorrow morning how I\'m doing."\n"The urgent thing is [task]. The rest can wait."',
    ],
    about: 'coming',
    asks: 'words',
  },
  {
    like: [
      'how do i tell my boss i have anxiety',
      'want to tell my manager about my social anxiety, what do i say',
      'How could I disclose an anxiety disorder to my supervisor?',
      'boss thinks i dont care bc im quiet. how do i tell him its anxiety',
      'tell manager about anxiety, what words not too much',
      'should i email or say it, and how, that i struggle with anxiety at work',
      '1:1 on thursday and i want to bring up my anxiety',
    ],
    say: [
      'Short, with one thing that would help.\n"I\'d like to share something so we can work well together."\n"I deal with anxiety, mostly around [one situation]."\n"It would help me to [one change]. Could we try that?"',
    ],
    about: 'coming',
    asks: 'words',
  },
  {
    like: [
      'what do i say to my boss in the elevator or hallway',
      'ran into the ceo and said nothing. what do you say',
      "What sort of small talk is suitable with one's manager?",
      'alone with my boss in the car for an hour. help me with lines',
      'boss is near me at coffee machine, what to say',
      'small talk with the big boss, pls',
      'how do i chat with my manager before the meeting starts',
    ],
    say: [
      'Bosses like ordinary talk too.\n"Good morning. How\'s your week going?"\n"I enjoyed working on [project] this week."\n"I liked what you said in the last meeting."',
    ],
    asks: 'words',
  },
]
