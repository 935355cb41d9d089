import type { Answer } from '../../../conversation.ts'

export const interviewCommon: readonly Answer[] = [
  {
    like: [
      'suit or no suit for the interview',
      'what do i wear to my interview',
      'is a tie too much',
      'Is a blazer necessary for an interview at a smaller firm?',
      'i have interview monday what clothes',
      'shirt with jeans ok for a warehouse job interview?',
      'do i dress formal or like the people who work there',
    ],
    say: [
      "Look at how people dress there, on their site or photos, and go one step smarter. If you can't tell, a plain shirt and neat pants will do in most places. Wear it for ten minutes tonight, sitting down too, so nothing pinches or surprises you on the day.",
    ],
    about: 'coming',
  },
  {
    like: [
      'do i tell the interviewer im nervous',
      'is it ok to say im nervous in an interview',
      'should i mention my anxiety at the interview',
      'Would admitting to nerves count against me with the panel?',
      'if my voice shake can i say to them i am nervous',
      'tell them or pretend im confident (interview thurs)',
      'interview - be honest that im nervous or not',
    ],
    say: [
      "One short line is fine: \"I'm a bit nervous because I'd really like this job.\" It's honest and it tells them you care. Then answer the question. You don't owe them anything about your health in an interview.",
    ],
    about: 'coming',
  },
  {
    like: [
      'interviews over and i messed up one answer',
      'i think i blew the interview',
      'had my interview, talked way too fast',
      'I fear I did not make a good impression at interview.',
      'interview finish. i forgot so many things to say',
      'that went terrible they looked bored',
      'one question i just said idk. am i out',
    ],
    say: [
      "One weak answer doesn't have to decide it. And faces in interviews are hard to read, since people are taking notes. You can send a short thank-you today and add the one thing you'd forgotten. After that it's out of your hands, so give yourself the evening off.",
    ],
    about: 'over',
  },
  {
    like: [
      'should i follow up or wait after the interview',
      'no word since the interview, do i email them',
      'its been a week since i interviewed. write or wait',
      'Is it appropriate to enquire after the outcome?',
      'interview was 10 days ago, i can ask?',
      'do i chase them or is that annoying',
      'they said theyd call by friday. its monday',
    ],
    say: [
      "If the date they gave has passed, or it's been about a week, write. One polite line asking where things stand isn't pushy; it's normal business. Do it tomorrow morning in three sentences, and then let it be their turn.",
    ],
    about: 'over',
  },
  {
    like: [
      'what do i say to "tell me about yourself" in an interview',
      'interview tomorrow, the first question always kills me. words?',
      'How ought I to answer when asked to describe myself to an employer?',
      'they said tell us a bit about you and i told my whole life. what should it be',
      'in interview, about yourself question, short answer please',
      'need a good about me for a job interview',
      'first job interview ever, what do i say about myself',
    ],
    say: [
      'Now, before, why here. Under a minute.\n"Right now I\'m [what you do], and I enjoy [one part]."\n"Before that I learned [one skill] by doing [one thing]."\n"I\'m here because this job has more of that."',
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i say in an interview when i cant think of an answer',
      'they ask a question and my mind goes white. line?',
      'How can I gain a moment to think during a job interview?',
      'froze in the interview. what could i have said',
      "in job interview I don't understand question, what say",
      'need something to say while i think, interview is at 2',
      'what if they ask something i never did, what do i answer',
    ],
    say: [
      'Thinking out loud is allowed.\n"Good question. Let me think for a moment."\n"Could you put that another way?"\n"I haven\'t done exactly that, but here\'s how I\'d start."',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i explain the gap in my resume',
      'i was out of work 2 years because of anxiety. what do i say in the interview',
      'What might I answer regarding a gap in employment?',
      "they'll ask about the gap. short words pls",
      'hole in my cv, interviewer ask why, how to answer',
      'i was home sick and dont want to tell them. what do i say abt those years',
      'gap question, interview thursday, no idea what to say',
    ],
    say: [
      'One calm sentence, then forward.\n"I took time off for personal reasons, and I\'m ready to be back."\n"I had a health issue to take care of, and I\'m ready to work now."\n"I\'d love to tell you what I bring to it."',
    ],
    asks: 'words',
  },
]
