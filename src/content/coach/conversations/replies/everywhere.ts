import type { Answer } from '../conversation.ts'

/** What people tell or feel whatever the subject. */
export const everywhereReplies: readonly Answer[] = [
  {
    about: 'over',
    like: [
      'it already happened',
      "it's over, that was yesterday",
      'no this was last week',
      'im talking about something in the past',
      'its done now, i dont need to prepare',
    ],
    say: [
      "Right, it's behind you, so no more getting ready for it. What it left you with is what matters now. Is there something to put right with somebody, or does it need a while to fade?",
    ],
  },
  {
    about: 'over',
    like: [
      'it went ok actually',
      'it was fine',
      'not bad in the end',
      'it went better than i thought',
      'turned out all right',
    ],
    say: [
      "Good to hear. You were there, and it was all right. That's enough, and you can leave it at that.",
      "I'm glad. It doesn't have to be more than all right to be good news, and it's good that you told me.",
    ],
  },
  {
    about: 'over',
    like: [
      "no i didn't stop, i finished it",
      'i stayed till the end',
      'i never said i left',
      'wrong, i went through with all of it',
      "i didn't run away i kept going",
    ],
    say: [
      "Then I got that wrong, and yours is the better story: you went on to the end. That's a different thing to have done, and it's yours.",
    ],
  },
  {
    like: [
      'do you think they mean it',
      'do you think he is serious',
      'does she really want me there or is she being polite',
      'are they only saying that',
      'can i believe what they said',
    ],
    say: [
      "I can't look into them. A fair rule is to take people at their word until what they do says otherwise. People who don't mean it rarely bother to follow up. If you answer as if it were meant, you'll soon see.",
    ],
  },
  {
    about: 'coming',
    like: [
      'i have five minutes',
      'it starts in a few minutes',
      "it's about to begin",
      'quick, they call me in soon',
      'im up next',
    ],
    say: [
      `Then only this. Both feet on the floor, breathe out slowly twice. Pick your first sentence and say it once under your breath. Then look at something in the room and keep your eyes out there. Off you go.`,
    ],
  },
  {
    about: 'coming',
    like: [
      "i'm standing outside the door",
      'im in front of the building and cant go in',
      "i'm sitting in the car in the parking lot",
      'im in the hallway and my hand is on the handle',
      'i can hear them all in there',
    ],
    say: [
      "You're already most of the way. Don't wait until you feel ready; that seldom comes at a door. Breathe out, count down from three, and go in on one. Inside, a hello to the nearest person is enough.",
    ],
  },
  {
    about: 'coming',
    like: ["i'm going in now", 'ok here i go', 'wish me luck', 'its time, bye', "i'm about to do it"],
    say: [
      "Go well. Eyes on them, one sentence at a time, and slower than you think. I'm here when you're back, however it was.",
      'Good luck. You only have to do the next sentence, and then the one after. Come and tell me later, if you like.',
    ],
  },
  {
    like: ["i'm back", 'hi its me again', 'ok im home now', 'back from it', "i'm here again"],
    say: [
      'Good to have you back. How was it? One sentence is enough, or tell me all of it, in whatever order it comes.',
      'Welcome back. Do you want to tell me how it went, or is there something else on your mind now?',
    ],
  },
  {
    about: 'over',
    like: [
      'that line worked',
      'i used your sentence and she laughed',
      'i said what you suggested and it went well',
      'the words you gave me were good',
      'i sent the text you wrote and he answered',
    ],
    say: [
      "I'm glad. The words lay around here for anybody, and you were the one who said them to a real person. Keep that line; it's yours now.",
    ],
  },
  {
    like: [
      'i lost my wife',
      'my dad died',
      'my mother passed away last month',
      'my husband is gone',
      'we buried my brother',
    ],
    say: [
      "I'm very sorry. That changes every room you walk into, and people around you may not know what to say. You can speak of them as much or as little as you want. There's nothing you have to be good at now.",
    ],
  },
  {
    like: [
      "i'm so tired of this",
      'im sick of being like this',
      "i'm fed up with being scared",
      'i dont want to fight this anymore today',
      'its exhausting to be me',
    ],
    say: [
      "Of course you're tired. You do what others do and carry the fear as well. Nothing has to be solved tonight. Do one thing that is only pleasant, and let this wait. If tired ever means tired of living, tap Help now.",
    ],
  },
  {
    like: [
      "it's silly i know",
      'this is so dumb',
      'i feel ridiculous even writing this',
      'sorry for such a stupid problem',
      'you must think im pathetic',
    ],
    say: [
      "It isn't silly. If it takes up your thoughts and your day, it's worth a few sentences here. A lot of people have the same one and never say it aloud. Carry on, no excuse needed.",
    ],
  },
  {
    like: [
      'everyone else can do it',
      'other people my age have no problem with this',
      'a child could do that',
      'why can they and not me',
      'normal people dont even think about it',
    ],
    say: [
      "Many can, and some only look as if they could. You see them from outside and yourself from inside, which is never a fair match. What counts is what's one size bigger than what you do now, and that's a measure only you have.",
    ],
  },
  {
    like: [
      "i don't know what i want",
      'no idea what i need',
      'i cant decide',
      'maybe i want it maybe not',
      "i don't know, tell me what to do",
    ],
    say: [
      "That's all right; fear is loud and wishes are quiet, so they can be hard to hear. Try it this way: if it had already gone well, would you be glad to have done it? If yes, there's your wish. If no, you may let it go.",
    ],
  },
  {
    like: [
      "ok i'll try",
      'fine ill give it a go',
      'alright im going to do it',
      'ok ill do that',
      'i think i can try that',
    ],
    say: [
      "Good. Keep it as small as it is now, and don't improve on it. However it turns out, you can come back and tell me.",
    ],
  },
  {
    about: 'coming',
    like: [
      'what if it goes wrong',
      'and if it all goes badly',
      "what if i can't do it",
      'what if it ends in disaster',
      'but what if i fail',
    ],
    say: [
      "Then it'll be unpleasant for a while, and you'll be home again afterward. Most of what goes wrong between people can be mended with one sentence the next day. Decide now what you'd do that evening to be good to yourself. That's the whole emergency plan.",
    ],
  },
  {
    about: 'over',
    like: [
      'i sent it',
      'ok its sent',
      'i hit send and now i feel sick',
      'i wrote to him, now i wait',
      'the message is out',
    ],
    say: [
      "It's out, and your part is done. The waiting can be worse than the writing, so put the phone in another room and do something with your hands. When they answer says more about their day than about you.",
    ],
  },
]
