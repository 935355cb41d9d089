import type { LetterText } from './letter-text.ts'

export const firstThirteen: readonly LetterText[] = [
  {
    subject: 'Two words, first',
    paragraphs: [
      'This time the line is two words long: “Good morning.” Say it to one person before they say it to you. A neighbor, a driver, whoever is at the next desk.',
      'Going first is the hard half. After that it’s their turn, and nearly everybody knows what to say to good morning.',
      'The small experiment: do it three days in a row with the same person. On the fourth day, wait, and see who goes first.',
    ],
  },
  {
    subject: 'The last word',
    paragraphs: [
      'Listen to how you end a sentence today. Many of us let the last word drop, as if we were taking it back.',
      'A line to try it on, at any counter: “A large one, please.” Keep “please” as loud as “large.”',
      'The small experiment: order twice this week. Once in your usual voice, once so the person behind you could hear it. See what the person at the counter does differently, if anything.',
    ],
  },
  {
    subject: 'What were we waiting for',
    paragraphs: [
      'Lines and waiting rooms have one good thing about them: nobody can leave, and nobody expects much. So: “Have you been here before? I don’t know how this works.”',
      'You ask for help, which many people like to give. And it ends when a number is called.',
      'The small experiment: in the next line, leave the phone in your pocket for the first three minutes. Count how many other people do.',
    ],
  },
  {
    subject: 'Three seconds',
    paragraphs: [
      'A silence in a conversation feels long from the inside. This week, count one.',
      'When the conversation stops, count to three before you say anything. Look at them or at the window. Then say: “I was thinking about what you said.”',
      'The small experiment: write down who ended the silence, and how. One line is enough. If you’d like a second try, make it four seconds.',
    ],
  },
  {
    subject: 'A better question',
    paragraphs: [
      '“How was your weekend?” gets “Good, you?” Try one with a handle: “What was the best hour of your weekend?”',
      'An hour is small enough to remember. People think for a moment, and then they tell you something real, or they say “sleeping,” which is real too.',
      'The small experiment: ask two people, and answer it yourself before they can ask you back.',
    ],
  },
  {
    subject: 'The door',
    paragraphs: [
      'The worst minute of an evening is often the one outside the door. So here is a plan for that minute, and nothing after it.',
      'Breathe out slowly three times. It’s fine if somebody sees. Then decide on one thing to look for when you go in: a coat you like, a face you know, the food. Then go find it.',
      'The line, for whoever is nearest when you find it: “I was told there’d be food. Have you tried any of it?”',
    ],
  },
  {
    subject: 'Your name, please',
    paragraphs: [
      'Names get lost in the first ten seconds, because we’re busy with our own. This week the line is a repair: “I’m sorry, I’ve lost your name. I’m Robin.”',
      'Put in yours, of course. Saying it first makes it a trade.',
      'The small experiment: use it on somebody you’ve known for too long to ask. Write down what you think their face will do. Then look.',
    ],
  },
  {
    subject: 'Leave it out',
    paragraphs: [
      'Pick one thing you do so that people won’t notice you. The sleeve over the hand, the seat by the door, the laugh at the end of a sentence.',
      'Leave it out for ten minutes, once, around people you don’t mind. Not all day. Ten minutes.',
      'The small experiment: before you start, write what you think will happen without it. Afterward, write what did. Keep the paper. The second line is the one that counts.',
    ],
  },
  {
    subject: 'The end of the call',
    paragraphs: [
      'Calls have a hard beginning, and for some people an even harder end. Here’s an end: “That’s all I needed. Thank you, goodbye.”',
      'Say it, and hang up. You don’t have to wait until they’ve found a nice way out for both of you.',
      'The small experiment: make one call this week that you could have made by text. A store, a library, a friend. End it first.',
    ],
  },
  {
    subject: 'Eleven minutes',
    paragraphs: [
      'If you can’t face the whole evening, go for eleven minutes. Tell one person: “I can’t stay long, I wanted to say hello.”',
      'It’s true, it’s friendly, and it gives you a way out that needs no excuse. Some evenings you’ll leave. On some, the eleven minutes will be over before you look.',
      'The small experiment: set an alarm in your pocket. When it goes, ask yourself what you want, not what you promised.',
    ],
  },
  {
    subject: 'Say it plain',
    paragraphs: [
      'A compliment that works has a noun in it. “I can read every word of your handwriting” is better than “You’re so talented.”',
      'So look for the noun. Their map, their soup, the way they ran that meeting. Then: “I liked how you did that.” And stop.',
      'The small experiment: give one away this week and don’t take it back with a joke. See what they do with it.',
    ],
  },
  {
    subject: 'Red',
    paragraphs: [
      'If your face goes red, you’ve probably tried cold water, powder and sitting near the window. Try a sentence instead: “Yes, I go red. Anyway.”',
      'Then say the next thing. The word that does the work is “anyway.”',
      'The small experiment: climb some stairs, arrive warm somewhere, and say it before anybody can. Write down who talked about your face, and for how long.',
    ],
  },
  {
    subject: 'Half a story',
    paragraphs: [
      'Nobody asked for the whole story. “I got locked out on Saturday” is enough. Wait and see if they want the rest.',
      'If they ask, tell them. If they don’t, you’ve still told somebody about your Saturday, and it’s their turn.',
      'The small experiment: tell the same half story to two people. Notice which part each of them asks about.',
    ],
  },
]
