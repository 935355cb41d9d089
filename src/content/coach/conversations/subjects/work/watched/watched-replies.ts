import type { Answer } from '../../../conversation.ts'

export const watchedReplies: readonly Answer[] = [
  {
    like: [
      'what do i say when someone takes it out of my hands',
      'they watch me for two seconds and then do it for me, how do i stop that',
      'how do i tell my trainer to let me try by myself',
      'words for let me finish, i can do it',
    ],
    asks: 'words',
    say: [
      `Friendly, with your hands still on it:\n"Let me try it myself first. I'll ask if I get stuck."\n"I learn it better when I do it. Give me a minute."\n"Thanks, I've got this one."`,
    ],
  },
  {
    like: [
      'what do i say when they comment on everything i do',
      'someone stands there and tells me im doing it wrong, what do i answer',
      'give me a reply to why are you so slow',
      'how do i answer remarks while im working',
    ],
    asks: 'words',
    say: [
      `Answer once, then eyes back on the work:\n"I do it this way. It gets there."\n"Tell me at the end, all in one go. I can't listen and do it."\n"I go slower so that I get it right."`,
    ],
  },
  {
    like: [
      'what do i say to the examiner before the test',
      'how do i tell the person observing me that im nervous',
      'words for the start of an observed lesson',
      'someone will assess me at work and i want to say something first',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `One sentence before you begin is enough:\n"I'm nervous when I'm observed, so I may start a bit slowly."\n"Would you like me to explain as I go, or only do it?"\n"If I need to start something again, is that all right?"`,
    ],
  },
  {
    like: [
      'how do i tell someone not to film me',
      'they take pictures of me while i do something, what do i say',
      'i dont want to be recorded how do i put that',
      'words to ask them to put the phone away',
    ],
    asks: 'words',
    say: [
      `You can say no to being filmed:\n"Please don't film me."\n"I'd rather not be in it. Could you delete that one?"\n"Put the phone down for a minute, then I'll join in."`,
    ],
  },
  {
    like: [
      'my mother in law watches me cook what do i say',
      'how do i tell my partner to stop watching me park',
      'someone in the family looks over my shoulder in the kitchen, words please',
      'what do i say to the passenger who watches how i drive',
    ],
    asks: 'words',
    say: [
      `Give them something else to do:\n"I get worse when I'm watched. Tell me about your day instead."\n"Could you do this for me while I finish that?"\n"You can have a look when it's done."`,
    ],
  },
  {
    like: [
      'is it ok to wear headphones so i dont notice them',
      'should i ask to move my desk to face the wall',
      'can i sit where nobody sees my screen',
      'would it help to sit with my back to everyone',
    ],
    say: [
      "Yes, if it helps you work and your workplace allows it. A quieter spot is a normal wish in a busy room. Keep some time without it, though, an hour or so in the open, so that the hidden corner stays a comfort and doesn't become the only place you can work.",
    ],
  },
  {
    like: [
      'should i go slower when somebody watches',
      'i speed up when they look, is that wrong',
      'is it better to hurry and get it over with',
      'what speed should i work at when im being watched',
    ],
    say: [
      'Slower, yes, or rather your own speed. A lot of slips come from hurrying, and a steady pace looks more sure. Make the first move a little slow on purpose. The rest usually follows.',
    ],
  },
  {
    like: [
      'should i practice with someone watching',
      'would it help to do it in front of a friend first',
      'is practicing alone enough before the test',
      'can i train being observed',
    ],
    about: 'coming',
    say: [
      'Yes, and it does more than another round alone. Alone you practice the task; with one friendly person there you practice the task with eyes on it. Ask them to look and say nothing, for a few minutes. Twice is already worth something.',
    ],
  },
  {
    like: [
      'can i ask to start over if i mess up the test',
      'what if i have to begin again in front of the examiner',
      'am i allowed to redo it when im being assessed',
      'is it ok to stop and start from the beginning while they watch',
    ],
    say: [
      'Usually you can ask: "I\'d like to start that again." In some tests it counts against you and in others it doesn\'t, so ask about the rule before you begin. Correcting yourself calmly is often part of what they want to see.',
    ],
  },
  {
    like: [
      "i can't sign my name when someone looks",
      'my hand cramps when i write in front of people',
      'filling out a form at the counter while they watch is hell',
    ],
    say: [
      "You do it without thinking everywhere else, and with eyes on you your hand won't obey. Set your hand down, breathe out, and write slowly; a signature may look odd and still counts. Whoever is waiting wants the form, not your handwriting.",
    ],
  },
  {
    like: [
      'i forget how to walk when people look at me',
      'crossing the room with everyone watching',
      'walking past a group of people is torture',
      'i feel eyes on me when i walk down the street',
    ],
    say: [
      'Walking stops working when you try to steer your own legs. Give your eyes a target instead, a door or a sign across from you, and go there. Some people may look up, because people look at whatever moves. Your legs know the rest.',
    ],
  },
  {
    like: [
      'the person watching me is an expert',
      'she has done this for thirty years and watches me try',
      'someone much better than me is looking at my work',
      'i have to do it in front of the best one there',
    ],
    say: [
      "Being watched by someone who sees everything can make you feel very exposed. An expert also knows how long it takes to learn, because they did, and they can tell a beginner's slip from a careless one. They're the one watcher you can ask how they'd do it.",
    ],
  },
  {
    like: [
      'my parents criticized every move i made',
      'as a kid i was always watched and corrected',
      'my dad stood behind me and waited for a mistake',
      'i grew up with someone checking everything i did',
    ],
    say: [
      "Then being watched has meant trouble since you were small, and your body still braces for the remark. That's learned, and it was sensible back then. The person behind you today may be there for another reason. You can look and see who it is this time.",
    ],
  },
  {
    like: [
      'they watched me and it was fine',
      'did it in front of people, nothing happened',
      'the observation is over, it was ok',
      'i worked while my boss was standing there, it was alright',
    ],
    about: 'over',
    say: [
      "Good. There were eyes on you, you did it anyway, and it was fine. That's a quiet sort of win, and it's a win. Nothing more to do about it.",
    ],
  },
  {
    like: [
      'i passed the driving test but the examiner was being nice',
      'i did it well while they watched, must have been a fluke',
      'they said i did a good job and i dont believe they looked properly',
      'my observed shift went well but next time theyll see',
    ],
    about: 'over',
    say: [
      "I'm glad. Somebody watched you closely and came away satisfied, and watching closely was the whole point. You remember the shaky bits because you were inside them. They saw the result, and it held up. It counts.",
    ],
  },
  {
    like: [
      'i messed up because they were watching',
      'i dropped it in front of everyone',
      'i froze during the observation and did everything wrong',
      'my hands went stupid and they all saw',
      'failed the test because the examiner made me nervous',
    ],
    about: 'over',
    say: [
      "That's frustrating when you know you can do it. They saw how you do it with nerves, and that isn't all you can do. It was one time, with a lot of nerves. The skill hasn't gone anywhere.",
    ],
  },
  {
    like: [
      'i snapped at the person who was watching me',
      'i told them to get lost and feel terrible',
      'i stopped in the middle and walked away because they looked',
      'i pretended to be busy with something else and feel so dumb about it',
    ],
    about: 'over',
    say: [
      'The pressure needed a way out, and it took that one. They probably had no idea what their looking did to you. If somebody got hurt by it, one line is enough: "I get tense when I\'m watched. It wasn\'t about you." If nobody did, you can leave it there.',
    ],
  },
  {
    like: [
      'do i have to say out loud what im doing',
      'can i say the steps in my head instead',
      'wont it look weird if i talk while i work',
      'how much should i explain while they watch',
    ],
    say: [
      'No, in your head works too. Out loud helps most when somebody has to follow you: training, a test, a shared screen. A few words now and then are enough: "Now the second part." Where nobody needs to follow, name the next small move silently.',
    ],
  },
]
