import type { Answer } from '../../../conversation.ts'

export const meetingAnswers: readonly Answer[] = [
  {
    like: [
      'what if i go blank when its my turn',
      'my mind goes white when they look at me',
      'what if I forget what I wanted to say',
      'i freeze when they say my name',
    ],
    say: [
      'Then you say "I lost it, come back to me," and somebody else talks. People say it in meetings every week. It feels long because you\'re the one waiting.',
    ],
  },
  {
    like: [
      'someone always says my idea first',
      'he said it before me and got the credit',
      'by the time i speak its been said',
      'what if someone takes my point',
    ],
    say: [
      'You can still say it: "I was thinking the same, and I\'d add this." It puts your voice there. If it was yours to begin with, you can tell the person who runs it, once and calmly.',
    ],
  },
  {
    like: [
      "what if they ask me something i don't know",
      'he asks questions without warning',
      'what if I have no answer',
      'they put me on the spot',
    ],
    say: [
      'Then "I don\'t know, I\'ll find out by tomorrow" is a full answer. It works at every level. If they want a guess, say that it is one: "My guess would be this."',
    ],
  },
  {
    like: [
      'they talk over me',
      'i get interrupted every time',
      'nobody lets me finish',
      'my voice is too quiet and they go on',
    ],
    say: [
      'You can finish: "Let me get to the end of this one." Say it at a normal volume and go on where you were. If it happens every week, ask whoever runs the meeting to watch for it.',
    ],
  },
  {
    like: [
      'i said something stupid',
      'what must they think of me now',
      'my question was so dumb',
      'i made a fool of myself in there',
    ],
    say: [
      "I can't know what they thought, and you can't either yet. If a fact was wrong, correct it in one line. If it was only clumsy, compare it with what you remember of other people's clumsy sentences from that meeting.",
    ],
  },
  {
    like: [
      'do i have to say something every time',
      'can i stay quiet',
      'is it bad that i only listen',
      "what's wrong with being quiet",
    ],
    say: [
      'No, and listening is part of the work too. It costs you when you do have something to say and the fear decides for you. For those times, one sentence a week is a good start.',
    ],
  },
  {
    like: [
      'how do i get through the waiting',
      'we go round the table and i am last',
      'my heart pounds as it gets closer',
      'i rehearse my name while everyone else talks',
      'alphabetical and im first',
    ],
    say: [
      "Listen to the person who is speaking, as if you had to tell somebody about it later. Rehearsing tends to make the wait worse. Your heart may still be racing when it's your turn, and you can talk with a racing heart.",
    ],
  },
  {
    like: [
      'what do i say when we introduce ourselves',
      'i hate icebreakers',
      'they want a fun fact',
      'say something about yourself round',
    ],
    say: [
      'Your name, what you do there, one plain fact, and stop. It can be boring: "I took the bus today and it was late." Nobody needs it to be funny, and short is fine.',
    ],
  },
  {
    like: [
      'my voice shakes when i speak',
      'i go red as soon as they look',
      'do they notice im shaking',
      'they can see how nervous i am',
    ],
    say: [
      'They may notice something, and nobody can tell you how much. Keep going with the sentence while it shakes. Stopping to hide it takes more attention, yours and theirs, than finishing does.',
    ],
  },
  {
    like: [
      'the big bosses will be there',
      'what if my boss thinks im incompetent',
      'everyone there is more senior than me',
      'the directors are in the room',
    ],
    say: [
      "Yes, rank makes it harder, and you're not alone in that. You're there for what you see from where you work. One plain fact from there is more use to them than a clever opinion.",
    ],
  },
  {
    like: [
      "in my culture you don't speak before seniors",
      'where i come from juniors stay quiet',
      'it would be disrespectful to disagree',
      'we wait until we are asked',
    ],
    say: [
      'Then keep to that where people expect it. Respect and fear are two different things, and you know which is which. Giving someone senior your point beforehand, or answering fully when asked, is speaking up too.',
    ],
  },
  {
    like: [
      'english is not my first language',
      'i need too long to find the words',
      'i translate in my head and then its late',
      'they laugh at my accent',
    ],
    say: [
      'Yes, that makes it even harder to get in. You can claim the floor first and find the words after: "I want to say something, give me a moment." Slow and plain is understood better than fast.',
    ],
  },
  {
    like: [
      'they all know me as the quiet one',
      'it would be weird if i suddenly talk',
      'people would stare if i said something',
      'its been too long to start now',
    ],
    say: [
      "Somebody might be surprised, yes, for a moment. The second time it's less of a surprise, and by the fifth you're someone who says something now and then. It's never too late for a first one.",
    ],
  },
  {
    like: ["i'd rather not go", 'can i skip the meeting', 'thinking of calling in sick', 'i want to get out of it'],
    say: [
      "You can, and some days that's right. If it's fear that keeps you home, the next one tends to look bigger. There's a middle way: go, and decide beforehand that listening is enough this time.",
    ],
  },
]
