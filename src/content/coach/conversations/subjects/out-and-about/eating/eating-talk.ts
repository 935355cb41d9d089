import type { Answer } from '../../../conversation.ts'

export const eatingTalk: readonly Answer[] = [
  {
    like: [
      'i never eat at school bc people stare',
      'cant eat in front of people, not a diet thing',
      'I avoid the cafeteria at work because I feel watched while eating',
      'ppl look at me when i eat so i skip lunch',
    ],
    say: [
      "Then it's about being watched, and that can make any bite feel huge. You can check how much they really look. Try it small: one snack, ten minutes, facing the room, and look up every few bites.",
    ],
  },
  {
    like: [
      "i'd sit next to my uncle, he never stops talking",
      'maybe my friend, she talks so much nobody looks at me',
      "there's one guy who wouldn't notice if I ate nothing",
      'my cousin. chats nonstop and sees nothing',
    ],
    about: 'coming',
    say: [
      `That's the seat, then. Next to somebody who does the talking, you can eat at your own speed. Say one thing yourself before dessert. Get there a little early so you can pick it, or ask them beforehand: "Sit with me?"`,
    ],
  },
  {
    like: [
      'its the eating, i feel like they watch me chew',
      'i cant eat in front of the girls at work',
      'people look at you when you eat, thats my problem',
      'lunch with colleagues is fine until I have to bite into something',
    ],
    about: 'coming',
    say: [
      "Some may look up, and you can find out how many: order what you'd like, sit among them, take a bite, and count the eyes on you. You can stop whenever you want and leave the rest.",
    ],
  },
  {
    like: [
      'i dont eat in the cafeteria, people watch me chew',
      'I skip lunch at school bc they look at how i eat',
      'I take my plate to my room. The others stare',
      'cant eat in the canteen everyone looks at my mouth',
    ],
    say: [
      "That's a lonely way to eat, and maybe a hungry one. Begin at the edge: go at the quietest time, eat one thing there, and look up now and then to see who is looking. The rest can be elsewhere for now. Are you getting enough in the day?",
    ],
  },
  {
    like: [
      'i choked once at a work dinner years ago and everyone stared, now i cant eat with people',
      'gagged on a piece of meat in front of colleagues and never got over it',
      "I'm scared I'll choke at the table, it happened once and the whole room stood up",
      "had to spit food out at a restaurant back in school, still can't swallow when people look",
    ],
    about: 'coming',
    say: [
      "No wonder your throat remembers, with everybody looking. That was one bite, a long time ago, and it's still making the decisions. For this meal, pick something you like, and take your first bite at your own speed with people there. You can stop whenever you want. Next time, one bite more.",
    ],
  },
  {
    like: [
      'is it rude to slurp noodles here',
      'date at a noodle bar, how do i eat that quietly',
      'Where I come from we slurp. Is that bad manners here?',
      'shes taking me for pho and i dont know the manners here',
    ],
    about: 'coming',
    say: [
      `You can slurp there; with noodles in soup it's common even here, and people at the next tables will. You can also ask before the first spoon: "Is slurping all right with you?" That gets a laugh more often than a frown, and then it's settled.`,
    ],
  },
  {
    like: [
      'they serve soup at the team lunch and my hands shake',
      "soup in front of twelve people, i'll spill it",
      "Friday dinner is soup, and she'll sit opposite me watching",
      'gotta eat noodles soup with the whole office looking',
    ],
    about: 'coming',
    say: [
      'Soup shows every tremble, and you can let it show. Lift the spoon at your usual speed, and if it shakes, let it shake: "My hands do that." Then look at the one you dread and see what they really do.',
    ],
  },
  {
    like: [
      "why would I order food I won't eat",
      'whats the point of getting a meal and leaving it',
      'seems a waste to order and not finish',
      "That's throwing money away, ordering it and leaving most of it",
    ],
    about: 'coming',
    say: [
      "Because the point of it is sitting there with people, and the food comes second. If a full plate has to be finished, it's a test. If it can be left, it's a visit. A cup of tea would do as well to start with.",
    ],
  },
  {
    like: [
      'they stare at my mouth when I chew',
      'i feel like people watch me chewing',
      'everyone looks at my mouth while i eat',
      "I'm sure he's looking at my lips the whole meal",
    ],
    say: [
      "It feels that way when all you can think about is your own chewing. People do look toward the mouth of whoever's talking, food or not. Has somebody ever said something about how you eat?",
    ],
  },
  {
    like: [
      'ate soup in front of people with my shaky hands, twice',
      'I had a bowl of noodles at the cafe, tremor and all. Then another.',
      'soup. spoon. shaking. did it anyway',
      'managed soup in public today and even got seconds',
    ],
    about: 'over',
    say: [
      "Soup is the hard one, in public, with a shaking hand, and you had it anyway. That isn't getting through it, that's having lunch. I'm glad.",
    ],
  },
  {
    like: [
      'ate a sandwich on a bench, nobody looked',
      'I had an ice cream in the square. Only a pigeon was interested.',
      'whole burger in public!! no one cared',
      'Finished my lunch in the park today. A dog watched.',
    ],
    about: 'over',
    say: [
      "Out in the open, with people around, and nobody made anything of it. That's a good report. I'm glad you had it, crumbs and all.",
    ],
  },
  {
    like: [
      'weigh in saturday for the strongman. eating 7 meals a day and every one in front of the lads who film it',
      "the guys at training film everyone's lunch for the team page. i have to eat like 3000 calories on camera",
      "My girlfriend's friends put every dinner on their story and I'm always mid-chew in it.",
      'prepping for a show, eating 6x a day at work and a coworker keeps recording me for laughs',
      "Every team meal ends up online. I have to eat there, it's part of the program. I hate it.",
    ],
    say: [
      'Being filmed while you eat turns every bite into a show. You need the meals; nobody needs the footage. Say it plainly: "Film one if you want. I eat the rest in peace." Is it the filming that gets you, or the eyes?',
    ],
  },
  {
    like: [
      "soup then. no. he'd hear me. custard",
      'not salad then. risotto maybe, nobody can get risotto wrong',
      'ok no ribs. pancakes?',
      'Fish has bones. An omelette, perhaps.',
      'noodles no way, id splash. mash it is',
    ],
    say: [
      "That'll do nicely to start with, and you're free to look up and listen. Another time, order what you really feel like. The other person is there for your company and has their own plate to manage.",
    ],
  },
]
