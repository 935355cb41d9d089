import type { Answer } from '../conversation.ts'

export const everywhereReplies: readonly Answer[] = [
  {
    like: [
      'is that ok to send',
      'i wrote this, what do you think',
      'does that sound all right',
      'can i say it like that',
      'would you change anything in it',
    ],
    say: [
      "I can't hear it the way they will, but here is a check that works: is it true, is it kind, and would they know what you'd like from them? If so, it's ready. The first version is often the one that sounds most like you.",
    ],
  },
  {
    like: [
      'is that too keen',
      'does it sound desperate',
      'am i coming on too strong',
      'is this too much too soon',
      'do i seem too eager if i write that',
    ],
    say: [
      "Interest on its own isn't too much; most people like to be wanted there. It gets heavy when it's long, or when it asks for an answer twice. Say it once, in a line or two, and leave them room. Then it's warm.",
    ],
  },
  {
    like: [
      'does that sound rude',
      'is that too blunt',
      'would that come across as cold',
      'am i being mean if i say that',
      'is it impolite to put it like this',
    ],
    say: [
      "Clear and short usually isn't rude. What softens it is a thank you or a reason, half a sentence of either. Read it as if a friend had sent it to you: if you'd take it well, it can go.",
    ],
  },
  {
    like: [
      'i already told you that',
      'i said that already',
      'you asked me this before',
      'i literally answered that',
      'we were over this a minute ago',
    ],
    say: [
      "You did, and I missed it. I'm a program, and I lose things sometimes. You don't have to tell it again. Go on from where you were, or tell me what you'd like to have at the end of this: words, a plan, or an ear.",
    ],
  },
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
    like: [
      'do i have to',
      'do i really have to do that',
      'is there no way around it',
      'what if i dont want to do that',
      'is that necessary',
    ],
    say: [
      "No, you don't have to. It's an offer. If you skip it out of no interest, nothing is lost. If you'd like what is on the other side and only the fear says no, a smaller piece of it may be worth a try.",
    ],
  },
  {
    like: [
      'how do i start',
      'how do i even begin',
      'what is the first thing i do',
      'where do i begin with this',
      "i don't know how to get going",
    ],
    say: [
      'With the smallest part that can be seen from outside: pick up the phone, write their name, put your shoes on, say hello. Nothing after that has to be planned yet. Once the first bit is done, the next one shows itself.',
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
    like: [
      'can you say that shorter',
      'thats too long',
      'too much text',
      'give me the short version',
      'in one sentence please',
    ],
    say: [
      'Short version: one small thing, done once, and then see what happened. The rest of what I said you can leave out.',
    ],
  },
  {
    like: [
      'what did you mean by that',
      "i don't understand what you're saying",
      'huh',
      'can you explain that',
      'that makes no sense to me',
    ],
    say: [
      "Then I said it badly. I can't put everything I say in other words, but you can skip it without missing much. Tell me what you'd want right now, words to say, something to try, or being listened to, and I'll go there.",
    ],
  },
  {
    like: [
      'none of those lines fit',
      "that's not how i talk",
      "i'd never say that",
      'those sound fake',
      'give me something that sounds more like me',
    ],
    say: [
      "Then they're not yours; drop them. Try this: tell me what you want them to know, as clumsily as you like, the way you'd say it to a good friend. That sentence, cut in half, is usually the line.",
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
      'my therapist says i should',
      'my counselor told me something else',
      'my psychologist gave me homework',
      'in therapy we talked about this',
      'my doctor thinks i should try it',
    ],
    say: [
      "Then go with that; they know you and I don't. If something here goes against it, leave mine out. I can help with the small things around it, like finding words or getting started on what you agreed.",
    ],
  },
  {
    like: [
      'my friend told me to do it',
      'my sister says i should go',
      'everyone tells me to talk to him',
      'my mom thinks i should apologize',
      'people keep saying i must try it',
    ],
    say: [
      "They want something good for you, and they aren't the ones who have to do it. What would you want if nobody had said anything? If it's the same, good. If it isn't, yours counts more.",
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
    like: [
      "i don't want advice",
      'i only want to vent',
      'can you just listen',
      'no tips please i want to talk',
      'let me get it off my chest',
    ],
    say: ["All right, no advice. Write it as it comes, in any order. You don't have to make it neat or fair."],
  },
  {
    like: [
      "that's not what i said",
      'you misunderstood me',
      'no you got it wrong',
      'thats not what this is about',
      "you're talking about something else",
    ],
    say: [
      "Sorry, then I took it the wrong way. I'm a program and I guess at the meaning. Say it once more in a few plain words: who it's about, and what bothers you most.",
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
