import type { Answer } from '../../../conversation.ts'

export const newJobAnswers: readonly Answer[] = [
  {
    like: [
      'i forget all the names',
      'how do i learn everyones names',
      "it's too late to ask her name again",
      'i called someone the wrong name',
    ],
    say: [
      `Ask again: "Tell me your name once more, I want to get it right." In the first weeks that is ordinary, and later it's still better than avoiding someone. Two names a day is plenty.`,
    ],
  },
  {
    like: [
      'who do i eat lunch with',
      'i eat in my car',
      'they all go to lunch without me',
      'what do i do in the breaks',
      'i sit alone at lunch',
    ],
    say: [
      `You can ask one person: "Where do people eat here? Can I come along?" Eating alone is also allowed, and some days it's rest. If it becomes hiding, sit with others for ten minutes once a week.`,
    ],
    item: 'challenge:join-a-lunch-table',
  },
  {
    like: [
      'they already have their group',
      'everyone has known each other for years',
      'i dont get their jokes',
      'i am an outsider there',
    ],
    say: [
      'Yes, they do, and it takes weeks to be part of it, not days. You get in through one person, not through the group. Look for the one who says hello first, or who sits at the edge, and start there.',
    ],
  },
  {
    like: [
      'do i ask too many questions',
      'they will think im stupid if i ask again',
      "what if i'm annoying them",
      'i already asked that twice',
    ],
    say: [
      'Better one too many than one too few; more trouble comes from not asking. Write the answers down, so each question comes once or twice. If you\'re unsure, check the timing: "Is now a good time?"',
    ],
  },
  {
    like: [
      'i made a mistake in my first week',
      'i messed something up already',
      'i broke something on day two',
      'what if i do it wrong',
    ],
    say: [
      'Tell the person it concerns, soon and short: "I did this wrong. How do I fix it?" Mistakes are part of a first week. What you do in the next hour says more than the slip.',
    ],
  },
  {
    like: [
      'they think im too quiet',
      'i havent said a word in three days',
      "everyone says you're so quiet",
      'am i too quiet for this place',
    ],
    say: [
      'Maybe some think so; quiet at the start is common and people expect it. "I take a while to warm up" is a good answer if someone says it. One small sentence a day is enough to change the picture.',
    ],
  },
  {
    like: [
      'nobody told me where to sit',
      'i stand around with nothing to do',
      'they forgot about me',
      'no one explains anything',
      'i dont know what im supposed to do',
    ],
    say: [
      'Ask one person, out loud: "I\'ve got nothing to do right now. Where should I be?" Being left standing is usually bad planning, not a verdict on you. Ask who you should go to when it happens again.',
    ],
  },
  {
    like: [
      'they all speak another language together',
      'i dont understand their language',
      'they talk in their own language in front of me',
      'my english is not good enough for this job',
    ],
    say: [
      "That's lonely, and it may not be aimed at you at all. Learn their good morning and their thank you, and ask one person to teach you a word a day. When it's about the work, ask them to show you.",
    ],
  },
  {
    like: [
      'they say my name wrong',
      'they have called me the wrong name for months',
      'is it too late to correct them',
      'my badge has the wrong name',
    ],
    say: [
      "No, it isn't too late. \"Small thing: it's said like this. I didn't want to make a fuss before.\" Tell one person, and ask them to pass it on. It's a strange moment, and then you have your name.",
    ],
  },
  {
    like: [
      'how long until it gets better',
      'when will i stop feeling new',
      'how long does it take to fit in',
      "it's been two weeks and still awful",
    ],
    say: [
      "It depends, and it's usually weeks or months rather than days. It comes in pieces: first the way around, then the work, then a face or two. Look for the next piece, not all of it.",
    ],
  },
  {
    like: [
      'i want to quit already',
      'should i leave after one week',
      'i dont want to go back tomorrow',
      'this was the wrong decision',
      'i cant do this job',
    ],
    say: [
      "You can leave, and sometimes that's right, especially if you're treated badly. If it's the newness, set a date a few weeks off and decide then, not on a bad evening. Until then you only have to do the next day.",
    ],
  },
  {
    like: [
      'should i tell them im shy',
      'do i tell my new boss i have anxiety',
      'should i say that im anxious',
      'do they need to know',
    ],
    say: [
      "You don't have to. With one person you half trust, a small version can help: \"I'm slow with new people, it's nothing about you.\" Anything about your health is yours to tell or keep.",
    ],
  },
  {
    like: [
      'how do i introduce myself',
      'what do i say on the first day',
      'i have to say something about me to everyone',
      'they will make me stand up and introduce myself',
    ],
    say: [
      `Name, what you'll be doing, and one line: "I'm new today, so tell me if I'm in your spot." That's long enough. You'll say it many times, and nobody needs it to be different each time.`,
    ],
  },
  {
    like: [
      'they want me to go for drinks after work',
      'do i have to join the after work thing',
      'i dont drink and they all go to the bar',
      'can i say no to the team dinner',
    ],
    say: [
      'No, you don\'t have to. If you\'d like the company, half an hour with a soda counts as having been there. If not, "not tonight, thanks for asking" keeps the door open. No reason is needed.',
    ],
  },
]
