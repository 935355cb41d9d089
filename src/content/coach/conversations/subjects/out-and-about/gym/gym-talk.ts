import type { Answer } from '../../../conversation.ts'

export const gymTalk: readonly Answer[] = [
  {
    like: [
      'i change under a towel like an idiot while everyone else is fine',
      'locker room at school is hell, i get out so fast i forget stuff',
      'the other boys just walk around chatting and i hide in the corner to change',
      'PE changing rooms twice a week and i do it all under a towel',
    ],
    say: [
      "The towel trick is older than you are, and some of the relaxed ones may be acting too. Nobody's grading how you change. One thing for next time: do it at half speed, so you leave with everything you came with.",
    ],
  },
  {
    like: [
      'can i tell my coach my knee hurts',
      "practice tomorrow and my ankle's bad, is it ok to say something",
      "I'm scared to tell the PE teacher I'm injured",
      "how do I bring up my back with the trainer, he's tough",
    ],
    about: 'coming',
    say: [
      `Yes, and do it before you start: "This has been hurting since last week. What should I do today?" Say what hurts and since when, in one breath. A coach needs to know that. Training on something that hurts helps nobody.`,
    ],
  },
  {
    like: [
      'first time swimming with my scars, is early morning quieter',
      "when is the pool emptiest, I don't want people seeing my body",
      'going swimming after surgery, less people at opening?',
      'want to swim but my skin, is there a good hour',
    ],
    about: 'coming',
    say: [
      'Usually, yes, though pools have early regulars too. Call and ask which hour is emptiest; they know. The early swimmers mostly stare at the clock and the lane. Keep a towel at the edge the first time. Another day, leave it in your bag and see who looks.',
    ],
  },
  {
    like: [
      'i have an awful tattoo and dont want to take my shirt off',
      'bad ink, got it at nineteen',
      "there's a name on my chest I'd rather nobody read",
      "embarrassing tattoo, that's why I don't swim",
    ],
    say: [
      `Ha. You're far from the only one with a design from another life. If it's one you'd rather keep covered, a swim shirt does it in most pools. If it's only embarrassing, have one line: "Yeah, I was young. Don't ask." People laugh, and then they swim.`,
    ],
  },
  {
    like: [
      'no hoodies allowed in pe and my arms are ugly',
      'i always wear long sleeves, they want us in t-shirts now',
      "I can't show my arms at school",
      'have to wear short sleeves monday and people will stare at my arms',
    ],
    about: 'coming',
    say: [
      `That's a rough thing to carry into a hot gym. You can go to the teacher or the nurse ahead of time, alone: "I have a private reason for long sleeves. Can I wear a thin shirt?" If it's marks from hurting yourself, please tell one adult, or tap Help now.`,
    ],
  },
  {
    like: [
      'coach weighs us in front of everyone',
      'weigh in with the whole team in trunks, I hate it',
      'we all have to line up and get weighed',
      'they measure us in front of each other at practice',
    ],
    say: [
      `Standing in a line to be measured would bother nearly anybody. You can ask for it to be done differently: "Could I do the weigh-in alone, before the others?" That's a fair thing to want. If the coach says no, have a parent ask.`,
    ],
  },
  {
    like: [
      'they want us in t-shirts for pe and i dont want to, im just cold',
      'i wear a hoodie in gym because I get cold',
      'new kit has short sleeves, i need long ones, no reason',
      "don't like t-shirts, it's nothing",
    ],
    about: 'coming',
    say: [
      `Then a thin long-sleeved shirt under it should do, and you can ask ahead: "Is it all right if I wear a layer under mine?" If there's more to it than that, you can tell an adult you trust, or tap Help now and talk to somebody.`,
    ],
  },
  {
    like: [
      'always picked last in PE',
      'they choose teams and im the last one standing every time',
      "gym class. captains pick. guess who's left",
      'I was always the last one chosen for sports, and it still stings',
    ],
    say: [
      "I can guess the rest, and it's lousy every time: standing there while the row gets shorter. It measures who's friends with whom and who throws far, and that's all. You can ask the teacher, alone, to make the teams another way. It's a fair thing to ask.",
    ],
  },
  {
    like: [
      'do guys like that even say hi to people like me',
      'the huge guy nodded, was that meant for me?',
      'why would someone that fit nod at me of all people',
      'could it be he was being friendly, do people like that do that',
    ],
    say: [
      `Yes, they do. A nod in a gym usually means "I see you, you're here too," and the size of the person giving it changes nothing. Next time, nod back. That's the entire conversation, and you'll have had it.`,
    ],
  },
  {
    like: [
      'how do i get out of pe without a note',
      'any way to skip swimming at school',
      'can i get out of gym class',
      'whats an excuse for not doing the pool lesson',
    ],
    about: 'coming',
    say: [
      "Not a good one, and made-up reasons get harder every week. Tell the teacher or the school nurse the real one, in private; there's often something they can change, like the T-shirt, the stall or the order. What's the part you want to get away from?",
    ],
  },
  {
    like: [
      'its not what you think',
      'theres a reason i cant take my top off, not weight',
      "Not for the usual reason, I don't like people seeing my back",
      "you'd guess wrong about why i hate changing",
    ],
    say: [
      "Then I won't guess, and you don't have to say. A swim shirt or a stall with a door needs no reason. If it's because somebody hurts you, or you hurt yourself, that matters more: tap Help now, there are people to talk to today.",
    ],
  },
  {
    like: [
      'theyll see how weak i am',
      'everyone there is huge and im still skinny',
      "I'm embarrassed at how little I lift next to them",
      'what if they laugh at my weights',
    ],
    about: 'coming',
    say: [
      "They may see it, and they started somewhere too. Working with a weight that's heavy for you is what everybody in that room is doing. Pick one exercise, start light, and do it at your own speed. That's a full visit.",
    ],
  },
  {
    like: [
      'new pe uniform has short sleeves and im panicking',
      'we have to wear tshirts for gym now and i cant',
      'they changed the kit, no more hoodies, what do i do',
      'cant wear long sleeves in pe anymore',
    ],
    about: 'coming',
    say: [
      "Short sleeves can be a big deal, and you don't have to tell everybody why. Many schools allow a long top underneath; a parent or nurse can ask for you. If you're getting hurt or hurting yourself, tell an adult you trust, or tap Help now. What worries you most?",
    ],
  },
  {
    like: [
      'doctor told me to swim but i cant face the changing room',
      'im big and the locker room is my nightmare',
      'want to use the pool for my knees, not the communal showers',
      'overweight and too ashamed to change at the pool',
    ],
    about: 'coming',
    say: [
      'Then start small: suit on under your clothes, straight to the water, and home to shower. Many pools have changing rooms with a door, and quiet early hours, so call and ask. Once that works, stay a minute longer each time.',
    ],
  },
  {
    like: [
      'maybe keep my hoodie on until its my turn',
      'ill wear a towel over my shoulders till we start',
      'could keep my jacket on till they call my name',
      'headphones in until the race maybe',
    ],
    about: 'coming',
    say: [
      "Good, that's small and it's yours. Plenty of them stand around like that anyway. Off it comes when they call you, and then there's only the thing you came to do.",
    ],
  },
  {
    like: [
      'gonna shower, eat and go to bed early',
      'Warm bath, a cup of tea and lights out at ten.',
      'moms making dinner then no phone and sleep',
      'An early night. My wife is cooking something light.',
    ],
    about: 'coming',
    say: [
      "That's a good evening before a big day. You've done what can be done today, and the rest is tomorrow's. Sleep well, and if you don't, tomorrow can still go fine.",
    ],
  },
  {
    like: [
      'back row gang, comfy clothes, lets go',
      "My little band of beginners at the back. We're going again.",
      'old t shirt, corner spot, my fellow losers lol',
      'Loose trousers, last row, and the other wobblers beside me.',
    ],
    about: 'coming',
    say: [
      "That's a fine motto, and you won't be the only one living by it. You went in as one nervous person and found some more. I'm glad you're going back.",
    ],
  },
  {
    like: [
      'everyone at the gym is 20 and perfect and im a wobbly grandma',
      "They're all young and made of steel, and I'm sixty with bad knees.",
      'all these fit kids and then me dying on the treadmill',
      'I feel ancient in there, trembling among the athletes.',
    ],
    say: [
      "You're in there doing your sets, and shaking under the effort is what effort looks like at any age. You've paid for the same floor as they have. Nobody can tell you that you're in the wrong place.",
    ],
  },
  {
    like: [
      'all the treadmills face the entrance and everyone looks at you',
      'You come in and a whole row of people is staring at the door.',
      'the door is see through and theyre all lined up watching',
      "It's like walking in front of a jury, everyone on the machines facing you.",
    ],
    about: 'coming',
    say: [
      "From the door it looks like a jury. They're facing the door because that's where the machines stand, and many are looking at a screen or the clock. Walk in, go straight past to the lockers, and walk out again. That can be a first visit.",
    ],
  },
  {
    like: [
      'someone saw i change in the bathroom stall for gym',
      "They've noticed I never undress with the others.",
      'a girl asked why i always go in the toilet to change',
      'I hide when I change at the pool and somebody commented on it.',
    ],
    say: [
      `So you'd found a way, and somebody saw. Lots of people change in a stall, and it needs no reason. If they ask: "I like it more private." If someone makes a thing of it, tell the teacher, and ask for a place to change. What did they say?`,
    ],
  },
  {
    like: [
      'we have to run the mile in pe. rip me',
      'sports day. i will die',
      "They're making us do a company fun run. I shan't survive",
      'got gym class tmrw and i will actually perish',
    ],
    about: 'coming',
    say: [
      "Dramatic, and I believe you. What's the part that kills you: the running, being last, or people watching? Each one has a different way around it. If it's the pace, slow enough to talk is a real way to run it.",
    ],
  },
  {
    like: [
      'the mirror shows me exactly how stiff i am',
      'i look ridiculous stretching, i move like a rusty gate',
      "at my age I bend like a plank and there's a mirror",
      'hate seeing myself bend over in that big mirror lol',
    ],
    say: [
      'Stiff bodies are what stretching is for. Mirrors are rough on anybody at that angle. Take any spot, look at the teacher instead of yourself, and let the mirror be.',
    ],
  },
  {
    like: [
      "is there not a way that's not a gym",
      'do i have to go to a fitness place at all. cant i just do something else',
      'Is there any exercise where nobody from my street sees me in shorts?',
      'cant i get fit without going in there again',
      "I went twice like you said. Honestly, is there something that isn't that building?",
    ],
    say: [
      "There is. Fast walks, a video in the living room, a bike, stairs, dancing in the kitchen: it all counts. If you'd like to get past being seen, still go for ten minutes now and then. Which one would you do this week?",
    ],
  },
  {
    like: [
      "it's big enough to have its own opinions",
      'my thighs have their own postcode',
      'lets just say the mirror and me arent speaking',
      'Well, my gut arrives about a minute before the rest of me.',
      "these arms wave after I've stopped waving",
    ],
    say: [
      "Good line, and it gets in before anyone else can. Everybody in that place has brought a body with something they'd rather not discuss, and many are busy with their own. Has anybody actually said something, or is it the walk in that you dread?",
    ],
  },
]
