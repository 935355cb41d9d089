import type { Answer } from '../../../conversation.ts'

export const neurodivergentTalk: readonly Answer[] = [
  {
    like: [
      "both, I'd like to be left alone and I'd hate it if they stopped asking",
      'a bit of both honestly. i want them to leave me out and i dont',
      'If I tell them they may stop inviting me. Part of me wants that.',
      'its a wish and a fear at the same time',
    ],
    say: [
      "Both can be true. You'd like the peace, and you'd miss being asked. You don't have to tell a whole team. You could tell one person who is fair, say what you'd like to stay the same, and see how that goes.",
    ],
  },
  {
    like: [
      'got diagnosed autistic at 50, explains a lot',
      'turns out i have adhd, found out last month at 43. my whole life makes sense now',
      'Late diagnosis. Sixty-one years of wondering why people drifted off while I talked about trains.',
      "so apparently I'm autistic. that explains school then",
    ],
    say: [
      "That's a long time to go without the explanation. A lot of old scenes may look different now, some funnier, some sadder. And talking about what you love, properly and for hours, was never a fault. How does it sit with you so far?",
    ],
  },
  {
    like: [
      'write me an email to HR asking for a quieter desk, short',
      'can u write the mail to hr for me. no fluff',
      'I need a message asking for an adjustment, three sentences, no pleasantries.',
      'draft me the accommodations email, keep it brief',
    ],
    asks: 'words',
    say: [
      `Three sentences, nothing extra; put your one thing in the gap:\n"To do my job well, I need ... I'd like to keep the reason between us. Please tell me by ... whether this can be arranged."`,
    ],
  },
  {
    like: [
      'told my boss and he said "same here"',
      'I came out with my diagnosis and she said she has it too lol',
      'He told me he is also autistic. Then we went on with the meeting.',
      'said i have adhd and he goes me too mate',
    ],
    about: 'over',
    say: [
      "That may be the best answer there was. You told somebody, and it turns out you're two. And then back to business, which tells you how much it changes. I'm glad you said it.",
    ],
  },
  {
    like: [
      'i really do love trains and its such a cliche',
      'annoying thing is i AM the stereotype',
      'I happen to be good at maths, which irritates me no end',
      'the worst part is I do line up my pens, like in the films',
    ],
    say: [
      "So you fit the picture on the poster, and that's irritating when you'd like to be more than a poster. You loved it before anybody had a word for you. It's yours. Love it as hard as you like.",
    ],
  },
  {
    like: [
      'my husband used to stand between me and the crowd, he died',
      'She always went ahead of me into rooms. Since she passed I feel exposed',
      'my wife was my shield with people and now shes gone',
      "he did the talking so i didn't have to. he died two years ago",
    ],
    say: [
      "I'm sorry. You had somebody who stood between you and the rest without being asked, and now every crowd reminds you. That's missing a person in a very exact place. Is there anybody who could stand next to you for a while, even once?",
    ],
  },
  {
    like: [
      'lasted almost an hour then had to go stand in the hallway',
      'made it to 20 to, then i hid in the elevator',
      'I stayed as long as I could and then went outside with a stranger and his dog',
      'got overwhelmed and walked out, im in the stairwell',
    ],
    about: 'over',
    say: [
      "You stayed as long as you could, and then you got yourself somewhere quieter. That's looking after yourself, and nobody needed to give you permission. How's the noise in your head now? From here you can go back in or go home.",
    ],
  },
  {
    like: [
      'nobody talks like that, give me something plain',
      'That sounds scripted. I need it without the charm.',
      "too cute, i'd never say that. just the facts",
      "Your lines are so smooth, they're not how my brain talks",
    ],
    asks: 'words',
    say: [
      `Fair, that was polish you didn't ask for. Plain content, no packaging:\n"I've been diagnosed. Nothing changes in how we work."\n"I found something out about myself. You can ask, or not."\n"I have a diagnosis now. Keep talking to me the way you do."`,
    ],
  },
  {
    like: [
      'i cant get up theyd all see me',
      "Too much. If I move they'll look.",
      'cant move rn everyone would watch me walk out',
      "I can't even stand, they would all turn around.",
    ],
    say: [
      "Then don't stand up. Stay where you are: feet flat, hands on something solid, eyes on one thing that doesn't move. Breathe out longer than in. You can get up later, or when somebody else does. Nothing has to be done this minute.",
    ],
  },
  {
    like: [
      'they\'ll say "you don\'t look autistic"',
      'what if i tell them and its "everyones a bit adhd"',
      'I dread the "but you seem so normal"',
      'someone will bring up their nephew who has it, guaranteed',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Somebody may well say one of those. Have a line ready:\n"You wouldn't see it. I'd be glad if you believed me anyway."\n"Good for them. For me it's mostly this one thing at work."\n"No need to say anything. I wanted you to know."`,
    ],
  },
  {
    like: [
      'i have adhd and i interrupt people and then hate myself',
      'i keep cutting ppl off in meetings, its the adhd',
      'Recently diagnosed, and I still blurt things out at work',
      'my adhd makes me talk over everyone n my family doesnt believe in it',
    ],
    say: [
      `It's out of your mouth before you know you've started, and then you spend the next hour hating yourself for it. Two things can help: write the thought down the second it comes, and if you do cut in, say "Sorry, go on," and stop there.`,
    ],
  },
  {
    like: [
      "they're making our office open plan and i lose my corner",
      'new seating at work, right by the guy who hums',
      "I've had the same desk for years, and they are moving us",
      'losing my quiet desk next week, freaking out, im autistic',
    ],
    about: 'coming',
    say: [
      `You're losing the spot that made the job doable, so of course it's big. Ask now, before it's set: "I work better in a quiet spot, with my back to a wall. Could I have one?" And bring something of your own along.`,
    ],
  },
  {
    like: [
      '"I miss hints, so please tell me straight, I won\'t be offended" would that work',
      "here's my sentence: I'm autistic, say things directly, I like helping",
      'i\'d tell her "i take things word for word, so ask me plainly"',
      '"I don\'t read between the lines, tell me what you need and I\'ll do it" ok like that?',
    ],
    about: 'coming',
    say: [
      "That's good: how you work, what you need, and what they get out of it. Clear and warm in one breath. You can say it exactly like that. Then stop and let them ask, if they want to know more.",
    ],
  },
  {
    like: [
      'got my diagnosis at 50 and i laughed then raged then cried about being a kid',
      'first relief, then angry at every teacher I ever had',
      "diagnosed late and now i'm grieving my whole childhood",
      "I finally know why, and I've been crying about school for a week",
    ],
    about: 'over',
    say: [
      "That sounds like the right order. Relief at having a name for it, rage that nobody saw, and then tears for the kid who got through it without an explanation. You don't have to sort it all out in one day. Is that kid getting some kindness from you now?",
    ],
  },
  {
    like: [
      "since i told them i'm autistic they all talk to me like a toddler",
      'coworkers speak slowly to me since my diagnosis',
      'everyone is so gentle with me now its creepy',
      'told my boss about my adhd and now she uses a nursery voice',
    ],
    asks: 'words',
    say: [
      `They mean well, and it's still awful. You can give them back their normal voices:\n"You can talk to me like before. I'm the same person."\n"No need to go slow. Direct is best for me."\n"I'd rather be teased than handled."`,
    ],
  },
  {
    like: [
      'write me the message to my boss about the desk, i cant',
      'can you word it for me, asking for a quieter seat',
      "go on, write it then, I'll only ramble",
      'You write it. I want headphones and a corner, no big explanation',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Nothing in here but the request:\n"Could I sit in a quieter spot? I work better that way."\n"I'd like to try another desk for two weeks. Would that be possible?"`,
    ],
  },
  {
    like: [
      'i thought i was stupid, i was just overwhelmed',
      'all those years i believed i was lazy. it was adhd',
      "I was never naughty. I was a girl who couldn't bear the noise",
      'they called me difficult. i was just autistic and no one knew',
    ],
    say: [
      "Yes. It was too much for you as a kid, and nobody saw. You carried the wrong word for a long time. You have the right one now, and that's worth some tears.",
    ],
  },
  {
    like: [
      'they said yes to the quiet desk, no to the blinds',
      'sent it, got headphones and a corner, the open office stays',
      'They granted two of my three requests',
      'got the lamp and the seat!! the noise they cant change',
    ],
    about: 'over',
    say: [
      "You asked, and you got most of it. I'm glad. Start with what you have and see how a week there feels. The rest can be a separate question later, if it still bothers you.",
    ],
  },
  {
    like: [
      'Stop touching my shoulder when they pass behind me.',
      'that theyd stop hugging me hello every single week',
      'I would like them not to grab my arm when they talk to me.',
      'no more pats on the back. i lose my thread every time',
      "Just keep their hands off my hair, honestly. That's all I'd want out of telling them",
    ],
    say: [
      "You can ask for that by itself, with no diagnosis attached. Say it once, in a friendly voice, at a calm moment: \"Please don't touch me without asking. It throws me.\" You don't have to give a reason, and it's a fair thing to want.",
    ],
  },
  {
    like: [
      'ADHD brain: adore him tuesday, forget he exists till sunday, then write him 9 paragraphs',
      'i vanish for a week then send her a novel at 2am. adhd is fun',
      "With my best friend it's radio silence, then fourteen voice messages. My brain has no middle.",
      'autistic+adhd, i forget to text my gf for days then dump everything',
      "I don't think of him till Friday and then he gets an essay. My attention does that with everyone.",
    ],
    say: [
      'Days of nothing and then all of it at once says little about how much you care. Two small helps: a midweek reminder to send one line, and on the long day, send the first paragraph and save the rest for when you meet.',
    ],
  },
]
