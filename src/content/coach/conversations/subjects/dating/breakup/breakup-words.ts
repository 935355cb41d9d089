import type { Answer } from '../../../conversation.ts'

/** Lines to say, for people who ask for words. */
export const breakupWords: readonly Answer[] = [
  {
    like: [
      'how do i break up with my boyfriend, like the actual words',
      'i have to end it tonight and i dont know how to start',
      'I wish to end a long relationship decently. How do I begin that conversation?',
      "what do i say to my gf. i've decided its over",
      "i want finish with my partner but i can't find the words",
      'need a breakup sentence that isnt its not you its me',
      "I've rehearsed this for a month, and each time I sit down with them I talk about dinner instead. First line please?",
    ],
    say: [
      'Say it in the first minute, kindly, once.\n"I need to tell you something hard. I want to end our relationship."\n"I care about you, and I\'ve decided this isn\'t right for me."\n"I won\'t argue about it, but I\'ll listen."',
    ],
    asks: 'words',
    about: 'coming',
  },
  {
    like: [
      'how do i tell people we broke up',
      'what do i say when someone asks where my girlfriend is. we split',
      'My marriage has ended. What do I say when acquaintances inquire?',
      'friends keep asking about him. need a line. its over',
      'how i tell my family we are not together anymore',
      'dreading telling everyone. whats a short way to say we broke up',
      'Someone at work asked how my other half is doing and I just said fine. What should I say next time?',
    ],
    say: [
      'Short, and you choose how much they get.\n"We broke up. I\'m sad, and I\'d like company more than advice."\n"It ended. I don\'t want to go into it today, but thank you for asking."',
    ],
    asks: 'words',
    about: 'over',
  },
  {
    like: [
      'my ex keeps texting me. what do i say to make it stop for now',
      'how do i ask for no contact without being mean',
      'My former partner writes daily. How do I ask for distance politely?',
      'he texts "miss u" every night since we split. what do i answer',
      'i need break from messages of my ex, how to say it',
      'ex wants to stay friends right away, i cant. words?',
      'She still sends me memes like nothing happened and each one knocks me flat. I need to ask her to stop.',
    ],
    say: [
      'Be clear about what you can do right now.\n"I need some time without contact. I\'m not angry, I need it to heal."\n"Please don\'t text me for a while. I\'ll reach out if that changes."',
    ],
    asks: 'words',
    about: 'over',
  },
  {
    like: [
      'ill see my ex at a party, what do i say',
      'what to say when i bump into my ex',
      'My former wife will be at the same event. What is a civil greeting?',
      'ex will be there saturday. give me the words for hello',
      'we have same friends so i meet my ex sometimes. what can i tell',
      "he's gonna be at the thing with everyone. i need one sentence",
      'I keep imagining turning a corner and there they are, the ex, and me with my mouth open. What do I say?',
    ],
    say: [
      'Keep it to hello, one line, goodbye.\n"Hi. I hope you\'re doing okay. I\'m going to head over there now."\n"Good to see you. I\'m not up for a long talk today."',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i ask a friend for help after my breakup, i dont want to be a burden',
      'we broke up and im alone with it. what do i text a friend',
      'I am not used to leaning on people. How do I ask for company after a separation?',
      'need to message someone bc im sad about the split but idk what to say',
      'i want tell my friend that i need him after breakup. how',
      'text to a friend that says i got dumped and need someone',
      "I've been telling everyone I'm fine since it ended, I'm not, how do I say so to one person",
    ],
    say: [
      'Ask for what would help, and name a time.\n"I\'m going through a breakup. Could you come over for an hour this week?"\n"You don\'t need to fix it. Could I talk for ten minutes?"',
    ],
    asks: 'words',
    about: 'over',
  },
  {
    like: [
      'she dumped me with no reason. how do i ask why',
      'what do i write to ask him why he ended it, without begging',
      'My partner left with little explanation. How might I ask for one respectfully?',
      'need closure. one text asking why. words',
      "he finish with me and i don't understand the reason. how i ask",
      'broke up with me over text lol. want to ask what happened and not sound crazy',
      "I got a two-line goodbye after a year, and I'd like to ask for the reason without making it a fight.",
    ],
    say: [
      'You can ask once, and they may not have an answer.\n"I won\'t try to change your mind. Could you tell me what made you decide?"\n"If you\'re willing, I\'d like one honest talk about why. If not, I\'ll accept that."',
    ],
    asks: 'words',
    about: 'over',
  },
]
