import type { Answer } from '../../../conversation.ts'

export const apologyReplies: readonly Answer[] = [
  {
    like: [
      'how do i say sorry for something mean i said',
      'i hurt my friends feelings what do i write to her',
      'what do i say to make up for an insult',
      'i said something awful to my sister and want to apologize',
      'help me write an apology for what i said',
    ],
    say: [
      `Name what you said, and stop after the sorry:\n"What I said about you was unkind, and it wasn't true. I'm sorry."\n"I've thought about what I said. I was wrong to say it, and I'm sorry I hurt you."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'i forgot their birthday what do i say',
      'i missed the appointment how do i apologize',
      'i was an hour late and they waited what do i write',
      'how do i say sorry for not showing up',
      'i forgot something important to my friend help me apologize',
    ],
    say: [
      `Say what you missed, and what you'd like to do about it:\n"I forgot, and it mattered. I'm sorry. Can I make it up to you this week?"\n"You waited for me and I wasn't there. I'm sorry I kept you waiting."\n"I have no good excuse. I'm sorry, and I've put it in my calendar now."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i apologize at work for a mistake',
      'i messed up at my job what do i tell my boss',
      'what do i write to a customer i let down',
      'i sent the wrong thing to everyone how do i say sorry',
      'i need to apologize to a coworker',
    ],
    say: [
      `At work, one sorry and one fix:\n"That was my mistake, and I'm sorry. I've corrected it, and here's the right version."\n"I was short with you earlier. That wasn't about you, and I'm sorry."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i tell someone i want an apology from them',
      'what do i say to my brother who owes me an apology',
      'how do i ask him to say sorry to me',
      'she wronged me and i want her to admit it what do i write',
      'i want them to acknowledge what they did how do i put it',
    ],
    say: [
      `Say what they did and what you want, once:\n"What you did hurt me, and you haven't said anything about it. I'd like an apology."\n"I don't need a long talk. I need to hear that you see it."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'she apologized to me what do i answer',
      'he said sorry and i dont know what to say back',
      'how do i respond to an apology',
      'someone apologized to me and its fine is all i can think of',
      'what do i reply to his sorry text',
    ],
    say: [
      `Answer with as much as is true for you:\n"Thank you. That means something to me."\n"Thanks for saying it. It did hurt, and I'm glad we talked."\n"I've heard you. I need a while before it's all right again."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'do i have to apologize for being quiet',
      'should i say sorry for being awkward last night',
      'do i need to apologize for being nervous',
      'should i apologize that i talked too much',
      'do i owe them a sorry for acting weird',
    ],
    say: [
      "No. Being quiet, nervous or a bit much isn't something you did to anybody, so there's nothing to forgive. A sorry can make them go back and look for what was wrong. If you want to write something, write that you were glad to see them.",
    ],
  },
  {
    like: [
      'should i apologize even if i dont think i was wrong',
      'do i say sorry to keep the peace',
      'can i apologize when im not sorry',
      'is it lying to say sorry for something i didnt do',
      'they want me to say sorry and i did nothing wrong',
    ],
    say: [
      `You don't have to apologize for something you didn't do, and an empty sorry often sounds empty. There's usually something true you can say: "I'm sorry we ended up like this" or "I didn't want you to be hurt." That keeps the door open and stays honest.`,
    ],
  },
  {
    like: [
      'is it childish that i want an apology from them',
      'am i allowed to expect a sorry',
      'should he be the one to come to me',
      'is it too much to want her to say sorry',
      'does it matter that they never apologized',
    ],
    say: [
      "It's a fair thing to want, and it isn't childish. When somebody hurts you, it helps to hear that they see it. You can want it, and you can say so. Try not to make your peace depend on it, because whether it comes is up to them.",
    ],
  },
  {
    like: [
      'how long do i wait for them to apologize to me',
      'when has it been too long to wait for her sorry',
      'how much time do i give her to come around and apologize',
      'do i keep my distance until they apologize',
      'should i be the one to break the silence when they hurt me',
    ],
    say: [
      "There's no set time. But waiting in silence may not get you there, because they may think it's forgotten. You can tell them once, plainly, that it still hurts. What they do after that will tell you a lot.",
    ],
  },
  {
    like: [
      'i feel sick at the thought of saying sorry',
      'im so scared to apologize to her',
      'every time i want to apologize i chicken out',
      'ive typed the sorry ten times and deleted it',
      'my heart pounds when i think of apologizing',
    ],
    say: [
      `Your whole body is braced for a verdict. Saying it takes about ten seconds: "I did this. I'm sorry." You can't control what comes after, and you don't have to. If you've written drafts, take the shortest; the long ones are mostly fear.`,
    ],
    about: 'coming',
  },
  {
    like: [
      'i dont even know what i did wrong',
      'they are mad at me and i have no idea why',
      'she wont tell me what i did',
      'he is cold to me and i dont know what to apologize for',
      'everyone seems upset with me and nobody says why',
    ],
    say: [
      `Then you can't apologize yet. Ask first, in one line: "You seem upset with me, and I don't know what I did. Would you tell me?" If they don't, you've asked, and you can stop searching yourself for it.`,
    ],
  },
  {
    like: [
      'what i did was really bad',
      'i cheated and hurt someone i love',
      'i broke somebodys trust badly',
      'i betrayed my best friend',
      'no apology is big enough for what i did',
    ],
    say: [
      'Then a sorry may not be enough to mend it, and it can still be owed. Say the whole of what you did without making it smaller, ask for nothing, and let them be angry. If trust comes back, it comes from keeping your word for a long time.',
    ],
  },
  {
    like: [
      'it eats me up that they never said sorry',
      'they hurt me and live their life like nothing',
      'im still waiting for the apology i will never get',
      'the person who hurt me is dead and never apologized',
      'my parents never said sorry for what they did to me',
    ],
    say: [
      `Waiting for a word that may never come is heavy, and you didn't choose it. You don't need their sorry to be right about what happened. Tell it to one person who can hear it, a friend or a counselor. It helps when somebody says, "Yes, that was wrong."`,
    ],
  },
  {
    like: [
      'i apologized and it was fine',
      'said sorry and she said its ok',
      'told him sorry and we moved on',
      'i did apologize and that was that',
      'we talked i said sorry and its good now',
    ],
    say: [
      "Good. It's been said, it's been heard, and now it can be over for both of you. I'm glad. Saying it is the hard part, and you did it. Nothing is left to do.",
    ],
    about: 'over',
  },
  {
    like: [
      'she forgave me but i cant believe it',
      'he hugged me after i said sorry but is it real',
      'they accepted my apology way too fast',
      'they forgave me and i think they secretly still hate me for it',
      'i said sorry and they were so kind i dont deserve it',
    ],
    say: [
      "They heard what you did and chose to be kind; that was theirs to decide, and they did. Fast can mean it was smaller for them than for you. You don't have to earn it by staying miserable. You can take them at their word.",
    ],
    about: 'over',
  },
  {
    like: [
      'i apologized and they got angry',
      'she didnt accept my sorry',
      'i said sorry and he ignored me',
      'my apology made it worse',
      'she read my apology and didnt answer',
    ],
    say: [
      "That's a hard thing to get back after you've brought yourself to say it. They may need longer than you, or they may never come around. Your part is done all the same. Leave it alone for a while; a second one now would feel like pushing.",
    ],
    about: 'over',
  },
  {
    like: [
      'i groveled and cried while apologizing',
      'i apologized and then made excuses',
      'i said sorry but i blamed them in the same breath',
      'my apology was a mess i rambled for ten minutes',
      'i brought flowers and made a whole scene of my apology',
    ],
    say: [
      `So it came out longer or messier than you wanted. Apologies often do, because it's hard to stay calm while giving one. If you made excuses or blamed them, one line can mend it: "I left out that it was my fault. I'm sorry."`,
    ],
    about: 'over',
  },
  {
    like: [
      'i wrote an apology is it too long',
      'does my sorry sound sincere',
      'can you look at my apology text',
      'is this apology good enough to send',
      'should i put the reasons in my apology message',
    ],
    say: [
      `See if the first two sentences say what you did and that you're sorry. Everything after that can probably go: the reasons, how bad you feel, the "I hope you can forgive me." If what's left looks bare, it's about right.`,
    ],
  },
]
