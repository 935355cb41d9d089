import type { Answer } from '../../../conversation.ts'

export const newJobCommon: readonly Answer[] = [
  {
    like: [
      'do i introduce myself or wait for them',
      'first day tomorrow, any tip',
      'should i go say hi to everyone on day one',
      'How ought I to conduct myself on my first day?',
      'tomorrow new work i am so scared give me advice',
      'what do i do if nobody talks to me on my first day',
      'new job monday. one thing i should do',
    ],
    say: [
      'Go first, with one person at a time: "Hi, I\'m new here, what\'s your name?" Being new is a free pass; everybody expects questions. Aim to learn three names on the first day and nothing more. The rest can wait until next week.',
    ],
    about: 'coming',
  },
  {
    like: [
      'everyone is going to ask how are you when i come back from sick leave. what do i answer',
      'been off sick two months, back monday. what do i say to "how are you"',
      'How should I reply when colleagues ask how I am after my medical leave?',
      'back to work after burnout leave and i dread the "so how ARE you" question',
      'after sick leave people ask "you better now?" i don\'t know what answer',
      "they'll all ask if im ok now. short answer please",
      'I return from leave tomorrow; I want something brief for the corridor.',
    ],
    say: [
      'Short, warm, and then hand it back to them.\n"Thanks for asking. I\'m glad to be back."\n"Better than I was, and taking it one day at a time."\n"It\'s good to see you. What did I miss?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'first day at work tomorrow, what do i say to people',
      'how do i introduce myself at my new job',
      'What should I say to new colleagues on my first day?',
      'starting monday, i need a hello line',
      'first day job, how I say hello to everybody',
      "new job and they'll walk me around to meet everyone. what do i say 20 times",
      'whats a normal intro for day one',
    ],
    say: [
      'The same three lines work on everybody.\n"Hi, I\'m [name]. I started today."\n"What do you work on?"\n"I\'m still learning names, so I may ask you again."',
    ],
    about: 'coming',
    asks: 'words',
  },
  {
    like: [
      'how do i ask for help at my new job without looking stupid',
      'dont understand the task and scared to ask. what do i say',
      'In a new position, how might I pose questions without seeming incompetent?',
      'i already asked once and forgot. how do i ask again',
      "new work, I don't understand, which words to ask colleague",
      'everyones busy, how do i ask someone to show me',
      'week two and i still dont know how to do it. line?',
    ],
    say: [
      'Say what you know, then what\'s missing.\n"I\'ve got this far, and I\'m stuck on this step."\n"Could you walk me through it once? I\'ll take notes."\n"I want to get this right, so I\'d rather ask now."',
    ],
    asks: 'words',
  },
]
