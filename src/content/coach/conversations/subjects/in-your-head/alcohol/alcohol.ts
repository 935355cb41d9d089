import type { Conversation } from '../../../conversation.ts'
import { alcoholAnswers } from './alcohol-answers.ts'
import { alcoholReplies } from './alcohol-replies.ts'

export const alcohol: Conversation = {
  id: 'alcohol',
  name: 'drinking to get through social things',
  tap: 'Drinking to cope',
  open: {
    say: [
      "A drink works fast, and that's what makes it hard to skip when people scare you. What do you think would happen if you went without?",
      "It's hard to say this out loud, because drinking looks like having fun and you know what it's for. Which moment do you need it for most: getting there, the first half hour, or talking to somebody?",
      "After a while it's hard to know who you'd be at a party without a drink. What are you afraid people would see?",
    ],
    taps: ["I'd be boring", "I couldn't talk", 'Before I go'],
  },
  openAfter: {
    say: [
      "So there was drinking, and now it's the day after. What do you remember for sure, and what are you filling in?",
      "The morning after, your mind makes a list of everything you might have done. What's at the top of yours?",
    ],
    taps: ['Something I said', "I don't remember it", 'I drank again'],
  },
  glad: {
    say: [
      "That's good to hear. You were among people with a clear head, or with less than usual, and you know how it was.",
      'Good. And all of it is yours to remember.',
    ],
  },
  fear: {
    say: [
      "You may be expecting that without a drink you'd stand there stiff and silent, everybody would notice, and nobody would want you around. Is that close?",
      'Maybe it comes down to this: the version of you that people like is the one with a drink in hand, and the sober one would be found out. Is that right?',
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      "At the next thing with people, have nothing before it and nothing in the first half hour. Write down beforehand how bad that half hour will be. After that it's up to you. Later, compare. Would you try that?",
      `Pick one short get-together, an hour at most, and do it without alcohol from start to finish. Talk to one person. You're testing one sentence: "Without a drink I can't do this." What would make it doable?`,
      "Leave out the one before you leave the house. Only that one. Go as you are, and watch what the first ten minutes are really like. You'll get to see what the drink has always covered up. Are you willing to try?",
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:drop-one-safety-habit',
    step: 'go to one thing with no drink before it and none in the first half hour',
  },
  stepAfter: {
    say: [
      "Ten minutes, two columns: what I know I said or did, what I'm afraid I did. If something in the first one hurt somebody, send that person one sober line today. The second column stays on the page. Could you do that?",
      "Rest, and wait until the afternoon; the morning after makes everything look worse. Then ten minutes on paper: what led to the first drink, and what to the third. You're looking for the moment it turned, and you can leave out the verdict on yourself. Would you do that?",
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'sort what you know from what you fear about that night, and put right what needs it',
  },
  other: {
    say: [
      "Change where you meet people. A walk, breakfast, a class, a game: things where nobody asks what you're drinking. Suggest one to one person this week. Who would say yes to that?",
      `Let one person in on it: "I've been drinking to get through evenings, and I want to see how it is without." They don't have to watch over you. It helps when one person there knows. Who could that be?`,
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'meet somebody where nobody drinks, or tell one person what you are trying',
  },
  smaller: {
    say: [
      'Push back the first one by ten minutes, by the clock. During those ten, say hello to one person. After that you choose. Could you do that next time?',
      'Change nothing yet. For one week, note two things for each drink with people: the moment before it, and what you hoped it would do. It takes a minute a day. Is that small enough?',
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'wait ten minutes before the first drink, or note for a week what each one is for',
  },
  why: {
    say: [
      'Because the drink gets the credit. If the evening goes well, it was the drink; if it goes badly, it was too much or too little. Half an hour without is the only way to find out what you can do yourself.',
      'Alcohol turns the fear down for a few hours and often gives it back the next day, with interest. The first half hour is when nerves tend to be highest anyway. If you get through that one clear, the hardest part is often behind you.',
    ],
  },
  lines: {
    say: [
      `When somebody offers:\n"No thanks, I'm good with water."\n"I'm not drinking tonight. What have you been up to?"\n"Not for me. You go ahead."`,
      `To somebody you trust:\n"I drink because I'm nervous around people, and I'd like to stop needing it."\n"Could we meet for breakfast instead of drinks?"\n"I said something on Saturday that I'm sorry for."`,
    ],
  },
  when: {
    say: [
      "What's the next thing with people where you could try it?",
      'Choose one with an early end and somebody kind in it. Which would that be?',
    ],
    taps: ['This weekend', 'Next week', 'Nothing planned yet'],
  },
  agreed: {
    say: [
      "Fine, that's the test. Eat beforehand, and know how you'll get home. Leaving early is allowed, and it counts as a try.",
      "Good. You don't have to be relaxed for it; you only look at how it is. I'll ask you afterward.",
    ],
  },
  didIt: {
    say: [
      'You were there with nothing between you and the nerves. That took guts. How was it really, next to what you wrote or thought beforehand?',
      'So you have one evening, or one half hour, to compare the others with. What did you notice that you usually miss?',
    ],
    taps: ['Less bad than expected', 'It was hard', 'I left early'],
  },
  partly: {
    say: [
      'Fewer, or later, is a change. What was the moment when you reached for it?',
      'You know more than you did a week ago. How long did you go before the first one?',
    ],
    taps: ['I had one', 'It was the first hour', 'Someone gave me one'],
  },
  didNot: {
    say: [
      'All right, and thanks for saying so. What was going on in the hour before the first one?',
      'No harm in telling me that. Was it the people, the place, or did it happen before you noticed?',
    ],
    taps: ['I drank beforehand', 'Everyone was drinking', 'I stayed home'],
  },
  wentBadly: {
    say: [
      "That's a hard thing to wake up with, and we can take it slowly. First of all: is anybody hurt, or in trouble?",
      "It went wrong, and I'm not going to lecture you about it. What happened, as far as you know?",
    ],
    taps: ['I blacked out', 'I upset somebody', 'I made a scene'],
  },
  distress: {
    say: [
      "Stay where it is quiet. Sit up, and look at something that doesn't move. Nothing you send tonight will read well tomorrow, so send nothing. If you feel really ill, have somebody stay with you, and call for medical help if it gets worse.",
      "Slow down. Feet on the floor, one hand on something cool. Hours like this pass. If you're shaking, confused or very sick, call a doctor or the emergency number. Help now is there as well.",
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    'So it does something for you that nothing else has done so far. What would you say it is?',
    'I understand a bit better now. How did it start, the first time you noticed that it helped?',
    "There's the drinking, and there's what it keeps away. What would be there if it weren't?",
  ],
  reassure: [
    "I can't tell you what you did that night, or how people took it. Known: what you remember and what somebody told you. Guessed: the rest. You could ask one person you trust one plain question. Would you want to?",
    'Nobody can promise that a sober evening will be nice. It may be stiff at first. How long that lasts is something you can measure: look at the clock when you come in, and when it eases. Should we plan that?',
  ],
  answers: [...alcoholAnswers, ...alcoholReplies],
}
