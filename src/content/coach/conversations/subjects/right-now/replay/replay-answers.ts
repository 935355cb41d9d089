import type { Answer } from '../../../conversation.ts'

export const replayAnswers: readonly Answer[] = [
  {
    like: [
      'how do i stop replaying it',
      'how do i make it stop',
      "i can't switch my head off",
      'make it stop please its been hours',
      'is there any way to turn this off',
    ],
    say: [
      "You can't switch it off by force, and trying hard usually brings it back. What works better is to notice it, not answer it, and turn to something your hands can do. You'll do that many times, and it tends to get shorter.",
    ],
  },
  {
    like: [
      'did i say something wrong',
      'was it really that bad what i said',
      'was that weird',
      'do you think it came across as rude',
      'be honest was it embarrassing',
    ],
    say: [
      "I can't judge that; I wasn't there, and I only have it the way your worry tells it. One test: if a friend had said the same words to you, what would you have done about it the next day?",
    ],
  },
  {
    like: [
      'do they still think about it',
      'are they talking about me now',
      'they probably remember every second',
      'i bet they laughed about it after',
      'does anyone even remember',
    ],
    say: [
      "There's no way to know from here. What you can check is your own memory: count the clumsy things other people said last month that you still remember. Most of us remember far fewer of theirs than of our own.",
    ],
  },
  {
    like: [
      'should i apologize',
      'should i text them and explain',
      'do i message everyone to clear it up',
      'i want to write them a long explanation',
      'maybe i should call and say sorry',
    ],
    say: [
      'It depends. If somebody was hurt, say sorry once, in two sentences. If you want to explain so that the feeling stops, wait a day and see if it still needs saying.',
    ],
  },
  {
    like: [
      'it happened years ago',
      'why do i still think about something from school',
      'its been ten years and i still cringe',
      'why does my brain bring up old stuff',
      'stuff from when i was a kid comes back at night',
    ],
    say: [
      'Yes, old ones come back too, in a lot of people. Shame makes a memory sticky, and pushing it away keeps it fresh. Say what it is, "an old one," let it sting for a few seconds, and go on with what you\'re doing.',
    ],
  },
  {
    like: [
      'it always starts when i go to bed',
      "i can't sleep because of it",
      'what do i do at night',
      'awake at 3am going over it',
      'as soon as the light is off it starts',
    ],
    say: [
      'Get up for a bit. Sit somewhere with low light and do something dull with your hands until you get sleepy, then go back. In bed at night everything looks worse, so nothing gets judged there. If bad nights go on for weeks, tell a doctor.',
    ],
  },
  {
    like: [
      'but i need to learn from it',
      "if i don't think about it i'll do it again",
      'i have to figure out what went wrong',
      "isn't it good to reflect",
      'how else do i improve',
    ],
    say: [
      "Learning is worth doing, and it takes about ten minutes. What happened, what was all right, one thing to try next time. After that it's repetition. A fair question: has the last hour taught you anything the first ten minutes didn't?",
    ],
  },
  {
    like: [
      'is it normal to do this',
      'does everyone replay conversations',
      'am i the only one who does this',
      'is something wrong with me',
      'other people just move on',
    ],
    say: [
      "It's very common, and with social anxiety it tends to be longer and harsher. It's a habit of the mind. If it takes hours out of most days, that's a good reason to get a person's help with it.",
    ],
  },
  {
    like: [
      'i keep rereading the messages',
      'i listen to my voice note over and over',
      'i check if they viewed it',
      'i scroll up and read what i wrote again',
      'i watch the recording again and again',
    ],
    say: [
      'Rereading is the same replay, on your phone. It feels like checking, and it finds nothing new. Archive the chat until tomorrow, or put the phone in another room for half an hour, and see what the urge does after a while.',
    ],
  },
  {
    like: [
      'i already tried writing it down',
      'distraction does nothing',
      "i tried and it doesn't work",
      'journaling makes it worse for me',
      'tried all that',
    ],
    say: [
      'Then leave that one out. Writing without an end can turn into more replay. Try it the other way around: no paper, no thinking it through, only a place for your attention. Read half a page aloud, or count steps to the door and back.',
    ],
  },
  {
    like: [
      'but i really did mess up',
      "it's not in my head i really said something awful",
      'no it was objectively bad',
      'i actually hurt someone',
      'this time it was my mistake for real',
    ],
    say: [
      "Then it's a mistake, and those have a next move: say sorry once, put right what can be put right, and leave them room to answer. Going over it a hundred times doesn't pay anybody back. What's the one thing you could put right?",
    ],
  },
  {
    like: [
      'i have to see them tomorrow',
      'how do i face them again',
      'what do i do when i see them',
      "i can't look them in the eye after that",
      'should i act normal',
    ],
    say: [
      'Say hello the way you usually do, and ask about something of theirs. You don\'t have to mention it. If they do, one sentence is enough: "Yeah, that came out wrong." Then see what they do, and go by that.',
    ],
  },
  {
    like: [
      'i ask my friends over and over if it was ok',
      'i told three people about it already',
      'my partner is tired of hearing it',
      'i keep asking what they thought',
    ],
    say: [
      "Asking helps for a few minutes and then the doubt wants another round. Try this: today you tell nobody about it, and when the urge to ask comes, you wait twenty minutes first. See if it's still as strong.",
    ],
  },
]
