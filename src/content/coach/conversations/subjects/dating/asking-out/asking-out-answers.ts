import type { Answer } from '../../../conversation.ts'

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
      `Then you say, "Okay, thanks for telling me," and you go on with your day, hurting a little. It stings for a while, and it passes. A no also ends the wondering. Don't ask for reasons, and don't ask again.`,
      `It'll sting, and at least you'll know. "Thanks for being honest" is all you have to say. Have something planned for right after, like calling somebody or going for a walk, so you're not alone with it.`,
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
      "You can't know for sure from the outside. Some hints: they start conversations too, they ask you things, they remember what you said. A smile alone may be friendliness. If you've seen two or three of those, a small question is fair.",
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
      'Honestly, it may be awkward for a week or two. A lot depends on you: say hi like always, and talk about ordinary things. Many friendships survive it. Some change, and keeping quiet for a year changes them as well.',
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
      "Yes, a message is fine. It gives them time to think, too. In person has one advantage: it's over in a minute, and there's no waiting by the phone. If you text, don't do it late at night, and then put the phone away.",
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
      "It depends on how freely they can say no. With a coworker at your level: ask once, away from the desk, and a no or a maybe ends it. Don't if one of you has power over the other. With somebody who's paid to be nice to you, friendliness tells you little, so tread lightly.",
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
      "There's no age when it has to have happened. Plenty of people start late, or start over. They can't see your history. They see somebody asking them a friendly question.",
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
      "That's for them to say, and so far you're saying it for them. People fall for each other for reasons you can't see from the outside: how somebody listens, what they laugh at. If you turn yourself down in advance, you've decided for both of you.",
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
      "Then go by the way that's right for you; there's no single proper way. It may run through family, a go-between, or a meeting with others present. The same thing helps there: one clear sentence about what you want, said to the person who can pass it on.",
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
      `You can't always know beforehand, and you can still ask. A small invitation leaves them room to say, "I'm seeing someone." If being open about yourself could put you at risk where you live, find out through somebody you trust first.`,
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
      `Then you've asked in a shaky voice, and you've still asked. You can say so: "I'm nervous, so here goes." Some people take that as a compliment. If nothing comes out, say hello, and ask another day.`,
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
      "That's a real reason to be wary. It doesn't tell you how this person will be. What can be different this time: somebody you know a little better, a quiet place, a smaller question. And it's fine to leave it for now if the last one still hurts.",
    ],
  },
]
