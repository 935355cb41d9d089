import type { Conversation } from '../../../conversation.ts'
import { worshipAnswers } from './worship-answers.ts'
import { worshipReplies } from './worship-replies.ts'

export const worship: Conversation = {
  id: 'worship',
  name: 'your mosque, church, temple or synagogue and the people there',
  tap: 'Place of worship',
  open: {
    say: [
      'You go there for something quiet or holy, and you find yourself busy with who is looking. Which part is hardest: coming in, the service or prayer itself, or the time with people afterward?',
      "In a community like that, people know each other and notice who comes, who sits where, and who leaves. What are you afraid they'd think or say?",
      "It's supposed to be the place where you're welcome, so it hurts even more when you're tense there. What do you expect to happen when you go?",
    ],
    taps: ['The time afterward', 'Doing it wrong', "They'll judge me"],
  },
  openAfter: {
    say: [
      'So something happened there, or between you and the people there. What was it?',
      'You went there for one thing and came home with something else on your mind. Which moment was it?',
    ],
    taps: ['I did it wrong', 'Nobody talked to me', 'Somebody made a remark'],
  },
  glad: {
    say: [
      "You were there among your people, and it was good. That's worth a lot.",
      'Good. You got to have what you go there for, and some company with it.',
    ],
  },
  fear: {
    say: [
      "Part of you may be expecting that you stand, sit or speak at the wrong moment, heads turn, and everybody decides that you don't belong there. Is that close?",
      "A guess: you think they look at you and see everything that isn't as it should be. How often you come, how you live, who you come with. Is it something like that?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      'The next time you go, stay five minutes longer than you usually do. No tying your shoes slowly, no reading the bulletin board. Stand where people pass, and see who greets you. Guess first how many. Would you try that?',
      'Choose one person you see there often and greet that person first, with whatever greeting is usual among you. Then one sentence: "I see you here a lot, and we have never talked." Guess beforehand how they will take it. Could you do that?',
      'Sit or stand a little closer to the others than you normally would, one row or one place. Follow as best you can. If you get something wrong, let it be seen and go on. Notice what the people next to you do. What would make that doable?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:predict-then-check',
    step: 'stay a little longer or a little closer than usual, greet one person, and see what happens',
  },
  stepAfter: {
    say: [
      "Take ten minutes and write down what somebody standing next to you could have seen and heard. Leave out what they thought; you don't know it. If you want to bring it into prayer, do that once, and then let it rest. Would that work for you?",
      'Take ten minutes for two things: what happened, and whether you owe anybody an apology or an answer. If so, give it the next time you meet, in one sentence. If not, the matter is closed for this week. Could you do that?',
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'write down what happened there for ten minutes, settle what needs a word, and let it rest',
  },
  other: {
    say: [
      'Another way is to serve. Kitchen, cleaning, shoes, chairs, the welcome at the door: you stand next to people and you talk about the work. After a few weeks, stay once without a task. Is there something like that where you go?',
      `You could speak with one person who looks after people there: the imam, pastor, priest, rabbi or an elder. "I find it hard to be among people here." You don't have to ask for anything. Then somebody knows. Would you want that?`,
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'help with a small task there, or tell one trusted person that being among people is hard',
  },
  smaller: {
    say: [
      "Smaller: go at a quiet hour, when few are there. Sit for ten minutes where you wouldn't usually sit. If somebody comes in, nod. That's all of it. Could you do that this week?",
      "Only the greeting, then. Next time, look at one person near you, say the greeting you share, and then you're free to go home. Ten seconds. Is that small enough?",
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'go at a quiet hour, or greet one person and then go home',
  },
  why: {
    say: [
      "Because if you come late and leave first, they stay strangers. In five more minutes you may learn one or two names. Then it's a little less of a crowd and a little more people you know.",
      "While you're watching yourself for mistakes, you miss what you came for. If you let one small thing go wrong where people can see it, you find out what they do. That can free you up for the rest.",
    ],
  },
  lines: {
    say: [
      `After the service or prayer:\n"Hello. I don't think we know each other's names."\n"I'm fairly new here. How does this work?"\n"It was good to be here today. See you next week."`,
      `When you're asked for something or about something:\n"I'd rather not lead it, but I'm happy to help another way."\n"I've been away for a while. It's good to be back."\n"Could I sit with you? I don't know when to stand."`,
    ],
  },
  when: {
    say: [
      'Good. What day will you go next?',
      'Then choose the time now. Which service, prayer or gathering would be the best one for it?',
    ],
    taps: ['This week', 'The next service', 'Not sure yet'],
  },
  agreed: {
    say: [
      "Then that's what you will do. A few minutes are enough, and the place will be there the week after too.",
      "Good. You don't have to be at ease to have a right to be there. I'll ask you how it was.",
    ],
  },
  didIt: {
    say: [
      "You did that among people whose opinion matters to you. That took guts. What happened, next to what you'd been afraid of?",
      "It takes courage to do that in a place you'll go back to. What did people do that you hadn't expected?",
    ],
    taps: ['Somebody greeted me', 'As I expected', 'It was quiet'],
  },
  partly: {
    say: [
      'You were there, and you did a piece of it. What made you leave, or stop, at that point?',
      'Part of it counts. Which was harder, being in the place or being with the people?',
    ],
    taps: ['I left right after', 'I greeted nobody', 'I stayed outside'],
  },
  didNot: {
    say: [
      'All right. No one is keeping a list here. Was it going there at all, or the part with the people?',
      "There's another week coming. What would make the place feel a bit more possible to enter?",
    ],
    taps: ['It was too big', "I didn't go", 'No chance came'],
  },
  wentBadly: {
    say: [
      'When it goes wrong in a place that is sacred to you, it cuts deeper. What happened?',
      "That's heavy, with people you're likely to see again. What was said or done, and by whom?",
    ],
    taps: ['I made a mistake', 'Somebody was harsh', 'Nobody spoke to me'],
  },
  distress: {
    say: [
      'You may step out, even in the middle. People do it for many reasons. Stand in the open air, feel the ground, and look at the sky for a minute. You can go home from there.',
      'Slow down for a moment. Lay your hands on your knees and feel their weight. If there are words that have always calmed you, say them once. Nothing else is needed now.',
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    "I see. So there's what you go there for, and there are the people. What do you miss most when you stay away?",
    'Thank you for telling me. How long have you been part of this community, or are you new to it?',
    "That's a lot to carry in there. Is it everybody, or are there one or two people whose opinion you feel most?",
  ],
  reassure: [
    "I can't know what they think, and I can't promise that no one judges. Known: what somebody said or did. Guessed: what the rest think. Communities have both kinds of people. Greeting one of them would give you something to go by. Want to plan that?",
    'Nobody can tell you that it will go without a mistake. People stand up at the wrong time, come late and forget words in every community there is. What happens after a moment like that is something you could watch for. Want to pick a day?',
  ],
  answers: [...worshipAnswers, ...worshipReplies],
}
