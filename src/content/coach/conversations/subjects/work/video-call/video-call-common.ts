import type { Answer } from '../../../conversation.ts'

export const videoCallCommon: readonly Answer[] = [
  {
    like: [
      'camera on or off',
      'can i leave my camera off',
      'do i have to turn my video on',
      'Would it be frowned upon to keep my camera switched off?',
      'i can close camera? i hate my face there',
      'should i stay muted the whole time',
      'cam off again today or nah',
    ],
    say: [
      "On, at least for the first five minutes, and hide your own picture so you're not watching yourself; most programs can do that. Say hello aloud when you join. With it off, you feel safer today, and the next call stays as hard.",
    ],
  },
  {
    like: [
      'first minute of a video call with a tinder match, what do i say',
      'video date tonight. how do i open once the camera comes on',
      'she wants to facetime before we meet and i dont know how to start',
      'Having my first video chat with someone from a dating site at 61. How does one begin?',
      'no i mean the very first thing when we both appear on screen, with my match',
      "we matched on hinge and we're doing a video call, help with first words",
      'I am going to have video call with a girl from app, what I say at beginning?',
    ],
    say: [
      'Start with hello and one honest, light thing.\n"Hi, it\'s good to finally see your face."\n"I\'m a little nervous on video, so bear with me for a minute."\n"Where am I catching you, and how was your day?"',
    ],
    about: 'coming',
    asks: 'words',
  },
  {
    like: [
      "what do i say when there's an awkward pause on a video date",
      'we both went quiet on the call with my match and just stared. what could i say',
      "On a video call with someone I'm dating, how do I fill a silence?",
      'the conversation dies after 5 min on facetime with him. need lines',
      'silence on video is worse than real life. what do i say to my date',
      'video date, we run out of topic. what to ask',
      'give me something for when me and the hinge girl go quiet on zoom',
    ],
    say: [
      'Name the pause lightly or look at something in view.\n"I like that we can be quiet for a second."\n"I\'m curious about the thing on the wall behind you."\n"What\'s been the best part of your week so far?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i get a word in on zoom meetings',
      'people just talk nonstop on teams and i never get in. what do i say',
      'What phrase can I use to come in during a video conference?',
      'i unmute and someone else starts. need a line',
      'on the video meeting we both speak at same time and i always give up, what to say',
      'how do u interrupt on a work call without being rude',
      "I'd like to contribute on our remote calls, but I can't find the opening. Words, please.",
    ],
    say: [
      'Say the name of whoever\'s speaking, then your point.\n"Dana, can I add something to that?"\n"I\'d like to come in on this before we move on."\n"Go ahead, and I\'ll go right after you."',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i tell them id rather keep my camera off today',
      'what do i say when they ask me to turn the camera on and i really cant right now',
      'Is there a polite way to say that I will be off camera for this meeting?',
      'need a sentence for no camera today',
      'my boss says cameras on. how i explain not today',
      'camera off excuse that isnt a lie pls',
      'I have a rough day and want to join by audio only. How should I word it?',
    ],
    say: [
      'Say it once, up front, without a made-up reason.\n"I\'m starting on audio today and I\'ll turn the camera on when I can."\n"Rough day, so no camera this once. I\'m here and I\'ll speak up as usual."\n"Please call on me if you need me."',
    ],
    asks: 'words',
  },
]
