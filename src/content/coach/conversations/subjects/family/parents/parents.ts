import type { Conversation } from '../../../conversation.ts'
import { parentsAnswers } from './parents-answers.ts'
import { parentsReplies } from './parents-replies.ts'

export const parents: Conversation = {
  id: 'parents',
  name: 'being around other parents',
  tap: 'Other parents',
  open: {
    say: [
      "At school pickup or the playground you didn't choose the crowd, and you're there because your child is. What do you think the other parents see when they look over?",
      'With other parents it can feel as if two people are being judged, you and your child. Which moment do you dread most: standing there, joining in, or what they say later?',
      'It can look as if the other parents all met before you got there. What are you afraid would happen if you walked up to them?',
    ],
    taps: ['They know each other', 'They judge me', 'Nothing to say'],
  },
  openAfter: {
    say: [
      "So something happened, with other parents around, and you'll see them again soon. What was said or done, as plainly as you can put it?",
      'When your child is part of it, a small scene weighs double. Which part of this one keeps coming back?',
    ],
    taps: ['My child did something', 'I said something dumb', 'We were left out'],
  },
  glad: {
    say: [
      'Good. That makes the gate, the group or the playground a little more yours as well.',
      "That's a good thing to bring home, for you and maybe for your child too.",
    ],
  },
  fear: {
    say: [
      "Here's a guess: you walk up, the conversation stops, you say something flat, and they close the circle again. Your child sees you standing alone. Is that close?",
      'Perhaps what you expect is that they look at how your child behaves, or dresses, or what you can afford, and decide what sort of parent you are. Is that it?',
    ],
    taps: ["Yes, that's it", 'Partly', 'Another thing'],
  },
  step: {
    say: [
      'At the next pick-up or practice, put your phone away and stand beside one parent, not the whole group. Ask one thing about the day: "Did yours say anything about today?" Guess first how they will answer. Would you try it?',
      'Pick the other parent who also stands at the edge. Say hello, say whose parent you are, and ask the same about them. Stay for one minute. Compare it with what you pictured. Would you be up for that this week?',
      'Once this week, get there three minutes early instead of at the last second. Say one sentence to whoever is standing there, about school or the weather, and wait for what comes back. What would make that doable?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'challenge:one-follow-up-question',
    step: 'stand beside one parent, phone away, and ask one question',
  },
  stepAfter: {
    say: [
      `Ten minutes, two lists: what people said and did, and what you think they thought. If your child hurt somebody, or you did, one short message to that parent is enough: "I'm sorry about today. Is yours okay?" Could you do that?`,
      "Write down what a passerby would have seen, in four or five sentences. What they think of you as a parent isn't in there, unless somebody said it out loud. Then close it for tonight. Would that help?",
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'write down the facts for ten minutes, send one line if somebody was hurt, and close it',
  },
  other: {
    say: [
      `You could skip the circle and take one parent at a time. Half an hour at a park with the two kids costs nothing, and the kids give you things to talk about. Is there one parent you could ask?`,
      'Another way is to change where your attention is. Stand there as you usually do, without your phone, and for five minutes listen to what they talk about. No need to join. Look for somebody who says little too. Would you try that?',
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'ask one parent to meet at a park, or stand there for five minutes and listen',
  },
  smaller: {
    say: [
      `Say hello to one parent by way of their child: "Hi, you're Sam's dad, right?" Then keep walking. Two seconds, and you're not a stranger the next time. Could you do that?`,
      'One practical question to one parent, by text: what to bring, when it starts, if the homework is for Tuesday. You may already know the answer. Is that small enough?',
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    item: 'challenge:send-one-real-question',
    step: 'say hello to one parent, or text one of them a practical question',
  },
  why: {
    say: [
      "Because a group at a gate looks closed from outside, and often it's a few people who also started with one sentence. You find out by talking to one of them.",
      "Looking at your phone protects you, and it also tells people you'd rather be left alone. Put it away once, and you'll see who looks up. Nobody may. Then you have lost a minute, and you know.",
    ],
  },
  lines: {
    say: [
      `To start with one parent:\n"Hi, I'm Alex's parent. I don't think we've met."\n"Did yours come home as tired as mine?"\n"Do you know what they need for Friday?"`,
      `For the harder ones:\n"I heard mine pushed yours today. I'm sorry. How is your kid doing?"\n"I'd rather not talk about the other kids. How are you?"\n"I have to get home. See you tomorrow."`,
    ],
  },
  when: {
    say: [
      'Good. Which day do you see them next?',
      "Let's tie it to a time that is fixed anyway: drop-off, pick-up, practice. Which one will it be?",
    ],
    taps: ['Tomorrow', 'This week', 'At the next event'],
  },
  agreed: {
    say: [
      "Then that's what you'll do: one parent, one question. It may stay at one minute, and one minute is what you planned.",
      "Good. If your child melts down right then, that day is off, and nobody could blame you. I'll ask how it went.",
    ],
  },
  didIt: {
    say: [
      'You walked up to somebody in a crowd you could have avoided. That counts. What did they do, next to what you had pictured?',
      'Good, you spoke first. What did you find out, about them or about how it feels?',
    ],
    taps: ['They were friendly', 'As I expected', 'It was short'],
  },
  partly: {
    say: [
      'Standing there without the phone is already a part of it. What happened then?',
      'You got somewhere with it. Which part was it?',
    ],
    taps: ['I stood there', 'I only nodded', 'My kid needed me'],
  },
  didNot: {
    say: [
      'Okay. There will be another pick-up or practice. Was it too much, or was there no good moment?',
      'That happens; with a child in tow the plan is often the first thing to go. What was in the way?',
    ],
    taps: ['It was too big', 'No chance came', 'I left quickly'],
  },
  wentBadly: {
    say: [
      'That stings, and more so with your child close by. What did the other parent actually say or do?',
      "And you'll have to see them again, which makes it heavier. Can you go through it in order, and tell me where it turned?",
    ],
    taps: ['They turned away', 'They blamed my child', 'I made it awkward'],
  },
  distress: {
    say: [
      'Take a step to the side. Look at one thing, near or far, and keep your eyes there for a moment. You may wait around the corner or go home. We can leave it at that.',
      'Slow down. Lean against something and feel it hold you. Today you only have to get yourself and your child home. The other parents can wait for another day.',
    ],
  },
  hear: [
    "So it's about you there, and about your child too. Which worry is the bigger one?",
    'Thank you, I get a better idea of that crowd. Is there one among them who seems all right?',
    'And you have to be there day after day, like it or not. What do you usually do with yourself while you wait?',
  ],
  reassure: [
    "I can't know what they think of you, and neither can you from across the yard. You saw who talked to whom. That it was about you is a guess. Should we plan one question to one parent, and see?",
    "Nobody can promise that they'll take you in. What you can find out is how one of them answers when you say hello. Would you want to try it with the least scary one?",
  ],
  answers: [...parentsAnswers, ...parentsReplies],
}
