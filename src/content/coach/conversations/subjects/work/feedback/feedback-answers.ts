import type { Answer } from '../../../conversation.ts'

export const feedbackAnswers: readonly Answer[] = [
  {
    like: [
      'what if i cry',
      'i cried in my review',
      'i tear up when im criticized',
      'what if I break down in front of them',
    ],
    say: [
      'Then you say "give me a moment," and take it. Crying is something a body does when a thing matters. You can ask to go on, or to finish tomorrow. If it has happened already, no explanation is owed.',
    ],
  },
  {
    like: ["the feedback isn't fair", 'they are wrong about me', "what if it's not true", 'do i have to agree with it'],
    say: [
      'You don\'t have to agree. You can say "I see that differently, and here\'s why," once, with one example. Wait a night first. Sometimes part of an unfair comment is true, and sometimes none of it is.',
    ],
  },
  {
    like: [
      'am i going to be fired',
      'what if this means im out',
      'will i lose my job after this review',
      'does a bad review mean the end',
    ],
    say: [
      'I can\'t know that. It\'s a fair thing to ask them straight: "How serious is this?" A bad point in a review and a job at risk are two different things, and they can tell you which it is.',
    ],
  },
  {
    like: [
      'they say i need to be more vocal',
      'the comment was quiet',
      'what does be more proactive mean',
      'i always get told to speak up more',
      'lacks confidence it says',
    ],
    say: [
      'It depends on what they meant, and words like that are too vague to act on. Ask for one situation: "When did you want me to speak up?" Then you have a moment to try, instead of a trait to change.',
    ],
  },
  {
    like: [
      'how do i not get defensive',
      'i always explain myself too much',
      'i argue with every point',
      'i go straight into excuses',
    ],
    say: [
      'Write down what they say while they say it. It keeps you from answering too soon, and you get their exact words. Say "thank you, I\'ll think about it," and answer a day later, if at all.',
    ],
  },
  {
    like: ['should i apologize', 'do i say sorry', 'how do i make up for it', 'i want to write them a long apology'],
    say: [
      'Only if something was really harmed, and then once: "That was my mistake, I\'ll do it this way from now on." For work that could be better, no apology is needed. Changing one thing says more.',
    ],
  },
  {
    like: [
      'i only remember the bad part',
      'why cant i hear the good things',
      'nine good comments and i think of the one bad',
      "one sentence and i can't let go",
    ],
    say: [
      "Yes, that's how it works for many people: criticism sticks and praise slides off. Write out the good lines by hand, as exactly as the bad one, and read them in the same voice.",
    ],
  },
  {
    like: [
      'what do i say in my own review',
      'they want me to bring my thoughts',
      'how do I write a self assessment',
      'i dont know what to say about myself',
      'how do i prepare for my review',
    ],
    say: [
      "Three notes are enough: one thing that went well, with an example; one you would like to do better; one you need from them. You don't have to criticize yourself before they can.",
    ],
  },
  {
    like: [
      'they criticized me in front of everyone',
      'he told me off in front of the team',
      'everyone heard it',
      'humiliated in front of the others',
    ],
    say: [
      "That's worse than the same words in private, and you can say so: \"Next time I'd like to hear that one on one.\" You can't know what the others thought. Some may have felt for you.",
    ],
  },
  {
    like: [
      'how do i ask what they meant',
      'can i ask for an example without sounding difficult',
      'is it ok to ask questions about it',
      'i didnt understand the comment',
    ],
    say: [
      'Yes, and it usually sounds like interest: "I want to get this right. Can you show me one place where you saw it?" If you can\'t say it, write it. One question, not five.',
    ],
  },
  {
    like: [
      'why am i so sensitive',
      'is it normal to think about it for days',
      'everyone else takes criticism fine',
      'it ruins my whole week',
    ],
    say: [
      "Yes, it's common to carry it for days, especially when you care about the work. Others may carry theirs home too, where you don't see it. Give it fifteen minutes a day on paper, and close the book in between.",
    ],
  },
  {
    like: [
      "i can't take compliments",
      'praise makes me uncomfortable',
      'they said something nice and i didnt know what to do',
      'what do i say when they praise me',
    ],
    say: [
      '"Thank you, I\'m glad you told me" is a full answer. You don\'t have to believe it yet or give the credit away. Count to two before you say anything else, and leave out the "but."',
    ],
  },
  {
    like: [
      "i don't want to read it",
      'i havent opened the email with the comments',
      'too scared to look at my grade',
      'i keep avoiding the review document',
    ],
    say: [
      "You don't have to read it this minute. Pick a time in daylight, guess first what it says, and read it once, with something to do right after. Unread, it tends to say the worst thing you can think of.",
    ],
  },
  {
    like: [
      'what if they ask what i think',
      'what do i answer when they finish talking',
      'i go silent in feedback talks',
      'i never know what to say back',
    ],
    say: [
      'Then "I\'d like to think about it and come back to you" is a complete answer. If you want to give them something now, repeat the main point in your own words and ask if that is it.',
    ],
  },
]
