import type { Answer } from '../../../conversation.ts'

export const panicReplies: readonly Answer[] = [
  {
    like: [
      'what do i tell them i need a minute before i go in',
      'its my turn and i need two more minutes what do i say',
      'how do i ask for a moment before my interview starts',
      'they called my name and i need to wait what do i say',
      'how do i ask to go later because im panicking',
    ],
    say: [
      `Pick one and say it on the out-breath:
"I need two minutes. Then I'm ready."
"Could somebody else go first?"
"Could I get some water before we start?"`,
    ],
    asks: 'words',
    about: 'coming',
  },
  {
    like: [
      'someone asks are you ok and im panicking what do i say',
      'they say i look pale what do i answer',
      'what do i say when people notice im panicking',
      'my coworker saw me shaking and asked',
      'people keep asking whats wrong',
    ],
    say: [
      `You can keep it this short:
"I'm feeling rough. It'll pass."
"I need quiet for a minute, please."
"Could you get me some water?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'i ran out what do i text them now',
      'i left in the middle because of panic what do i write',
      'how do i explain why i disappeared',
      'what do i message my boss after i walked out',
      'i walked out of the exam what do i tell the teacher',
    ],
    say: [
      `One message, then put the phone down:
"I wasn't feeling well and had to leave. I'm okay now."
"Sorry I went without a word. I had a panic attack."
"I had to step out. Can we talk tomorrow about what I missed?"`,
    ],
    asks: 'words',
    about: 'over',
  },
  {
    like: [
      'how do i tell my friend what to do when i panic',
      'what should my partner say to me when i panic',
      'how do i explain panic attacks to my family',
      'they hold me and talk at me and it makes it worse',
      'what do i tell people so they can help me next time',
    ],
    say: [
      `Tell them when you're calm:\n"When I panic, stay next to me and say little."\n"Please don't ask what's wrong. Ask if I want to go outside."\n"It passes. You don't have to fix it."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'what can i say to myself when im panicking',
      'give me a sentence to hold on to',
      'i need something to repeat in my head',
      'what do i tell myself before i go in',
      'talk me down give me words',
    ],
    say: [
      `Take one and say it slowly:
"This is an alarm. It goes up, and it comes down."
"My feet are on the floor."
"I can do this with a fast heart."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'can i go in while im panicking',
      'should i go in or go home',
      'can i do it like this with my heart racing',
      'should i wait until im calm',
      'what if im still shaking when it starts',
    ],
    say: [
      "You can go in with your heart racing or your hands shaking. You don't have to be calm first. Hand on the door, breathe out, one step. You can still leave if it's too much.",
    ],
    about: 'coming',
  },
  {
    like: [
      'should i sit down or walk around',
      'is it better to move or stay still',
      'should i pace up and down',
      'do i lie down',
      'can i run it off',
    ],
    say: [
      "Walk if you're jittery, slowly, and feel each heel. Sit or lie down if you're dizzy. Try one for a minute, and switch if it doesn't help.",
    ],
  },
  {
    like: [
      'does cold water help with panic',
      'should i splash water on my face',
      'should i hold ice',
      'does drinking water help',
      'i have a bottle of water with me',
    ],
    say: [
      "It helps some people. Take small sips, or run cold water over your wrists. Feel how cold it is. That's enough for right now.",
    ],
  },
  {
    like: [
      'how do i slow my heart down',
      'how do i calm down fast',
      'what can i do in two minutes',
      'quick i need something now',
      'help me calm down before it starts',
    ],
    say: [
      "Breathe out for longer than you breathe in. Three times. Let your shoulders drop at the end of each one. It may stay fast for a bit, and that's all right.",
    ],
  },
  {
    like: [
      'im in the corridor and its my turn in five minutes',
      'im standing outside the room and about to go in',
      'i go in in ten minutes',
      'im in the hallway waiting for my interview',
      'its starting in 3 minutes and im freaking out',
    ],
    say: [
      "Lean your back against the wall. Feel it hold you. Breathe out slowly, once. Then once more. That's all for this minute.",
    ],
    about: 'coming',
  },
  {
    like: [
      'my hands are ice cold',
      'my hands are freezing and wet',
      'my fingers are cold and tingle',
      'cold sweaty hands and they want to shake hands',
      'my hands went cold and clammy',
    ],
    say: [
      'Rub your palms together, hard, until they get warm. Then tuck them under your arms. Cold hands are part of being scared, and they warm up again.',
    ],
  },
  {
    like: [
      'my heart is racing',
      'my heart is beating out of my chest',
      'my pulse is at 140 and i havent even gone in',
      'heart pounding so hard i can hear it',
      'my heart wont slow down',
    ],
    say: [
      "Put a hand flat on your chest and breathe out, long. Nerves make hearts race. You don't have to slow it down to go on. If there's pain, or you feel faint, get help now.",
    ],
  },
  {
    like: [
      'my legs are jelly',
      'my knees are shaking and i cant stand',
      'i cant walk in there my legs wont move',
      'my legs feel weak',
      'im frozen to the spot',
    ],
    say: [
      "Press both feet into the floor like you're pushing it away. Hold for five, let go. Once more. Then shift your weight, left, right.",
    ],
  },
  {
    like: [
      'my mouth is so dry i cant speak',
      'my throat is tight i cant get a word out',
      'lump in my throat',
      'my voice is gone and i have to talk in a minute',
      'my tongue sticks to the roof of my mouth',
    ],
    say: [
      'A sip of water, if you have some. If not, run your tongue along your teeth. Hum one low note, quietly. Your voice is still there.',
    ],
  },
  {
    like: [
      'my mind is completely empty and i go in now',
      'i forgot everything and its about to start',
      'i cant think',
      'my head is full of static',
      'thoughts are racing and i cant catch one',
    ],
    say: [
      'Look for three things that are blue. Name them. You only need your first sentence. Say it once under your breath.',
    ],
    about: 'coming',
  },
  {
    like: [
      'the panic is over im ok now',
      'it passed',
      'ok its better now',
      'im calm again',
      'it went away after a while',
    ],
    say: ['Good. It went up and it came down. Your body worked hard, so you may be tired. Take the next hour slowly.'],
    about: 'over',
  },
  {
    like: [
      'i panicked and still went in',
      'i did it even though i was panicking but i got lucky',
      'i had a panic attack and stayed but next time i wont manage',
      'i got through it but it was horrible so it doesnt count',
      'i went in with my heart racing and it was ok',
    ],
    say: [
      "You went in with your heart pounding, and you did it. It counts, horrible or not, lucky or not. You don't have to think about the next time yet. Rest now.",
    ],
    about: 'over',
  },
  {
    like: [
      'i panicked and ran out',
      'i couldnt do it i went home',
      'i left before my name was called',
      'i had a panic attack in the middle of it and had to stop',
      'i got to the door and turned around because of the panic',
    ],
    say: [
      "Then it was too much today. That happens, and it doesn't decide how the next time goes. Sit down somewhere quiet and rest. Everything else can wait until tomorrow.",
    ],
    about: 'over',
  },
  {
    like: [
      'everyone saw me have a panic attack',
      'i cried and hyperventilated in front of my class',
      'im so ashamed i fell apart in front of them',
      'they called an ambulance for my panic attack',
      'i begged a stranger to help me',
    ],
    say: [
      `Your body set off its alarm in public. You didn't do anything wrong. People who see it are often worried for you. A "thanks for helping" is enough, if you want to say something. For now, rest.`,
    ],
    about: 'over',
  },
  {
    like: [
      'do i breathe through my nose or my mouth',
      'how long do i do the breathing',
      'do i close my eyes',
      'how many breaths',
      'do i count while i breathe',
    ],
    say: [
      'In through the nose, out through the mouth, eyes open. Four or five breaths are enough. Count on the way out if you like. Then let it go by itself.',
    ],
  },
]
