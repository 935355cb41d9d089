import type { Answer } from '../../../conversation.ts'

export const laterLifeReplies: readonly Answer[] = [
  {
    like: [
      'how do i bring up my late wife when i meet someone',
      'what do i say about my late husband on a first coffee',
      'how do i tell a new companion that im widowed',
      'they ask are you married and my husband died, what do i answer',
      'i dont know how to mention my wife who passed without making it sad',
    ],
    say: [
      `Say it early, plainly, and then go on:\n"I was married for many years. My wife died, and I still like to talk about her."\n"I'm a widow. You can ask me about it; I don't mind."\n"My husband would have liked this place. Tell me about you."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i tell my children i have met somebody',
      'what do i say to my daughter about my new companion',
      'my kids dont know i have a lady friend how do i tell them',
      'how do i introduce a new partner to my grown up children',
      'my son will be upset that i see someone since mom died, how do i put it',
    ],
    say: [
      `One of them at a time, before the first meeting:\n"I've met somebody whose company I enjoy. Nobody takes your mother's place, or your father's."\n"I wanted you to hear it from me. You can take your time with it."\n"I'd like you to meet, when you're ready."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i ask a man from my group out for coffee at my age',
      'what do i say to a woman i like at the senior center',
      'i would like to ask a widower i know to go for a walk how do i put it',
      'how do i ask someone for company without it sounding like courting',
      'words for inviting a lady to lunch when youre 74',
    ],
    say: [
      `Old-fashioned and direct works well:\n"I enjoy talking with you. Would you have lunch with me one day?"\n"I walk in the park most mornings. Would you come along?"\n"There's a concert I'd like to hear, and I'd rather not go alone. Would you come?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i answer when people say hes in a better place',
      'what do i say when they ask how im doing since she died',
      'how do i reply to im sorry for your loss after all this time',
      'people tell me its time to move on what do i say back',
      'they say at least you had fifty years, how do i answer',
    ],
    say: [
      `Pick by how much you want to say:\n"Thank you. I miss him every day, and some days are good."\n"I know you mean well. I'm not done missing her."\n"What helps me is when people talk about them. Do you remember something?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i say when i walk into a club where i know nobody at my age',
      'how do i introduce myself at the senior group',
      'first time at the lunch for older people what do i say',
      'how do i start talking to the others at my new assisted living place',
      'how do i join a table in the dining room where they all know each other',
    ],
    say: [
      `Short, to the person who's nearest:\n"Good morning, I'm new here. Is this seat free?"\n"I don't know a soul yet. How long have you been coming?"\n"Would you tell me how things work here?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'is it all right to speak of my late wife with a new companion',
      'can i talk about my late husband on a date',
      'is it wrong to mention my wife who died to the woman im seeing',
      'should i keep quiet about my late husband in front of my new friend',
      'how much can i talk about her without it being too much',
    ],
    say: [
      "It's all right to talk about them. That marriage is part of who you are, and somebody who wants to know you will want to hear about it. Tell it as it comes, and ask about their life too. If you notice that every story leads back there, ask them something.",
    ],
  },
  {
    like: [
      'do i take off my wedding ring now that im widowed',
      'should i still wear my ring if i see somebody',
      'when is it time to put her things away',
      'do i have to take his pictures down before someone visits',
      'is it ok to keep my wifes photo on the wall with a new companion',
    ],
    say: [
      "There's no rule and no date. Wear it, move it to the other hand or put it in a drawer when you want to, and not because somebody is coming. The pictures can stay. A companion who's right for you can sit in a room with them.",
    ],
  },
  {
    like: [
      'is it too soon to see someone a year after he died',
      'how long should a widow wait before meeting somebody',
      'when is it decent to look for company again',
      'is six months after the funeral too early for a companion',
      'what will people think if i start seeing someone already',
    ],
    say: [
      "There's no right number of months; people who've been widowed begin at very different times. It's soon enough when you're curious about the person more than you're running from the quiet. Some people may talk. They don't sit in your kitchen in the evening.",
    ],
  },
  {
    like: [
      'do i have to move in together if i have a companion',
      'can we be a couple and each keep our own home at this age',
      'what if i want company but no marriage again',
      'is it all right to want only friendship with a man',
      'what if she expects more than i want to give',
    ],
    say: [
      `That's up to the two of you. Many older couples keep two homes and their own keys, and friendship alone is plenty too. Say early what you'd like: "I want company, and I want to keep my own place." Then nobody has to guess.`,
    ],
  },
  {
    like: [
      'the house is so quiet since she died',
      'i set two plates out of habit',
      'i still talk to him when i come home',
      'the evenings since my husband died are endless',
      'after forty years i wake up and nobody is there',
    ],
    say: [
      "All those years of another person's noise, and now you hear the clock. Of course your hands and your voice still go to where they were. Talking to them is fine; many people do. It may help to have somebody to call at that hour too.",
    ],
  },
  {
    like: [
      'i havent courted anybody in forty years',
      'i dont know how people do this nowadays, the apps and all that',
      'the last date i had was in 1971',
      'i would not know how to behave with a new woman',
      'im afraid of being undressed in front of someone new at my age',
    ],
    say: [
      "You're out of practice, and so, most likely, is the other person. Apps are one door, and a class or a friend's table is another. What worked then still does: being on time, asking, listening. Anything closer can wait as long as you both like.",
    ],
  },
  {
    like: [
      'i feel like im betraying my wife when i enjoy myself',
      'i laughed at lunch and then felt guilty toward him',
      'i like this man and it feels like cheating on my husband',
      'when i think of another woman i see my wifes face',
      'i feel guilty for being happy again',
    ],
    say: [
      "You loved somebody and the promise is still in you, so being glad can feel like breaking it. It isn't. Those who are widowed often find they can miss one person and enjoy another in the same hour. Neither has to leave to make room.",
    ],
  },
  {
    like: [
      'im meeting a gentleman for coffee and i am nervous as a girl',
      'i have my first outing with a lady since my wife died and dont know if i can',
      'going to the grief group for the first time and i want to turn around',
      'tomorrow i go to the senior lunch alone for the first time',
      'im meeting a widow for a walk and i am scared i will cry',
    ],
    say: [
      'After so long with one person by your side, walking up alone is a big thing, at any age. Being nervous means it matters to you. If tears come, one sentence is enough: "That still happens." And an hour is a full visit; you can go home then.',
    ],
    about: 'coming',
  },
  {
    like: [
      'i had coffee with the lady and it was pleasant',
      'went to the lunch club it was all right',
      'we took a walk and talked about our late husbands',
      'i went alone and came back, it was fine',
      'he came to tea and we had a nice hour',
    ],
    say: [
      "I'm glad to hear it. A pleasant hour with somebody across the table is worth a lot, and you were the one who made it possible. It doesn't have to lead anywhere. You had good company today.",
    ],
    about: 'over',
  },
  {
    like: [
      'it was lovely with him and now i dont trust myself',
      'she said she wants to see me again and i cant believe it at my age',
      'i enjoyed it so much i think im being a foolish old woman',
      'he brought me flowers and i cant believe he means me',
      'i was happy all afternoon and it frightens me',
    ],
    say: [
      "There's nothing foolish in it. Being glad after a long grief can come as a shock. You don't need to decide what it means or how it goes on. It was a good afternoon, and you can enjoy that it was.",
    ],
    about: 'over',
  },
  {
    like: [
      'i went to the club and nobody spoke to me',
      'my kids reacted badly to my new companion',
      'he never called again after our coffee',
      'the lunch was too loud and i sat there like a post',
      'she said she only wants to be left alone',
    ],
    say: [
      "I'm sorry. That's hard to take, after you'd worked yourself up to it. It tells you about that one day, or that one person. Grown children often need more than one talk. What you did takes courage at any age.",
    ],
    about: 'over',
  },
  {
    like: [
      'i talked about my late wife the whole time',
      'i called her by my wifes name',
      'i cried at the table in front of everyone',
      'i told the new man all about my illness and now im ashamed',
      'i left the lunch without saying goodbye',
    ],
    say: [
      `That can happen after a long marriage, or a long time alone, and many people your age know it themselves. It's rarely held against anybody. If it bothers you, one line next time: "My mind was elsewhere last time. Tell me about you today."`,
    ],
    about: 'over',
  },
  {
    like: [
      'i wrote my profile for a dating site for seniors, should i say im a widower',
      'do i put my real age in the profile',
      'what do i wear to coffee with a gentleman',
      'where do people my age go for a first meeting',
      'do i pay for her or do we split nowadays',
    ],
    say: [
      "Meet for coffee in daylight, somewhere quiet where you can hear each other, in clothes you like sitting in. Be truthful about your age and that you're widowed; it saves both of you time. Whoever invites can offer to pay. Tell somebody where you'll be, and never send money to somebody you haven't met.",
    ],
  },
]
