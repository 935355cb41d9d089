import type { Answer } from '../../../conversation.ts'

export const videoCallTalkAfterward: readonly Answer[] = [
  {
    like: [
      'i forgot to mute and they heard me sing',
      'mic was on the whole time omg',
      'Everyone on the call heard me talking to my cat',
      'was unmuted and they heard me swear at my printer',
    ],
    about: 'over',
    say: [
      `That may well have been the liveliest minute of the call. A few of them have probably checked their own mute button since. If somebody brings it up, "You weren't meant to hear that" and a smile closes it. If nobody does, you can leave it alone.`,
    ],
  },
  {
    like: [
      'made a joke at the end of the call and they laughed',
      'Closed the meeting with a dry remark. They laughed, I believe sincerely.',
      'cracked one on zoom and ppl actually unmuted to laugh',
      'My closing line got a laugh. A real one, I think.',
    ],
    about: 'over',
    say: [
      "A real laugh on a call, with all those mutes to get past. I'd take that one as meant. It was your own line, in your own tone, and it landed. Enjoy it.",
    ],
  },
  {
    like: [
      'my toddler got the keyboard and posted gibberish to the whole company chat',
      'the dog stepped on my laptop mid call and sent nonsense to everyone',
      'my kid sent a string of random emojis to my boss, cant stop thinking about it',
      'something leaned on my keys and a weird word went out to the entire team',
    ],
    about: 'over',
    say: [
      "That's mortifying, and it's also a story with a good ending line. Anybody reading it could see it was no message you'd write. If nobody asked, it needs no explanation. And if someone brings it up, you only have to say what did it, and laugh along.",
    ],
  },
  {
    like: [
      'the call was ok, the homework was hell',
      'awful but thats chemistry for you',
      'the talking part was fine, the actual work killed me',
      "brutal. but that's algebra, not her",
    ],
    about: 'over',
    say: [
      "Some things even a good call can't fix. So the call itself was fine, and the subject was the hard part. That's worth noticing: the talking isn't what got you today.",
    ],
  },
  {
    like: [
      'I was about to say it on the family call and somebody butted in',
      'everyone was on the video and then the moment was gone',
      'had my news ready, then my aunt started showing us her dog',
      'I nearly told them all on zoom but the talk moved on',
    ],
    about: 'over',
    say: [
      "You had the sentence and lost the slot. That's how big family calls go, and it's no verdict on you. News like that may do better one on one: a short call, or a message only they get.",
    ],
  },
  {
    like: [
      'said "good point" and nobody had made one',
      'I agreed with someone who was on mute the whole time',
      'i answered a question no one asked me on zoom',
      'spoke once, said thanks to the wrong person',
    ],
    about: 'over',
    say: [
      "That happens on calls all the time, and chances are a few people thought they'd missed something. Your voice was in the room, though, and the call went on. That counts.",
    ],
  },
]
