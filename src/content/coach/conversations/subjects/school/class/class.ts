import type { Conversation } from '../../../conversation.ts'
import { classroomAnswers } from './class-answers.ts'
import { classReplies } from './class-replies.ts'

export const classroom: Conversation = {
  id: 'class',
  name: 'being in class',
  tap: 'Speaking in class',
  open: {
    say: [
      'In a classroom you never quite know when it will be your turn, so part of you is on guard the whole hour. If your name got called right now, what do you think would happen?',
      'You sit with the same people week after week, and one wrong answer can seem to follow you all year. Which moment is worst: the hand going up, being called on, or the breaks in between?',
      'Everybody can hear you, and somebody is about to say if you were right. What are you afraid the others would do or think?',
    ],
    taps: ['Being called on', 'A wrong answer', 'I go blank', 'The cafeteria'],
  },
  openAfter: {
    say: [
      'So something happened in front of the whole room, and you have to walk back in there next time. What was actually said, by you and by the others?',
      'A few seconds in class can take up the rest of the day. Which part of it keeps coming back?',
    ],
    taps: ['I said it wrong', 'I froze', 'Somebody laughed', 'I sat alone'],
  },
  glad: {
    say: [
      "That's a good day in a room that can be hard to sit in. You were part of it.",
      'Good to hear. You took up some space in there, and it went well. That one is yours to keep.',
    ],
  },
  fear: {
    say: [
      "Part of you may be expecting that you'll get it wrong out loud, the room goes quiet, and from then on you're the slow one. Is that close?",
      'My guess: everyone turns around, your head goes empty, and they all sit there watching while nothing comes out. Is that about it?',
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      'In the next few days, ask one real question in class, one sentence long. Guess first what the others will do. Ask it without going over it five times in your head, then look up and see what they do. Would you try that?',
      'Pick one class. In the first ten minutes say one short thing: a question, a page number, an answer you half know. Early is better, because waiting makes it bigger. Then check the room. What would make that doable?',
      "Next class, put your hand up once when you're fairly sure instead of completely sure. Write down beforehand what you think happens if you're wrong. Then compare. Would you give that one try?",
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'challenge:one-question-in-class',
    step: 'say one short thing in class before you feel sure of it, and watch what the others do',
  },
  stepAfter: {
    say: [
      'Take ten minutes and write two lists: what people in the room said and did, and what you think they thought. The second one is guesses. Then put the page away and do something with your hands. Could you do that?',
      'If something needs fixing, like a wrong answer or a missed question, one line to the teacher does it. For the rest, allow yourself ten minutes of going over it, by the clock, and then stop. Would you try that?',
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'write down what really happened in class for ten minutes and then put it away',
  },
  other: {
    say: [
      "Another way is to let the teacher know. One short message: speaking in front of everyone is hard for me, I'm working on it, could I know ahead of time when I'm up. Plenty of them would rather know than guess. Is there one you could write to?",
      "You could start with one person instead of the whole room. Come in five minutes early and say something to whoever sits near you about the homework. A room with one person you've talked to is a different room. Would you try that?",
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'talk to one person in the room, the teacher or somebody next to you',
  },
  smaller: {
    say: [
      "Much smaller: ask the person next to you which page you're both on. You may already know it. Wait for the whole answer before you look down. Could you do that this week?",
      'Leave the talking out of it for now. In one class, sit with your head up for two minutes while someone else is speaking, and look at them. Check who is looking at you. Is that small enough?',
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    item: 'challenge:ask-what-page',
    step: 'ask one neighbor which page you are on, or keep your head up for two minutes',
  },
  why: {
    say: [
      "Because if you keep quiet, the guess about what they'd do never gets checked, and it's there again next class. One sentence out loud gives you something real to hold against it.",
      "Because waiting until you're sure makes the first word heavier every minute. Saying something short and early shows you how fast a class moves on to the next person.",
    ],
  },
  lines: {
    say: [
      `For when you're called on and don't know:\n"I'm not sure. Can you come back to me?"\n"I got as far as the first part, then I lost it."\n"Could you say the question again?"`,
      `To ask, and to sit down with people:\n"Can you go back one step? I lost you there."\n"Is anybody sitting here?"\n"How far did you get with the homework?"`,
    ],
  },
  when: {
    say: [
      'Good. Which class will it be, and on what day?',
      'Pick the class you dread least, not the worst one. When do you have it next?',
    ],
    taps: ['Next class', 'Tomorrow', 'Later this week'],
  },
  agreed: {
    say: [
      "That's settled, then. It doesn't have to be a clever thing to say. Out loud is enough.",
      "Okay. If the moment goes by, there's another class after it. I'll ask how it went.",
    ],
  },
  didIt: {
    say: [
      'You said it with all of them in the room. That took courage. What did the others do, compared with what you expected?',
      'Out loud, in class. That counts, smooth or not. What did you find out?',
    ],
    taps: ['Nobody reacted', 'It was as bad', 'Better than expected'],
  },
  partly: {
    say: [
      'Getting halfway in a full room is still getting halfway. What was the last thing you did before it stopped?',
      'That part is real, and it counts. Where did it get too much?',
    ],
    taps: ['Hand up, then down', 'I said half', 'Someone was faster'],
  },
  didNot: {
    say: [
      'All right. Classes come around again, so nothing is used up. Did the chance go by too fast, or was it too much for one day?',
      "Then it didn't happen this time, and you still know something about it. What got in the way?",
    ],
    taps: ['It went by fast', 'It was too big', 'I stayed home'],
  },
  wentBadly: {
    say: [
      "That's rough, and harder because you'll see the same people again. What did somebody actually say or do?",
      "In front of everyone, too. I'm not going to turn that into a lesson right now. What happened first?",
    ],
    taps: ['They laughed', 'I went blank', 'The teacher was harsh', 'I walked out'],
  },
  distress: {
    say: [
      "Stop here for a second. Press both feet into the floor and find three straight lines in the room you're in. You don't have to decide anything about class now. Closing this is fine too.",
      "Slowly. Rest your hands on something solid and feel how hard it is. If you're in the building, you may step into the hallway. The lesson goes on without you for five minutes.",
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    'So it costs you energy all hour, even when nobody calls on you. Is it every class, or one in particular?',
    'That gives me a better picture. Is it more about the teacher, or more about the people sitting around you?',
    'And you have to go back to the same seats next time. What do you usually do to get through the hour?',
  ],
  reassure: [
    "I can't promise that nobody will laugh or that you'll get it right. What we know is that you expect it. What the room really does, you've mostly had to guess. Should we pick one small sentence and find out?",
    'Nobody can tell you what a whole room thinks. You can see what they do, though: do they turn around, do they say something, do they go back to their notes. Want to plan one moment for looking?',
  ],
  answers: [...classroomAnswers, ...classReplies],
}
