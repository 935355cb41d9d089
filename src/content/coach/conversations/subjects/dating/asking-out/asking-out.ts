import type { Conversation } from '../../../conversation.ts'
import { askingOutAnswers } from './asking-out-answers.ts'
import { askingOutReplies } from './asking-out-replies.ts'

export const askingOut: Conversation = {
  id: 'asking_out',
  name: 'asking somebody out',
  tap: 'Asking someone out',
  open: {
    say: [
      'Asking means that for a few seconds somebody else gets to decide, and you stand there and wait. What do you picture in those seconds?',
      "As long as you don't ask, it can still be a yes. That makes it hard to open your mouth. If you did ask, what do you expect they'd do?",
      'You like somebody, and now every hello has weight. Which part do you dread most: saying it, hearing the answer, or seeing them again afterward?',
    ],
    taps: ["They'll say no", 'It gets awkward after', "I won't get it out"],
  },
  openAfter: {
    say: [
      'So there was a moment, and it went the way it went. What did you say, and what did they say back?',
      'It has been said, or almost said, and now it keeps playing in your head. Which second do you keep going back to?',
    ],
    taps: ['They said no', 'They were vague', "I didn't ask"],
  },
  glad: {
    say: [
      "That's good news. You put it into words, and somebody was glad you did.",
      'Well, look at that. You can carry that around for the rest of the day and not do a thing about it.',
    ],
  },
  fear: {
    say: [
      "Maybe the worst of it is how they'd see you from then on: as the one who misread it all and should have kept quiet. Is that close?",
      'I could imagine that the no is only half of it. The other half is that they tell people, or pity you, or act differently around you. Is that about right?',
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      `Ask for one small, clear thing, out loud or in a message: "Would you like to get coffee on Saturday, the two of us?" No joke around it, no "probably not." Guess beforehand how they'll react, then see. Would you try that this week?`,
      'Leave out the hinting for once. One sentence with a place and a day in it, something short like a walk or half an hour over coffee. Then stop talking and let them answer. What would make that doable?',
      "Write down what you think they'll do when you ask: their face, their words. Within a week, ask in one plain sentence, and don't take it back while they think. Then compare. Are you willing to find out?",
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'challenge:tell-someone-you-like-them',
    step: 'ask in one plain sentence, with a day and a place, and let them answer',
  },
  stepAfter: {
    say: [
      'Write down the words: yours, then theirs. Leave out faces and tones, because those you had to guess. Give it ten minutes. If it was a no, one friendly hello next time is enough. Could you do that?',
      "Take ten minutes with this: what they actually said, and if that means yes, no or not yet. If it's unclear, you can ask once more, in a plain way. If it's a no, you put the paper away. Would that help?",
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'write down what was really said, take ten minutes for it, and say a normal hello next time',
  },
  other: {
    say: [
      'You can come at it sideways. Do something together first where nobody has to be asked: walk the same way, share a table, stay five minutes after. See if you like being around them, up close. Is there a moment like that this week?',
      `Another way is to let one friend in on it: "I like somebody and I want to ask." They don't have to set anything up. Once it has been said aloud, it's less of a secret to guard. Who would be the right person?`,
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'spend five minutes near them first, or tell one friend that you want to ask',
  },
  smaller: {
    say: [
      'Then only a hello with one thing more: "Hi. How was your weekend?" Stay for the answer and go. Nothing gets asked, nothing gets decided. Is that small enough?',
      "Say the sentence once, aloud, alone in a room, exactly as you'd ask it. Once is enough; it doesn't have to get better. You'll hear how short it is. Could you do that today?",
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    item: 'challenge:send-one-real-question',
    step: 'say hello and ask one small thing, or say your sentence aloud once, alone',
  },
  why: {
    say: [
      "Because hints get missed, and then you read that as a no. A plain question can get a plain answer. Yes or no, you can move on from there. From waiting you can't.",
      "A clear, small question is also kinder to them. They know what's being asked, and they can say no without hurting you more than needed. And you find out what happens after a no, which is the thing you have been afraid of.",
    ],
  },
  lines: {
    say: [
      `Plain is enough:\n"I like talking with you. Would you want to get a coffee sometime this week?"\n"I'm going for a walk by the water on Sunday. Would you come along? I mean it as a date."`,
      'And for the moment after:\n"Thanks for being straight with me. See you around."\n"Great. Does six work for you?"\n"Take your time. You can tell me tomorrow."',
    ],
  },
  when: {
    say: [
      'When do you see or write to them next?',
      "Pick a moment when they aren't in a hurry and not in a crowd. Which day looks like that?",
    ],
    taps: ['Today', 'Next time I see them', 'This weekend'],
  },
  agreed: {
    say: [
      "Okay. The asking is your half. The answer is theirs, and you can't do that part for them.",
      "Good, that's what you'll do. Your voice may shake, and the sentence still counts. I'll ask you how it went.",
    ],
  },
  didIt: {
    say: [
      'You said it to a person who could have said anything back. That was hard to do, whatever the answer was. How did it compare with your picture of it?',
      "It's out, and you're the one who did that. What did they do that you hadn't expected?",
    ],
    taps: ['They said yes', 'They said no', 'They were nice'],
  },
  partly: {
    say: [
      "You got closer than you'd been before. What was the last thing you said before you veered off?",
      'Half a sentence counts, and so does walking over. What held back the rest?',
    ],
    taps: ['I made a joke', 'Someone came by', 'I only said hi'],
  },
  didNot: {
    say: [
      'All right. The moment came and went, as moments do, and there are others. What went through your head right before?',
      'Then nothing has been decided yet, in either direction. Was the question too big, or was it the wrong place?',
    ],
    taps: ['It was too big', 'They had company', 'I lost my nerve'],
  },
  wentBadly: {
    say: [
      'That stings, and it may sting for a few days. You were open with somebody, and it came back like this. What did they say, in their words?',
      'No advice right now. It takes a lot to ask, and this is a hard thing to get back. What happened after you said it?',
    ],
    taps: ['A clear no', 'They laughed', 'They avoid me now'],
  },
  distress: {
    say: [
      "Leave the asking for now. Nobody is waiting for it, and there's no deadline. Put your feet on the floor and name three things you can see. You can drop the whole question for a week.",
      "Stop here for a moment. Let your hands rest on something solid, a table or your knees. You don't have to decide anything about this person tonight, and you may close this and go do something else.",
    ],
    item: 'technique:micro-meditation',
  },
  hear: [
    "So there's this person, and there's a whole scene that you play in your head. What do the two of you do when you really are in the same place?",
    "You've been carrying this around for a while, or so it sounds. What would be different if you knew the answer?",
    "That's good to know. What have you done so far when the chance was there?",
  ],
  reassure: [
    "I can't know what they'll say, and neither can their friends or yours. Known: how they talk to you, and whether they ever start the conversation. Guessed: what that means. Only a question can turn the guess into an answer. Want to make the question small?",
    "Nobody can promise you a yes. What I can say is that a no to coffee isn't a no to you as a person; it's about one coffee. How it feels afterward is something you could find out. Would you like to plan it?",
  ],
  answers: [...askingOutAnswers, ...askingOutReplies],
}
