import type { Answer } from '../../../conversation.ts'

export const partyCommon: readonly Answer[] = [
  {
    like: [
      'what do i wear to this party',
      'do i dress up or will i be overdressed',
      'tshirt or shirt for a house party',
      'What does one wear to a housewarming these days?',
      'all my clothes look stupid. party is at 8',
      'heels or sneakers for the party',
      'i dont know what people put on for party here',
    ],
    say: [
      "Go for clean and comfortable, something you've felt like yourself in before. If you're torn between two, take the simpler one. You can also text the host: \"What's everybody wearing?\" People get asked that all the time. Then put it on and leave the mirror alone.",
    ],
    about: 'coming',
  },
  {
    like: [
      'do i go or stay home',
      'should i go to this party or skip it',
      'idk if i should go tonight',
      'Ought I to attend, feeling as I do?',
      'go or not go?? its in 2 hours',
      'i want to go but also not. party',
      'everyone will be there. do i make an excuse',
    ],
    say: [
      "If you're well and these people are good to you, go for forty-five minutes. That's often long enough for the first nerves to come down and short enough to manage. Tell yourself the leaving time now, so you're not trapped, and aim for one real chat. Staying home brings relief tonight and tends to leave the same fear for next time.",
    ],
    about: 'coming',
  },
  {
    like: [
      'what if i dont know anyone there',
      'what if i end up standing alone',
      'ill be the only one who doesnt know people',
      'Suppose I find myself with nobody to talk to?',
      'i know nobody in the party, what i do',
      'what if everyone is in groups already when i get there',
      'whats if i just stand by the wall the whole time',
    ],
    say: [
      'Then go find the host first, say hi, and ask, "Can I help with anything?" A job gives you a place and brings people to you. Standing alone for a few minutes is allowed too; others are doing it. Look for one of them and ask how they know the host.',
    ],
    about: 'coming',
  },
  {
    like: [
      'i left after 20 minutes',
      'went but left early',
      'i only stayed half an hour, pathetic',
      'I departed rather sooner than was polite.',
      'i was there 15 min and then i run home',
      'dipped after one song. party sucked',
      'made it to the party, left before the cake',
    ],
    say: [
      "You went, and that's the part that was hard. A short stay is still a stay; it's no failure. Next time add ten minutes and see whether the nerves come down. Did anything go all right in there, even something tiny?",
    ],
    about: 'over',
  },
  {
    like: [
      'have to say a few words at a birthday. what do i say',
      'toast at my dads 70th, short',
      'What would be suitable for a brief toast at a retirement dinner?',
      'they want me to say something at my coworkers goodbye party, help',
      'small speech for friend birthday, how?',
      'im supposed to raise a glass for my boss and im dying inside. three lines pls',
      'birthday toast for my best friend, nothing fancy',
    ],
    say: [
      'Three sentences is a real toast.\n"I\'d like to say something short about [name]."\n"What I like best about you is [one thing], and we all feel it."\n"Here\'s to you."',
    ],
    about: 'coming',
    asks: 'words',
  },
  {
    like: [
      'what do i say to people at a party where i know no one',
      'how do i start a conversation at a party',
      'Which opening remarks suit a gathering of strangers?',
      'party tonight, dont know anyone, lines??',
      'at party I stand alone, what I can say to person near me',
      'no like the first thing i say to a stranger by the snacks',
      'housewarming saturday, only know the host. openers?',
    ],
    say: [
      'The host and the room are your topics.\n"Hi, I\'m [name]. How do you know [host]?"\n"I don\'t know many people here, so I\'m saying hi."\n"The food looks good. I\'m hoping someone tells me where to start."',
    ],
    about: 'coming',
    asks: 'words',
  },
]
