import type { Answer } from '../../../conversation.ts'

export const blushingAnswers: readonly Answer[] = [
  {
    like: [
      'do they notice',
      'can people see it',
      'is it as red as it feels',
      'how obvious is it when i blush',
      'does everybody see my face when that happens',
    ],
    say: [
      'Sometimes, yes. It can feel stronger than it looks, because you feel the heat and they only see the color. How much they saw on a given day, nobody can tell you afterward.',
      'Some people will, and many are busy with what they want to say next. You can check it: record yourself for half a minute when you feel warm, and compare how it felt with how it looks.',
    ],
    item: 'challenge:record-thirty-seconds',
  },
  {
    like: [
      'why do i blush',
      'why does this happen to me',
      'why do i go red over nothing',
      'nothing embarrassing even happened and i still turned red',
      'what causes it',
    ],
    say: [
      "Because attention makes more blood flow to your face, and in some people that happens fast. It doesn't need a real reason. Expecting it and watching for it is often enough to set it off.",
      'Some faces react quickly; part of that you were born with. The rest is alarm: the moment you think "please not now," your body takes that for danger and sends more heat.',
    ],
  },
  {
    like: [
      'how do i stop blushing',
      'can i make it go away',
      'will i ever stop going red',
      'how long until this gets better',
      'i want it gone',
    ],
    say: [
      "You can't switch it off at will, and trying to often brings more of it. What does change with practice is how much it matters to you, and for many people it then happens less. Think weeks, not days.",
    ],
  },
  {
    like: [
      'what if somebody points it out',
      "and if they say you're so red",
      'what do i say when someone comments on it',
      'someone will shout look how red',
      'what if they announce it to everyone',
    ],
    say: [
      `Then you agree and go on: "Yes, I do that. Anyway." It stings, and agreeing leaves them with nothing more to point at. You don't owe an explanation.`,
      `You can say "Yep," and carry on with your sentence. If the same person keeps doing it, that's teasing, and you can tell them, alone, that you'd like it to stop.`,
    ],
  },
  {
    like: [
      'should i tell people beforehand',
      'should i warn them that i blush',
      'do i say something about it first',
      'is it better to mention it or ignore it',
    ],
    say: [
      'You can, once, in one sentence, and then leave it. It helps if it lets you stop hiding. If it turns into an apology before every conversation, leave it out and see what happens without.',
    ],
  },
  {
    like: [
      'can i cover it with makeup',
      'i wear a scarf so nobody sees my neck',
      'i let my hair fall over my face',
      'is it ok to hide it',
      'i always sit in the dark corner',
    ],
    say: [
      'You can wear what you like. As a way to hide, it has a price: you never find out what would have happened without it. One way out: once a week, one short, low-stakes conversation with your face as it is.',
    ],
  },
  {
    like: [
      "they'll think i like them",
      'everyone thinks i have a crush on him because i went red',
      'it makes me look guilty',
      "they'll think i'm lying",
      'looks like i have something to hide',
    ],
    say: [
      "Some people might read it that way; you can't rule it out. A blush says that attention landed on you. It says nothing about why. What you do next, like going on with your sentence, tells them more than the color does.",
    ],
  },
  {
    like: [
      'it looks unprofessional',
      'nobody takes me seriously with a red face',
      'i have to lead people and i turn red',
      "at my age it's ridiculous",
      'makes me look weak at work',
    ],
    say: [
      "It may surprise somebody for a second. What they go on is the rest: do you finish the point, do you answer the question. You can test that by staying with your point once while you're red, and seeing if they respond to it.",
    ],
  },
  {
    like: [
      "you can't see it on my skin but i feel it",
      "i have dark skin so it doesn't show but it burns",
      "i don't go red but i get really hot",
      'my face burns but nobody can tell',
    ],
    say: [
      'Then the heat is real, and how much of it shows is a separate question. The same thing helps: let it burn, keep facing the person and finish your sentence, instead of waiting for it to pass first.',
    ],
  },
  {
    like: [
      'are there pills for it',
      'what about surgery for blushing',
      'can a doctor do something',
      'my neck gets blotchy for hours is that medical',
      'could it be a skin thing',
    ],
    say: [
      "A doctor is the right person for that, and it's worth asking, especially if the redness lasts for hours, itches or comes when you're alone and calm. I can't judge skin or treatments. The fear of being seen is what I can help with.",
    ],
  },
  {
    like: [
      'i already tried saying it out loud',
      'i told them and it made it worse',
      'tried ignoring it does nothing',
      'i did that and everyone looked at me',
      'that never works for me',
    ],
    say: [
      "Then drop that one. Saying it can backfire when it's meant to make the blush stop. Try the quiet version: say nothing about it, leave your face alone, and put your attention on what they're telling you.",
    ],
  },
  {
    like: [
      "i'd rather not go",
      "i'm going to skip it because i'll turn red",
      'i avoid anyone looking at me',
      'easier to stay quiet',
      "i'll turn it down so i don't blush",
    ],
    say: [
      'You can skip it, and sometimes that is a fair choice. If the blush is the only reason, think about a short version: ten minutes, one sentence, then home. That way you learn something, and staying away teaches you nothing new.',
    ],
  },
  {
    like: [
      'everyone else can talk without going red',
      'nobody else i know does this',
      'is it normal to blush this much',
      'other people are so relaxed',
      'am i the only one',
    ],
    say: [
      "You're not the only one. Many people go red or hot, at every age, and many of them keep quiet about it, as you do. You know what your own face feels like. You only see other people from the outside.",
    ],
  },
  {
    like: [
      'where do i look when it happens',
      'what do i do while my face is burning',
      'what do i do with myself until it passes',
      'how do i get through the minute',
    ],
    say: [
      "Look at the person, as you did before, and say the next sentence. Then listen for one word of theirs that you could ask about. The heat goes down on its own while you're busy with that.",
    ],
  },
]
