import type { Conversation } from '../../../conversation.ts'
import { laterLifeAnswers } from './later-life-answers.ts'
import { laterLifeReplies } from './later-life-replies.ts'

export const laterLife: Conversation = {
  id: 'later_life',
  name: 'getting older, or having lost somebody',
  tap: 'Later in life',
  open: {
    say: [
      'The circle gets smaller with the years, through death, moves or retirement, and nobody asks you first. What do you miss most about the way it was?',
      "It's hard to start over with people at an age when everybody assumes you have enough friends. What do you expect would happen if you were the one to call or to come?",
      'Places you used to walk into as half of a couple, or with a job to talk about, feel different now. Which moment is the hardest there?',
    ],
    taps: ['Walking in alone', "I'd be a burden", "They've forgotten me"],
  },
  openAfter: {
    say: [
      'So you went, or somebody came, and it left something behind in you. What happened, from the start?',
      'Alone in the evening, a remark or an empty chair can come back many times over. Which part is it?',
    ],
    taps: ['They overlooked me', 'A remark hurt me', "I didn't belong"],
  },
  glad: {
    say: [
      "That's good. A day with somebody in it, and you had a hand in that.",
      "That's very good to hear. Keep it for the evening, when there's time to think back on it.",
    ],
  },
  fear: {
    say: [
      'It could be that you expect a polite voice and a hidden sigh: that they make room for you out of pity, and would rather you had stayed home. Is that close?',
      "My guess: you'd sit there at the edge, not catch half of it, have nothing to tell, and go home lonelier than you came. Is that what you see?",
    ],
    taps: ["Yes, that's it", 'In part', 'Not really'],
  },
  step: {
    say: [
      `This week, be the one who calls instead of waiting to be asked. One person, one plan with a day in it: "Would you come for coffee on Wednesday at three?" Write down first what you think they'll say. Would you try that?`,
      `Think of somebody you have lost sight of. Call them, and leave out "I don't want to bother you." Ask one question about their life, and name a day you could meet or talk again. Guess beforehand how glad they'll be. Could you do it?`,
      'Choose one person you would like to see. Ask them for one small thing on one certain day: a walk, a phone call, a seat beside them at a service or a game. Then let them answer. What would make that doable?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'challenge:call-a-friend',
    step: 'call one person and suggest one thing on one certain day',
  },
  stepAfter: {
    say: [
      'Sit down with it for ten minutes, with paper. Put down what people said and did, and apart from that, what you made of it on the way home. Then do something with your hands for the rest of the evening. Would you do that?',
      'Tell it once, from beginning to end, to one person or on one page. If something was meant unkindly, you may say so to them. If it was thoughtless, you may let it go. After that it has had its time. Could you try that?',
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'go through it once, facts apart from guesses, and then let the evening be',
  },
  other: {
    say: [
      'Maybe start with a place instead of a person: the same bench, library table, service or class, at the same hour, two weeks running. You say hello and nothing more. Faces become familiar on their own. Is there a place like that near you?',
      `You could tell one person how it really is: your doctor, a neighbor, one of your children, somebody at your place of worship. "The evenings are long" is enough. It may lead to something, or you may have been heard, and that's something too. Who could that be?`,
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'go to the same place at the same hour twice, or tell one person how it is',
  },
  smaller: {
    say: [
      `There's probably somebody you nod to, at the store, the mailbox or in the hall. Next time, add a sentence to the nod: "Cold today. How are you?" Then go on. Could you do that?`,
      'A card or a short message to one old acquaintance: "I was thinking of you today." Two lines, no request in it. It can go out this afternoon. Is that small enough?',
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    item: 'challenge:say-good-morning-first',
    step: 'say one sentence to somebody you usually nod to, or send two lines to an old acquaintance',
  },
  why: {
    say: [
      "Because from the other side, waiting to be asked can look like wanting to be left alone. People often don't dare to call someone who has had a loss or has been away a long time. One call tells you more than a month of wondering.",
      "Because you can't replace the people who are gone, and nobody asks you to. But one call can make a week feel different. And you find out if you're as unwelcome as you fear.",
    ],
  },
  lines: {
    say: [
      `To pick up the phone with:\n"It's been a long time, and I thought of you. Is this a good moment?"\n"I'd enjoy some company. Would you come by on Thursday?"\n"I'm going anyway. Would you like to come along?"`,
      `Out among people:\n"May I join you? I don't know anybody here yet."\n"I don't hear well. Would you sit on my good side?"\n"I like it when people mention them. You can say the name."`,
    ],
  },
  when: {
    say: [
      'Good. Which day would work for you?',
      `Then write it on the calendar, as you would a doctor's appointment. Which day will it be?`,
    ],
    taps: ['Today', 'Tomorrow morning', 'This week'],
  },
  agreed: {
    say: [
      "So that's the plan. One call, one sentence, one day. What they make of it is theirs to decide, and you'll have asked.",
      "Good. If you don't feel well that day, move it to the next one. I'll ask you about it.",
    ],
  },
  didIt: {
    say: [
      'You reached out first. At any age that takes nerve. How did they answer, next to what you had feared?',
      'You did it. What was it like to hear them or sit there, after all the thinking beforehand?',
    ],
    taps: ['They were glad', 'As I expected', 'It was mixed'],
  },
  partly: {
    say: [
      "You dialed, or you went as far as the door, and that's on the way. What happened then?",
      "That's a piece of it done. Which part would you do again?",
    ],
    taps: ['No one picked up', 'I left early', 'I said hello'],
  },
  didNot: {
    say: [
      'All right. Some days the weather wins, or the grief, or tired legs. What was it this time?',
      'Nothing is spoiled by that. Was it too big a thing, or was it not the right day?',
    ],
    taps: ['It was too big', 'A hard day', "I didn't feel well"],
  },
  wentBadly: {
    say: [
      'That hurts. After a long stretch alone, something like that goes deep. What did they say or do?',
      'That was hard, and you had gotten yourself ready for it. Tell me as it happened. Where did it begin to go wrong?',
    ],
    taps: ['Nobody talked to me', 'They were unkind', 'I started to cry'],
  },
  distress: {
    say: [
      "Sit down. Put your hands on your knees and look at something in the room that you like. You don't have to go on with this now. If your chest hurts or you feel faint, call for help.",
      "Slowly. Open a window or take a sip of water, and let the next few minutes be empty. If the night seems too long, call somebody tonight. You don't need a reason.",
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    'A lot has changed for you, and the days still have to be lived. What time of the day do you notice it most?',
    "So life goes on around you, and you're not sure where you fit in now. Who was the last person you had a real conversation with?",
    'Thank you for telling me that. Is it missing certain people that weighs most, or being alone now?',
  ],
  reassure: [
    "Whether they'll be glad, I can't say. That you'd be a bother is a guess, and they may be guessing the same about you. One call would tell you more. Should we pick one and find out?",
    'Nobody can tell you that it will be like before. It will be something else. What can be found out is how one person answers when you ask. Would you like to choose who?',
  ],
  answers: [...laterLifeAnswers, ...laterLifeReplies],
}
