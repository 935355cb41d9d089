import type { Answer } from '../../../conversation.ts'

export const panicAnswers: readonly Answer[] = [
  {
    like: [
      'am i dying',
      'is this a heart attack',
      'my chest hurts',
      'i cant feel my arm',
      'something is really wrong with my heart',
    ],
    say: [
      "I can't tell from here. If you have chest pain or pressure, a numb arm, fainting, or this is new to you, call the emergency number now. It's fine if it turns out to be nothing. Have somebody stay with you.",
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
      "Sit down, on the floor if there's no chair, and put your head low for a moment. Dizziness is common in panic. If you do faint, or you have before, that deserves a doctor, soon.",
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
      `Some may see it, and you owe nobody an explanation. Turn to the side or walk to a hallway. If somebody asks: "I need a minute." That's enough.`,
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
      "Put the phone down now. Slow down, signal, and stop somewhere safe with your hazard lights on. Write to me once you've stopped.",
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
      "Feeling sick is common in panic, and most of the time it stays a feeling. Sit, loosen your collar or belt, look at something that doesn't move. If you need a restroom, go. You don't need permission.",
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
      "Let it shake, let the tears come. It's your body coming off the alarm, and holding it in takes more out of you. Wrap something around you if you can, and lean on a wall.",
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
      "It might, and there's good help for that. If they come again and again, or you start to stay away from places, take that to a doctor or a therapist. For now, water and a rest.",
    ],
  },
]
