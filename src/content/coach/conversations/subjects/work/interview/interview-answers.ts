import type { Answer } from '../../../conversation.ts'

export const interviewAnswers: readonly Answer[] = [
  {
    like: [
      'what do i say to tell me about yourself',
      'how do i introduce myself',
      'they always start with tell us about you',
      'what if they ask who i am',
    ],
    say: [
      "Three sentences: what you've done, what you do now, why you're here. Then stop, even if it feels short. They'll pick what they want to hear more of, and that makes it a conversation.",
    ],
  },
  {
    like: [
      'what if i go blank',
      'what if I cant answer',
      'my mind freezes in interviews',
      'what if there is a long silence',
    ],
    say: [
      'Then you say "let me think about that for a moment," and you think. If nothing comes: "Can we come back to that one?" Both are ordinary things to say in an interview.',
    ],
  },
  {
    like: [
      'should i tell them im nervous',
      'is it bad if they see that i am nervous',
      'do i admit it',
      'can they tell im anxious',
    ],
    say: [
      "You can, once, in one short sentence, and then you can often stop hiding it. They may see it anyway. Nobody knows what they'll make of it, but interviewers see nerves all the time.",
    ],
  },
  {
    like: [
      'what do i say for my biggest weakness',
      'the weakness question',
      'how honest should i be',
      'what are my strengths even',
    ],
    say: [
      'Something true, small, and followed by what you do about it: "I need time before I speak in a group, so I prepare one point." For a strength, think of what people come to you for.',
    ],
  },
  {
    like: [
      'how do i explain the gap',
      'i was fired from my last job',
      'i was ill for two years',
      'why did i leave my last job',
      'they will ask about my empty years',
    ],
    say: [
      "In one or two plain sentences, and then forward: \"I was away from work for a while. I'm back now, and here's what I'd like to do.\" You don't owe them the rest of it.",
    ],
  },
  {
    like: [
      'who do i look at when its a panel',
      'there are five of them',
      'panel interview how',
      'they all stare at me at once',
    ],
    say: [
      'At the one who asked, first; then let your eyes move to the others as you go on. Five faces are five people, each with a page of questions. You answer one person at a time.',
    ],
  },
  {
    like: ['what do i do with my hands', 'my handshake is sweaty', 'my hands shake', 'do i have to shake hands'],
    say: [
      'Rest them on the table or your lap and let them move when you talk. A damp handshake is over in a second. If you don\'t shake hands, for any reason, a nod and "good to meet you" is polite.',
    ],
  },
  {
    like: [
      'what if i get rejected again',
      "what if they don't take me",
      'i have had so many nos',
      'what if i mess it up and its my only chance',
    ],
    say: [
      'Then it will hurt, and it may cost you something real. A no is one place on one day, and it rarely says why. You can ask for a line of feedback, or let it go.',
    ],
  },
  {
    like: [
      "i'd rather not go",
      'can i cancel',
      'thinking of not showing up',
      'should i pull out',
      'maybe i dont even want the job',
    ],
    say: [
      "You can cancel, and if you don't want the job, that's a good reason. If you do want it and it's the fear talking, decide only about the first ten minutes. You can end an interview politely at any point.",
    ],
  },
  {
    like: [
      'what if i cry',
      'i teared up in the last one',
      'what if I break down in front of them',
      'what if i have a panic attack in there',
    ],
    say: [
      `Then you say "excuse me a moment," drink some water or step outside, and come back. It feels like it's all over, and it doesn't have to be. You can start again in the middle of an interview.`,
    ],
  },
  {
    like: [
      'when will they tell me',
      'should i follow up',
      "they haven't called back",
      'how long do i wait',
      'does silence mean no',
    ],
    say: [
      "It depends on them, and silence can mean anything, including someone on vacation. If they gave a date, wait for it. If not, after a week or so, one short message asking when they'll decide is normal.",
    ],
  },
  {
    like: [
      'should i tell them i have social anxiety',
      'do i have to mention my disability',
      'can i ask for the questions in advance',
      'should i disclose it',
    ],
    say: [
      "You don't have to; in most places that's up to you, though the rules differ. If something practical would help, like questions in writing, you can ask for that without naming a reason.",
    ],
  },
  {
    like: [
      'everyone else is better than me',
      'im not qualified enough',
      'the others are louder in the group interview',
      'they will see im a fraud',
    ],
    say: [
      "Some may be better at some things, and you can't know who they are. If they asked you in, somebody saw a reason to. In a group, one clear sentence that picks up what another person said is plenty.",
    ],
  },
  {
    like: [
      'i said something wrong in the interview',
      'can i fix an answer afterwards',
      'i gave such a stupid answer',
      'i wish i had said something else',
    ],
    say: [
      'Yes, if it matters: one or two lines in a thank-you note, such as "I\'d like to add something to my answer about that." If it was only clumsy, leave it. A long correction makes it bigger.',
    ],
  },
]
