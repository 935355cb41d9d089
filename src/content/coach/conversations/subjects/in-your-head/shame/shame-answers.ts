import type { Answer } from '../../../conversation.ts'

export const shameAnswers: readonly Answer[] = [
  {
    like: [
      'am i a bad person',
      'is something wrong with me',
      'im disgusting',
      'i feel like a monster',
      'does this make me a terrible human',
    ],
    say: [
      "I can't sum up a person, and one thing about you can't either. What I can do is help you look at what you did, or what is true, without the name-calling. If harm was done, it can be worked on.",
    ],
  },
  {
    like: [
      'should i tell someone',
      'do i have to tell people about it',
      'who should i tell',
      'is it better to keep it to myself',
      'do i owe my partner the truth about it',
    ],
    say: [
      "It depends on who, and on what's safe. You don't owe it to many people. Telling one person who's kept things private before tends to help. Start with a small piece, and see how they handle that.",
    ],
  },
  {
    like: [
      'what if they tell everyone',
      'and if they laugh at me',
      'what if they leave once they know',
      'what if it changes how they see me',
      "i'd lose everyone",
    ],
    say: [
      'That can happen, and it\'s why you begin with a small piece and a careful choice. You can also ask first: "Can this stay between us?" If you wouldn\'t be safe if it came out, pick a helpline or a professional instead.',
    ],
  },
  {
    like: [
      'why am i so ashamed',
      'why do i feel shame over nothing',
      'where does it come from',
      'why does it feel so physical',
      'why cant i let it go',
    ],
    say: [
      "Shame is there to keep us in the group, so it's fast and it's strong, and it sits in the body. For some people it got turned up early, by teasing, strict rules or a cold home. It shows how afraid you are of being left out.",
    ],
  },
  {
    like: [
      'it was years ago',
      'i still cringe about something from long ago',
      'does it ever go away',
      'how long will i feel like this',
      'i was a kid and im still ashamed',
    ],
    say: [
      "It can fade, even after many years, and it fades faster once it isn't a secret. Think of how old you were and what you knew then. You'd probably judge somebody else of that age more gently.",
    ],
  },
  {
    like: [
      'im ashamed of having social anxiety',
      "it's embarrassing that i can't do normal things",
      'a grown adult scared of people',
      'everyone else can do it',
      'im ashamed of being this way',
    ],
    say: [
      "A lot of people have this, including some you'd never guess, and it has nothing to do with being weak. You're doing ordinary things with more weight on your back. Saying it to one person usually makes it lighter.",
    ],
    item: 'article:do-i-have-social-anxiety',
  },
  {
    like: [
      'i really did something wrong',
      'but i hurt someone',
      'i deserve to feel this way',
      'no this one is my own doing',
      'i lied and it came out',
    ],
    say: [
      'Then it makes sense to feel bad about it, as long as it helps you act. Say what you did, once, without excuses. Ask what would help. Do that part. Punishing yourself after that gives nothing to the one you hurt.',
    ],
  },
  {
    like: [
      'my family would be ashamed of me',
      'i brought shame on my family',
      'in my culture you dont talk about it',
      'my community would never accept it',
      'my faith says its wrong',
    ],
    say: [
      "That's a heavy place to be, and I won't tell you to shrug off your family or faith. Many people find somebody inside it who is wise and discreet, and others need somebody outside first. You can look for either, with no hurry.",
    ],
  },
  {
    like: [
      'im ashamed of my body',
      'i hate how i look',
      "i'm ashamed of being poor",
      'ashamed of where i live',
      "i'm ashamed that i never had a relationship",
    ],
    say: [
      "That kind of shame is common, and you didn't do anything wrong. Some people do judge things like that; many think about it less than you fear. Try it with one person: let them see it, without an apology, and watch what they do.",
    ],
  },
  {
    like: [
      'something was done to me and i feel ashamed',
      "i was abused and i can't say it",
      'it happened to me but i feel dirty',
      'somebody did something to me',
      'i was bullied and i am the one who is ashamed',
    ],
    say: [
      "What somebody did to you is theirs to answer for, even if the shame landed on you. This deserves a person, at your pace: a doctor, a counselor, a helpline. Help now has numbers. You don't have to tell me any details.",
    ],
  },
  {
    like: [
      'i want to disappear',
      'i wish the ground would swallow me',
      "i can't face anyone again",
      'i want to hide forever',
      'i dont want to be seen by anyone',
    ],
    say: [
      "Wanting to vanish is what shame does to people, and it's strongest in the first hours. Rest tonight; tomorrow be where one friendly face is. If it means you want to die or hurt yourself, tap Help now and talk to a person today.",
    ],
  },
  {
    like: [
      'i told someone and it got worse',
      'i already tried opening up',
      'last time i told someone they used it against me',
      'talking about it doesnt help',
    ],
    say: [
      "I'm sorry. That was the wrong listener or the wrong moment, and it makes sense to be careful now. You could try it first with somebody whose job is to keep things private. Or write it, and keep it. Talking isn't the only way.",
    ],
  },
  {
    like: [
      'what do i do when it comes over me',
      'it hits me in the middle of the street',
      'a memory comes and i make a noise',
      'i flinch and swear when i remember',
      'what do i do with the feeling',
    ],
    say: [
      `Name it, "shame," look up, and keep walking or doing what you were doing. The wave usually passes in a minute or so if you don't argue with it. Many people wince or mutter when a memory hits; it's common.`,
    ],
  },
]
