import type { Answer } from '../../../conversation.ts'

export const shakingCommon: readonly Answer[] = [
  {
    like: [
      'should i hide my hands so they dont see them shake',
      'i keep hands in my pockets so no one sees',
      'is it better to sit on my hands when they tremble',
      "Ought I to avoid holding a cup so that the tremor isn't seen?",
      'i hold cup with two hands so it not shake, is good?',
      'do i hide the shaking or let it show',
      'hands under the table the whole time ok?',
    ],
    say: [
      'Let them be seen. Gripping and hiding make the muscles tighter, which feeds the shake, and you stay busy with your hands instead of the people. Rest them loosely in view and keep talking. If somebody asks, "I get shaky when I\'m nervous" is enough.',
    ],
  },
  {
    like: [
      'do they notice my hands',
      'can everybody see that im shaking',
      'is it visible when my hands tremble',
      'Do people remark such a slight tremor, do you think?',
      'they hear my voice shake yes?',
      'could they tell my voice was wobbling',
      'my hands shook the whole time did they see',
    ],
    say: [
      "Maybe. You feel every tremble from the inside; they get a glimpse while they're busy with what you're saying. What they make of it, nobody can tell you. What they do next, you can see for yourself.",
    ],
  },
  {
    like: [
      'someone noticed my hands shaking, what do i say',
      '"are you nervous? youre trembling" how do i answer',
      'What could I say should somebody comment upon my trembling?',
      'voice shakes when i talk and they notice. line',
      'my hand shake when I give paper and they ask why',
      'coffee cup rattles and ppl stare. what do i say',
      'need words for when they ask if im ok because im shaking',
    ],
    say: [
      'Say it plainly and keep going.\n"My hands shake sometimes. I\'m okay."\n"A bit nervous, yes. It settles once I get going."\n"Thanks for asking. Let\'s carry on."',
    ],
    asks: 'words',
  },
]
