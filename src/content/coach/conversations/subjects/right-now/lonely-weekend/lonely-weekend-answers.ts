import type { Answer } from '../../../conversation.ts'

export const lonelyWeekendAnswers: readonly Answer[] = [
  {
    like: [
      'is it normal to be alone all weekend',
      'am i the only one with no plans',
      'everyone else has plans',
      'does anyone else spend saturday alone',
      'is it sad that i have nothing to do',
    ],
    say: [
      "Yes, it's common, far more than it looks. People post the dinner and leave out the empty Sunday. Being alone on a day off says how your life is arranged right now. It doesn't say what you're worth.",
    ],
  },
  {
    like: [
      'what do i do with myself all day',
      'how do i fill a whole weekend',
      'what do people even do on sundays',
      'i have nothing to do till monday',
      'i just scroll the entire day',
    ],
    say: [
      'Give the day three fixed points: something outside before noon, something with your hands in the afternoon, one contact in the evening, even a short one. Write it down the night before. What you do in between can be nothing.',
    ],
  },
  {
    like: [
      'wont i bother them',
      'theyre with their families on weekends',
      'people dont want to be called on a sunday',
      'i dont want to be a burden',
      'i cant invite myself',
    ],
    say: [
      `It may be a bad moment for them, and they can say so if you give them an out: "Only if it's a good time." A short hello is rarely a burden. You'd probably be pleased to get one yourself.`,
    ],
  },
  {
    like: [
      'what if nobody answers',
      'what if everyone says no',
      'i asked and they were all busy',
      'and if he has plans already',
      'what if i ask and get rejected again',
    ],
    say: [
      `Then the day stays quiet, and it stings. Have a second plan that doesn't need anybody, like a walk to a certain place. And ask the busy ones, "Which day next week?" Sometimes a no is about the date.`,
    ],
  },
  {
    like: [
      'the holidays are the worst',
      'im alone at christmas',
      'its a long weekend and everyone is with family',
      'eid alone again',
      'my birthday and nobody is here',
    ],
    say: [
      'Those days are harder, because everything around you says that you belong with somebody. Plan them early, and keep it small: one call at a set time, one place with people, such as a service or a shared meal, and one thing you like to eat.',
    ],
  },
  {
    like: [
      'isnt it embarrassing to go out alone',
      'people will see im by myself',
      'i cant sit in a cafe alone',
      'everyone is in couples and groups',
      'going to the movies alone is sad',
    ],
    say: [
      "It can feel that way, mostly from the inside. Some people may look, and you can't know what they think. Try fifteen minutes somewhere without your phone, and count how many others are there on their own.",
    ],
    item: 'challenge:cafe-without-phone',
  },
  {
    like: [
      'sunday evening is the worst',
      'friday at five it all goes quiet',
      'the evenings are unbearable',
      'why is it worse at night',
      'i dread the weekend already on thursday',
    ],
    say: [
      'Then put the one contact there, at that hour, and nowhere else. A weekly call, a class, a service, an online game with the same people. A bad hour that has something in it every week loses some of its weight.',
    ],
  },
  {
    like: [
      'i have people around and im still lonely',
      'im lonely with my family in the house',
      'my husband is there but we dont talk',
      'roommates all around and i feel alone',
      'why am i lonely when im not alone',
    ],
    say: [
      `Because being near people and being known by them are two different things. Pick one of them and say one true sentence, such as "I've been feeling far away from everybody." Ask for twenty minutes without screens.`,
    ],
  },
  {
    like: [
      'i have no money to do anything',
      'i work all week and im too tired to see people',
      'i cant leave i have kids and no sitter',
      'im sick and stuck at home',
      'theres no bus on sundays where i live',
    ],
    say: [
      'Then it has to come to you, or be very near. A call while you both do chores, somebody on your steps for a cup of tea, a free library hour, a game online. And rest counts as a plan, if you choose it.',
    ],
  },
  {
    like: [
      'i already tried going out alone',
      'i went to a place with people and felt worse',
      'i called someone and it was awkward',
      'tried volunteering nobody talked to me',
      'none of that helps',
    ],
    say: [
      "Then that one wasn't it, or it was too much at once. Being among strangers can make it worse. One person you know a little, for a short time, usually does more. Try that before you try another crowd.",
    ],
  },
  {
    like: [
      'maybe i should learn to be alone',
      'is it bad to like being alone',
      'id rather stay home',
      'i dont know if im lonely or just an introvert',
      'part of me wants to be left alone',
    ],
    say: [
      "You can like being alone and still have too much of it. One way to tell is how you feel after a day by yourself. If you're rested, it's fine as it is. If you feel heavy, a little company would help.",
    ],
  },
  {
    like: [
      'how long will it be like this',
      'will i always be alone',
      'does it ever get better',
      'this has been going on for years',
      'ill spend my life like this',
    ],
    say: [
      "I can't know that. On a lonely evening it looks permanent. It tends to change slowly, through one repeated thing with the same people. If it has been dark for weeks, tell a doctor or somebody you trust.",
    ],
  },
  {
    like: [
      'i see everyones stories and feel awful',
      'instagram makes it worse',
      'theyre all out together',
      'i keep looking at what others are doing',
      'should i delete the app on weekends',
    ],
    say: [
      'Yes, taking it off the phone from Friday to Monday is worth a try. Keep a way to write to people, and leave out the watching. See on Monday if those days were any lighter.',
    ],
  },
  {
    like: [
      'what do i say on monday when they ask',
      'coworkers ask what did you do this weekend',
      'i hate the question how was your weekend',
      'i make up things i did',
      'do i lie about my weekend',
    ],
    say: [
      `You can tell the truth, short: "Quiet. I cooked something and slept in. What about you?" It's often asked as a hello. If you'd like it different, add, "I could use some company next time." Somebody may take it up.`,
    ],
  },
]
