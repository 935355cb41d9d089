import type { Answer } from '../../../conversation.ts'

/** Lines to say, for people who ask for words. */
export const smallTalkWords: readonly Answer[] = [
  {
    like: [
      'how do i start small talk',
      'give me a line to open a chat, anything',
      'What does one say to begin a light conversation?',
      'need small talk openers that arent weather',
      "i don't know what to say first to people. some sentences?",
      'like with someone i see a lot but never talk to. what do i say',
      "We stand there side by side for minutes and I can't find a first sentence",
    ],
    say: [
      'Start with something you can both see, or ask something small.\n"Is it always this busy here?"\n"I don\'t think we\'ve really talked yet. I\'m [name]."\n"Anything good coming up for you this week?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i say when someone asks how are you or hows your weekend',
      '"how was your weekend" i did nothing. what do i answer',
      'How should I reply to "How are you?" beyond "Fine"?',
      'monday. "do anything fun?" no. words',
      "people ask how are you, i say good and it's finish. what more can i say",
      'i always answer "fine" and it dies. what instead',
      'What do I say when they ask about my weekend and I only slept and did laundry?',
    ],
    say: [
      'Answer with one real detail, then hand it back.\n"Pretty good, a bit tired. How about you?"\n"Quiet weekend, which I needed. Did you do anything good?"\n"Not much news, but I\'m doing okay. You?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i end small talk without it being weird',
      'i get stuck in conversations forever. what do i say to leave',
      'What is a gracious way to conclude a brief conversation?',
      'how to get out of a chat politely. words',
      "i don't know how finish talk with people, what to say",
      "we've both run out of things and nobody leaves. what do i say",
      "I back away nodding like a pigeon every time, and I'd like a sentence",
    ],
    say: [
      'End it warmly and go.\n"I\'m going to get going. Good talking to you."\n"Take care. See you around."\n"It was nice to catch you."',
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i say after i say something awkward',
      'i said "you too" when it made no sense. words to recover',
      'When I have made a foolish remark, how do I recover the conversation?',
      'weird thing came out of my mouth. what do i say next',
      'sometimes i say wrong thing in small talk and silence comes. what to say',
      'how do i save it when my comment lands badly',
      "I told the cashier happy birthday, don't ask, and I'd like a line for the next time",
    ],
    say: [
      `Own it lightly and go on.\n"That came out odd. Let me try again."\n"Well, that wasn't what I meant. What were you saying?"\n"Ignore that, my mouth got ahead of me."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i say when small talk gets too personal',
      'someone asks why im single, words?',
      'How do I deflect an intrusive question politely?',
      'they ask about my salary/love life and i panic. what do i say',
      'people ask me private things, how i can not answer but polite',
      'need a line for nosy questions',
      "The man next door always asks when I'll have kids and I end up explaining my life to him",
    ],
    say: [
      'Short and true, and you can stop there.\n"I\'d rather not get into that, but thanks for asking."\n"That\'s a long story. How about you?"\n"I keep that one to myself."',
    ],
    asks: 'words',
  },
  {
    like: [
      'someone compliments me and i go weird. what do i say',
      'how do i answer "i like your shirt"',
      'I never know how to receive a compliment. What is the proper reply?',
      'compliments make me panic and i argue lol. words',
      "when people say nice thing to me i don't know to answer",
      'what do i say back to "you look nice today"',
      'I always say "oh this old thing" or worse, and I\'d like to take a kind word properly',
    ],
    say: [
      'No need to argue with it. Thank them and let it be true.\n"Thank you, that\'s nice to hear."\n"Thank you, I\'m going to enjoy that one."',
    ],
    asks: 'words',
  },
]
