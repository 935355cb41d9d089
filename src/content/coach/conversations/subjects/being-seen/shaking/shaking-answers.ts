import type { Answer } from '../../../conversation.ts'

export const shakingAnswers: readonly Answer[] = [
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
      'Then you say "Sorry, let me get a cloth," and wipe it up. It would be unpleasant for a minute or two. If you want to test the fear, fill the glass as you always would and carry it with your normal grip.',
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
      "It could be, and a doctor can check that; I can't. If it also happens when you're alone and calm, or it's new, make that appointment. What's left after that, the part that comes with people, we can work on here.",
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
]
