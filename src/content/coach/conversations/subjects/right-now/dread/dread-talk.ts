import type { Answer } from '../../../conversation.ts'

export const dreadTalk: readonly Answer[] = [
  {
    like: [
      'relatives keep asking about my exam and comparing me to my cousin',
      'every family call is how were the results and look at your cousin',
      'My aunts telephone nightly to ask how the exam went.',
      'they ask how it went then brag about someone elses kid',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `That's a tiring ritual, and you can close the door on it; maybe a parent could take some of those calls:\n"I'll tell you when I know. How are you?"\n"I'd rather not talk about it until the results."\n"Good for them. I'm waiting for mine."`,
    ],
  },
  {
    like: [
      'what if i need the toilet in the middle of it',
      'is there a way to leave for the bathroom without everyone looking',
      'And if one has to go to the lavatory during the session?',
      'how do i get out to pee without making a scene',
    ],
    about: 'coming',
    say: [
      `Yes: ask before it starts. "Where's the restroom, and what do I do if I need it in the middle?" Whoever runs it gets that question a lot. Knowing how to get out takes some of the pressure off.`,
    ],
  },
  {
    like: [
      'it was gone as soon as i said hello',
      'the nerves went the second I opened my mouth',
      'Gone, the moment he answered me',
      'felt sick till i walked in, then nothing',
    ],
    about: 'over',
    say: [
      "So it lasted until the first moment, and then it was gone. All that sickness beforehand, and something ordinary ended it. I'm glad. Next time it comes, you can remember how this one ended.",
    ],
  },
  {
    like: [
      'work dinner with my husbands colleagues and i feel sick already',
      "have to meet my girlfriend's clients this weekend, can't eat",
      "stomach in knots all week over my wife's company dinner",
      'got dragged into a dinner with his business people and my guts hurt',
    ],
    about: 'coming',
    say: [
      `Your body has been at that dinner for days already. It's only one evening, and you'd be there as the partner: nobody needs you to sell anything. One question gets you far, "How did you two start working together?" What part makes your stomach turn?`,
    ],
  },
  {
    like: [
      "everyone's coming to our house this year and i'm dreading it",
      'the whole family at mine for the holidays, help',
      "it's our turn to host and I feel sick",
      'hosting the whole street in my kitchen, cant escape my own house',
    ],
    about: 'coming',
    say: [
      "All of them, in your own kitchen, and no door to leave by. That's a lot. One thing in your favor: the host always has something to carry. Kettle, plates, coats, door. Carry things for ten minutes, then sit down with them for ten. Who could help you with it?",
    ],
  },
  {
    like: [
      'i guess nobody will hear me in the crowd',
      'we all say it together so it doesnt matter how loud i am',
      "true, with that many people my voice won't stand out",
      'probably no one notices if I only whisper it',
    ],
    about: 'coming',
    say: [
      "So your voice can do what it likes that day. Speak at your own volume, and if it cracks, it cracks. You mean it either way, and that's what you came for.",
    ],
  },
  {
    like: [
      'im scared of opening my results in front of people',
      'results day, its the moment i open it',
      'picturing myself reading the letter with my mum watching',
      'the envelope. thats the bit i cant stop thinking about',
    ],
    about: 'coming',
    say: [
      "So it's that one minute, paper in your hands and somebody watching your face. You can plan it. You can open it alone first and tell people when you're ready, or choose one person to be there. Who would that be?",
    ],
  },
  {
    like: [
      "oh i didn't know you could come late",
      'wait im allowed to skip that part? thats great',
      'It never occurred to me that one may arrive afterward. Excellent',
      'so i can just show up for dessert?? genius',
    ],
    about: 'coming',
    say: [
      'Yes, you choose when you come and when you go, and one line to the host covers it. Take the part you can manage this time and enjoy it. Another time, you might come a little earlier.',
    ],
  },
  {
    like: [
      'oral exam on monday, my mind goes blank',
      'viva next week with a strict examiner, i freeze',
      'I have an oral examination and forget everything when asked',
      'got my oral test soon n the prof is scary, i go blank',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Blank happens, so plan for it instead of against it. These buy you time in front of a strict examiner:\n"May I take a moment to think?"\n"Let me start from the definition."\n"I don't remember that exactly. I can explain the principle."`,
    ],
  },
  {
    like: [
      'am i really allowed to say i need a moment to think in an oral exam',
      "can you ask for time to think in an interview, doesn't that look bad",
      'wont they think i dont know it if i say give me a second',
      'is it ok to pause and say let me think about that when the examiner asks',
    ],
    about: 'coming',
    say: [
      "Yes, you may say it, and it counts as thinking. Examiners and interviewers hear it often. Not knowing is when nothing comes afterward. Take a slow breath, look at one point, and start with the part you're sure of.",
    ],
  },
  {
    like: [
      'i have to testify tomorrow and hes gonna be there',
      'court tmrw, my ex will be sitting right there',
      'I must give evidence with him in the same room',
      'gotta tell the judge what he did while he watches',
    ],
    about: 'coming',
    say: [
      "That's the heaviest kind of speaking there is, and you don't have to do it alone. Call the court or your lawyer first thing: ask for victim support, a screen, or someone beside you. When you talk, look at the judge and nobody else.",
    ],
  },
  {
    like: [
      "I'll be opening my results by myself",
      "just me, mum's working that day",
      "nobody's gonna be with me when the grades come out",
      "I'll be on my own when I find out",
    ],
    about: 'coming',
    say: [
      'Alone with that news is a lot. You could have somebody on the phone while you open it, saying nothing, only there. Who would you want to hear it first, good or bad?',
    ],
  },
  {
    like: [
      'ugh. monday.',
      'Tomorrow. That is all I can say about it',
      'just thinking about thursday makes me feel sick',
      "it's the week ahead. the whole thing",
    ],
    about: 'coming',
    say: [
      'That says plenty. And it has probably been eating the days before it too. Is there one thing in it that makes your stomach drop, or is it the whole day?',
    ],
  },
  {
    like: [
      'Suneung result comes Wednesday. Until then relatives call every evening, "how was it". I am 17, Busan',
      'a-level results thursday and my nan rings every day asking if i think i passed',
      'Bar exam results are out in ten days. My aunts text me daily: any news?',
      'waiting for NEET result, whole family phoning, same question same question',
      "My driving test retake result / college letter comes next week and mum's friends ALL ask. I'm 18",
    ],
    say: [
      'Waiting is hard enough without having to report on it every night. Give all of them the same sentence: "We\'ll know when it comes. I\'ll call you then." Or ask somebody at home to say it for you. How are the hours when nobody calls?',
    ],
  },
]
