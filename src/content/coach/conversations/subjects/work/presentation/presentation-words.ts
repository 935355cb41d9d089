import type { Answer } from '../../../conversation.ts'

/** Lines to say, for people who ask for words. */
export const presentationWords: readonly Answer[] = [
  {
    like: [
      'whats a good first sentence for a presentation',
      "How do I open a talk without 'um, hi, so'?",
      'just the opening line pls, im presenting tmrw',
      'I need one sentence to start my presentation, English is not my language',
      'no not the whole thing, only how i begin',
      "I'm to address a room of forty and cannot find my opening words.",
      'how do you start when youre standing up there and everyones looking',
    ],
    say: [
      'Start with what they\'ll get, and skip any apology.\n"In the next few minutes I\'ll show you one thing about [the thing]."\n"Here\'s the question I started with."\n"Hi, I\'m [name]. By the end I\'d like you to remember one point."',
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i say if i lose my place in the middle of my talk',
      'My mind goes blank while presenting. I need words for that moment.',
      'if i forget what comes next on stage what do i say??',
      'When I forget my text in front of everybody, what can I say?',
      'blanked last time and just stood there. line for next time?',
      'Should I lose my thread during the speech, how might I recover gracefully?',
      'no for when i go blank up there. what do i say',
    ],
    say: [
      'Say it out loud; there\'s no need to hide it.\n"Let me check my notes for a second."\n"I lost my place. Let me go back to the main point."\n"Before I go on, here\'s what we have so far."',
    ],
    asks: 'words',
  },
  {
    like: [
      'what if someone asks a question i cant answer after my presentation',
      "How do I handle Q&A when I don't know the answer?",
      'the questions part scares me most. what do i say if i dont know',
      'They will ask me after the talk and I will not know. Which sentence can I use?',
      'someones gonna grill me at the end. words pls',
      'During questions, I fear being caught out. What would be an honest reply?',
      'q&a and im blank. what do i say',
    ],
    say: [
      'You\'re allowed to not know, and to think first.\n"Good question. Let me think for a second."\n"I don\'t know, and I\'d rather check than guess. I\'ll get back to you."\n"I didn\'t look at that. What I can tell you is this."',
    ],
    asks: 'words',
  },
  {
    like: [
      'someone in the audience told me i was wrong mid presentation. what do you say to that',
      'How do I respond when a person challenges me during my talk and they may be right?',
      'theres always one guy who corrects me while im presenting',
      "If somebody says 'this is not true' in my presentation what I answer?",
      'got heckled by a know it all in my talk, need a comeback thats not rude',
      "What should I say if a listener disputes a fact and I can't verify it there and then?",
      'what do i say if they pick a hole in it in front of everyone',
    ],
    say: [
      'You can take it seriously without settling it there.\n"Thank you, I\'ll check that. It doesn\'t change the next part, so let me go on."\n"You may be right. Can we look at it together afterward?"\n"That\'s not what I found, but I\'d like to see your source."',
    ],
    asks: 'words',
  },
  {
    like: [
      "how do i end a presentation, i always go 'so yeah thats it'",
      'I need a closing sentence for my talk.',
      'last line of a presentation?? mine just fizzles out',
      "At the end I don't know how to finish and I say only 'ok finish'",
      'whats a clean ending so ppl know to clap lol',
      'How does one conclude a speech without trailing off?',
      'no the end bit. what do i say last',
    ],
    say: [
      'Repeat your one point, thank them, and stop.\n"If you remember one thing, I\'d like it to be this."\n"That\'s where I\'ll stop. Thank you for listening."\n"Thank you. What would you like to ask?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'nobody asks anything after i say any questions and its dead silent. what do i say',
      'What do I say when the audience has no questions at all?',
      'silence after my talk, so awkward. words?',
      'I finish, I ask for questions and nobody talk. What to say then?',
      'if its crickets at the end what do i do, need a line',
      "After my lecture there's often a painful silence. How might I fill it?",
      'no questions from anyone and im just standing there. what do i say to get off',
    ],
    say: [
      'Wait a slow breath, then close it yourself.\n"One thing people might wonder about is this, so I\'ll answer it."\n"If something comes to you later, come find me."\n"All right, I\'ll leave it there. Thank you."',
    ],
    asks: 'words',
  },
]
