import type { Answer } from '../../../conversation.ts'

export const inLawsTalk: readonly Answer[] = [
  {
    like: [
      "she inspects my cleaning and says girls today can't do anything",
      "his mum criticizes my food every time, says I'm too soft",
      'my in laws look for faults in everything I make',
    ],
    say: [
      `Being inspected in your own kitchen would make anybody's hands go cold. It's their standard, and it was set long before you came. You can turn it around once: "Show me how you do it." That takes them out of the judge's chair.`,
    ],
  },
  {
    like: [
      'her family all hunt and fish and ill look like an idiot',
      "his brothers do farm stuff and they'll see me go pale",
      "They're all outdoorsy and I've never held a tool in my life, they'll laugh",
      "they'll tell everybody at dinner how useless i was",
    ],
    about: 'coming',
    say: [
      `They probably will laugh, and a newcomer who laughs along is halfway in. Say it before they find out: "I've never done this. Show me." People like showing what they know. And stepping outside for air when you've seen enough is no shame.`,
    ],
  },
  {
    like: [
      "we're only alone when we hang the washing, what do i say",
      'my sister in law and me are alone in the kitchen for ten minutes, what then',
      'What could I say to her when we do the dishes together?',
      'the only time its just us two is in the car, give me a line',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `That's a good place: busy hands and nobody listening. Take one:\n"We never get to talk. How are you, really?"\n"I'm always a bit lost at these family days. Are you too?"\n"I'm glad it's the two of us for a minute."`,
    ],
  },
  {
    like: [
      'christmas with his kids and their late mums picture on the wall',
      "Dinner at his late wife's table, with her things all around",
      "meeting her family, her ex husband's photo is everywhere",
      'i have to sit in the dead wifes seat basically',
    ],
    about: 'coming',
    say: [
      `That's a hard seat to take. You're not there to replace anybody, and you can let them see that you know it. One sentence early on helps: "I'd love to hear the old stories, if you feel like telling." And ask your partner beforehand to sit next to you.`,
    ],
  },
  {
    like: [
      'his mum is staying a week and she checks my cupboards',
      'mother in law coming, she runs her finger along the shelves',
      "My husband's mother inspects everything when she visits",
      'shes coming friday and last time she rearranged my kitchen',
    ],
    about: 'coming',
    say: [
      `Somebody who comes looking for dust will find dust. You can't clean your way out of it, so don't try. Talk to your partner before the visit: "When it starts, please back me up." And offer a job in the kitchen; busy hands inspect less.`,
    ],
  },
  {
    like: [
      "we'll see i guess",
      'maybe. that part I can manage',
      'ok that bit i can do, no promises',
      "I'll see how it goes on the day",
    ],
    about: 'coming',
    say: [
      `"We'll see" is good enough. Even a small part of it, done your way, counts as done. Come back and tell me, whichever way it goes.`,
    ],
  },
  {
    like: [
      "she's being nice so i can't complain but she criticizes how i hold the baby",
      'mother in law helps and helps and I want to scream',
      'my husbands mom redoes everything I do, kindly',
      'she means well but she sighs at everything i do with my son',
    ],
    say: [
      `That's the hardest kind: help you can't refuse, with a sigh in it. You can be thankful and still want to do things your way. Start with one: "Thank you. I'd like to do this myself." And tell your partner how your days are.`,
    ],
  },
  {
    like: [
      'her dad hunts and wants to show me his guns, im vegan',
      "my boyfriend's father is taking me to see his trucks and I know nothing",
      "meeting her dad, he's all fishing and football, I play the violin",
      "his family are farmers and I'm scared of cows, they want to show me round",
    ],
    about: 'coming',
    say: [
      `Somebody wants to show you what they love, and that's a welcome. You don't have to love it too. Ask one thing a curious person would ask: "Which one has the best story?" And if they ask about you, tell them what you love, with as much detail.`,
    ],
  },
  {
    like: [
      "we can't talk because my mother in law is always listening",
      'her mom is always in the room so I never get to know her',
      "there's always an aunt with big ears nearby",
      'cant have a real chat with my sister in law, the elders hear everything',
    ],
    about: 'coming',
    say: [
      `Then you two need a job that takes you out of earshot: fetching something from the store, carrying plates, watching the kids outside. "Come with me, I can't carry it all." Ask your question there. Five minutes without an audience does more than a whole evening with one.`,
    ],
  },
  {
    like: [
      'she takes things out of my hands every time and i let her',
      "my mother in law takes over whatever i'm doing in the kitchen",
      "father in law grabs the tools off me like I'm a kid",
      'every visit she goes "give it here" and i just hand it over',
    ],
    asks: 'words',
    say: [
      `Hold on to it, smile, and say one line before the hand arrives:\n"I'm slow, and I like it. What else needs doing?"\n"You're faster. I'll get there, sit with me."\n"Let me finish this one. You can inspect it."`,
    ],
  },
  {
    like: [
      'what do i say to my sister in law at the holidays, we only ever talk about food',
      'Need lines for the family feast. With my brother-in-law I never get past the recipes.',
      'script for christmas at his parents pls, me and his sister only talk about cooking',
      'We meet every festival and exchange recipes, nothing more. What could I say?',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Start from the recipe and go one step past it:\n"Who taught you to make it like this?"\n"What was this holiday like at your house when you were small?"\n"Give me something to do. I'd like to sit with you a bit."`,
    ],
  },
  {
    like: [
      "i can't say that part to her, i'd choke",
      'the first half is ok but i cant get the second out',
      'I would never manage the end of that sentence',
      'my voice will go if i say that to his mom',
    ],
    about: 'coming',
    say: [
      `Then say only the first half. Smile, "I like hearing how you do it," and go on doing it your way. No argument, no lie. The other sentence can come another time.`,
    ],
  },
  {
    like: [
      'I married into a big family and at dinner I sit like a guest, how do I join in',
      'his family talks and laughs and im there silent like a visitor',
      "newly married, at meals with my in laws I don't know how to enter the conversation",
      "how do i get into the talk at my wife's family table",
    ],
    about: 'coming',
    say: [
      `Start beside one person, not with the whole table. Help in the kitchen before the meal and ask how a dish is made; that conversation often carries over. And ask your partner to bring you in: "Tell them about the time we..."`,
    ],
  },
  {
    like: [
      'my mother in law checks my cooking like a judge',
      'she inspects the dust on my shelves every visit',
      'his mom tastes my food and makes a face, every time',
      'MIL looks at my curry as if it were evidence',
    ],
    say: [
      `Inspected in your own home, every time. That's hard to relax under. You don't have to pass the inspection. You could ask first: "How do you do yours?" It gives them the expert's chair for a while.`,
    ],
  },
  {
    like: [
      "i'm scared i'll snap at my mother in law and mean it",
      'one more comment from her and i throw the dish',
      "i dread that i'll say what i really think to his mother",
      'I might smash something on purpose if she starts again',
    ],
    about: 'coming',
    say: [
      "So you're less afraid of her than of what's been building up in you. That's a lot of swallowed remarks. Let a little out before it reaches your hands: tell your partner today which remark you don't want to hear again. And step outside when it starts.",
    ],
  },
  {
    like: [
      "asking my mother in law is too much, she'd go on forever. something smaller",
      "I can't ask her outright, she'll gloat. less than that?",
      'too big, she will lecture me. what else with my in-laws',
      'Something less than asking him for help, he makes a speech of it',
    ],
    about: 'coming',
    say: [
      `Then no question at all. Stand nearby while they're doing it, watch their hands, and say one thing you noticed: "Yours always comes out better." No speech needed, and you'll learn how it's done.`,
    ],
  },
  {
    like: [
      "inside I'm furious and outside I smile at my mother-in-law",
      'i go red with rage but i just nod and let her',
      'I smile and want to scream',
      'My father-in-law takes over and I grin and let him, seething',
    ],
    say: [
      `Boiling and smiling at the same time is hard work, and all they see is the smile. You don't need a fight to change it. One plain line is enough, with or without the smile: "I've got it, thanks."`,
    ],
  },
  {
    like: [
      "I'd like to do one thing in my kitchen without her taking over",
      'to cook a single meal with nobody correcting me',
      'i want to finish something before he grabs it from me',
      'Only to be let alone with my own chopping board for once',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `That's a fair demand. Turn your shoulder a little, keep going, and say it friendly:\n"This one's mine. I'll be done when I'm done."\n"You've earned a seat. Tell me about your week while I do this."`,
    ],
  },
  {
    like: [
      '"in our family we do it like this" she says, in MY kitchen',
      'my mother in law corrects me in my own home',
      'she says thats not how we do it, its my house tho',
      'Every visit I hear "we\'ve always done it so." Under my own roof.',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `In your house, of all places. You can borrow the sentence and hand it back with a smile:\n"And in this house we do it this way. Sit, let me serve you."\n"I'd like to see how you do it, at yours."`,
    ],
  },
  {
    like: [
      "his mum keeps saying 'friend'. been his husband three years",
      "her dad introduces me as 'the lodger'. we're married",
      "Five years and his mother still calls me 'your lady friend'.",
      'my wifes parents say roommate. in front of ppl. every time',
      "Her aunt keeps telling guests I'm 'a friend from work'. We have a mortgage and a ring each.",
    ],
    say: [
      "That stings every time, because it makes something real sound small. It's your partner's family, so your partner should say it first, before the next visit. And you can put the right word in yourself, in a friendly voice, and carry on talking.",
    ],
  },
]
