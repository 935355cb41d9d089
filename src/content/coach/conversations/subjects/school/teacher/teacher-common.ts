import type { Answer } from '../../../conversation.ts'

export const teacherCommon: readonly Answer[] = [
  {
    like: [
      'do i email my teacher or talk to her',
      'should i tell my teacher im scared of talking in class',
      'will the teacher think im making excuses',
      'Is it appropriate to inform my tutor about my anxiety?',
      'i tell teacher or no, i am very shy',
      'tell him im nervous or just do it',
      'can i ask to present just to the teacher',
    ],
    say: [
      "Yes, tell them, and an email is fine. Say what's hard and what would help you take part, like going early or starting with a small group. Teachers hear this often, and asking for a smaller step isn't an excuse. Keep it to three sentences and send it today.",
    ],
    about: 'coming',
  },
  {
    like: [
      'how do i tell my teacher that i stammer',
      'want to tell my professor privately about my stutter before the oral. what do i write',
      'I would like to let my instructor know that I stammer. How do I begin?',
      'new teacher doesnt know i stutter and calls on me. what do i say to her',
      'email to teacher about my stammer, short pls',
      'how say to my teacher that I block when I speak, it is stammer',
      'i stammer and i want mr k to know but not the whole class',
    ],
    say: [
      'Say what it is and what helps you.\n"Could I talk to you privately for a minute?"\n"I stutter. I know the answers, I need more time to say them."\n"It helps if you wait and don\'t finish my sentences."',
    ],
    asks: 'words',
  },
  {
    like: [
      'someone in class mocks how i talk. how do i tell the teacher privately',
      'how do i tell a teacher that a kid is making fun of me',
      'I wish to report that a classmate ridicules me. What should I say?',
      'they imitate me every time i speak. i wanna tell the teacher but not in front of them',
      'boy in class laugh at me every day, how I tell to teacher',
      'what do i write my teacher abt being mocked',
      'want my teacher to know whos teasing me without it becoming a huge thing',
    ],
    say: [
      'Give the facts and what you\'d like done.\n"Can I speak to you alone? It\'s about something in class."\n"[Name] makes fun of me, and it\'s happened more than once."\n"I\'d like it to stop. Please talk with me before you do anything."',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i email a professor to ask for help',
      'i dont get the homework and im scared to ask the teacher. what do i say',
      'What should I write to a lecturer to request office hours?',
      'want to ask my teacher a question after class, whats the line',
      'how to ask teacher for explain again, only me',
      'need extra time on the essay. how do i ask',
      "i've been lost in math for weeks. words for asking my teacher for help",
    ],
    say: [
      'Say where you\'re stuck and what you\'re asking for.\n"Hi, I\'m [name] from your class. I\'m having trouble with [one thing]."\n"Could I have ten minutes with you this week?"\n"I\'ve tried it on my own, and this is where I got stuck."',
    ],
    asks: 'words',
  },
]
