import type { Conversation } from '../../../conversation.ts'
import { clubAnswers } from './club-answers.ts'
import { clubReplies } from './club-replies.ts'

export const club: Conversation = {
  id: 'club',
  name: 'a club, course, choir or volunteer group',
  tap: 'A club or course',
  open: {
    say: [
      'Doing the thing is one part. The other part is a room full of people who all seem to know each other. What do you think happens when you walk in?',
      "A new group means a new room, names you don't know, and being the one who has no idea how it works there. Which moment worries you most?",
      "Signing up is quick. Showing up means being seen as a beginner by strangers. What do you expect they'd think of you?",
    ],
    taps: ['The first time', "I'm not good enough", 'They know each other'],
  },
  openAfter: {
    say: [
      'So you were there, with the group. What happened that you came home thinking about?',
      'Some of it was about the thing you do there, and some about the people. Which of the two is bothering you?',
    ],
    taps: ['Nobody talked to me', 'I made a mistake', 'Felt out of place'],
  },
  glad: {
    say: [
      "You went, you did the thing, and you did it with other people. That's good to hear.",
      "Good. There's a room now where people know your face.",
    ],
  },
  fear: {
    say: [
      'Maybe the picture is this: you come in, everybody is in pairs or busy, nobody tells you what to do, and you stand around until you wish you were home. Is that close?',
      'You may be expecting to be the worst one there, to hold the others up, and to see it in their faces. Is that about right?',
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      `Go once, for the first half hour. At the door, tell whoever is in charge: "I'm new, what do I do?" Before that, write down how you think they'll answer. Then you may stay or go. Would you try that?`,
      "Next time, don't wait in the car or come at the last second. Be there five minutes early, without your phone in your hand, and say hi to whoever is setting up. Guess first whether they'll say anything to you. Could you do that?",
      "Pick the break or the packing up at the end, the minutes people like to skip. Stay for five of them and ask one person how long they have been coming. Guess first how they'll answer. What would make that doable?",
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'challenge:club-open-evening',
    step: 'go for half an hour, say you are new, or stay five minutes around the edges to see what happens',
  },
  stepAfter: {
    say: [
      'Ten minutes and a sheet of paper. Who said what to you, who stood where, what did you do well or badly at the thing itself. Guesses about their opinion go in brackets. Then leave it until next time. Could you do that?',
      "Look at it once, for ten minutes, and then decide one thing: go again, or try another group. One meeting isn't much to judge by. If you owe somebody an apology, make it at the start next time. Would that help?",
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'write down for ten minutes what happened in the group, and decide about the next time',
  },
  other: {
    say: [
      'Another way is to take on a small task. Set out chairs, hand out sheets, make the coffee. You have a reason to be there and people come to you. After two or three times, come once without it. Would that work for you?',
      `You could write to the person who runs it: "I'd like to come, and new groups make me nervous. Is there somebody who could meet me at the door?" They're used to being asked things. Would you send that?`,
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'take on a small task in the group, or write to the person who runs it',
  },
  smaller: {
    say: [
      `Smaller: send one question to the group. "Can beginners come?" or "Where exactly do you meet?" It takes two minutes, and you'll get a feel for them before you meet them. Could you do that today?`,
      'Go there once without going in. See where the door is, who goes in, how they are dressed. Stay five minutes on the sidewalk, and go home. Next time you know the way. Does that sound possible?',
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'send the group one question, or go and see where the door is',
  },
  why: {
    say: [
      "Because a group you have never been in can be anything in your head. After half an hour it's a few real people, some nice, some busy. You need that before you can decide if it's for you.",
      `Being seen as a beginner is what you dread, and in a group that takes new people it is expected. Saying "I'm new" out loud, instead of hiding it, shows you what they do with it.`,
    ],
  },
  lines: {
    say: [
      `For the first time:\n"Hi, it's my first time. Where do I go?"\n"I'm a beginner. Can I stand next to you and copy?"\n"How long have you been coming here?"`,
      `For the group or the person in charge, ahead of time:\n"Could I come and watch once before I join?"\n"I'd like to try it. What do I need to bring?"\n"I missed a few weeks. I'd like to come back on Thursday."`,
    ],
  },
  when: {
    say: [
      'Good. When do they meet next, and when would you leave home for it?',
      'Then put it on a day. Which meeting would be the one?',
    ],
    taps: ['The next one', 'Next week', 'Not sure yet'],
  },
  agreed: {
    say: [
      "That's the plan. One visit doesn't make you a member. You're going to have a look, and you don't owe anybody a second visit.",
      "Good. If you get to the door and turn around, you'll know the way for next time. I'll ask you how the visit went.",
    ],
  },
  didIt: {
    say: [
      'Going to a new group is a lot of firsts at once. That took guts. What did people there do, compared with your guess?',
      'You showed up and did it. What was the group like, next to the one in your head?',
    ],
    taps: ['Somebody helped me', 'As I expected', 'I might go again'],
  },
  partly: {
    say: [
      'Getting partway there counts, even if it was only to the parking lot. What did you see from where you were?',
      'You were there for some of it. Where did it get to be too much?',
    ],
    taps: ['I left halfway', "I didn't go in", 'I talked to nobody'],
  },
  didNot: {
    say: [
      "Okay. They'll meet again. Were you worn out that day, or was it the thought of walking in?",
      'Then you had that time for yourself. What would make it more possible the next time?',
    ],
    taps: ['It was too big', 'I was too tired', 'I got cold feet'],
  },
  wentBadly: {
    say: [
      "It takes some effort to go to a thing like that, and then it went wrong. That's a letdown. What happened there?",
      'One bad time with a group can put you off the whole thing. What did somebody do or say, or was it more what nobody did?',
    ],
    taps: ['Nobody spoke to me', 'I was the worst', 'Somebody was unkind'],
  },
  distress: {
    say: [
      'The group can do without you for ten minutes. Go to the hallway or outside, find something cold to touch, a railing, a window. Stay there as long as you like. You may also get your things and go.',
      "You don't have to sign up for anything today. Sit down, feel the chair hold you, and name five things you can see. The group meets again. We can leave it here.",
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    'I see. What made you want to do this in the first place?',
    'So the thing itself is one part, and the people are another. If nobody were watching, how would you like doing it?',
    'That gives me a clearer idea. How far have you gotten: looked it up, signed up, been there?',
  ],
  reassure: [
    "I can't tell you that they'll be nice. Known: they meet, and you'd like to do what they do. Guessed: that they don't want somebody new. Half an hour there would tell you more than I can. Want to plan it?",
    "Nobody can know yet whether you'll fit in, not even the group. It often takes a few visits before a group feels like yours. A first visit only has to tell you whether you want a second. Want to set that up?",
  ],
  answers: [...clubAnswers, ...clubReplies],
}
