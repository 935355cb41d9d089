import type { Answer } from '../../../conversation.ts'

/** Lines to say, for people who ask for words. */
export const meetingWords: readonly Answer[] = [
  {
    like: [
      'someone said im wrong in front of everyone and i dont know if they are right. what do i say',
      "How do I answer when I get corrected in a meeting and I'm not sure who's right?",
      'coworker challenged my numbers in front of the team and i froze. need words',
      "In the meeting he told 'that is not correct'. I don't know if true. What to say?",
      "if they go 'that's not right' in front of ppl what do i say",
      'What would be a dignified response when one is contradicted publicly and cannot check on the spot?',
      'no like when they correct me in the meeting n im not sure. line?',
    ],
    say: [
      'You don\'t have to settle it in the room.\n"You could be right. Let me check and get back to everyone today."\n"That\'s different from what I have. Where does yours come from?"\n"I\'m glad you raised it. Let\'s mark it as open for now."',
    ],
    asks: 'words',
  },
  {
    like: [
      'i get interrupted every meeting. what do i say',
      'How do I hold the floor when a louder colleague cuts in?',
      'he talks over me every time and i just stop. what words',
      'My colleague always interrupts me, I want polite but strong sentence',
      'got cut off again today mid-point. whats the line for that',
      "I'm frequently spoken over in committee and would like something civil to say.",
      'what do i say when someone jumps in before im done',
    ],
    say: [
      'Say it level, and keep talking straight after it.\n"Let me finish this one thought, then it\'s yours."\n"I wasn\'t quite done. My point was this."\n"Hold on to that, I want to hear it. I\'m almost there."',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i get a word in at meetings, what do i say to start',
      "I never speak in meetings because I can't find a way in. What's an opening sentence?",
      'need a one sentence opener for speaking up at work',
      "When everybody discuss I want to enter but I don't know which words",
      'no just the first few words. how do i begin when i have something to say',
      'I sit on the board and never manage to break into the discussion. How might I begin?',
      'whats a line to jump in with so i actualy talk in the team meeting',
    ],
    say: [
      'Get the first few words out and the room turns to you.\n"Can I add one thing here?"\n"I want to go back to what was said a moment ago, because it touches something."\n"I see it a little differently, and here\'s why."',
    ],
    asks: 'words',
  },
  {
    like: [
      'they asked me something in the meeting and i had no idea. what do i say instead of waffling',
      "How do I admit I don't know in front of the whole team?",
      'boss put me on the spot with a question i cant answer, words please',
      "What I say when they ask and I don't have the answer in meeting",
      "'i dont know' sounds so bad. whats a better way of saying it",
      "Asked for a figure I hadn't got, in front of all of them. What should one say?",
      'no if i dont know the answer. what then',
    ],
    say: [
      'Not knowing sounds fine when a next step comes with it.\n"I don\'t know yet. I\'ll find out and send it around today."\n"I don\'t want to guess. Give me until tomorrow."\n"That one\'s outside what I know. Who here has seen it up close?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'i dont understand whats being discussed and everyone else does. how do i ask without looking stupid',
      'How do I ask a basic question in a meeting?',
      'they use an acronym i dont know and its too late to ask. what do i say',
      "I want ask a simple question but I'm afraid it is stupid. How to say?",
      'dumb question in meeting, how do u word it',
      "Everyone nods and I've no idea what they mean. Please give me a way to enquire.",
      'lost in every meeting lately. what do i say so they explain it again',
    ],
    say: [
      'Ask it plainly and skip "this may be stupid."\n"Can we go back a step? I want to make sure I follow."\n"What do we mean by that here, exactly?"\n"Could someone put that in one sentence for me?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'someone repeated my idea and got the credit. what do i say',
      'How do I claim my point when a colleague presents it as his own in the meeting?',
      'i said it, no one listened, then he said the same thing and everyone loved it. words??',
      'He took my idea in front of boss. I want to say something but not fight',
      "what's a non petty way to say 'that was my idea'",
      'My suggestion was ignored and then praised when another made it. What might I say?',
      'she said my exact idea as hers lol what do i even say',
    ],
    say: [
      'Welcome it and put your name back on it.\n"Glad that\'s landing, it\'s what I was getting at earlier. Let me add to it."\n"Yes, that\'s the idea I raised. The next step I see is this."\n"I\'d like to take that one on, since I brought it up."',
    ],
    asks: 'words',
  },
  {
    like: [
      'covering for my coworker in a meeting and i know nothing about her stuff. what do i say',
      'I have to stand in for somebody at a meeting tomorrow. How do I introduce that?',
      'boss is off and im filling in for him at the meeting, what do i open with',
      'My colleague is ill and I must present his part. What I should say when they ask questions?',
      "filling in for someone n they'll ask me things i cant answer. words",
      "I've been asked to deputize at a meeting and feel quite out of my depth. What do I say?",
      'no im just covering for someone. how do i tell them i dont know the details',
    ],
    say: [
      'Say your role first, and nobody expects the rest.\n"I\'m standing in for [name] today. I\'ll give you what I have and take questions back."\n"I don\'t know that one, but I\'ll get you an answer."\n"I\'ve written it down so [name] can reply to you directly."',
    ],
    asks: 'words',
  },
]
