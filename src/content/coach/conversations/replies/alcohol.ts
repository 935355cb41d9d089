import type { Answer } from '../conversation.ts'

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
      `Order like everybody else, short and first if you can:
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
      `Hold up what you already have:
"I'm set, thanks. I'll get in on the next toast with this."
"No shots for me. Cheers, though."
"None for me, thank you. I'm happy with water."`,
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
      `As news about you, with nothing about them:
"I'm off alcohol for a while. I still want to come along."
"I've stopped drinking. Please don't offer, and don't tiptoe around it."
"I feel better without it. Nothing else has changed."`,
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
      `The true sentence, with no speech around it:
"I drink more than I want to, and I'd like help."
"I drink to cope with people. I can't stop on my own."
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
"I wrote that after drinking. Please set it aside. Sorry for the late noise."
"I shouldn't have called like that. You don't have to answer."
"I meant the friendly part. The rest I'm sorry for."`,
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
      "Yes, you can go and drink nothing with alcohol, and bring your own if you like. There are usually more people without alcohol in the room than you'd guess. Some may ask once. A full glass of anything in your hand ends most of that.",
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
      'No, you owe nobody the reason. "I don\'t feel like it" is a full one. An invented excuse works for one night and then you need another. If somebody is close to you and on your side, telling them the real one can make evenings lighter.',
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
      'You can go whenever the good part is over, and sober you\'ll notice that moment. Talk tends to go in circles once people have had a few, so the first two hours are often the best ones. "I\'m heading out, it was good" is enough.',
    ],
  },
  {
    like: [
      'what should i do with my hands without a drink',
      'how do i get through the first half hour sober',
      'what helps instead of a drink',
      'what can i do before i go out instead of drinking',
      'how do i relax without alcohol',
    ],
    say: [
      'Get something cold in your hand as soon as you arrive, and give yourself a small job: find the host, help carry, ask one person how they know the others. The stiff part is the start. A walk on the way there takes some of it off.',
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
      "So the evening starts before the evening, by yourself, to be allowed to feel less afraid. It works fast, which is why it's hard to leave. It also takes the credit for all you do afterward. Some of that talking was you.",
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
      "Going in without the thing that always carried you is a big step, and your nerves will be louder than usual for a while. Decide beforehand on your drink, one person you'll find first, and how you get home. After that, the evening has a frame.",
    ],
    about: 'coming',
  },
  {
    like: [
      'my father was a drinker and im becoming him',
      'alcoholism runs in my family and i drink for nerves',
      'i swore id never drink like my mother',
      'i see my dad in me when i pour one',
      'everyone in my family drinks',
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
      "The hiding is work too, and it keeps you alone with it. You've said it here now. One living person would be the next: a doctor, a help line, a friend who doesn't drink much. If you drink daily, ask the doctor before you stop.",
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
      "That's good news. The whole evening was you, nothing mixed in, and it was fine. You also get to remember all of it. Enjoy the clear head.",
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
      "Stiff and good can be the same evening. You felt the stiffness from inside; they got somebody who listened and was all there. They stayed and talked with you, the sober one. I'm glad it went well, and I'd let it be good.",
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
      "So it went another way than you wanted. That's disappointing, and it's one night. Water, food and sleep first, and no driving until it's out of you. If \"one\" keeps turning into many, a doctor is a good person to tell, soon.",
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
      "Waking up to that is awful, and drink makes the shame louder the day after. If somebody was hurt or had to clean up, one sober apology. The rest you can leave. If something was done to you that you didn't want, that's not yours to be ashamed of.",
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
      'Tell one person beforehand, the host or a friend, and nobody else needs an announcement. Water is fine. Get your own glass early; people rarely look into it. If someone asks, answer that one person and go on talking.',
    ],
  },
]
