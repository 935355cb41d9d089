import type { Conversation } from '../../../conversation.ts'
import { groupWorkAnswers } from './group-work-answers.ts'
import { groupWorkReplies } from './group-work-replies.ts'

export const groupWork: Conversation = {
  id: 'group_work',
  name: 'group work',
  tap: 'Group projects',
  open: {
    say: [
      "With group work your grade, or your result, is tied to people you didn't pick. Which part do you dread most: finding a group, speaking up in it, or being the one they complain about?",
      'In a small group people notice when you talk, and they may notice when you say nothing. What do you think would happen if you said what you really think?',
      'Other people get to see your part before it is finished. What are you afraid they would make of it?',
    ],
    taps: ['Nobody picks me', 'I stay silent', 'I do everything', 'My part is bad'],
  },
  openAfter: {
    say: [
      "So you were in it with them, and now it's still going around in your head. What was actually said, and by whom?",
      'After a group meets, you go home with your own version of it and no way to see theirs. Which moment do you keep going back to?',
    ],
    taps: ['I said nothing', 'They ignored me', 'We argued', 'I was left over'],
  },
  glad: {
    say: [
      "That's good news. Working with people is a lot to manage at once, and you were one of them today.",
      'Good. You had a place in that group and you used it. Nothing to add to that.',
    ],
  },
  fear: {
    say: [
      "Part of you may be expecting that they'll listen to your idea, exchange a look, and go on as if you hadn't said it. Is that close?",
      "Maybe it's this: they'll decide you're the weak one who drags the whole thing down, and they'll say so when you're not there. Is that near it?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      'At your next meeting, or in the chat, say one thing in the first ten minutes: "I can take part two," or "I\'d do it the other way." Guess beforehand what they\'ll answer. Then see what they do. Would you try that?',
      'Show the group something of yours that is only half done, without an apology in front of it. Write down what you expect them to say. Then compare it with what they say. Would you be up for that?',
      "Before anyone hands out the tasks, name the one you'd like. One sentence, no reasons. Your guess may be that they'll find it pushy, so watch for that. What would make it doable?",
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'article:group-projects-social-anxiety',
    step: 'say one thing to your group early on and see what they do with it',
  },
  stepAfter: {
    say: [
      'Write down for ten minutes what each person said and who took which task. Keep out what you think they meant. If one thing is unclear, ask it in the chat in one line. Then close it for today. Could you do that?',
      "Look for what can be mended. A missed deadline or a sharp word gets one short message: what happened, and what you'll do by when. Everything else gets ten minutes of thinking and then a stop. Would you try that?",
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'write down the facts of the meeting and send one line if something needs fixing',
  },
  other: {
    say: [
      'You could go through one person instead of the group. Pick the one who seems most approachable, and write to them alone: "How do you see our part?" One ally changes how the next meeting feels. Who would that be?',
      "Here's a change of setting: suggest a shared document where everybody writes their ideas before the meeting. Then your idea is on the table before you have to say a word. Would you want to suggest that?",
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'write to one person in the group, or suggest a shared document',
  },
  smaller: {
    say: [
      'Two minutes, by text: answer one message in the group chat with more than a thumbs-up. "Works for me, I\'ll start with the first part" is plenty. Send it without rereading it three times. Could you do that today?',
      "Make it tiny. Alone, write one sentence that says which part you'd like to do. You don't have to send it today. Does that sound small enough?",
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'write one sentence to the group, even if you send it later',
  },
  why: {
    say: [
      "Because a group forms an idea of you either way, and silence gives them very little to go on. One sentence early lets them know you're in it. It also gets harder the longer you wait.",
      "Because you've been guessing what they'd say. They're the only ones who can tell you, and they can only do that if they get something from you to answer.",
    ],
  },
  lines: {
    say: [
      `For getting in, and for getting a word in:\n"Do you have room for one more?"\n"I'd like to take the first part."\n"Can I go back to something you said a minute ago?"`,
      `For when the work isn't shared:\n"I've done two parts. Who can take the next one?"\n"Can we say who does what, and by when?"\n"I can't finish this alone by then. I need one of you on it."`,
    ],
  },
  when: {
    say: [
      'Good. Is there a meeting coming up, or will it be in the chat, and on which day?',
      "Then let's give it a time, because group chats have none. When will you do it?",
    ],
    taps: ['Today in the chat', 'At the next meeting', 'This week'],
  },
  agreed: {
    say: [
      "Fine, that's the plan. One sentence is a contribution.",
      "Then it's a plan. How they answer is up to them, and saying it is up to you. I'll ask you about it.",
    ],
  },
  didIt: {
    say: [
      'You put something into the group. That took guts. What did they do with it, next to what you had guessed?',
      'Said and heard. That counts, whatever they answered. Did anything turn out differently from what you pictured?',
    ],
    taps: ['They liked it', 'They ignored it', 'We used some'],
  },
  partly: {
    say: [
      'Part of it is out there now, and a part is enough to work with. What was left unsaid?',
      'That counts. At what point did you let the others take over?',
    ],
    taps: ['I got talked over', 'I wrote, not sent', 'I said it quietly'],
  },
  didNot: {
    say: [
      "All right, it's still there to do. Was there no gap to get into, or was it too much to say?",
      "Groups move fast, and a chance can be gone before you've finished the thought. What got in the way this time?",
    ],
    taps: ['They were too fast', 'It was too big', 'We never met'],
  },
  wentBadly: {
    say: [
      "That's hard, when you still have to finish something together. What did they say, as exactly as you remember?",
      'It hurts to be turned down by people you depend on for this. Take your time with it. What happened right before it went wrong?',
    ],
    taps: ['They ignored me', 'They got annoyed', 'They left me out', 'My part was bad'],
  },
  distress: {
    say: [
      'Leave the project alone for a minute. Put your phone face down, stand up, and push both hands against a wall for ten seconds. The group can wait for an answer. So can I.',
      'Slow it down. Look around and name five things you can see, out loud if you can. Nothing has to be sent today. You can stop here and come back.',
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    "So there's the work, and on top of it there's the question of where you stand with them. Which one takes more out of you?",
    "Okay, that helps me see it. Is there one person in the group who's all right to talk to?",
    "You've been carrying that on top of the actual assignment. What do you usually do when the talking starts?",
  ],
  reassure: [
    "I can't know what they say about you, and neither can you. Known: what they've written or said to your face. The rest is guessing. Do you want to test a small piece of it?",
    "There's no way to promise they'll be fair or like your idea. What can be found out is what happens when you say one thing early. Want to plan that one thing?",
  ],
  answers: [...groupWorkAnswers, ...groupWorkReplies],
}
