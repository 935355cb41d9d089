import type { Answer } from '../../../conversation.ts'

export const clubTalkAfterward: readonly Answer[] = [
  {
    like: [
      'joined a class and everyone already had their people, sat alone the whole time',
      'first evening at the club and nobody talked to me',
      'went to a course, they all know each other, I worked by myself',
      'so i tried the pottery thing. me and my clay. not one word',
    ],
    about: 'over',
    say: [
      "Sitting alone in a room full of people who know each other makes for a long evening. You stayed through all of it. Groups like that forget what a first time is like. Next time, ask whoever is closest to show you one thing they're doing.",
    ],
  },
  {
    like: [
      'she was with her friends and my hi didnt come out',
      'tried to say hello but there were five of them and I choked',
      'my voice just died when I saw the whole group',
      "I wanted to greet him, he wasn't alone, and nothing came out",
    ],
    about: 'over',
    say: [
      'A hello to one person is one thing; with a whole group around, your throat can close up. You did open your mouth. There may be a better moment when somebody is alone: at the coats, at the sink, on the way out. Until then, a nod counts.',
    ],
  },
  {
    like: [
      'the prop broke on stage and i just carried on',
      'everyone laughed in the serious scene, I stayed in character',
      'something squeaked mid performance and my scene partner lost it, I kept going',
      'my wig fell off in the play. finished the speech anyway',
    ],
    about: 'over',
    say: [
      "You kept going, and that's exactly what a pro does. The laugh was at the prop or the moment; you held the scene while others lost it. You've had the worst of it now, and you know you can play through it.",
    ],
  },
  {
    like: [
      'i did it and then she turned around. i thought thats it im dead',
      'He looked up and I thought, here it comes',
      'everyone turned and i went ok this is the end',
      'I spoke, and she turned her head. My heart stopped',
    ],
    about: 'over',
    say: [
      "Oh, that second when a head turns and you're sure it's over. You did the thing loud enough to be heard, so it was real. And then what did they do?",
    ],
  },
  {
    like: [
      'the lady next to me made one worse than mine',
      'his looked like a potato, mine too',
      'The woman beside me, her pot collapsed as well, we laughed',
      "mine was bad but the girl next to me's was a disaster lol",
    ],
    about: 'over',
    say: [
      "So you sat next to somebody whose work came out as odd as yours, and the evening went on. That's the best kind of neighbor in a class: nobody to be ashamed in front of. I'm glad you went.",
    ],
  },
  {
    like: [
      'i cried in the middle of it and someone gave me tissues',
      'Wept at rehearsal. Nobody minded, somebody handed me a handkerchief',
      'burst into tears at the group like i said i would, they were lovely',
      'it happened, i blubbed, and they carried on singing',
    ],
    about: 'over',
    say: [
      "So the worst thing you'd pictured came true, and what it looked like was somebody passing you something. You cried, they kept going, and you were one of them. I'm so glad you went in.",
    ],
  },
  {
    like: [
      'sang it and it was the wrong note lol',
      'I finally came in and it was wrong again',
      'played my bit at practice and messed it up, differently this time',
      'took the lead for once, got it wrong',
    ],
    about: 'over',
    say: [
      "Oh, that's a bad second, and you still went for it. Wrong and out loud is what practice is for. They've all had theirs. What did the others do?",
    ],
  },
  {
    like: [
      'better company than my ex lol',
      "at least it didn't interrupt me",
      'quieter than my husband anyway',
      'it listened more than any man i dated',
    ],
    about: 'over',
    say: [
      `Low bar, by the sound of it. The people there may take longer, because they already have each other. Next time, ask whoever sits nearest one thing about what you're all doing: "Does this look right to you?" Many people like being asked.`,
    ],
  },
  {
    like: [
      'i got the lead in the play!!',
      'got cast omg',
      'they gave me the main part',
      "I auditioned and I'm Macbeth",
    ],
    about: 'over',
    say: [
      'You got it. Congratulations. Somebody watched everyone who tried and decided it was you. Nothing to do tonight but enjoy that.',
    ],
  },
  {
    like: [
      'said two words about her hobby and she talked for half an hour',
      'He told me everything about his model trains. His name is, well, I know it now.',
      'asked one thing and she went on and on, it was actually great',
      'I made one comment and got the whole life story of her bees',
    ],
    about: 'over',
    say: [
      "One small remark, and you got a whole story back. That's what happens when you ask somebody about the thing they care about. I'm glad. Sounds like you were good company.",
    ],
  },
  {
    like: [
      'with her you can never tell what she means',
      'He says "interesting" and one never knows.',
      'idk with my aunt it could be a compliment or not lol',
      "You can't read that woman, she might have meant it kindly.",
    ],
    about: 'over',
    say: [
      `Then you may as well pick the friendlier reading, since nobody can prove the other one. Or ask next time, with a smile: "How did you mean that?" It'd make a good start to a chat.`,
    ],
  },
  {
    like: [
      'had a go when it was quiet and it worked',
      'i finally tried it, only two others were there',
      'I gave it a try with hardly anyone about, and it held',
      'did it when the room was almost empty. it came out ok',
    ],
    about: 'over',
    say: [
      "It worked. You waited until the room was small enough for you, and then you did the thing you'd been circling. Now you know you can. I'm glad for you.",
    ],
  },
  {
    like: [
      'went to the art class!! my painting is horrible lol',
      'first knitting night done, made half a sock!',
      'I went to the woodwork course and made a very crooked shelf',
      'did the pottery thing! my bowl looks like a hat!',
    ],
    about: 'over',
    say: [
      "You went, and you came home with something you made, however crooked. That's a fine first piece. I'm glad. It says you were there.",
    ],
  },
  {
    like: [
      'we stood and looked at the painting for a bit, it was nice',
      'we sat there not saying much. felt good actually',
      'looked at her weird dog together, kinda nice',
      'We watched the ducks for a while, the two of us. Pleasant.',
    ],
    about: 'over',
    say: [
      "Two people, something to look at, nothing that had to be said. That's what good company looks like at the start. I'm glad you went.",
    ],
  },
]
