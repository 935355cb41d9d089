import type { Answer } from '../../../conversation.ts'

export const moneyTalkAfterward: readonly Answer[] = [
  {
    like: [
      'told him the amount, just the two of us',
      'I went and asked for the money, said my number',
      'spoke to her alone and named the price',
      'so i asked him for it in private. said how much',
    ],
    about: 'over',
    say: [
      "You asked, face to face, in private, and you named a number. That's the part that sat in your stomach, and it's done. What did you get back?",
    ],
  },
  {
    like: [
      'i paid for everyone by accident and said thanks to THEM',
      "ended up covering the whole table by mistake and I'm broke",
      'got charged for all the drinks, was too shy to say, even said thank you',
      'tapped my card for the lot and cant afford it',
    ],
    about: 'over',
    say: [
      `Ouch. That stings twice, because the money matters right now and it was hard to speak up. If it's people you know, you can still say, "I paid for all of it by mistake. Could you send me your part?"`,
    ],
  },
  {
    like: [
      'feel a bit stupid now, i gave her some of mine',
      'i had no idea she was broke. felt bad so i paid for her',
      'I judged him, and then I learned why. I feel foolish',
      'turns out she couldnt afford it. feel like an idiot, shared my lunch',
    ],
    about: 'over',
    say: [
      "It feels foolish when you find out what was behind it. You couldn't have known, and once you did, you were kind about it. That counts for more than being right. What you know now is safe with you.",
    ],
  },
  {
    like: [
      "asked for it back and he'd been meaning to return it, he was embarrassed too",
      'turns out she had fixed it for me and was ashamed it took so long',
      "i asked and they'd had it ready for me for months",
      "he wasn't avoiding me, he felt bad about being late with it",
    ],
    about: 'over',
    say: [
      "So there were two embarrassed people, each waiting for the other. And the whole time nobody meant you any harm. I'm glad you asked.",
    ],
  },
]
