import type { Conversation } from '../../../conversation.ts'
import { bossAnswers } from './boss-answers.ts'
import { bossReplies } from './boss-replies.ts'

export const boss: Conversation = {
  id: 'boss',
  name: 'talking to your boss',
  tap: 'Talking to my boss',
  open: {
    say: [
      'The person you have to talk to is the one who decides about your hours, your pay or your place there. Which part do you dread most: starting, their face, or the answer?',
      'Asking someone above you can feel like risking your whole standing on one sentence. What do you think they would do?',
      "It's hard to go in when you can't tell what mood you'll find. What answer are you bracing for?",
    ],
    taps: ['They say no', 'They get angry', 'I seem ungrateful', 'I dread the start'],
  },
  openAfter: {
    say: [
      'A few words from someone above you can outlast the whole day. What exactly was said?',
      "You had a moment with the person in charge, and it's still with you. What do you keep going back to, your words or theirs?",
    ],
  },
  glad: {
    say: [
      'Something moved with the person who is hardest to ask. That makes it a good day.',
      'Good news from the person in charge. Take it home with you.',
    ],
  },
  fear: {
    say: [
      "Part of you may be expecting that they'll see you as ungrateful or difficult, and that it will follow you from then on. Is that close?",
      'Maybe you expect a flat no, said in a way that makes you sorry you opened your mouth. Is that it?',
    ],
    taps: ["Yes, that's close", 'Partly, yes', 'No, something else'],
  },
  step: {
    step: 'ask your boss for ten minutes to talk, without apologizing',
    say: [
      "First, ask only for the meeting: ten minutes this week, with the subject named in three words. No sorry in it. Write down what you think they'll answer, then see what they do answer. Would you say or send that?",
      "Leave out the reasons why it's a bad time. One sentence asks for ten minutes, one says what it's about. You find out how they take the asking, before anything depends on it. Would you try that?",
      'Before the big question, a small one: when would be a good time for ten minutes. Say it without an apology or an explanation, and watch what their face really does. Could you do that in the next few days?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'challenge:ask-for-more-at-work',
  },
  stepAfter: {
    step: 'write down what your boss said, apart from what you guessed',
    say: [
      'Put their words on paper, only the words, and next to them what you made of them. If something is unclear, ask one question about it once. That gets you further than a week of guessing. Would you do that?',
      "Ten minutes: what was asked, what was answered, what's still open. If something is open, go back once and ask when you'll hear. Then it's their turn, and you can put it down. Will you try that?",
    ],
    taps: ["I'll try that", 'Something else'],
  },
  other: {
    step: 'put your request to your boss in writing, in three sentences',
    say: [
      "It can be done in writing. Three sentences: what you'd like, why it's fair or useful, when you could talk about it. Sleep on it once, then send it without another round of edits. Would that work better for you?",
      'On paper nobody has to answer on the spot, and that helps them as well. Three sentences, no apology, read through once and sent. What would the first one say?',
    ],
    taps: ["I'll try that", 'Still too big', 'Not for me'],
  },
  smaller: {
    step: 'put what you want into one sentence, for yourself',
    say: [
      'Two minutes, for your eyes only. Write one sentence that begins with "I\'d like," and put in what, how much, and from when. It doesn\'t go to anyone. Could you do that now?',
      'Smaller, then: say what you want out loud once, alone, in one sentence and without the word sorry. Leave the rest for another day. Would that be doable?',
    ],
    taps: ["I'll do that", 'Not now', 'Something else'],
  },
  why: {
    say: [
      "While it's unasked, the answer lives in your head, and there it is always the worst one. A short plain sentence moves it toward a real answer, and even a no is something you can work with.",
      "Long reasons and apologies make a request sound like an offense, to you most of all. Putting it plainly shows you what it is: a request, which they're free to answer.",
    ],
  },
  lines: {
    say: [
      `Plain and short works best:\n"I'd like to ask you for something. When is a good time?"\n"I need that day off. Can you tell me by Friday?"\n"I understand it's a no for now. What would have to change for a yes?"`,
      `"I've taken on more since I started, and I'd like my pay to match."\n"I can't do another shift this week. I can do one next week."\n"You don't have to answer now. Can you tell me by the end of the week?"\nAfter you've said it, wait. The next sentence is theirs.`,
    ],
  },
  when: {
    say: [
      'Good. A quiet half hour is better than the middle of a rush. When in their day or yours would that be?',
      "Then name the day, so you don't have to get your courage up every morning. Which one is it?",
    ],
    taps: ['Later today', 'Sometime tomorrow', 'Sometime this week', "I don't know yet"],
  },
  agreed: {
    say: [
      "Good. What they do with it is up to them. Your part is one plain sentence, and it's ready.",
      "That's settled. Your heart may pound the whole time, and the words can still come out. I'll ask you how it went.",
    ],
  },
  didIt: {
    say: [
      'You said it to the person it was hardest to say it to. What did they do, compared with what you had braced for?',
      'That took courage, whatever the answer was. What do you know now that you were only guessing before?',
    ],
    taps: ['Better than expected', 'About as expected', 'Worse than expected'],
  },
  partly: {
    say: [
      "Some of it is out, and they've heard that much. What's still unsaid?",
      'Going to the door, or bringing it up and changing the subject, is a real part of it. How far did it go?',
    ],
    taps: ['I changed the subject', 'They were busy', 'I said half'],
  },
  didNot: {
    say: [
      "They were busy, or the day was wrong, or your feet didn't go. All of these happen with bosses. Which was it?",
      'So it is still unasked, and you can still ask. Do you want a smaller first piece, or another way of getting it to them?',
    ],
    taps: ['Something smaller', 'Something else', 'Leave it for now'],
  },
  wentBadly: {
    say: [
      'You have to see them again, which makes it harder to put down. What were their words, as exactly as you remember?',
      'You spoke up and got something rough back. How did it end?',
    ],
    taps: ['They said no', 'They got angry', 'I backed down'],
  },
  distress: {
    say: [
      "You don't have to go in there right now. Walk to a sink or a window, put your hands on something cold, and count what you see outside. The request keeps until tomorrow.",
      `Step out of it for a minute. Let your shoulders down and push your heels into the floor. If they're waiting, "can I have five minutes" is a thing you are allowed to say.`,
    ],
    item: 'technique:mental-reset',
  },
  hear: [
    "So you need something, and the one who can give it also has a lot of say over your life. That's a lopsided conversation to walk into. Go on.",
    'And you have to be there again tomorrow, whatever they say. What would that be like?',
    "You've probably had this conversation in your head many times by now. How does it end in there?",
  ],
  reassure: [
    "I can't know what they'll say. Known: people in charge get asked for things, and answering is part of their work. Guessed: that they'd hold it against you. A small question first would tell you something. Want to word one together?",
    "No one can promise you a yes, or a good mood. What you're sure of is how it is now, without asking. The rest is a guess you could test with ten minutes of their time. Do you want to set that up?",
  ],
  answers: [...bossAnswers, ...bossReplies],
}
