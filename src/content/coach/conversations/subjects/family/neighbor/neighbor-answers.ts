import type { Answer } from '../../../conversation.ts'

export const neighborAnswers: readonly Answer[] = [
  {
    like: [
      'what if he gets angry',
      'and if they yell at me',
      'what if she slams the door in my face',
      'what if they take it badly',
      'he looks like the type who explodes',
    ],
    say: [
      `Then you say "I'll let you go," and you walk away. You don't have to finish the conversation. Some people are angry at the door and turn it down an hour later. If there's a threat in it, don't go back alone; take it to the landlord or the police.`,
    ],
  },
  {
    like: [
      'should i leave a note or knock',
      'can i do it in writing',
      'is a note passive aggressive',
      'note or talk in person',
      'i want to text instead of ringing',
    ],
    say: [
      "In person is usually better, because they can see that you mean well. A note works if it's short, friendly and signed with your name and where you live. An unsigned one makes people suspect the whole building, so leave that out.",
    ],
  },
  {
    like: [
      'what if it gets worse afterward',
      'what if they do it louder to get back at me',
      'then i have a war next door',
      "i'm scared they'll take revenge",
    ],
    say: [
      "It can happen, though a calm first request rarely starts it. If it does get worse, write down days and times and take that list to the landlord, the manager or the town. From then on you aren't doing it alone.",
    ],
  },
  {
    like: [
      'should i call the police',
      'do i complain to the landlord',
      'when do i go to the manager',
      'is it too much to report it',
      'who do i talk to if he ignores me',
    ],
    say: [
      "It depends. For ordinary noise, ask them yourself once, if you feel safe doing so, then the landlord or manager. For threats, or if somebody sounds hurt, call the police or emergency number right away, and don't knock.",
    ],
  },
  {
    like: [
      'i hear shouting and crying over there',
      'i think he hits her what do i do',
      'im worried about the kid next door',
      'it sounds like someone is getting hurt',
    ],
    say: [
      "If it's happening now, call your emergency number. You don't need to be sure, and you shouldn't go over there yourself. If it's over, you can call a helpline for violence at home and ask what a neighbor can do. You may be the only one who has heard it.",
    ],
  },
  {
    like: [
      'they complained about me',
      'someone left a nasty note on my door',
      'my neighbor says im too loud',
      'got a complaint and now im scared to walk around',
      'they think im the problem',
    ],
    say: [
      `You can answer it in two sentences: "Thanks for telling me. I didn't know it carried; I'll be quieter after ten." Then live normally. Walking around at home is allowed. If they complain about ordinary life, you don't have to shrink any further.`,
    ],
  },
  {
    like: [
      'i wait until the hallway is empty before i go out',
      'i listen at the door',
      'i take the stairs so i dont meet anyone in the elevator',
      'i hide when i see them outside',
      'i look through the peephole first',
    ],
    say: [
      `A lot of people do that, and it makes the hallway feel more dangerous each time. One way out: once a day, go out without listening first. If you meet somebody, "Hi" is enough.`,
    ],
  },
  {
    like: [
      'how do i get away when she talks forever',
      'he traps me at the mailbox for half an hour',
      'she never stops talking',
      'i avoid them because i cant end the conversation',
    ],
    say: [
      `Say it at the start: "I have two minutes, how are you?" Then, when they're up: "I've got to go in. See you soon." Take a step while you say it. You can do that in the middle of their sentence, with a smile.`,
    ],
  },
  {
    like: [
      'they never say hello back',
      'she ignores me in the elevator',
      'my neighbor looks away when he sees me',
      'did i do something wrong they dont greet me anymore',
      'she changed direction when she saw me',
    ],
    say: [
      "You can't tell from that what they think. People don't hear, are late, are shy, or are thinking about something else. Say hello a few more times, a little louder, with their name if you know it. If nothing comes back, you've still been a decent neighbor.",
    ],
  },
  {
    like: [
      "i've lived here for years and don't know their name",
      'it is too late to introduce myself',
      'we only nod for two years',
      'how do i go from nodding to talking',
      'we always wave but never speak',
    ],
    say: [
      `It's not too late, and you can say how it is: "We've nodded at each other for ages and I don't know your name. I'm next door." They may not know yours either. Then one ordinary sentence, and you're on your way.`,
    ],
  },
  {
    like: [
      'i never gave the dish back',
      'she gave me food months ago and i never thanked her',
      'i still have their tool its embarrassing now',
      'do i have to put something in the plate',
    ],
    say: [
      `Bring it back now; late is much better than never. "This is yours. I'm sorry it took me so long, and thank you." You don't have to fill it. If that's the custom where you live, something small is plenty.`,
    ],
  },
  {
    like: [
      'i just moved in should i introduce myself',
      'do i ring at everyones door',
      'new building and i know nobody',
      'what do i say to new neighbors',
    ],
    say: [
      `You can, and you can also wait until you meet them. Ringing the bell takes a minute: "Hi, I moved in upstairs. I wanted to say hello." Start with the one door closest to yours. You don't have to do the whole building.`,
    ],
  },
  {
    like: [
      'am i being petty',
      'is it worth saying something over a leaf blower',
      'maybe im too sensitive',
      'do i have the right to complain',
      'everyone else seems fine with the noise',
    ],
    say: [
      "If it costs you sleep or keeps coming back, it's worth one friendly sentence. Asking isn't the same as accusing, and they're free to say no. If it's a single party or a single morning, you can also let it go and see.",
    ],
  },
  {
    like: [
      'i already talked to them and nothing changed',
      'asked twice still the same',
      'he said sure and kept doing it',
      'i tried being nice',
    ],
    say: [
      `Then go one step up. Say it once more with a date: "We talked in May, and it's still every night. What can we do?" If that brings nothing either, write down days and times and give it to the landlord or manager.`,
    ],
  },
]
