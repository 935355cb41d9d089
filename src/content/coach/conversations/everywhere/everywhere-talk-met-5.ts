import type { Answer } from '../conversation.ts'

export const everywhereTalkMet5: readonly Answer[] = [
  {
    like: [
      'I did I suppose. Good night.',
      'maybe i did. anyway off to bed',
      'Yes, I noticed them this time. Bed now.',
      'guess so. night',
      "I suppose I was looking at them, yes. I'll turn in.",
    ],
    say: ["Good night. It sounds as if some of it was good. That's enough for one day. Sleep well."],
  },
  {
    like: [
      "can't go in, it's couples with trolleys wall to wall. something from the seat of the car?",
      'im in the parking lot and its all families. anything i can do from here',
      'cant face going in. what can i do without leaving the car',
      'The hall is full of pairs. Have you got one for the bench outside?',
      'nope too many people in there. give me something i can do on the bus stop',
    ],
    say: [
      'Yes, from right where you sit: one text to one person you like. "Thought of you. Want to get coffee this week?" Send it, and then you can go home. That place will still be there on a quieter day.',
    ],
  },
  {
    like: [
      'no. they were just like there',
      'nothing happened. they just stood by the lockers',
      'No, not a word. Two mothers from school, same aisle as me.',
      'nah they didnt even talk to me. they were sat behind me thats all',
      'They said nothing. My coworkers happened to be in the same café.',
    ],
    say: [
      'So nobody said anything, and it still got to you. Being near people who know your face can be enough for that. What did you imagine they were thinking?',
    ],
  },
  {
    like: [
      'The library, and a very bored coroner in Hull.',
      "i'd say youtube and a very patient uncle",
      'The truth? A library card and insomnia.',
      'that i learned it from my gran and a lot of burnt pans',
      'well, two textbooks and a plumber who owed me a favour',
    ],
    say: [
      "That's your answer, word for word. It's short, it's true, and it's funny in a dry way. Say it out loud once so your mouth knows it. Which other question are you hoping nobody asks?",
    ],
  },
  {
    like: [
      "no lamp. heard her creep past, she'd taken her slippers off so as not to wake us",
      'he turned the tv down and even closed the window',
      'my roommate labelled her own shelf and wiped mine too',
      'No music at all last night. I heard them whispering on the stairs',
      'she moved her bins AND swept my bit of path. after one note',
    ],
    say: [
      'So it got through, and they did more than you asked. That\'s a kind answer without a word in it. If you want to close the circle, say it in passing: "I noticed. Thank you."',
    ],
  },
  {
    like: [
      'i was gonna tell you about the boss but first can i say the bus driver was so rude',
      'ok the interview in a sec but omg this woman at the till was horrible to me',
      "I'll get to my brother. First I need to complain about the man at the post office.",
      'before the date thing can i just rant about the guy at the pharmacy',
      'theres the teacher stuff but a lady on the train just snapped at me for nothing',
    ],
    say: [
      "Sure, that one first. Rudeness from a stranger can sit on you for hours, and it's hard to think past it. What did they say? The other thing can wait its turn.",
    ],
  },
  {
    like: [
      'The last one told his mother I was "too much of talking". The one before, "too quiet". I have the whole range.',
      'my ex said im cold, the one before said clingy. pick one lol',
      "One boss wrote 'too direct', the next wrote 'should speak up more'. Which is it?",
      'first date said i was too serious, second said i joke too much',
      'My sister finds me bossy and my friends say I never decide anything.',
    ],
    say: [
      'Two opposite complaints about the same person say more about what each of them wanted. You probably talk with some and go quiet with others. Who have you felt like the right amount with?',
    ],
  },
]
