import type { Answer } from '../../../conversation.ts'

export const meetingTalk: readonly Answer[] = [
  {
    like: [
      "haven't spoken in our weekly meeting in years",
      'i never say anything in meetings, if i talked now theyd all faint',
      'I have been silent at the team meeting so long that speaking would be an event.',
      '2 yrs in this job and not one word in standup',
    ],
    about: 'coming',
    say: [
      'Then make it a very small start. Not an opinion, only a sign of life in the first five minutes: "Morning, everyone," or "I agree with that." They may have turned back to the agenda before your heart slows down.',
    ],
  },
  {
    like: [
      'so rough is good enough or is the world unfair',
      'people say half baked stuff and get praised, so i could too?',
      'Does it mean that unfinished ideas are acceptable, or only his?',
      'he mumbled nonsense and they loved it, make it make sense',
    ],
    say: [
      `A bit of both, and the part you can use is that rough is good enough. People in a meeting can work with a rough idea. Say yours half-finished: "It's rough, but what about this?"`,
    ],
  },
  {
    like: [
      "pump's broken, site two, need parts",
      'three words: delivery, late, need help',
      "The order, the date, one more man. That's my point.",
      'so its roof leaks, school st, need ladder',
    ],
    about: 'coming',
    say: [
      "That's it. What, where, what you need. Nobody could misunderstand it, and it takes you five seconds. Say those same few words on the day, then look at whoever decides, and stop.",
    ],
  },
  {
    like: [
      'do i go in with facts or charm',
      'should I bring data or donuts to the budget thing',
      'im the one who has to defend our numbers to the bosses, what do i bring',
      "What's better for a hard meeting, figures or a friendly face",
    ],
    about: 'coming',
    say: [
      `Numbers first. Three of them, on one page, with the worst one at the top so that nobody has to dig it out of you. The friendly part is how you say them: a hello, a calm voice, and "What would you like to know?"`,
    ],
  },
  {
    like: [
      'daily standup. every morning. the circle',
      '9am, every single day, we go round the table',
      'every morning we all have to say our update and i dread it',
      'The morning round. Each day. One by one',
    ],
    about: 'coming',
    say: [
      "So it's never really over; there's always tomorrow's. That wears you down. Write your two sentences the evening before: what you did, what's next. Then your part is ready, and the rest is waiting your turn. Which part gets you most, the waiting or the talking?",
    ],
  },
  {
    like: [
      'have to chair the meeting cause the boss is off',
      "my manager's away and i have to lead the team meeting, ugh",
      "I am to run Monday's meeting and I hate it",
      'they stuck me with running standup this week',
    ],
    about: 'coming',
    say: [
      `Running it is less talking than it looks. You read out the points, ask who has what, and say when it's time to move on. Write those points on one page tonight. Your first line: "Boss is out, so you've got me. Let's keep it short."`,
    ],
  },
  {
    like: [
      'he talks over me and i go red and give up',
      "that i'll stammer and let him interrupt like always",
      "She'll cut me off again and I'll sit there scarlet",
      'scared ill freeze up and get talked over in front of the team',
    ],
    about: 'coming',
    say: [
      `Then prepare for that one second, when you get cut off. One line, said flat and not loud: "Let me finish this point." Then go on exactly where you stopped, red or not. Practice it tonight until it sounds boring.`,
    ],
  },
  {
    like: [
      'we go around the table and i count the people until its me',
      "in the round I hear nothing cause I'm rehearsing my bit",
      'standup every day, heart pounding until my turn',
      "when they go in a circle I can't listen, I'm only waiting for mine",
    ],
    say: [
      "Counting down to your turn is miserable. Write your two sentences before it starts: what you did, what's next. Then you don't have to make them up while you wait, and you can listen to one person. Only one.",
    ],
  },
  {
    like: [
      'have to read the minutes aloud and my voice goes thin, how do i stay calm',
      'how to calm down before I read to the committee',
      'first time reading a report out loud, my voice shakes, any advice',
      'what can I do right before I have to read in front of the board',
    ],
    about: 'coming',
    say: [
      'Start before you open your mouth: sit down early, both feet on the floor, three slow breaths out. Print it large. Read the first line slower and lower than feels natural. A thin voice that reads clearly has done the job.',
    ],
  },
  {
    like: [
      "there's one guy in that meeting and it's him i'm scared of",
      "It's her. If she weren't in the room I'd have said it weeks ago.",
      'one person. you know the type. he takes everything apart',
      "The senior one. He'd raise an eyebrow and I'd be finished.",
    ],
    about: 'coming',
    say: [
      "So there is one face in that room, and you've been picturing that one reaction. Say it to somebody else first, in private, so it's been out loud once. Then say it in the meeting to the friendliest face there. One raised eyebrow doesn't get to decide it.",
    ],
  },
  {
    like: [
      'i never talk in our daily standup',
      "Every morning there's a huddle and I haven't said a word in it yet.",
      '15 ppl in the team briefing and im always the quiet one',
      'At the shift meeting I stay silent, always have.',
    ],
    say: [
      "A circle like that, first thing, with everyone listening: a lot of people go silent there. A small way in is to say something you already know, like what's done or what's missing. It's a fact, so nobody can grade it. What would yours be?",
    ],
  },
  {
    like: [
      'i have to present the mistake and i made the mistake',
      'The board wants an account of the error. I am the error.',
      'gotta explain to everyone what went wrong and it was me',
      "I'm to report on the accident in the meeting, and I caused it.",
    ],
    about: 'coming',
    say: [
      `Well, nobody in that room knows the case better. Say it in your first minute, and it's yours: "It was me. Here's what happened, and why." After that, there's nothing left to be found out. The rest is a report.`,
    ],
  },
  {
    like: [
      'just an agenda and someone to watch the clock',
      'i need a list and one person to help me',
      'Three points on paper and a timekeeper would do',
      'someone to take notes n a plan i guess',
    ],
    about: 'coming',
    say: [
      `That's a good list, and it's short. Ask somebody today: "Could you keep time for me?" Then write three points on a page and send it around. With those two, you mostly read out the next line. The others do the talking.`,
    ],
  },
  {
    like: [
      "somehow i'm the chair now because nobody else wanted it",
      'got voted to run the committee by being the slowest to say no',
      "I've ended up chairing the residents' meeting",
      'theyve made me run the meetings, nobody else volunteered lol',
    ],
    about: 'coming',
    say: [
      'Congratulations, in a way. The one good thing about chairing is that you need few opinions: you open, you call on people, you watch the clock, you close. Which of those four do you dread?',
    ],
  },
  {
    like: [
      "i'd ask a coworker but he's been off sick",
      "probably her but idk if she's in monday",
      "there's one guy i could ask, not sure he'll be there",
      'My colleague might, though he is away at present',
    ],
    about: 'coming',
    say: [
      `Then ask today, and have a second name in case that one's out. It's a small favor: "Could you keep an eye on the clock for me and wave at five minutes?" If nobody can, set your phone timer on the table.`,
    ],
  },
  {
    like: [
      'yeah that might work, few words on my hand',
      'actually i could do that, three words on a scrap',
      'hm ok that could work',
      'right, keywords, I can do that',
    ],
    about: 'coming',
    say: [
      "Good. Three words and the rest comes out the way you'd say it to any of them. If somebody sees your notes, that's fine; lots of people use them. Tell me how it went, if you like.",
    ],
  },
  {
    like: [
      'whats the point of saying three words, that changes nothing',
      'how would one sentence in a meeting make any difference',
      'what good would that do, honestly',
      'seems pointless, so i say two words and then what',
    ],
    about: 'coming',
    say: [
      "Maybe one thing: the others hear from you. It also shows you what your voice does when you use it, and that's hard to find out in silence. It's a tiny test. If nothing comes of it, you've lost very little.",
    ],
  },
  {
    like: [
      'i can do my job fine but when i have to report to the team my mouth goes dry',
      "handover in front of everybody and i can't get a simple sentence out",
      'I save lives for a living and I freeze at the morning briefing',
      'on shift im good, but reading out my patients to 12 people, dry mouth every time',
    ],
    about: 'coming',
    say: [
      "You're calm with the hard part, and then it's your turn to talk and your mouth quits. It's the being watched, and it says nothing about your skill. Know your first sentence before your turn comes, and say that one slowly. The rest follows.",
    ],
  },
  {
    like: [
      'so i can still say the rest of it later?',
      'is it too late to bring up the second part of my point',
      'i only got half of it out in the meeting, is that it now',
      "can I still add what I didn't get to say",
    ],
    say: [
      `It isn't too late. The first part is out, and the rest still belongs to you. You can say it next time, or send it in two lines today: "One thing to add to what I said." Late is a normal time for it.`,
    ],
  },
  {
    like: [
      'a bit better, less like a grave and more like a waiting room',
      'not great but less awful than last week',
      'slightly less dread than before tbh',
      "it's gone from terror to plain bad",
    ],
    about: 'coming',
    say: [
      "Less dread is a real change from where you were, even if it still isn't pleasant. No need to push it further today. Next time, two or three words again would do.",
    ],
  },
  {
    like: [
      'id say the numbers are wrong. been wrong for weeks',
      "That there's a mistake in the schedule and nobody has noticed",
      'i know whats broken but i never say it in the standup',
      "I would tell them that the stock doesn't add up",
    ],
    about: 'coming',
    say: [
      `That's exactly what a meeting like that is for, and you're the one who has seen it. It fits in one breath: "Something's been off for a while. Who should look at it?" If the whole room is too much, tell whoever runs it right before it starts.`,
    ],
  },
  {
    like: [
      "not saying. is there a thing that isn't saying",
      'anything i can do in there that isnt talking',
      'Is there some way to take part without opening my mouth?',
      'not speaking. give me smth else',
      "I can't say a thing in those meetings. What else is there?",
    ],
    say: [
      'Yes. Sit where people can see you, look at whoever is talking, and nod when you agree. Or send your one point in two lines to the person running it, afterward. Both put you in the room. Which one could you do?',
    ],
  },
  {
    like: [
      "I never know when to come in. By the time there's a gap they're on item five.",
      'everyone talks so fast i can never jump in. then its over',
      "I wait for a pause and there isn't one. Every Monday.",
      "when do u even speak on these calls, they've moved on by the time ive unmuted",
      "By the time I've built the sentence, they're on to the next slide.",
    ],
    say: [
      'In many meetings the gap never comes, so you make a small one. Start before you\'re ready, with a hand up or a name: "Before we move on, one thing on that." Those first words get you the floor; the rest can follow.',
    ],
  },
]
