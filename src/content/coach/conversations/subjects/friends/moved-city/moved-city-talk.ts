import type { Answer } from '../../../conversation.ts'

export const movedCityTalk: readonly Answer[] = [
  {
    like: [
      'moved into dorms and everyone already has their group',
      'my housemates all seem to know each other and im just the one in the hallway',
      "Few weeks into uni and the kitchen is full of friends who aren't mine",
      "everybody on my floor clicked before I'd even unpacked",
    ],
    say: [
      "It looks that way from the door, but not long ago they were strangers too. Kitchens are good because you have a reason to be there. Cook at the same time for a few days, and ask the person next to you what they're making.",
    ],
  },
  {
    like: [
      'only went to watch and they made me play lol',
      'they were one short so i joined in',
      'I meant to sit at the side and ended up in the team',
      'went for ten min and they asked me to fill in',
    ],
    about: 'over',
    say: [
      "So you went to watch and ended up needed. That's one of the best ways to join anything. I'm glad. Did you enjoy any of it, once you were in?",
    ],
  },
  {
    like: [
      'i say hello to people here and they look at me strange',
      'where i come from you greet everybody, here they ignore it',
      'moved here and no one says good morning back',
      'I greet strangers like at home and they think I want something',
    ],
    say: [
      "They look to see who you mean, because nobody does it there. It's not you; it's a place with other habits. Keep greeting. After a few times people stop looking behind them, and one or two may start to say it first.",
    ],
  },
  {
    like: [
      'they added me to the team chat, what do i write after playing so badly',
      'What does one say as a first message to the group after such a defeat?',
      'got put in the groupchat after i lost us the game lol what do i say',
      'First message to the team, after the evening I had. What do I put?',
    ],
    asks: 'words',
    say: [
      `Short, and laugh at yourself first:\n"Thanks for adding me, even after that game."\n"Good game, everybody. My pride will be back next week."\n"Hi all, that was fun. Same time next week?"`,
    ],
  },
  {
    like: [
      'me and my roommate stopped talking and i want to fix it',
      'my flatmate and i have gone silent, how do i make it right',
      'We share a room and no longer speak. I should like to mend it',
      'roomie n i dont talk anymore. miss her',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `It's a good thing to want, and one of you has to go first. Pick a calm moment and keep it small:\n"I don't like that we've stopped talking. Can we have tea?"\n"If I did something, I'd like to know."\n"I'm cooking tonight. Do you want some?"`,
    ],
  },
  {
    like: [
      'everyone says lets hang out and no one ever sets a date',
      'people here go "we should get coffee" and then nothing',
      'they all say we must meet up and never do',
      'nobody actually makes plans here, just says it',
    ],
    say: [
      `"We should hang out" is often a way of saying goodbye nicely. Sometimes it's meant, and nobody picks the day. So be the one who does: "I'd like that. Are you free one evening this week?" You'll soon see who meant it.`,
    ],
  },
  {
    like: [
      'fine, one more time and then i quit',
      "i'll go once more but that's it",
      "ok last try. after that i'm done with this group",
      "I'll give it one more week, not a day longer",
    ],
    about: 'coming',
    say: [
      "One more is a fair deal, and done means done. If it's no good again, you gave it a fair try and can look elsewhere with a clear head. Stand where people have to pass you, and say one thing to whoever comes first.",
    ],
  },
  {
    like: [
      'work sent me to another city for two months, i eat alone every night',
      'living in a hotel for a job, dinner for one at the same pub',
      "posted away for 5 weeks, don't know a soul",
      'new branch, new town, me and a microwave meal in a travel inn',
    ],
    say: [
      "Weeks of hotel evenings and a table for one. That gets long. You won't be there forever, so keep it small: same place, same time, same chair, until the staff nod at you. And ask one person from work where they'd eat.",
    ],
  },
  {
    like: [
      'my roommate and i stopped talking around finals',
      'we used to talk, then he got busy studying and now its silent',
      'since exams my flatmate and me dont speak, no fight or anything',
      "she is up all night with her books, we don't talk anymore",
    ],
    say: [
      `So it may have been the exams that went quiet, and nobody switched the sound back on. Something small can do that. Make two cups of something at the hour when you're both up: "I miss talking. How did it go for you?"`,
    ],
  },
  {
    like: [
      'we moved for my husbands job, he has colleagues and i have four walls',
      "followed my wife to another city, she's got work, i've got the doorman",
      "new town because of his job, I know nobody but the neighbor's cat",
      'he goes to the office and i talk to the elevator',
    ],
    say: [
      "Your partner got a place with people in it, and you got the rooms. That's lonely, and it's hard to say when the move was for both of you. Say it once anyway, in those words. Who do you pass most days, even if it's only a nod?",
    ],
  },
  {
    like: [
      'why would i talk to him, hes just there to sell me stuff',
      "What's the point of chatting with a shopkeeper? I pay and go",
      'asking the cashier something seems pointless tbh',
      "I don't see the use, he has work to do and I have shopping to do",
    ],
    about: 'coming',
    say: [
      "It doesn't need a purpose. A strange place gets warmer when somebody there knows your face. They see people all day, and one question can make yours a face they know.",
    ],
  },
  {
    like: [
      'i stood by the window the whole time',
      'in the corner, next to the coats',
      'near the plants, where nobody walks lol',
    ],
    about: 'over',
    say: [
      "That's out of the way: few people pass there. A whole evening next to other people's talk is long, and I'm sorry. It may say more about the spot than about you. By the food, people have to come past.",
    ],
  },
  {
    like: [
      "moved here for my boyfriend and he's always away for work",
      "came to this town for love and she's on the road all the time",
      "I moved countries for him and he's offshore half the year",
      "relocated for my partner, who's never here",
    ],
    say: [
      "So you moved for one person, and that person is gone for weeks at a time. That leaves you alone in somebody else's town. What do your days look like when they're away?",
    ],
  },
  {
    like: [
      'Carrom with three uncles downstairs. I never thought of it as friends, it was only carrom.',
      'we just used to fix bikes outside every night. wasnt like we were friends. we just fixed bikes',
      'Back home it was dominoes with the men from the corner. I never called them anything.',
      "my aunts and i shelled peas on the step in the evenings. i didn't know that was a social life",
      'Only football in the yard after work, with whoever was there. I thought of it as football.',
    ],
    say: [
      'That was company, the kind that comes with something to do and asks nothing of you. So you know what works: same people, same hour, busy hands. Look for that, and leave the word friends out of it. What comes nearest to it there?',
    ],
  },
]
