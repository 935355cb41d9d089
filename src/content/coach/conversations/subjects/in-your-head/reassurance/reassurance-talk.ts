import type { Answer } from '../../../conversation.ts'

export const reassuranceTalk: readonly Answer[] = [
  {
    like: [
      "asked my brother for help, he's coming over",
      'i texted her and she said shes coming saturday',
      "I let my friend help after all. She'll be here tomorrow.",
      "ok told him. he's on his way this weekend",
    ],
    about: 'over',
    say: [
      "Good. You let somebody in, and you got a yes. You can leave things as they are until then; they're coming for you. I'm glad.",
    ],
  },
  {
    like: [
      'yeah i asked like four people before you',
      'I did know already, I wanted to hear it again',
      "you're the third one I've asked today",
      'I suppose I knew, I still asked my sister and my friend',
    ],
    say: [
      'Good eye, noticing that. Each answer calms you for a bit, then the doubt wants a fresh one. You had your answer before you asked anybody. Next time, write your own answer down first and give it half an hour.',
    ],
  },
  {
    like: [
      'i made a dark joke to the nurse and she wrote it down, theyll think im a bad mum',
      'what if she wrote that im unfit',
      'the social worker didnt laugh at my joke, now im terrified',
      "She probably noted I'm a terrible mother",
    ],
    about: 'over',
    say: [
      `I can't see what was written. People in that job hear dark jokes all day, and they're trained to tell them from danger. If it keeps gnawing, say it at the next visit: "I was joking. I'm worn out." Being worn out is worth telling them anyway.`,
    ],
  },
  {
    like: [
      'my friend offered to help but my place is a tip so i said no',
      'mum wants to come take the baby, house is too messy',
      'I turned down help because of the state of the flat',
      'she offered to babysit, im too ashamed of the mess',
    ],
    about: 'coming',
    say: [
      `They offered, and people who offer have seen a messy home before. It can stay exactly as it is; the help is for you, not for the floor. One text: "Is the offer still open? The place is a mess." Then rest while you can.`,
    ],
  },
  {
    like: [
      'is "best regards" rude',
      'she only wrote "ok", was my email too cold?',
      'He answered "noted". Did I sound unfriendly',
      'is it bad that i ended my text with a full stop',
    ],
    about: 'over',
    say: [
      "Not by itself, no. Short endings and one-word answers are how half the world writes when it's busy. They tell you it was read, and they're a poor thermometer for how somebody feels. You can leave it where it is.",
    ],
  },
  {
    like: [
      'probably told all the staff about me',
      'theyre def laughing about it in the back',
      'he told everyone for sure',
      'I bet she tells it at parties',
    ],
    about: 'over',
    say: [
      `Maybe they did, and maybe somebody there said, "I've done that too." You can't find out, and you don't have to. Let the question go by without an answer.`,
    ],
  },
  {
    like: [
      'ive checked the door like ten times',
      'read the email over and over to see if i made a mistake',
      'keep checking my bank app for the same payment',
      "I've gone back to look at the stove seven times",
    ],
    say: [
      `And it said the same thing every time. The looking feels like settling it, and it wakes the doubt up again. Leave it unsettled, turn away, and do something with your hands for ten minutes. The itch usually drops by itself if you let it. If it eats up a good part of your day, a doctor can help with exactly this.`,
    ],
  },
  {
    like: [
      'still there but quieter',
      'its not gone but its like background noise now',
      'The worry is still around, only further off',
      'its there but im not really listening to it anymore',
    ],
    about: 'over',
    say: [
      "The background is a good place for it. It can ride along back there, and it isn't driving. You did something else while it was still talking, and that's the whole trick. I'm glad.",
    ],
  },
  {
    like: [
      'everyone said its fine so now i think theyre all in on it',
      'i asked my friends and they all said yes which is suspicious',
      'They assured me it was all right. They must have discussed it',
      'asked 3 ppl, all said the same thing, so obv they talked abt me',
    ],
    about: 'over',
    say: [
      'Your head is quick. You asked, they said it was fine, and now the yes itself is evidence. Another yes would go the same way. So leave it at the answers you have, and see tonight if the doubt can get by without a new one.',
    ],
  },
  {
    like: [
      'just some form, nothing private',
      'it was only a boring work doc i sent to the wrong person',
      'an invoice lol',
      'nothing bad in it, just a schedule, went to the wrong guy',
    ],
    about: 'over',
    say: [
      `Then the wrong person learned something very dull. One line, if you like: "Sorry, that was meant for somebody else." Then it's done. If your head keeps asking about it after that, let the question go by without an answer.`,
    ],
  },
  {
    like: [
      'she wrote "ok" and nothing else, so she hates me',
      'just "k". nothing after it',
      "he answered with one word, obviously i'm annoying",
      'Only "fine". No smiley, nothing. I know what that means',
    ],
    say: [
      "A bare word like that is hard to get, because it leaves all the room for your own worst guess. It tells you it was read. It doesn't tell you what they thought. How do they usually write when nothing is wrong?",
    ],
  },
  {
    like: [
      'i asked my husband ten times and my sister and my mum',
      'everyone. ive asked everyone i know twice',
      'my wife, my best friend, even the doctor, they all say its fine',
      "I've asked her so often she's sick of it",
    ],
    say: [
      "Then you've had all the answers there are, several times, from people who know you. And it's still itching, so the asking isn't what settles it. Try one evening of not asking anybody. The doubt will be loud. See what it's like in the morning.",
    ],
  },
  {
    like: [
      'asked my roommate at minute 9',
      'lasted like 6 min then texted my sister',
      'I managed half of it and then I rang my husband to ask.',
      'caved. asked my mate before the timer went',
      'Not quite. I got two thirds of the way and then asked my mother again.',
    ],
    say: [
      "You held out for part of it, and that part counts. Then the urge got loud and you asked; that's common on a first try. Take a shorter time, one you're sure of, and stretch it from there.",
    ],
  },
]
