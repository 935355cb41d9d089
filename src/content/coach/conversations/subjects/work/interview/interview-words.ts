import type { Answer } from '../../../conversation.ts'

/** Lines to say, for people who ask for words. */
export const interviewWords: readonly Answer[] = [
  {
    like: [
      'what do i say when they ask if i have any questions',
      'Do you have any questions for us? I always say no. What should I say?',
      'need good questions to ask at the end of an interview',
      "In the interview they ask 'any questions?' and I don't know what is good to say",
      'any questions for us part, words pls',
      "I'm returning to work at 55. What might I ask the panel at the end?",
      'no, at the end when its my turn to ask. what do i ask',
    ],
    say: [
      'Pick two of these and write them on your notes.\n"What would a good first three months look like to you?"\n"What\'s the hardest part of this job?"\n"What happens next, and when should I expect to hear?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'i gave a terrible answer in my interview. can i fix it in the thank you email? what do i write',
      'How do I word a thank-you note that corrects a weak answer?',
      'blew one question. want to email them about it but how',
      'After interview I remembered the better answer. How can I write this to them?',
      'messed up one q, thank u email wording??',
      "I'd like to write to the interviewer to clarify something I put poorly.",
      'thought of the perfect answer on the bus home ugh. is there a way to send it',
    ],
    say: [
      'One thank-you, one better answer, no apology.\n"Thank you for your time today. I enjoyed our conversation."\n"I\'ve thought more about your question on [the thing]. A fuller answer is this:"\n"Thank you again. I\'d be glad to talk further."',
    ],
    asks: 'words',
    about: 'over',
  },
  {
    like: [
      'what do i say in an interview when i go blank',
      "How do I buy time when I can't think of an answer to an interview question?",
      'they ask something and my mind empties. line to stall?',
      'When the question in interview is difficult I am silent too long. What to say?',
      'no like if i need time to think. what do i tell them',
      'I should like a phrase for gaining a moment during an interview.',
      'froze in my last interview. what could i say instead of nothing',
    ],
    say: [
      'You can ask for the pause out loud.\n"That\'s a good question. Let me take a moment."\n"Could you say a little more about what you\'re looking for there?"\n"Nothing comes to mind right away. Can we come back to it?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i answer tell me about yourself',
      "'So, tell me about you' is where I fall apart. What do I say?",
      'opening of an interview, need like two sentences about me',
      "They say 'introduce yourself' in interview, please help me with the words",
      'tell me about urself... i hate it. what do i say',
      'How ought I to begin when the panel asks me to say something about myself?',
      'no the first question, about yourself. what goes there',
    ],
    say: [
      'Now, before, and why here: three sentences are enough.\n"Right now I\'m [what you do], and the part I like most is [the thing]."\n"Before that I learned a lot from [the thing]."\n"I\'m here because this job has more of what I enjoy."',
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i say my weakness is',
      "The weakness question: I never know what to say that's honest but not fatal.",
      'biggest weakness?? i have too many lol what do i pick',
      'They will ask my weak points. Should I say I am shy? Which words?',
      'they always ask about weaknesses n i freeze. give me something',
      'How might I speak about a shortcoming at an interview without ruining my chances?',
      'is it ok to say im nervous as my weakness. how would i word it',
    ],
    say: [
      'Pick something true, and say what you do about it.\n"I can be quiet in groups, so I prepare one point before each meeting."\n"I check things too many times, so I set a limit and hand it in."\n"I used to avoid asking for help. Now I ask earlier."',
    ],
    asks: 'words',
  },
  {
    like: [
      "they'll ask what salary i want, what do i say",
      'How do I answer the pay question in an interview?',
      'salary expectations question makes me panic. words pls',
      'In interview they ask how much money I want and I am ashamed to say a number',
      'do i say a number first?? what do i say about pay',
      'What is a dignified way to discuss remuneration when asked?',
      'no the money question. what do i tell them in the interview',
    ],
    say: [
      'Say it once, then let the silence be.\n"What range do you have in mind for this role?"\n"I\'m looking for around [number]. Is that possible here?"\n"I\'d like to do this job, so I hope we can agree on the pay."',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i tell them im nervous in the interview',
      'My voice shakes in interviews. Is there something I can say about it?',
      'can i just say im nervous? how do i word it',
      'I get very nervous at interview and they see it. What can I say to them?',
      'they can see me shaking, what do i say so its not weird',
      'Would it be wise to mention my nerves to the panel, and in what words?',
      'what to say when my nerves show halfway thru the interview',
    ],
    say: [
      'Say it once, lightly, and go straight to your answer.\n"I\'m a little nervous because I\'d like this job. Let me start again."\n"Give me one breath. Okay, here\'s my answer."\n"I\'m better once I get going, so I\'ll begin."',
    ],
    asks: 'words',
  },
]
