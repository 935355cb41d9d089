import type { Conversation } from '../../../conversation.ts'
import { lowAnswers } from './low-answers.ts'
import { lowReplies } from './low-replies.ts'

export const low: Conversation = {
  id: 'low',
  name: 'feeling low',
  tap: 'Feeling low',
  open: {
    say: [
      "When everything is flat, even answering somebody is work. You wrote here anyway. What's the heaviest thing about today?",
      "Feeling low also tells you things: that you're a burden, that nothing will change, that people don't want to hear from you. Which of its sentences do you hear most?",
      'On days like this, people can feel very far away, even the ones in the next room. Has it been like this for days, or longer?',
    ],
    taps: ['A few days', 'Weeks or longer', "I'm so tired", 'I feel worthless'],
  },
  openAfter: {
    say: [
      "Something happened, and it seems to have taken the air out of you. What was it, if you'd like to say?",
      'It goes quiet afterward, and then the low feeling takes over. What part of it are you still carrying?',
    ],
    taps: ['Something with people', 'Nothing special', 'Everything at once'],
  },
  glad: {
    say: [
      "A lighter hour in a heavy stretch. That's good to hear.",
      "Something got through to you today, and that's good. Enjoy it for as long as it lasts.",
    ],
  },
  fear: {
    say: [
      "Part of you may be saying that nobody should have to sit through your mood, so it's kinder to stay away. Is that close?",
      'It may feel as if you would have to be in better shape first, and only then could you see anybody. Is that about right?',
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      'One thing that goes outward, and a small one: send somebody three words today, like "thinking of you." No report on how you are, and no reply needed. Could you see yourself doing that?',
      "Go outside once today, to the corner or to a bench, and stay for five minutes. You don't have to enjoy it. Guess beforehand how you'll feel after, and see. Would you do that?",
      'Pick a place where people are and nothing is asked of you: a library, a park, a service, a store. Ten minutes among them, no talking needed. What would make that possible this week?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    step: 'do one small thing that goes outward, like a short message or five minutes outside',
  },
  stepAfter: {
    say: [
      'Leave the big question alone for today. Write down what happened in three lines, and stop. Then do one ordinary thing for your body: eat something warm, wash your face, or lie down early. Could you do that much?',
      'Let it be a bad day without working it out tonight. Ten minutes for going over it, with a timer. After that, one message to somebody, about anything at all. Would that be possible?',
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'put what happened into three lines and then do one ordinary thing for your body',
  },
  other: {
    say: [
      "Another way is to let one person know. You don't need a reason or a plan: \"I'm in a rough patch. There's nothing to fix. I wanted you to know.\" Is there somebody who could hear that?",
      'If people are too much right now, try one thing for your hands: water a plant, wash three cups, fold one shirt. Moving comes first, and wanting to sometimes comes later. Would that fit better?',
    ],
    taps: ["I'll try that", 'Give me words', 'There is nobody'],
    step: 'let one person know that you are in a rough patch',
  },
  smaller: {
    say: [
      'Then smaller. Open a curtain or a window and stand there for one minute, looking out. After that you can lie down again. Could you do that one?',
      'Two minutes, from where you are: drink a glass of water and send somebody a single heart or a hello. Nothing has to come of it. Is that small enough for today?',
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    item: 'technique:movement-stretch',
    step: 'open a window and look out for one minute',
  },
  why: {
    say: [
      "Because low moods make us stop doing things, and then the days hold less and less that could lift them. One small thing doesn't turn that around. It keeps one door open.",
      "Because waiting for the wish to come back can take very long. Often a little doing comes first, and the feeling follows slowly. And if it doesn't follow, that's worth telling a doctor.",
    ],
  },
  lines: {
    say: [
      `You can copy one of these:\n"I'm not doing great. You don't have to fix it."\n"Could we sit together for a bit? I don't want to talk much."\n"I've gone quiet lately. It's not about you."`,
      `For a doctor, or somebody close:\n"I've been feeling low for a while, and it isn't lifting."\n"I'm tired all the time and I don't enjoy things. I'd like help with that."`,
    ],
  },
  when: {
    say: [
      'Good. Which time of day is the least heavy for you, and could it be then?',
      "Then let's find a spot for it: before something you do anyway, or right after. What would that be?",
    ],
    taps: ['Now', 'Later today', 'Tomorrow'],
  },
  agreed: {
    say: [
      "Then that's all for today. Do it slowly or do half of it. The rest of the day may be as it is.",
      "Good, that's the plan, and it's enough. Come by and tell me, even if you stayed in bed.",
    ],
  },
  didIt: {
    say: [
      'You did that with hardly any strength to spare. It counts, however you felt while doing it. Was anything a bit different from what you expected?',
      "On a day like this, that's a lot. What did you notice during it, or after?",
    ],
    taps: ['A bit lighter', 'No difference', 'Still tired'],
  },
  partly: {
    say: [
      'Half of something, on a day with so little in the tank, is something. Which part did you do?',
      'You began, and beginning is the heavy part. What made you stop?',
    ],
    taps: ['I got tired', 'I felt nothing', 'A small part'],
  },
  didNot: {
    say: [
      'Then it was too much for that day. It says how heavy things are, and nothing else about you. How are you right now?',
      'Okay. No explaining needed. Would something smaller fit, or would you rather talk for a bit?',
    ],
    taps: ['Something smaller', "I'd rather talk", 'The same as before'],
  },
  wentBadly: {
    say: [
      "You used what little strength you had, and then that happened. That's so discouraging. What went wrong?",
      'I see why that pulled you down further. Do you want to tell me what happened, or leave it for now?',
    ],
    taps: ['Nobody answered', 'It made it worse', 'Leave it for now'],
  },
  distress: {
    say: [
      "Nothing has to be done now. Sit or lie so that something holds your back, and pull a blanket over you. If thoughts of not living come in, tap Help now and talk to a person. I'm only a program.",
      "Let's stop there. Feel the weight of your arms and let them be heavy. You can close this. If the night gets too long, call somebody or tap Help now.",
    ],
  },
  hear: [
    "That's a lot to get through with so little strength. Is there a time of day when it's a bit less heavy?",
    'Thank you for putting words to that. Does anybody around you know that it is like this?',
    "So it's there when you wake up, and it's there at night. What have you stopped doing since it began?",
  ],
  reassure: [
    "I can't promise you when it will lift. What's known: moods like this do change, and there's help if they don't. What's guessed: that it will always be like today. Want to try one small thing and see if it shifts anything?",
    "A low mood sounds very sure about what people think of you. It can't look into them, and neither can I. You could ask one of them, in one line. Would you want words for that?",
  ],
  answers: [...lowAnswers, ...lowReplies],
}
