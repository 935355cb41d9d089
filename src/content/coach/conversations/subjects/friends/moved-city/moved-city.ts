import type { Conversation } from '../../../conversation.ts'
import { movedCityAnswers } from './moved-city-answers.ts'
import { movedCityReplies } from './moved-city-replies.ts'

export const movedCity: Conversation = {
  id: 'moved_city',
  name: 'being new in a place',
  tap: 'New in a place',
  open: {
    say: [
      "In a new place everybody is a stranger, down to the person at the checkout, and nobody would notice if you stayed in for three days. What's the hardest hour of the day there?",
      "Everybody around you already has their people, their shortcuts, their Sunday. You're starting with none of it. When you think of getting to know somebody there, what do you expect to happen?",
      'Back where you came from, somebody knew your name without asking. Here you have to explain yourself each time. Which part of that is wearing you down most?',
    ],
    taps: ['I know nobody', "I don't fit in", 'I miss home'],
  },
  openAfter: {
    say: [
      'So something happened with the new place, or with somebody in it. What was it?',
      'When you have so few contacts in a place, one moment with somebody can stay with you for a week. What happened in this one?',
    ],
    taps: ['They were cold', 'I felt foreign', 'I turned around'],
  },
  glad: {
    say: [
      "That's how a strange place starts to have something in it that's yours. Good to hear.",
      "Good. There's one more spot on the map now where something nice happened to you.",
    ],
  },
  fear: {
    say: [
      "My guess is that you expect people there to be all set: they have their circle, they're friendly for two minutes, and then the door closes again. Is that close?",
      "Maybe it's this: you'll always be the one from somewhere else. People hear it or see it, and they don't look any further. Is that about right?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      `Choose one place you can walk into every week: a farmers market, a library, a prayer room, a park. Go twice this week, and the second time say, "I'm new around here. What's good to know?" Guess first what they'll do. Would you try that?`,
      "New people often act as if they had lived there for years and look everything up. Try the opposite once: ask a local for something you could have found on your phone. Write down beforehand how you think they'll react. Could you do that?",
      `Knock, or stop somebody on your stairs or street: "I moved in not long ago. I wanted to say hello." One minute, no gift needed. Before you go, write down how you think they'll take it. What would make that doable?`,
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:predict-then-check',
    step: 'tell one local person that you are new, ask them something, and see how they react',
  },
  stepAfter: {
    say: [
      'Give it ten minutes on paper. What they said and did goes on the left. What it says about "people here" goes on the right, and that side is a guess made from one meeting. Then put the paper away for today. Could you do that?',
      'Tell it once to somebody who knows you from before, by phone or voice note, in ten minutes. Ask them what they make of it. If you left something badly, a short hello next time can mend a lot. Would you do that?',
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'go over what happened for ten minutes, on paper or with somebody from home, and then stop',
  },
  other: {
    say: [
      "You could look for people who are new as well, or who come from where you come from. They know what it is like and have time. An online notice, a faith community, a language table, a newcomers' group. Which of those exists near you?",
      'A different thing to try: keep one link to home and give it a fixed time. The same call, the same evening, every week. It makes the days in between steadier, and you go out with somebody behind you. Who would that be?',
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'look for others who are new, or set up one weekly call with somebody from home',
  },
  smaller: {
    say: [
      "Smaller: go to the same counter, bench or stop at the same hour on two days. Put the headphones away and nod to one face. Nothing to say. You're letting the place get used to you. Could you do that?",
      'Walk one street around your home that you have never taken, ten minutes, phone in your pocket. Find one place you might go back to. Nobody has to be spoken to. Is that small enough?',
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'spend ten minutes outside near home, phone away, in a place you could go back to',
  },
  why: {
    say: [
      "Because a place becomes yours through repetition. The third time somebody sees you, you're the one who comes on Tuesdays. That can only begin if they see you and know you're new.",
      "If you pretend to know your way around, people have no reason to help you. Saying that you're new gives them one. And you find out how they really are, instead of judging by how they look from outside.",
    ],
  },
  lines: {
    say: [
      `For people near where you live:\n"Hi, I moved in not long ago. I wanted to know who lives here."\n"I'm new around here. Where do you go for a walk?"\n"Is there something people do here on weekends?"`,
      `For the second or third time:\n"I see you here a lot. I don't know many people yet."\n"I'm still finding my way around. Could I ask you something?"\n"You've been here longer than I have. Would you show me that place sometime?"`,
    ],
  },
  when: {
    say: ['Good. Which day will you do it?', 'When in the week would it help most to have something to go to?'],
    taps: ['Tomorrow', 'On the weekend', "Next time I'm out"],
  },
  agreed: {
    say: [
      "Then that's the plan. It's one small piece of that place, and you don't have to like the rest of it yet.",
      "All right. It may be dull the first time; first times in a new place often are. I'll ask you what it was like.",
    ],
  },
  didIt: {
    say: [
      'You let somebody know you were new, or went where nobody knew you. That was hard to do. How did it compare with what you had guessed?',
      'You went out into that place again. What did you come home with?',
    ],
    taps: ['They were friendly', 'They were short', 'As I expected'],
  },
  partly: {
    say: [
      'You were out there, and the place has seen you. How far did you get?',
      'Some of it is done, and the way there is no longer new. What made you turn around or stop?',
    ],
    taps: ['I went, stayed silent', 'I turned around', 'It was closed'],
  },
  didNot: {
    say: [
      'Okay. A new place takes strength even on days when you stay in. Was the step too much, or was it that kind of a day?',
      "That's all right; the street will be there tomorrow. What kept you in?",
    ],
    taps: ['It was too big', 'I was homesick', 'Too tired'],
  },
  wentBadly: {
    say: [
      'You made an effort in a place where you know hardly anybody, and it went wrong. That can make you want to pack. What did they do or say?',
      "That's rough, with nobody nearby to tell it to, or almost nobody. What happened?",
    ],
    taps: ['They were rude', 'They laughed at me', 'Nobody answered'],
  },
  distress: {
    say: [
      'Nothing about this place has to be decided tonight. Find one thing you brought with you from before, and hold it for a minute. Feel its edges. You can call somebody from home, and you can stop here.',
      'Slow down with me. Look out the window and name four things, the plain ones: a roof, a car, a light. You can leave it there. If being alone gets too heavy, Help now has people who answer.',
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    'So you get through the days, and something is still missing. What did an ordinary day have, back there, that this one lacks?',
    "You're carrying two things: learning a new place, and missing the old one. Which of them is louder this week?",
    'Thanks for telling me how it is there. Who is the person who comes closest to knowing you, even a little, where you are now?',
  ],
  reassure: [
    "I can't tell you that it will feel like home one day. Known: how it is now, after the time you've been there. Guessed: that it will stay this way. Would you try one small thing in that place and see what comes of it?",
    "Nobody can say if these are your people; you haven't met most of them. What you can do is meet one, briefly, and look at what they do. Would you like to pick where?",
  ],
  answers: [...movedCityAnswers, ...movedCityReplies],
}
