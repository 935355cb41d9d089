import type { Conversation } from '../../../conversation.ts'
import { neighborAnswers } from './neighbor-answers.ts'
import { neighborReplies } from './neighbor-replies.ts'

export const neighbor: Conversation = {
  id: 'neighbor',
  name: 'a neighbor',
  tap: 'A neighbor',
  open: {
    say: [
      "With a neighbor you can't say it and disappear. You'll meet them again at the door. What are you afraid would happen if you spoke to them?",
      "Home is where you'd like to be left in peace, and they're right on the other side of the wall. Which part is hardest: meeting them, what you'd have to say, or how it would be afterward?",
      'Somebody you see every week, and still hardly know, can be harder to talk to than a stranger. What do you picture them saying or doing?',
    ],
    taps: ["They'll get angry", 'It gets awkward', "I don't know how"],
  },
  openAfter: {
    say: [
      "So something happened between you and a neighbor, and they're still right there. What was said, as close as you can get it?",
      'A minute in a hallway or over a fence can make it unpleasant to come home. Which part of it keeps coming back?',
    ],
    taps: ['They were rude', 'I was too harsh', 'They ignored me'],
  },
  glad: {
    say: [
      "That's good news for every day you come home from now on.",
      'Good. Somebody near your home is less of a stranger now, and you had a part in that.',
    ],
  },
  fear: {
    say: [
      'Part of you may expect that they take it the wrong way, and that from then on you have an enemy right behind your bedroom wall. Is that close?',
      `I'm guessing here: they look at you as if you were strange or petty, say something short, and after that you can't go out without checking who's there. Does that fit?`,
    ],
    taps: ["Yes, that's it", 'Partly', 'Not quite'],
  },
  step: {
    say: [
      "Next time you're leaving, don't listen at the door first. Go out when you're ready. If the neighbor is there, say hello and one plain sentence: a comment, or the thing you want to ask. Guess beforehand how they'll answer. Would you try that?",
      `If you have a request, pick a quiet hour when it isn't happening, ring once, and say one fact and one wish: "I can hear the music after eleven. Could you turn it down then?" Then wait for the answer. Would you try that this week?`,
      'Once this week, when you see them, stop walking. Say hello, then one sentence about anything real: the building, the plate you still have, the noise. Leave your keys and phone alone while they answer. What would make that doable?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:predict-then-check',
    step: 'say one plain sentence to the neighbor and wait for the answer',
  },
  stepAfter: {
    say: [
      `Take ten minutes. Write what they said, what you said, and how it ended. Their opinion of you goes under "don't know." If you were sharper than you wanted, one sentence the next time you meet makes up for a lot. Could you do that?`,
      'Put the facts on half a page: day, time, what happened. If it needs a next move, like a second conversation or a call to the landlord, write down that one move. Then the page is closed for today. Would that help?',
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'write down what happened with the neighbor, choose one next move or none, and stop there',
  },
  other: {
    say: [
      `Another way: don't carry the request alone. Ask somebody else in the building or on the street, "Do you notice this too?" Or take it to the landlord or manager, with days and times. Is there somebody like that where you live?`,
      "You could start with no request at all. For a week, say hello first whenever you see them, and look at their face while you do. It's harder to be short with somebody you greet, on both sides. Would you do it that way?",
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'start with a hello that asks for nothing, or bring in somebody else',
  },
  smaller: {
    say: [
      'Next time you pass anybody at all near your home, look up and say "Morning" or "Hi," and keep walking. It takes two seconds and needs no answer. Would that be small enough?',
      'Write it instead: two lines on paper, friendly, with your name and where you live on it. Read it tomorrow, then decide if it goes under the door. Could you write those two lines?',
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    item: 'challenge:say-good-morning-first',
    step: 'say hi to somebody near your home, or write two friendly lines with your name on them',
  },
  why: {
    say: [
      "Because as long as you wait behind the door, the neighbor in your head does all the talking. A real sentence gets a real answer. It might not be the one you want, but then you know what you're dealing with.",
      'Because many people have no idea what can be heard through a wall, or that you would like to say hello. They learn it when somebody tells them. And a first conversation on a quiet day goes better than one after months of anger.',
    ],
  },
  lines: {
    say: [
      `One fact, one wish:\n"Hi, I live next door. I can hear the TV late at night. Could you turn it down after eleven?"\n"I don't think you can know this from your side, so I wanted to tell you."\n"Thanks for hearing me out."`,
      `For the friendly kind:\n"Hi, we keep passing each other. I'm from across the hall."\n"I still have your dish. I'm late with it, and it was very good."\n"I have to run, but good to see you."`,
    ],
    item: 'challenge:ask-to-turn-it-down',
  },
  when: {
    say: [
      'Good. Which day are they likely to be around?',
      "Then choose a moment when you're calm and nothing is going on next door. When could that be?",
    ],
    taps: ['Today', 'This weekend', 'When I see them'],
  },
  agreed: {
    say: [
      "That's the plan, then. One sentence at a door. However they take it, you'll have said it decently.",
      "Good. If they come out in a hurry or in a bad mood, let that one pass and take the next. I'll ask you about it.",
    ],
  },
  didIt: {
    say: [
      'You spoke to somebody you will meet again and again. That takes courage. How did they react, next to what you had guessed?',
      "Good, the sentence is out. What did you see in their face, or hear, that you hadn't expected?",
    ],
    taps: ['They were friendly', 'As I expected', 'They were annoyed'],
  },
  partly: {
    say: [
      'You got some of the way to their door. What happened right before you turned back or changed the subject?',
      'Hello without the rest is still hello, and the rest can follow. How far did you get?',
    ],
    taps: ['Only hello', 'I turned around', 'They cut me off'],
  },
  didNot: {
    say: [
      'All right. You have to live there, so going slowly is understandable. Was it too big, or did you not run into them?',
      "Then it can wait; the door isn't going anywhere. What held you back at that moment?",
    ],
    taps: ['It was too big', "I didn't see them", 'I waited inside'],
  },
  wentBadly: {
    say: [
      "It's unpleasant when trouble lives that close. I want to understand it properly. What did they say?",
      'That would shake most people, right at their own door. Are you all right where you are now?',
    ],
    taps: ['They yelled at me', 'They shut the door', "I'm okay now"],
  },
  distress: {
    say: [
      "You're inside now, or you can go in. Lock the door if that helps, sit down, and look around your own room for a minute. Nothing has to be answered tonight, not a note and not a knock.",
      "Slow down. Go to the room farthest from that wall and feel the floor under your feet. We can stop here. If somebody is threatening you, that's no longer something to sort out between neighbors: call for help.",
    ],
  },
  hear: [
    "And you can't get away from it, because it's where you sleep. How long has this been going on?",
    "So it's somebody you can't avoid for long. What have you two said to each other so far?",
    "I see. It's taking up room in your own home. What do you do now when you hear them or see them coming?",
  ],
  reassure: [
    "How they'll take it, nobody can say beforehand. What you have heard and seen from them is known. That they'd be angry, or think you petty, is a guess so far. One friendly sentence would show you. Want to plan it?",
    "There's no promise that it stays peaceful. But a calm request on a quiet day has a better chance than a knock on the wall at midnight. Would you like to find that day?",
  ],
  answers: [...neighborAnswers, ...neighborReplies],
}
