import type { Answer } from '../conversation.ts'

/** Things people tell or feel in any subject. */
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
      "Thanks for setting me straight. It's already behind you, so there's nothing to get ready for. What's on your mind about it now?",
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
      "Then I got that wrong. You stayed with it to the end, and that's a different thing from leaving. Thanks for setting me straight.",
    ],
  },
  {
    like: [
      'do you think they mean it',
      'do you think he is serious about me',
      'does she really want me there or is she being polite',
      'are they only saying that',
      'can i believe what they said',
    ],
    say: [
      "I can't see inside their heads. A fair rule is to take people at their word until what they do says otherwise. Answer as if they meant it, and what they do next will tell you more.",
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
      'Short version, then. Both feet on the floor, and breathe out slowly twice. Pick your first sentence and say it once under your breath. Then look at something in the room and keep your attention out there. Off you go.',
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
      "You're already most of the way. You don't have to feel ready first; that feeling may not come at the door. Breathe out, count down from three, and go in. Once you're inside, a hello to the nearest person is enough.",
    ],
  },
  {
    about: 'coming',
    like: ["i'm going in now", 'ok here i go', 'wish me luck'],
    say: [
      "Okay. Look at them, take it one sentence at a time, and go slower than feels natural. I'm here when you're back, however it goes.",
      'Good luck. You only have to do the next sentence, and then the one after. Come and tell me later, if you like.',
    ],
  },
  {
    like: ["i'm back", 'hi its me again', 'ok im home now', 'back from it', "i'm here again"],
    say: [
      'Good to have you back. You came through it, whatever it was like. Which moment of it is still with you?',
      "You're back. What stays with you most from it?",
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
      "I'm glad. They were only words on a screen until you used them with a real person. Keep that line; it's yours now.",
    ],
  },
  {
    like: ['i lost my wife', 'my dad died', 'my mother passed away last month', 'we buried my brother'],
    say: [
      "I'm very sorry. People around you may not know what to say, and some may say nothing. You can talk about them as much or as little as you want, here too. You don't have to be good at anything right now.",
    ],
  },
  {
    like: [
      "i'm so tired of this",
      'im sick of being like this',
      "i'm fed up with being scared",
      'its exhausting to be me',
    ],
    say: [
      "Of course you're tired. You do what other people do, with the fear on top of it. Nothing has to be solved today. Do one thing you like, and let this wait. If tired ever means tired of living, tap Help now.",
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
      "It isn't silly. If it takes up your thoughts and your day, it belongs here. A lot of people carry something like it and never say it out loud. Go on, you don't have to apologize for it.",
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
      "Some can, and some only look like they can. You see them from the outside and yourself from the inside, so it's never a fair match. A better comparison is with yourself: what would be one small step past what you can do now?",
    ],
  },
  {
    like: [
      "i don't know what i want",
      'no idea what i need',
      'i cant decide',
      'part of me wants to go and part of me doesnt',
      "i don't know, tell me what to do",
    ],
    say: [
      "That's all right. When you're scared, it's hard to tell what you want. Try asking it this way: if it went well, would you be glad you did it? If yes, that tells you something. If no, you can let it go.",
    ],
  },
  {
    like: [
      "ok i'll try",
      'fine ill give it a go',
      'alright ill try it this week',
      'ok ill do that',
      'i think i can try that',
    ],
    say: ["Good. Keep it small, and don't add anything to it. However it turns out, you can come back and tell me."],
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
      "It might go wrong. Then it would be unpleasant for a while, and a lot of what goes wrong between people can be put right later. Decide now on one kind thing you'll do for yourself that evening, whichever way it goes.",
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
      "It's out, and your part is done. The waiting can be worse than the writing, so put the phone in another room and do something with your hands. How fast they answer depends on a lot you can't see from here.",
    ],
  },
]
