import type { Conversation } from '../conversation.ts'

export const breakup: Conversation = {
  id: 'breakup',
  name: 'a breakup',
  tap: 'A breakup',
  open: {
    say: [
      "When a relationship ends, you lose a person, and often it's the one you'd have told about a day like this. Which hour is hardest for you right now?",
      "An ending is hard before it's said, while it's said, and long after. Where are you in it?",
      'Some of it is missing them. Some of it is what comes next: telling people, going places alone, starting over. What do you dread most of that?',
    ],
    taps: ['Being alone now', 'Telling people', 'I want to end it'],
  },
  openAfter: {
    say: [
      "So it's over between you. How did it end: what was said, and by whom?",
      'The ending has happened, and your head keeps going back there. Which scene does it show you?',
    ],
    taps: ['The last talk', 'The good times', 'What I did wrong'],
  },
  glad: {
    say: [
      'A lighter day in the middle of all that. Good. You can have it without wondering how long it lasts.',
      "That's good news after a hard stretch. You got here one day at a time.",
    ],
  },
  fear: {
    say: [
      "Here's a guess: under the missing there's the thought that this was it, that nobody else will get that close, and that people will see you as the one who was left. Does that sound right?",
      "Perhaps you believe that it shows what you feared all along: that once somebody really knows you, they don't stay. Is that what it comes down to?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      `Take the emptiest hour of this week, and put one person in it. Ask them plainly: "I could use company on Saturday. Would you come by?" Before that, write down what you think they'll say. Then compare. Would you try that?`,
      'Go to one place this week that you used to go to together, or that you stay away from because of it. Half an hour, by yourself or with somebody. Guess beforehand how it will be, and look at the guess afterward. Are you up for that?',
      "Tell one person that it's over, or that it isn't going well, in one sentence and without making light of it. Many people put this off because they expect pity. Find out what you get instead. What would make it doable?",
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:predict-then-check',
    step: 'do one thing this week that you avoid because of the breakup, and compare it with your guess',
  },
  stepAfter: {
    say: [
      "Twenty minutes a day for it, at a fixed time, on paper. What happened on the left, what you make of it on the right. When the time's up, you close the notebook. If it comes up at night, tell yourself: tomorrow at six. Could you try that for three days?",
      "Write down what's known: who said what, what the two of you had tried. Ten minutes. If you owe them an apology, write it in three lines and sleep on it before you send it. If you don't, there's nothing to send. Would you do that?",
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    item: 'lesson:why-your-brain-replays-it',
    step: 'give it a fixed time each day on paper and close the notebook when the time is up',
  },
  other: {
    say: [
      'Change what you see every day. Mute them online for thirty days, put photos and keepsakes in one box, and give the box to a friend or put it on a high shelf. Nothing gets thrown away. Would that give you some quiet?',
      'For once, let the sadness have the room. Fifteen minutes, a chair, a song if you like, and cry or stare as you need. Then wash your face and go outdoors for five minutes. Would you want to try that today?',
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'put their things in one box and mute them for thirty days, or give the sadness fifteen minutes',
  },
  smaller: {
    say: [
      `One text to one person, three words: "Rough day here." You don't have to explain. If they answer, good; if they answer late, also good. Could you send that?`,
      "Two minutes outdoors, now or after this: to the corner and back, without the phone. You don't have to feel better for it. Is that possible today?",
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'send one short text to somebody, or walk to the corner and back',
  },
  why: {
    say: [
      "After a breakup people tend to draw back, and then the empty room seems to prove that nobody is there. One visit or one sentence to somebody is a check on that. It doesn't replace the person you lost.",
      "Your days were built around somebody, and they don't fill up again by themselves. Small things help with that, even when you don't feel like it. And each one tells you something about the prediction that you'll stay alone.",
    ],
  },
  lines: {
    say: [
      `To tell people:\n"We broke up. I don't want to go into it, and I'd like company."\n"It's over between us. Ask me about something else, please."\n"I'm sad and not much fun. Can I come over anyway?"`,
      `To them:\n"I need some time without contact. I'll write if I'm ready."\n"I've thought about it for a while, and I want to end this. It's my decision."\n"Could I pick up my things on Sunday at noon?"`,
    ],
  },
  when: {
    say: [
      'The emptiest day of the week is a good place for it. Which one is that?',
      'Good. Is it something for today, or for the weekend?',
    ],
    taps: ['Today', 'Tomorrow', 'This weekend'],
  },
  agreed: {
    say: [
      "Then you have one thing for this week, and that's enough. Being sad while you do it is no reason not to.",
      "Good. Eat something first, if you can; heartbreak and an empty stomach go badly together. I'll ask you how it went.",
    ],
  },
  didIt: {
    say: [
      'You did that with a sore heart. That took something. How did people respond, or how was the place, next to your guess?',
      'So that is one thing done in this new stretch of time. What did it show you?',
    ],
    taps: ['They were kind', 'It hurt', 'Less bad than expected'],
  },
  partly: {
    say: [
      'Some of it, on a week like this, is a lot. Which part did you do?',
      'That counts. Where did it get to be too much?',
    ],
    taps: ['I went home early', 'I wrote to my ex', 'I told one person'],
  },
  didNot: {
    say: [
      'All right. Some days getting up is the step. How have you been eating and sleeping?',
      "Then it wasn't the week for that. What did the hour look like instead?",
    ],
    taps: ['I stayed in bed', 'I checked their profile', 'It was too big'],
  },
  wentBadly: {
    say: [
      'Oh, that on top of everything. Take your time. What happened?',
      "That's a blow where it was sore already. Did it come from them, from somebody else, or from inside?",
    ],
    taps: ['They have someone new', 'We had a fight', 'I begged them'],
  },
  distress: {
    say: [
      'Nothing about this has to be settled tonight. Sit on the floor with your back to a wall, and drink some water. Call somebody, even if you only cry. For a person right away, tap Help now.',
      "Put the phone with their name in it out of reach. Look around and name five things that were yours before you met. You got through the last hour. Now there's the next one, and you may sleep through it.",
    ],
    item: 'technique:micro-meditation',
  },
  hear: [
    'That was a big part of your life, however long it was. What do you miss that nobody else would think of?',
    "There's the sadness, and maybe also anger, or relief that you hardly dare to say. Which of them is there today?",
    'Go on, if you like. Who around you knows about it so far?',
  ],
  reassure: [
    "I can't tell you if they'll come back, or when you'll meet somebody else; nobody knows that. Known: it ended, and it hurts now. Guessed: that it stays like this. The coming weeks can show you. Shall we plan one hour in them?",
    'Nobody can promise that it was for the best. What people usually find is that the pain comes in waves, and that the gaps get longer. You can watch for that yourself. Would you note once a day how it is, with one word?',
  ],
  answers: [
    {
      like: [
        'how long does it take to get over someone',
        'when does it stop hurting',
        'its been months and im still sad',
        'is it normal to still cry after a year',
        'will it ever get better',
      ],
      say: [
        "There's no set time; weeks for some, many months for others, and it depends on what it was to you. It usually comes in waves with longer gaps. If after months you still can't work, eat or sleep, that's a good reason to see a doctor.",
      ],
    },
    {
      like: [
        'should i text my ex',
        'can i call him one last time',
        'i want to write to her so badly',
        'is it bad to check in on them',
        'what if i text happy birthday',
      ],
      say: [
        "Not tonight. Write it in your notes, sleep, and read it tomorrow afternoon. Ask what you hope it'll bring. If it's a practical thing, send that alone. If it's the hope that they change their mind, the message rarely does it, and waiting for the answer costs you days.",
      ],
    },
    {
      like: [
        'how do i break up with someone',
        'i want to end it but im scared',
        'how do i tell her its over',
        'i cant hurt him so i stay',
        'can i break up by text',
        'i want to end it',
      ],
      say: [
        `Say it in the first two sentences, in person or by call: "I want to end our relationship. I've thought about it, and it's decided." One honest reason, no long list. Then listen for a while, and go. If you're afraid of them, do it by text, and tell somebody first.`,
      ],
    },
    {
      like: [
        'was it my fault',
        'i ruined it with my anxiety',
        'she left because im too anxious',
        'if i had been different he would have stayed',
        'my social anxiety ruins every relationship',
      ],
      say: [
        "Some of it may be yours, hardly ever all of it; it takes two to make it and two to lose it. If anxiety kept you from going along or speaking up, that's something you can work on. It doesn't make you somebody nobody can live with.",
      ],
    },
    {
      like: [
        'will i be alone forever',
        'nobody will ever want me again',
        'i will never find anyone',
        'at my age its over',
        'i only had this one person',
      ],
      say: [
        "Nobody can know that, and it's a thought that comes with fresh grief, at any age. You don't have to look for somebody now. What you need first is a few people in your week: one for talking, one for doing something with. That can start small.",
      ],
    },
    {
      like: [
        'they already have someone new',
        'i saw her with another guy',
        'he moved on in two weeks',
        'he replaced me so fast did it mean nothing',
        'i keep looking at the new girlfriends profile',
      ],
      say: [
        "That's a hard thing to see, and it doesn't mean that you were nothing to them. Some people can't stand an empty week. How happy they are, pictures don't show. Muting both of them is no weakness; it keeps the wound from being knocked every day.",
      ],
    },
    {
      like: [
        'how do i tell people',
        'i dont want everyone to ask',
        'im ashamed to tell my family',
        'what do i say when they ask where she is',
        'everyone thought we were perfect',
      ],
      say: [
        `One sentence, and then a new subject: "We broke up. I'd rather not talk about it today." You can ask one person to tell the others for you. Most will be kind, some clumsy. You owe nobody the story.`,
      ],
    },
    {
      like: [
        'we have the same friends',
        'all my friends are his friends',
        'i lost my whole group',
        'what if i see them at the party',
        'i have to see my ex at work every day',
      ],
      say: [
        `Friends don't have to choose, and you can ask for your share: "I'd like to see you too, without talking about it." If you meet your ex, "hi" and a nod are enough. You may skip a few evenings at first. Skipping all of them would cost you people.`,
      ],
    },
    {
      like: [
        'can we stay friends',
        'she wants to be friends',
        'should i stay in contact',
        'he still texts me every day',
        'do i have to be nice to them',
      ],
      say: [
        `Maybe later; right after the end it mostly keeps the hope alive. Ask for time: "I need two months without contact, then let's see." Where there are children or shared bills, keep it to those, in writing. You owe them fairness, not closeness.`,
      ],
    },
    {
      like: [
        'should we get back together',
        'they want me back',
        'how do i get her back',
        'what if it was a mistake to end it',
        'he says he will change',
      ],
      say: [
        "I can't judge that for you. Three questions help: what ended it, what is different now that can be seen, and do you want them or do you want the pain to stop. Give it two weeks before you decide. If there was violence, talk to somebody at Help now first.",
      ],
    },
    {
      like: [
        'i cant live without them',
        'i dont see the point anymore',
        'whats the point without her',
        'i dont want to wake up',
        'everything is over for me',
      ],
      say: [
        "If you mean that you don't want to be alive, please tap Help now and talk to somebody there, tonight. I'm a program, and you need a person. If you mean that it all feels empty: that belongs to grief, and it moves. Tell one person near you today how bad it is.",
      ],
    },
    {
      like: [
        'they wont leave me alone',
        'my ex threatens me',
        'im afraid of my ex',
        'he waits outside my house',
        'she says she will hurt herself if i go',
      ],
      say: [
        "That's serious, and you don't have to handle it by being nicer. Don't meet alone, keep the messages, tell somebody close today. In danger, call the emergency number; Help now has people for this. If they threaten to hurt themselves, call for help for them. You don't have to go back.",
      ],
    },
    {
      like: [
        'when should i start dating again',
        'is it too soon to date',
        'everyone says get out there',
        'should i download the apps',
        'would a rebound help',
      ],
      say: [
        "When you're curious about somebody new, more than you want to be distracted; there's no number of months. If you try it early, be honest about where you are. You may also leave it for a long time, whatever people tell you.",
      ],
    },
    {
      like: [
        'my family will be ashamed of me',
        'divorce is a disgrace in my community',
        'nobody knew about us so i cant tell anyone',
        'we lived together and i have nowhere to go',
        'what about the kids',
      ],
      say: [
        'Then you lost more than one person, and some of it has to stay unspoken. Look for one who can know: a relative, somebody from your faith, a counselor, an advice line. For housing, money or children, ask for practical help early. One call to begin with.',
      ],
    },
  ],
}
