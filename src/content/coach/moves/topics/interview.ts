import type { Topic } from '../topic.ts'

export const interview: Topic = {
  thing: 'the interview',
  reflections: [
    '{event} {when}.',
    "{event}, and all those questions you can't see coming.",
    'An interview makes most people talk faster than they think.',
    'They liked what they read enough to want to meet you.',
    'An hour of questions, and you can only guess some of them.',
  ],
  notices: [
    'They want you to be good, because then they can stop looking.',
    'Thinking for five seconds before an answer reads as care.',
    'Two stories from your own work cover most of what they can ask.',
    'Interviewers are often nervous too, and hide it behind a printed list.',
  ],
  steps: [
    {
      say: 'Take one thing you did at work and tell it in three sentences: what was wrong, what you did, what changed. Out loud.',
      short: 'tell one work story out loud in three sentences',
    },
    {
      say: "Write the question you fear most, and under it an answer that begins with the words 'What I'd do is'.",
      short: 'write an answer to the question you fear most',
    },
    {
      say: 'Write two questions to ask them. The end of an interview is half yours.',
      short: 'write two questions to ask them',
    },
    {
      say: 'Lay out the clothes and the address now, and check the travel time once. One time only.',
      short: 'lay out the clothes and check the route once',
    },
  ],
  smaller: [
    {
      say: 'Read the job ad again and underline one thing you have done before.',
      short: 'underline one line of the job ad',
    },
    {
      say: 'Say your name and your current job to the mirror, slowly, one time.',
      short: 'say your name and job aloud once',
    },
    { say: 'Reply to the invitation with one sentence that confirms the time.', short: 'confirm the time by message' },
  ],
  lines: [
    ['May I take a moment to think about that?', "I haven't done exactly that. The nearest thing I've done is this."],
    [
      "I'm a little nervous, and I'm glad to be here. Let me start again.",
      'What would a good first month look like to you?',
    ],
    ['What made the last person in this job good at it?', "Could you say which part you'd like me to go into?"],
  ],
  guide: 'rehearse',
}
