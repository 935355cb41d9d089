import type { Answer } from '../../../conversation.ts'

export const makingFriendsTalk: readonly Answer[] = [
  {
    like: [
      "everyone talks about a show I've never seen, how do I join in",
      'my flatmates are all into football and I know nothing, what do i say',
      'How does one enter a conversation on a subject one knows nothing about?',
      'theyre all obsessed w some podcast and i cant join the convo',
    ],
    asks: 'words',
    say: [
      `You don't need to know a thing about it; being the one who doesn't know is a good role. Sit down and ask:\n"I know nothing about this. Where should I start?"\n"Wait, what happened there?"\n"What do you like about it?"`,
    ],
  },
  {
    like: [
      'calling him is too much',
      'ring her? no way, I hardly know her',
      "I couldn't phone. We aren't on those terms.",
      'nah texting him out of nowhere is a bit much',
    ],
    about: 'coming',
    say: [
      `Fair enough, no call. Then leave it to the next time you run into each other, and have one small thing ready to ask: "Have you got a minute to look at something?" That's a favor, not an invitation, and it's over in a minute if they can't.`,
    ],
  },
  {
    like: [
      'housebound with chronic illness, where do i even meet people',
      'i only get a couple good hours a day, how do you make a friend with that',
      'too sick to go out most days. how am I supposed to find a mate',
      'long covid has me stuck at home and lonely, where would I find anyone',
    ],
    say: [
      'Spend your good hours online, with people who also live at that pace: a group for your illness, or for a thing you love, where you can answer lying down and days late. Pick one person there and write to them alone. Slow friends are still friends.',
    ],
  },
  {
    like: [
      'I had one good friend and we had our Thursdays, nothing special',
      'used to get lunch with the same girl every week, thats all i want back',
      'me and a buddy, coffee and complaining, that was it',
      'one pal and a standing card game was plenty for me',
    ],
    say: [
      `Then you're not looking for a crowd. You're looking for one person, and one fixed time to meet. That's a smaller search than "join something." What did the two of you do that you'd do again, even with a stranger at first?`,
    ],
  },
  {
    like: [
      'divorced a year now, doing fine, evenings are long though',
      'im ok in the daytime, its the nights since she left',
      "been on my own a while, it's after dinner that gets me",
      'mostly over it but the evenings drag',
    ],
    say: [
      "So the days have filled in again, and the evenings haven't. That's how it goes for a lot of people: evenings are when you used to have company. One a week with something in it takes weight off the others. Which one is the longest?",
    ],
  },
  {
    like: [
      'my roommate sleeps all the time how do i make friends with them',
      'New dorm, and the person I share with is never awake when I am.',
      'roomie goes to bed at 9 and im alone with my phone',
      'I share with someone on night shift. We never speak.',
    ],
    say: [
      `That's a roommate on another clock. Use the little time when you're both awake for one line: "How was your day, or night?" And look for company outside your room, too. A door that stands open in the evening is often an invitation.`,
    ],
  },
  {
    like: [
      'how do i get from nodding to actually talking to someone on my bus',
      "There's a lady I greet every morning. How does one get further than that?",
      'guy on my train, we nod at each other every day, now what',
      'How do you turn a nod into knowing somebody?',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `One step at a time: nod, then a word, then a name. For the word and the name:\n"Morning. They're late again, aren't they?"\n"We ride this every day and I don't know your name. I'm ..."\n"How far do you go?"`,
    ],
  },
  {
    like: [
      'someone to do nothing with',
      'i dont want parties, just somebody to sit around with',
      'A person to be quiet beside, I suppose',
      'honestly a friend to run boring errands with',
    ],
    say: [
      "That's a good wish, and a clear one. Nobody has to be dazzling for it. That kind of company mostly grows from doing something dull in the same place every week. Who do you already see regularly, even a little?",
    ],
  },
  {
    like: [
      "the old lady obviously, she's the coolest one there",
      "there's this one guy who's way older but he's hilarious",
      "probably the 70 year old, she's a legend",
      'I like the eldest of the lot best, she has such style',
    ],
    say: [
      'Good choice. Somebody you look forward to is where a friendship starts, whatever their age. You have an opening too: ask about the thing that makes you like them. What would you want to know?',
    ],
  },
  {
    like: [
      'work from home, new city, i talk to nobody but the barista',
      'my only regular contact is the mailman lol',
      'remote job and a new apartment, i know literally no one',
      'the person I see most is the guy who brings my food',
    ],
    say: [
      'Funny, and lonely underneath. With remote work and a new place, nothing brings the same faces to you, so it has to be put there on purpose. One thing a week with the same people. What would you go to even if you never talked?',
    ],
  },
  {
    like: [
      "there was one man who didn't ask how I was coping, he talked about the car",
      'after she died only Jim treated me normal',
      'one of them never did the sad voice with me, I liked that',
      "he didn't say sorry for your loss, we talked about fishing",
    ],
    say: [
      `You were given something else to look at, and nobody asked you to report on your grief. That's good company. You could ask for more of it: "I'm getting out of the house on Saturday. Want to come along?"`,
    ],
  },
  {
    like: [
      'my neighbor said drop by whenever. does she mean it',
      'someone told me come over any time, is that real or just politeness',
      '"Pop in whenever you like", he says. Do people mean that?',
      'this woman at church goes u should come round sometime. do i actually go',
    ],
    about: 'coming',
    say: [
      `Not quite any hour, but it usually means they'd like you to come. Turn it into a time: "You said I could stop by. Would tomorrow afternoon work for you?" If they name another day, the offer was real.`,
    ],
  },
  {
    like: [
      "there's one mom who was nice to me once, we've hardly spoken since",
      'one lady lent me something at swim class, we say maybe a word or two',
      'theres a dad there who helped me out that one time, since then only hi',
      "A woman at practice did me a small kindness. We've barely said anything since.",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Somebody who has been kind once has already begun it. You have a reason to speak:\n"You were kind to me that time. I never thanked you properly."\n"Can I bring the coffee next week?"\n"Is this seat free? I'm glad it's you."`,
    ],
  },
  {
    like: [
      'Thursday. Pottery.',
      'its on monday, choir',
      "next one's saturday. bread baking",
      'Wednesday evening, the usual class',
    ],
    about: 'coming',
    say: [
      "Then that's the day. One line to one person is plenty, and whatever comes back is fine. Come and tell me, if you like.",
    ],
  },
  {
    like: [
      'how do u make friends when ur awake all night',
      'I work nights. Where do I meet anybody?',
      'night owl with no friends, where are the others',
      'Where would one meet people who also sleep by day?',
    ],
    say: [
      'They go where something is open and the same faces come back: a late shift at a shelter, a night class, an all-night diner, an online game with people who keep your hours. Pick one and go three times before you judge it.',
    ],
  },
  {
    like: [
      'they came with food at first and then it stopped',
      'After the funeral everyone visited. Now nobody.',
      'once i returned the plates that was that',
      'The neighbours were kind for a month, then it went quiet',
    ],
    say: [
      "And when the help stopped, so did the reason to knock. That's a quiet way for it to end, and nobody did wrong. People who cooked for you would likely still be pleased to see you at the door. You don't need a reason to stop by.",
    ],
  },
  {
    like: [
      "she sat with her boyfriend's people and I ended up next to a pillar",
      'he was with his football lot so i sat by the bin',
      'She had her cousins there. I sat two tables off with my sandwich.',
      "went like we said but she'd saved the seat for her roommate. i was by the fire exit",
      'They came as a pair, and I ended up behind a column next to the coats.',
    ],
    say: [
      "That's a letdown, after you'd made up your mind to go. They had company that day; I wouldn't read a no into it. You did your part, which was to show up and sit down. Next time, a quick hi as you pass is enough.",
    ],
  },
  {
    like: [
      "Wanted to ask for her number and didn't, but she said see you next week first",
      "chickened out of asking for his insta but he went 'same time thursday?'",
      "I didn't manage to ask for her phone number. She did say she'd keep me a seat.",
      'meant to swap numbers w the other dad, froze, and then he said catch you saturday',
      "No number. But she called after me, 'see you at the next one'.",
    ],
    say: [
      'They said it first, so somebody is already counting on seeing you again. The question hasn\'t gone anywhere. Next time, near the end: "Before I forget, can I get your number?" That\'s all it needs.',
    ],
  },
  {
    like: [
      "nah we're not friends friends, we just sit together",
      "they're just people i eat with. they wouldnt notice if i moved away",
      "not really mates. we only talk cos we're in the same form",
      "I wouldn't call them friends, we share a table and a kettle",
      'nah its like. we hang at break but nobody texts me after',
    ],
    say: [
      "Okay, I took that too quickly. There's company, and nobody there you'd tell things to, and that can feel lonely in a full room. It's also where plenty of friendships start. Which one of them would you like to know better, even a little?",
    ],
  },
  {
    like: [
      "that's basically a proposal. what's the crumb version",
      'coffee?? way too much. whats the tiny version',
      'That is practically asking for a hand in marriage. Something smaller, please, for the lady from the dog field.',
      'ok but like a baby step. i dont even know his name, he just trains when i train',
      'Too big. Give me a thimbleful I could manage with the man at the next bench.',
    ],
    say: [
      'The crumb: one sentence while you\'re both there anyway, with nothing to accept or turn down. "How\'s it going over there?" "I don\'t think we ever did names. What\'s yours?" Then back to what you were doing.',
    ],
  },
]
