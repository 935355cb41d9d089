import type { Answer } from '../../../conversation.ts'

export const alcoholReplies: readonly Answer[] = [
  {
    like: [
      'how do i order something without alcohol at a bar',
      'what do i say to the bartender when i dont drink',
      'what do i drink when everyone has beer',
      'how do i ask for a non alcoholic drink without it being a thing',
      'im at the bar what do i order sober',
    ],
    say: [
      `Keep it short, and order first if you can:
"A soda with lime, please."
"What do you have without alcohol?"
"A ginger ale for me."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'they are buying a round and i dont want one',
      'a toast and i dont want to drink',
      'how do i get out of shots',
      'the boss pours me wine what do i say',
      'someone put a beer in my hand',
    ],
    say: [
      `One friendly line, and you can say it twice:
"Thanks, but I'm not drinking tonight."
"No shots for me. Cheers, though."
"None for me, thank you. I'll toast with water."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i tell my friends i stopped drinking',
      'how do i tell people im sober now',
      'i want to tell my partner i drink less from now on',
      'how do i say it without sounding preachy',
      'what do i write in the group chat about not drinking',
    ],
    say: [
      `Make it about you, and leave their drinking out of it:
"I'm off alcohol for a while. I still want to come along."
"I've stopped drinking. Please don't offer, and don't tiptoe around it."
"I'm drinking less these days. Nothing else has changed."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i ask a doctor for help with my drinking',
      'what do i say when i call a helpline about alcohol',
      'how do i tell someone i drink too much',
      'what do i say at my first aa meeting',
      'i need words to tell my wife about the drinking',
    ],
    say: [
      `One true sentence is enough:
"I drink more than I want to, and I'd like help."
"I've been drinking to get through things with people, and it's too much."
"It's my first time here. I'd like to listen."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i text the morning after',
      'i sent drunk texts what do i write now',
      'i drunk called my ex how do i fix it',
      'how do i take back a message i sent drunk',
      'i posted something drunk what do i say',
    ],
    say: [
      `One message, sober, and then leave it:
"I wrote that after drinking. Please ignore it. I'm sorry."
"I shouldn't have called like that. You don't have to answer."
"I meant the nice part. I'm sorry about the rest."`,
    ],
    asks: 'words',
    about: 'over',
  },
  {
    like: [
      'is it ok to bring my own drinks without alcohol',
      'can i go to a party and not drink at all',
      'is it weird to be the only sober one',
      'do people mind if i dont drink',
      'can i drink juice at a bar',
    ],
    say: [
      `It's fine, and it isn't weird. You can drink juice all night, and to a party you can bring your own. Somebody may ask about it once. A short "I'm not drinking tonight" is enough, and then you can talk about something else.`,
    ],
  },
  {
    like: [
      'should i tell them why i dont drink',
      'do i have to give a reason for not drinking',
      'should i say im in recovery',
      'should i make up an excuse like antibiotics',
      'do i owe them an explanation for staying sober',
    ],
    say: [
      `You don't owe anybody a reason. "I don't feel like it tonight" is enough. A made-up excuse gets you through one night, and then you need another. If somebody is close to you and on your side, telling them the real reason can make it less lonely.`,
    ],
  },
  {
    like: [
      'what if i get bored or tired sober',
      'how long should i stay if im not drinking',
      'when can i leave when everyone is getting drunk',
      'what do i do when they are all drunk and im not',
      'is it ok to go home early when im sober',
    ],
    say: [
      `You can go whenever you've had enough. Once people have had a few, the talk tends to go in circles, so the first hour or two may be the best part. "I'm heading out, it was good to see you" is enough.`,
    ],
  },
  {
    like: [
      'what should i do with my hands without a drink',
      'how do i get through the first half hour sober',
      'what helps instead of a drink',
      'what can i do before i go out instead of drinking',
    ],
    say: [
      'Let them hang, even if that feels odd. Then do one thing at a time: find the host, help carry, ask one person how they know the others. The start is usually the stiffest part. A walk on the way there can help too.',
    ],
    about: 'coming',
  },
  {
    like: [
      'i always drink before i go out',
      'i pregame alone so i can talk to people',
      'i have two glasses at home before every date',
      'i cant walk in without a drink first',
      'i keep a flask in my bag for work events',
    ],
    say: [
      "A drink first takes the edge off fast, so it makes sense that it became your way in. The trouble is that it gets the credit for what you did yourself. If you'd like that to change, a doctor or counselor can help. If you drink every day, ask them before you stop.",
    ],
  },
  {
    like: [
      'theres a thing this weekend and everyone will be drinking',
      'the office party is all alcohol and im scared to go sober',
      'first date without drinking and im terrified',
      'first party since i stopped drinking',
      'wedding with an open bar and i want to stay dry',
    ],
    say: [
      "It's hard to go without a drink when everyone around you has one, and the nerves may be louder than usual at first. Decide three things beforehand: what you'll drink, who you'll find first, and how you'll get home.",
    ],
    about: 'coming',
  },
  {
    like: [
      'my father was a drinker and im becoming him',
      'alcoholism runs in my family and i drink for nerves',
      'i swore id never drink like my mother',
      'i see my dad in me when i pour one',
    ],
    say: [
      "You've seen from close up where it can go, so of course it scares you. A family history is a reason to take it seriously, and it doesn't decide how yours goes. Telling a doctor or a counselor what you told me here would be a good next step.",
    ],
  },
  {
    like: [
      'i hide how much i drink',
      'nobody knows how much i really drink',
      'i throw the bottles away so nobody sees',
      'i lie to my partner about drinking',
      'i drink alone at home after seeing people',
    ],
    say: [
      "The hiding is work too, and it leaves you alone with it. You've said it here. The next step is one real person: a doctor, a helpline, a friend you trust. If you drink every day, ask a doctor before you stop, because stopping all at once can be dangerous.",
    ],
  },
  {
    like: [
      'i went sober and it was fine',
      'i didnt drink at the party',
      'had only water all night',
      'i told them no and nobody cared',
      'first date without a drink and it was ok',
    ],
    say: [
      "That's good to hear. You were there without a drink, and it was all right. You don't have to make more of it than that. Enjoy the clear head.",
    ],
    about: 'over',
  },
  {
    like: [
      'it was ok sober but id have been funnier drunk',
      'i was sober and it went well but i was so stiff',
      'they said it was nice but i was boring without a drink',
      'sober night went well but it was a small group',
      'i stayed dry and had fun but that was a fluke',
    ],
    say: [
      "You can feel stiff and still have a good evening. You felt the stiffness from the inside; they got somebody who was there and listening. I'm glad it went well, and you don't have to talk yourself out of it.",
    ],
    about: 'over',
  },
  {
    like: [
      'i wanted to stay sober and drank anyway',
      'i said one and had six',
      'i caved after ten minutes',
      'i got way too drunk because i was nervous',
      'they talked me into drinking again',
    ],
    say: [
      "So it didn't go the way you wanted, and that's disappointing. You can start again from here. Rest, and don't drive until it has fully worn off. If one keeps turning into many, tell a doctor, and soon.",
    ],
    about: 'over',
  },
  {
    like: [
      'i kissed someone at the party because i was drunk',
      'i told everyone my secrets drunk',
      'i fell down drunk in front of my coworkers',
      'i threw up at her place',
      'i flirted with my boss when i was drunk',
    ],
    say: [
      "Waking up to that is awful, and a hangover can make the shame louder. If somebody was hurt or had to clean up, one sober apology is right. The rest you can leave. If something was done to you that you didn't want, that's not yours to be ashamed of.",
    ],
    about: 'over',
  },
  {
    like: [
      'do i tell them before or when im there',
      'do i say it before we order',
      'should i hold a glass so nobody asks',
      'do i need an alcohol free beer or is water ok',
      'do i have to say it to everyone',
    ],
    say: [
      'You can tell one person beforehand, the host or a friend. Nobody else needs an announcement. Water is fine, and so is a soda. If someone asks, give that person one short answer and go on talking.',
    ],
  },
]
