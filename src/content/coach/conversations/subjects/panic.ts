import type { Conversation } from '../conversation.ts'

export const panic: Conversation = {
  id: 'panic',
  name: 'panic, right now',
  tap: 'Panic right now',
  open: {
    say: [
      "Okay. One thing at a time. Put both feet on the floor and press down. You don't have to explain anything. Where are you right now?",
      "This is a lot at once. Let's go slow. Lean on something solid, a wall or a chair. Is there somewhere quieter close by where you can sit or stand?",
      'Short answers are fine. Look at one thing that stays still. If there is chest pain, or you feel faint, or this is your first time, call a doctor or emergency number. Can you sit down where you are?',
    ],
    taps: ["I'm alone", 'People around me', 'I can sit down', 'My chest hurts'],
  },
  openAfter: {
    say: [
      'It hit hard, and now it is past its peak. Your body may be shaky and tired for a while. Where were you when it began?',
      "That's exhausting, even when it's over. If it was your first, or there was chest pain or fainting, let a doctor hear about it. Which part stays with you?",
    ],
    taps: ['I had to leave', 'People saw it', 'It came from nowhere', 'It was my first'],
  },
  glad: {
    say: [
      "It's easing. Good. Sit a while, drink some water, and let your body catch up.",
      'You got through that one. Good. Nothing else has to happen today.',
    ],
  },
  fear: {
    say: [
      "Maybe it feels as if something terrible is about to happen, or it won't stop. A wave like this rises, peaks and goes down. Is it more your body you're scared of, or people seeing?",
      "Part of you may expect to lose control in front of people. You can turn away, sit, or walk out. Is that what's scaring you?",
    ],
    taps: ['My body', 'People seeing', "That it won't stop", 'My chest hurts'],
  },
  step: {
    say: [
      'Stay where you are if it is safe. Press your toes down for five seconds, then let go. Three times. No need to get rid of the feeling. Can you do that with me now?',
      'Look around slowly. Name five things you see, out loud or in your head. Color and name: gray door, blue cup. Let your heart do what it does meanwhile. Can you start with one?',
      'Breathe out slowly, longer than you breathe in, a few times. Then let your breath go its own way. Rest your eyes on something far off. Does that work where you are?',
    ],
    taps: ["I'll try that", "I can't", 'Something else', 'I want to leave'],
    item: 'technique:sensory-refresh',
    step: 'stay with your feet on the floor and look around until the wave goes down',
  },
  stepAfter: {
    say: [
      'First water, something warm, and a rest. Later today, five minutes on paper: where it began, what you feared, what happened. Then stop. Would that be possible?',
      'Take it slow for an hour. Then, within a few days, go back to that place for a few minutes, with somebody if you like. It keeps the fear from settling there. Would you consider that?',
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'rest first, write five minutes about it, and go back to that place for a short visit',
  },
  other: {
    say: [
      'Then let somebody in. Text or tell one person: "I\'m having a bad moment. Stay with me a few minutes." No need to explain. Is there somebody near, or on your phone?',
      "Then move. Walk to the door, the hallway, outside. Slowly, with your eyes on where you're going. You can come back or go home. Can you walk a few steps?",
    ],
    taps: ["I'll text someone", "I'll walk", "There's nobody", 'Give me words'],
    step: 'let one person know, or walk slowly to a quieter place',
  },
  smaller: {
    say: [
      'Only one thing, then. Touch what is next to you: table, wall, your sleeve. Is it rough or smooth?',
      'Less than that. Let your hands lie open on your legs. Look at one corner of the room. Can you stay with that for ten seconds?',
    ],
    taps: ['Rough', 'Smooth', "I can't"],
    step: 'touch one thing and notice what it is like',
  },
  why: {
    say: [
      "Your body has sounded an alarm, and fighting it keeps it going. Feet, wall, things you see: that tells it you're here and there is a floor. It can't keep up the alarm for long.",
      "Because right now thinking makes it louder. Your senses are the shorter way. And if you stay with the wave once, it's a bit less frightening the next time.",
    ],
  },
  lines: {
    say: [
      `Say only this much:\n"I need some air. I'll be back."\n"I'm having a panic attack. Can you stay with me?"\n"Please don't call everyone over. Sit here a minute."`,
      `To text:\n"Bad moment. Can you call me?"\n"I'm panicking. Talk to me about anything."`,
    ],
  },
  when: {
    say: [
      'Good. Start now, with the first one. Tell me when you have done it: is it the same, or a bit different?',
      'Now is fine, right where you are. Can you begin while I am here?',
    ],
    taps: ['Now', 'A bit better', 'The same', "I can't"],
  },
  agreed: {
    say: [
      "Good. Do that, slowly. I'm here in the meantime. If it gets worse or your body worries you, get a person: somebody near you, a doctor, the emergency number.",
      'Okay. Feet down, eyes on one thing. Write when you want to, or not at all.',
    ],
  },
  didIt: {
    say: [
      'You stayed with it. That took something. How is it now, next to a few minutes ago?',
      'Good. You did that in the middle of it. Is it rising still, the same, or going down?',
    ],
    taps: ['Going down', 'The same', 'Worse'],
  },
  partly: {
    say: [
      'A little of it is enough. Take the part that worked and do it again. Which part was that?',
      'Good. It comes in waves, so it may rise once more. Where are you now, sitting or standing?',
    ],
    taps: ['My feet', 'Looking around', 'Sitting', 'Standing'],
  },
  didNot: {
    say: [
      "That's all right. In a panic even small things are big. Can you put one hand on something solid?",
      'Then leave it. Nothing has to be done well now. Would it help to go outside, or to have somebody with you?',
    ],
    taps: ['Going outside', 'Somebody with me', 'I did it'],
  },
  wentBadly: {
    say: [
      "Okay, that was too much. You're allowed to leave, right now, without explaining. If you have chest pain or feel faint, call for help first. Where can you go?",
      "I'm sorry, that is frightening. Let's make it small again: floor, wall, one thing to look at. Is anybody with you?",
    ],
    taps: ['I can get out', "I'm with someone", "I'm alone", 'My chest hurts'],
  },
  distress: {
    say: [
      'Stop reading if you need to. Sit on the floor with your back to a wall. Feel both. If your body scares you, or you might not be safe, call the emergency number or tap Help now.',
      "You don't have to do this with a program. Go to a person, or call one. Until then: feet down, hands on something solid, eyes open.",
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    'Okay. Keep your feet on the floor while you tell me. What do you see in front of you?',
    'Go as slowly as you like. Single words are enough. Is it rising, or holding?',
    "I'm following. Let your shoulders hang. Is there somebody near you could go to?",
  ],
  reassure: [
    "I can't see you or check your body, so I can't tell you it's only panic. Chest pain, fainting or a first attack: call a doctor or the emergency number. If you know this wave, it has ended each time before. Can you press your feet down?",
    'Nobody can say to the minute when it stops. A panic wave does go down, also when you do nothing. Shall we do the next minute together?',
  ],
  answers: [
    {
      like: [
        'am i dying',
        'is this a heart attack',
        'my chest hurts',
        'i cant feel my arm',
        'something is really wrong with my heart',
      ],
      say: [
        "I can't tell from here. If you have chest pain or pressure, a numb arm, fainting, or this is new to you, call the emergency number now. Being checked for nothing is fine. Have somebody stay with you.",
      ],
    },
    {
      like: [
        'i cant breathe',
        "i can't get any air",
        'im hyperventilating',
        'my throat is closing',
        'breathing too fast',
      ],
      say: [
        "Breathe out first, slowly, as if through a straw. The next breath comes by itself. A few of those, then leave it alone. If your lips or face swell, you have asthma, or it doesn't ease, call for medical help.",
      ],
    },
    {
      like: [
        'how long will this last',
        'when does it stop',
        "it's not stopping",
        'how much longer',
        'its been going on forever',
      ],
      say: [
        "Usually minutes, though they feel long, and it can come in waves. It can't stay at the top. If it goes on for a very long time, or it's unlike other times, have a doctor look at it.",
      ],
    },
    {
      like: [
        'am i going crazy',
        'nothing feels real',
        'i feel like im not in my body',
        'everything is far away',
        'im losing my mind',
      ],
      say: [
        'Feeling unreal is common in a panic, and it passes with it. Touch something cold or rough. Say out loud where you are and what day it is. If it stays for hours, or you hear or see things, call a doctor.',
      ],
    },
    {
      like: ['what if i faint', 'i feel dizzy', 'im going to pass out', 'my legs are jelly', 'everything is spinning'],
      say: [
        'Sit down, on the floor if there is no chair, and put your head low for a moment. Dizziness is common in panic. If you do faint, or you have before, that deserves a doctor, soon.',
      ],
    },
    {
      like: [
        'people are looking at me',
        'everyone can see it',
        'im in public what do i do',
        'im at work and im panicking',
        'what if they see me like this',
      ],
      say: [
        'Some may see it, and you owe nobody an explanation. Turn to the side or walk to a hallway. If somebody asks: "I need a minute." That is enough.',
      ],
    },
    {
      like: ['can i leave', 'i need to get out of here', 'should i go home', 'is it bad if i run away', 'i want to go'],
      say: [
        "Yes, you can leave. Walk, don't run, and look where you're going. If you can, stand outside for five minutes before you decide about home. If you can't, go home. Don't drive until you're steadier.",
      ],
    },
    {
      like: [
        "i'm driving",
        'im on the highway and panicking',
        'it started in the car',
        'im behind the wheel',
        'im driving right now what do i do',
      ],
      say: [
        'Put the phone down now. Slow down, signal, and stop somewhere safe with your hazard lights on. Write to me when you stand still.',
      ],
    },
    {
      like: [
        "i'm on the bus",
        'im stuck on a train',
        'im in the bathroom and cant go back out',
        'im in the elevator',
        'im in class and cant leave',
      ],
      say: [
        'Then stay put for this minute. Press your feet down and hold on to something: a rail, the edge of a seat. Count five things you see. At the next stop or door you can step out.',
      ],
    },
    {
      like: ['what if i throw up', 'im going to be sick', 'i feel nauseous', 'my stomach', 'i think i have to vomit'],
      say: [
        "Feeling sick is common in panic, and most of the time it stays a feeling. Sit, loosen your collar or belt, look at something that doesn't move. If you need a restroom, go. You need no permission.",
      ],
    },
    {
      like: [
        "i can't stop crying",
        'im shaking so bad',
        'i cant stop shaking',
        'crying in front of everyone',
        'my hands wont stop',
      ],
      say: [
        'Let it shake, let it run. It is your body letting off the alarm, and holding it in takes more out of you. Wrap something around you if you can, and lean on a wall.',
      ],
    },
    {
      like: ['why is this happening', 'nothing even happened', 'it came out of nowhere', 'why now', 'what did i do'],
      say: [
        'Your body set off an alarm. That can happen without anything around you being wrong. You did nothing to deserve it. The reason can wait; first the floor and your feet.',
      ],
    },
    {
      like: [
        'it doesnt work',
        'breathing makes it worse',
        'i tried that already',
        'grounding does nothing for me',
        'nothing helps',
      ],
      say: [
        'Then stop trying to make it go away. Let it be as loud as it is, and do one thing anyway: wash your hands, walk to the door, call somebody. It goes down without being pushed.',
      ],
    },
    {
      like: [
        'what if it comes back',
        "i'm scared of the next one",
        'i get these all the time',
        'how do i stop getting panic attacks',
        'will it happen again',
      ],
      say: [
        'It might, and there is good help for that. If they come again and again, or you start to stay away from places, take that to a doctor or a therapist. For now, water and a rest.',
      ],
    },
  ],
}
