import type { Conversation } from '../../../conversation.ts'
import { hairdresserAnswers } from './hairdresser-answers.ts'
import { hairdresserReplies } from './hairdresser-replies.ts'

export const hairdresser: Conversation = {
  id: 'hairdresser',
  name: 'a haircut, the dentist or a doctor',
  tap: 'Haircut, dentist, doctor',
  open: {
    say: [
      "You sit still, somebody is very close to you, and you're supposed to be relaxed and maybe chat as well. Which moment is the worst for you?",
      "In that chair, somebody else decides what happens next, and leaving halfway feels impossible. What are you afraid will happen while you're in it?",
      'Being looked at up close, by a person whose job is to look, is a lot. What do you expect them to think or say?',
    ],
    taps: ['Having to chat', "They'll judge me", 'Being stuck there'],
  },
  openAfter: {
    say: [
      "So you've been in the chair. What happened there that is still with you?",
      "You can be out the door and still feel as if you're in that chair. Which part keeps coming back?",
    ],
    taps: ["I didn't speak up", 'They said something', 'I hate the result'],
  },
  glad: {
    say: [
      "You went, you sat through it, and it's done. That's really good.",
      'Good to hear. Somebody got that close, and you came out of it all right.',
    ],
  },
  fear: {
    say: [
      'Maybe you expect that they notice everything about you, ask why you waited so long, and that you have to sit there and take it. Is that close?',
      "My guess: the conversation dies, or it hurts, or you don't like what they do, and you can't get a word out. You nod and say it's fine. Is that near it?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      `At your next appointment, say one true sentence at the start about what you need. "I'm quiet today." Or: "Please tell me before you do something." Guess beforehand how they'll take it, and see. Would you try that?`,
      "An experiment, instead of nodding along: in the first two minutes, tell them one thing you want or don't want. No apology in front of it. Then see if they're annoyed, as you expect. Could you see yourself doing that?",
      "Book it, or keep the one you have, and plan only the first minute: you sit down, you look at them, and you say one honest sentence about how you'd like it to go. What would make that doable?",
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:predict-then-check',
    step: 'say one true sentence about what you need at the start of the appointment',
  },
  stepAfter: {
    say: [
      'Take ten minutes. Write what they said and did, and next to it what you think they thought of you. If something needs fixing, a cut, a question, pain, you can call and say so this week. Then leave the rest. Does that work?',
      "Spend ten minutes on what you know for a fact and what you are guessing, and no more. Hair can be corrected, a question can be asked later, and a complaint can be made in writing. Is there one thing you'd still want to say?",
    ],
    taps: ["I'll do that", 'Something to fix', 'Something else'],
    step: 'sort facts from guesses for ten minutes and say the one thing that still needs saying',
  },
  other: {
    say: [
      "Another way: let the silence be. When they ask something, give one true sentence, and then put your attention on what you feel and hear: the scissors, the water, the hum. You're not there to entertain. Would you like to try that?",
      "You don't have to be good company in that chair. Answer one question honestly, then rest, and listen to the sounds in the room for as long as the quiet lasts. How would it be to leave the next silence alone?",
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'leave the silence alone and listen to the room',
  },
  smaller: {
    say: [
      `Smaller: put it in the booking. Online or by text, add one line, like "I get nervous, please explain as you go." Two minutes, and it's said before you sit down. Could you do that?`,
      "Only look for now. Find two places, see if you can book without calling, and read what they say about nervous people. You don't have to book today. Is that small enough?",
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'look for a place, or add one line about what you need to the booking',
  },
  why: {
    say: [
      `Because saying "it's fine" every time keeps you from learning what they do when it's not. Much of the fear may be about that answer. One sentence is enough to find out.`,
      'What makes that chair so hard is having no say. One small request, said or written, gives you some of it back, and shows you if they take it as badly as you think.',
    ],
  },
  lines: {
    say: [
      `Said at the start, these help with the rest:\n"I'm not much of a talker today, if that's all right."\n"I get nervous here. Please tell me before you start."\n"If I raise my hand, please stop."`,
      `For the middle and the end:\n"Could you hold on a second. That hurts."\n"A little shorter here, please."\n"I haven't been in a long time. I'd rather not talk about why."`,
    ],
  },
  when: {
    say: [
      'Good. Which day could it be?',
      "Then let's put a time to it, so that it doesn't get pushed back. When would you do it?",
    ],
    taps: ['Today', 'This week', 'At my appointment'],
  },
  agreed: {
    say: [
      "Then that's how you'll do it. It's your appointment, so you get a say in how it goes.",
      "Okay, that's the plan. You may be tense the whole time, and it still counts. I'll ask you how it was.",
    ],
  },
  didIt: {
    say: [
      "You did that, and it's not a comfortable thing to do. How did they take it, compared with what you had expected?",
      'Good. Tense or not, you did it. What did you find out about that person, or about how it goes?',
    ],
    taps: ['They were kind', 'As I expected', 'It felt odd'],
  },
  partly: {
    say: [
      'You did some of it, and some is more than the nodding version. What did you get to say or do?',
      "That's something to build on. Where did it get stuck: before, in the chair, or at the end?",
    ],
    taps: ['I nodded again', 'I booked it', 'I said a little'],
  },
  didNot: {
    say: [
      "Okay. People put these appointments off for years, so you're in good company. Which part holds you back most right now?",
      "Then it's still ahead, and nothing about that counts against you. If it's a health thing that worries you, I'd keep it small and do it soon. What would be small enough?",
    ],
    taps: ['It was too big', 'Making the call', 'I canceled it'],
  },
  wentBadly: {
    say: [
      "That's hard. You let somebody get that close, and it didn't feel like you were in good hands. What happened?",
      'Thank you for telling me. You were in a spot where speaking up is hard for a lot of people. What did they say or do, as exactly as you remember?',
    ],
    taps: ['They judged me', 'It hurt', "I couldn't speak up"],
  },
  distress: {
    say: [
      `You can stop it. Raise your hand and say "Stop, please." That's enough in any chair. Feel the armrest under your fingers, look at one thing on the wall, and take the minute you need. Leaving is allowed.`,
      "Let's slow down. Feel what is under you and the cloth on your arms, and look at one thing that is far away. Nothing about an appointment has to be decided now. We can leave it here.",
    ],
  },
  hear: [
    "I see. There's the closeness, the talking, and having no say in it. Which of these is it most?",
    "So you're lying or sitting there, and a lot goes on that no one can see. What would you have liked to say in that moment?",
    "Okay, I'm following. Is it the same with everyone who does this, or was there somebody it was all right with?",
  ],
  reassure: [
    "What they think while they work, nobody can know. They've seen a lot of heads, mouths and bodies, that much is sure. That they mind yours is a guess. One sentence about how you feel will show you how they deal with it. Want to try one?",
    "I can't promise that they'll be kind. Many are, and some aren't. You can ask, you can stop them, and you can go somewhere else. Those three don't depend on them. Want to plan the first sentence?",
  ],
  answers: [...hairdresserAnswers, ...hairdresserReplies],
}
