import type { Conversation } from '../../../conversation.ts'
import { replayAnswers } from './replay-answers.ts'
import { replayReplies } from './replay-replies.ts'

export const replay: Conversation = {
  id: 'replay',
  name: 'going over something again and again',
  tap: 'I keep replaying it',
  open: {
    say: [
      'It plays again without you asking for it, and every round turns up something new to wince at. Which moment does it keep stopping at?',
      "Your head keeps taking you back into a room you've already left. When it gets to the worst second, what do you think that second did?",
      "Going over it feels like work that has to be done, and it never gets done. What are you afraid you'd miss if you stopped looking?",
    ],
    taps: ['Something I said', 'How they looked', 'All of it'],
  },
  openAfter: {
    say: [
      'So it is over, and your head is still in it. What was actually said or done in the part that keeps coming back?',
      'Take me through it once, in order: what happened, what did you do, and then what did they do?',
    ],
    taps: ['I said something wrong', 'They went quiet', "I can't stop thinking"],
  },
  glad: {
    say: [
      'So it got quieter, or it let go of you for a while. Good. You get that part of your day back.',
      'Your head could have spent the evening back there, and it was somewhere else. Nice to hear.',
    ],
  },
  fear: {
    say: [
      "Part of you may be expecting that this one moment is what they'll remember about you, and that they're thinking of it now the way you are. Is that close?",
      "Maybe it goes like this: if you don't find the mistake and understand it, you'll do it again, and next time it costs you something. Is that near it?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      'Try a fixed slot. Pick fifteen minutes later today, sitting up, not in bed. Until then, when it starts, say "at six" or whatever time you chose, and go on with what you were doing. See how much is left by then. Would you try that for one day?',
      "Here's an experiment. When the replay starts, don't answer it: no explaining, no better comeback, no checking messages. Let it play like a radio next door while your hands do something. See if it runs out without you. Would you try that once today?",
      "Write down what you think this moment will change with that person. Then be around them, or message them about something ordinary, within a few days. Don't bring it up and don't search for signs. Compare afterward. What would make that doable?",
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:why-your-brain-replays-it',
    step: 'keep the going-over to one short slot and let it wait the rest of the day',
  },
  stepAfter: {
    say: [
      "Give it ten minutes on paper. Three lines: what a bystander would have seen and heard, what went all right, and one thing to try next time. When the time is up, it's closed for today. Could you do that?",
      `Two headings, ten minutes: "Happened" and "My guess." If under "Happened" there's something that hurt somebody, one short sorry can make up for it. If not, there's nothing to fix. Then put the paper away. Would you try it?`,
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'write it down once, ten minutes, facts and guesses apart, and then stop',
  },
  other: {
    say: [
      "Another way is to tell it out loud to one person, once, start to finish. Ask them to listen, and not to tell you whether it was fine. Heard by somebody else, it has an end. In your head, it doesn't. Who could that be?",
      'Or use your senses. Do one thing that needs your eyes and hands: wash dishes, walk to the corner, fold laundry. Each time your head goes back, find the next thing to look at. Would that work better for you?',
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'tell it once to one person, or give your hands and eyes something to do',
  },
  smaller: {
    say: [
      'Two minutes, then. When it starts next time, say to yourself "that\'s the replay," and look for three things of the same color where you are. It may come back; then do it again or don\'t. Is that small enough?',
      "Here's a small one: write the worst moment in one sentence, without the words stupid, awful or always. One sentence, then close the note. Could you do that?",
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    item: 'technique:mental-reset',
    step: 'name the replay when it starts, or put its worst moment in one plain sentence',
  },
  why: {
    say: [
      "Because every round is made from memory and mood, and not from anything new. You can't learn more from it after the first honest look. So you take that look, and then you stop giving it time.",
      'Because arguing with it keeps it going. It asks "was that bad?", you answer, it asks again. When nobody answers, it has less to hold on to. It may still show up, and it may not stay as long.',
    ],
  },
  lines: {
    say: [
      `For your own head, when it starts:\n"That's the replay. I've seen this one."\n"Not now. I have a time for that later."\n"I don't know what they thought, and I can leave it there."`,
      `For somebody you want to tell it to once:\n"Something from the other day is stuck in my head. Can I say it once?"\n"You don't have to tell me it was fine. I want to get it out."`,
    ],
  },
  when: {
    say: ['Okay. What time of day does it usually start?', 'Good. Would today work, or is tomorrow quieter?'],
    taps: ['Today', 'Tonight', 'When it starts again'],
  },
  agreed: {
    say: [
      "That's settled. The replay may turn up anyway. You don't have to win against it; you only do your part, and the rest of the day is yours.",
      "Good, let's leave it at that. I'll ask you how it went. Until then nothing about that moment has to be worked out.",
    ],
  },
  didIt: {
    say: [
      'You let a replay go by without going back into it. That took guts. How was it, next to what you thought would happen if you stopped?',
      'So you gave it an end. What did you notice when the time was up?',
    ],
    taps: ['It got quieter', 'It came right back', 'I felt lighter'],
  },
  partly: {
    say: [
      'Even one round you stayed out of is one round less. What pulled you back in the other times?',
      'That counts. Noticing it halfway through is how people get out of it. At what point did you notice?',
    ],
    taps: ['I got pulled in', 'At bedtime', 'I noticed late'],
  },
  didNot: {
    say: [
      "All right. A replay is fast, and you're usually in it before you know. Was it the kind of step, or the moment?",
      "Then you know it's a strong one. What was going on when it took over?",
    ],
    taps: ['I forgot', 'It was too strong', 'I was in bed'],
  },
  wentBadly: {
    say: [
      "So it got louder. That's miserable, and it can happen when you first stop answering it. What did it bring up?",
      "I'm sorry, that sounds like a long night or a long day. Did something new happen, or was it the same moment again?",
    ],
    taps: ['It got worse', 'I found something new', "I couldn't sleep"],
  },
  distress: {
    say: [
      "Stop for a moment. Look around and name what's in front of you: the wall, the light, your hands. That moment isn't happening here. You don't have to finish thinking about it. You can stop this chat too.",
      'Stand up if you can, and run cool water over your hands for a minute. Feel the temperature change. Nothing about this has to be decided today.',
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    "So that's the part it keeps going back to. What do you tell yourself about it each time it comes around?",
    'Okay. When does it get loudest: in bed, in the shower, right before you see them again?',
    'That gives me a better picture. How many days or years has this one been running?',
  ],
  reassure: [
    "I wasn't there, so I can't tell you that it was fine, and I'd only be guessing too. Known: what was said. Guessed: what they made of it and if they still think of it. Want to look at which parts are known?",
    "Nobody can look into their heads for you, and going over it once more can't either. What you can do is see how they are with you the next time. Do you want to plan that?",
  ],
  answers: [...replayAnswers, ...replayReplies],
}
