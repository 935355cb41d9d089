import type { Answer } from '../../../conversation.ts'

/** Lines to say, for people who ask for words. */
export const teacherWords: readonly Answer[] = [
  {
    like: [
      'how do i email my professor for an extension',
      'I need to ask a teacher for more time. How do I word it?',
      'extension email pls, its due tomorrow',
      'I want to ask the professor for later date, please help with polite words',
      'cant finish in time, what do i write to my teacher',
      "As a mature student I'm embarrassed to request an extension. What do I say?",
      'asking for extra days on an assignment. words',
    ],
    say: [
      'Short, early and with a date.\n"I\'m writing to ask for an extension on [the assignment]."\n"I could hand it in by [day]. Would that be possible?"\n"I can send you what I have so far. Thank you for considering it."',
    ],
    asks: 'words',
  },
  {
    like: [
      'i dont understand anything in class and have to tell the teacher. how',
      'How do I ask a teacher for help after class without feeling dumb?',
      'im lost in math. what do i say to the teacher',
      "I want to go to office hours but I don't know what to say there",
      'going to my profs office, whats my first sentence',
      "I'm struggling with the course and would like to approach the tutor.",
      'no i havent asked him yet. what do i say when i go up to him',
    ],
    say: [
      'Say where you got lost, even if it\'s early on.\n"Do you have a few minutes? I\'m stuck and could use help."\n"I followed until this point, then I lost it."\n"What should I go over first?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'teacher marked me wrong and i think its right. how do i say it',
      'How do I ask a professor about a grade I disagree with?',
      'my grade seems off, what do i write',
      'I think the note of my exam is a mistake. How can I ask the teacher politely?',
      'want to ask why i got a C without sounding whiny',
      "I'd like to query a mark respectfully.",
      'bad grade, dont get why. email to prof?',
    ],
    say: [
      'Ask to understand it before you ask to change it.\n"Could you help me understand how this was graded?"\n"I think there might be a mix-up on [the question]. Could you look again?"\n"What would have made this answer stronger?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'can i ask my teacher not to call on me? what do i say',
      'How do I tell a professor about my anxiety in class?',
      'want to tell my teacher that speaking in class is hard for me. words',
      'I am afraid when the teacher asks me suddenly. How to tell her?',
      'teacher picks on me out of nowhere n i freeze. what could i tell him',
      'I wish to explain to my instructor that being called on distresses me.',
      'email to teacher about being scared to talk in class pls',
    ],
    say: [
      'Ask for a step you can take, not for silence all year.\n"Speaking in class is hard for me, and I\'m working on it."\n"Could you tell me ahead of time when you\'ll call on me?"\n"Could I start with short answers and build up?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'i missed class and have to write the teacher. what do i say',
      'Skipped a couple of classes from anxiety. How do I email the professor?',
      'havent been in weeks, what do i even write',
      "I was absent and I'm ashamed to write to teacher. Which words?",
      'missed a bunch of lectures. msg?',
      "I've been away from the course and wish to return. How do I explain?",
      'going back to class after missing some, what do i tell the teacher',
    ],
    say: [
      'No long story needed; say it and ask for the next step.\n"I\'ve missed class and I\'d like to catch up."\n"What\'s the most important thing to do first?"\n"I\'ll be at the next one. Could we talk for five minutes afterward?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i address profs in an email, i never know',
      'How do I start and end an email to a professor?',
      'do i say hi or dear to my teacher in an email',
      "I don't know how to write to a professor in America, what is the greeting?",
      "email to my teacher, been staring at 'dear' for an hour",
      "What is the proper form of address when writing to one's instructor?",
      'whats the first and last line of a mail to a prof',
    ],
    say: [
      'Plain and polite is right for nearly every teacher.\n"Hello Professor [last name], I\'m in your [class], and I have a question."\n"Could you tell me [the thing]?"\n"Thank you for your time. Best, [name]"',
    ],
    asks: 'words',
  },
]
