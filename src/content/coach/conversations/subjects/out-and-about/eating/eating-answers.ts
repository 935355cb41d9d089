import type { Answer } from '../../../conversation.ts'

export const eatingAnswers: readonly Answer[] = [
  {
    like: [
      "what if i can't swallow",
      'my throat closes up when people watch',
      "it feels like i'm going to choke",
      'the food gets stuck in my throat',
      'what if i choke in front of everyone',
    ],
    say: [
      'Then you wait, sip some water and take the next bite later, or not at all. A tight throat is what fear feels like there; it loosens when the alarm passes. If food also sticks when you eat alone, have a doctor look at that.',
    ],
  },
  {
    like: [
      'what if i throw up',
      'i feel so sick when i sit down to eat with people',
      'nausea hits me as soon as the food comes',
      'what if i have to run to the bathroom',
    ],
    say: [
      `Then you get up, say "Excuse me a minute," and go. That's all a table needs to hear. Feeling sick from nerves is common, and it's mostly a feeling that comes and goes. I can't rule it out. You can also sit there without eating until it eases.`,
    ],
  },
  {
    like: [
      'do they watch me eat',
      'is everyone looking at me when i chew',
      'do people notice how i eat',
      'i feel like all eyes are on my plate',
      'do they hear me chewing',
    ],
    say: [
      "Some glance over, and many are busy with their own plate. I can't tell you what one person noticed. You can find out: look up every few bites and count how many are looking at you in that second.",
    ],
  },
  {
    like: [
      'my hand shakes when i lift the fork',
      "i can't use a spoon in front of people",
      'what if i spill everything',
      'what if i have something on my face or in my teeth',
      "i'm so messy when i eat with people",
    ],
    say: [
      "If some of it lands on the table, you wipe it up and go on. It's awkward for a few seconds, and then it's cleaned up. Try one meal with the food you'd really like, instead of the kind that can't spill.",
    ],
  },
  {
    like: [
      'what if they comment on how little i eat',
      'they always ask why my plate is full',
      "people say is that all you're having",
      'my aunt keeps pushing food at me',
      "and if someone asks why i'm not eating",
    ],
    say: [
      `You can say "I'm good, thanks," and ask them something. You don't have to explain your appetite. If they push, say the same words again in the same tone. Many people stop at the second time.`,
    ],
  },
  {
    like: [
      'people judge me because of my weight',
      'they look at what a fat person eats',
      "i'm scared they think i eat too much",
      'someone made a remark about my portion',
      "i'm too thin and everyone comments on it",
    ],
    say: [
      `Some people do make remarks, and it's rude, not something you brought on. You're allowed to eat in public like everybody else. A line for it: "I'd rather not talk about my plate." Then go on with your meal.`,
    ],
  },
  {
    like: [
      "i don't eat all day so i don't have to eat at work",
      'i skip lunch every day because of it',
      "i only eat when i'm alone at night",
      "i've lost weight because i avoid eating around people",
      'sometimes i go without food the whole day',
    ],
    say: [
      "Then this has become more than a bit of dread, because your body needs the food. Please tell a doctor about it, soon if you're losing weight or get dizzy. Until then, eat in private if that's the only way it works. Eating comes first.",
    ],
  },
  {
    like: [
      "i'm afraid of the food itself",
      'i count everything i eat',
      'i think it might be an eating disorder',
      'i feel guilty after every meal',
      "it's the same when i'm alone",
    ],
    say: [
      `Then it's about more than being seen, and that's beyond what I can help with. A doctor or somebody who knows eating problems is the right person, and the earlier the better. The first sentence can be: "I'd like to talk to someone about my eating."`,
    ],
  },
  {
    like: [
      'should i tell them',
      'do i explain it to my friends before dinner',
      'should i tell the host that i have trouble eating',
      'is it weird to say that i get nervous eating',
    ],
    say: [
      "If there's one person you trust at that table, yes, it often helps. One sentence is enough, and you can ask them not to comment. You don't owe it to everybody.",
    ],
  },
  {
    like: [
      'in my culture you have to eat what you are offered',
      'refusing food is an insult in my family',
      'where i come from leaving food is rude',
      'we all eat from one dish so everyone sees',
      'the elders watch what you take',
    ],
    say: [
      "Then saying no has real weight, and I wouldn't tell you to ignore that. Take a small portion early, thank them warmly and eat it slowly. You can also tell one relative beforehand that your stomach gets nervous around people.",
    ],
  },
  {
    like: [
      "it's a date at a restaurant",
      'he wants to take me to dinner',
      'business lunch with my manager what do i do',
      'can i suggest coffee instead',
      'i have to eat with clients',
    ],
    say: [
      'You can suggest a walk or a coffee for the first time; lots of people do. If it stays a meal, order what you like, and stop eating to talk whenever you want. Another time, say yes to the meal itself and see how it goes.',
    ],
  },
  {
    like: [
      "i eat at home first so i'm not hungry",
      'i only order soft food',
      'i always sit with my back to everyone',
      'i look at my phone the entire time while i eat',
      'i cut everything tiny',
    ],
    say: [
      "It gets you through the meal, and it also keeps the fear in place, because you never see how it goes without. You don't have to drop it all. Choose one meal and leave out one part of it, for the first five minutes.",
    ],
    item: 'lesson:drop-one-safety-habit',
  },
  {
    like: [
      "i'd rather not go",
      'can i come after dinner',
      "i always make excuses when there's food",
      "i'll say i already ate",
      'should i skip the meal and only go for the drinks',
    ],
    say: [
      `You can come late, or stay for part of it; both are fine. Better than an excuse is a true short version: "I'll join you for the last half hour." If you like, sit at the table for ten minutes of the meal with a glass of water.`,
    ],
  },
  {
    like: [
      'is this normal',
      'who is scared of eating a sandwich',
      'everyone else can eat without thinking',
      "it's so stupid to be afraid of lunch",
      'why does this happen to me',
    ],
    say: [
      "Yes, quite a few people have this, and hardly anyone says so. When the body is on alert it shuts down appetite and tightens the throat, so a table full of people is a hard place to eat. There's nothing stupid about that.",
    ],
  },
]
