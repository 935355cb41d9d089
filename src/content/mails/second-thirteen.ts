import type { LetterText } from './letter-text.ts'

export const secondThirteen: readonly LetterText[] = [
  {
    subject: 'Halfway',
    paragraphs: [
      'Thirteen letters are behind us, so this is the halfway mark. Time for a short look back.',
      'Take a sheet of paper. On the left, three things you said to somebody in these months that you’d once have kept to yourself. On the right, what happened. Facts only, the way a neighbor would tell it.',
      'The line, for anyone you’d like to thank for being there while you tried: “It helped that you were there.” It can be a text. It can be late.',
    ],
  },
  {
    subject: 'No, thanks',
    paragraphs: [
      'The shortest complete answer is no. The most useful one is “No, thanks.”',
      'You don’t need a reason. A reason is something the other person can solve for you: another day, another dish, a ride home.',
      'The small experiment: turn down one small thing this week without a reason. A receipt, a refill, a favor you don’t have time for. Notice the pull to add “sorry.”',
    ],
  },
  {
    subject: 'The other chair',
    paragraphs: [
      'In a waiting room, in class, in the cafeteria: take the chair that faces people, once.',
      'You’ll feel looked at. Look back: at shoes, bags and the book somebody is reading to begin with, and at a face before you go.',
      'The line, if the book looks good: “Is that any good?” Four words, and they’re about the book.',
    ],
  },
  {
    subject: 'Ask the second one',
    paragraphs: [
      'Most of us ask one question and then wait for our turn. Ask a second one about the answer.',
      'They say they’re going to the lake. You say: “Which end do you go to?” It doesn’t have to be clever. It has to be about the lake.',
      'The small experiment: in one conversation today, ask two in a row before you say anything about yourself. See whether they talk for longer.',
    ],
  },
  {
    subject: 'A small mistake',
    paragraphs: [
      'On purpose, this time. Say a word wrong and correct it. Ask for the time under a clock. Drop a pen and pick it up slowly.',
      'Why would anyone do that? Because a careful day never shows you what a mistake costs. A small one on purpose does.',
      'The small experiment: beforehand, write what you think it will cost you. “She’ll sigh.” Then do it, and write down what it did cost.',
    ],
  },
  {
    subject: 'The replay',
    paragraphs: [
      'Some evenings keep playing after they’re over. If one of yours does, give it ten minutes and a pencil.',
      'Write what happened, as somebody across the table would tell it. Write one thing you did that was all right. Write one thing for next time, small enough for a sticky note. Close the page and wash a cup.',
      'The line, for two in the morning: “It’s written down.” Say it to the ceiling.',
    ],
  },
  {
    subject: 'Are you busy',
    paragraphs: [
      'Here’s a line for people who never want to be a bother: “Do you have two minutes, or is it a bad time?”',
      'They can say it’s a bad time. That’s the point: you’ve asked, so you don’t have to guess from the back of somebody’s head.',
      'The small experiment: ask it three times this week. Beforehand, guess how many will say yes. Then count.',
    ],
  },
  {
    subject: 'Somebody quiet',
    paragraphs: [
      'At the next gathering, look for whoever has said the least. Stand near them for a minute. No need to save them.',
      'Then: “I’m not good at these. How do you know everyone?” It’s true, and it gives them somewhere to start.',
      'The small experiment: before you go over, decide how you think they’ll look when you say it. Then see. You may be wrong in a nice way.',
    ],
  },
  {
    subject: 'The message',
    paragraphs: [
      'There is a message you haven’t answered. It’s been so long that the answer would have to explain itself.',
      'It doesn’t. “I’ve been slow, and I’m glad you wrote. How are you now?” Send that one tonight, and only that one.',
      'The small experiment: put the phone in another room for an hour afterward. Whatever comes back can wait an hour.',
    ],
  },
  {
    subject: 'I see it differently',
    paragraphs: [
      'Four words for a meeting, a dinner, a car: “I see it differently.” Then your reason, in one breath. Then stop.',
      'You don’t have to win. Saying it is the whole task. The room can hold two opinions for as long as it takes to finish the soup.',
      'The small experiment: begin with something that doesn’t matter. Pizza, a song, the fastest way downtown.',
    ],
  },
  {
    subject: 'Out loud',
    paragraphs: [
      'Tonight, stand up and read one paragraph out loud. A recipe will do. Take your time with it.',
      'Voices get rusty when they’re only used for yes, no and thanks. With two minutes a day, yours is warm before the first good morning.',
      'The small experiment: do it for four evenings. On the fifth day, listen to your own first sentence to a stranger.',
    ],
  },
  {
    subject: 'Take the compliment',
    paragraphs: [
      'Somebody says they like your shirt, your idea, your soup. You say it was on sale, it was Ana’s, it’s too salty.',
      'This week, say “Thank you, that’s nice to hear,” and stop there. You’ll want to add something. Look at them instead.',
      'The small experiment: count how often you manage it before the next letter. One is a good number.',
    ],
  },
  {
    subject: 'The last one',
    paragraphs: [
      'This is the last of the twenty-six. A year, one line every other week.',
      'Some of them you’ve used. Some were not for you. A few you’ve probably forgotten, and one or two you now say as if they’d always been yours. That was the idea.',
      'The last line is for you, tonight, out loud if nobody minds: “I said more than I used to.” If it’s true, write down one time it was. If it isn’t yet, “Good morning” still works: two words, and you go first.',
    ],
  },
]
