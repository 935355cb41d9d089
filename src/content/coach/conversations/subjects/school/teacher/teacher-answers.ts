import type { Answer } from '../../../conversation.ts'

export const teacherAnswers: readonly Answer[] = [
  {
    like: [
      'am i bothering them',
      'they are so busy i dont want to annoy them',
      'its a waste of their time',
      'they have better things to do than answer me',
      'what if im a nuisance',
    ],
    say: [
      'Mostly no: answering questions is part of what they are there for, and office hours are set aside for it. A bad moment is possible. Then ask "When would be better?" and you\'ll have a time.',
    ],
  },
  {
    like: [
      'what if its a stupid question',
      'they will think im dumb',
      'i should already know this',
      'everyone else gets it',
      'what if they already explained it and i missed it',
    ],
    say: [
      'It may be a basic question, and those get asked more than any other kind. Say how far you got before you got stuck. That shows you tried, and it tells them where to start.',
      'They could think it for a second; nobody can rule that out. They also get a hint about what was unclear in class. Chances are somebody else is sitting on the same question.',
    ],
  },
  {
    like: [
      'how do i start the email',
      'what do i write to my professor',
      'ive been rewriting this email for an hour',
      'how formal does it have to be',
      'what do i call them',
    ],
    say: [
      `Start with their title and name, then one line: which class you're in and what you need. "Dear Professor ... , I'm in your Monday class. Could I ask you about ...?" Add thanks and your name. Three sentences, ten minutes, send.`,
    ],
  },
  {
    like: [
      'they havent answered my email',
      'its been three days and nothing',
      'what if they never reply',
      'should i write again or is that pushy',
    ],
    say: [
      `Silence tells you very little; their inboxes are full. After three or four school days one more line is fine: "I wanted to ask again about this." Or catch them after class and mention that you wrote.`,
    ],
  },
  {
    like: [
      'what if i cry',
      'i tear up when i talk about my grades',
      'i always cry in front of teachers',
      'what if my voice breaks when i tell him',
    ],
    say: [
      `Then you cry a little, and you go on when you can. "I cry when I'm stressed. I still want to ask this" is enough. Teachers have had people cry in their office before. You can also put the hard part in writing first.`,
    ],
  },
  {
    like: [
      'can i ask for an extension',
      'i need more time but im scared to ask',
      'what if they say no to an extension',
      'is it too late to ask for more time',
    ],
    say: [
      "Yes, you can ask, and earlier is better than the night before. Say what is done, what's missing, and name a date. They may say no. Then you can ask what still makes sense to hand in.",
    ],
  },
  {
    like: [
      'should i tell them about my anxiety',
      'do i have to explain why i missed class',
      'do they need to know whats wrong with me',
      'can i say its mental health',
    ],
    say: [
      `You don't have to. "I've been having health trouble" is true and enough for most requests. If you want lasting arrangements, like extra time, many schools have an office for that, and then the teacher only needs to know what was agreed.`,
    ],
  },
  {
    like: [
      'what do i do in office hours',
      'how do office hours even work',
      'what if someone else is in there',
      'do i knock or walk in',
      'how do i leave again',
    ],
    say: [
      `Knock, say your name and class, and ask your question. If somebody is in there, wait outside or ask if you should come back. To leave: "That helps, thank you," and stand up. Five minutes is a normal visit.`,
    ],
  },
  {
    like: [
      'this teacher is mean',
      'she humiliated me in front of everyone',
      'he rolls his eyes when people ask',
      'my professor is scary to everybody',
      'they yell at students',
    ],
    say: [
      'Then part of your fear is good information, and you can choose another way: email, an assistant, another teacher. Being made small in front of others is wrong. If it goes on, tell an advisor or somebody else you trust there.',
    ],
  },
  {
    like: [
      'i want to disagree with my grade',
      'how do i ask why i got a bad grade',
      'i think they graded me wrong',
      'can i complain about a grade',
    ],
    say: [
      `Yes, and it goes best as a question: "Can you show me where I lost the points?" Bring the paper. Listen first, then say where you see it differently. The grade may stay, and you'll at least know why.`,
    ],
  },
  {
    like: [
      'my english isnt good enough to talk to them',
      'in my country you dont talk to professors',
      'is it disrespectful to ask',
      'where i come from questioning a teacher is rude',
    ],
    say: [
      'In many schools a question is taken as interest, though it depends on the teacher. You can be as polite as you like: title, "may I ask," thank you. Showing your notes and pointing also works when the words run short.',
    ],
  },
  {
    like: [
      'can i send an email instead of going',
      'is email ok or do i have to go in person',
      'id rather write',
      'do i really have to talk to them',
    ],
    say: [
      "Email is fine for dates, deadlines and short questions. For something you don't understand, talking gets you there faster. If writing is the only way you ever do it, make every third one a face-to-face minute.",
    ],
  },
  {
    like: [
      'i need a recommendation letter',
      'they dont even know my name',
      'how do i ask a professor for a reference',
      'i never talked in class and now i need a letter',
    ],
    say: [
      `Ask in two sentences, and give them a way out: "Would you be able to write me a good letter? I can send you my work." A quiet student with solid work can be written about. If they say no, you ask the next one.`,
    ],
  },
  {
    like: [
      'i already tried and they were rude',
      'i went once and it was awful',
      'asked before, never again',
      'last time he made me feel stupid',
    ],
    say: [
      "That would put anyone off. One bad visit tells you about that person on that day. You could try a different one: a tutor, an assistant, another teacher. Or the same one by email, where a tone can't catch you off guard.",
    ],
  },
]
