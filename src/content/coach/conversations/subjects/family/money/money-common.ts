import type { Answer } from '../../../conversation.ts'

export const moneyCommon: readonly Answer[] = [
  {
    like: [
      'how do i ask a store for a refund, what are the words',
      'the thing broke after a week and i want my money back. what do i say',
      'How might I request a refund firmly but politely?',
      'i never ask for money back, i just lose it. give me a sentence',
      'product is bad, I want refund, what I tell to the shop',
      'hotel room was awful, how do i ask for some money back',
      'they charged me for something i didnt get. what do i say to them',
    ],
    say: [
      'Say the problem, then exactly what you want.\n"Hi, this isn\'t what I paid for, and I\'d like a refund, please."\n"I understand it may not be your decision. Who can I speak to?"\n"I\'d like the money back, or part of it, to make this right."',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i ask if i can pay less',
      'want to ask for a discount and i feel cheap. what do i say',
      'Is there a tactful way to negotiate the price of something secondhand?',
      'rent went up, how do i ask the landlord for less',
      'how to bargain politely, I never do this',
      "contractor's quote is too high. words to ask him to come down?",
      'asking for lower price on a used bike, what do i say',
    ],
    say: [
      'Say your number calmly, then stop talking.\n"I\'d like to make this work. Could you do it for [your number]?"\n"That\'s more than I planned to spend. I can do [your number] today."\n"Okay, thanks for considering it. Let me think."',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i ask a friend to pay me back',
      'my friend owes me 80 dollars and i cant bring it up. what do i text',
      'How should I remind someone of a loan without embarrassing either of us?',
      'he forgot about the money, or pretends. what do i say',
      'friend borrow money from me two months ago, how I ask',
      'i paid for the tickets for everyone and nobody sent me anything. wording for the group?',
      'need my money back from my cousin, nice but clear',
    ],
    say: [
      'Treat it as plain bookkeeping.\n"Hey, quick thing: could you send me what I covered for you?"\n"By Friday would be a big help."\n"If it\'s tight right now, tell me what you can do and when."',
    ],
    asks: 'words',
  },
  {
    like: [
      'dinner with friends is too expensive for me, how do i say it',
      'they want to split the bill evenly and i only had soup. what do i say',
      'How can I tell my friends that a trip is beyond my means?',
      'im broke and they keep picking pricey places. words?',
      'too expensive for me this restaurant, how I tell without shame',
      'bachelor party costs 900, i cant. what do i write them',
      'how do i ask to pay just for what i ordered, or pick someplace cheaper',
    ],
    say: [
      'Say it early and offer what does work.\n"That\'s over my budget right now, but I\'d love to see you."\n"I\'m going to cover my own part, if that\'s okay with everyone."\n"I could do something cheaper, like coffee or a walk."',
    ],
    asks: 'words',
  },
]
