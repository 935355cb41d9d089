import type { Answer } from '../../../conversation.ts'

export const alcoholAnswers: readonly Answer[] = [
  {
    like: [
      'what do i say when they ask why im not drinking',
      'they always push me to drink',
      'how do i say no to a drink',
      'everyone will notice i have no beer',
      'my friends make fun of me when i dont drink',
    ],
    say: [
      `"No thanks, not tonight," and then a question to them. You don't owe anyone a reason, and you don't need a trick like a fake drink. Many people only ask once. If somebody keeps at it: "I said no. Leave it, please."`,
    ],
  },
  {
    like: [
      'is one drink okay',
      'can i have one to calm my nerves',
      'whats wrong with a glass of wine before',
      'it really helps though',
      'everybody drinks at parties',
    ],
    say: [
      "It depends on what it's for. One because you like it is one thing. One because you can't walk in otherwise keeps the fear in place, since you never see how you'd do. A good test: can you take it after half an hour, or leave it?",
    ],
  },
  {
    like: [
      'am i an alcoholic',
      'do i have a drinking problem',
      'is this addiction',
      'how much is too much',
      'how do i know if its serious',
    ],
    say: [
      "I can't judge that; a doctor can, and will have heard it before. Signs that it's time to ask: it takes more than it used to, you planned less and drank more, you drink on your own, or people close to you worry. Asking early is a good thing.",
    ],
  },
  {
    like: [
      'i drink every day',
      'i shake when i dont drink',
      'i need a drink in the morning',
      'can i stop from one day to the next',
      'i sweat and feel sick without it',
    ],
    say: [
      "Then please talk to a doctor before you stop; don't stop all at once on your own. When a body is used to alcohol every day, stopping suddenly can be dangerous. This isn't about willpower. With seizures, confusion or seeing things, call the emergency number.",
    ],
  },
  {
    like: [
      'what did i do last night',
      'i cant remember what i said',
      'i have anxiety after drinking',
      'the day after im so ashamed',
      'i blacked out',
      'everyone must hate me after last night',
    ],
    say: [
      'You may not find out all of it. A jumpy, ashamed morning is partly the alcohol wearing off, so it says little about what you did. Ask one person who was there: "Was I okay? Do I owe anyone an apology?" Then stop asking.',
    ],
  },
  {
    like: [
      'how do i apologize for what i did drunk',
      'i insulted someone when i was drunk',
      'i cried in front of everyone',
      'i upset somebody',
      'i told people my secrets',
      'i made a fool of myself at the office party',
    ],
    say: [
      `If it hurt somebody: one line, sober, soon. "What I said on Friday was out of line. I'm sorry." Don't use the drinking as an excuse. If you only cried or talked too much, you don't owe an apology; say hi like always on Monday.`,
    ],
  },
  {
    like: [
      'im boring when im sober',
      'people only like drunk me',
      'i cant talk without alcohol',
      'i have no personality sober',
      'ive never danced sober',
    ],
    say: [
      "That's a guess so far, because sober you has had little practice at it. You'll be quieter at first, and that isn't the same as boring. Ask one person one real question, and see if they turn away. That would be a fact.",
    ],
  },
  {
    like: [
      'all my friends do is drink',
      'we only ever meet in bars',
      'my job is all client drinks',
      'everything social here is about alcohol',
      'i will lose my friends if i stop drinking',
    ],
    say: [
      `Some get-togethers may drop away; I can't promise otherwise. Suggest something else to one of them, alone: "Want to get food on Sunday?" Whoever says yes is somebody to keep seeing. At work events, come early, talk to two people, and leave before it gets late.`,
    ],
  },
  {
    like: [
      'can i mix it with my pills',
      'im on medication for anxiety and i drink',
      'is it bad with antidepressants',
      'i take something before i go out and then drink',
      'should i tell my doctor i drink',
    ],
    say: [
      "That's a question for your doctor or pharmacist, and please ask before the next time, because some mixes are dangerous. Tell them the real amount; they need it to advise you. Many pharmacists will answer on the phone, and you can leave out your name.",
    ],
  },
  {
    like: [
      'does it work the same with weed',
      'i smoke before i see people',
      'i use something else to get through',
      'i vape the whole evening',
      'its not alcohol its drugs',
    ],
    say: [
      "Much of it is the same: it takes the fear down for a while, and you never see how you'd do without. So the same test fits: the first half hour with none. If you take something every day, talk to a doctor before you stop.",
    ],
  },
  {
    like: [
      'i relapsed',
      'i was sober for months and drank last night',
      'im in recovery and the party has an open bar',
      'i broke my promise to myself',
      'i ruined my streak',
    ],
    say: [
      "One night doesn't undo those months; you still have what you learned in them. Call somebody who knows about it today, a sponsor, a friend, a doctor, before the second night. And you can stay away from places with an open bar for as long as you need.",
    ],
  },
  {
    like: [
      'my religion forbids it and i do it anyway',
      'nobody in my family may know i drink',
      'im ashamed because i shouldnt drink at all',
      'its a sin for me',
      'i hide the bottles',
    ],
    say: [
      "Then you're carrying the fear, the drinking and the secret, and that's a lot. You can tell one person: a doctor has to keep it private, and many helplines don't ask for a name. You don't have to tell your family first. Others who share your faith have been there too.",
    ],
  },
  {
    like: [
      'i have to drive after',
      'i drove home drunk',
      'can i drive after two beers',
      'how do i get home',
      'i got behind the wheel after drinking',
    ],
    say: [
      "Don't drive after drinking, not even a short way; plan the way home before you go. A ride, a bus, a friend, a couch to sleep on. If you already did it and got home, take it as the reason to have a plan next time, or to drink nothing when you have the car.",
    ],
  },
  {
    like: [
      'i already tried going sober',
      'i went without and it was awful',
      'i just stood there and left',
      'sober parties are torture',
      'it doesnt work i need it',
    ],
    say: [
      "Then a whole sober evening was too much at once. Make it shorter and with fewer people: forty minutes, two faces you know, food instead of a bar. Stiff at the start is normal; see if minute thirty is like minute five. That's what you're after.",
    ],
  },
  {
    like: [
      'how long until it gets easier without',
      'when will i feel normal sober',
      'does it ever get fun without drinking',
      'how many times do i have to do this',
    ],
    say: [
      "Nobody can give you a number. Often the first few times are the stiffest, and it eases from one to the next if they're close together. Look for small signs: a laugh you didn't plan, ten minutes when you forgot about it.",
    ],
  },
]
