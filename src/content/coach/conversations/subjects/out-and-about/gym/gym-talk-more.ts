import type { Answer } from '../../../conversation.ts'

export const gymTalkMore: readonly Answer[] = [
  {
    like: [
      'theyre all looking at themselves in the mirror tbh',
      "everyone's on their phones between sets, nobody looks up",
      'one guy only stares at his own arms the whole time',
      "I suppose they're busy admiring themselves",
    ],
    say: [
      "So there's your audience: phones, mirrors, and their own muscles. They're all at their own show. There's room on the floor for you. Two minutes at the edge would be enough for a first time. Would you try that?",
    ],
  },
  {
    like: [
      "i'm 68 and haven't worn a swimsuit in front of anyone in decades",
      'going to the pool for the first time in thirty years, dreading the walk to the water',
      "ladies swim on Tuesday, I've not been seen in a bathing costume since my twenties",
      'old body, new swimsuit, public pool. help',
    ],
    about: 'coming',
    say: [
      "That's a long time out of the water, and a good thing to go back to. Everybody there is in a suit. Walk to the edge at a normal pace, look around once, and get in. Then see who is really looking.",
    ],
  },
  {
    like: [
      'they want me to be the target at the school fundraiser in front of everyone',
      "i've been asked to sit in the dunk tank at work",
      'staff vs students match and they want me in shorts, my own pupils watching',
      'charity event, and they signed me up to get pies in the face',
    ],
    about: 'coming',
    say: [
      `You can say yes on your own terms, or say no. It's meant to be silly, and you choose how silly. If it's the clothes, say what you'd wear instead. If it's the whole thing: "I'll sell tickets instead." Which is it for you?`,
    ],
  },
  {
    like: [
      'do other people get this red at the gym too',
      'is it normal to go bright red when working out',
      'I turn purple when I run. Does everyone?',
      'my face goes like a tomato in pe, is that just me',
    ],
    say: [
      "It's very common. Skin gets red when it's getting rid of heat, and some people show it more than others. Look around in the middle of a workout, and you'll see red faces of all ages.",
    ],
  },
  {
    like: [
      'getting changed in front of everybody',
      'the locker room, everyone stares',
      'its the changing part, people look at u',
      'The changing rooms before PE are the worst',
    ],
    about: 'coming',
    say: [
      "That's a rough few minutes, and you're not the only one who feels it. Wear your things under your clothes at first, if that gets you in the door. Then, once, change at the bench at a normal speed and see what the others really do.",
    ],
  },
  {
    like: [
      'why three times',
      'whats the number got to do with it',
      'does it have to be exactly that many',
      'Why that number and not five?',
    ],
    about: 'coming',
    say: [
      "No magic in it. It's short enough that you'll do it every time and long enough for one breath out. What helps is that it's always the same, so you have something known to do. Another number works as well.",
    ],
  },
  {
    like: [
      'me, a walking stick and a swimsuit. imagine that',
      "old woman in a bathing suit with a walker, there's the picture",
      'pool, cane, towel. not a pretty sight',
      'i go swimming with my frame, you can imagine how that looks',
    ],
    say: [
      'I can, and I picture somebody who gets in the water anyway. The few yards to the pool are the worst of it. Go slowly, eyes on the steps. Is it the looks, or asking for a hand getting in?',
    ],
  },
  {
    like: [
      "they won't let us wear hoodies in pe anymore and everyone will look at me",
      'no sweatshirts in gym starting next week, im gonna get stared at',
      "School banned jackets in class, I've got nothing to hide in",
      'coach says t shirts only now, everybodys gonna see my arms',
    ],
    about: 'coming',
    say: [
      "Losing your cover is rough, and there's even a date on it. Pick a T-shirt now that's loose and plain, and wear it at home first so it isn't new. If you're hiding marks from being hurt or hurting yourself, that matters more: tell an adult you trust, or tap Help now.",
    ],
  },
  {
    like: [
      'any excuse to get out of swimming class every week',
      'how do i skip pe without a note',
      "what can I say so I don't have to swim at school",
      "need a reason to miss gym class that they'll believe twice",
    ],
    about: 'coming',
    say: [
      "I won't hand you one, because it'd run out by the second week and then you'd need another. What works for longer is fixing the part you hate. Is it the changing, the water, or who's watching?",
    ],
  },
  {
    like: [
      "omg I'm getting that printed on a mug",
      "lol that's going on a t shirt",
      'haha im making that my bio',
      "That should be my motto. I'll use it.",
    ],
    about: 'coming',
    say: [
      "Front and back, please. Once you've said it yourself, it's harder to use against you. Say it the first time somebody looks, grin, and go do what you came for.",
    ],
  },
  {
    like: [
      "am I really allowed to use the accessible changing room if I don't look disabled",
      'would i be in the right using the disabled stall',
      'Do I have the right to that seat? I look healthy.',
      'people will think im faking, can i really use it',
    ],
    say: [
      "Yes. Those places are for people who need them, and plenty of what people need can't be seen. You don't owe strangers proof. If somebody has a question, the staff can answer it.",
    ],
  },
  {
    like: [
      "if they talk to me they'll see how boring i am",
      "I'm dull, that's what they would find out",
      'i got nothing to say, id bore them to death',
      "They'd realise there's nothing interesting about me",
    ],
    say: [
      `That's a hard verdict, and nobody in there has had a chance to check it. Five minutes while people stretch doesn't need an interesting person. "That last part nearly killed me" is plenty, and it's as dull as what everybody else will say.`,
    ],
  },
  {
    like: [
      'nah never seen anyone do that there',
      'no its against the rules to film',
      "I haven't seen it happen, to be fair",
      "not really, they'd get kicked out for it",
    ],
    say: [
      "Good, then the place is on your side: you never saw it happen, and it's against their rules. That leaves the machines, and you can learn those one at a time. Staff will show you one if you ask. Which one would you want to know first?",
    ],
  },
  {
    like: [
      "tryouts are killing me, i'm bruised and the coach yells nonstop",
      "can't sleep everything hurts and he screams at us",
      '3 days of training camp, no sleep, getting shouted at',
      "I'm black and blue and the trainer never stops yelling",
    ],
    say: [
      "Sore, no sleep, and shouted at the whole time. No wonder you're worn out. Rest what you can tonight. If you're injured, or it goes past hard training into somebody hurting you, that matters more: tell somebody you trust, or tap Help now.",
    ],
  },
  {
    like: [
      'theres an accessible toilet but i dont look disabled so people stare',
      "I use the disabled space and people make remarks because they can't see it",
      'ppl tut when i use the lift bc my illness is invisible',
      "I'm entitled to it, but I look healthy, so I get looks",
    ],
    say: [
      `Then those people are judging what they can't see. You need the room, so it's yours; nobody has to look the part. If one says something, "I need this one, thanks" is a full answer. You owe no stranger your medical history.`,
    ],
  },
]
