import type { Conversation } from '../../../conversation.ts'
import { inLawsAnswers } from './in-laws-answers.ts'
import { inLawsReplies } from './in-laws-replies.ts'

export const inLaws: Conversation = {
  id: 'in_laws',
  name: "your partner's family",
  tap: 'In-laws',
  open: {
    say: [
      "These people matter to your partner, so it can feel as if every little thing you do is being graded. What are you afraid they'll decide about you?",
      'In their house there are rules nobody tells you, and in yours they may bring their own. Where does it get hardest for you?',
      "You can't pick your partner's family, and you can't quit them either. When you picture being with them, what do you see going wrong?",
    ],
    taps: ["They won't like me", "They'll criticize me", "I'll do it wrong"],
  },
  openAfter: {
    say: [
      "So there was a moment with your partner's family, and it's still with you. What did they say or do, and what did you?",
      'One look across a table can keep a person busy for a week. Which moment with them keeps coming back?',
    ],
    taps: ['A comment they made', 'Something I said', 'My partner kept quiet'],
  },
  glad: {
    say: [
      "Good. You're on firmer ground with them now, and you had a part in that.",
      "So it went well, with the people whose opinion weighs that much. Tell your partner too, if you like. It's good news for both of you.",
    ],
  },
  fear: {
    say: [
      'Could it be this: they watch how you eat, talk and help, and at the end they agree that their child could have done better. Is that close?',
      "Perhaps you expect to be polite until you burst, or to say one wrong thing that they'll retell for years, with your partner stuck in the middle. Is that the picture?",
    ],
    taps: ["Yes, that's it", 'Partly', "It's something else"],
  },
  step: {
    say: [
      'Pick one of them, the one you mind least. Ask one question you really want answered, like what your partner was like as a kid. Then put down the dish towel and listen to all of it. Guess first how that will go. Would you try it?',
      "Next time, let one thing be less than perfect on purpose: sit down while others still clear the table, and ask one of them something about their life. Write down what you think they'll say about it. Would you check that?",
      "On your next visit or call, skip the prepared topics. Ask one of them a single question about their own life, and stay with the answer for two minutes. See if it's the test you expect. What would make that doable?",
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'challenge:one-follow-up-question',
    step: 'ask one of them a real question and stay for the whole answer',
  },
  stepAfter: {
    say: [
      'Ten minutes, on paper: what was said, by whom, in which words. Then ask your partner how they heard it; once, not all evening. If something of yours needs an apology, one sentence does it. Could you do that today?',
      'Write the moment down the way a guest at the next table would have told it. Put "what they think of me now" below a line, because that part is a guess. After ten minutes, put it away. Would that be possible?',
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'write down what was really said, ask your partner once how they heard it, and leave it',
  },
  other: {
    say: [
      `Another way goes through your partner. Before the next visit, ask for one exact thing, such as "Stay next to me for the first ten minutes, then I'll manage," or "When they start on the house, please tell them it was your idea too." Could you ask for one?`,
      `Agree on a break with your partner beforehand. After an hour, or once a day if they stay longer, you say "I'm going for a short walk," go out for twenty minutes, and come back. No excuse needed. Would you set that up?`,
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'ask your partner for one exact thing before the next visit',
  },
  smaller: {
    say: [
      'Ask your partner tonight, in two minutes: "What does your family like to talk about, and what would you stay away from?" Then you know a little more than you do now. Could you do that?',
      'One line to one of them, by text, on an ordinary day: a thank you, a picture of something you cooked or fixed, or a "How are you feeling?" Nobody is watching you while you write. Is that small enough?',
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'ask your partner one thing about them, or send one of them a short message',
  },
  why: {
    say: [
      "Because being the perfect guest keeps you busy, and nobody gets to know you. A question turns it around: for two minutes you are looking at them. And you get to see whether they're as strict as they are in your head.",
      "Right now you're guessing what they think from looks and pauses. Asking something gets you real answers to go by. Some of them may still be cool toward you. Then you'd know, and you could stop studying their faces for it.",
    ],
  },
  lines: {
    say: [
      `Warm, and still clear:\n"I can see you do it differently. This is how we do it here."\n"Thank you for telling me. We'll think about it."\n"I'd like to try it my way first."`,
      `For the first hour, and for the end of it:\n"I was a bit nervous about meeting you. I'm glad to be here."\n"I don't know how you do this here. Would you show me?"\n"Thank you for having us. We're going to head home."`,
    ],
  },
  when: {
    say: [
      'Good. When do you see or call them next?',
      "Let's put it on a day, so it isn't hanging over all of them. When could it happen?",
    ],
    taps: ['This week', 'On the next visit', 'Not sure yet'],
  },
  agreed: {
    say: [
      'Then you have one thing to do there, and the rest of the visit can be ordinary. One visit decides very little.',
      "Good, that's settled. Tell your partner what you're going to try, so you're not alone with it. I'll ask how it went.",
    ],
  },
  didIt: {
    say: [
      'You went up to the people who make you nervous and you asked. That took nerve. What came back, compared with what you were braced for?',
      "That's done, and it was no small thing. What do you know about them now that you didn't know before?",
    ],
    taps: ['They were nicer', 'As I expected', 'Hard to tell'],
  },
  partly: {
    say: [
      'A part of it is a part more than last time. Where did you slip back into being only polite?',
      "It isn't finished, and you did it with them watching. That counts. What helped as far as it went?",
    ],
    taps: ['I went quiet', 'I kept busy', 'We got interrupted'],
  },
  didNot: {
    say: [
      'Then it stays for another visit. Was it the person, the moment, or the size of it?',
      "All right. There's a lot going on at once in those hours. What would have had to be different?",
    ],
    taps: ['It was too big', 'No chance came', 'The visit fell through'],
  },
  wentBadly: {
    say: [
      "That's hard, because you can't be done with them and walk off. Before we look at what to do, what exactly was said?",
      "That's a hard way for it to go. What happened?",
    ],
    taps: ['They insulted me', 'I said it wrong', 'My partner said nothing'],
  },
  distress: {
    say: [
      'Step out for a minute: a hallway, a yard, the car. Put your palm flat on something cool and look at whatever is farthest away. Nobody needs a reason from you. You can stop talking with me here, too.',
      `This doesn't have to be decided now, not even who was right. Feel your feet on the floor. Text your partner two words, "Need you," if they're near. And leave if you have to.`,
    ],
    item: 'technique:power-breathing',
  },
  hear: [
    "So you are trying to be polite and to be treated fairly, both at the same time. Which of the two do you lose first when you're with them?",
    'That helps me see how it is there. And where is your partner when it happens?',
    'Some of this is what they do, and some is what you fear they think. Which part takes up more of your day?',
  ],
  reassure: [
    "Whether they like you, I can't know, and one evening won't tell you either. Known: what they said and did. Guessed: what they say in the car on the way home. Should we find one thing you could ask them and see?",
    "Nobody can promise you a warm welcome. All you have to go by is what they've said and done so far, and one visit rarely settles it either way. Would you like to plan one small thing to try with them?",
  ],
  answers: [...inLawsAnswers, ...inLawsReplies],
}
