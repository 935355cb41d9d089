import type { Answer } from '../../../conversation.ts'

export const joiningGroupCommon: readonly Answer[] = [
  {
    like: [
      'they have their groups already',
      'everyone already has their friends',
      'all the groups are closed, theres no place for me',
      'They have known each other for years; I can hardly break in.',
      'they are already group, i am outside',
      'its like everyone picked their people before i came',
      'im too late, the cliques are set',
    ],
    say: [
      "It looks like a wall from outside, but a group is made of single people, and you only need one. Pick the one who's easiest to talk to and catch them alone: on the way in, in line, at the end. A couple of short chats there, and the group gets easier.",
    ],
  },
  {
    like: [
      'my friends talk over me when were all together. what do i say',
      'in a group nobody lets me finish a story. how do i get back in',
      'When several of us are at the table I get drowned out. What could I say?',
      'i start talking and someone louder takes over lol. what line works with friends',
      "in group of friends they don't hear me, what can I say to come back",
      'no not at work, with friends. they just talk across me',
      'how do u get heard in a group without sounding whiny',
    ],
    say: [
      'Keep it light and take the turn back.\n"Wait, I didn\'t get to the good part."\n"Hang on, I want to finish this one."\n"Going back to what I was saying, because it has an ending."',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i introduce myself when we go around in a circle',
      'we all have to say our name and something about us. what do i say',
      'What might I say in a round of introductions?',
      'intro circle tomorrow. two sentences pls',
      'everybody say name and who they are, I panic when my turn comes. what to say',
      'icebreaker at the workshop, tell us about yourself. help',
      'its my turn in 5 people, quick what do i say',
    ],
    say: [
      'Name, why you\'re here, one small fact, done.\n"Hi, I\'m [name]."\n"I\'m here because I\'d like to get better at [one thing]."\n"Outside of this, I like [one thing]. Glad to meet you all."',
    ],
    about: 'coming',
    asks: 'words',
  },
  {
    like: [
      'how do i walk up to a group thats already talking',
      'what do i say to join people standing around at an event',
      'Which words would let me enter a conversation among several people?',
      "they're in a circle chatting and i hover. line?",
      'how enter in group conversation, I just stand',
      'at a networking thing now. how do i join in',
      'i stand at the edge of the group and say nothing, give me an opener',
    ],
    say: [
      'Step in, listen a bit, then add.\n"Hi, mind if I join you?"\n"I\'m [name]. I caught the end of that and got curious."\n"Go on, I\'d like to hear the rest."',
    ],
    asks: 'words',
  },
]
