import type { Answer } from '../../../conversation.ts'

/** Lines to say, for people who ask for words. */
export const partyWords: readonly Answer[] = [
  {
    like: [
      'what do i say when i arrive at the party',
      'party tonight. the first minute through the door, words?',
      'How does one greet a host upon arriving alone?',
      'walking in alone. what do i say to the host',
      'when i come to party, what i say first',
      'no the arriving part. what do i say',
      "I can do the middle, it's the door opening and all those faces, so what do I say to whoever opens it?",
    ],
    say: [
      'Host first, then one person.\n"Hi, thanks for having me. Where can I put my coat?"\n"Can I help with anything?"\n"Who should I meet first?"',
    ],
    asks: 'words',
    about: 'coming',
  },
  {
    like: [
      'what do i say to strangers at a party',
      'dont know anyone there. how do i start talking to someone',
      'At a gathering of strangers, what is a natural opening?',
      'need a line for the person standing alone at the party',
      'i am at party and know nobody, what can i say to people',
      'words to talk to someone by the snacks',
      "I end up reading the bookshelf at every party, and I'd rather open my mouth to somebody. What's a first line?",
    ],
    say: [
      'The party itself is your topic.\n"How do you know everybody here?"\n"Hi, I know about two people here. You?"\n"Have you tried the food yet?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'got invited to a party, how do i say yes but only for a bit',
      'want to go but not all night. what do i reply',
      'How do I accept an invitation while saying I shall leave early?',
      'replying to a party invite. i wanna come, im nervous. words',
      'they invite me in a party, i want go short time. what to write',
      'how do i answer an invite when crowds are hard for me',
      "I always decline, and this time I'd like to say yes, but to a small piece of it",
    ],
    say: [
      'A yes with your own limits in it.\n"Thanks for inviting me. I\'ll come for an hour or so."\n"I\'d love to come. I\'m shy in crowds, so I may be quiet at first."',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i leave a party early without being rude',
      'what do i say to the host when i go after an hour',
      'How does one take leave of a party before the others?',
      'im done, want to go home. words to say bye',
      'i want leave party soon, what do i say to the people',
      'they always go "already??" what do i say when i leave',
      "I tend to sneak out the back, and for once I'd like to say goodbye like a person",
    ],
    say: [
      'Thank one person and go.\n"I\'m heading out. Thank you, I\'m glad I came."\n"That\'s me for tonight. Good to see you."',
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i say when people push drinks on me at a party',
      '"why arent you drinking??" words',
      'How do I refuse a drink without an explanation?',
      'dont drink, everyone asks why. what do i say',
      "in parties people offer me alcohol, i don't want. how to say no",
      'someone keeps handing me beers. what do i say',
      'They make such a thing of it when I have water, so give me a line that ends it',
    ],
    say: [
      'Simple, no reason needed.\n"No thanks, I\'m good with this."\n"I\'m not drinking tonight."\n"I\'m happy with what I\'ve got. How\'s your night going?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i ask my friend to stay near me at a party',
      'going with a friend who always wanders off. what do i tell her',
      'How might I ask a companion not to leave me alone at a gathering?',
      'need my friend to not ditch me at this party. words',
      'i want ask my friend stay with me in the party because i am nervous',
      'what do i say to my bf so he doesnt leave me standing there',
      "My husband's a social butterfly, I'm by the wall in ten minutes, and I'd like to ask him for help",
    ],
    say: [
      'Tell one person you trust, before or during.\n"Parties are hard for me. Can I stick with you for the first half hour?"\n"I\'m getting overwhelmed. Come outside with me for five minutes?"',
    ],
    asks: 'words',
  },
]
