import type { Answer } from '../../../conversation.ts'

/** Lines to say, for people who ask for words. */
export const lunchAloneWords: readonly Answer[] = [
  {
    like: [
      'what do i say to sit with people at lunch',
      'how do i ask to join a table',
      'What is a polite way of asking to share a table with colleagues?',
      'cafeteria. im standing there with my tray. words',
      'i want sit with others in lunch, how to ask',
      'like when i walk up with my food. what do i say',
      "I've eaten alone since I started, and today I'd like to ask for a seat with someone",
    ],
    say: [
      'Ask before you set the tray down.\n"Is this seat free?"\n"Mind if I eat with you?"\n"Can I join you today?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i ask someone to have lunch with me',
      'want to invite a coworker to lunch. what do i say',
      'How might I propose lunch to a colleague I scarcely know?',
      'text to ask someone to eat together tomorrow? or say it? words',
      'i am always alone by lunch, i want ask one person. how',
      'what do i say to the girl who also eats alone',
      "There's one fellow who seems kind, and I'd like to have lunch with him, but what do I say?",
    ],
    say: [
      'Ask one person, that same day.\n"I\'m going to lunch at noon. Want to come?"\n"Are you eating in today? I\'d like company."',
    ],
    asks: 'words',
  },
  {
    like: [
      'someone asked me to lunch and i panicked and said no. what do i say next time',
      '"coming to lunch?" i want to go, what do i answer',
      'When invited to join others at lunch, how should I accept?',
      'they ask me to eat with them and i always say im busy. words for yes',
      'if they ask me for lunch, what i say',
      'got a "wanna grab lunch" from a coworker. yes but how',
      "I blurt out an excuse before I've thought, and I'd like a yes ready on my tongue",
    ],
    say: [
      'Yes first, details after.\n"I\'d like that, thanks. When do you go?"\n"Sure, give me a minute and I\'ll come along."',
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i talk about at lunch once im sitting there',
      'i sit with them but say nothing. words?',
      'What does one converse about over lunch with colleagues?',
      'at the table now what do i say',
      "i eat with others but don't know what to say to them",
      'ok i sat down. now what do i say',
      'I got as far as the table, and then I chewed for half an hour in silence. What could I say?',
    ],
    say: [
      'The food and the day are enough.\n"That looks good. Did you make it?"\n"How\'s your day been so far?"\n"What are you up to after this?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i say no to lunch today without them never asking again',
      'want to eat alone sometimes, what do i tell coworkers',
      'How do I decline company at lunch without seeming cold?',
      'too drained for lunch w people today. words',
      'they ask me to eat with but today i need rest. how to say',
      'what do i say so they know its not them, i just need a break at lunch today',
      "I do like them, I've just no talk left in me by noon today, and I don't want the invitations to stop",
    ],
    say: [
      'Friendly, and the door stays open.\n"I need a quiet half hour today. Ask me again, though, I mean it."\n"Not today, thanks. Could we do it tomorrow?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'someone asked why i eat alone. what do i say',
      '"all by yourself?" words for that',
      'A colleague remarked that I always dine alone. What could I answer?',
      'people comment that i sit alone at lunch. what do i say back',
      'they ask me why alone in lunch, i get ashamed. what to answer',
      'what do i say when somebody notices im eating alone',
      'She said "oh, no friends today?" and I laughed it off, and I\'d like a better answer',
    ],
    say: [
      'Say it plainly, it\'s nothing to hide.\n"I\'m on my own today. Want to sit?"\n"I like a quiet lunch sometimes, and company is good too."',
    ],
    asks: 'words',
  },
]
