import type { Answer } from '../../../conversation.ts'

export const hairdresserTalkAfterward: readonly Answer[] = [
  {
    like: [
      "I'll go back when the scars heal lol",
      'he took half my ear with it but I went',
      'Not until it grows out, and that may take a year.',
      'haha maybe when my fringe recovers',
    ],
    about: 'over',
    say: ["A fair return date. You went in, you sat through it, and you came out with a story. That's a haircut done."],
  },
  {
    like: [
      'got my haircut and didnt have to talk the whole time',
      'survived the salon, she told me everything about her ex, hair looks good',
      'back from the barber, I said no to the fade',
      "half the time I kept my eyes shut and it was fine, hair's nice",
    ],
    about: 'over',
    say: [
      "That's a good trip. You got through it in your own way, and you walked out with your hair done. Nothing to improve there. Enjoy it.",
    ],
  },
  {
    like: [
      "my dentist thinks I'm going to spain because i couldn't speak",
      'the hairdresser misheard me and now she thinks I have a son',
      'he got it wrong and I just nodded, now I live with it',
      "I'd rather move abroad than correct my barber",
    ],
    about: 'over',
    say: [
      `That's a very good story, and you should tell it to somebody. You can let it stand, or put it right next time in one sentence: "I think you misheard me last time." You may both get a laugh out of it.`,
    ],
  },
  {
    like: [
      'i asked them to be discreet and he shouted it across the waiting room',
      'told the receptionist in private, then the dentist made a joke of it in front of everyone',
      'she repeated it out loud so the whole salon heard lol kill me',
      'I had a quiet word and it got announced to the entire room',
    ],
    about: 'over',
    say: [
      "You passed it on quietly and it got announced to the whole room. That would make anyone's ears burn. It was meant as a joke, maybe, and it was still clumsy. At least they do know now. How did it go after that?",
    ],
  },
  {
    like: [
      'i admitted i made it up and she cracked up',
      'told him the truth in the end, he laughed his head off',
      'I came clean and we both ended up laughing',
      'confessed the fib and it was hilarious apparently',
    ],
    about: 'over',
    say: [
      "That's a lovely ending. You told the truth and got a laugh out of it, the good kind. I'd say you two have something to talk about next time, and it really happened.",
    ],
  },
  {
    like: [
      'it was lovely actually and the cut is good',
      'got my hair done and chatted the whole time, came out nice',
      'barber told me about his kid for ages and it was fine, hair looks great',
      'asked her one question, she did the rest. happy with my bangs too',
    ],
    about: 'over',
    say: [
      "That's a good visit: there was talk, you had a nice time of it, and you like what you see in the mirror. I'm glad. Enjoy the haircut.",
    ],
  },
  {
    like: [
      'she must think im disgusting',
      "the dentist made a face, she thinks I'm a pig",
      "hygienist sighed, I know she thinks I'm filthy",
      "the doctor looked at me like i don't wash",
    ],
    about: 'over',
    say: [
      "That's your word, and nobody said it. A raised eyebrow or a sigh is what people do while they're working something out. They see bodies in every state, all day. You went, and that's the opposite of not looking after yourself.",
    ],
  },
  {
    like: [
      'it wasnt as bad as i feared, i just didnt say my thing',
      'Less awful than expected, I suppose, though I never got it out.',
      'nah the talk was kinda ok, still didnt ask for what i wanted',
      "The chat wasn't so bad as such. I only missed my moment.",
    ],
    about: 'over',
    say: [
      "Then that's worth knowing: you dreaded it, and it turned out bearable. What you meant to say and didn't will keep. You can use it next time, or find that you don't need it.",
    ],
  },
  {
    like: [
      'they checked my hair for lice in front of everyone',
      'The school nurse weighed us with the whole class watching.',
      'got searched at the door in front of all my friends, nothing on me',
      'They looked in my bag before everybody. There was nothing, of course.',
    ],
    about: 'over',
    say: [
      `Ugh, in front of everyone, with no say in it. That should be done in private. You didn't do anything wrong. If it comes around again, you can ask: "Can we do this outside?"`,
    ],
  },
  {
    like: [
      'turns out she was just hungry lol',
      'It had nothing to do with me. He was thinking of his dinner.',
      'omg he wasnt mad he was just tired',
      'The sigh was about her feet, not about me.',
    ],
    about: 'over',
    say: [
      "Of course. One little sound or look, a whole theory about you, and it was somebody's own bad day or empty stomach. I'm glad you found out.",
    ],
  },
  {
    like: [
      'shes not my usual, first time with her',
      "it was some new guy, my barber's away",
      'I had never been to that salon before',
      'not even my hairdresser lol just a random place',
    ],
    about: 'over',
    say: [
      `Right, a stranger then. So you have nothing to protect there, and you may never see them again. If you don't like how it came out, you can call within a few days: "Could you change it a bit?" Or wait for somebody you trust.`,
    ],
  },
  {
    like: [
      'told my hairdresser id like it quiet and she said thank god',
      'i asked for no chatting and he was like oh nice, put music on',
      'She said of course, she likes the silence too',
      'said the line at the start and she was totally cool about it',
    ],
    about: 'over',
    say: [
      "That's a lovely answer. You asked for quiet, and it suited both of you. I'm glad. You said it at the start, and it was that small a thing.",
    ],
  },
  {
    like: [
      'told the dentist I need quiet and she went silent, bliss',
      'asked the hairdresser for no chat and she put music on. heaven',
      'i said it! she just turned up the radio, so peaceful',
      'I did ask her, and it was quiet the whole time. My jaw hurts but it was fine.',
    ],
    about: 'over',
    say: [
      'You said it, and you got the quiet. One sentence bought you the whole appointment. Now you know the sentence works, and you can use it again.',
    ],
  },
  {
    like: [
      'she announced it to everyone so I sat down and opened my mouth',
      'he said it out loud in front of people, I just got in the chair',
      'everyone heard that i dont want to talk. i sat down anyway',
      'The whole room heard my request. I went in and had it done.',
    ],
    about: 'over',
    say: [
      "They all heard it, and you sat down and had it done anyway. That's the hard part over. The request got through, if more loudly than you'd planned. Did you get your quiet after that?",
    ],
  },
]
