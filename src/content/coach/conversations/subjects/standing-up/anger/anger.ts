import type { Conversation } from '../../../conversation.ts'
import { angerAnswers } from './anger-answers.ts'
import { angerReplies } from './anger-replies.ts'

export const anger: Conversation = {
  id: 'anger',
  name: 'being angry',
  tap: "I'm angry",
  open: {
    say: [
      'Being angry and having to swallow it wears a person out. Who are you angry with?',
      "A line got crossed, maybe by somebody else, maybe by you. What's the part you can't get past?",
      'Anger is awkward when you also fear what people think: you stay polite, and it boils afterward. What are you afraid would come out if you said it?',
    ],
    taps: ['At somebody', 'At myself', "I can't say it"],
  },
  openAfter: {
    say: [
      "So it came out, or you held it in and it's still burning. What was said, by you and by them?",
      "That's the kind of thing people argue about in the shower for days. Which sentence of theirs, or of yours, keeps coming back?",
    ],
    taps: ['I said nothing', 'I blew up', 'They crossed a line'],
  },
  glad: {
    say: [
      'You said it, or you let it go, and you can breathe again. Good.',
      "So the air is clearer. That's worth a quiet evening.",
    ],
  },
  fear: {
    say: [
      "Part of you may expect that if you show it, they'll be hurt or hit back, and you'll be the difficult one from then on. Is that close?",
      'It could also be the other way around: if you let this go by, they learn that they can do it again, and you lose respect for yourself. Is that nearer?',
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      `When you're cooler, say one sentence to the person: what they did, and what you want instead. "When you do that, I'd like you to ask me first." Don't smile it away or add a sorry. See what they do. Would you try that this week?`,
      "Choose a small annoyance in the next few days and mention it when it happens, in a normal voice: wrong order, interrupted, kept waiting. Note beforehand how you think they'll take it. Would you be up for one of those?",
      'If it\'s you that you\'re angry at: for one day, each time you call yourself something, say what happened instead. "I missed the call," and no name after it. See if you do worse without the scolding. What would make that doable?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'challenge:disagree-once-kindly',
    step: 'say in one sentence what bothered you and what you want instead',
  },
  stepAfter: {
    say: [
      'Ten minutes on paper, unsent. First everything you want to say, as rude as you like. Then one line: what they did, and what you want now. Keep the line, tear up the rest. Could you do that?',
      'Sort it, ten minutes and no more: what they did, what you did, what you think they meant by it. If you hurt somebody, say sorry for that part only. The anger itself needs no apology. Would you try that?',
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'write it out unsent for ten minutes and keep one line of what you want',
  },
  other: {
    say: [
      'You could let your body have it first. Walk fast around the block, scrub something, carry something heavy. Then ask what you want, and not who is right. Would you do that before you answer anybody?',
      'Another way is to tell it to somebody who has nothing to do with it, and ask for one thing: "Is there something here I should say out loud?" One short conversation, not three hours of it. Who has a cool head?',
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'move first and decide what you want, or ask one person with a cool head',
  },
  smaller: {
    say: [
      'Take two minutes and say it out loud where nobody hears you: in a car, a shower, a field. One sentence beginning with "I\'m angry that." You don\'t have to do anything about it today. Does that work?',
      'Small version: put off the answer. Write "I\'ll get back to you tomorrow" and nothing else, or say it. You keep your say, and you choose the hour. Could you do that?',
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    item: 'challenge:ask-for-time-to-think',
    step: 'say one sentence out loud where nobody hears it, or put off the answer by a day',
  },
  why: {
    say: [
      "Because anger usually has a message: something matters to you and it wasn't respected. Held in, it keeps boiling. Thrown at people, it makes them defend themselves. One plain sentence gets the message across and gives them a chance to do something about it.",
      "Because you have a guess about what happens to people who speak up, and you've rarely tested it. A small complaint, in a normal voice, is the cheapest test there is.",
    ],
  },
  lines: {
    say: [
      `Say it once, in a normal voice:\n"That didn't sit right with me. Please ask me first next time."\n"I'm annoyed, and I want to talk about it when I've cooled down."\n"I don't want to be spoken to like that."`,
      `If it came out too hard:\n"I was louder than I want to be. I'm sorry for that. The point still stands."\n"I need ten minutes, and then I'll come back to it."`,
    ],
  },
  when: {
    say: [
      'Good. When will you next have a moment with them without an audience?',
      'Pick a time when you have slept and eaten. Would tomorrow work, or later this week?',
    ],
    taps: ['Tomorrow', 'This week', 'When it happens again'],
  },
  agreed: {
    say: [
      "Then that is it: one sentence, normal voice. How they take it is up to them. You'll have said it.",
      "Good. You can be angry and fair at the same time, and you can wait until you are. I'll ask you about it.",
    ],
  },
  didIt: {
    say: [
      'You said something that you would usually have swallowed. That took courage. What did they do, compared with what you expected?',
      'So it has been said. How is it between you now, as far as you can see?',
    ],
    taps: ['They listened', 'They got defensive', 'I felt relieved'],
  },
  partly: {
    say: [
      'You got some of it out. Which part did you keep to yourself?',
      'It counts, even if it came out softer or sharper than planned. What would you say the same way again?',
    ],
    taps: ['Too soft', 'Too sharp', 'I wrote it down'],
  },
  didNot: {
    say: [
      'All right. Keeping quiet may have been what was possible that day. What stopped you, right then?',
      "Okay, it's still unsaid. Is the anger still there, or has it gone down since?",
    ],
    taps: ['I froze', 'No good moment', "I'm still angry"],
  },
  wentBadly: {
    say: [
      "That's a hard one: you finally say it, and it blows up. What did each of you say?",
      "I'm sorry. Get some air before you go back over it. Is there something to put right, or is it something they did?",
    ],
    taps: ['I shouted', 'They shouted', 'They ignored me'],
  },
  distress: {
    say: [
      'Step away from it: another room, the stairs, the street. Push your hands against a wall as hard as you can for ten seconds and let go. Nothing has to be answered tonight.',
      "Put the phone down where you can't type at anybody. Cold water on your wrists, then sit. If you might hurt somebody or yourself, get away and call for help; Help now has numbers.",
    ],
  },
  hear: [
    'I see why that stuck. What would you have wanted them to do instead?',
    'Okay. Under the anger, is there something else too, like being hurt, or being left with the work?',
    'Go on. Has this happened before with the same person, or is it new?',
  ],
  reassure: [
    "I can't tell you who is right; I have one side of it, and only part of that. Known: what was said and done. Guessed: why they did it. You could ask them about the guess. Want to find the words?",
    "Nobody can promise that they'll take it well. You can see to it that it's short, fair and said at a decent moment. Then their part is theirs. Want to try it on something small first?",
  ],
  answers: [...angerAnswers, ...angerReplies],
}
