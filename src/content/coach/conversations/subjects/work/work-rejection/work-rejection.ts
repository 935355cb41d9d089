import type { Conversation } from '../../../conversation.ts'
import { workRejectionAnswers } from './work-rejection-answers.ts'
import { workRejectionReplies } from './work-rejection-replies.ts'

export const workRejection: Conversation = {
  id: 'work_rejection',
  name: 'being turned down for a job, a promotion or a project',
  tap: 'Turned down at work',
  open: {
    say: [
      'You put yourself forward, people looked at it, and the word was no, or you fear it will be. What do you think that no says about you?',
      'A no at work tends to come in three polite lines that explain nothing, and you fill in the rest. What have you filled in?',
      "It's hard to want something where others can see you not get it. What bothers you most: the loss itself, telling people, or having to try again?",
    ],
    taps: ["I'm not good enough", 'Telling people', 'Trying again'],
  },
  openAfter: {
    say: [
      'So the answer was no. How did you hear it, and what exactly did they say?',
      'The decision has been made, and you have had to go on with your day since. Which part sticks: what they said, who got it, or something you did?',
    ],
    taps: ['What they said', 'Who got it', 'The interview itself'],
  },
  glad: {
    say: [
      'After a no, good news sounds twice as good. You kept putting yourself forward, and here it is.',
      "Well, that's a nice turn. Tell somebody who'll be happy for you, and leave the to-do list for tomorrow.",
    ],
  },
  fear: {
    say: [
      "It may feel as if somebody finally looked closely and confirmed it: you're not up to this, and now others know it too. Is that close?",
      "What I'd guess is this: you expect the next one to go the same way, so every application is another chance to hear what you already think of yourself. Is that about right?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      `Ask one person who was part of the decision one question: "What would have made the difference?" Three lines, no apology. Write down first what you think they'll say. Then compare, if they answer. Would you try that?`,
      "Within a week, put yourself forward for one more thing, and leave out the over-polishing: one hour, then send. It's a test of the idea that there's no point. What would make that doable?",
      `Tell one person about the no without shrinking it: "I applied, I wanted it, and I didn't get it." Notice what they do with that. Hiding it keeps you sure they'd think less of you. Could you try that?`,
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:predict-then-check',
    step: 'ask what would have made the difference, tell somebody about the no, or send one more application',
  },
  stepAfter: {
    say: [
      'Ten minutes, two lists. First: what they actually told you, word for word. Second: what you concluded from it. Then circle one thing on the first list that you could act on, if there is one. Put the rest away. Could you do that?',
      "Allow yourself one evening to be sore about it. Tomorrow, fifteen minutes: what was up to me, what wasn't, one thing for next time. If you left without a reply, a short thank-you still lands well. Would you do it that way?",
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    item: 'lesson:why-your-brain-replays-it',
    step: 'sort what they told you from what you concluded, and keep one thing for next time',
  },
  other: {
    say: [
      'Talk to somebody who has been turned down too. Plenty of people have. Ask one of them, "Did you ever not get something you really wanted?" Then listen to what happened next. Who might that be?',
      "Do one thing today that you're good at and that nobody grades: fix something, cook, help a neighbor, teach a kid something. It won't settle the job. They looked at an application, and this is the rest of you. What would it be?",
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'ask somebody about a no of their own, or do one thing you are good at that nobody grades',
  },
  smaller: {
    say: [
      'Read the rejection once more, slowly, as if a friend had gotten it. Then write down one line: what does it say, and what does it not say. Two minutes, and close it. Could you do that?',
      `Write the question and don't send it yet: "Thank you for letting me know. Is there one thing that would have helped?" Leave it in your drafts until tomorrow. Is that small enough?`,
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'reread the rejection once as if a friend had gotten it, or write a short question and let it sit',
  },
  why: {
    say: [
      'Right now you have a decision without a reason, and people tend to put themselves in as the reason. Asking, or trying once more, gets you something real to go by. It might be uncomfortable. It might also be milder than what you made up.',
      'If a no leads to hiding, the no has the last word for months. One small move soon after it keeps the door open, and you learn what people do when you show up again after losing.',
    ],
  },
  lines: {
    say: [
      `To ask about it:\n"Thanks for letting me know. I'd be grateful for one thing I could do better next time."\n"I was disappointed not to get it. What would you want to see from me next time?"`,
      `For people who ask:\n"I didn't get it. I wanted it, so I'm a bit down."\n"They went with somebody else. I'm still looking."\n"Congratulations. I'd hoped for it too, and I wish you well with it."`,
    ],
  },
  when: {
    say: [
      'Which day this week has a quiet half hour for it?',
      'Let it be a morning, if you can. Nights make rejections bigger. Which morning?',
    ],
    taps: ['Today', 'Tomorrow morning', 'Next week'],
  },
  agreed: {
    say: [
      'Good. You can be disappointed and do this anyway.',
      "Then that's next. Once it's sent or said, your part is over. I'll ask you what came of it.",
    ],
  },
  didIt: {
    say: [
      'You went back to people who had told you no, or out to new ones. That took courage. What did you get to hear, next to what you expected?',
      "So you didn't let it end with the no. What do you know now that you didn't know before?",
    ],
    taps: ['I got real feedback', 'No answer', 'People were kind'],
  },
  partly: {
    say: [
      "A draft, or half an application, is work you won't have to do twice. What stopped you at that point?",
      'You started on it, so soon after a no. Which part is still missing?',
    ],
    taps: ['Wrote, not sent', 'I told one person', 'I kept polishing'],
  },
  didNot: {
    say: [
      'All right. After a no, the next try costs more. Was the step too big, or is it still too fresh?',
      "Then it's still open. What did you think would happen if you did it?",
    ],
    taps: ["It's too fresh", 'It was too big', 'What is the point'],
  },
  wentBadly: {
    say: [
      "Another knock, and you'd made yourself try. That's rough. What was said, or written, this time?",
      "That's disappointing, and I won't talk it up. What happened, step by step?",
    ],
    taps: ['Another no', 'Harsh feedback', 'I broke down'],
  },
  distress: {
    say: [
      "Close the mail, and the job pages too. Stand up, roll your shoulders back once, and get a glass of water. No answer is needed today. What you're worth isn't being decided in this hour.",
      'Leave it for now. Put your hands flat on the table and feel how firm it is. You may cry or be angry, and you may stop for today. If money is the fear, one call about it can wait until morning.',
    ],
    item: 'technique:movement-stretch',
  },
  hear: [
    'You had hopes for it, and maybe plans that depended on it. What would it have changed for you?',
    "So there's the no, and there's everybody who knows about it. Which weighs more?",
    'I follow. What did you do in the first hour after you heard?',
  ],
  reassure: [
    "I can't tell you that the next one will be a yes. Known: one place, one decision. Guessed: the reason, and what it says about the next place. Often there were several who could do the work, and one chair. Want to ask them what made the difference?",
    'Nobody outside that room knows how close it was. What you can know is what they are willing to tell you, and how the next one goes. Should we plan one of those two?',
  ],
  answers: [...workRejectionAnswers, ...workRejectionReplies],
}
