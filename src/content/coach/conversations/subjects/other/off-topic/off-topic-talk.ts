import type { Answer } from '../../../conversation.ts'

export const offTopicTalk: readonly Answer[] = [
  {
    like: [
      "it was for my boss's party, for like 100 people",
      'i burnt the dessert for the work do',
      "it's food for a big event at work and i ruined it",
      'I was catering for a hundred and it caught',
    ],
    say: [
      "A crowd to feed, and people from work in it: that's a bad day for something to go wrong. You're still standing. Is there time for a second try, or does it need a plan B?",
    ],
  },
  {
    like: [
      "it'd cost me an hour of his talking and a case of beer",
      'calling her means listening to her life story first',
      "he'd help but then i owe him",
      "Half my evening and a bottle of wine, that's the price of asking him",
    ],
    say: [
      `Steep, and maybe still cheaper than doing without. You could open with an end time: "I've got ten minutes, and one question." Then it's a call and not a visit.`,
    ],
  },
  {
    like: [
      "your app is useless, you people can't fix anything",
      'you guys couldnt fix a lightbulb',
      'lost my whole progress and support is a joke',
      'This thing deleted everything and nobody there can do a thing',
    ],
    say: [
      "Fair. I can't restore it either. I'm the coach program and can't get at accounts; support can, and it's worth one annoyed message to them. What you did on those days happened. No update takes that back.",
    ],
  },
  {
    like: ['well thats no help', 'what good are you then', "So you can't do anything. Useless.", 'lol ok useless bot'],
    say: [
      "For that one, yes. I only know about people: the conversation you dread, the call you put off, the thing you said and can't stop hearing. If one of those turns up, I may be of more use.",
    ],
  },
]
