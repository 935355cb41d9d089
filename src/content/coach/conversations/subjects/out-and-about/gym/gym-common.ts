import type { Answer } from '../../../conversation.ts'

export const gymCommon: readonly Answer[] = [
  {
    like: [
      'does everyone look at me at the gym',
      'are people judging me there',
      'do they notice that i dont know what im doing at the gym',
      'Do the regulars mind a novice such as myself?',
      'in gym all people look at me no?',
      'gym bros definitely laughing at me',
      'should i go when its empty or whats normal',
    ],
    say: [
      "Some may look, and others are busy with themselves, their phones or the clock. A quiet hour is fine for the first visits, as long as you move toward busier ones later. Go with a plan for three exercises, and stay twenty minutes. If you're unsure about a machine, ask the staff; it's their job.",
    ],
  },
  {
    like: [
      'how do i ask someone for help at the gym',
      'dont know how the machine works, what do i say to the staff',
      "I'd like to ask a trainer for guidance at my fitness club. How?",
      'need a spot on bench, how do i ask a stranger',
      'gym first time, how ask people about machine',
      'what do i say at the gym if i want to ask how an exercise goes',
      'everyone looks so pro. how do i ask somebody to show me',
    ],
    say: [
      'Wait for a rest between sets, then ask.\n"Excuse me, could you show me how this works?"\n"I\'m new to this one and don\'t want to do it wrong."\n"Thanks, I appreciate the help."',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i ask if someone is done with the machine',
      'guys sitting on the bench on his phone, what do i say',
      'What is the etiquette for asking to share equipment?',
      'need to ask how many sets left. words',
      'how I say "can I use" in the gym',
      'i just wait around awkwardly for the rack. line?',
      'someone took my bench while i got water, what do i say',
    ],
    say: [
      'Normal gym talk, short and friendly.\n"Hey, how many sets do you have left?"\n"I can work in with you, if that\'s okay."\n"I was still using this one, but I\'m almost done."',
    ],
    asks: 'words',
  },
]
