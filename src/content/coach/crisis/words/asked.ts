import type { Request } from '#rules/safety/standing/news/news-group.ts'
import type { Line, Lines } from '../parts.ts'
import { howToDelete } from './leaving-nothing.ts'

const lines = (name: string, ...all: (string | Line)[]): Lines => ({ name: `asked.${name}`, lines: all })

/** Somebody who swallowed something and wants another number than that of the ambulance. */
export const poisonFirst = lines(
  'poison_first',
  '{poison} They know medicines, they’re for adults too, and you can ask them anything about it. If you get drowsy, confused or short of breath, it’s {number}.',
  'For a question about tablets: {poison} And {number} for everything that gets worse. Either one now beats waiting.',
)

/** Answers to direct questions, which come first. {write}, {reach} and {second} are helplines of the country. */
export const answers: Readonly<Record<Exclude<Request, 'what_to_write'>, Lines>> = {
  make_sick: lines(
    'make_sick',
    'No. Nothing to swallow, no water, no milk, no food, and no throwing up, unless the people on the phone say so. Coming back up, it can burn you or choke you. {poison}',
    'Please don’t try to get it out or water it down. That can do more harm. Ask {number}, and do only what they say. {poison}',
    'No drinking, no vomiting, no sleeping it off. Those are the things that make it worse. {poison} {number} will tell you exactly what to do.',
  ),
  seen: lines(
    'seen',
    `Only somebody who opens it on this phone, or is signed in as you. To delete it, ${howToDelete}. The browser has a history of its own: take out only this page, because an empty history can be noticed.`,
    `Yes, if they open this app on your phone. To leave nothing, ${howToDelete}. Then it’s gone for good, apart from the browser’s own history.`,
    `They can while it’s here. To delete it, ${howToDelete}. If they come in now, close the page. A friend’s phone, or one at work, is safer for this.`,
  ),
  reporting: lines(
    'reporting',
    'If you’re an adult, in most places it’s up to you whether the police hear of it, now or later. Telling a friend or a helpline doesn’t start anything. Some people have to pass on what they hear, at a school for example, so ask first: "What would you have to report?"',
    'You don’t have to decide about the police today, and talking to somebody isn’t reporting. Before you give a teacher, a resident assistant or a nurse the details, ask what they must pass on and to whom.',
    'A helpline can tell you how reporting works where you live before you choose anything, and you don’t have to give your name for that. {reach}',
  ),
  who_learns: lines(
    'who_learns',
    'I can’t call anybody, and nobody is told from here. This chat is kept with your account until you delete it. Crisis lines keep what you tell them private. The exception: if they believe somebody is about to die, some of them send help. You can ask about that before you say more.',
    'Nothing you write here goes to the police, your family, your school or your work. I’m a program and have no way to do that. On a line, ask first: "Who would you have to tell?" You can ask that before you say anything else, and you can stop at any point.',
    'No. I couldn’t send anyone even if I wanted to. That’s also why I keep asking you to reach a person. Telling somebody that you’re not well isn’t a crime, and it’s not a reason to be punished.',
  ),
  no_phone: lines(
    'no_phone',
    'Then no phone. {write}',
    'You don’t have to speak to anybody. {write}',
    'Calls are hard for a lot of people. {write}',
    'Okay, writing it is. {write}',
  ),
  what_happens: lines(
    'what_happens',
    'Often there’s a short wait or a recorded voice first, then a person. They ask what’s going on and if you’re safe. You can say as little as you like, be silent, or stop. {reach}',
    'A trained person answers and lets you talk, or asks small questions if you can’t. They’re there to listen, not to lecture, and you don’t have to give your name. {reach}',
    'You write or call, you wait a little, and somebody says hello. "I don’t know where to start" is a start. You end it when you want. {reach}',
  ),
  which_number: lines(
    'which_number',
    '{reach} If somebody’s life is in danger this minute, it is {number}.',
    'If somebody could die in the next few minutes, {number}. For everything else: {reach}',
    '{reach} The buttons below dial for you, and you can change the country there.',
  ),
  no_answer: lines(
    'no_answer',
    'That’s hard, after you worked up to it. It means they’re busy. It doesn’t mean anything about you. {second}',
    'Lines get busy, especially at night. Stay on if you can stand it. In the meantime: {second}',
    'Not every person there gets it right on the first try. The next one may. {second}',
  ),
  should_reach: lines(
    'should_reach',
    {
      text: 'Yes, tell {her}. One sentence is enough when you’re together: "There’s something I haven’t told anybody. Please hear me out first."',
      needs: 'helper',
      when: ['help_coming'],
    },
    'Yes, do. People can have worries of their own and still want to know. One sentence is enough: "I’m in a very bad place. Can you come, or stay on the phone?"',
    'Yes. You’re not one more problem, you’re somebody they would want to hear from. You could write: "I’m not okay right now. Can you call me?"',
    'Yes, and now rather than later. You don’t need good words: "Please come. I don’t want to be alone."',
    {
      text: 'Yes, and call rather than text. Short is enough: "I’m not safe tonight. Please come and take my car keys."',
      needs: 'car',
      unless: ['put_away'],
    },
  ),
  own_words: lines(
    'own_words',
    'Yes, say it like that. It’s short and it’s yours, and that’s better than anything of mine.',
    'That will do. You don’t have to explain more than that; the next question can be theirs.',
    'Yes. Those are good words for it. If your voice goes, show them the screen.',
  ),
  machine: lines(
    'machine',
    'I’m a program, yes. I choose words that people have written for moments like this, and I can’t see you or come to you. That’s why I want somebody human beside you.',
    'No, I’m not a person. That’s why I keep pointing you to people who can hear your voice.',
    'I’m software, and I won’t pretend otherwise. I can stay with you in writing while you reach somebody who can do more.',
  ),
}

