import type { Answer } from '../../../conversation.ts'

export const neighborTalkWords: readonly Answer[] = [
  {
    like: [
      'want to ask the neighbor about his hens without stuttering',
      'how do i ask the man next door if he sells eggs',
      "I'd like to ask my neighbour about her roses and I get tongue tied",
      'what do i say to the guy next door about his honey',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Ask about what they keep or grow. Short is fine:\n"Good morning. How are they doing this year?"\n"I've been meaning to ask: do you ever sell any?"\n"They look good. What's your secret?"`,
    ],
  },
  {
    like: [
      'how do i ask her to move the stroller from the hall',
      "the neighbor's bikes block the stairs, I don't know how to say it",
      'need words for asking next door to keep the landing free',
      'what do i say about his stuff in front of the elevator',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Start with what you need, and it won't sound like a complaint:\n"Hello. I can't get by with my things. Could you leave it a bit to the side?"\n"It's tight there for us. Could we find another spot for it?"`,
    ],
  },
  {
    like: [
      'how do i chat with the new neighbor over the fence',
      'somebody moved in next door, what does one say',
      "I'm old and rusty at talking, how do I greet the new people next door",
      'what do you say to a neighbour in the garden',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Something you can both see is the best beginning, and then a question:\n"Good morning. Nice out today, isn't it?"\n"How are you settling in?"\n"I'm next door, if you ever need a cup of sugar. What's your name?"`,
    ],
  },
  {
    like: [
      'ive said sorry to the neighbors so many times it means nothing now',
      "Must apologize to downstairs yet again. What's left to say?",
      'we were loud AGAIN and i cant say sorry a 4th time',
      'My neighbors have had every apology I own.',
    ],
    asks: 'words',
    say: [
      `A sorry wears out. By now they'd like a change:\n"I know I've said sorry before. From now on it's quiet here after ten."\n"Tell me which hours bother you most, and I'll work around them."\n"Here's my number. Text me the minute it's too loud."`,
    ],
  },
  {
    like: [
      "she'll scream at me in front of everybody",
      'hes gonna yell at me in the stairwell about the noise',
      'I imagine the neighbor shouting so the whole house hears',
      'what if she goes off on me in another language',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `If there's yelling, you can keep it short and go back inside:\n"I hear you. Let's talk when it's calmer."\n"I'm sorry it bothered you. When is a bad time?"\n"I'd like to sort this out, and not like this."`,
    ],
  },
  {
    like: [
      'write me a nice note to the neighbor about the noise',
      'can you do a polite version of my letter',
      'do me a friendly one, no swearing',
      'Please draft a courteous note for the people next door',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `One fact, one wish, your name:\n"Hi, I live next door, and I can hear a lot through the wall."\n"Could you keep it lower at the times I need to sleep? It would help me very much."\n"Thank you. Knock any time if I'm ever too loud."`,
    ],
  },
  {
    like: [
      'never said a word to him in years',
      "i've lived under them for 8 years and never spoken",
      "no, we've never even said hi",
      'I have not exchanged a syllable with that neighbor',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Then they may have no idea. After all that time, one note or one knock is still in order:\n"Hi, I live in the same building, and we've never met. I can hear a lot at my place."\n"Could you keep it down a little? That would help me a lot."`,
    ],
  },
  {
    like: [
      'neighbors rooster wakes me at 4 every day how do i bring it up',
      'how do I tell the lady next door her animals are driving me mad',
      'what do you say to someone about their wind chimes without starting a war',
      'the guy upstairs has a parrot that screams, how do I raise it',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Tell it as news rather than a charge, on a calm day:\n"You may not hear it on your side, but it carries right into my bedroom."\n"I like having you next door. Can we find a way with the noise?"`,
    ],
  },
  {
    like: [
      'i wrote the neighbor a note but it was pure rage so i binned it',
      'wrote a letter full of swearing. never sent it',
      'My note began with "You monster". I didn\'t put it through the door',
      'drafted a note to upstairs, way too mean, its still in my drawer',
    ],
    asks: 'words',
    say: [
      `That one was for you, and good that it was never sent. The one to send is duller:\n"Hi, I live next door. The noise comes right through. Could you keep it down at night?"\n"Could we find a time that works for both of us?"`,
    ],
  },
  {
    like: [
      "my neighbor's mower drives me crazy and I don't know how to tell him nicely",
      'wrote a note to next door about the noise and threw it away again',
      'guy next door blasts music, how do i ask him politely',
      "The neighbor's dog barks all day. I've drafted three letters and sent none.",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `You've been more than patient already. Say it in person, one ask, one time:\n"Hi. Could you keep that to later in the day?"\n"The noise gets to me in the mornings. Could we find a better hour?"`,
    ],
  },
  {
    like: [
      "we're renovating at night and i've already said sorry ten times",
      'My husband hammers in the evening and I have to face the neighbors',
      'its our noise this time. building stuff at night',
      "the kids and the drilling, I've apologised so often they don't listen now",
    ],
    asks: 'words',
    say: [
      `When the sorrys are used up, bring a limit instead, and settle the hours at home first:\n"We've been loud at night. From now on we stop at nine."\n"The work goes on for a while. Which hours are worst for you?"\n"Knock if it gets too much."`,
    ],
  },
]
