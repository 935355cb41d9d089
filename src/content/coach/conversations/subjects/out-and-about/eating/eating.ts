import type { Conversation } from '../../../conversation.ts'
import { eatingAnswers } from './eating-answers.ts'
import { eatingReplies } from './eating-replies.ts'

export const eating: Conversation = {
  id: 'eating',
  name: 'eating or drinking where others can see you',
  tap: 'Eating around people',
  open: {
    say: [
      'Eating with other people means chewing, swallowing and talking with eyes on you, and no natural place to hide. Which moment is the worst one: the first bite, being looked at, or being asked something with your mouth full?',
      "A meal is supposed to be the nice part, so it's hard to explain that it's the part you dread. What are you afraid would happen at the table?",
      "With food in front of you there's no way to be invisible: people see what you take, how you eat and what you leave. What do you expect them to think?",
    ],
    taps: ["They'll watch me", "I can't swallow", "I'll make a mess"],
  },
  openAfter: {
    say: [
      'So you were at a table with other people, and something about it has stayed with you. What happened, from sitting down to getting up?',
      'A meal can be over for hours and you can still feel it. Which moment of it keeps coming back?',
    ],
    taps: ["I couldn't eat", 'Somebody commented', 'I left early'],
  },
  glad: {
    say: [
      "You ate with people around, and it got to be a meal. That's really good to hear.",
      'Good. A table is a hard place when you dread it, and you sat down at it. I hope the food was good too.',
    ],
  },
  fear: {
    say: [
      'Maybe the worry is that they look up, watch you chew or see your hand with the fork, and find it strange or disgusting. Is that close?',
      "I could imagine this one: your throat closes or your stomach turns, you can't go on eating, and everybody wants to know why. Is it something like that?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      "Try ten minutes this week: something small to eat, in a place where people can see you, phone away. Write down first what you think they'll do. Then look up every few bites and check. Would you try that once?",
      'Pick one snack you like and one place with people in it: a bench, a break room, a cafeteria. Sit facing the room, eat at your usual speed, and count how many people actually look over. Does that sound possible?',
      'For one small meal this week, leave out one thing you do to get through it, like tiny bites, the seat in the corner or the screen in front of you. Eat where you can be seen and notice what people do. What would make that doable?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'challenge:lunch-in-view',
    step: 'eat something small where people can see you, and look up to check what they do',
  },
  stepAfter: {
    say: [
      "Take ten minutes and write two lists. What people did: who looked, who said what. What you think they thought. Keep only the first as fact. After that, you're done with that meal. Would you do that today?",
      "Write down what was on the table, what was said and what you managed to eat, like notes for somebody who wasn't there. Ten minutes, then stop. If you left without a word, one short thank-you message takes care of that. Could you do it?",
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'write down what really happened at the meal for ten minutes and then let it rest',
  },
  other: {
    say: [
      `Another way: tell one person at the table. "I get nervous eating with people, so I may go slow." Then one person knows, and you don't have to cover it up with them. Who could that be?`,
      `You could let somebody in on it before the meal, in one line by text: "Eating in front of people is hard for me. Please don't comment on my plate." That's all they need. Is there somebody you'd send that to?`,
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'tell one person that eating in front of others is hard for you',
  },
  smaller: {
    say: [
      'Smaller: three bites of something near one other person who is busy with something else, at home, on a bench or in a waiting room. Then you can stop. Two minutes in all. Would that work?',
      "Start with a drink. A few sips of water where somebody could see you, no turning away, no hand in front of your mouth. That's the whole thing. Could you do that in the next day?",
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'take a few sips or bites where one other person could see you',
  },
  why: {
    say: [
      'Because tiny bites, corner seats and untouched plates keep you from the one thing worth knowing: what people do when you eat the way you eat. A few ordinary minutes can tell you.',
      'Your stomach and throat are reacting to a prediction. They tend to calm down as it fails to come true, time after time, and that can only happen with somebody else around. So we keep it very small.',
    ],
  },
  lines: {
    say: [
      `Any one of these is enough:\n"I'm a slow eater. Go ahead without me."\n"I'm good with this, thank you."\n"I'd like to sit with you. I may not eat much."`,
      `When somebody asks about your plate:\n"I'm fine. I go slow when I eat with people."\n"It was good, I've had what I want."\n"I'd rather not talk about what I eat. How was your week?"`,
    ],
  },
  when: {
    say: [
      'Good. What time in the next few days would work best for it?',
      "Then pick the spot now, so you don't have to choose when you're already tense. Where and when would it be?",
    ],
    taps: ['Today', 'Tomorrow', 'This weekend'],
  },
  agreed: {
    say: [
      "That's the plan. It doesn't have to go smoothly to count. You're finding out what happens, and that's enough.",
      "Settled. If your body says no on the day, do half of it, or try again the day after. I'll ask you how it was.",
    ],
  },
  didIt: {
    say: [
      'You did that, and it took nerve. What did people do, compared with what you had expected?',
      'Good, however much or little it was. Which part turned out differently from the way you had pictured it?',
    ],
    taps: ['Nobody looked', 'As I expected', 'Somebody commented'],
  },
  partly: {
    say: [
      'A few bites are a few bites; they count. What happened at the point where you stopped?',
      "You gave it a start, and that's the part the fear tries to prevent. What did you notice around you while you were there?",
    ],
    taps: ['My throat closed', 'I got too nervous', 'I had a drink'],
  },
  didNot: {
    say: [
      "Then it can wait. Meals come around again, so you haven't missed anything. What made it hard: the place, the people or the food?",
      'All right, no harm done. Would it help to make it much smaller, or was it a bad day for it anyway?',
    ],
    taps: ['It was too big', 'No chance came', 'I ate alone'],
  },
  wentBadly: {
    say: [
      "That's a miserable thing to go through at a table, where everybody sits so close. What happened, as plainly as you can put it?",
      "No wonder you don't want to repeat that. Did somebody say something, or was it more what was going on in your body?",
    ],
    taps: ['Somebody said something', 'I felt sick', "I couldn't swallow"],
  },
  distress: {
    say: [
      'You can put the fork down. Nothing has to be eaten now. Feel the seat under you and read one label or sign from start to end. Getting up for some air is allowed, and so is going home.',
      'Leave the food for a moment. Let your tongue rest, drop your jaw a little, and feel both feet on the floor. A tight throat usually eases when the alarm does. You can stop here.',
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    'I see. Some of this is about your body and some is about eyes on you. Which of those two is stronger here?',
    'So a meal has a lot more going on in it for you than food. Who is at the table when it matters most?',
    'That helps me understand it. What do you usually do to get through it?',
  ],
  reassure: [
    "I can't promise that no one looks. People look up when they eat; what they think isn't visible to either of us. What you can know is what they do next: do they comment, or go on with their plate. Want to check that once?",
    'Known: how it felt in your throat and hands. Not known: how it looked across the table. Those two get mixed up quickly. You could eat one small thing in view and count the looks. Want to plan it?',
  ],
  answers: [...eatingAnswers, ...eatingReplies],
}
