import type { Answer } from '../../../conversation.ts'

export const setbackAnswers: readonly Answer[] = [
  {
    like: [
      "i'm back at square one",
      'all the progress is gone',
      'everything i worked for was for nothing',
      "it's like i never did anything",
    ],
    say: [
      "It feels like that, and it's unlikely to be true. You know what works for you, you know how the fear goes, and you have done it before. None of that was there at the start.",
    ],
  },
  {
    like: [
      'why did it come back',
      'why does this keep happening',
      'i was doing so well what happened',
      'what did i do wrong',
    ],
    say: [
      "I can't know for certain, but there are usual causes: strain, bad sleep, illness, a loss, one bad moment, or a long stretch without practice. A fear that has been quiet can wake up when you're worn out. Needing a break isn't doing wrong.",
    ],
  },
  {
    like: [
      'is it normal to relapse',
      'do other people slip back too',
      'am i the only one who gets worse again',
      'does this happen to everyone',
    ],
    say: [
      'Yes, slipping is a normal part of getting better, and it can happen more than once. You mostly hear the story afterward, when the dips have been left out.',
    ],
  },
  {
    like: [
      'how long until i am back where i was',
      'how long does a setback last',
      'when will it be good again',
      'do i have to go through all of it again',
    ],
    say: [
      'Nobody can give you a date. It often goes quicker the second time, if you start with small pieces and start soon. If months go by and it gets heavier, get somebody trained to look at it with you.',
    ],
  },
  {
    like: [
      'i canceled everything for weeks',
      "i've been hiding at home again",
      'i stopped answering people',
      'i avoided it and now i cant stop avoiding',
    ],
    say: [
      `That happens fast, because staying away helps at once. Start with the person, not the event: one line like "I've been out of touch. How are you?" You don't owe a report on the weeks between.`,
    ],
  },
  {
    like: [
      'what do i tell people who saw me doing better',
      'everyone thinks im fine now',
      "i'm ashamed to tell my therapist",
      "they were so happy for me and now i've ruined it",
    ],
    say: [
      `Tell them the truth in one sentence: "It was better, and it has slipped." You didn't ruin anything they were glad about. A therapist has heard this many times, and it's what they need to hear.`,
    ],
  },
  {
    like: [
      'one bad day ruined it all',
      'i had one panic and now im afraid again',
      'it was going great until that one evening',
      'one awful moment and everything is back',
    ],
    say: [
      "One bad evening is loud, and it can set the alarm off again. It's still one evening. The best thing is to go back to something near it soon, a smaller version, before the alarm settles in.",
    ],
  },
  {
    like: [
      "i don't want to start over",
      "i can't do this all again",
      'i have no strength to try again',
      'what is the point of trying if it comes back',
    ],
    say: [
      "You don't have to start over, and you don't have to start today. Rest counts if it has an end. Set a day for one small thing, a week from now if need be, and leave it alone until then.",
    ],
  },
  {
    like: [
      'should i go back to my therapist',
      'should i see a doctor again',
      'do i need help again',
      'is it serious enough to get help',
    ],
    say: [
      "If it has been getting worse for a few weeks, or you're losing sleep, work or people over it, yes. Going back isn't failing. A few meetings can be enough, and they already know you.",
    ],
  },
  {
    like: [
      'i stopped my medication and it came back',
      'it got bad after i changed my pills',
      'should i start taking them again',
      'could it be because of my meds',
    ],
    say: [
      "That's a question for the doctor who prescribed them, and please ask soon; don't start or stop anything on your own. A pharmacist can help too. I can help you put what changed, and when, into a few lines for that call.",
    ],
  },
  {
    like: [
      'maybe the good time was fake',
      'i was only pretending to be better',
      'i think i never really changed',
      'that was never the real me',
    ],
    say: [
      "It was you who went, spoke and stayed, so it was real. Feeling unsure during it doesn't make it fake. Both are you: the one who could, and the one who finds it hard now.",
    ],
  },
  {
    like: [
      'something bad happened in my life',
      'since my mother died i cant be around people',
      'since i lost my job everything got worse',
      'after i got sick it all came back',
    ],
    say: [
      "I'm sorry. Then this is no failure of practice: you had something heavy to carry, and being among people needs strength. Let that come first. One person you can be quiet with may be enough for now.",
    ],
  },
  {
    like: [
      'the things that helped before dont work now',
      'i tried what worked last time and nothing',
      'my old tricks stopped working',
      'i already tried going back to it',
    ],
    say: [
      'Then go one size down before you drop it; it may be right and too big for now. If it was something you used to get through, like a prepared line or an early exit, it may be worn out. Try it once without.',
    ],
  },
]
