import type { Answer } from '../../../conversation.ts'

export const classCommon: readonly Answer[] = [
  {
    like: [
      'do i raise my hand or wait til she calls on me',
      'should i ask in class or after',
      'is it better to ask a question at the end of the lesson',
      'Might I put my question after the lecture instead?',
      'i raise hand or no, i know the answer',
      'hand up or stay quiet. math 2nd period',
      'speak up in seminar or ask the prof afterwards, im so scared of the room',
    ],
    say: [
      "Raise your hand once, early, with something small: an answer you're sure of, or \"Could you repeat that?\" It's over in a moment, and you'll have spoken once. Asking afterward is fine too, as a first step, if the room is still too much.",
    ],
    about: 'coming',
  },
  {
    like: [
      'how do i ask to pass when the teacher calls on me',
      'what do i say if im called on and i cant talk right then',
      'May I say something to skip my turn politely in a seminar?',
      'they go around the room and i need to pass. words',
      'called on, brain empty, what can i say',
      'teacher ask me and I am not ready, how I say "later please"',
      'can i ask to go later in the discussion, how do i phrase it',
    ],
    say: [
      'Passing out loud is still taking part.\n"Can I go a little later?"\n"I\'d like to pass for now and come back to it."\n"I don\'t have the whole answer yet, but I\'d start with this."',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i walk into class late, what do i say',
      'im late and everyone will stare. what do i say when i go in',
      'What does one say on entering a lecture after it has begun?',
      'late for seminar again, do i say sorry or what',
      'come late in the class, what words?',
      '10 min late, standing outside the door. what do i say',
      'if the teacher asks why im late, what do i answer',
    ],
    say: [
      'A quiet word, then sit down.\n"Sorry I\'m late."\n"I\'ll catch up, please go on."\n"I\'m sorry I came in late. Did I miss anything important?"',
    ],
    asks: 'words',
  },
]
