import type { Conversation } from '../../../conversation.ts'
import { makingFriendsAnswers } from './making-friends-answers.ts'
import { makingFriendsReplies } from './making-friends-replies.ts'

export const makingFriends: Conversation = {
  id: 'making_friends',
  name: 'making friends',
  tap: 'Making friends',
  open: {
    say: [
      "Nobody tells you how you get from saying hi to somebody to being friends with them. When you think of trying, what do you expect they'd do?",
      'To make a friend, somebody has to go first and show they want one. That can feel like being caught needing something. Where do you usually stop: at hello, at talking, or at asking them to do something?',
      "It's possible to be around people all day and still have nobody to call. When you picture reaching out to somebody, what goes wrong?",
    ],
    taps: ["They won't want me", 'I never meet anyone', "I don't know how"],
  },
  openAfter: {
    say: [
      'So there was a person, and it was about getting closer. What did each of you say or do?',
      'When you have shown somebody that you would like to know them, every little thing they do afterward seems to mean something. Which part are you still thinking about?',
    ],
    taps: ['They said maybe', 'I said too much', 'I backed out'],
  },
  glad: {
    say: [
      "That's good news. There's a person out there now who knows a bit more of you than before.",
      'You and somebody got a bit closer. Good. It can be as small as it is today and still be a nice thing to have.',
    ],
  },
  fear: {
    say: [
      'Part of you may be expecting that people have all the friends they need, and that they would be polite to you while wondering how to get away. Is that close?',
      'Could it be this: if you show that you want a friend, they see that you have too few, and ask themselves what is wrong with you. Is that about right?',
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      'Think of one person you already see now and then. This week, ask them to do one small thing with you, with a day in it: a walk, coffee, sitting together at break. Guess first what they will answer. Would you try that?',
      `Here's an experiment: for once, stop waiting to be asked. Write down what you think happens if you go first. Then say to one person, "Do you want to do this together on Thursday?" and hear what they really say. Is that possible?`,
      'Friendships often begin as something small that gets repeated. Pick somebody you get along with and suggest twenty minutes of something one of you does anyway, like the walk home. Predict their answer first. What would make that doable?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:predict-then-check',
    step: 'ask one person you already see to do one small thing with you, on a certain day',
  },
  stepAfter: {
    say: [
      `Ten minutes with a pen: what they said, in their words, and what you make of it, in another column. "Maybe, I'm busy" is known. "They don't like me" is a guess. When the time is up, stop for today. Could you do that?`,
      "Go over it once, for ten minutes, and look for one thing only: if there's a next small thing for you to do, or if it's their turn. If you wish you had said something differently, one line can still say it. Will you try that?",
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'spend ten minutes on what they really said, and then leave it for the day',
  },
  other: {
    say: [
      'Another way is to go where the same people come every week, and do something there: a class, a place of worship, a library group, a game in the park. You get to know faces without asking anybody for anything. Is there a place like that near you?',
      `You could tell somebody who likes you already, maybe a relative or a colleague: "I'd like to know more people here. Do you know anybody I might get along with?" Many friends are found through somebody. Who could you say that to?`,
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'find one place where the same people come every week, or ask somebody to introduce you',
  },
  smaller: {
    say: [
      'Smaller: choose one person you pass often and say one sentence more than usual. After hello, a line about the day, or a question about theirs. It takes half a minute, and then you go on. Could you do that tomorrow?',
      'Two minutes, by text: write to one person you know a little and ask one thing you would really like to know, such as how something went for them. No invitation. Does that sound small enough?',
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    item: 'challenge:send-one-real-question',
    step: 'say one sentence more than usual to somebody you know a little, or text them one question',
  },
  why: {
    say: [
      'Because two people can like each other for years and both wait. As long as nobody asks, you have only your guess about what they want. One small, clear question gives you a real answer to put next to it.',
      'Closeness comes mostly from time spent together, more than from being interesting. A small plan with a day in it gets you some of that time. And you see what people do when you go first.',
    ],
  },
  lines: {
    say: [
      `Short, and with a day in it:\n"I like talking with you. Do you want to have lunch together on Wednesday?"\n"I'm going for a walk after this. Want to come along?"\n"Could I have your number? I'd like to talk more sometime."`,
      `For somebody you know a little:\n"You mentioned your week was going to be rough. How did it go?"\n"I never see you outside of here. Do you have half an hour on Saturday?"\n"I'm trying to get to know people. Can I join you?"`,
    ],
  },
  when: {
    say: [
      'Good. When will you see or write to this person next?',
      "Then let's pick a day, so it doesn't keep getting put off. Which one would it be?",
    ],
    taps: ['Today', 'This week', 'When I see them'],
  },
  agreed: {
    say: [
      "Then it's a plan. Your part is asking. The answer is theirs, and a yes and a no will both tell you something.",
      "Good, that's settled. If you get to the moment and can't say it, hello will do for that day. I'll ask how it was.",
    ],
  },
  didIt: {
    say: [
      'You went first. That took courage, no matter what came back. What did they say, next to what you had guessed?',
      'So you reached out to somebody, and now you know more than before. What surprised you about it?',
    ],
    taps: ['They said yes', 'They said maybe', 'As I expected'],
  },
  partly: {
    say: [
      "You got partway there, and that's more than waiting. At what point did you stop?",
      'Some of it was said, then, and they heard it. What did they do with the part you did say?',
    ],
    taps: ['Only said hi', 'Wrote, never sent it', 'I kept it vague'],
  },
  didNot: {
    say: [
      'Okay. That person will most likely be around next week too. Was it the asking that was too much, or did you not see them?',
      'Then nothing has been decided, and you can still ask. What went through your head when you could have?',
    ],
    taps: ['It was too big', "I didn't see them", 'I lost my nerve'],
  },
  wentBadly: {
    say: [
      "You showed somebody that you wanted to know them, and it didn't go well. That hurts, because it's so personal. What did they say or do?",
      "I'm sorry it went like that. It takes a while to shake off. What happened, from when you asked to when you parted?",
    ],
    taps: ['They said no', 'They never answered', 'It was awkward'],
  },
  distress: {
    say: [
      "Stop here for a moment. Look around and name three things you can see from where you are. You don't have to solve this tonight. Put something warm around you, and leave this whenever you want.",
      "That's a lot of loneliness at once. Put your hand on something solid and feel how cool or warm it is. No plan now. If it gets too heavy to be alone with, Help now has people who answer.",
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    'So the wish is there, and something holds you back right before you act on it. Who is the person that comes to mind first?',
    'Thanks, that gives me a clearer picture. When was the last time you felt a bit at home with somebody, even for ten minutes?',
    'It wears on a person, seeing others in twos and threes. What is it that you miss most: talking, doing things together, or having somebody to call?',
  ],
  reassure: [
    "I can't promise that you'll find somebody, or that this person will say yes. Known: you'd like a friend, and you can ask. Guessed: that they have no room for you. Want to check that guess with one small question?",
    'Nobody can see that far ahead. What you do have is what people did when you spoke to them: did they answer, did they stay a minute. Want to set up one more try and look at exactly that?',
  ],
  answers: [...makingFriendsAnswers, ...makingFriendsReplies],
}
