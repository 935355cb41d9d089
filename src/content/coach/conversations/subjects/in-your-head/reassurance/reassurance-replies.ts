import type { Answer } from '../../../conversation.ts'

export const reassuranceReplies: readonly Answer[] = [
  {
    asks: 'words',
    like: [
      'how do i ask if we are ok without sounding needy',
      'what do i text to find out if shes upset',
      'i want to ask him once if somethings wrong',
      'how do i check in without accusing',
      'words for are we good',
    ],
    say: [
      `Ask it plainly, once, and take the answer:\n"You seemed quiet the other day. Is something up between us, or was it the day?"\n"If I did something that bothered you, I'd want to know."\n"Are we good? A yes or no is enough."`,
    ],
  },
  {
    asks: 'words',
    like: [
      'what do i say to myself instead of asking',
      'i need a sentence for when the urge to ask comes',
      'what can i tell my brain when it wants proof',
      'give me something to say in my head so i dont text',
      'words for when the doubt shows up',
    ],
    say: [
      `Say it once and turn to something else:\n"I want to ask. I asked already."\n"This is the itch. It can itch while I do the dishes."\n"I'll know when they tell me."`,
    ],
  },
  {
    asks: 'words',
    like: [
      'how do i explain to my boyfriend why i keep asking',
      'what do i tell my wife about this habit',
      'how do i tell my friends i need less reassurance not more',
      'i want to explain myself to the people i ask',
      'how do i ask them to stop telling me its fine',
    ],
    say: [
      `Tell them what it is and what helps:\n"When I ask if you're mad, it's my nerves. It's not that I don't trust you."\n"Next time I ask twice, would you give me a hug instead of an answer?"\n"I'm practicing not asking. You can help by not answering the second time."`,
    ],
  },
  {
    asks: 'words',
    like: [
      'how do i ask my boss for feedback without begging',
      'what do i say at work to know if i did ok',
      'i want to know if my work is good enough, how do i ask',
      'how do i ask my teacher if it was right',
      'words to ask for honest feedback',
    ],
    say: [
      `Ask about the work, with something they can answer:\n"What's one thing I should do differently next time?"\n"Is this what you had in mind, or should I change something?"\n"When would be a good time for a few words on how it's going?"`,
    ],
  },
  {
    asks: 'words',
    like: [
      'i already asked too much, how do i stop the conversation',
      'what do i write after i sent ten are you mad texts',
      'how do i take back all those messages',
      'i bombarded her with questions what do i say now',
      'something to say after i panicked in the chat',
    ],
    say: [
      `One line, and then leave the phone alone:\n"That was my nerves talking. You don't need to answer all of it."\n"Sorry for the pile of messages. I can wait."\n"Ignore the last few. Talk when you have time."`,
    ],
  },
  {
    like: [
      'is it all right to ask once more',
      'can i ask him one last time',
      'what if i ask only one more time and then never again',
      'one more text wont hurt right',
      'i need to ask her again to be sure',
    ],
    say: [
      "If they've answered already, better not. The same answer again would wear off the same way. If they haven't answered yet, give them time. If something new has happened since, that's different: ask about the new thing.",
    ],
  },
  {
    like: [
      'should i believe people when they say something nice',
      'can i trust a compliment',
      'do people say nice things and not mean it',
      'how do i believe them when they say they like me',
      'is she being nice or does she mean it',
    ],
    say: [
      "Usually you can believe it. People can be polite about small things, but something warm that nobody asked for is worth taking at its word. You don't have to feel it to accept it. Say thank you and let it stand.",
    ],
  },
  {
    like: [
      'what if nobody ever tells me',
      'what if i never find out what they think',
      'can i live without knowing',
      "what if i'm never sure",
      'how do people cope with not knowing',
    ],
    say: [
      "Then you live with a maybe, the way we all do about most people. It's uncomfortable, and it can be done. What helps is having something else to do. The question tends to shrink when you stop feeding it.",
    ],
  },
  {
    like: [
      'how do i know if its a real problem or my anxiety',
      'is it a gut feeling or am i paranoid',
      'how can i tell whether to trust this feeling',
      'when is the worry real',
      'is this intuition or fear',
    ],
    say: [
      "Look for something anybody could have seen: words they said, a plan they dropped, a change that lasts for days. If you have that, ask about it. If it's one tone of voice, wait and see if it happens again. If you feel unsafe with somebody, take that seriously and tell someone.",
    ],
  },
  {
    like: [
      'she answered with only ok',
      'he put a period at the end of his text',
      'no emoji this time',
      'her message was so short and cold',
    ],
    say: [
      "One short message, and all the warmth seems gone. People also type like that with full hands, at work, or half asleep. One text can't tell you. A week of them might, and then you could ask.",
    ],
  },
  {
    like: [
      'if they are mad at me i cant function',
      "i can't relax until i know we're okay",
      'my whole day depends on their mood',
      'i scan everyones face all the time',
    ],
    say: [
      "So somebody else's mood decides what kind of day you get. Watching for it all the time is exhausting. Pick one small thing today that goes ahead whatever their mood is. If you're afraid of what they might do when they're mad, that's different: tell someone you trust.",
    ],
  },
  {
    like: [
      'i grew up with a parent who went silent for days',
      'my ex used to punish me with silence',
      'in my house you had to guess if someone was angry',
      'my mother never said what was wrong',
    ],
    say: [
      "Then watching for signs was how you got by, and you got very good at it. With people who do tell you what's wrong, that alarm goes off too often. You can find out what the people in your life now are like, one at a time.",
    ],
  },
  {
    like: [
      'nobody ever tells me im doing a good job',
      'i never hear anything positive',
      'people only speak up when i do something wrong',
      'no one says they like having me around',
      'i get no feedback at all so i assume the worst',
    ],
    say: [
      "That's a lot of silence to live with, and doubt grows in it. Many people think well of others and never say so. You can ask one person straight out: what do they think you do well?",
    ],
  },
  {
    about: 'over',
    like: [
      "i didn't ask and it passed",
      'i waited it out and the urge went down',
      'i held back from texting her',
      'i went a whole day without checking',
      'i let it be and nothing happened',
    ],
    say: [
      "That was hard work, and nobody saw it but you. The urge was loud, and you didn't act on it. I'm glad you told me.",
    ],
  },
  {
    about: 'over',
    like: [
      'i asked and she said everything is fine',
      'he said we are good',
      'they told me they werent mad at all',
      'asked him, turns out he had a headache',
      'she was only tired it had nothing to do with me',
    ],
    say: [
      "Good, that's settled then. You had a question, you asked, and you got a clear answer. If the doubt comes around again tonight, it's the same question, and you have the answer already.",
    ],
  },
  {
    about: 'over',
    like: [
      'i asked and they got annoyed',
      'she said stop asking me that',
      'he rolled his eyes when i asked again',
      'my asking started a fight',
      'they are mad now because i kept asking if they were mad',
    ],
    say: [
      `That hurts: you asked because you were afraid of exactly this. Being tired of the question isn't the same as being tired of you. You could say once, "You're right, I asked a lot," and then leave it alone for today.`,
    ],
  },
  {
    about: 'over',
    like: [
      'i went through his phone to see if he talked about me',
      'i made my friend ask her for me',
      'i looked at her profile fifty times',
      'i fished for compliments all evening',
      'i cried so that they would say it was ok',
    ],
    say: [
      "You wanted to be sure so badly that you did something you don't like. It's worth being honest with yourself about that, and it doesn't have to become who you are. If you went behind somebody's back, think about telling them. Otherwise let it end here.",
    ],
  },
  {
    like: [
      'how long should i wait before i ask',
      'do i set a timer or what',
      'what do i do during the waiting',
      'where do i put my phone while i wait',
      'how many minutes is a good start',
    ],
    say: [
      "Start with ten minutes and a timer, phone in another room. Do something with your hands: dishes, a shower, a walk around the block. When it rings, you can decide again. If you can wait ten more, do. If you can't, ten was good practice.",
    ],
  },
]
