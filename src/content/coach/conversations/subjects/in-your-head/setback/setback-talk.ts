import type { Answer } from '../../../conversation.ts'

export const setbackTalk: readonly Answer[] = [
  {
    like: [
      'the teacher offered to let me do it alone and i said nothing',
      'she offered help and I was too ashamed to say yes',
      "He suggested an alternative and I couldn't bring myself to accept.",
      'they said i could do it in private but i got embarrassed and froze',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `The offer is probably still open, and you can say yes in writing. Somebody who offers once usually means it:
"About what you offered: yes please. I was too embarrassed to say it."
"Could I do it the way you suggested?"`,
    ],
  },
  {
    like: [
      'no, i did do those things',
      'i guess not, they still count',
      'True. One bad day does not undo them.',
      'nah they happened i cant deny it',
    ],
    about: 'over',
    say: [
      "Exactly, they happened. A bad day can sit next to them; it can't go back and erase them. So you're not at zero. You're somewhere after all of those, with a sore day on top.",
    ],
  },
  {
    like: [
      'got to the door and turned around and went home',
      "I saw how many people were in there and left, and I'd promised I would go",
      'went to the group, stood outside, bottled it. two good weeks gone',
      'made it as far as the car park then drove home, feel so stupid',
    ],
    about: 'over',
    say: [
      `You went all the way to a room full of people and turned back at the last few feet, which are the worst ones. What went well before still happened. If somebody expected you, tell them the plain truth: "I got to the door. It was too much."`,
    ],
  },
  {
    like: [
      'went every week and then tonight i turned around at the door',
      "I'd been managing so well, and today I sat in the car and drove home.",
      '4 times in a row i went and then i bailed in the parking lot',
      'Got there, saw how many shoes were in the hall, left.',
    ],
    about: 'over',
    say: [
      "That's a rough trip home, after a run like that. The ones you went to still happened; a door doesn't undo them. You got as far as the door on a bad night. Rest now. The next one starts from where you were, and not from zero.",
    ],
  },
  {
    like: [
      'got a bit teary lol im just tired',
      'Slightly choked up. I blame the hour.',
      'somethings in my eye, bad night',
      "I'm welling up a little. It's only tiredness.",
    ],
    about: 'over',
    say: [
      "Could be the tiredness. Could also be that something got through to you. No need to sort out which. There's nothing else you have to do with it tonight.",
    ],
  },
  {
    like: [
      'it was going great and then today happened',
      "I'd been managing so nicely. Today, not.",
      'good for weeks and then boom today',
      'Thought I was past it. Then this morning.',
    ],
    about: 'over',
    say: [
      "And then a day like this. I'm sorry. The good stretch was real, and one day can't reach back and undo it. You don't have to make sense of it now. What happened, if you feel like telling it?",
    ],
  },
  {
    like: [
      'wrote the text, deleted it, wrote it again, deleted it',
      'I drafted it five times and sent nothing',
      'typed it all out and then chickened out and erased it',
      'Rewrote the letter all evening and threw it away',
    ],
    about: 'over',
    say: [
      "All that writing, and nothing sent. That's a maddening kind of tired. The thing you wanted to say hasn't gone anywhere. What was the first version, before you started fixing it?",
    ],
  },
  {
    like: [
      'was doing so well and today i ran off again. back to zero',
      'had good weeks then froze in the cafeteria and ate in my car',
      'All that progress, and today one small change undid me',
      'someone took my seat n i panicked and left, feels like starting over',
    ],
    about: 'over',
    say: [
      "That's a hard day after good weeks, and I'm sorry. But zero is where none of it had happened. You had times that worked, and today something was different and it threw you. Go back soon, at a quiet hour, and make the first time short.",
    ],
  },
  {
    like: [
      'was doing great in my group till they asked me to speak',
      'it was all going fine and then they made me read out loud',
      'I had settled in nicely until I was called on to say the prayer',
      'going so well until someone asked me to say a few words ugh',
    ],
    about: 'over',
    say: [
      'So the group was going well, and then they put you on the spot. One request threw you; the good part before it still happened. What did you do when they asked?',
    ],
  },
  {
    like: [
      'do i have to start from zero again',
      'so is all my progress gone now',
      'am i back at square one',
      'Does it count from the beginning again',
    ],
    say: [
      'No. What you did before, you still did, and you know how it goes. The counter in your head may say zero. Your feet know the way. Starting again often goes quicker than starting from scratch.',
    ],
  },
  {
    like: [
      'the woman at the office sighed at me and i went back to bed',
      'was doing ok until a clerk rolled her eyes at me',
      'one bad look from the lady at the counter and im back to square one',
      'a man at the benefits office huffed at me and it knocked me flat',
    ],
    about: 'over',
    say: [
      "One look or one sigh, and it went straight in. You were already stretched from all that effort. It was bad manners from a stranger at a desk. It doesn't erase the days that went well.",
    ],
  },
  {
    like: [
      'was going so well and then at the wedding i hid in the bathroom for an hour',
      "Back where I started. I sat in the car and couldn't go in",
      'months of progress and then i spent the party in my car',
      'I was better, and then at the funeral tea I locked myself in the toilet',
    ],
    about: 'over',
    say: [
      "That's a long, lonely stretch, and I'm sorry. It wasn't back to zero, though. Zero would have been staying home. You had a good run and then a day that was too big. Today you can leave it at that.",
    ],
  },
  {
    like: [
      'that im a nuisance. like oh not you again',
      'I heard: what does she want now',
      'she looked at me like i was a waste of time',
      'It sounded like "him again"',
    ],
    about: 'over',
    say: [
      "Nobody said that out loud, and it still knocked you over. I can see why: it landed on the sorest spot. It may have been about you. It may have been a long day on their side. What you did in the good weeks didn't go with it.",
    ],
  },
  {
    like: [
      "I'd tell her sit down girl and drink something",
      'id tell him mate go to bed, its been a horrible week',
      "I'd say, honey, put your feet up, you've been through enough today.",
      "to her? i'd make her soup and tell her to shut up about failing",
      'I would tell him to go home and sleep and not to think about it until Sunday.',
    ],
    say: [
      "Then take that for yourself, word for word. Sit down, have some water or tea, and don't grade anything today. You wouldn't tell them it had all been for nothing. You'd see somebody at the end of a terrible day, and you'd be right.",
    ],
  },
]
