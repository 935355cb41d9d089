import type { Answer } from '../../../conversation.ts'

export const meetingCommon: readonly Answer[] = [
  {
    like: [
      'do i speak first or wait til the end of the meeting',
      'should i say my point early or wait for a good moment',
      'is it better to talk at the start',
      'At what point in the meeting ought I to contribute?',
      'when i should talk in meeting, begin or end',
      'early or late?? in the meeting i mean',
      'i always wait for the right moment and then its over',
    ],
    say: [
      'Early, in the first ten minutes. The longer you wait, the bigger it gets, and the right moment rarely comes by itself. It can be small: a question, or "I agree with that." After that you\'ve got your voice in the room and the next one is easier.',
    ],
    about: 'coming',
  },
  {
    like: [
      'i said nothing the whole meeting again',
      'stayed silent for an hour. again',
      'meeting over and i didnt say a word',
      'I failed to contribute once more.',
      'i had idea but i didnt say. meeting finish now',
      'had the point ready and chickened out in the standup',
      'they asked for thoughts and i just sat there',
    ],
    say: [
      'It\'s not lost. Send your point now in two lines to whoever led it: "One thought after the meeting." That counts as contributing. And for next time, decide on one sentence beforehand and say it in the first ten minutes, before the waiting makes it heavy.',
    ],
    about: 'over',
  },
  {
    like: [
      'a guy repeated my idea in the meeting and got the credit. what do i say',
      'my idea was taken in front of everyone. how do i get it back without a fight',
      'What can I say when a colleague presents my suggestion as his own?',
      'he said exactly what i said 5 mins earlier and everyone loved it. words??',
      'coworker take my idea in meeting, how i say it was mine politely',
      "someone stole my idea and i just sat there. what's a line for next time",
      "I'd like a calm sentence for when my proposal gets credited to somebody else.",
    ],
    say: [
      'Claim it by building on it, calmly.\n"I\'m glad that\'s landing. It\'s what I was getting at earlier, so let me add to it."\n"Thanks for picking up my point. Here\'s how I\'d see it working."\n"I\'d like to take the lead on this, since I brought it up."',
    ],
    asks: 'words',
  },
  {
    like: [
      'my coworker took credit for my work, how do i bring it up with him privately',
      'want to talk to her after the meeting where she presented my idea as hers. how do i start',
      'How do I confront a colleague, one to one, who passed off my idea as his?',
      'he stole my idea yesterday. i want to say something to him but not blow up',
      'what do i say to teammate alone, he used my idea in front of boss',
      'need opening line for the "that was my idea" talk w coworker',
      "She's normally nice, but she claimed my plan in the meeting. What could I say to her in private?",
    ],
    say: [
      'Say what you saw and what you\'d like next time.\n"Do you have a minute? It\'s about the meeting."\n"The idea you presented was one I\'d raised, and it stung not to hear my name."\n"Next time I\'d like you to mention where it came from."',
    ],
    about: 'over',
    asks: 'words',
  },
  {
    like: [
      'they talk over me in every meeting. what do i say',
      'i get interrupted and just stop talking. need a line to hold the floor',
      'What does one say on being interrupted by a senior colleague?',
      'people cut me off mid sentence, how do i finish',
      'when they interrupt me, how I can continue politely',
      'he always starts talking when im not done. words please',
      'I have a quiet voice and get talked over at work. Give me something firm but nice.',
    ],
    say: [
      'Keep your tone level and keep going.\n"Hold on, I\'d like to finish that thought."\n"I wasn\'t quite done. One more sentence and it\'s yours."\n"Let me finish, then I want to hear yours."',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i say something in a meeting when i never speak',
      'need one sentence i can say so im not silent the whole meeting',
      "What might a quiet person contribute in a team meeting? I'd like ready phrases.",
      'i want to talk once tomorrow at standup, give me a line',
      'in meeting I never know how to begin to speak. please some phrases',
      'boss said i should speak up more. what do i even say',
      'all hands meeting and i wanna say at least one thing. what are easy ones',
    ],
    say: [
      'Agreeing or asking counts as speaking.\n"I agree with that, and I\'d add one thing."\n"Can you say more about how that would work?"\n"I see it a little differently, and here\'s why."',
    ],
    about: 'coming',
    asks: 'words',
  },
  {
    like: [
      'walking into a meeting late, what do i say',
      'im going to be late to the team call, whats the line when i join',
      'How should one enter a meeting that has already started?',
      'late to a meeting with my boss, words when i come in',
      'I come late to the meeting and everybody look, what I say',
      'joined late and they all stopped talking. what should i have said',
      'traffic, ill be 15 late to the client meeting. what do i text and say',
    ],
    say: [
      'One short apology, then let the room go on.\n"I\'m running about fifteen minutes late. Please start without me."\n"Sorry I\'m late. Go ahead, I\'ll catch up."\n"Thanks for your patience."',
    ],
    asks: 'words',
  },
]
