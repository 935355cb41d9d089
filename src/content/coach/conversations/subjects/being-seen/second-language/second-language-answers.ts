import type { Answer } from '../../../conversation.ts'

export const secondLanguageAnswers: readonly Answer[] = [
  {
    like: [
      'what about my accent',
      'i hate how i sound',
      'can i get rid of my accent',
      'everyone hears im foreign',
      'people always ask where im from',
    ],
    say: [
      "You'll probably keep some of it, like most people who learned a language later. It doesn't need to go. What helps people follow you is pace: shorter pieces and a pause after each. That you can change this week.",
      'People will hear it, yes. What they make of it differs from person to person. If "where are you from?" tires you, you can name your neighborhood and ask them back.',
    ],
  },
  {
    like: [
      'what if they dont understand me',
      'they keep saying what',
      'i have to repeat everything three times',
      'and if nobody gets what i say',
      'they look confused when i talk',
    ],
    say: [
      "Then say it a second time in other words, shorter, with the main word first. Repeating the same sentence louder rarely helps. Writing down or showing the word is fine too. It's the two of you missing each other, not you alone.",
    ],
  },
  {
    like: [
      'i dont understand when they talk fast',
      'i pretend i understood',
      'i nod and smile when im lost',
      'they use slang and i have no idea',
      'what do i do when i didnt get it',
    ],
    say: [
      `Ask early, about the last part: "I got it until Friday. What comes after that?" That shows you were with them. Nodding feels polite and leaves you guessing later. Try asking once a day instead.`,
    ],
  },
  {
    like: [
      'what if i make a mistake',
      'my grammar is terrible',
      'i check every sentence in my head before i say it',
      'what if its wrong',
      'im afraid of using the wrong word',
    ],
    say: [
      `You'll make some; everybody in a second language does, for years. Most of them change nothing about what you mean. When one does, you say "no, I mean the other one." That's a normal part of talking.`,
    ],
  },
  {
    like: [
      'they switch to english when i try',
      'they answer me in my language',
      'people switch languages the minute i speak',
      'how do i ask them to stay in the language',
    ],
    say: [
      `Ask for it: "I'd like to practice. Can we stay with it for five minutes?" They usually switch to be helpful or quick, and it isn't a verdict. If they're in a hurry, let it go and try the next one.`,
    ],
  },
  {
    like: [
      'should i apologize for my english',
      'do i tell them first that im not good at it',
      'i always say sorry for my english',
      'should i warn people',
    ],
    say: [
      `No, no apology is needed. If you want to say something, ask for what helps: "Please talk a bit slower with me." Saying sorry makes people listen for mistakes. Leave it out once and see if anything changes.`,
    ],
  },
  {
    like: [
      'in a group i cant keep up',
      'i get left behind when there are many people',
      'by the time i know what to say they changed the topic',
      'group conversations are impossible',
      'jokes go over my head',
    ],
    say: [
      `Groups are the hardest, even for people who have been at it for years. Sit beside one person and talk to that one. You can also bring a topic back: "About what you said before." That's a normal thing to do.`,
    ],
  },
  {
    like: [
      'im a different person in this language',
      'im funny in my own language',
      'nobody here knows the real me',
      'i sound like a child',
      'at home i was good at talking',
    ],
    say: [
      "You're the same person with fewer words, and it's a real loss while it lasts. One way through is doing things: cooking, work, a game. People get to know you by more than sentences.",
      "That gap is hard, and it gets smaller with use. Try one joke or one strong opinion in simple words. It may fall flat. It's still more you than a correct sentence about the weather.",
    ],
  },
  {
    like: [
      'how long until i speak well',
      'when will this get easier',
      'ive been here for years and still cant',
      'im too old to learn it',
    ],
    say: [
      "Nobody can say that in months; it depends on how much you speak, more than on age. The fear and the language also don't move at the same speed. Many speak well and stay afraid, until they use it unprepared.",
    ],
  },
  {
    like: [
      'they laughed at my pronunciation',
      'someone imitated my accent',
      'what if they make fun of me',
      'my own family laughs at how i speak',
      'people correct me in front of everyone',
    ],
    say: [
      `Some do, and it's unkind, meant well or not. You can answer, "That's how I say it. Did you understand me?" With people close to you, tell them at a calm moment that you want to be corrected alone, or not at all.`,
    ],
  },
  {
    like: [
      'its racist sometimes',
      'they treat me worse because of how i talk',
      'people are rude to foreigners here',
      'they told me to learn the language',
      'they talk to me like im dumb',
    ],
    say: [
      'Then the fault is with them, and your fear has a reason there. You owe people like that no practice and no patience. Keep the tries for those who answer you decently. If it happens at work or school, write it down and report it.',
    ],
  },
  {
    like: [
      'i only talk to people from my country',
      'id rather stay with people who speak my language',
      'i let my kids translate for me',
      'i avoid talking to locals',
    ],
    say: [
      "There's nothing wrong with that; your own language is a place to rest. If it's the only place, life can get narrow. Once a week, do one small errand yourself, in the other language, with nobody translating.",
    ],
  },
  {
    like: [
      'i understand everything but i cant speak',
      'the words are gone when someone looks at me',
      'i know it in my head and then nothing',
      'why do i freeze when i have to talk',
    ],
    say: [
      "That's very common, because understanding and speaking are two different skills, and fear blocks the second one first. Speaking needs practice with your mouth, badly and often. Two minutes aloud a day is a start.",
    ],
  },
  {
    like: [
      'phone calls in english are the worst',
      'i cant do the doctor in this language',
      'what if its something official',
      'i have an appointment and dont have the words',
    ],
    say: [
      `For official things, help is fair: write down three sentences, bring someone, or ask if they have an interpreter. You can also say, "Please speak slowly, and can you write that down for me?" Small talk is the place to practice without notes.`,
    ],
  },
]
