import type { Answer } from '../../../conversation.ts'

/** Lines to say, for people who ask for words. */
export const firstDateWords: readonly Answer[] = [
  {
    like: [
      'how do i tell my date im nervous',
      'first date tomorrow and i know ill be shaking. can i say something about it at the start',
      'What might one say to a new person over dinner to admit to nerves?',
      'should i say im anxious? what words',
      'i want tell him i am shy person, when we meet tonight. how to say',
      'Want a line to get the nerves out of the way when she sits down, otherwise I spend the whole date hiding it',
      'help me say "im nervous" without killing the mood on date 1',
    ],
    say: [
      "Say it early, once, and move on.\n\"I get nervous on first dates, so if I'm quiet at first, that's why. I'm glad to be here.\"\n\"I'm a bit nervous. It's the good kind.\"",
    ],
    asks: 'words',
    about: 'coming',
  },
  {
    like: [
      'how do i end a date early without lying',
      'what do i say if i want to leave halfway through',
      'I would like a polite sentence to conclude a first date after one drink if it is not going well.',
      'hes nice but i want to go home. what do i say to get out',
      'last time i stayed 4 hrs because i couldnt say i want to leave. what are the words',
      "How I can finish the date soon if I don't like? Not be rude",
      'need an exit line for a date that isnt a fake phone call',
    ],
    say: [
      'You\'re allowed to go, and one honest line is enough.\n"I\'m going to head home now. Thank you for meeting me."\n"It was good to meet you. I don\'t feel a match, so I\'ll call it a night."\n"I\'m going to call it a night. Get home safe."',
    ],
    asks: 'words',
  },
  {
    like: [
      'had the date, it went well i think. what do i text',
      'What to write after first date if i want second one?',
      'how do i ask for a second date without being clingy',
      'We had a lovely dinner. How should I say I would enjoy seeing her again?',
      'just got home from the date, want to see him again. text??',
      'she said she had fun. whats the message to ask her out again',
      "I don't know the rule about waiting three days. I want a second date, tell me what to send.",
    ],
    say: [
      'Send it tonight or tomorrow, either is fine.\n"I had a good time with you. Would you like to do it again next week?"\n"Thanks for tonight. I\'d like to see you again if you would."',
    ],
    asks: 'words',
    about: 'over',
  },
  {
    like: [
      'how do i say i dont want a second date',
      'he wants to meet again and i dont. what do i write',
      'She has asked for another date. I felt nothing. What is the kind way to decline?',
      'date was ok but no spark, need a text that isnt ghosting',
      'i dont want second date but he is so nice, how to write him no',
      'need to let someone down after one date. words please, i keep putting it off',
      "Went out once, now they text asking when's round two and I really don't want to. What's a decent reply?",
    ],
    say: [
      'Thank them, say it plainly, stop there.\n"Thank you for meeting me. I enjoyed talking, but I didn\'t feel a spark, and I wanted to tell you."\n"It was good to meet you. I don\'t see this going further, and I wish you well."',
    ],
    asks: 'words',
    about: 'over',
  },
  {
    like: [
      'what do i say in the first 10 seconds when we meet',
      'first date tonight, when she walks up what do i say',
      'How does one greet a person one has only written to?',
      'the hello part is what scares me. give me a line',
      'when he arrives do i hug or what. at least tell me what to say',
      "i don't know how to begin when we see us first time in the cafe",
      'no not the conversation, the very start. like when i spot him. what do i say',
    ],
    say: [
      'Greet, one plain remark, one small question.\n"Hi, it\'s good to finally meet you. How was getting here?"\n"Hey, you made it. Want to find somewhere to sit?"\n"Hi. I\'ve been looking forward to this."',
    ],
    asks: 'words',
    about: 'coming',
  },
  {
    like: [
      'what do i say when the bill comes',
      'The check at the end of a date makes me panic. How do I word it?',
      'who pays?? what do i say when the waiter brings it',
      'i want to pay half but dont want to insult him, what do i say',
      "In my country the man pays always, here I don't know. What to say when bill arrive on first date?",
      'first date saturday. the bill moment. words pls',
      "I'm dreading the bit where the check sits on the table and nobody moves, what do people say?",
    ],
    say: [
      'Decide what you want first, and say it before the card comes out.\n"Can we split it?"\n"I\'d like to get this one, if that\'s okay with you."\n"Thank you, that\'s kind. I\'d rather pay my half."',
    ],
    asks: 'words',
    about: 'coming',
  },
  {
    like: [
      'what do i say if he goes in for a kiss and i dont want to',
      'how to say no to a kiss at the end of first date but nicely',
      'She may wish to kiss goodnight and I am not ready. What could I say?',
      'end of date kiss thing. i freeze. need words for not yet',
      'i dont want be kissed on first date, how can i tell it',
      'what if they lean in. i want to say something instead of just ducking',
      "My last date kissed me and I didn't want it and just stood there, so for tomorrow I'd like a sentence ready.",
    ],
    say: [
      'A clear no can be friendly.\n"I had a nice time. I\'d rather say goodnight with a hug."\n"I\'m not ready to kiss yet. I like to go slow."\n"A wave is good for me. Thank you for tonight."',
    ],
    asks: 'words',
    about: 'coming',
  },
]
