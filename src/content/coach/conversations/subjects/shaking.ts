import type { Conversation } from '../conversation.ts'

export const shaking: Conversation = {
  id: 'shaking',
  name: 'shaking, a trembling voice or sweating in front of people',
  tap: 'Shaking or sweating',
  open: {
    say: [
      'Your body does this right out in the open, at the very moment you want to look steady. If somebody saw it, what are you afraid they would think?',
      "You can plan what to say. Hands, a voice or sweat don't follow a plan, and that makes them hard to go into a room with. What is the worst that could come of it?",
      "It takes a lot of effort to talk or pour or sign something while you're also trying to hold your own body still. What do you dread most about people seeing it?",
    ],
    taps: ["They'll see I'm nervous", "They'll say something", 'It will get worse'],
  },
  openAfter: {
    say: [
      'So it showed, or it felt as if it showed, and you had to go on. What did the people there actually do?',
      "When the body acts up like that, it's often one second that stays. Which second keeps coming back to you?",
    ],
    taps: ['Somebody noticed', 'Nobody said anything', 'I had to stop'],
  },
  glad: {
    say: [
      'Good. You went ahead with your body doing whatever it did, and you got through it.',
      "That's good news. You were doing the thing itself, and the trembling didn't get to decide.",
    ],
  },
  fear: {
    say: [
      'Maybe the prediction goes like this: they see it, they know how nervous you are, and from then on they think less of you. Is that close?',
      "My guess is that you expect it to build until you can't hold what's in your hand, or finish the sentence, with everybody watching. Is that near it?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      "An experiment for this week: for one minute, with one person there, stop hiding it. Loosen your grip, let the voice wobble, leave your jacket off. First write what you think they'll do, then look at what they do. Would you try it?",
      'Choose one small visible thing: hand somebody a paper, pour a glass of water, say a sentence aloud at normal speed. Let your body do what it does for that minute, and keep your eyes on the other person. Could you see yourself doing that?',
      'Think of the thing you do to keep it from showing: gripping, locking your arms, talking fast, keeping a jacket on. Leave it out for a minute with somebody you mostly trust, and see what follows. What would make that doable?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:drop-one-safety-habit',
    step: 'stop hiding it for one minute with one person there, and see what they do',
  },
  stepAfter: {
    say: [
      'Give it ten minutes on paper. One line for what you felt, one for what could be seen from a chair away, one for what people did about it. Keep those three apart, then stop for today. Would that work?',
      'Write down what is certain: what you were doing, what anyone said, if you got to the end. What they thought goes under "guess." After ten minutes close it. If you spilled something or stopped halfway, one sentence can fix that. Could that be enough?',
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    item: 'lesson:why-your-brain-replays-it',
    step: 'sort what was seen from what you felt, for ten minutes, and then stop',
  },
  other: {
    say: [
      `A different way is to name it and move on: "My hands shake when I'm nervous. I'm fine to go on." One sentence at the start, to one person, and then you don't have to keep it secret. Is there somebody you could say that to?`,
      "Instead of working on the body, you could let one person know. Tell somebody who will be there that you may shake or sweat, and that they don't have to do anything. How would it be if one person knew?",
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'tell one person that you may shake or sweat, and go on from there',
  },
  smaller: {
    say: [
      "Two minutes, alone: hold a glass of water out in front of you, or read four lines aloud, and let it shake as much as it wants. You're practicing not stopping it. Could you do that tonight?",
      'Start with no audience. Record half a minute of yourself talking or pouring a drink, write how bad you think it looks, then watch it once. Two minutes in all. Is that small enough?',
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    item: 'challenge:record-thirty-seconds',
    step: 'let it shake for two minutes on your own without stopping it',
  },
  why: {
    say: [
      "Because holding still is work, and tight muscles tremble more. And as long as you hide it, you never learn what people do when they see it. That's the part worth finding out.",
      'The fear is based on a guess about other people. It changes when you have something real to compare it with. So you look once, in a small way, and go by what happened, not by how shaky it felt.',
    ],
  },
  lines: {
    say: [
      `Say one of these once, and then go on:\n"My hands shake sometimes. It doesn't get in the way."\n"You can hear I'm nervous. I'd still like to say this."\n"I sweat when I'm nervous. I'm fine to go on."`,
      `If somebody asks:\n"Yes, that's nerves. It'll settle."\n"I'm all right, I shake a bit when people watch."\n"I'm okay. Let me finish this part."`,
    ],
  },
  when: {
    say: [
      'Good. What is a time in the next two days when that could happen?',
      "Then let's make it concrete. Where will you be, and what is the first thing you'll do?",
    ],
    taps: ['Today', 'Tomorrow', 'Later this week'],
  },
  agreed: {
    say: [
      "That's settled then. You don't need steady hands for it. You only need to look at what happens.",
      "Okay. Shaking during it doesn't spoil it; that's the thing you're trying out. I'll ask how it went.",
    ],
  },
  didIt: {
    say: [
      'You let it be there and did it anyway. That took something. How did it compare with what you had expected?',
      "Good, that was a real test, shaky or steady. What did you see that you wouldn't have guessed?",
    ],
    taps: ['Less happened', 'As I expected', 'Somebody noticed'],
  },
  partly: {
    say: [
      'You got some of the way, and that part counts. What made you tighten up again, if you know?',
      'Half of it still shows you something about how things really are. What did you notice in the part you did?',
    ],
    taps: ['I held on tight', 'I stopped early', 'It was okay'],
  },
  didNot: {
    say: [
      'Fine. When your body is already going, letting it show is a lot to ask. Would half the size be better, or did the moment never come?',
      'Not this time, then. What stopped it: the people, the day, or the step itself?',
    ],
    taps: ['It was too big', 'No chance came', 'I called it off'],
  },
  wentBadly: {
    say: [
      "That's a hard thing to have happen in front of people, and it makes sense if it still burns. What happened, from the first sign to the end?",
      "It went the way you were hoping it wouldn't. That hurts. Before we guess what anybody thought, what did they say or do?",
    ],
    taps: ['Somebody commented', 'I had to stop', 'I dropped something'],
  },
  distress: {
    say: [
      "Let it shake; you don't have to hold it down. Press your back against the chair or a wall and name three things you can see from there. If you want to leave the room, leave. This can wait.",
      'We can stop here. Put your palms on your thighs, feel the cloth, and let your shoulders hang. Shaking runs out on its own. Nothing is asked of you for the next few minutes.',
    ],
  },
  hear: [
    "So there's the shaking or the sweat, and there's the job of keeping it out of sight. Which one wears you out more?",
    'I see. In which situation do you mind it most, and in which do you hardly mind?',
    'That fills in the picture. What did the other people have their eyes on, as far as you could tell?',
  ],
  reassure: [
    'What can be known is what your body felt and what people said. How it looked from a few feet away, neither of us saw. Trembling usually feels bigger from inside. What people do when they see it can be tested. Want to do that in a small way?',
    "I can't promise it stays invisible. Somebody may see it. The open question is what they do then, and most of the fear is about that answer. Shall we find out in one small place?",
  ],
  answers: [
    {
      like: [
        'do they notice',
        'can people see my hands shaking',
        'does everyone hear that my voice trembles',
        'is the sweat really that visible',
        'how much of it shows',
      ],
      say: [
        "Some of it, sometimes. From inside it's loud; from a few feet away a tremor is often small, and a voice often sounds steadier than it feels. I can't tell you what one person saw. A short recording can tell you how it looks in general.",
      ],
    },
    {
      like: [
        'why does my body do this',
        'why do my hands shake when people look',
        'why does my voice go all wobbly',
        'why do i sweat so much around people',
        'what is wrong with my body',
      ],
      say: [
        "Because your body takes being looked at for danger and gets your muscles ready to move. With nowhere to run, that shows up as trembling, a tight voice or sweat. It's unpleasant, and it settles by itself when the alarm is over.",
      ],
    },
    {
      like: [
        'what do i do with my hands',
        'where do i put my hands',
        "should i hold something so it doesn't show",
        'can i keep my hands in my pockets',
        'i hold my cup with both hands',
      ],
      say: [
        'Let them rest open on the table or hang by your sides, and leave them there. Gripping or hiding makes the muscles tighter and keeps your mind on your hands. Start with ten seconds of open hands, then go longer.',
      ],
    },
    {
      like: [
        "what if somebody asks why i'm shaking",
        'and if they say are you ok',
        "what if someone says you're sweating",
        'someone will comment on my voice',
        'what do i say when they notice',
      ],
      say: [
        `You say "I'm a bit nervous, it'll pass," and go on with what you were doing. Most people ask because they wonder if you need something. Once you have answered, they know you don't.`,
      ],
    },
    {
      like: [
        'what if i spill it',
        "i'll drop the glass",
        "i can't carry a tray or a cup in front of people",
        'what if i spill coffee on somebody',
      ],
      say: [
        'Then you say "Sorry, let me get a cloth," and wipe it up. It would be unpleasant for a minute or two. If you want to test the fear, fill the glass halfway and carry it with your normal grip.',
      ],
    },
    {
      like: [
        "my voice will break and i won't be able to speak",
        'what if my voice gives out',
        'what if no sound comes out',
        "i sound like i'm about to cry when i talk",
        'what if i cry',
      ],
      say: [
        'Then you stop, take a sip or swallow, and start the sentence again a little slower. A voice that shakes still carries the words. If tears come, you can say "Give me a moment," and go on or step out. Both are fine.',
      ],
    },
    {
      like: [
        'i have to sign something in front of people',
        'they watch me write my name',
        "i can't enter my pin with someone behind me",
        'writing on the board and my hand shakes',
        'pouring drinks for guests',
      ],
      say: [
        'You can take longer than you think. Put the pen down once, start again at your own speed, and let the writing come out ugly. A crooked signature is still yours. Try it first with one person beside you who has no reason to hurry.',
      ],
    },
    {
      like: [
        'should i tell them beforehand',
        'do i warn people that i shake',
        "is it better to admit that i'm nervous",
        'should i say sorry for my voice',
      ],
      say: [
        `You can say it once, as information, without sorry. "I get shaky, it's fine to go on." Many find that it takes away the job of hiding. If you notice yourself saying it every time, skip it once and compare.`,
      ],
    },
    {
      like: [
        'is there a pill for this',
        'what about beta blockers',
        'can i take something before',
        'my doctor mentioned medication should i',
        'a drink would steady my hands',
      ],
      say: [
        "Pills are a question for a doctor, and a fair one to ask; I can't advise on them. I'd leave out the drink: it steadies one evening and makes the next one harder without it. What I can help with is finding out what happens when it shows.",
      ],
    },
    {
      like: [
        'could it be something medical',
        "my hands shake even when i'm alone",
        'i sweat at night too without any reason',
        'maybe i have a disease',
        "it shakes when i'm totally calm",
      ],
      say: [
        "It could be, and a doctor can check that; I can't. If it also happens when you're alone and calm, or it's new, make that appointment. What is left after that, the part that comes with people, we can work on here.",
      ],
    },
    {
      like: [
        'i wear black so nobody sees the sweat',
        "i keep my jacket on even when it's hot",
        'i always carry wipes and spare shirts',
        'i check my armpits all the time',
        'i avoid shaking hands because mine are wet',
      ],
      say: [
        "It helps for an hour, and it keeps your mind on the sweat the whole time. You don't have to give it all up. Leave out one thing on one ordinary day, like the checking, and see if anybody acts differently.",
      ],
    },
    {
      like: [
        'i already tried to relax',
        'breathing does nothing for me',
        'i tried everything and i still shake',
        'telling myself to calm down makes it worse',
      ],
      say: [
        'Then stop trying to relax, and I mean that. Ordering a body to be calm rarely works. Go the other way: let it shake on purpose for a minute and keep doing what you were there to do. Want to try that somewhere small?',
      ],
      taps: ["I'll try that", 'Something else'],
    },
    {
      like: [
        'everyone else is so calm',
        'nobody else shakes like that',
        "it's embarrassing for a grown person",
        "they'll think i'm weak",
        'is this normal',
      ],
      say: [
        "It's common, and it happens to people who are good at what they do. You know your own trembling from the inside, and you see the others only from outside. What any one of them thinks of it I can't know.",
      ],
    },
    {
      like: [
        "i'd rather not go",
        "i'll get somebody else to do it",
        'i turned it down because of my hands',
        'i avoid everything where i have to hold something',
        'can i skip it',
      ],
      say: [
        'Yes, you can. If you skip it because of the shaking alone, it tends to get more say the next time. Is there a part of it you could do, like the first five minutes, with a way out?',
      ],
      taps: ['Maybe a part', 'No, I need out'],
    },
  ],
}
