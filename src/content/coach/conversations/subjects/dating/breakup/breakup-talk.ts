import type { Answer } from '../../../conversation.ts'

export const breakupTalk: readonly Answer[] = [
  {
    like: [
      'i cant date, id have to take my sleeves up at some point',
      "if I get close to someone they'll see my arms",
      'Someone new would see what I keep covered, so no.',
    ],
    say: [
      "Sounds like there's something you don't want seen yet. You choose who sees it, and when, and you don't have to date before you want to. If you're hurting yourself these days, that matters more: Help now has people to talk to today. Would you like to tell me about it?",
    ],
  },
  {
    like: [
      "my ex is coming to get her stuff and I don't know how to act",
      'have to hand back his things and be normal about it',
      'She is collecting her belongings on Saturday. How do I stay polite?',
      'ex picking up his boxes tmrw, how do i not fall apart',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Civil can be very short. Have everything packed by the door, fix a time, and let somebody be there with you:\n"Hi. It's all here."\n"I'd rather keep this brief. Take care."\n"Let's do anything else by message."`,
    ],
  },
  {
    like: [
      'people think im fine because i joke about it. im not',
      "I'm not over the divorce, I only make it sound funny",
      'everyone thinks im ok cos i laugh. papers are still in a drawer',
      'i crack jokes but honestly i still miss him',
    ],
    say: [
      "No, you aren't over it, and being funny about it is how you've been carrying it. You don't have to be funny here. A thing like that takes its own time, and other people don't set the date. What's the part nobody asks you about?",
    ],
  },
  {
    like: [
      'my neighbor has probably heard me crying through the wall',
      'the old lady next door knows, the walls are thin',
      'my roommate hears everything, she knows he left',
      'guy downstairs has heard it all by now',
    ],
    say: [
      `Then there's no secret to keep, and half the explaining is done. If it's somebody you trust, knock on that door: "You've heard me. Can I sit with you for a while?" Somebody who already knows can be good company on a night like this.`,
    ],
  },
  {
    like: [
      "i could stay at my cousins but he'll want to know everything",
      'my sister would take me in but then come the questions',
      "theres a friend with a couch but i'd have to explain the breakup",
      "I can go to my aunt, only she'll want all the details",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `A bed with somebody kind nearby is worth a little nosiness. Give them one line at the door and close it there:\n"It ended, I'm tired, I'll tell you another day."\n"No story tonight. Could I have some food and a bed?"\n"Ask me next week."`,
    ],
  },
  {
    like: [
      'theyd take the piss out of me forever',
      'no way, the lads would never let it go',
      'They would make jokes about it for weeks',
      'my friends would turn it into a meme',
    ],
    say: [
      "Of course they would. Then the whole bunch doesn't have to know today. Be with them anyway, for the noise. And if there's one who can keep quiet for five minutes, tell that one on the way home.",
    ],
  },
  {
    like: [
      "I'd hand her the stuff, say take care, and not look at his car",
      '"here are your keys, all the best" and close the door',
      'id say heres your box, bye, and try not to cry',
      "I'd give him his things, wish him well, and that would be it",
    ],
    about: 'coming',
    say: [
      "That's all of it. One sentence, true and short, and nobody can find fault with it. Have the boxes by the door so it stays short, look at those instead of anything else, and plan where you go right after.",
    ],
  },
  {
    like: [
      'yeah. its the dumb stuff i miss telling him',
      'Yes. I still turn to the passenger seat to say it.',
      'mhm. saw a dog in a raincoat and had the chat half open before i remembered',
      'I suppose I do. Thirty years of telling the same woman about my day.',
    ],
    say: [
      "That's one of the quiet parts of losing somebody: the small funny things have nowhere to go. You can bring them here for now, and one could go to a friend. Who else would get a kick out of a story like that?",
    ],
  },
  {
    like: [
      'nobody cares if I have milk mate',
      'who am i gonna tell that the bus was late. nobody gives a toss',
      'Nobody wants to hear what I had for lunch. She did.',
      "no one's waiting for a 'home safe' text from me anymore are they",
      "and who'd care what's on telly tonight? exactly",
    ],
    say: [
      "It was never about the thing itself. Somebody was there for the small stuff, and that's a big thing to lose. It hits hardest at the old hour, so put something there: a place with people in it, even if nobody talks.",
    ],
  },
  {
    like: [
      'that I never say what I want. he found out because I said "whichever you like" about the shelf',
      "she said im too quiet and never even pick the restaurant, so thats it, we're done",
      'He told me I have no opinions. Four years, and that was the reason he gave.',
      "his exact words: 'you always say you don't mind.' then he got his coat",
      'got dumped bc apparently i agree with everything',
    ],
    say: [
      "That's a hard thing to be handed on the way out. Going along with somebody is often meant kindly, and one habit is rarely the whole reason two people end. You don't have to decide today what's true in it.",
    ],
  },
  {
    like: [
      'a sign. like a sad song in her bio',
      'idk, a picture where he looks tired. anything',
      'was checking if she still had our holiday photo up, I suppose',
      "Some hint he's miserable without me. Pathetic, I know.",
      'wanted to see if her status changed.. like maybe she posted something sad',
    ],
    say: [
      "Some proof that it hurts over there too. That's a very human thing to go looking for. A profile can't tell you, though: a cheerful page doesn't mean it didn't hurt, and a sad one doesn't mean they're coming back. What would it have changed?",
    ],
  },
]
