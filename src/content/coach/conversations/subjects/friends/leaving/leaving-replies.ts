import type { Answer } from '../../../conversation.ts'

export const leavingReplies: readonly Answer[] = [
  {
    like: [
      'how do i tell them beforehand that i have to leave early',
      'what do i say when i arrive so they know i cant stay long',
      'i only want to stay an hour, how do i say that up front',
      'how do i announce that i will go at nine',
    ],
    say: [
      `Say it near the start, and the end is already settled:\n"I can stay until nine, and I'm glad I came."\n"I've got about an hour, and I wanted to see you."\n"I'll be heading out early tonight, so come talk to me now."`,
    ],
    about: 'coming',
    asks: 'words',
  },
  {
    like: [
      'how do i end a phone call that goes on forever',
      'my mother keeps me on the phone for hours, what do i say',
      'how do i hang up without being rude',
      'what do i say to get off a video call',
    ],
    say: [
      `Give a one-minute warning, then close it:\n"I have to go in a minute. Anything else before I do?"\n"It was good to hear your voice. I'm hanging up now, talk soon."\n"I need to get on with my day. Let's talk again this week."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i end a date politely',
      'i want to go home from this date, what do i say',
      'the date is not working and i want to leave',
      'what do i say when they want to go somewhere else after and i dont',
      'how do i say goodnight without promising a second date',
    ],
    say: [
      `Kind and clear, with no promise you don't mean:\n"Thank you for tonight. I'm going to head home now."\n"I'm calling it a night. It was nice to meet you."\n"I enjoyed meeting you, and I don't think we're a match. Get home safe."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i leave work on time when the others stay',
      'what do i say when i go home and my coworkers are still at their desks',
      'i want to leave after work drinks after one, how do i say it',
      'how do i get out of a meeting that runs over',
      'coworker traps me at my desk chatting, what do i say so i can go',
    ],
    say: [
      `Say it the way you'd tell somebody the time:\n"I'm off. See you tomorrow."\n"I have to drop off here. Could you send me what I miss?"\n"I need to get back to this. Let's finish at lunch."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'i left without saying goodbye, what do i text them',
      'i snuck out last night, what do i write to the host',
      'how do i apologize for leaving so suddenly',
      'what do i message them after i ran out of there',
    ],
    say: [
      `One short text clears it up:\n"I slipped out without a goodbye last night, sorry. Thank you for having me."\n"I ran out of steam and left fast. It wasn't about you. I liked seeing you."\n"Sorry I disappeared. How was the rest?"`,
    ],
    about: 'over',
    asks: 'words',
  },
  {
    like: [
      'should i leave when i feel a panic coming',
      'what if i get a panic attack and need to get out',
      'is it ok to run out when the panic hits',
      'can i step out for a minute and then come back',
    ],
    say: [
      `Step out first, and decide about going home afterward. "Back in a minute" is enough to say. Panic peaks and then comes down by itself, and outside you can let it. If you can go back in for even five minutes, you leave on your own terms.`,
    ],
  },
  {
    like: [
      'is it rude to look at my watch',
      'is yawning or checking the time a bad hint',
      'can i hint that i want to go instead of saying it',
      'do people get it when i start packing my bag',
      'how do i give signals that im done talking',
    ],
    say: [
      'Hints work with some people and pass others by, and a glance at your watch can look ruder than a sentence. Say it in words and let your body go along: feet toward the door, bag on the shoulder, "I\'m off." It\'s kinder than making them guess.',
    ],
  },
  {
    like: [
      'when is the right moment to say im leaving',
      'do i wait for a pause in the conversation to go',
      'should i wait until somebody else leaves first',
      'is it ok to leave in the middle of dinner or a game',
      'i keep waiting for a good time to get up',
    ],
    say: [
      "The right moment is after a laugh, after the last bite, or when somebody else gets up. There's no perfect one, and waiting for it can take an hour. If you're at a table or in a game, stay until the plate or the round is finished if you can, then stand.",
    ],
  },
  {
    like: [
      'what if i say goodbye and then forgot something and have to go back',
      'what if i leave and see them again five minutes later',
      'i left my jacket there, do i go back in',
      'what if my ride is late after i already said bye',
    ],
    say: [
      `Then you walk back in and say "Me again." It often gets a laugh, and you don't have to do a second round of goodbyes. Take what you need, wave once, go. If your ride is late, waiting inside is fine too.`,
    ],
  },
  {
    like: [
      'everyone looks at me when i get up to leave',
      'standing up and putting my coat on in front of all of them is the worst',
      'i hate being the center of attention when i say goodbye',
      'they all stop and make a big thing out of me going',
    ],
    say: [
      "So the going is fine, and it's the attention you dread. Make it smaller: coat within reach, tell the person next to you and the host, then one wave to the rest from the door. They'll probably look up, wave, and turn back to each other.",
    ],
  },
  {
    like: [
      "i stay until the end because i can't say i want to go",
      'i am always the last one there although im exhausted',
      'i sat there for four hours and wanted to leave after one',
      'i never manage to say that i am tired',
    ],
    say: [
      "Staying for hours past your own limit is hard work, and from outside it looks as if you love it. So nobody there will end it for you. You don't need a better reason than being tired. \"I'm tired, and I'm going\" is complete.",
    ],
  },
  {
    like: [
      'i have a health thing and need to leave early but dont want to explain',
      'i get so tired from my illness i cant stay long',
      'i have to be home for my kids and feel bad always leaving first',
      'i care for my husband so i can never stay late',
      'my pain gets bad after an hour and nobody knows',
    ],
    say: [
      `Then leaving early is built into your life, and it's tiring to defend it each time. You don't have to explain. "I always have to go early, and I'm glad I came" covers every occasion. If there's one person you trust, tell them the real reason, so somebody knows.`,
    ],
  },
  {
    like: [
      'i am stuck at this dinner and want out',
      "i'm sitting here right now and want to go home",
      "i'm in the bathroom trying to find the nerve to leave",
      'i want to leave this party so bad right now',
    ],
    say: [
      `You're allowed to go, and you don't need a better reason. Get your things first, so you only have to say it once. Then one person, one line: "I'm heading home. Thanks for having me." If you don't feel safe there, skip the goodbye and go.`,
    ],
    about: 'coming',
  },
  {
    like: [
      'i said i was leaving and they said ok bye',
      'i left when i wanted to and nobody made a fuss',
      'i told them im tired and went home, it was fine',
      'i ended the call after ten minutes and it was no big deal',
    ],
    say: [
      "Good. You said it, they said bye, and you got to go home when you wanted. I'm glad. It's a fine thing to know about those people, too: you can leave and nobody makes a scene.",
    ],
    about: 'over',
  },
  {
    like: [
      'they were nice about me leaving but i bet they were annoyed',
      'the host said of course, go, but her face looked off',
      'i left early and they said come again but they have to say that',
      'everyone hugged me goodbye and i still think they were glad i went',
    ],
    say: [
      "They were nice about it, and I'd let that count. A face at a goodbye can be tired, distracted, or a little sorry that you're going. You left kindly, and they answered kindly. If something was wrong, it's theirs to bring up.",
    ],
    about: 'over',
  },
  {
    like: [
      'i tried to leave and they talked me into staying',
      'they made jokes about me leaving early',
      'they booed when i said im going',
      'he got offended when i ended the conversation',
      'i told them i was going and they rolled their eyes',
    ],
    say: [
      'That\'s unpleasant. You said a plain thing and got pushback for it. Teasing somebody who leaves is often a clumsy "stay," and it still puts you on the spot. You did nothing wrong by wanting to go, however it ended.',
    ],
    about: 'over',
  },
  {
    like: [
      'i lied about being sick to get out and feel awful',
      'i made up an emergency so i could go and now they ask about it',
      'i told them my kid was sick so i could leave and that wasnt true',
      'i hung up on her in the middle of a sentence',
      'i pretended to get a call and walked away from him',
    ],
    say: [
      `You wanted out and grabbed what was nearest. I can see why it sits badly. If nobody is worried about you, you can let it rest. If somebody keeps asking, tell it straight: "I was overwhelmed and said the first thing I could."`,
    ],
    about: 'over',
  },
  {
    like: [
      'do i say goodbye out loud or is a wave enough',
      'do i text the host or tell them in person that im going',
      'is it enough to say bye to my friend only',
      'can i send a message from the car instead of saying goodbye',
    ],
    say: [
      "In person to the host if you can find them free, and a wave to everybody else. If they're in the middle of something, a text from the way home does the job: thank you, and that you've left. Your friend should hear it from you before you go.",
    ],
  },
]
