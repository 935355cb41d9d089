import type { Answer } from '../../../conversation.ts'

export const inLawsAnswers: readonly Answer[] = [
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
      `Then that conversation comes first, between the two of you, on a calm day. Ask for one exact thing: "When they start on my cooking, I need you to answer them." "Back me up" is too vague to do.`,
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
      `Ask them. "What would you like me to call you?" takes five seconds, and it shows respect. Your partner may also know the custom in the family, so you could ask there first.`,
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
      'It usually takes longer than anybody likes: think of many ordinary visits. With some families it stays cool. What can change sooner is how much of each visit you spend watching yourself.',
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
      "When and how to tell them is for your partner to decide, because it's their family and they know the risks. What you can say is how it is for you to wait or to hide. That conversation is between the two of you, and it's a fair one to have.",
    ],
  },
]
