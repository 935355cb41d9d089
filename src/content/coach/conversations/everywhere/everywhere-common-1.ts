import type { Answer } from '../conversation.ts'

export const everywhereCommon1: readonly Answer[] = [
  {
    like: [
      'is it me or is it them',
      'am i the problem here or are they',
      'honestly tell me is it my fault or theirs',
      "I can't work out whether I'm being oversensitive or they're being rude",
      'me or her? who is wrong',
      'maybe its them?? or maybe its always me idk',
      'Is this my doing, or would anybody have trouble with these people?',
    ],
    say: [
      "I only know your side, so I can't rule on that. It's often a bit of both. A useful test: if a friend told you this same story about themselves, what would you say they had done wrong?",
    ],
  },
  {
    like: [
      'did i make it worse',
      'i think i made everything worse',
      'great now i probably made it 10x worse didnt i',
      'Have I made matters worse by speaking up?',
      'i tried to fix and now is more bad i think',
      'pretty sure i just dug the hole deeper',
      "I said something about it afterwards and now I worry I've made it worse than it was",
    ],
    say: [
      "I can't tell from here, and the minutes after are a bad time to judge. Let a night pass before you do anything more about it. Tomorrow, look at how they actually treat you, and go by that. What did you do or say?",
    ],
    about: 'over',
  },
  {
    like: [
      'what if they laugh',
      'but what if they laugh at me',
      'and if everyone starts laughing??',
      'Suppose they find it funny. What do I do then?',
      'if they laugh i dont know what i will do',
      'im scared somebody giggles when i talk',
      'what if i say it and they crack up',
    ],
    say: [
      "Then pause, breathe out, and go on with your next sentence. You don't have to join in or explain. Laughing can be surprise or nerves, and it passes. If somebody means it unkindly, that says something about them, and you can tell a person you trust afterward.",
    ],
    about: 'coming',
  },
  {
    like: [
      'what if they say no',
      'but they could just say no',
      'and if the answer is no?',
      'What if my request is refused?',
      'they will say no for sure and then i stand there',
      'ok and when they say no? what then',
      'no is the part i cant handle',
    ],
    say: [
      'A no is allowed, and you have a line for it: "Okay, thanks for telling me." That\'s enough to say, and it lets you leave with your head up. Your part is the asking. The answer belongs to them, and it\'s about the request more than about you.',
    ],
    about: 'coming',
  },
  {
    like: [
      'what if they ask more questions',
      'what if they want to know why',
      'and if he asks something i cant answer',
      "Suppose they enquire further. I wouldn't know what to say.",
      'what if she ask me more and my mind go blank',
      'ok but then theyll ask follow ups and im screwed',
      'i can do the first sentence. its what comes after',
    ],
    say: [
      'Then you\'re allowed to buy time or stop there. "Let me think about that for a second" works, and so does "I\'d rather keep it short." Saying "I don\'t know, I\'ll get back to you" is a full answer too. Practice one of those three aloud so it\'s ready.',
    ],
    about: 'coming',
  },
  {
    like: [
      'what if they dont answer at all',
      'what if i say something and nobody responds',
      'and if it just goes silent',
      'What if I am met with silence?',
      'if nobody say anything after me i will feel so stupid',
      'what if i say hi and they just ignore me',
      'suppose i write it and no one replies',
    ],
    say: [
      "Then it was a small try that got no echo, and that happens. People may not have heard you, or they were busy. Try it once more, a bit louder or to one person by name. If there's still nothing, move on; you did your half.",
    ],
    about: 'coming',
  },
  {
    like: [
      'what can i do tomorrow, not in weeks',
      'i dont want a long plan, what do i do TOMORROW',
      'ok but concretely tomorrow',
      'Is there something I could do as soon as tomorrow?',
      'i need something for tomorrow not for next month',
      'everyone says it takes time. what about tomorrow morning',
      'tell me 1 thing for tomorrow',
    ],
    say: [
      'Tomorrow: one greeting, to one person, before noon. Look up, say "Morning" or "Hi, how\'s it going", and let whatever comes back be enough. It takes three seconds. Afterward, write down what you feared and what really happened, side by side.',
    ],
  },
  {
    like: [
      'how do i stop thinking about it tonight',
      'i cant sleep, my head keeps going over it',
      'make it stop, i need to sleep and its all i think about',
      'What can I do to get it out of my mind this evening?',
      'its 2am and im still thinking about this',
      'my brain dont stop. how i sleep tonight',
      'any trick to shut my thoughts off for the night?',
    ],
    say: [
      'Don\'t fight it; park it. Write down the worry in one line and under it, "Tomorrow at 5, ten minutes." When it comes back, tell it that\'s written down. Then give your mind something dull and real: breathe out slowly and count the breaths up to ten, over and over.',
    ],
  },
  {
    like: [
      'how long until it gets better',
      'when does this stop',
      'how many weeks til im normal',
      'How long does it generally take before one notices a difference?',
      'how much time i need for be better',
      'will i be like this forever or does it go away at some point',
      'ive been at it for a bit, when do i feel something',
    ],
    say: [
      "I can't give you a date; it differs from person to person. What usually happens is that one particular situation gets easier after you've done it a handful of times, while others still feel hard. So look for small signs: less dread beforehand, a quicker recovery after. If it stays stuck, a therapist can help it along.",
    ],
  },
  {
    like: [
      'can we practice, you play the other person',
      'lets roleplay. you be my boss',
      'can u pretend to be her and i answer',
      'Could we rehearse? You would take the part of the interviewer.',
      'you be the guy at the counter and i be me',
      'act like my mom and ill try to tell you',
      'can i practise with you first, like you are him',
    ],
    say: [
      "I'm a scripted coach, so I'd play that part badly, and I'd rather tell you than fake it. What works: say your first line out loud once or twice, standing up, and leave the rest open. What's your opening line going to be?",
    ],
    about: 'coming',
  },
  {
    like: [
      'give me a tip right now before i go in',
      'quick im about to walk in, one thing',
      '2 minutes. tell me something',
      "I'm due in shortly. Any last word of advice?",
      'fast please i go inside now, what i do',
      'one tip go',
      'in the hallway rn pls help quick',
    ],
    say: [
      'Feet flat, breathe out longer than you breathe in, twice. Then go in with one job only: find one friendly face and say hello to it. Being nervous and doing it anyway counts. Come back and tell me after.',
    ],
    about: 'coming',
  },
  {
    like: [
      'im outside now',
      'ok im here. standing outside',
      'im in the car in front of the building',
      'I have arrived and am sitting outside.',
      'i am at the door now but i cant move',
      'parked. cant get out',
      'outside. heart going crazy',
    ],
    say: [
      "Good, you've come this far already. Put both feet down, let your shoulders drop, and take one long breath out. You don't have to feel ready; you only have to open the door. Walk to it now and say hi to the first person you see.",
    ],
    about: 'coming',
  },
  {
    like: [
      'ok going in',
      'here i go',
      'im doing it now wish me luck',
      "Right, I'm going in.",
      'ok i go now',
      'aight walking in',
      'phone away. going',
    ],
    say: [
      "Go on. Slow breath out, eyes up, first hello. It's allowed to be wobbly. I'll be here afterward, however it goes.",
    ],
    about: 'coming',
  },
  {
    like: [
      'brb',
      'one sec',
      "hold on someone's at the door",
      'Excuse me a moment, please.',
      'wait i come back',
      "gtg mom's calling, back later",
      'back in 10',
    ],
    say: ["Sure, take your time. We'll pick it up right here when you're back."],
  },
  {
    like: [
      'is it normal that i feel like this',
      'is it normal to be this nervous about something so small',
      'tell me im not the only one',
      'Is it usual for a grown person to be frightened of such things?',
      'its normal or i am crazy',
      'do other people get this too or me',
      'normal ppl dont have this right',
    ],
    say: [
      "Yes, lots of people have this, including many you'd never guess, because it often doesn't show. It's common, and it's still hard. If it keeps you from things you want, it's also worth getting help with. Which part bothers you most?",
    ],
  },
  {
    like: [
      'is it normal that i practice what im gonna say',
      'i rehearse everything in my head before i talk is that weird',
      'do normal people write down what they will say',
      'Is it odd that I prepare every conversation in advance?',
      'i practise hello before i say hello lol is that normal',
      'i make a script for every call. strange?',
      'i go over it like 30 times before i open my mouth',
    ],
    say: [
      "Plenty of people do that, so no, you're not weird. One or two lines ready is useful. Thirty run-throughs tend to make it stiffer, because then you're listening to your script instead of the person. Try preparing only the first sentence and letting the second one come.",
    ],
  },
  {
    like: [
      'should i tell them im nervous',
      "is it ok to just say i'm nervous",
      'do i admit that im scared or act normal',
      'Would it be a mistake to mention that I am anxious?',
      'i can say to them that i am nervous?',
      'say im nervous or nah',
      'thinking of just telling them upfront that I get anxious',
    ],
    say: [
      'Yes, once, lightly, if it would take the pressure off: "I\'m a bit nervous, so bear with me." Then go straight on. How they take it is up to them, and you can stop guarding a secret. No need to explain or apologize for it.',
    ],
    about: 'coming',
  },
]
