import type { Conversation } from '../../../conversation.ts'
import { joiningGroupAnswers } from './joining-group-answers.ts'
import { joiningGroupReplies } from './joining-group-replies.ts'

export const joiningGroup: Conversation = {
  id: 'joining_group',
  name: 'joining people who are already together',
  tap: 'Joining a group',
  open: {
    say: [
      "A few people standing in a circle can look like a closed door from the outside. If you walked up to them, what do you think they'd do?",
      "They're already talking, and you'd have to come in from the side, in the middle of something. Which part stops you: the walk over, the first words, or standing there afterward?",
      'Wanting to be part of it and staying at the edge is tiring. When you imagine being next to them, what goes wrong?',
    ],
    taps: ["They'll ignore me", "I'd be intruding", "I'd go silent"],
  },
  openAfter: {
    say: [
      'So there was a group, and you were near it or in it. What did you see and hear, from where you stood?',
      'It takes a few minutes, and then it can stay on your mind for days. What did they do that you keep thinking about?',
    ],
    taps: ['They ignored me', 'I walked away', 'I stood there silent'],
  },
  glad: {
    say: [
      "So you were in the middle of it this time. That's a good thing to come home with.",
      'You went over, and there was a place for you to stand. Good to hear.',
    ],
  },
  fear: {
    say: [
      'My guess would be this: you walk up, everybody stops talking, they look at you as if to say "Yes?", and you have no answer. Is that close?',
      "It could be that you expect nobody to turn around at all. You would stand behind somebody's shoulder, and everybody would see that you aren't wanted. Is that it?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      'Try it once without a prepared line. Walk up to a small group, stand where they can see you, and listen for two minutes. No phone in your hand. Guess first what they will do, then look at what they really do. Would you try that?',
      'In the next few days, go up to two or three people who are talking and say one thing: "Hi, can I join you?" Decide beforehand what answer you expect. Then stay for five minutes, even if you say nothing else. Is that possible?',
      "Pick a group where you know one person a little. Stand next to that person, say hello, and let the others go on. You don't have to say anything clever. Following what they talk about is enough. What would make that doable?",
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:predict-then-check',
    step: 'walk up to a small group, stay a few minutes and watch what they really do',
  },
  stepAfter: {
    say: [
      'Ten minutes with a pen: where you stood, who looked at you, what was said. Next to it, what you think they meant by it. Draw a line between the two. When the time is up, stop, even in the middle of a word. Could you do that?',
      'Tell it once, in order, on paper or to one person, for ten minutes. If you left without a word, you can mend that next time: "Hi again, I left quickly the other day." Often nothing needs mending. Will you try it?',
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'go through what really happened with that group for ten minutes and then stop',
  },
  other: {
    say: [
      "A different way in: one person at a time. Wait until somebody steps out of the group, to get a drink, to go outside, to put something away, and talk to that person. Next time you'll know a face in the circle. Would that work better for you?",
      `You could ask for a way in. Tell one of them beforehand, in person or by text: "I find it hard to walk up to a group. Would you wave me over?" Once you've done it that way, you can walk up on your own the next time. Is there somebody like that?`,
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'talk to one person from the group, or ask one of them to wave you over',
  },
  smaller: {
    say: [
      "Smaller: walk past the group at normal speed, look at one of them, nod or say hi, and keep going. Ten seconds. You don't have to stop. Could you do that once?",
      "Stay where you are, but turn toward them. Put the phone away for two minutes, look over, and notice who is looking around. That's the whole thing. Does that sound possible?",
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'walk past the group and say hi to one of them',
  },
  why: {
    say: [
      "From the edge you can see only their backs, so your head fills in the rest. Two minutes up close show you what they do with a person who walks up. That may be better or worse than the guess, but it's real.",
      'Waiting for the perfect opening keeps you outside, because it hardly ever comes. Standing there without a line shows you something else: how little people need from you at the start.',
    ],
  },
  lines: {
    say: [
      `Say one, then listen:\n"Hi, can I join you?"\n"Mind if I stand here and listen in?"\n"I don't think we've met. Hi."`,
      `When they're in the middle of something:\n"What are we talking about?"\n"I caught the end of that. What happened?"\n"I'm new here and I don't know many people yet. Hi."`,
    ],
  },
  when: {
    say: [
      'Good. Where will you next be near a group like that, and on what day?',
      'Then pick the place now. Which group would be the friendliest one to start with?',
    ],
    taps: ['Today', 'This week', 'When I see them'],
  },
  agreed: {
    say: [
      'Good. You only have to walk over and stay a couple of minutes. The others are already doing the talking.',
      "It's a plan. If they turn out to be deep in something private, you may turn around, and it still counts as walking up. I'll ask about it.",
    ],
  },
  didIt: {
    say: [
      "You walked up to them. That's the part that nobody can do for you. What did they do in the first minute, compared with what you'd thought?",
      'You went in without knowing how it would turn out. What did you find out about them, or about the waiting beforehand?',
    ],
    taps: ['They made space', 'They kept talking', 'As I expected'],
  },
  partly: {
    say: [
      'Getting closer than usual counts. How near did you get?',
      'You were on your way, and that already takes nerve. What happened right when you turned away?',
    ],
    taps: ['I stood nearby', 'I said one word', 'I left quickly'],
  },
  didNot: {
    say: [
      "Okay. Standing at the edge is an old habit, and it doesn't go in one try. Was it the group, the moment, or the size of the step?",
      'No harm in that. What kind of group could you imagine walking up to?',
    ],
    taps: ['It was too big', 'No chance came', 'Wrong people'],
  },
  wentBadly: {
    say: [
      "You put yourself out there in front of several people at once, and it didn't go well. That hurts. What did they do, exactly?",
      'No quick lesson from that one. Was it something somebody said, or was it more that nothing came back?',
    ],
    taps: ['They turned away', 'Nobody answered', 'Someone was mean'],
  },
  distress: {
    say: [
      "Step back from the group, or from thinking about it. Walk to the edge of the room, touch the wall and count the windows or lamps. You don't have to join anybody today.",
      'You can leave that circle alone now. Feel your weight on both feet, and let your shoulders drop an inch. Go outside for a few minutes if you can. Going home is fine too.',
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    'So you are near enough to hear them and not in it. How well do you know the people in that group?',
    "I follow. Is it more that you don't know how to get in, or more what would happen once you're in?",
    'Thanks, that tells me more. What do you do in the meantime, while they talk: the phone, a poster, some errand?',
  ],
  reassure: [
    "Nobody can promise that they'll open the circle. Known: they're talking. Guessed: that they don't want anyone else. Some groups shift at once, some take a minute, a few stay shut. Two minutes next to them would tell you which. Want to try?",
    "I don't know these people, so I can't say that it will go well. I can say what would count as an answer: does somebody step aside, look up, say hi. Want to plan a moment when you look for that?",
  ],
  answers: [...joiningGroupAnswers, ...joiningGroupReplies],
}
