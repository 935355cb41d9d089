import type { Answer } from '../../../conversation.ts'

export const hairdresserReplies: readonly Answer[] = [
  {
    like: [
      'how do i explain what haircut i want',
      'what do i tell the barber',
      'i never know the words for what i want done',
      'how do you describe a haircut',
      'i always say just a trim because i cant explain it',
    ],
    say: [
      `A photo plus one of these works best:
"Like this, but a little longer on top."
"About this much off, and please show me before you go on."
"I don't know the words. What would you do with it?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i say when the doctor asks why i came',
      'how do i start telling the doctor whats wrong',
      'how do i bring up anxiety with my doctor',
      'i need a first sentence for the doctor',
      'how do i ask my doctor for help with my nerves',
    ],
    say: [
      `Say the real reason first, the rest follows:
"I get very anxious around people, and I'd like help with it."
"There are two things. The second one is hard for me to say."
"I've had this for a while, and it's getting in my way."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i tell my hairdresser im switching',
      'i want a different stylist at the same salon',
      'what do i say when i want to leave my barber',
      'how do i change dentists without hurting anyone',
      'i run into my old hairdresser and have a new one',
    ],
    say: [
      `You owe nobody a reason; if it comes up:
"I wanted to try something different for a while."
"I'd like to book with somebody else this time, please."
"You did nice work. I needed a change."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i ask what it costs',
      'i want to know the price before they start',
      'what do i say when its more expensive than i thought',
      'how do i say no to extra products or treatments',
      'they always talk me into a treatment i dont want',
    ],
    say: [
      `Ask before the cape is on or the chair goes back:
"About how much will it be?"
"Only the basics today, please. Nothing extra."
"That's more than I can spend. Is there a cheaper version?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i say when i have to wait at reception',
      'how do i check in at the doctors desk without everyone hearing',
      'the receptionist asks out loud what its about',
      'what do i say at the front desk',
      'i dont want to say my problem in front of the waiting room',
    ],
    say: [
      `The desk needs your name and time, and no details:
"Hi, I have an appointment. My name is ..."
"It's private. I'd rather tell the doctor."
"Could I write that down for you?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'is it rude to read or close my eyes at the hairdresser',
      'can i look at my phone while they cut',
      'can i wear earbuds at the dentist',
      'may i listen to music in the chair',
      'is it ok to bring a book to the salon',
    ],
    say: [
      "That's fine, and it isn't rude. Plenty of clients read, scroll or shut their eyes, and people can cut hair well in silence. Check that nothing is in the way of their hands. At the dentist, ask about earbuds first; many say yes.",
    ],
  },
  {
    like: [
      'what if my hair is dirty or greasy',
      'should i wash my hair before',
      'will they judge me for dandruff',
      'what if i smell or didnt shave my legs for the exam',
      'i have lice or a skin thing can i still go',
    ],
    say: [
      "They've worked with every kind of hair and skin; it's their job. Hair that needs a wash is nothing new to them, and neither are unshaved legs. If it's something on the scalp or contagious, call first and ask, so they can plan for it.",
    ],
  },
  {
    like: [
      'how much do i tip the hairdresser',
      'do i tip the barber',
      'do i pay before or after the haircut',
      'do you tip the person who washes your hair',
      'who do i give the tip to at the salon',
    ],
    say: [
      'You usually pay at the end. In the US, 15 to 20 percent is common for a haircut, in cash to the person or added at the desk. A few dollars for the one who washed it is kind, not required. Doctors and dentists: no tip.',
    ],
  },
  {
    like: [
      'is it ok to leave in the middle of an appointment',
      'what if i have to pee during the haircut',
      'can i ask for a break in the chair',
      'what if i need to cough or sneeze while they cut',
      'can i get up during the treatment',
    ],
    say: [
      'You can stop it at any time. "Could we pause a second?" works with scissors and with a drill, and you don\'t need a good reason. They only need to hear it before you move. A break costs them a minute and often helps you stay.',
    ],
  },
  {
    like: [
      'my appointment is in an hour and i want to cancel',
      'im in the waiting room and shaking',
      'im sitting in the dentists waiting room',
      'they are about to call my name at the doctor',
      'the appointment is tomorrow and i cant sleep',
    ],
    say: [
      `The wait is often the longest part, because there's nothing to do but picture it. Decide on one sentence to say when you come in, such as "I'm nervous today." Until then, both feet on the floor and a slow breath out. The rest is their job.`,
    ],
    about: 'coming',
  },
  {
    like: [
      'the last dentist was horrible to me',
      'i had a bad experience at a doctor as a kid',
      'the last hairdresser made fun of my hair',
    ],
    say: [
      `I'm sorry it went that way. Of course you're wary now. This would be another person, and you can tell them in one line: "I had a bad time with this before, so please go slowly." If they shrug that off, you can look for somebody else.`,
    ],
  },
  {
    like: [
      'my hair is thinning and im ashamed',
      'im going bald and the barber will see it',
      'i cut it myself and its a disaster',
      'my hair fell out and i dont want anyone to see',
      'my hair is so damaged they will lecture me',
    ],
    say: [
      `It's hard to show the thing you'd rather hide, under bright light. For them it's something they work with all the time. Say it first and give them the job: "I'm unhappy with it, and a bit ashamed. What would you do?" Then you're working on it together.`,
    ],
  },
  {
    like: [
      'i hate being asked about my life at the hairdresser',
      'they ask if i have a boyfriend or kids',
      'they ask what i do and im unemployed',
      'the barber asks about my plans and i have none',
      'i lie about my weekend in the chair',
    ],
    say: [
      'Those questions are there to fill the air, and they still land on sore spots. A short true answer and a turn is enough: "Nothing big. How about you?" You can also say you\'d like it quiet. What you do with your life isn\'t part of the haircut.',
    ],
  },
  {
    like: [
      'i got my hair cut. it was ok',
      'dentist is done it was fine',
      'i went to the doctor and it was alright',
      'had my appointment today and survived',
      'haircut done we even talked a bit',
    ],
    say: [
      "Good, that's behind you. You went in, got it done and came home. No need to do anything with it. Enjoy having it off your mind.",
    ],
    about: 'over',
  },
  {
    like: [
      'they said it looks great but they have to say that',
      'the haircut is nice but i looked awful in the mirror there',
      'the dentist was nice but probably thinks im pathetic',
      'it went well at the doctor but they were just being professional',
      'the barber was chatty but i think he was bored with me',
    ],
    say: [
      "Being kind is part of their work, and it was still kind. You can't see what they thought, and you don't have to know. You went, it went well, and you have the haircut or the checkup.",
    ],
    about: 'over',
  },
  {
    like: [
      'i hate my haircut and said i love it',
      'she cut it way too short',
      'i told the doctor everything was fine again',
      'i forgot to say the main thing at the appointment',
    ],
    say: [
      `That's a rotten feeling, walking out with the thing unsaid. It can still be said. A call or a message counts: "There's something I didn't say when I was there." They would probably rather know, and a fix or an answer may still be possible.`,
    ],
    about: 'over',
  },
  {
    like: [
      'i cried at the dentist',
      'i fainted at the doctors office',
      'i panicked in the chair and left with half a haircut',
      'i gagged and they had to stop',
      'i yelled at the nurse because i was scared',
    ],
    say: [
      "It happens in those rooms, and people who work there have seen it before. It was your body in a tight spot. If you snapped at somebody, a short sorry next time is enough. You're allowed to go back.",
    ],
    about: 'over',
  },
  {
    like: [
      'can i book online instead of calling',
      'how do i tell them beforehand that im nervous',
      'do i write it in the booking',
      'should i mention it when i book or when im there',
      'can i hand them a note',
    ],
    say: [
      'Any of those is fine: book online if they have it, put a line in the comment box, or hand over a note. One sentence is enough: "I\'m nervous and prefer quiet." Before is better than during, because then they can plan for it and you don\'t have to bring it up in the chair.',
    ],
  },
]
