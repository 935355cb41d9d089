import type { Answer } from '../../../conversation.ts'

/** Lines to say, for people who ask for words. */
export const joiningGroupWords: readonly Answer[] = [
  {
    like: [
      'how do i walk up to a group already talking',
      'what do i say to join a circle of people',
      'How does one enter a conversation among strangers?',
      'theyre all in a circle. what do i say when i get there',
      'i want join people who talk, what is the sentence',
      'no but once im standing next to them. what comes out of my mouth',
      "I hover near the group until it breaks up, every time, and I'd love a line to get in",
    ],
    say: [
      'Step in, wait for a breath, then one short line.\n"Hi, mind if I join you?"\n"Hey, what are we talking about?"\n"Can I stand with you for a bit?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'they invited me to sit with them and i froze. what do i say next time',
      'someone said "come join us" and i just stood there. words?',
      'I was beckoned to a table and had no reply. What should I have said?',
      'got waved over and said "um". what do i say instead',
      'they call me to join and i say nothing. what is good answer',
      'after someone invites me into the group what do i say',
      'She pulled out a chair for me and I mumbled something and looked at the floor, so give me a better line',
    ],
    say: [
      'They opened the door, so step through.\n"Thanks, I\'d like that."\n"Sure, scoot over. What did I miss?"\n"Thanks for waving me in."',
    ],
    asks: 'words',
  },
  {
    like: [
      'im in the group but cant get a word in. what do i say',
      'everyone talks fast, i just stand there. need small things to say',
      'How may I contribute to a fast conversation without a story of my own?',
      'standing there smiling like an idiot. words to join in',
      'group talk is quick, i have no time to make sentence. what short can i say',
      'what are little things i can say so im not silent in a group',
      "By the time I've built my sentence they've moved on, so I need something tiny",
    ],
    say: [
      'Small agreement counts as joining.\n"Same here."\n"I was thinking that, too."\n"Wait, how did that happen?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'people talk over me in groups. what do i say',
      'i got interrupted and gave up. how do i get back in',
      'When I am cut off in company, how do I resume politely?',
      'they cut me off every time. words?',
      'others speak over me in group and i stop. what can i say',
      'started a story and someone talked over it. what do i say then',
      "My voice is soft and somebody always rolls over it, and I'd like to take my turn back",
    ],
    say: [
      'Pick it up again, without a sorry.\n"As I was saying, I only had one more bit."\n"Hang on, I want to finish that thought."\n"Can I go back to something for a second?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'group is talking about something i know nothing about. what do i say',
      'they all talk sports and i dont follow. words to join',
      'The company discusses subjects unknown to me. What may I ask?',
      'everyone nerding out on a game i dont play. what do i say',
      "they talk about things i don't understand, how can i take part",
      'how do i join in when i dont know the topic',
      "It's all crypto and mortgages with them and I sit mute, so what could I say?",
    ],
    say: [
      'A plain question gets you in.\n"I don\'t know much about this. How did you get into it?"\n"What\'s that like?"\n"Explain it to me like I\'m new, because I am."',
    ],
    asks: 'words',
  },
  {
    like: [
      'first time going to a group tonight, what do i say when i walk in',
      'joining a new class where everyone knows each other. words',
      'I am to attend a society for the first time. How do I introduce myself?',
      'new group on thursday. what do i say to the first person',
      'i go first time to a group and know nobody. what to say at the door',
      'what do i say when i show up and theyre all already friends',
      "I've signed up, I'm going, and the doorway's the part I can't picture, so what do I say there?",
    ],
    say: [
      'Tell one person at the start.\n"Hi, it\'s my first time here. How does this work?"\n"I\'m new and a bit nervous. Can I sit with you?"\n"Is there a spot for one more?"',
    ],
    asks: 'words',
    about: 'coming',
  },
]
