import type { Answer } from '../../../conversation.ts'

export const weddingTalkWords: readonly Answer[] = [
  {
    like: [
      'how do i get out of dancing at the wedding without being rude',
      'What can I say when they pull me onto the dance floor?',
      'they make everyone dance at our weddings, what do i tell them',
      'need a polite no for the dancing at my cousins wedding',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Give them something in place of the dance:\n"I'm not a dancer, but I'll clap until my hands hurt."\n"Let me start beside you for one minute, and then I'll sit."\n"You go ahead. Come sit with me after."`,
    ],
  },
  {
    like: [
      'what do i say to his ex at the wedding, i can barely breathe in this dress',
      'have to be polite to my husbands ex all evening',
      "her ex is at our table and I'm strapped into this suit like a parcel",
      'stuck doing small talk with the ex wife at a family do',
    ],
    asks: 'words',
    say: [
      `Two lines are enough with an ex, and then you can get some air:\n"Lovely day for them, isn't it?"\n"Good to see you. How was the drive?"\n"Excuse me, I'm going to get some air. Enjoy the evening."`,
    ],
  },
  {
    like: [
      'grandpas funeral tomorrow, he taught me to fish, what do i say to everybody',
      'everyone will say sorry to me at nans funeral and i dont know what to answer',
      'my grandad showed me how to play cards. now all these people want to shake my hand',
      'what do I say back when people say sorry for your loss',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `I'm sorry. You have your own memories there, and you can share them or keep them. A hand and a few words are enough, the same to everyone:\n"Thank you for coming."\n"Thanks. We were close."\n"I miss them too."`,
    ],
  },
  {
    like: [
      'i want my brother there but i dont dare ask',
      "Id love for her to do it, we're just not on good terms",
      'I would like my son beside me. Asking is another matter',
      'want him at the wedding yes but after that fight, idk',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Wanting it is half of the sentence already. The old fight doesn't have to be settled first:\n"I'd like you by my side that day. You don't have to answer now."\n"Leave the rest aside for one day. Would you come?"`,
    ],
  },
  {
    like: [
      'i only have one joke for the toast',
      'got one line about how messy he is, thats the whole speech',
      'So far: a joke about her driving',
      'one story from when they were late to everything',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `One joke is a good start, and a gentle one about a known habit usually lands. Put something warm behind it:\n"We tease, because there's so little to complain about."\n"Here's what I've seen in these years."\n"Please raise your glasses. To you both."`,
    ],
  },
  {
    like: [
      "oh that's clever, let's do that for the speech",
      "ha, sneaky, words I can't trip over. yes",
      "That is a smart trick. I'd like a blessing I can say safely",
      'ooh yes avoid the letters i mess up, good one',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Words you like saying are a good choice, and if one sticks anyway, take the time it needs:\n"May you both be happy, today and every day."\n"May your door be open and your table full."\n"To the two of you, with all my love."`,
    ],
  },
]
