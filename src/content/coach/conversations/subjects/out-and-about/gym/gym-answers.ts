import type { Answer } from '../../../conversation.ts'

export const gymAnswers: readonly Answer[] = [
  {
    like: [
      'do people stare at you at the gym',
      'is everyone looking at me',
      'do they notice beginners',
      'do they judge fat people there',
      'what if they all watch me',
    ],
    say: [
      "Some glance, and many are busy with their own sets, laps or mirror. I can't say that no one judges. You can measure it: look up three times and see how many eyes are on you in that second.",
    ],
  },
  {
    like: [
      "i don't know how to use the machines",
      'what if i do it wrong',
      "i don't know the rules there",
      "i look stupid when i don't know what to do",
      'how do i find out how it works',
    ],
    say: [
      `Then you ask, and that's what staff are there for: "Could you show me this one?" Most machines have a picture on the side too. Doing it wrong for a minute is how everyone in there began.`,
    ],
  },
  {
    like: [
      'what if they laugh at me',
      'what if someone makes a comment',
      'some guys were laughing when i ran',
      'people shout things when i jog',
      'what do i do if someone is mean',
    ],
    say: [
      "Then you go on, or you go, whichever you prefer. You don't owe them an answer. If it happens inside a gym or a team, tell staff or the coach; stopping it is their job. It would hurt, and it would say more about their manners than about you.",
    ],
  },
  {
    like: [
      'i hate the changing room',
      "i don't want to undress in front of people",
      'do i have to shower there',
      'what if they see me naked',
      'how do i get changed without everyone seeing',
    ],
    say: [
      "You don't have to undress there. You can come in your things, go home to shower, or use a stall if there is one. If you want it to bother you less, change your shirt once at the bench at normal speed and see what others do.",
    ],
  },
  {
    like: [
      "i'm too fat for the gym",
      'i need to get in shape before i go',
      'my body is disgusting',
      'too skinny everyone will laugh',
      'i have scars and stretch marks',
    ],
    say: [
      "No, there's no shape you need to have first. Bodies of every kind belong there, and that includes yours. Somebody may look. What you wear, and how much of you they see, stays your choice.",
    ],
  },
  {
    like: [
      "i'm covered for religious reasons",
      'can i swim in a burkini',
      "my faith doesn't allow mixed pools",
      'i need women only hours',
      'i pray and dress modestly is there a place for me',
    ],
    say: [
      `Many places have women-only or men-only hours and allow modest swimwear; it's worth asking. You can write: "What are your rules for swimwear, and do you have separate hours?" You don't have to defend how you keep your faith.`,
    ],
  },
  {
    like: [
      "which changing room do i use i'm trans",
      "i'm nonbinary and scared of the locker room",
      "i don't pass and someone might say something",
      'is there a gender neutral place to change',
    ],
    say: [
      'It depends on the place, so ask before you go: "Do you have a single room for changing?" Your safety comes first, and nothing I suggest should put it at risk. A place that answers decently is a good one to start with.',
    ],
  },
  {
    like: [
      'what if somebody films me',
      "people film themselves and i'm in the background",
      'someone posted a video of me',
      "i'm afraid to end up on tiktok",
    ],
    say: [
      `You can say "Please don't film me," and you can tell staff; many gyms have a rule about it. I can't promise it never happens. If a clip of you is already up, ask for it to be taken down and report it to the site.`,
    ],
  },
  {
    like: [
      "should i go when it's empty",
      'i only go at night when nobody is there',
      'what are the quiet hours',
      'i wear a hoodie and headphones the whole time',
      'i hide in the corner with the mats',
    ],
    say: [
      'Quiet hours are a good way in. If they stay the only way, you never see what happens at six in the evening. Go ten minutes earlier or later each week, and leave one earbud out for a while.',
    ],
    item: 'lesson:drop-one-safety-habit',
  },
  {
    like: [
      'can i bring a friend',
      'is it better to go with someone',
      'i have nobody to go with',
      'going alone is the worst part',
    ],
    say: [
      'Yes, for the first time or two that can be a good start. Then try ten minutes there by yourself, so it becomes your place too. Many people come alone; look around and count them.',
    ],
  },
  {
    like: [
      'i have to do pe at school',
      'i always get picked last',
      'the teacher makes me do it in front of everyone',
      'my team hates me because i lose the ball',
      'i let everybody down when we play',
    ],
    say: [
      `That's hard, and harder if you didn't choose to be there. You can tell the teacher or coach after class: "Doing it alone in front of everyone is too much for me. Could I do it in a small group?" If others are cruel about it, tell somebody who can step in.`,
    ],
  },
  {
    like: [
      'someone keeps giving me advice',
      'a man comes up to me every time',
      "he corrects my form and i didn't ask",
      'how do i get him to leave me alone',
      'somebody there makes me uncomfortable',
    ],
    say: [
      `Say it once, short: "Thanks, I don't want tips." You don't have to smile. If it goes on or feels wrong, go to staff the same day, or leave. Feeling uneasy is reason enough. You don't need proof.`,
    ],
  },
  {
    like: [
      'my face gets so red and i sweat like crazy',
      "i'm so out of breath everyone hears me",
      'i smell after two minutes',
      'what if i fall off the treadmill',
      'what if i throw up',
    ],
    say: [
      "That happens in there all the time, because it's a place for sweating. Slow down, sit, drink some water. If you get chest pain or feel faint, stop and get help. The rest is a body working hard.",
    ],
  },
  {
    like: [
      'i already paid and never went',
      'i signed up three times and quit',
      'i tried and hated it',
      "i'd rather not go at all",
      'do i have to do sports at all',
    ],
    say: [
      "You don't have to like gyms, and a walk, a park or your living room are real exercise. If you want to be in there and only the people keep you out, start with two minutes inside and no workout. Which of the two is it?",
    ],
    taps: ['I want to go', 'I dislike gyms'],
  },
]
