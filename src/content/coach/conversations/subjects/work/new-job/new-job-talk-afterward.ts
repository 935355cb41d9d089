import type { Answer } from '../../../conversation.ts'

export const newJobTalkAfterward: readonly Answer[] = [
  {
    like: [
      'asked him about his tools and now he wants to teach me',
      "omg I asked the old guy one thing and he went on for ages, says he'll show me",
      "She talked for half an hour when I asked about her work. She's going to teach me.",
      'one question and he didnt stop talking, hes gonna let me have a go',
    ],
    about: 'over',
    say: [
      "One question, and it opened a door. You asked about what they care about, and now they want to show you how it's done. People don't usually offer that to somebody who bothers them. Enjoy the lesson.",
    ],
  },
  {
    like: [
      'i asked one time, wanted to ask more but there were people waiting',
      'asked once like you said. then it got busy',
      'I managed one question. There was no time for the second.',
      'only got to ask once bc it was packed',
    ],
    about: 'over',
    say: [
      'Once is what you set out to do, and you did it. With a line behind you, nobody would have asked twice. The second question will keep for a quieter hour.',
    ],
  },
  {
    like: [
      'said something dumb on day 1, the whole canteen laughed, now i hide at lunch',
      'i made an accidental joke and everybody roared, ive eaten alone since',
      'My first day I blurted out something and they all laughed. I avoid the break room now',
      'whole room cracked up at what i said and i cant face them',
    ],
    about: 'over',
    say: [
      `That's a rough start, and it may not be what you think. You heard them laugh at you, and they may remember somebody funny. Go back in once. If somebody brings it up, say "Yes, that was me," and sit down. It gets to be a good story that way.`,
    ],
  },
  {
    like: [
      'someone asked if that was my lunch and i said yep',
      'a guy went "is that soup" i said yeah. that was it',
      'someone talked to me at the fridge, i answered one word',
      'A colleague remarked on my sandwich, and I replied',
    ],
    about: 'over',
    say: [
      "And there you have it: somebody spoke to you, and you answered. That's a first exchange. It's small, and it's how people at work begin. I'm glad you went in.",
    ],
  },
  {
    like: [
      'i was all set to ask and he wasnt even in today',
      "finally got up the nerve to talk to her and she's on vacation, just my luck",
      'went to say hi like we said and he was off sick',
    ],
    about: 'over',
    say: [
      "Annoying, when you'd gotten yourself ready for it. But that's the other person's day off, and nothing you did. The question keeps. You can use it when they're back, or on whoever is standing nearest tomorrow.",
    ],
  },
  {
    like: [
      'the daughter of my patient hugged me and said thanks',
      'a family thanked me after and i didnt feel clumsy for once',
      'The widow held my hand. I was there, that was all',
      'his wife said thank you for staying with him',
    ],
    about: 'over',
    say: [
      'You were there, and they felt it. On a day like that, people remember who stayed and said something. Take a quiet minute for yourself, too.',
    ],
  },
  {
    like: [
      'my coworker saw me cry and handed me a tissue, said nothing',
      'one of them noticed and gave me a cup of tea and a job to do',
      'deb saw. she just hugged me',
      'A colleague saw my tears and quietly sat down with me',
    ],
    about: 'over',
    say: [
      "That's somebody who knows what to do with a person crying: no questions, only a bit of kindness. You have a good one there. Rest tonight, if you can.",
    ],
  },
  {
    like: [
      'i said it to the guy with the beard, mark i think or mike',
      "Said hello to one of them. Anna, or Hanna, I didn't catch it",
      'did it! to the one in the green jacket dont remember the name',
      'I talked to a colleague. I believe he is called Jens.',
    ],
    about: 'over',
    say: [
      `You said it, and to a real person, name half caught and all. That's no trouble in a first week: "Remind me of your name?" gives you your second sentence, too. What came back?`,
    ],
  },
]