/** "Do I wake her? What do I even say": the yes comes before the words. */
export const yesReach = lines(
  'yesReach',
  'Yes, do. {She} would rather know than sleep through this.',
  'Yes. This is a reason to disturb somebody, at any hour.',
  'Yes, please do. It’s what people want to be called for.',
)
export const yesWake = lines(
  'yesWake',
  'Yes, wake {her}.',
  'Yes, wake {her}. {She} would rather be woken than not know.',
  'Yes. This is a reason to wake somebody.',
)

/** Should they tell somebody that a friend is in danger? */
export const tellSomebody = lines(
  'tellSomebody',
  'Yes, tell them. You don’t need anybody’s permission to get help with this. You can start with: "I’m worried about somebody, and I don’t want to handle it alone."',
  'I would. They may be angry with you for a while, and people come back from being angry. Ask whoever you tell what happens next before you say more.',
  'Yes, as soon as you can. You can let your friend know that you did it, so it isn’t behind their back.',
)

/** Should they tell a person close to them how bad it is? */
export const tellThemToo = lines(
  'tellThemToo',
  'Yes, tell them that too. It may scare them for a moment, and it’s what lets them really help: "It’s worse than I said, and I’m scared of being alone with it. Can you stay with me?"',
  'I would, in plain words. Somebody who knows the worst part can stay beside you in it. You can add: "You don’t have to fix it. Please just be here."',
  'Yes. Say the part that scares you most first, because that’s what they need to know to keep you safe tonight.',
)

