import type { Answer } from '../conversation.ts'

export const askingOutAnswers: readonly Answer[] = [
  {
    like: [
      'and if she says no',
      'what if he turns me down',
      'what do i do if its a no',
      'i couldnt handle a rejection',
      'what do i say when they say no',
    ],
    say: [
      `Then you say, "Okay, thanks for telling me," and you go on with your day, sore. It hurts for a while, and it passes. A no is also an end to the wondering. Don't ask for reasons, and don't ask again.`,
      `It'll sting, and you'll know. "Thanks for being honest" is enough of an answer. Have something planned for right after, like calling somebody or going for a walk, so that you're not left standing with it.`,
    ],
  },
  {
    like: [
      'how do i know if they like me',
      'is she interested or only polite',
      'how can i tell if he likes me back',
      'what are the signs',
      'he smiles at me does that mean something',
    ],
    say: [
      "You can't know for sure from outside. Some hints: they start conversations too, they ask you things, they remember what you said. A smile alone may be friendliness. If you've seen two or three of those, a small question is fair.",
    ],
  },
  {
    like: [
      'what if it gets awkward after',
      'we have to see each other every day',
      'it will ruin our friendship',
      'shes my friend and i dont want to lose her',
      'what if they act weird around me',
    ],
    say: [
      "It may be awkward for a week or two; that's the honest answer. How long depends a good deal on you: say hello as before, talk about ordinary things. Many friendships survive it. Some change, and keeping quiet for a year changes them as well.",
    ],
  },
  {
    like: [
      'is it okay to ask by text',
      'can i message instead of asking in person',
      'should i do it face to face',
      'is texting cowardly',
      'i cant say it out loud can i write it',
    ],
    say: [
      "Yes, a message is fine. It gives them time to think, too. In person has one advantage: it is over in a minute, and you don't wait by the phone. If you write, send it in daylight and then put the phone away.",
    ],
  },
  {
    like: [
      'can i ask someone at work',
      'she works at the store is that creepy',
      'hes my coworker',
      'is it wrong to ask the barista',
      "i don't want to be a creep",
    ],
    say: [
      "It depends on how freely they can say no. With an equal at work: once, away from the desk, and a no or a maybe ends it. Not if one of you has a say over the other. With somebody who's paid to be nice to you, friendliness tells you little, so tread lightly.",
    ],
  },
  {
    like: [
      'what do i actually say',
      'give me an opening line',
      'how do you even ask someone out',
      'i dont know the words',
      'what should we do on the date',
    ],
    say: [
      `Say something true, then one small plan: "I like talking with you. Want to take a walk on Saturday?" A walk costs nothing and has an end. You don't need a better line than that.`,
    ],
  },
  {
    like: [
      'they said maybe',
      'he said hes busy',
      'what does maybe another time mean',
      'she didnt say yes or no',
      'how often can i ask',
    ],
    say: [
      `"Busy" with another day offered usually means yes. "Busy" with nothing after it is usually a soft no. You can answer once: "Sure. If you feel like it, tell me when." Then the next move is theirs, and you don't ask again.`,
    ],
  },
  {
    like: [
      'im too old for this',
      'ive never asked anyone out in my life',
      'i have no experience at all',
      'everybody my age is married',
      'is it normal to never have dated',
    ],
    say: [
      "No, there's no age by which it must have happened. Plenty of people begin late, or begin again. They don't see a record of it on you. They see somebody who asks them a friendly question.",
    ],
  },
  {
    like: [
      'they are out of my league',
      'why would someone like that want me',
      'im not good looking enough',
      'i have nothing to offer',
      'she could have anyone',
    ],
    say: [
      "That's for them to say, and so far you're saying it for them. People choose for reasons you can't see from outside: how somebody listens, what they laugh at. If you turn yourself down in advance, you've decided for both of you.",
    ],
  },
  {
    like: [
      'in my culture you dont ask like that',
      'my family would have to be involved',
      'dating isnt allowed in my religion',
      'women dont ask men where im from',
      'my parents arrange it',
    ],
    say: [
      "Then go by the way that's right for you; there's no single proper way. It may run through family, a go-between, or a meeting with others present. The same thing helps there: one clear sentence about what you wish, said to the person who can carry it.",
    ],
  },
  {
    like: [
      'what if they are already taken',
      'how do i find out if hes single',
      'what if she has a boyfriend',
      'i dont even know if he likes men',
      'im not sure shes into women',
    ],
    say: [
      `You can't always know beforehand, and you may still ask. A small invitation leaves them room to say, "I'm seeing someone." If being open about yourself could put you at risk where you live, find out through somebody you trust first.`,
    ],
  },
  {
    like: [
      'what if my voice shakes',
      'i will blush and stutter',
      'what if i freeze and nothing comes out',
      'i go blank when shes near',
      'i always mess up the sentence',
    ],
    say: [
      `Then it's asked in a shaky voice, and it's asked. You can say it straight: "I'm nervous, so here it is." Some people take that as a compliment. If nothing comes out, say hello, and ask another day.`,
    ],
  },
  {
    like: [
      'ive been waiting for the right moment for months',
      'its too late now weve known each other too long',
      'is it too soon to ask',
      'when is the right time',
      'i keep putting it off',
    ],
    say: [
      "There's no right moment, only good enough ones: they have a minute, and nobody's listening in. It isn't too late because months have passed. The longer you wait, the bigger the question gets in your head, so ask a small one soon.",
    ],
  },
  {
    like: [
      'i asked before and it was humiliating',
      'i already tried and got laughed at',
      'last time she told everyone',
      'every time i ask its a no',
      'ive been rejected so many times',
    ],
    say: [
      "That's a real reason to be wary, and no sign of how this person will be. What can be different this time: somebody you know a little better, a quiet place, a smaller question. And you may leave it for now, if the last one still hurts.",
    ],
  },
]
