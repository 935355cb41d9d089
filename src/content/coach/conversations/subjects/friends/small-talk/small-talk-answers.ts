import type { Answer } from '../../../conversation.ts'

export const smallTalkAnswers: readonly Answer[] = [
  {
    like: [
      'what if there is silence',
      'how long can a pause be',
      'and if nobody says anything',
      'what do i do when it goes quiet',
      "i can't stand awkward silences",
    ],
    say: [
      "Then there's a pause, and one of you starts again or you say goodbye. A pause feels a lot longer when you dread it. Look around and say what you notice, or say nothing.",
    ],
  },
  {
    like: [
      'what do i talk about',
      'give me topics',
      'i never know what to ask',
      'what do normal people talk about',
      'what comes after how are you',
    ],
    say: [
      "Start with what's in front of you both: the place, the wait, what each of you has to do next. Then take one word from their answer and ask about it. Small talk is made of things like that; you don't need a better topic.",
    ],
    item: 'article:small-talk-social-anxiety-tips',
  },
  {
    like: [
      'my life is boring i have nothing to tell',
      'nothing ever happens to me',
      "i don't do anything interesting",
      "they talk about trips and i've been nowhere",
      'what do i say when they ask about my weekend',
    ],
    say: [
      `You don't need adventures for it. Small and true is easier to answer than big: "I slept late and fixed a drawer." It gives them a thing to ask about. If money or health keeps your life small, you don't owe anybody an explanation.`,
    ],
  },
  {
    like: [
      'why does my mind go blank',
      'why does this happen to me',
      'its like my brain switches off',
      'at home i have a thousand things to say and then nothing',
    ],
    say: [
      "Because part of your head is busy checking how you come across, and too little is left for words. It doesn't mean you have nothing to say. Paying attention to the other person instead of yourself brings some of them back.",
    ],
  },
  {
    like: [
      'they only give one word answers',
      'what if they answer yes and nothing else',
      "the other person doesn't help at all",
      'he says fine and thats it',
      'is it me or are they not interested',
    ],
    say: [
      `Then it may be them, the day, or their own nerves; you can't tell from one word. Try one more question that needs a sentence: "How did that come about?" If that gets one word too, let it end. You've done your half.`,
    ],
  },
  {
    like: [
      'can i prepare a list of topics',
      'i write down questions before i meet people',
      'i have notes on my phone for conversations',
      'is it good to rehearse what to say',
      'i practice everything in my head first',
    ],
    say: [
      "You can have one question in mind; a whole list tends to get in the way, because you listen to the list. Next time take half of it, and the time after that go with none. Then you'll find out what comes up by itself.",
    ],
  },
  {
    like: [
      'do they think i am boring',
      'they must think im so awkward',
      'do people notice that im struggling',
      'they looked bored to me',
    ],
    say: [
      'Nobody can tell you what they thought. A bored face looks a lot like a tired, shy or thinking one. What you can go by is what they do: did they ask anything, did they stay, did they greet you the next time.',
    ],
  },
  {
    like: [
      'it turns into an interview',
      'i ask and ask and they never ask back',
      'i only ask questions so i dont have to talk about me',
      'how do i say something about myself',
    ],
    say: [
      `After two questions, give one thing of your own. "I tried that once and burned it." It doesn't have to match theirs. It hands them something to ask about, and it takes you out of the interviewer's chair.`,
    ],
  },
  {
    like: [
      'i talk too much when im nervous',
      'i ramble to fill the silence',
      "i can't stop talking and then i hate myself",
      'i tell them way too much',
    ],
    say: [
      `Rambling is often the same fear, turned up instead of down. When you notice it, finish that sentence and ask "What about you?" You can stop in the middle, too: "Anyway, that's the short version." That's a fine place to stop.`,
    ],
  },
  {
    like: [
      'what if i say something stupid',
      'i asked about his wife and she had died',
      'i put my foot in my mouth',
      'what if i offend someone by accident',
      'i said the wrong thing',
    ],
    say: [
      `It will happen now and then, as it does to everybody who talks. Say one sentence: "I'm sorry, that was clumsy of me." Then let them answer. A short apology does more than staying quiet for the rest of the year.`,
    ],
  },
  {
    like: [
      'small talk is pointless',
      'i hate fake conversations',
      "why can't we talk about real things",
      'who cares about the weather',
    ],
    say: [
      `The words are often pointless, yes. What they do is show that neither of you means harm, and that lets the better conversation start. You can shorten it: after two sentences, ask a real one, like "What's keeping you busy these days?"`,
    ],
  },
  {
    like: [
      'everyone else can do it',
      'is it normal to be this bad at talking',
      'other people chat without thinking',
      'im too old to learn this',
      'will i ever get better at it',
    ],
    say: [
      "A lot of people find it hard, including some who look good at it. It's a skill, and skills come from many short tries, at any age. Expect some dull ones among them. Nobody is grading each one.",
    ],
  },
  {
    like: [
      'where i come from we dont chat with strangers',
      'in my culture silence is normal',
      'people here are so chatty',
      'english is not my first language so i run out',
      'here everyone asks how are you and walks on',
    ],
    say: [
      `Then part of it is a custom you didn't grow up with, and there's nothing wrong with you. "Good, and you?" and a nod is a full answer in many places. You can also say, "I'm still learning how people chat here." That gives you both something to talk about.`,
    ],
  },
  {
    like: [
      'how do i end it when its dead',
      'how do i get out of there',
      'we both just stand there and nobody leaves',
      'what do i say when there is nothing left',
    ],
    say: [
      `You end it with a short line and a step: "Good to see you, I'm going to get going." A conversation that has run out hasn't failed. Small talk is often two minutes long, and then it's done.`,
    ],
  },
]
