import type { Answer } from '../../../conversation.ts'

export const partyAnswers: readonly Answer[] = [
  {
    like: [
      "i don't know anyone there",
      'what if i only know the host',
      'everybody knows each other except me',
      'i come alone and they all come in pairs',
      'who do i talk to',
    ],
    say: [
      `Then start with the host, and ask for one introduction. After that, look for somebody standing alone or with one other person. "I don't know anybody here" is a good first sentence, because it gives them something to do for you.`,
    ],
  },
  {
    like: [
      'what if nobody talks to me',
      'i will stand there alone all night',
      'what if everyone is in groups',
      'what do i do when i have no one to talk to',
    ],
    say: [
      'Then there will be some long minutes, and you can go up to somebody or go home. People do stand alone for a while at parties. Give it a few minutes with your head up before you pick up the phone.',
    ],
  },
  {
    like: [
      'what do i do with my hands',
      'where do i stand',
      'what do i do when i come in',
      'how do i not look lost',
      'do i sit or stand',
    ],
    say: [
      "Greet the host, put your coat away, then stand where people pass: near the food or the door to the kitchen. Let your hands hang. You'll feel lost for a few minutes. Let that be, and look at who's there.",
    ],
  },
  {
    like: [
      'can i have a drink first to relax',
      "i can't do parties sober",
      'i need a couple drinks before i go in',
      'everyone drinks and i need it to talk',
      'is one glass ok for the nerves',
    ],
    say: [
      "I wouldn't use it for the nerves. It dulls the fear for an hour, the next day is often worse, and you never find out how you do without it. Try the first thirty minutes with water and see. If it's hard to stop once you start, talk to a doctor.",
    ],
  },
  {
    like: [
      "i don't drink and they will ask why",
      'alcohol is against my religion and everyone there drinks',
      'how do i explain that i have only juice',
      'they pressure me to drink',
    ],
    say: [
      `You don't have to explain it. "I'm good with this" and a change of subject is enough. If they push, say "I don't drink" once more in the same tone. If the whole night is about drinking, going early and leaving early is a good plan.`,
    ],
  },
  {
    like: ["i'd rather not go", 'should i go at all', 'can i cancel', 'i want to stay home so bad', 'do i have to go'],
    say: [
      "You don't have to. Ask yourself how you'd see it tomorrow at noon. If you'd be relieved and also sorry, go for half an hour. If you're worn out or these people aren't good to you, stay home and tell them today.",
    ],
  },
  {
    like: [
      'should i come early or late',
      'when do i arrive',
      'is it worse to walk in when its full',
      'how long should i stay',
      'when can i leave',
    ],
    say: [
      'Early, if you can. There are fewer people, the host has time for you, and the others walk up to you instead of the other way around. Half an hour is enough for a first try. Say goodbye to the host when you go.',
    ],
    item: 'lesson:the-first-ten-minutes',
  },
  {
    like: [
      'what if they make me dance',
      'there will be games',
      'what about karaoke i would die',
      'they do an icebreaker round',
      'everyone has to sing or perform',
    ],
    say: [
      `You can say no in a friendly way: "I'll watch this one, you go." Clap, keep score, stay in the room. If you feel like it later, join for one round and do it badly. You won't be the only one.`,
    ],
  },
  {
    like: [
      'should i tell the host that im anxious',
      'do i tell my friend i get scared',
      'is it weird to say i am nervous at parties',
      'should i warn someone before',
    ],
    say: [
      "Telling one person is often a good idea, and the host or a friend is a good choice. One sentence, and one thing they can do: introduce you to somebody, or not make a fuss when you go. You don't need to tell the whole room.",
    ],
  },
  {
    like: [
      'i hide in the kitchen',
      'i end up with the dog all night',
      'i go to the restroom every ten minutes',
      'i am on my phone the whole party',
      'i do the dishes so i dont have to talk',
    ],
    say: [
      'A lot of people do some version of that. A break is fine; a whole evening of it means you were there and missed the party. Keep one five-minute break, and spend the next one in the room instead.',
    ],
  },
  {
    like: [
      'what if my friend leaves me alone there',
      'my partner goes off and talks to everyone',
      'i only go if she stays with me',
      'he always abandons me at parties',
    ],
    say: [
      `That's worth saying before you go: "Stay with me for the first fifteen minutes, and come find me once an hour." Then try one stretch without them on purpose. It's different when you choose it.`,
    ],
  },
  {
    like: [
      'they only invited me to be nice',
      'i was invited by accident',
      "they don't really want me there",
      'they felt sorry for me thats why they asked',
    ],
    say: [
      `You can't know that, and neither can I. The invitation is a fact; the reason behind it is a guess. If you aren't sure it was meant for you, you can ask: "Is this for me too? I'd like to come." Then you know.`,
    ],
  },
  {
    like: [
      'is it normal to hate parties',
      'everyone else has fun',
      'why am i like this at parties',
      'im too old to be scared of a party',
      'other people love this stuff',
    ],
    say: [
      "Yes, plenty of people dislike parties, with and without fear. Loud rooms and short chats are hard work for many. You don't have to love them. It's enough if fear doesn't decide every time.",
    ],
  },
  {
    like: [
      'i went to the last one and it was horrible',
      'i already tried going for half an hour',
      "i've been to plenty of parties it never gets better",
      'forcing myself never works',
    ],
    say: [
      "Then showing up by itself hasn't been enough. If you spend the time checking how you come across, an evening can pass without teaching you anything. Change one thing next time: a smaller party, no phone, or your attention on one person you'd like to know.",
    ],
  },
]
