import type { Answer } from '../../../conversation.ts'

export const panicTalk: readonly Answer[] = [
  {
    like: [
      'someones banging on the bathroom door and im panicking',
      'im locked in the toilet and people are waiting outside',
      'theyre knocking i cant come out its starting again',
      'hiding in the loo, panic, someone wants in',
    ],
    asks: 'words',
    say: [
      `It's a wave; it goes up and it comes down. The door is locked and they can wait. Call out one line, then push both feet into the floor and breathe out, long:\n"Occupied."\n"One minute, please."`,
    ],
  },
  {
    like: [
      'ive had panic before but never pain down my arm',
      'chest is tight and now my arm feels weird too',
      "It's in my left arm this time, it never was before",
      'same as always but now it goes into my jaw and arm',
    ],
    say: [
      `That's new, so don't wait this one out. A tight chest that goes into the arm needs checking now. Go to the nearest person and say, "My chest hurts and it's in my arm, I need a medic." Or call your emergency number. Do it before you answer me.`,
    ],
  },
  {
    like: [
      'panic attack in the bathroom, had them before, talk to me',
      'its happening again heart racing before my test, doc says panic',
      "I know it's panic, I've been checked, but stay with me",
      'hiding in the toilets, heart going nuts, same as always',
    ],
    say: [
      "I'm here. Same racing as the other times, and those passed. Lean on the wall, feet flat, and breathe out long. Now look around and tell me three things you can see. It may take a few minutes to come down; you don't have to force it.",
    ],
  },
  {
    like: [
      'heart pounds before every phone call, doctor says its nothing',
      'My pulse always goes up before I call, I had it checked',
      'heart going crazy before the interview call like always, tests were fine',
      'palpitations before a call again, cardiologist found nothing',
    ],
    about: 'coming',
    say: [
      "Then you know it by now: it's your body revving before a call, and it has been checked. You don't have to calm it first. Dial while it races, know your first sentence, and breathe out long before you say it. It often settles once you're talking.",
    ],
  },
  {
    like: [
      'a bit yeah. not all the way',
      'slower i think',
      "It's easing a little. Still tight though.",
      'yes some. hands are still going',
    ],
    say: [
      "Good. That's your body starting to come down, and it can take its time. Eyes back on the thing you picked. One more long breath out. You're in this room, now, and nothing has to be done. What do you feel under your feet?",
    ],
  },
  {
    like: [
      'red bag. ok. ok its going down',
      'blue door. plant. ok my hands are tingling less',
      'I did the five things. It is passing, I think.',
      'clock, shoes, window. phew. slower now',
      "ok ok heart's calming down a bit. i can see the exit sign",
    ],
    say: [
      "Good. It's coming down, and you stayed while it did. Stay where you are for another minute, breathe out long, and let it finish by itself. There's nothing you have to do next. When you're ready, tell me where you are.",
    ],
  },
]
