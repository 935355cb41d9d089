import type { Conversation } from '../../../conversation.ts'
import { partyAnswers } from './party-answers.ts'
import { partyReplies } from './party-replies.ts'

export const party: Conversation = {
  id: 'party',
  name: 'a party or get-together',
  tap: 'A party',
  open: {
    say: [
      "A party means a room full of people, no fixed seat and nothing in particular to do. When you picture yourself in it, what's happening?",
      "At a party everybody is supposed to be having fun, and that makes it worse when you aren't. What do you think would happen if you went?",
      'One party has several hard stretches: getting ready, walking in, standing there alone, the hour in the middle. Which one is the worst for you?',
    ],
    taps: ['Walking in', 'Standing there alone', "I don't know anyone"],
  },
  openAfter: {
    say: [
      "So the party is behind you, and it's still going on in your head. What happened there, in a few sentences?",
      'Usually one or two minutes out of the whole thing are what stays. Which ones are they?',
    ],
    taps: ['I stood alone', 'I said something dumb', 'I left early'],
  },
  glad: {
    say: [
      "You went to a party, and there was something good in it. That's a nice thing to bring home.",
      'Good. You were in a room full of people, and some of the fun was yours.',
    ],
  },
  fear: {
    say: [
      'My guess at the picture in your head: you stand by yourself with everyone in groups, and the whole room can see that nobody wants to talk to you. Is that close?',
      "Perhaps the prediction is that you'll be stiff and quiet, people will notice, and they'll be sorry they asked you. Is it something like that?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      'Only decide about thirty minutes. Before you go in, write down what you think will happen. Inside, phone in your pocket, say hello to the host and then to one more person. After thirty minutes, choose again. Would you try that?',
      'For one party or get-together, leave out one thing you hide behind: the phone, the kitchen, or the one friend. Only for the first fifteen minutes. Stand where people pass by, and count how many say something to you. Could you do that?',
      'Go early, when there are few people, and ask one of them how they know the host. Guess beforehand how that will go. You may leave after half an hour, whatever happens. What would make that doable?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'situation:party',
    step: 'go for thirty minutes, talk to the host and one other person, and then choose again',
  },
  stepAfter: {
    say: [
      'Make two short lists, ten minutes in all. What people said and did. What you think they thought of you. Add one minute that was all right, if there was one. Then the party is over. Could you do that today?',
      "Give it ten minutes by the clock. If you said something that could have hurt somebody, send one plain sentence. If you left without a word, thank the host. If neither, there's nothing to fix. Would you do that and then stop?",
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'write down the facts of the party for ten minutes, repair what needs it, and stop',
  },
  other: {
    say: [
      'Another way is to have a job there. Ask the host beforehand: "Can I come a bit early and help set up?" You meet people one at a time as they arrive. Halfway through, put the job down and stay without it. Would that work for you?',
      `You could see the same people in another setting. Tell the host the truth: "Big parties are hard for me. I'd like to see you. Could we meet up next week, the two of us?" That's a good way to be a friend, too. Is that closer to what you want?`,
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'ask the host for a job at the start, or suggest seeing them in a smaller setting',
  },
  smaller: {
    say: [
      `Smaller: text one person who will be there. "Are you going? When will you be there?" Two minutes, and you have one face to look for. You don't have to decide anything else today. Could you send that?`,
      "Make it a very short visit. Go there, find the host, say that you're glad to see them and can only stay ten minutes, and then go home. Is that something you could do?",
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'text one person who will be there, or go for ten minutes to say hello',
  },
  why: {
    say: [
      'Because the party in your head has no end and no exits, and the one in real life has both. Half an hour there gives you something to compare. Staying home gives you relief, and the same picture next time.',
      'Nerves are usually highest before the door and in the first minutes. If you always leave or hide then, you never see what comes after. The nerves may go down, and you may even like a part of it.',
    ],
  },
  lines: {
    say: [
      `For the first minutes:\n"Hi, I don't know many people here. How do you know the host?"\n"Can I stand with you for a bit?"\n"Have you been here long?"`,
      `For the host, before or at the end:\n"I'd like to come for an hour, if that works for you."\n"I'm a bit nervous at parties. Could you introduce me to somebody?"\n"I'm heading home. I'm glad I came."`,
    ],
  },
  when: {
    say: ['Good. What time would you walk in?', "Then let's settle the beginning. Which day is it?"],
    taps: ['Tonight', 'This weekend', 'No date yet'],
  },
  agreed: {
    say: [
      "That's the plan, then. Thirty minutes is a visit. You can leave after it without having lost anything.",
      "Good, it's a plan. You don't have to be good company from the first minute, and you have a way home. I'll ask you how the evening was.",
    ],
  },
  didIt: {
    say: [
      "You went in there. However long it was, that was the hard part, and you did it. What was it like after the first ten minutes, compared with what you'd pictured?",
      "You were at a party that you could have skipped. What happened that wasn't in your prediction?",
    ],
    taps: ['It got better', 'As I expected', 'I talked to someone'],
  },
  partly: {
    say: [
      'Ten minutes at a party count. What did you see before you left?',
      "You got part of the way, and that's farther than staying home. What were you thinking at the moment you turned around?",
    ],
    taps: ['I left early', 'I hid a while', "I didn't go in"],
  },
  didNot: {
    say: [
      "Okay, you stayed home. Sometimes that's the right call, and sometimes it's the fear talking. Which was it this time?",
      'There will be another invitation, or you can make one. What was the point where you decided against it?',
    ],
    taps: ['It was too big', 'I was exhausted', 'Fear won'],
  },
  wentBadly: {
    say: [
      "You made yourself go, and then it was bad. That's rough. When did it turn?",
      "That's a hard night to come home from, after the effort of going. Before you decide what it says about you: what did people actually say or do?",
    ],
    taps: ['Nobody talked to me', 'I embarrassed myself', 'I panicked'],
  },
  distress: {
    say: [
      'Get out of the noise first. A hallway, a step outside, a quiet room. Feel the cooler air and put your hand flat on a wall. You can go home from here, and write to the host tomorrow.',
      'Nothing about the party has to be decided this minute. Look down at your feet and then at the floor around them, slowly. Let the next few minutes be empty. You can stop here.',
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    'I see. Who is going to be there, or who was there, that matters to you?',
    "That's more than one hard thing at once. If you could take one of them out, which would it be?",
    'Okay, that helps. How do you usually get through a party: a corner, the phone, one friend, helping out?',
  ],
  reassure: [
    "I can't know how the evening will go. Known: there's a party. Guessed: that you'll stand there alone and everyone will see. Half an hour would give you an answer, and you can leave after it. Want to set that up?",
    "Nobody can tell you that you'll have a good time. There may be a dull stretch, and there may be one good conversation. The picture in your head has only the dull part in it. Want to write that picture down and check it there?",
  ],
  answers: [...partyAnswers, ...partyReplies],
}
