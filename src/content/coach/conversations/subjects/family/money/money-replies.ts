import type { Answer } from '../../../conversation.ts'

export const moneyReplies: readonly Answer[] = [
  {
    like: [
      'what do i say to get paid for my work',
      'a client hasnt paid my invoice what do i write',
      'how do i ask my boss for the pay thats missing',
      'i did a job for someone and they still havent paid',
      'how do i chase an invoice politely',
    ],
    say: [
      `Name the amount and the date, and leave out the sorry:\n"The invoice was due two weeks ago. When can I expect the payment?"\n"My pay is short this month. Could you look into it with me?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i ask someone to lend me money',
      'i need to ask my parents for money what do i say',
      'how do i ask a friend for a loan without it being weird',
      'i have to borrow money and im so embarrassed to ask',
      'whats a good way to ask my sister for help with rent',
    ],
    say: [
      `Give the amount, the day you'll pay it back, and a way out for them:\n"I'm short this month. Could you lend me some, and I'd pay it back on the first?"\n"You can say no, and I won't hold it against you. Could you help me out until payday?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i tell my roommate they havent paid their share',
      'what do i say to my housemate about the bills',
      'my roommate never pays the electric on time',
      'how do i bring up rent with the person i live with',
      'roomie owes me for groceries what do i text',
    ],
    say: [
      `Talk about the bill, and leave their character out of it:\n"Your half of the bill is still unpaid. Can you send it this week?"\n"Could we set one day a month when we both pay our share?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'they charged me too much what do i say',
      'how do i tell the waiter the bill is wrong',
      'the store gave me the wrong change',
      'how do i ask for a refund',
      'i got overcharged and im scared to say something',
    ],
    say: [
      `You're asking them to check, and that's part of their job:\n"Could you look at this with me? I think there's a mistake."\n"I'd like to return this and get my money back, please."\n"I gave you more than that. Could you check?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i ask what it costs before i agree',
      'what do i say when they plan a trip and nobody names a price',
      'how do i ask how much something is without looking poor',
      'i want to know the price first but its awkward',
      'how do i ask if a discount is possible',
    ],
    say: [
      `People with plenty of money ask this too:\n"Before I say yes, what would my share be?"\n"What does that come to, all together?"\n"Is there something you can do about the price?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how long should i wait before i ask for my money back',
      'is a week too soon to remind him',
      'when is it ok to ask about the money',
      'how much time do i give her to pay me',
      'is it too late to ask for money i lent ages ago',
    ],
    say: [
      'Ask as soon as the agreed day has passed. If no day was named, after two or three weeks is fine. Long ago is fine too; start with "I should have brought this up earlier." Waiting tends to make it harder to say.',
    ],
  },
  {
    like: [
      'should i tell them how much i earn',
      'what if they ask what my salary is',
      'is it rude not to say what i make',
      'do i have to say how much i paid for the house',
      'people ask what my rent is what do i do',
    ],
    say: [
      `You don't have to tell anybody. "I keep that to myself" said in a friendly way is enough. With people in the same job, telling can help you both, because that's how you find out what's fair. You choose, each time.`,
    ],
  },
  {
    like: [
      'is it all right to accept when someone pays for me',
      'should i let her treat me',
      'do i have to pay them back for dinner',
      'can i take money from my parents at my age',
      'they want to pay for my ticket and i feel bad about it',
    ],
    say: [
      `You can take it, and a real thank-you is enough. People usually offer because they want to. If being treated weighs on you, get the coffee next time. If there are strings attached, you can say "I'd rather pay for mine."`,
    ],
  },
  {
    like: [
      'should i write it down when i lend money to a friend',
      'is it weird to put a loan in writing',
      'do i need a contract with family',
      'would it insult him if i ask him to sign something',
    ],
    say: [
      `Writing it down is a good idea, and it doesn't have to be a contract. A text with the amount and the day will do: "So that we both remember." Two honest people can remember different numbers. For a large sum, put it on paper with both names.`,
    ],
  },
  {
    like: [
      'im ashamed of how little i have',
      'everyone around me has more money than i do',
      'im the poor one in my group',
      'i grew up poor and i always feel it',
      'im scared theyll find out im on benefits',
    ],
    say: [
      "Being the one with less is tiring, because you're doing the math while the others are only choosing. Having less money doesn't make you less than they are. Somebody else at the table may be counting quietly too. You don't owe anybody the details.",
    ],
  },
  {
    like: [
      'my card might get declined in front of everyone',
      'im scared i cant pay at the register',
      'i count it three times in line because i might not have enough',
      'what if theres not enough on my card at dinner',
      'i had to put things back at the checkout once and never forgot',
    ],
    say: [
      'Standing there with people watching is a common fear. If it happens, one sentence is enough. In a store: "Take that one off, please." With friends: "Can I pay you back tomorrow?" Cashiers see it every day. Checking your balance once beforehand is plenty.',
    ],
  },
  {
    like: [
      'i get sick to my stomach when the bill comes',
      'the moment everyone pulls out their wallets i panic',
      'i hate the part where the check comes',
      'i start sweating when its time to pay with others',
      'paying in a group makes me so nervous',
    ],
    say: [
      "Those two minutes with the check in the middle are the worst of the evening for you. They get shorter if you're not waiting for somebody else to start. Know roughly what yours came to, and be the first to say your number.",
    ],
  },
  {
    like: [
      'im the one who earns the most so they expect me to pay',
      'they assume ill cover it because im doing well',
      'friends think im loaded',
      'since my raise everyone lets me pay',
      'my family treats me like a bank',
    ],
    say: [
      `It's lonely to wonder whether they want you or your wallet. Earning more doesn't mean you have to pay. You can treat people when you feel like it, and otherwise say early: "Let's each get our own," or "I can't help out this time."`,
    ],
  },
  {
    like: [
      'i asked for the money and he paid me',
      'she sent it right after i texted',
      'got my money back',
      'i told them about the bill and they fixed it',
      'brought up the money and it was fine',
    ],
    say: [
      "Good, then it's settled, and I'm glad. You brought it up, and it got sorted out. That's one less thing to lie awake over.",
    ],
    about: 'over',
  },
  {
    like: [
      'he paid me back but now im afraid he thinks im greedy',
      'they were nice about the money but i think they talk about me',
      'she said of course but i bet shes mad i asked',
    ],
    say: [
      "They were civil about it, and that's what you have to go on. Asking for your own money isn't greedy. If things are a little stiff between you for a while, it may be their own embarrassment, and that often wears off.",
    ],
    about: 'over',
  },
  {
    like: [
      'i asked for my money and he got nasty',
      'she made me feel cheap for bringing it up',
      'he called me cheap when i asked for what he owes',
      'they said i care more about money than about friends',
      'i asked for what they owe and now they wont talk to me',
    ],
    say: [
      "That was unfair. You asked for something that's yours, and they turned it against you. Some people do that when they can't or don't want to pay. You don't have to answer it, and they still owe you.",
    ],
    about: 'over',
  },
  {
    like: [
      'i paid for everyone and i couldnt afford it',
      'i said it was fine when it wasnt and now im broke',
      'i covered the whole check again because i couldnt speak up',
      'i said nothing and paid way too much',
      'i lent it again even though i swore i wouldnt',
    ],
    say: [
      'It went fast and people were looking, so you did what ended it soonest. A lot of people do. It cost you money, and it says nothing bad about you. You know now which moment it is, and you can have a sentence ready for it.',
    ],
    about: 'over',
  },
  {
    like: [
      'is my text asking for money too pushy',
      'i wrote him about the money does it sound rude',
      'can you check my message to her about what she owes',
      'here is what i want to send about the rent is it ok',
      'should i put a smiley in when i ask for money back',
    ],
    say: [
      `Check that it has the amount, what it was for, and a day, in two or three lines. Take out every "sorry" and "only if you can." One friendly word at the start is enough, and a smiley is up to you. Then it's polite, and it's clear.`,
    ],
  },
]
