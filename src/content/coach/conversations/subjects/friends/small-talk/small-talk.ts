import type { Conversation } from '../../../conversation.ts'
import { smallTalkAnswers } from './small-talk-answers.ts'
import { smallTalkReplies } from './small-talk-replies.ts'

export const smallTalk: Conversation = {
  id: 'small_talk',
  name: 'small talk that runs dry',
  tap: 'Running out of words',
  open: {
    say: [
      "You say your one thing, they say theirs, and then there's nothing. When that silence comes, what do you think is going on in the other person?",
      'Small talk has no topic and no end, so you have to make it up as you go, with somebody looking at you. Where does it usually stop for you: at the start, after two sentences, or when they ask about you?',
      "Running out of words in front of somebody can make a few seconds feel endless. What's the worst thing a pause like that could lead to?",
    ],
    taps: ["They'll find me boring", 'My mind goes blank', 'The silence'],
  },
  openAfter: {
    say: [
      'So you were talking, and at some point it ran out. What was said last?',
      'Sometimes the pause is what stays with you, and sometimes one sentence. Which is it this time?',
    ],
    taps: ['It went silent', 'I said something dumb', 'They walked off'],
  },
  glad: {
    say: [
      "A conversation that kept going, with you in it. That's good to hear.",
      "You had words when you needed them, and somebody was there to hear them. That's a nice piece of a day.",
    ],
  },
  fear: {
    say: [
      "Perhaps you expect that the silence proves something: that you're dull, that they want to get away, and that it was up to you to prevent it. Is that close?",
      "Or it might go like this: your head goes empty, they see that it's empty, and from then on they think you're strange. Does that fit?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      "In your next short conversation, let one pause happen. Don't fill it. Count slowly to four, look at the person, and see who speaks first and what about. Guess the outcome first. Would you try that once?",
      'Go into one conversation this week without any topic ready. Listen for one word of theirs and ask about that word. If nothing comes, say "I lost my thread." Then see what they do with it. Could you try that?',
      'Next time they ask how you are, leave out "fine" and tell them one true small thing, one sentence long: what you were doing an hour ago. Then see what they pick up. What would make that doable?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'challenge:one-follow-up-question',
    step: 'go into one short conversation without topics ready, let a pause happen and see what follows',
  },
  stepAfter: {
    say: [
      `Write the conversation down as far as you remember it, like lines in a play, ten minutes at most. Put the pause in too, with its real length in seconds. "They were bored" isn't a line anybody said. Then leave it. Could you do that?`,
      `Take ten minutes. Write down one thing you said that was all right, and one you'd say differently. If a remark could have hurt somebody, one sentence can make up for it: "That came out wrong. I'm sorry." If not, it needs nothing more. Would you do that?`,
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'write down what was said for ten minutes, repair it if needed, and leave it',
  },
  other: {
    say: [
      'Another way is to move your attention. While they talk, stop planning your next line and watch how they tell it: their hands, their speed, what makes them smile. Your next line usually comes from there. Want to try that with one person?',
      'You could do something side by side instead: walk, cook, fix, carry, wait for the same bus. Silence is normal then, and talking comes and goes. Is there somebody you could do something with this week?',
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'talk to one person with your attention on how they tell it, or while doing something together',
  },
  smaller: {
    say: [
      `Smaller: one sentence to somebody who is busy anyway, a cashier, a driver, a neighbor with a bag. Say what you both can see: "Long line today." Whatever they answer, you're done. Could you do that?`,
      'Start by text: send somebody one question about a thing they told you a while ago. "How did that turn out?" It takes two minutes. Who could you send it to?',
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'say one sentence to somebody about what you both can see, or send one question by text',
  },
  why: {
    say: [
      "Because your head is doing two jobs: talking, and checking how it's going. The second one uses up the words. A pause that you allow takes away some of that work, and you get to see what comes after it.",
      "Lists of topics help for a minute and then leave you with a list. Listening for one word gives you something that is about them, and you don't need to invent it. You find that out by doing it once.",
    ],
  },
  lines: {
    say: [
      `When it stops, you can say so or turn it to them:\n"I lost my thread. What were you saying?"\n"Go back a bit. How did that happen?"\n"I'm out of words for a second. It's still good to see you."`,
      `To start one, or start it again:\n"What has your day been like so far?"\n"Last time you told me about your plans. How did that go?"\n"I'm curious, how did you get into that?"`,
    ],
  },
  when: {
    say: [
      'Good. Who will you run into anyway in the next day or two?',
      "Let's tie it to a moment you know is coming: an elevator, a school pickup, a break. Which one?",
    ],
    taps: ['Today', 'Tomorrow', 'At work or class'],
  },
  agreed: {
    say: [
      "That's settled. The conversation may be short, and it may stop. You're going to look at what happens then, and that's all.",
      "Good, let's leave it there. It doesn't have to be a good conversation to be a good try. I'll ask you what came of it.",
    ],
  },
  didIt: {
    say: [
      "You let it be a real conversation, with its gaps. How was it, compared with what you'd been expecting?",
      'That takes nerve when silence is the thing you dread. Who spoke next, and what about?',
    ],
    taps: ['They spoke first', 'It stayed quiet', 'Better than expected'],
  },
  partly: {
    say: [
      'A sentence or two counts. At what point did you start planning ahead again?',
      'You were in it for a while. What kept you going that long?',
    ],
    taps: ['I filled the pause', 'I got away fast', 'One sentence'],
  },
  didNot: {
    say: [
      "Okay, not this time. Was nobody there, or was somebody there and it didn't come out?",
      "That's allowed. What would make it lighter: a different person, a different place, or a shorter try?",
    ],
    taps: ['It was too big', 'No chance came', 'Nothing came out'],
  },
  wentBadly: {
    say: [
      'When a conversation falls flat, it can feel awful for a good while. What was said last, before it fell flat?',
      "That's a hard one to walk away from. Was it the silence, or was it something one of you said?",
    ],
    taps: ['Total silence', 'I said something wrong', 'They left'],
  },
  distress: {
    say: [
      "You don't have to say anything now, not even to me. Look around and find four things with the same color. Let your jaw go loose. You can leave a conversation at any point, this one too.",
      `Stop for a minute. Set your feet a bit apart and feel the floor under you. If somebody is with you, "I need a minute" is enough. Then go where it's quiet.`,
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    'I see. The words are there until somebody is standing in front of you. Who do you go blank with most?',
    'That sounds like a lot of work for a chat. What are you busy with in your head while the other person talks?',
    'Okay. And when it goes quiet, what do you usually do to rescue it?',
  ],
  reassure: [
    "I can't tell you that they enjoyed it; only they know. Known: it went quiet. Guessed: that it was because of you, and that they minded. It takes two people to make a silence. Want to try a pause on purpose and see what the other one does?",
    "There's no way for me to know if you came across as boring. What you could know is how people act: do they ask back, do they stay a bit, do they say hi next time. Want to pick one conversation to check that?",
  ],
  answers: [...smallTalkAnswers, ...smallTalkReplies],
}
