import type { Answer } from '../../../conversation.ts'

export const presentationTalkWords: readonly Answer[] = [
  {
    like: [
      'no YOU tell me what to say if my voice goes',
      'thats what im asking, give me a line for when i freeze',
      'I was hoping you would supply the words for that',
      'what do i say when i go blank, you tell me',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Fair, here you go. Say one of these and take a sip:\n"One moment, my voice needs a second."\n"Let me start that sentence again."\n"Nerves. It'll come back. Where was I?"`,
    ],
  },
  {
    like: [
      'what do i say if i freeze mid presentation',
      'give me a line for when my mind goes blank on stage',
      'need something to say when i lose my place in the talk',
      'What does one say when the words stop in the middle of a speech',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Put one of these at the top of your card:\n"Give me a second, I want to say this properly."\n"I lost my place. I'll go back one step."\n"The main point on this slide is this one."\nThen read the next line on the slide out loud.`,
    ],
  },
  {
    like: [
      'what do i say if nobody laughs',
      'need a line for when the joke falls flat',
      'and if they all just stare at me waiting?',
      'If there is a silence after the funny slide, what then?',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `For the silence after a joke:\n"I'll give you a second with that one."\n"Tough room. On to the part you came for."\n"That one sounded better in my kitchen."`,
    ],
  },
]
