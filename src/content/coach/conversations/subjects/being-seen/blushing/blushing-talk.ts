import type { Answer } from '../../../conversation.ts'

export const blushingTalk: readonly Answer[] = [
  {
    like: [
      'she sent back a load of emojis and "deal"',
      'told my friend to stop pointing it out and he said ok no problem haha',
      'He wrote back "of course, sorry" and a silly picture.',
      'asked her to quit commenting on it, she was so sweet about it',
    ],
    about: 'over',
    say: [
      "That's a good friend. You said what you needed, they got it at once, and nobody made it heavy. That took some courage to ask. Keep that one.",
    ],
  },
  {
    like: [
      'i go red when the teacher says my name',
      'blush every time they take attendance',
      'just hearing my own name called out makes my face burn',
      'my cheeks go hot at roll call, nothing even happened',
    ],
    say: [
      `Your name comes, for a second you're the only one in the room, and your face answers before you do. That's very common. You know when it's coming, so let it: say "here," keep your eyes up, and look at the next person called.`,
    ],
  },
  {
    like: [
      'someone asked if i have a girlfriend in front of everyone and I went bright red',
      "the priest asked when I'm getting married and my face exploded",
      'got asked something private at church and turned into a tomato',
      'my aunt asked about babies and I went red, everyone looked',
    ],
    about: 'over',
    say: [
      `A private question with everyone listening: most faces would do something. Yours went red. That's no confession, and people turn to look at any question like that. It's done. If it comes again, "Not yet, thank you" is a whole answer.`,
    ],
  },
  {
    like: [
      'they yell tomato at me whenever i go red',
      'The boys shout "lobster" when I answer, my whole face burns',
      'the guys at work make siren noises when i blush',
      'everyone goes "aww shes red" and it gets worse',
    ],
    say: [
      "Of course it burns. A few of them calling it out would set anybody's face on fire. The blushing isn't the problem; the shouting is. Tell somebody in charge there what they yell and how often. You have as much right to that room as they do.",
    ],
  },
  {
    like: [
      'a boy said it years ago and i still hear it',
      'one kid called me tomato in 6th grade, still in my head',
      'someone made a joke about my face once, i hear it every time',
      'It was one remark, ages ago. It never left',
    ],
    about: 'over',
    say: [
      "It was said once, to get a laugh, and whoever said it may not even remember. You've been doing that voice ever since. When it starts up, tell it how long ago that was. Then say your bit and let your face do what it does.",
    ],
  },
  {
    like: [
      'i have to walk up the aisle and ill be bright red',
      'have to carry something up front in church and I blush like mad',
      'got asked to go up on stage for a second, my face will be scarlet',
      'everyone will watch me walk down and im a beetroot',
    ],
    about: 'coming',
    say: [
      "They may see a red face. They'll also see what you came up to do. Walk at half the speed you want to, look at where you're going, and let the color come along. Will anybody walk beside you?",
    ],
  },
  {
    like: [
      'a boy called me tomato and it stuck',
      'one girl said i look like a beetroot and everyone used it',
      'they called me lobster for a whole year',
      'he said "why are you so red" in front of everyone and I never forgot',
    ],
    say: [
      "One person, one word, and your face has been waiting for it ever since. I'm sorry, that's a long time. Plenty of others may have seen you go red since, and said nothing. Is that person still in the room when it happens?",
    ],
  },
  {
    like: [
      'a boy said it in front of the whole class once',
      'Someone pointed it out, loudly, with everyone there.',
      'yeah this one kid was like omg look how red she is',
      'It was said once, at a dinner, before everybody.',
    ],
    about: 'over',
    say: [
      "Ugh. In front of everyone, and with no good answer to it. That was about getting a laugh, and you were the one who paid. No wonder you've watched your face ever since. What did you do right after?",
    ],
  },
  {
    like: [
      'came in a bar early on my own in front of the whole choir',
      'I sang straight through the pause. By myself. At full volume.',
      'everyone stopped playing and i didnt lol kill me',
      "clapped when it wasn't over yet, alone, in a silent hall",
    ],
    about: 'over',
    say: [
      "Oh, that's a solo nobody asks for. Plenty of singers have done it. A few loud seconds, and then it went on.",
    ],
  },
  {
    like: [
      'my names near the end so i wait and wait and go red before they get to me',
      "They go down the list, and by the time it's my turn I'm burning.",
      'im an S so i sit there dreading it through the whole alphabet',
      "We go around the table and I'm last, so I have all that time to turn red.",
    ],
    about: 'coming',
    say: [
      "All that waiting, and you're cooked before your name even comes. So give the wait something to do. Listen to each name and find the person it belongs to. Then say yours at normal volume and look at the next one.",
    ],
  },
  {
    like: [
      '...the boy i like',
      'ok fine it was when she said hi to me',
      "The one with him in it, if I'm honest",
      'him. obviously. ugh',
    ],
    say: [
      "Ah. Then that one was a different kind of red. It comes up when somebody matters, and you don't have to hide that from me. Next time, say hi with whatever color your face is. What happened between you two this time?",
    ],
  },
  {
    like: [
      'i could say that line in my sleep',
      "that's something I say every day anyway",
      'well yeah i know that one by heart',
      "I've been saying that for thirty years",
    ],
    about: 'coming',
    say: [
      "That's why it's a good one. A sentence you know by heart doesn't need your attention, so it can come out red face and all. The job then is to finish it and let your face do what it does.",
    ],
  },
  {
    like: [
      'breathing exercises do nothing for me, every app says the same',
      'stop telling me to feel my feet',
      "grounding doesn't work, i've tried it a hundred times",
      'all you people ever say is breathe',
    ],
    say: [
      "Fair. Then no exercise; it's one more thing to fail at when you're already hot and cornered. Let the red be as red as it likes, and go on with what you were doing. It goes down without your help. When does it get you most?",
    ],
  },
  {
    like: [
      'its the boys at the back, one in particular',
      'mainly this one guy who whispers when i go red',
      'the group by the window, they do it behind their hands',
      'mostly one girl and her friends in the last row',
    ],
    about: 'coming',
    say: [
      "So it's mostly one corner of the room. You don't have to look there. Find somebody decent on the other side, talk to that face, and let the whispering be theirs. If it's meant to hurt you, tell somebody in charge about it.",
    ],
  },
  {
    like: [
      'it started after my divorce',
      'the going red came when my husband left, never had it before',
      'since the breakup i blush all the time',
      'Only after I was on my own again. Before, nothing.',
    ],
    say: [
      "After a split you're out there as one person again, and being seen can feel new. A face gets busy over that. I'm sorry it came on top of everything else. When does it come up most?",
    ],
  },
  {
    like: [
      'he said he liked my shirt and I went bright red in front of everyone',
      'got a compliment at work and my neck turned purple, people saw',
      'she told me nice haircut and my face caught fire omg',
      'A colleague praised my dress and I turned scarlet, with the others watching',
    ],
    about: 'over',
    say: [
      `All that color over one nice word. To a person who says something nice, a blush mostly reads as "that landed." What the others made of it, you can't know. You got a compliment, and it went in.`,
    ],
  },
  {
    like: [
      'I went red but he said he liked my shoes so',
      'said hi, turned into a tomato, and she still talked to me',
      'my friend babbled to cover for me and he said something nice',
      'I blushed, and then he complimented my jacket',
    ],
    about: 'over',
    say: [
      "You stayed there, red and all, and something nice came back. The color didn't send anybody away. I'd call that a good one.",
    ],
  },
  {
    like: [
      'Ha. Right, standup in two. Neck out.',
      'ok meeting starts in a min. no turtleneck today. here goes',
      'Going in without the foundation. Wish me luck.',
      'right my turn next. hair tied back, whole face out. bye',
      "They're calling us in. Collar open. Let's see.",
    ],
    say: [
      'Then go in as you are. If the red comes, it comes, and you carry on with your sentence. Eyes on them, not on your own face. Come back and tell me after, if you like.',
    ],
  },
]
