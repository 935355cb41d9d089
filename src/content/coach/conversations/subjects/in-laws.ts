import type { Conversation } from '../conversation.ts'

export const inLaws: Conversation = {
  id: 'in_laws',
  name: "your partner's family",
  tap: 'In-laws',
  open: {
    say: [
      "These people matter to your partner, so it can feel as if every cup you put down is being graded. What are you afraid they'll decide about you?",
      'In their house there are rules nobody tells you, and in yours they may bring their own. Where does it get hardest for you?',
      "You can't pick your partner's family, and you can't quit them either. When you picture being with them, what do you see going wrong?",
    ],
    taps: ["They won't like me", "They'll criticize me", "I'll do it wrong"],
  },
  openAfter: {
    say: [
      "So there was a moment with your partner's family, and it's still with you. What did they say or do, and what did you?",
      'One look across a table can keep a person busy for a week. Which moment with them keeps coming back?',
    ],
    taps: ['A comment they made', 'Something I said', 'My partner kept quiet'],
  },
  glad: {
    say: [
      "Good. That's a bit more ground under your feet with them, and you were there for it.",
      'So it went well, with the people whose opinion weighs that much. Tell your partner too, if you like. It is good news for both of you.',
    ],
  },
  fear: {
    say: [
      'Could it be this: they watch how you eat, talk and help, and at the end they agree that their child could have done better. Is that close?',
      "Perhaps you expect to be polite until you burst, or to say one wrong thing that they'll retell for years, with your partner stuck in the middle. Is that the picture?",
    ],
    taps: ["Yes, that's it", 'Partly', "It's something else"],
  },
  step: {
    say: [
      'Pick one of them, the one you mind least. Ask one question you really want answered, like what your partner was like as a kid. Then put down the dish towel and listen to all of it. Guess first how that will go. Would you try it?',
      'Next time, let one thing be less than perfect on purpose: sit down while others still clear the table, and ask one of them something about their life. Write down what you think they will say about it. Would you check that?',
      "On your next visit or call, skip the prepared topics. Ask one of them a single question about their own life, and stay with the answer for two minutes. See if it's the test you expect. What would make that doable?",
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'challenge:one-follow-up-question',
    step: 'ask one of them a real question and stay for the whole answer',
  },
  stepAfter: {
    say: [
      'Ten minutes, on paper: what was said, by whom, in which words. Then ask your partner how they heard it; one time, not all evening. If something of yours needs an apology, one sentence does it. Could you do that today?',
      'Write the moment down the way a guest at the next table would have told it. Put "what they think of me now" below a line, because that part is a guess. After ten minutes, put it away. Would that be possible?',
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'write down what was really said, ask your partner once how they heard it, and leave it',
  },
  other: {
    say: [
      `Another way goes through your partner. Before the next visit, ask for one exact thing, such as "Stay next to me for the first half hour," or "When they start on the house, please answer them yourself." Could you ask for one?`,
      `Agree on a break with your partner beforehand. After an hour, or once a day if they stay longer, you go out alone for twenty minutes, and your partner says "They'll be right back." Then it needs no excuse. Would you set that up?`,
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'ask your partner for one exact thing before the next visit',
  },
  smaller: {
    say: [
      'Ask your partner tonight, in two minutes: "What does your family like to talk about, and what would you stay away from?" Then you know a little more than you do now. Could you do that?',
      'One line to one of them, by text, on an ordinary day: a thank you, a picture of something you cooked or fixed, or a "How are you feeling?" Nobody is watching you while you write. Is that small enough?',
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'ask your partner one thing about them, or send one of them a short message',
  },
  why: {
    say: [
      "Because being the perfect guest keeps you busy, and nobody gets to know you. A question turns it around: for two minutes you are looking at them. And you get to see whether they're as strict as they are in your head.",
      "Right now you're guessing what they think from looks and pauses. Asking something gets you real answers to go by. Some of them may still be cool toward you. You'd know it, then, and you'd stop studying their faces for it.",
    ],
  },
  lines: {
    say: [
      `Warm, and still clear:\n"I can see you do it differently. This is how we do it here."\n"Thank you for telling me. We'll think about it."\n"I'd like to try it my way first."`,
      `For the first hour, and for the end of it:\n"I was a bit nervous about meeting you. I'm glad to be here."\n"I don't know how you do this here. Would you show me?"\n"Thank you for having us. We're going to head home."`,
    ],
  },
  when: {
    say: [
      'Good. When do you see or call them next, and which one of them will it be?',
      "Let's put it on a day, so it isn't hanging over all of them. When could it happen?",
    ],
    taps: ['This week', 'On the next visit', 'Not sure yet'],
  },
  agreed: {
    say: [
      'Then you have one thing to do there, and the rest of the visit can be ordinary. One visit decides very little.',
      "Good, that's settled. Tell your partner what you're going to try, so you're not alone with it. I'll ask how it went.",
    ],
  },
  didIt: {
    say: [
      'You went up to the people who make you nervous and you asked. That took something. What came back, compared with what you were braced for?',
      "That's done, and it was no small thing. What do you know about them now that you didn't know before?",
    ],
    taps: ['They were nicer', 'As I expected', 'Hard to tell'],
  },
  partly: {
    say: [
      'A part of it is a part more than last time. Where did you slip back into being only polite?',
      "It isn't finished, and you did it with them watching. That counts. What helped as far as it went?",
    ],
    taps: ['I went quiet', 'I kept busy', 'We got interrupted'],
  },
  didNot: {
    say: [
      'Then it stays for another visit. Was it the person, the moment, or the size of it?',
      "All right. There's a lot going on at once in those hours. What would have had to be different?",
    ],
    taps: ['It was too big', 'No chance came', 'The visit fell through'],
  },
  wentBadly: {
    say: [
      "That's hard, because you can't be done with them and walk off. Before we look at what to do, what exactly was said?",
      "That's a hard way for it to go. Was your partner there, and what did each of you do?",
    ],
    taps: ['They insulted me', 'I said it wrong', 'My partner said nothing'],
  },
  distress: {
    say: [
      'Step out for a minute: a hallway, a yard, the car. Put your palm flat on something cool and look at whatever is farthest away. Nobody needs a reason from you. You can stop talking with me here, too.',
      `This doesn't have to be decided now, not even who was right. Feel your feet on the floor. Text your partner two words, "Need you," if they're near. And leave if you have to.`,
    ],
    item: 'technique:power-breathing',
  },
  hear: [
    'So you are trying to be polite and to be treated fairly, both at the same time. Which of the two do you lose first when you are with them?',
    'That helps me see how it is there. And where is your partner when it happens?',
    'Some of this is what they do, and some is what you fear they think. Which part takes up more of your day?',
  ],
  reassure: [
    "Whether they like you, I can't know, and one evening won't tell you either. Known: what they said and did. Guessed: what they say in the car on the way home. Shall we find one thing you could ask them and see?",
    "Nobody can promise you a warm welcome. All you have to go by is what they've said and done so far, and one visit rarely settles it either way. Would you like to plan one small thing to try with them?",
  ],
  answers: [
    {
      like: [
        "what if they don't like me",
        'what if his parents hate me',
        'they will never accept me',
        'and if they think im not good enough',
        'i can tell she doesnt like me',
      ],
      say: [
        'It can happen, and some couples live well with it. What you need from them is respect; liking often takes years, if it comes. Go by how they treat you over several visits. Looks and pauses can mean a lot of things.',
      ],
    },
    {
      like: [
        'my partner takes their side',
        "my husband doesn't back me up",
        'she says thats how my mom is',
        'he never says anything when they start on me',
        'i feel alone with them because my partner goes silent',
      ],
      say: [
        `Then that talk comes first, and it belongs between you two, on a calm day. Ask for one exact thing: "When they start on my cooking, I need you to answer them." "Back me up" is too vague to do.`,
      ],
    },
    {
      like: [
        'she criticizes everything i do',
        'what do i say when she comments on my cooking',
        'they tell me how to raise my kids',
        'my mother in law rearranged my kitchen',
        'he inspects our house every time',
      ],
      say: [
        `Thank them for the thought and keep your decision: "I see what you mean. We do it this way." Say it without a list of reasons, because reasons start a debate. If it's every visit, your partner should be the one to bring it up.`,
        'You can hear it as advice once and let it pass. The second time, answer: "I know you would do it differently." Then go on with what you were doing. The silence after it is uncomfortable, and it ends.',
      ],
    },
    {
      like: [
        'what do i call them',
        'do i use first names or mr and mrs',
        'i avoid calling her anything',
        'should i say mom and dad to them',
      ],
      say: [
        `Ask them. "What would you like me to call you?" takes five seconds, and most people take it as respect. Your partner may also know the custom in the family, so you could ask there first.`,
      ],
    },
    {
      like: [
        'they have a different religion',
        "i don't know their customs and i'll offend them",
        'im from another culture than his family',
        'what if i do the ritual wrong',
        'there are so many rules in that house',
      ],
      say: [
        `You probably will get something wrong, and you can say so up front: "I'm new to this. Please tell me how you do it." Ask your partner for the two things that matter most. For the rest, watch what others do and follow.`,
      ],
    },
    {
      like: [
        "i don't speak their language",
        'they talk over my head in spanish the whole evening',
        'i dont understand anything and i sit there smiling',
        'my accent is bad and they laugh',
      ],
      say: [
        `Learn one sentence in their language and use it, with all its mistakes: "This is very good, thank you." After that, you can sit near one person who translates, help with something, or play with a child. You don't have to smile through three hours.`,
      ],
    },
    {
      like: [
        'do i have to go',
        'can my partner go without me',
        "i'd rather stay home when they visit",
        'i want to skip it this time',
        'is it rude if i dont come along',
      ],
      say: [
        'No, not every time, and many couples split these visits. Tell your partner openly, without a made-up illness. If you skip all of them, though, they only know you from guesses. An hour now and then gives them something real to go by.',
      ],
    },
    {
      like: [
        'how long until they accept me',
        'when does it get better with in laws',
        'been married years and still nervous around them',
        'will it always be like this',
      ],
      say: [
        'It usually takes longer than anybody likes: think of many ordinary visits, a year or more. With some families it stays cool. What can change sooner is how much of each visit you spend watching yourself.',
      ],
    },
    {
      like: [
        'they compare me to the ex',
        'they still love his first wife',
        'her family keeps mentioning her old boyfriend',
        'i called her by the exs name',
      ],
      say: [
        `That stings, and you don't have to compete. You can let it stand: "I know you were close." They have a history there that isn't about you. If it's done to hurt you, ask your partner to tell them to stop.`,
      ],
    },
    {
      like: [
        'they are staying for a whole week',
        'how do i get a break when they live with us',
        'i live with my in laws and never have a minute alone',
        'she follows me from room to room',
        'nine days in my house',
      ],
      say: [
        `Make the break a habit, so you don't need an excuse each time: "I always take half an hour to myself after lunch." Say it on the first day, kindly, and do it every day. A short walk counts if you have no door to close.`,
      ],
    },
    {
      like: [
        "where i'm from a daughter in law can't say no",
        'in our culture you obey your husbands parents',
        'you cant answer back to your mother in law with us',
        'as the son in law i have to put up with it',
      ],
      say: [
        `Then choose ways that fit there: a short answer, a delay ("I'll ask at home first"), or your partner or a respected relative speaking for you. Respect is one thing. Being kept from money, family or leaving the house is another, and that deserves outside help.`,
      ],
    },
    {
      like: [
        'what do i wear to meet the parents',
        'what should i bring',
        'first time meeting her family what do i do',
        'how do i make a good first impression',
        'meeting his mom on sunday help',
      ],
      say: [
        `Wear what you'd wear to see somebody you respect, and bring something small or homemade if that's the custom; your partner will know. Then say the true thing early: "I was nervous about today." It gives them a chance to be kind.`,
      ],
    },
    {
      like: [
        'i said something stupid to them',
        'i embarrassed myself in front of his parents',
        'i ruined it with her family',
        'should i apologize to my mother in law',
        'i called her the wrong name',
      ],
      say: [
        `If it hurt somebody, yes, apologize in one sentence: "What I said came out wrong, and I'm sorry." If it was only awkward, leave it be. A long apology makes them comfort you, and then it's bigger than before.`,
      ],
    },
    {
      like: [
        "they don't know we're together",
        'his family thinks im the roommate',
        'they are against us because of who i am',
        "she hasn't told her parents about me",
        'they dont approve of a same sex partner',
      ],
      say: [
        "When and how to tell them is for your partner to decide, because it's their family and they know the risks. What you can say is how it is for you to wait or to hide. That talk is between the two of you, and it's a fair one to have.",
      ],
    },
  ],
}
