import type { Conversation } from '../../../conversation.ts'
import { panicAnswers } from './panic-answers.ts'
import { panicReplies } from './panic-replies.ts'

export const panic: Conversation = {
  id: 'panic',
  name: 'panic, right now',
  tap: 'Panic right now',
  open: {
    say: [
      "Okay. One thing at a time. Put both feet on the floor and press down. You don't have to explain anything. Where are you right now?",
      "This is a lot at once. Let's go slow. Lean on something solid, a wall or a chair. Is there somewhere quieter close by where you can sit or stand?",
      "Short answers are fine. Look at one thing that stays still. If there's chest pain, or you feel faint, or this is your first time, call a doctor or emergency number. Can you sit down where you are?",
    ],
    taps: ["I'm alone", 'People around me', 'I can sit down', 'My chest hurts'],
  },
  openAfter: {
    say: [
      "It hit hard, and now it's past its peak. Your body may be shaky and tired for a while. Where were you when it began?",
      "That's exhausting, even when it's over. If it was your first, or there was chest pain or fainting, let a doctor hear about it. Which part stays with you?",
    ],
    taps: ['I had to leave', 'People saw it', 'It came from nowhere', 'It was my first'],
  },
  glad: {
    say: [
      "It's easing. Good. Sit a while, drink some water, and let your body catch up.",
      'You got through that one. Good. Nothing else has to happen today.',
    ],
  },
  fear: {
    say: [
      "Maybe it feels as if something terrible is about to happen, or it won't stop. A wave like this rises, peaks and goes down. Is it more your body you're scared of, or people seeing?",
      "Part of you may expect to lose control in front of people. You can sit down, and you can walk out. Is that what's scaring you?",
    ],
    taps: ['My body', 'People seeing', "That it won't stop", 'My chest hurts'],
  },
  step: {
    say: [
      "Stay where you are if it's safe. Press your toes down for five seconds, then let go. Three times. No need to get rid of the feeling. Can you do that with me now?",
      'Look around slowly. Name five things you see, out loud or in your head. Color and name: gray door, blue cup. Let your heart do what it does meanwhile. Can you start with one?',
      'Breathe out slowly, longer than you breathe in, a few times. Then let your breath go its own way. Rest your eyes on something far off. Does that work where you are?',
    ],
    taps: ["I'll try that", "I can't", 'Something else', 'I want to leave'],
    item: 'technique:sensory-refresh',
    step: 'stay with your feet on the floor and look around until the wave goes down',
  },
  stepAfter: {
    say: [
      'First water, something warm, and a rest. Later today, five minutes on paper: where it began, what you feared, what happened. Then stop. Would that be possible?',
      'Take it slow for an hour. Then, within a few days, go back to that place for a few minutes, with somebody if you like. It keeps the fear from settling there. Would you consider that?',
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'rest first, write five minutes about it, and go back to that place for a short visit',
  },
  other: {
    say: [
      'Then let somebody in. Text or tell one person: "I\'m having a bad moment. Stay with me a few minutes." No need to explain. Is there somebody near, or on your phone?',
      "Then move. Walk to the door, the hallway, outside. Slowly, with your eyes on where you're going. You can come back or go home. Can you walk a few steps?",
    ],
    taps: ["I'll text someone", "I'll walk", "There's nobody", 'Give me words'],
    step: 'let one person know, or walk slowly to a quieter place',
  },
  smaller: {
    say: [
      'Only one thing, then. Touch what is next to you: table, wall, your sleeve. Is it rough or smooth?',
      'Less than that. Let your hands lie open on your legs. Look at one corner of the room. Can you stay with that for ten seconds?',
    ],
    taps: ['Rough', 'Smooth', "I can't"],
    step: 'touch one thing and notice what it is like',
  },
  why: {
    say: [
      "Your body has sounded an alarm, and fighting it keeps it going. Feet, wall, things you see: that tells it you're here and there's a floor. A body can't keep an alarm going forever.",
      'Because right now thinking makes it louder. Your senses are the shorter way. And staying with the wave once can make the next one a bit less frightening.',
    ],
  },
  lines: {
    say: [
      `Say only this much:\n"I need some air. I'll be back."\n"I'm having a panic attack. Can you stay with me?"\n"Please don't call everyone over. Sit here a minute."`,
      `To text:\n"Bad moment. Can you call me?"\n"I'm panicking. Talk to me about anything."`,
    ],
  },
  when: {
    say: [
      'Good. Start now, with the first one. Tell me when you have done it: is it the same, or a bit different?',
      "Now is fine, right where you are. Can you begin while I'm here?",
    ],
    taps: ['Now', 'A bit better', 'The same', "I can't"],
  },
  agreed: {
    say: [
      "Good. Do that, slowly. I'm here in the meantime. If it gets worse or your body worries you, get a person: somebody near you, a doctor, the emergency number.",
      'Okay. Feet down, eyes on one thing. Write when you want to, or not at all.',
    ],
  },
  didIt: {
    say: [
      'You stayed with it. That took courage. How is it now, next to a few minutes ago?',
      'Good. You did that in the middle of it. Is it rising still, the same, or going down?',
    ],
    taps: ['Going down', 'The same', 'Worse'],
  },
  partly: {
    say: [
      'A little of it is enough. Take the part that worked and do it again. Which part was that?',
      'Good. It comes in waves, so it may rise once more. Where are you now, sitting or standing?',
    ],
    taps: ['My feet', 'Looking around', 'Sitting', 'Standing'],
  },
  didNot: {
    say: [
      "That's all right. In a panic even small things are big. Can you put one hand on something solid?",
      'Then leave it. Nothing has to be done well now. Would it help to go outside, or to have somebody with you?',
    ],
    taps: ['Going outside', 'Somebody with me', 'I did it'],
  },
  wentBadly: {
    say: [
      "Okay, that was too much. You're allowed to leave, right now, without explaining. If you have chest pain or feel faint, call for help first. Where can you go?",
      "I'm sorry, that's frightening. Let's make it small again: floor, wall, one thing to look at. Is anybody with you?",
    ],
    taps: ['I can get out', "I'm with someone", "I'm alone", 'My chest hurts'],
  },
  distress: {
    say: [
      'Stop reading if you need to. Sit on the floor with your back to a wall. Feel both. If your body scares you, or you might not be safe, call the emergency number or tap Help now.',
      "You don't have to do this with a program. Go to a person, or call one. Until then: feet down, hands on something solid, eyes open.",
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    'Okay. Keep your feet on the floor while you tell me. What do you see in front of you?',
    'Go as slowly as you like. Single words are enough. Is it rising, or holding?',
    "I'm following. Let your shoulders hang. Is there somebody near you could go to?",
  ],
  reassure: [
    "I can't see you or check your body, so I can't tell you it's only panic. Chest pain, fainting or a first attack: call a doctor or the emergency number. If you know this wave, it has ended each time before. Can you press your feet down?",
    'Nobody can say to the minute when it stops. A panic wave does go down, even when you do nothing. Want to do the next minute together?',
  ],
  answers: [...panicAnswers, ...panicReplies],
}
