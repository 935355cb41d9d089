import type { Answer } from '../../../conversation.ts'

/** Lines to say, for people who ask for words. */
export const intimacyWords: readonly Answer[] = [
  {
    like: [
      'how do i tell him i want to take it slow',
      'not ready for sex yet, what do i say to her',
      'We have been seeing each other a month and I would prefer to wait. How do I say so?',
      'what are the words for "not yet" that dont sound like "no never"',
      'my bf want more but i am not ready. how to tell',
      'when we make out and it goes further, what do i say to slow down',
      'I like them a lot, I just need more time physically. Help me say it without hurting them.',
    ],
    say: [
      'Say it before the moment, or right in it.\n"I like you, and I want to go slow."\n"I\'m not ready for that yet. I do like being close to you."\n"Can we stay with kissing for now?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i tell someone im a virgin',
      '27 and never been with anyone. what do i say to her',
      'I have very little experience in the bedroom. How does one mention it?',
      'should say something before we sleep together, its my first time. words?',
      'i never had sex and he think i have. how to tell him',
      'need a line for "i dont know what im doing" thats not embarrassing',
      "She'll notice I've no experience, so I'd rather say it first. What do I say?",
    ],
    say: [
      'Plain is fine, and it can be said at any time before.\n"I haven\'t done this before, and I wanted you to know."\n"I don\'t have much experience. I\'d like us to talk while we go."',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i say stop in the middle without ruining everything',
      'if i change my mind during, what do i say',
      'What words does one use to end things once they have begun?',
      'i freeze and go along with it. need a sentence to stop',
      "when we are in the bed and i don't want more, what to tell",
      'mid hookup and i want out. what do i say',
      "I never manage to speak up once it's started, so I'd like a short line I can get out",
    ],
    say: [
      'Stopping needs no reason.\n"I want to stop now."\n"Let\'s pause. I\'d like to lie here with you."\n"I\'ve changed my mind. I need you to stop."',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i ask if i can kiss her',
      'what do i say to check hes comfortable without killing the mood',
      'Is there a natural way to ask permission before becoming closer?',
      'asking consent feels so awkward. words?',
      'i want kiss her but first ask. how is it said in english',
      'like before i make a move, what can i say',
      "I never know whether they want me to touch them, and I'd rather ask than guess. How?",
    ],
    say: ['Ask plainly, and wait for the answer.\n"Can I kiss you?"\n"Is this okay?"\n"What would you like?"'],
    asks: 'words',
  },
  {
    like: [
      'how do i tell my partner im ashamed of my body',
      'dont want him to see me naked with lights on. what do i say',
      'I am older now and shy about undressing before someone new. How could I express it?',
      'need to tell her im insecure about how i look w/o clothes',
      'i am very shy when clothes off. how i say to my boyfriend',
      'what do i say when they want the lights on and im self conscious',
      "My body makes me so nervous that I avoid it all, and I'd like to tell them instead",
    ],
    say: [
      'Name it, and say what would make it easier.\n"I get shy about my body. Could we have the light low and go slowly?"\n"I\'m self-conscious undressed. It helps when you don\'t rush me."',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i bring up condoms',
      'awkward question but how to ask someone if theyve been tested',
      'I am dating again at sixty. How do I raise the subject of protection?',
      'what do i say about protection without killing the mood',
      'want talk about safe sex with new boyfriend, how to start',
      'need to ask her about std stuff before anything happens. words',
      "The safe sex talk terrifies me more than the sex does, so what's a line to open it?",
    ],
    say: [
      'Keep it factual and both-sided.\n"Before we go further, I\'d like to talk about protection and testing."\n"I use condoms. Are you okay with that?"\n"When were you last tested? I\'m happy to tell you mine."',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i ask my partner for affection',
      'we hardly touch anymore. how do i say i miss it',
      'I find it difficult to request a hug from my own wife. What might I say?',
      'want to ask him to cuddle but feel needy. words?',
      'how to say to my husband i want more closeness',
      'what do i say when i just want to be held, not more',
      "I wait for them to come to me and they don't, and I'd like to be able to ask",
    ],
    say: [
      'Ask for one small thing, in plain words.\n"I\'d love to be held for a bit. Would you?"\n"I miss being close to you. Can we sit together tonight?"',
    ],
    asks: 'words',
  },
]