/** Messages ready to copy and send, by kind of danger. */
export const messages = {
  taken: lines(
    'message.taken',
    'Say: "I took something about … ago, more than I should have. This is what’s on the packet. I feel … What do I do now?" They ask the rest, one thing at a time. It’s the same for the poison line and for {number}.',
    'Three things are all they need: what it was, when, and how you feel. "I don’t know how much" is an answer too. To whoever is nearest: "I’ve swallowed something. Please call {number} with me."',
  ),
  own: lines(
    'message.own',
    'You can send this as it is: "I’m not doing well and I don’t want to be alone. Can you come, or stay on the phone with me?"',
    'Copy this: "I need to tell somebody that I’m not safe right now. You don’t have to fix it. Please come."',
    'To a line you can write: "I’m in a really bad place and I don’t know how to say it." They will ask the rest.',
    'Five words are enough: "I’m not okay. Please call."',
  ),
  hurt: lines(
    'message.hurt',
    'You can send this, from a phone nobody else reads: "I’m not safe where I am. Please don’t answer here. Can I come to you?"',
    'To the line: "Somebody has hurt me and I don’t know what to do. Please don’t call me back." They know how to be careful.',
    'To somebody you trust: "Something happened and I need you next to me. I’ll tell you when you’re here."',
  ),
  child: lines(
    'message.child',
    'You can say or write: "Somebody is hurting me. I’m scared to tell. Can you help me?"',
    'To the line you can write: "Something bad is happening to me." They will ask small questions, and you can stop any time.',
    'To a teacher: "Can I talk to you after class? Something bad is happening to me."',
  ),
  lured: lines(
    'message.lured',
    'You could say: "Something happened online, and I’m scared. Please don’t be angry yet. I need you to look at it with me." If it won’t come out, show them this screen.',
    'In writing is fine: "Somebody online is frightening me and I don’t know how to get out of it. Can I show you when we’re alone?"',
    'Short is enough: "I’m being pressured by somebody online. It’s embarrassing, and I need help today." They can ask the rest, and you choose what you show.',
  ),
  person: lines(
    'message.person',
    'You could say: "I’m not all right, and I need to tell somebody. Can I talk to you alone for ten minutes?" The rest can come in pieces.',
    'For example: "This is hard to say, so I’ll say it badly. Things are bad at the moment, and I need somebody to know." They will ask, and you choose what to answer.',
    'Or in writing, if that’s easier: "Could we talk? Something is going on that I can’t carry alone." That’s enough for a start.',
  ),
  helper: lines(
    'message.helper',
    'You could say: "I say I’m fine, and I’m not fine. It has been getting really dark for me. Can you talk with me a little?" You don’t need perfect words with {her}.',
    'For example: "I haven’t told you how I really am. It has been very hard, and sometimes I don’t want to go on. Please listen first." {She} can ask the rest.',
    'Short is fine: "I need you for ten minutes. I’m not okay, and I don’t want to be alone with it." The rest can come in pieces.',
  ),
  helperHarm: lines(
    'message.helperHarm',
    'You could say: "Can I show you something? Please don’t be mad. I’ve been hurting myself, and I don’t want to be alone with it." Or show {her} without a word.',
    'For example: "I do something to myself when it gets too much, and nobody knows. Can you help me with it?" {She} can ask the rest.',
    'Out loud it can be very short: "I’ve been hurting myself and I need to tell somebody." You don’t have to say why yet.',
  ),
  helperMeans: lines(
    'message.helperMeans',
    'You can send this as it is: "I’m thinking about killing myself, and I keep thinking about {means}. Please come now, even if it’s late. I don’t want to be alone with it."',
    'For example: "I’m not safe tonight. It’s about {means}. Can you come and take {it} out of the house?" That’s enough for {her} to get going.',
    'Short is fine: "Please come. I’m not safe, and it’s about {means}. You don’t have to say anything." If {she} {has} questions, they can wait until the door is open.',
  ),
  helperCar: lines(
    'message.helperCar',
    'Call, don’t text, because a call gets through at night: "I’m not safe tonight. Please come and take my car keys." Stay inside until {she} {is} there.',
    'You could say: "I’ve been thinking about killing myself, and it’s about the car. Please come and take the keys." Stay inside, away from the car, until {she} {is} there.',
    'Short is fine: "I’m not safe. Please come, and take my car keys with you." {She} can ask the rest once {she} {is} there.',
  ),
  helperPlain: lines(
    'message.helperPlain',
    'Call, don’t text, because a call gets through at night: "I’m not safe tonight. I’ve been thinking about killing myself. Please come."',
    'You could say: "I’m not safe by myself tonight. I’ve been thinking about dying. Please come and stay with me." {She} can ask the rest later.',
    'Short is fine: "Please come. I’m not safe, and I don’t want to be alone tonight." That’s enough for {her} to get going.',
  ),
  helperPlainFar: lines(
    'message.helperPlainFar',
    'Call {her} and say: "I’m not safe tonight. I’ve been thinking about killing myself. Please stay on the phone, and help me find somebody who can come."',
    'Short is fine: "I’m not safe. Stay on the phone with me, please, and think with me who could come." {She} can do that from anywhere.',
  ),
  handOver: lines(
    'message.handOver',
    'You could say: "I have been keeping {means} here. Please take {it} with you tonight." You don’t have to explain more than that.',
    'One sentence, at the door: "There’s something I need you to take from me. It’s {means}." They can take it from there.',
    'Short is fine: "Please keep {means} for me. I’ll tell you why when I can."',
  ),
  personHurt: lines(
    'message.personHurt',
    'You could say: "Something is going on, and I’m not safe. Can I talk to you alone?" You decide how much you tell.',
    'For example: "I’ve been hurt, and I need one person to know. You don’t have to fix it. Could you help me find out who can?"',
    'In writing, from a phone nobody else reads: "Could we talk in private? It’s about my safety, and I don’t know where to begin." They can take it from there.',
  ),
  controlled: lines(
    'message.controlled',
    'You could say: "Things are a bit tight at home, and I could use your company. I’ll explain when I see you." You decide how much you tell.',
    'Short is fine: "I’ve been saying no a lot, and it isn’t because of you. Can we talk in person?"',
    'If somebody reads your phone, say it face to face: "I don’t get to decide much at home these days. I only want you to know."',
  ),
  toThem: lines(
    'message.toThem',
    'You can say or text: "I’m worried about you, and I’m not angry. Are you thinking of killing yourself? Whatever the answer is, I want to know."',
    'Try: "You don’t have to be okay for me. Tell me where you are, I’ll stay on the phone with you."',
    'Short is fine: "I’m here. Don’t go anywhere, somebody is coming. Keep writing to me." And get that somebody: an adult close by, or {number}.',
  ),
  toHurt: lines(
    'message.toHurt',
    'You could say: "I believe you. You’re not to blame. I’m here, whatever you decide." Then listen. Say it in person if you can, because somebody else may read their phone.',
    'Short is fine: "I’m glad you told me. What would help right now?" Ask it when you’re alone with them.',
    'Try: "You don’t have to explain or decide anything. I’m on your side." And let them set the pace.',
  ),
  toThird: lines(
    'message.toThird',
    'You could say: "This is about somebody you care about, and it’s serious. I’ll tell you what I saw and what they said. Please don’t leave them on their own tonight." Then tell it the way it happened. You don’t have to explain it.',
    'Short is fine: "I’m scared for them. This is what they told me. I need you to take it from here, and I’ll help where I can."',
    'Plain works best: "I’m not telling you this to get anybody in trouble. I’m telling you because I’m worried they’re not safe, and you can be there."',
  ),
  other: lines(
    'message.other',
    'You can write to them: "I’m worried about you, and I’m not angry. Are you thinking of killing yourself? Whatever the answer is, I want to know."',
    'Try: "You don’t have to be okay for me. Tell me where you are, I’ll stay on the phone with you."',
    'To their family: "I’m worried about them right now, because of what they said to me. Please go check on them now."',
    'To the line: "A friend of mine is in danger and I don’t know what to do next." They help helpers too.',
  ),
} as const

/** Before our question, for whoever asks first whom we would tell. */
export const tellsNobody = lines(
  'tells_nobody',
  'No. I’m a program, and nobody hears from me what you write here.',
  'I can’t tell anybody, and I wouldn’t know how: nothing goes from here to your family, your school or the police.',
)
