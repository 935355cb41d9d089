import type { Answer } from '../../../conversation.ts'

export const breakupTalkAfterwardMore: readonly Answer[] = [
  {
    like: [
      'told my mom we broke up and now she wont stop calling',
      'sent the text, everyone is phoning me already',
      "I told my sister about the split. The phone hasn't stopped",
      'posted it in the group and now my phone is blowing up',
    ],
    asks: 'words',
    about: 'over',
    say: [
      `You told them, and that was the hard part. The ringing is love with bad timing, and you don't have to pick up tonight:\n"I can't talk yet. Call me tomorrow?"\n"I'm all right. I need one quiet evening first."`,
    ],
  },
  {
    like: [
      'she said its not your fault then named everything wrong with me',
      'he goes "it\'s me not you" and then talks about me for an hour',
      "He told me I'd done nothing wrong and gave me ten examples",
      'its not you its me... and then it was all me',
    ],
    about: 'over',
    say: [
      "Ouch. That's a long way of taking back the first sentence. A list like that is what didn't fit one person, told on the way out. You don't have to keep it. Which item is still stuck in you?",
    ],
  },
  {
    like: [
      'blocked him and threw his stuff out but i cry at everything',
      'cutting up her photos with my best friend, still bawling at tv ads',
      "I've cleared out all his things and then a song comes on and I'm gone",
      'deleted all our pics but crying at a dog food commercial lol',
    ],
    about: 'over',
    say: [
      "You're clearing out, and you're still crying at the TV. Both are part of it: the anger does the throwing out, and the sadness comes in at the side, through a dog or a song. Let it run. You've done a lot today.",
    ],
  },
  {
    like: [
      'my husband moved out in the spring, place is dead quiet now',
      'she left a few months back. house is empty',
      "wife's gone, she moved out. too quiet here",
      "he packed up and left this year and I'm rattling around by myself",
    ],
    about: 'over',
    say: [
      "I'm sorry. That's a lot of quiet to come home to after sharing a place with somebody. You don't have to fill it all at once. How are the evenings?",
    ],
  },
  {
    like: [
      "it's been a few weeks and my friends say download tinder",
      'only 3 weeks and everyone tells me to get back out there',
      'mates say get on the apps already',
      "It's been a month and my sister keeps saying I should date again",
    ],
    about: 'over',
    say: [
      `That's no time at all after something that mattered. Your friends mean well, and an app mostly gives you strangers to compare with one person. You can say, "Not yet, come for a drive with me instead." What do you miss most?`,
    ],
  },
  {
    like: [
      "it's over. nine years and she's gone",
      'he ended it today, after all those years',
      'my marriage ended this morning on a random monday',
      "We're done. Twelve years together and it took ten minutes.",
    ],
    about: 'over',
    say: [
      "I'm so sorry. All those years, and it ends on an ordinary day. Nothing has to be decided tonight. Is somebody with you, or could somebody be?",
    ],
  },
  {
    like: [
      'he did it again',
      "she's done it AGAIN I can't believe it",
      'not again. he promised',
      'well it happened again, same as last time',
    ],
    about: 'over',
    say: [
      "Again. That's the word that hurts the most in there. If you got hurt, or you're afraid of this person, that matters more, and Help now on the screen has people to talk to today. Otherwise tell me what happened, in whatever order it comes out.",
    ],
  },
  {
    like: [
      'my grandma lol',
      "probably my nan, she'd feed me",
      'abuela haha, shed make me eat',
      "My aunt, I suppose. She'd put the kettle on.",
    ],
    about: 'over',
    say: [
      "Then go sit in that kitchen. Somebody who feeds you is very good company on a bad day. You don't have to explain a thing. Can you call today?",
    ],
  },
  {
    like: [
      'my sister said im coming saturday no discussion',
      "She didn't even ask, she's coming with boxes",
      "My friend said: I'm there on Sunday. As simple as that.",
    ],
    about: 'over',
    say: [
      "That's somebody who heard what you needed, and you didn't have to say please. I'm glad. You let one person know, and now there's someone coming.",
    ],
  },
]
