import type { Answer } from '../../../conversation.ts'

export const moneyAnswers: readonly Answer[] = [
  {
    like: [
      'what if he gets mad',
      'and if they get angry when i ask for it back',
      'what if it ruins the friendship',
      'she will be offended',
      "i don't want to lose a friend over money",
    ],
    say: [
      `They might be short with you, often from embarrassment. Stay with the one sentence: "I'm not upset. I do need it back." Many friendships survive that. If one ends over a polite question, it had other problems.`,
    ],
  },
  {
    like: [
      'is it petty to ask for such a small amount',
      'its only ten dollars should i say something',
      'do i look cheap if i ask',
      'am i stingy',
      'not worth making a fuss over coffee money',
    ],
    say: [
      "No, asking for what was agreed isn't petty, and what's small to one person is groceries to another. If you can forget it, forget it. If you think of it each time you see them, it's big enough for one sentence.",
    ],
  },
  {
    like: [
      'should i text or ask in person',
      'is it rude to ask by message',
      'how do i remind someone they owe me',
      'whats the best way to bring it up',
    ],
    say: [
      `By text is fine, and often kinder, because they can look it up and be embarrassed in private. Keep it to one line with the amount and a day. For a large amount, or with family, do it face to face, on a calm day and without others around.`,
    ],
  },
  {
    like: [
      'what if they never pay me back',
      'he always says next month',
      'i already asked and nothing happened',
      'i reminded her three times',
      'he promised and then bought a new truck',
    ],
    say: [
      `Then ask for a plan instead of a promise: "Which day, and how much each time?" Get it in writing, even as a text. If nothing comes, you have to choose: let it go and lend no more, or, for a large sum, get advice about small claims.`,
    ],
  },
  {
    like: [
      "i can't afford what they want to do",
      'how do i say its too expensive for me',
      'my friends go to places i cant pay for',
      'im broke and dont want them to know',
      'i make up excuses because i have no money',
    ],
    say: [
      `Say it without giving your bank balance: "That's outside my budget. I'd be in for a walk or something at home." It's awkward for a moment. Excuses work too, but people end up thinking you don't want to see them.`,
    ],
  },
  {
    like: [
      "i owe someone and i'm ashamed",
      'i borrowed money and cant pay it back yet',
      'i avoid him because i owe him',
      'how do i tell her i dont have it',
      'i still havent paid my part',
    ],
    say: [
      `Go first, before they ask: "I haven't forgotten. I can't pay it all now; I can do twenty a month from the first." Then do the first one. Silence is what people mind most, usually more than the delay.`,
    ],
  },
  {
    like: [
      'how do i say no when someone wants to borrow money',
      'my cousin asks me for money again',
      'i cant say no to lending',
      'he wants a loan and i know ill never see it',
      'they think i am rich because i have a job',
    ],
    say: [
      `Say it short and without a reason they can solve: "I don't lend money. I'm sorry you're in this." If they press, say it again in the same words. You can offer something else, if you want to: a meal, an hour, a ride.`,
      `You can make it a rule, so it isn't about them: "I've decided not to lend to anybody." If you do want to give, give an amount that you can lose, as a gift, and say that it is one.`,
    ],
  },
  {
    like: [
      'they always split it evenly',
      'i had a salad and they had steak and drinks',
      'how do i get out of splitting the bill',
      'everyone divides by eight and i only had soup',
      "i don't drink but i pay for their drinks",
    ],
    say: [
      `Say it when you order, not when the bill comes: "Could I have mine on a separate check, please?" Or put your part down first and name it. Somebody else at the table may want to do the same.`,
    ],
  },
  {
    like: [
      'who pays on a date',
      'he forgot his wallet again',
      'do i have to pay because im the man',
      'should i offer to split on the first date',
      'my partner lets me pay for everything',
    ],
    say: [
      `There's no rule that everybody shares, so say what you'd like: "Should we split this?" or "I'll get this, you get the next one." If somebody has forgotten their wallet more than once, you can mention it: "It's your turn this time." Their answer tells you something.`,
    ],
  },
  {
    like: [
      "in my culture you can't ask family for money back",
      'the oldest has to pay for everyone with us',
      'where im from splitting a bill is an insult',
      'i have to send money home and cant say no',
      'family will say i have forgotten them',
    ],
    say: [
      `Then work with the custom and set the size yourself. Decide on an amount you can give each month, tell them that amount, and stay with it: "This is what I can do." With turns at the table, take yours at a place you can pay for.`,
    ],
  },
  {
    like: [
      'they need it more than i do',
      'i feel guilty asking because hes struggling',
      'she lost her job so how can i ask',
      'i have enough so maybe i should let it go',
    ],
    say: [
      `You can be sorry for them and still be owed. Ask what is possible: "I know it's tight. Could you do ten a week?" Or give it to them outright and say so. Either is better than a debt neither of you mentions.`,
    ],
  },
  {
    like: [
      'they are collecting for a gift and its too much',
      'office collection again everyone gives twenty',
      'wedding gift and i have no money',
      'do i have to chip in',
      'i always pay for others to avoid the awkwardness',
    ],
    say: [
      `No, and you can also give less: "I'll put in five." You don't have to say why. Paying more so that nobody is uncomfortable works for one evening, and then you do it again next time. Try the smaller amount once and see what's said.`,
    ],
  },
  {
    like: [
      'he threatens me because i owe him',
      'they said something will happen if i dont pay',
      'my partner controls all my money',
      'i am scared of the person i borrowed from',
      'she takes my card and i have nothing',
    ],
    say: [
      "That's more than an awkward conversation about money, and you shouldn't settle it alone. Threats are for the police. If somebody at home keeps your money from you, a helpline for abuse at home knows ways through it. Tell one person you trust today.",
    ],
  },
  {
    like: [
      'why is it so hard for me to talk about money',
      'why do i go silent at the bill',
      'is it normal to be embarrassed about money',
      'other people have no trouble asking',
      'we never talked about money at home',
    ],
    say: [
      "It's very common. Many people learned at home that you don't speak of it, so a plain number feels like an insult. People who ask without trouble have mostly done it a lot. It gets more normal each time you say a number.",
    ],
  },
]
