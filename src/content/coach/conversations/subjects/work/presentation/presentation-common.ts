import type { Answer } from '../../../conversation.ts'

export const presentationCommon: readonly Answer[] = [
  {
    like: [
      'do i memorize it or use notes',
      'should i read it off the paper',
      'learn it by heart or cards',
      'Would you advise a full script or bullet points?',
      'i write all the text or only points, for presentation',
      'notes yes or no. its 5 min',
      'is it bad to have cards during my talk',
    ],
    say: [
      'Notes, with a few words per point. A full script makes you read, and learning by heart leaves you stranded if one word goes missing. Learn only your first two sentences well, so you start steadily. Then say the whole thing aloud twice from the cards.',
    ],
    about: 'coming',
  },
  {
    like: [
      'what if i blank in the middle of my talk',
      'what if i forget everything up there',
      'i will forget my words infront of all',
      'Suppose my mind goes blank while presenting?',
      'and when i lose the thread. what then',
      'my nightmare is just standing there with nothing',
      'blackout during presentation what do i do',
    ],
    say: [
      "Then stop, look at your notes, breathe out, and say, \"Let me find my place.\" A pause feels endless from up there, and you're allowed one. If it's still gone, go to the next point. Say that line aloud tonight, so it's ready if you need it.",
    ],
    about: 'coming',
  },
  {
    like: [
      'presentation done. my voice shook the whole time',
      'i gave the talk and i was bright red',
      'did it. read everything off the page shaking',
      'My speech is behind me, though I trembled throughout.',
      'presentation is finish, i was so nervous everybody saw',
      'ok talk over, hands shaking, dropped my cards',
      'got through it but i sounded like a goat',
    ],
    say: [
      "You stood there and got to the end with all of that going on, and that's what counts. Shaking doesn't cancel what you said; they came for the content. Before you grade yourself, name one sentence that came out the way you wanted.",
    ],
    about: 'over',
  },
  {
    like: [
      'whats a good first line for my presentation',
      'how do i start my talk, the first sentence kills me',
      'Please suggest an opening for a ten-minute presentation.',
      'presenting tomorrow. first words??',
      'I must present in english, how to begin',
      'i always start with "um so yeah". give me something better to open with',
      'need an opener for a class presentation thats not cheesy',
    ],
    say: [
      'Learn this much by heart, then breathe.\n"Good morning. I\'m [name], and I want to show you one thing today."\n"In the next ten minutes, you\'ll see why [topic] matters."\n"Let me start with a short story."',
    ],
    about: 'coming',
    asks: 'words',
  },
  {
    like: [
      'what do i say when i lose my thread in a presentation',
      'blanked mid talk. what should i say in that moment',
      'Should I forget my place while speaking, what could I say?',
      'i forget everything in the middle and stand there. line for that',
      'when I lost in my speech, what sentence to say?',
      'what if my mind goes blank up there, words please',
      '"i lost my thread", is it ok to say that? how',
    ],
    say: [
      'Saying it out loud is fine, and so is looking down.\n"Give me a second to find my place."\n"I lost my thread. The point I was making is this."\n"Let me sum up where we are so far."',
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i say if they ask a question i cant answer',
      'q&a after my talk scares me most. what if i dont know',
      "How does one respond to a question beyond one's knowledge?",
      'someone asks something i have no clue about, what do i say',
      "after presentation they ask and I don't know answer. words",
      'prof will grill me. line for "no idea"?',
      'got asked something in front of everyone and just went uhhh. what do you say',
    ],
    say: [
      'Not knowing, said calmly, sounds trustworthy.\n"That\'s a good question, and I don\'t know yet."\n"Let me look into it and get back to you."\n"What I can tell you is this part."',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i finish my presentation, what are the last words',
      'i always end with "yeah thats it". better ending?',
      'What is a good closing sentence for a talk?',
      'last line for my slides, pls',
      'how to end the speech in english',
      'ending my talk is awkward, everyone just sits there. what do i say',
      'need a closing for a class presentation',
    ],
    say: [
      'Slow down for the last one, then stop.\n"If you remember one thing, let it be this: [your main point]."\n"That\'s what I wanted to show you. Thank you for listening."\n"I\'m happy to take a question or two."',
    ],
    about: 'coming',
    asks: 'words',
  },
]
