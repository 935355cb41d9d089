import type { Answer } from '../../../conversation.ts'

export const smallTalkCommon: readonly Answer[] = [
  {
    like: [
      'what if the conversation dies',
      'what if i run out of things to say',
      'what if theres an awkward silence',
      'Suppose we exhaust every topic within five minutes?',
      'if silence come, what i do',
      'i have like 2 topics and then nothing',
      'what happens when i have nothing left to say',
    ],
    say: [
      'Then let it be quiet for a moment; half of the job is theirs. Pick up anything they said before: "You mentioned your trip, how was it?" Or something you can both see. And if it\'s really done, "Nice talking to you" is a good ending. Nothing has failed.',
    ],
    about: 'coming',
  },
  {
    like: [
      'i just said "you too" when the waiter said enjoy your meal',
      'i said something so dumb at the coffee machine',
      'told a joke and no one laughed',
      'I made a foolish remark to a stranger and cannot forgive myself.',
      'i say wrong word and they look strange at me',
      'waved at someone who wasnt waving at me kill me',
      'mixed up her name. twice',
    ],
    say: [
      `That's a slip a lot of people have made. For them it may have been two seconds. You don't have to fix it. Next time it happens, a smile and "well, that came out wrong" ends it on the spot.`,
    ],
    about: 'over',
  },
  {
    like: [
      'what do i say when someone asks how are you and im really not ok',
      'its been an awful month and people keep asking how i am. i dont want to lie or cry',
      'How do I answer "how are you" during a bad time without going into it?',
      '"how are u" and i have no answer bc things are terrible',
      'when life is bad and colleague ask how are you, what is normal to say',
      "how do i reply to how's it going when everything is falling apart",
      "Neighbors ask how I'm doing since it all went wrong. I'd like an honest but short reply.",
    ],
    say: [
      'You can be honest without opening the whole thing.\n"It\'s been a rough stretch, but thanks for asking."\n"Hanging in there. I\'d rather hear about you today."\n"Not my best week. I may tell you about it some other time."',
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i answer when people ask what do you do',
      'i hate the "so what do you do" question. need an answer',
      'How should I respond when asked about my profession at gatherings?',
      'my job is boring and hard to explain, what do i say when they ask',
      '"what do you do" i always say nothing interesting and it dies',
      'how answer about my work in small talk, in two sentence',
      'someone asks what i do for work and i mumble. give me a line',
    ],
    say: [
      'One plain line, one human detail, then back to them.\n"I work in [field]. Mostly I help people with [one thing]."\n"The part I like is [small thing]. The paperwork, less so."\n"How about you?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'im unemployed. what do i say when they ask what i do',
      'lost my job in march and everyone asks "what do you do". words?',
      'How might one answer "and what do you do?" while between jobs?',
      'not working right now bc of health, what do i answer to that question',
      "I don't have job now, people ask. I am shamed. what to say",
      'when they ask about work and i have none, short answer pls',
      "got laid off and theres a bbq sunday where they'll all ask about my job",
    ],
    say: [
      'Say it flat, then lead somewhere you like.\n"I\'m between jobs right now and looking around."\n"I\'m not working at the moment. Lately I\'ve been spending time on [something you do]."\n"That\'s a longer story. How do you know everyone here?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i say in an elevator',
      'elevator small talk with a coworker, lines?',
      'What does one say to a stranger while riding in a lift?',
      'stuck in elevator with the guy from floor 5 every day. what do i say',
      'in lift silence is horrible. words',
      'just me and one person in the elevator, do i talk? what',
      '20 seconds in the elevator, pls help',
    ],
    say: [
      'A nod and one line is plenty; quiet is fine too.\n"Morning. Which floor?"\n"Slow one today."\n"Have a good one."',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i start talking to someone on a train',
      'someone cute sits across from me on the bus every morning. first line?',
      'What might one say to a fellow passenger?',
      'train small talk, what do people say',
      'on the plane next to a stranger, how begin speak',
      '6 hour train ride tmrw, id like to talk to my seat neighbor. words?',
      'guy next to me on the train reads my favorite book. what do i say',
    ],
    say: [
      'One remark about the trip, then see if they turn toward you.\n"Are you going far?"\n"I\'m on my way to [place] today."\n"I\'ll let you get back to it. Nice talking with you."',
    ],
    asks: 'words',
  },
]
