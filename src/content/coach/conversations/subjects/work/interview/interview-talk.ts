import type { Answer } from '../../../conversation.ts'

export const interviewTalk: readonly Answer[] = [
  {
    like: [
      'no, wrong year, it was earlier',
      'thats not right it was 2019 not 2021',
      "You've got the date wrong, don't make me older than I am",
      'nope it was 3 years not 5, get it straight',
    ],
    say: [
      'Corrected, thank you. Your version is the one that counts. Say it out loud twice with the right dates, stop after the last word, and let them ask if they want more.',
    ],
  },
  {
    like: [
      '20 years on the forklift, never missed a shift',
      'i been driving for 15 yrs no accidents',
      "Thirty years in the same kitchen. I'm reliable.",
      'did warehouse since i was 18, always on time',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `That's your answer, and it's a strong one. Years first, then what you're known for, and stop:\n"I've done this work for ... years, and people can rely on me."\n"I show up and get it done. I'd like to do that here."`,
    ],
  },
  {
    like: [
      'I get one more go at the recorded answer',
      'theres one retake, should i use it',
      'You may record it a second time, but only once.',
      'can redo one question on the video interview',
    ],
    about: 'coming',
    say: [
      'Then use it. Pick the point you most want them to hear, and give it three parts: what happened, what you did, what came of it. One minute in all. Say it out loud twice before you press record, and stop after the third part.',
    ],
  },
  {
    like: [
      'what do i say when they ask my biggest weakness',
      'interview today, whats a good answer to "tell me a weakness"',
      'How should I answer the question about my weaknesses?',
      'weakness question in interviews help',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Pick a true, small one, and say what you do about it:\n"I get nervous speaking up, so I write my points down."\n"I check things too often. Now I set a time limit."\n"I'm slow to ask for help. I'm working on asking sooner."`,
    ],
  },
  {
    like: [
      'practised my answer and choked up halfway',
      'I said it aloud to the cat and my voice went',
      'cant get through my answer without tearing up',
      "tried it in the mirror and couldn't finish, it's too real",
    ],
    about: 'coming',
    say: [
      "It catches in your throat because it matters to you. That's also why it's a good answer. Say it a few more times to whoever will sit still, until your voice knows the way. And if it catches on the day, you pause and finish it.",
    ],
  },
  {
    like: [
      'dont they have a right to know why i was off',
      'shouldnt i tell them everything, theyre hiring me',
      'it is their business though, they want to know about the gap',
      "Why wouldn't I mention the burnout, it's on my CV",
    ],
    about: 'coming',
    say: [
      `They're hiring your work, so what you can do is their business, and your health history mostly isn't. The gap needs one true line, no more: "I took time off for my health, and I'm ready to work." Then you go on to what you can do for them.`,
    ],
  },
  {
    like: [
      'why do they always hire the loud ones',
      "it's stacking shelves, why would you need to be bubbly for that",
      'they wanted outgoing. for a warehouse',
      'why does every job want an extrovert, even the quiet ones',
    ],
    about: 'over',
    say: [
      "Because loud is quick to see in a short interview, and being careful and steady isn't. They pick what shows, and then the job is something else. It's a bad way to choose, and it isn't a verdict on how you'd have done it.",
    ],
  },
  {
    like: [
      'my wife always did the talking, now my voice goes',
      'i never had to speak for myself, my husband did it',
      'my voice quits when I try to say it out loud',
      'I can think it but when I talk nothing comes, someone else always talked for me',
    ],
    about: 'coming',
    say: [
      "It sounds as if you haven't had much practice saying it yourself; that isn't the same as unable. Say one sentence out loud today, to an empty room: what you've done and for how long. Again tomorrow. It only has to come out once on the day.",
    ],
  },
  {
    like: [
      'i redid the video but messed up the last line',
      'recorded it again, good answer, called them the wrong name at the end',
      'sent it in, only goof was the goodbye',
      'second take was better except i said love you at the end',
    ],
    about: 'over',
    say: [
      "So what mattered is in, and it ends with a slip that somebody may smile at. A clumsy last line doesn't undo a good answer. It's sent, and you're done. How did the rest of it go?",
    ],
  },
  {
    like: [
      'they say give me an example and my mind goes totally empty',
      '"Describe a situation where" and I, with twenty years of situations, have none.',
      'i have loads of stories but in the interview none come out',
      'every time its tell us about a time when and i blank',
    ],
    about: 'coming',
    say: [
      "Having so many is the trouble: you're searching all of them while they wait. Pick three before the day, one that went well, one that went wrong, one with a difficult person. Give each a two-word title on a card. Most of those questions fit one of the three.",
    ],
  },
  {
    like: [
      'they asked my biggest weakness and i said mondays',
      'I was asked why I wanted the job and I said "money".',
      'interviewer asked about my goals and i said sleep lol',
      'He asked what drives me. I said the bus.',
    ],
    about: 'over',
    say: [
      "Well, it was short, and somebody may have smiled. An odd line in a nervous hour rarely decides it by itself. If you'd like to set it right, one sentence in a thank-you note does that. How was the rest?",
    ],
  },
  {
    like: [
      'turned out it was a group interview, everyone talked over me',
      'it was a panel of candidates all shouting, i barely said anything',
      "Nobody warned me there'd be eight of us. I spoke once",
      'group assessment thing. couldnt get a word in',
    ],
    about: 'over',
    say: [
      "That's a rotten surprise. You got ready for a conversation and they gave you a shouting match. In a room like that, getting even one thing said is work. It shows who's loud, and little about who's good.",
    ],
  },
  {
    like: [
      "they'll ask about a conflict, i want a calm answer",
      'what do i say to "tell me about a disagreement at work"',
      'Something measured for the conflict question, please',
      'need an answer for when they ask about a time i clashed with someone',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Calm suits that question. Keep it to what happened, what you did, how it ended:\n"We saw it differently, so I asked to talk in private."\n"I let them finish, then said what I needed."\n"We didn't agree on everything, and we could work together again."`,
    ],
  },
  {
    like: [
      'i fall apart the second they ask "tell me about a time when"',
      'in a mock interview i was the emergency lol',
      'practice interview went badly, I come undone when someone asks me something',
      'they say give an example and my brain dies',
    ],
    say: [
      "So the stories are there; it's the being asked that knocks you out. Take one real one and tell it in three parts: what was going on, what you did, how it ended. Say that one out loud a few times before the day. Which one comes to mind?",
    ],
  },
  {
    like: [
      'my weakness is that im a nervous wreck lol',
      "can't calm down, that's my weakness",
      'that i panic haha',
      "My weakness would be nerves, if I'm honest",
    ],
    about: 'coming',
    say: [
      `That one can work, said calmly: "I get nervous when something matters, so I prepare more than I need to." It's true, it's small, and it shows what you do about it. Say it out loud twice before you go in.`,
    ],
  },
  {
    like: [
      'so i went. told them the story about my family',
      'did the interview, used the real example',
      'went in and said the thing about my mum',
      'Well, I attended, and I told them the story we spoke of',
    ],
    about: 'over',
    say: ["You went, and you told them something real. I'm glad. What did they do with it?"],
  },
  {
    like: [
      'got an interview for a support worker job, they want lived experience and boy do i have it',
      "interview at the recovery center, they want someone who's been through it",
      "They're hiring peers for the mental health team. I've been a patient for years, I qualify",
      'job interview where having a messed up past is literally the requirement lol',
    ],
    about: 'coming',
    say: [
      "Then you have what they can't train into anybody. Pick two stories you can tell without it costing you the rest of the day, and end each with what it taught you about helping somebody else. What you keep to yourself stays yours.",
    ],
  },
  {
    like: [
      "phone interview, they said they'll call sometime in the morning",
      'agency is ringing me between 9 and 12, so god knows when',
      "they're calling me for a phone screen but didn't give a time",
      "got a phone interview coming, they'll ring whenever they feel like it",
    ],
    about: 'coming',
    say: [
      "Waiting for a call with no set time is hard on anybody's nerves. Keep a page by the phone: the job, two things you've done, one question. Do something with your hands until it rings.",
    ],
  },
  {
    like: [
      'the time everything went wrong on my shift at once and I was alone',
      'my first example would be the night two emergencies came in together',
      'I guess the day the system crashed and customers were yelling at me',
      'There was one night with three crises in an hour and nobody senior around',
    ],
    about: 'coming',
    say: [
      "That's your story, and it's a heavy one to have carried. Tell it in three steps: what was happening, what you did first and why, how it ended. It shows more calm than any word on a form.",
    ],
  },
  {
    like: [
      'I want to say what I was back home without crying',
      "I was a doctor in my country and I'm applying as a helper, how do I say it",
      'im proud of my old job i dont wanna hide it, i want to say it calm',
      'I was a teacher before I came here. I wish to tell them with dignity.',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `You have every reason to be proud of it. Say it in one breath, then go straight to now:\n"I had another profession at home, and I was good at it. Here I'm starting again."\n"I bring years of careful work. I'd like to bring it here."`,
    ],
  },
  {
    like: [
      "they'll ask why i want to work in a funeral home",
      'interview at a slaughterhouse, how do i say why',
      "What do I answer when they ask why I'd want such a grim job?",
      'theyre gonna ask why anyone would wanna clean crime scenes',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `They'll ask, and they know it's an odd job to want. Give the true reason, calmly:\n"Somebody has to do it with care, and I think I can."\n"I like quiet work where it matters that it's done right."\n"Hard things don't put me off, and I stay respectful."`,
    ],
  },
  {
    like: [
      "'tell us about a time you went above and beyond' I work in Poundland",
      'they want an example of leadership. i stack shelves',
      '"Describe a challenge you overcame." I\'ve been on a checkout for six years, what challenge',
      'interview asks when did you exceed expectations. i serve burgers mate',
      "\"Tell us about an achievement you're proud of.\" I'm on the front desk of a car wash. I don't have achievements.",
    ],
    say: [
      "Those stories don't have to be big. One customer you stayed with, a mess you fixed without being asked, a new person you showed around: that's it. Tell what was wrong, what you did, how it ended. Which one comes to mind?",
    ],
  },
  {
    like: [
      'yh but make it sound like a person',
      'can u write it so i dont sound like a robot. i babysit my sisters mostly',
      "Yes please, but in normal words. I took care of my grandmother for two years, that's all I have.",
      'go on then but not linkedin style. ive only watched my brothers',
      "yes but it should sound like me, a mum of three who hasn't had a job in ages",
    ],
    say: [
      'Plain, the way you\'d say it out loud.\n"I don\'t have much on paper yet, but I\'ve looked after family a lot, and I don\'t get rattled."\n"It taught me to stay calm when it gets loud."',
    ],
    asks: 'words',
  },
  {
    like: [
      "they'll ask why i want to burn people for a living",
      'theyll want to know why anyone would choose sewage',
      "they're going to ask why i'd want to work in a prison of all places",
      'Surely the first question is what brings a grown man to pest control',
      'what if they say why do u wanna clean crime scenes',
    ],
    say: [
      "They probably will ask why, in politer words. Have two honest sentences ready: what draws you to this work, and what you'd take care to do right. It doesn't have to sound noble. What's your real reason?",
    ],
  },
]
