import type { Answer } from '../../../conversation.ts'

export const shopCommon: readonly Answer[] = [
  {
    like: [
      'do people behind me get annoyed when im slow at the register',
      'i get so slow putting my stuff in the bag and theres a line behind me',
      'self checkout or cashier',
      'I feel hurried when paying. Do others mind?',
      'when i pay i am slow and they all look',
      'what if i drop my coins again',
      'can i just use self checkout forever',
    ],
    say: [
      'Some may sigh. Go to a cashier once this week, at a quiet time, and pay slowly on purpose: bag, wallet, card, one after the other. Then see what the line really does.',
    ],
  },
  {
    like: [
      'how do i return something without a receipt',
      'no receipt and i want to take back the sweater. what do i say',
      'What should I say to the clerk if I no longer have the receipt?',
      'need to return shoes, lost the receipt, im nervous',
      'return without ticket, how I ask in the shop',
      'gift that doesnt fit, no receipt. words at the counter?',
      "they'll think i stole it lol, how do i return it w/o receipt",
    ],
    say: [
      'Say it up front and ask what\'s possible.\n"Hi, I\'d like to return this. I don\'t have the receipt."\n"What are my options? An exchange or store credit would be fine."\n"Okay, thanks for checking."',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i ask a store employee where something is',
      'i walk around for 20 min rather than ask. what do i say',
      'What phrase would you use to request help from a shop assistant?',
      'need to ask someone in the store for help, words',
      'how ask seller for other size',
      'they look busy and i feel like a bother. how do i ask for help in a shop',
      'ok im in the store. what do i say to the lady',
    ],
    say: [
      'Catch their eye, then ask.\n"Excuse me, could you help me find something?"\n"I\'m looking for this in a medium."\n"Thanks, that saved me a lot of walking."',
    ],
    asks: 'words',
  },
  {
    like: [
      'they gave me the wrong order, what do i say',
      'my food is cold and i never complain. words?',
      'How may I point out an error on the bill without a scene?',
      'cashier overcharged me, how do i say it',
      'restaurant bring me wrong dish, how to tell waiter polite',
      'the coffee isnt what i ordered. do i say something? what',
      'got shortchanged and theres a line behind me. what do i say',
    ],
    say: [
      'Friendly voice, one fact, one request.\n"Sorry, I think there\'s a mix-up with this."\n"This isn\'t quite right. Could you fix it for me?"\n"Thank you, I appreciate it."',
    ],
    asks: 'words',
  },
]
