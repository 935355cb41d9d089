export const techniqueIds = [
  'power-breathing',
  'micro-meditation',
  'movement-stretch',
  'mental-reset',
  'sensory-refresh',
  'confidence-boost',
] as const
export type TechniqueId = (typeof techniqueIds)[number]

export const techniqueCategories = ['Breathing', 'Movement', 'Mental', 'Mindfulness', 'Sensory'] as const
export type TechniqueCategory = (typeof techniqueCategories)[number]

export type Technique = {
  id: TechniqueId
  title: string
  description: string
  /** In minutes. The steps are written to fill it unhurriedly. */
  duration: number
  category: TechniqueCategory
  rating: number
  /** Low calms, high activates. */
  energyLevel: 'high' | 'medium' | 'low'
  steps: readonly string[]
  tips: readonly string[]
}

export const techniques: readonly Technique[] = [
  {
    id: 'power-breathing',
    title: 'Power Breathing',
    description: 'Five slow rounds: in for 4, hold for 4, out for 6. It gets your hand to the door.',
    duration: 2,
    category: 'Breathing',
    rating: 4.8,
    energyLevel: 'medium',
    steps: [
      'Put both feet on the floor. Unclench your teeth and let your shoulders drop.',
      'Let the air in through your nose while you count to 4. Your belly moves first, then your chest.',
      'Hold for 4 with a loose throat. If holding feels tight, skip it and breathe out.',
      'Breathe out for 6 through lips that are almost closed, like a slow leak in a bike tire.',
      'Do this five times in all. Tap a new finger against your thumb each round, to keep your place.',
      'Go back to your usual breath. Read one sign or label near you, then move.',
    ],
    tips: [
      'If you feel dizzy or tingly, stop counting and breathe normally. It usually passes within a minute.',
      'If you are pregnant, or have a heart or lung condition, leave out the hold.',
      'If you can keep only one number, keep the 6. The slow breath out is the part that matters.',
      'This is the doorway. What changes the fear is the part after the door, so save some time for it.',
    ],
  },
  {
    id: 'micro-meditation',
    title: 'Micro Meditation',
    description: 'Two minutes of noticing one thing at a time. Your head does not have to go quiet.',
    duration: 2,
    category: 'Mindfulness',
    rating: 4.7,
    energyLevel: 'low',
    steps: [
      'Pick a place to rest your eyes: a door hinge, a floor tile, the rim of a cup.',
      'Feel where your body meets something. Back on the seat, heels on the ground. Stay for three breaths.',
      'Choose one sound and follow it for about twenty seconds. A fan or a far-off truck will do.',
      'When a thought pulls you away, say “thinking” in your head and go back to the sound. That return is the skill.',
      'Let your eyes travel around the space. Find one thing you had not seen before, then stand up.',
    ],
    tips: [
      'You can keep your eyes open. In a hallway, please do.',
      'You will drift, maybe ten times. Each time you come back, you have practiced once.',
      'If looking inward makes you more nervous, stay with sounds and things you can see.',
      'Park the car first. This one is not for driving.',
    ],
  },
  {
    id: 'movement-stretch',
    title: 'Movement Stretch',
    description: 'Small moves for the parts that go stiff while you wait. One square yard is enough.',
    duration: 3,
    category: 'Movement',
    rating: 4.9,
    energyLevel: 'high',
    steps: [
      'Let your mouth open a little. Slide your jaw from side to side, slowly, five times.',
      'Lift your shoulders toward your ears, count to 3, and let them fall. Four times.',
      'Tip your right ear toward your right shoulder until you feel a mild pull. Three breaths, then the left side.',
      'Lace your fingers, turn your palms away from you and reach forward. Hold for three breaths.',
      'Make two fists for five seconds, then spread your fingers wide. Three times.',
      'Put a hand on the wall and rise onto your toes ten times. Then walk to where you are going.',
    ],
    tips: [
      'A stretch should feel like a mild pull. If anything hurts, stop and leave that one out.',
      'In a parked car, swap the toe raises for pushing both heels into the mat, ten times.',
      'Half the range works. Nobody is grading your neck.',
      'If your heart beats faster after the toe raises, this time you know why.',
    ],
  },
  {
    id: 'mental-reset',
    title: 'Mental Reset',
    description: 'Write the fear as a guess, put a number on it, and leave with one next move.',
    duration: 4,
    category: 'Mental',
    rating: 4.6,
    energyLevel: 'medium',
    steps: [
      'Open a note and finish this line: “I am afraid that…” One sentence, the real one.',
      'Make it something others could see. “They will hate me” becomes “Someone will leave while I talk.”',
      'Write how sure you are, from 0 to 100. Go with the first number that comes.',
      'Write one thing that has happened before and does not fit the fear. Small counts.',
      'Write what you would do in the minute after, if it came true. One plain move, like asking a question.',
      'Pick one thing to look for in the room that has nothing to do with you. Put the phone away.',
    ],
    tips: [
      'Keep the note. Tonight, write what happened next to the guess.',
      'You do not need to feel calm at the end. A clear guess is enough to go in with.',
      'No phone? Use four fingers: the fear, the number, the fact, the move.',
      'One round only. A second round tends to turn into worrying.',
    ],
  },
  {
    id: 'sensory-refresh',
    title: 'Sensory Refresh',
    description: 'A color, an edge, something cool. For when your head is louder than the room.',
    duration: 3,
    category: 'Sensory',
    rating: 4.8,
    energyLevel: 'medium',
    steps: [
      'Find five things of the same color. Blue is a good one in offices.',
      'Run your thumb along something with an edge: a key, a seam, a zipper. Find the roughest part.',
      'Hold something cool against your wrist for ten seconds. A tap, a can or the car window works.',
      'Listen for the sound that is farthest away. Then find the nearest one. Ten seconds each.',
      'Smell one thing, like hand soap, or taste a mint or a sip of water.',
      'Tell yourself where you are and what time it is. Then say what you came here to do.',
    ],
    tips: [
      'Cool is enough. It should never sting or go numb.',
      'If one sense is missing, or the tap is broken, use another one twice.',
      'If you start to need the same object every time, leave it at home once and see what happens.',
      'This brings you back to the room. The room is where you find things out.',
    ],
  },
  {
    id: 'confidence-boost',
    title: 'Confidence Boost',
    description: 'Recall one thing you did while nervous, then choose what you want from ten minutes.',
    duration: 3,
    category: 'Mental',
    rating: 4.7,
    energyLevel: 'high',
    steps: [
      'Think of one time you did the thing while nervous. Name the place and the month.',
      'Say what you did in six words or so. “Asked the question, voice shook, stayed.”',
      'Choose one thing you want from the next ten minutes that is up to you, such as asking one question.',
      'Sit or stand tall enough to see the far wall. Let your hands hang open.',
      'Say your first sentence once, out loud if you can, at half your usual speed.',
      'Look at the door and name one thing behind it that you are curious about. Then open it.',
    ],
    tips: [
      'The nerves can come along. They were there last time too.',
      'No memory turns up? A phone call you dreaded and made will do.',
      'Once is practice. Ten times is a script, and the other person has not read it.',
      'Afterward, ask if you did the thing you chose. How calm you felt is a separate matter.',
    ],
  },
]
