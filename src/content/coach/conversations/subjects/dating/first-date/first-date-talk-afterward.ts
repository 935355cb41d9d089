import type { Answer } from '../../../conversation.ts'

export const firstDateTalkAfterward: readonly Answer[] = [
  {
    like: [
      'he did something sweet and i said the dumbest word',
      'she gave me flowers and I said "plants"',
      'I meant to say thank you and some nonsense came out instead.',
      'he complimented me and i replied "shoes". SHOES',
    ],
    asks: 'words',
    about: 'over',
    say: [
      `That's adorable, and going blank over something sweet tells them plenty. You can still send the normal version:\n"What I meant to say was thank you. That was really sweet."\n"I got a bit speechless the other night. I liked it."`,
    ],
  },
  {
    like: [
      'he took my hand and i let him',
      "she held my hand across the table and I didn't pull away, me of all people",
      'He reached for my hand. First time in years. I let it happen',
      'we held hands omg and i didnt freak out',
    ],
    about: 'over',
    say: [
      "Oh, that's lovely. A hand held out, and yours stayed where it was. No wonder you keep going back to it. It doesn't have to mean anything more yet. Go over it as often as you like.",
    ],
  },
  {
    like: [
      'told him about my mums illness out of nowhere, dont know why',
      'I blurted out that my dad is dying, at a gas station',
      'we were getting coffee and i told her about my brother, idk why',
      'It slipped out, the divorce and all, next to the parking meter',
    ],
    about: 'over',
    say: [
      "Maybe because it's never far from your mind, and you were with somebody you could say it to. Big things come out in silly places. It doesn't need explaining afterward. I'm sorry about what's behind it. That's a lot to carry.",
    ],
  },
  {
    like: [
      'what do you write to a man after a first kiss at my age',
      'he kissed me and i panicked, what do i text him now',
      'what does one say at 70 after a kiss',
      'i ran off after she kissed me, help me write something',
    ],
    asks: 'words',
    about: 'over',
    say: [
      `The same as at any age, and a little humor about the goodbye helps:\n"I was so flustered that I forgot how to say goodbye. I'd like to see you again."\n"My goodbye needs work. The kiss didn't."\n"Would you have coffee with me this week?"`,
    ],
  },
  {
    like: [
      'she said "next time" when we said goodbye, does that mean something',
      'he touched my arm and joked about our next date',
      "at the end they said next time we'll go somewhere better",
      'she said next time you pick the place',
    ],
    about: 'over',
    say: [
      `"Next time" is the part to hear. Nobody had to say it, and it's a warm way to leave. You could take them at their word and suggest a day.`,
    ],
  },
  {
    like: [
      'he waited until i was on the bus',
      'she stood there till my train left',
      'he stayed until my taxi came',
      'waited outside till i got in the door',
    ],
    about: 'over',
    say: [
      "Polite people say goodnight. Somebody who stays until you're safely off is paying attention to you. That's worth more than a lot of talk. It sounds like a nice ending.",
    ],
  },
  {
    like: [
      'he was so nice and i still dont want a second date',
      "if she'd been awful it would be simpler",
      "it's harder to turn down a good man than a jerk",
      'nothing wrong with him at all, that makes it worse',
    ],
    about: 'over',
    say: [
      `True. A bad one gives you a reason. A good one leaves you with nothing but "it isn't there," and that's reason enough too. You didn't wrong anybody by not feeling it. A kind person can take a kind no.`,
    ],
  },
  {
    like: [
      'i killed it on that date',
      'best date ever, i was on fire',
      'nailed the date omg',
      'I was actually funny and charming tonight, who was that',
    ],
    about: 'over',
    say: [
      'Good to hear. You showed up as yourself and it landed. No analysis tonight. Go to bed grinning, and come back when you want to plan the next one.',
    ],
  },
  {
    like: [
      'i didnt run away and he has nice eyes',
      'survived the date, she has the cutest laugh',
      'no disasters, and I liked his smile',
      "date done, nothing spilled, he's lovely",
    ],
    about: 'over',
    say: [
      "No disasters, and you looked long enough to find something lovely. That's a good date. I'm glad. Enjoy thinking about it.",
    ],
  },
  {
    like: [
      'i told him no and he was so sweet about it i couldnt talk',
      'I turned her down, and she thanked me. I stood there mute.',
      'said its not gonna work and he hugged me and i froze',
      'She kissed my cheek after I said no, and I had no words left.',
    ],
    about: 'over',
    say: [
      "You said something true, and it was taken kindly. That can leave you without words; a no can be tender too. You didn't have to answer. How are you feeling about it now?",
    ],
  },
  {
    like: [
      'no no it was a good date, thats why im shaking',
      "omg no he's lovely, i'm shaky because it went WELL",
      "You misunderstood, it was wonderful. I'm trembling from joy",
      'nah nothing bad, shes nice, im just buzzing',
    ],
    about: 'over',
    say: [
      "Oh, that kind of shaking. I read it wrong, and I'm glad I did. Somebody nice, a good time, and a body that hasn't caught up yet. Nothing needs fixing here. Enjoy it.",
    ],
  },
  {
    like: [
      'he was more nervous than me lol he spilled his drink',
      "She came late and soaked and couldn't stop apologizing. It was lovely",
      'my date was shaking worse than i was',
      'he tripped coming in and went red, it was kinda sweet',
    ],
    about: 'over',
    say: [
      "So while you were worrying about how you'd come across, your date was falling apart a bit too. What a good start for two people. I'm so glad.",
    ],
  },
  {
    like: [
      'no!! it was sweet, he was lovely',
      'what no he was being nice, i liked it',
      'You misread me, it was the kindest gesture',
      'nooo she held my hand it was the best thing ever',
    ],
    about: 'over',
    say: [
      "Then I got that wrong, and I'm glad. Somebody was sweet to you, and you were too happy to know what to do with it. That's a lovely problem. Enjoy every minute of it.",
    ],
  },
  {
    like: [
      "i didn't say anything i just froze",
      'he said it and i stood there like a statue',
      'it happened so fast and i just stood there',
      "I couldn't speak. I stood there and then it was over",
    ],
    about: 'over',
    say: [
      "Take this slowly. Freezing is what bodies do when a moment is too big, good or bad. You don't have to know yet what it was. If somebody did something you didn't want, that matters more, and Help now has people to talk to today. What happened?",
    ],
  },
  {
    like: [
      'he was so funny at first, on saturday',
      'it started great, she was making me laugh',
      'the first hour was good and then it changed',
      'At the beginning he was charming',
    ],
    about: 'over',
    say: [
      'So it started well, and that makes the rest harder to make sense of. Tell it in any order, and stop whenever you want. If you got hurt or scared, Help now has people to talk to today. What happened after that?',
    ],
  },
  {
    like: [
      'she paid and said i owe her one!!',
      "he wrote next one's on you on the napkin, im keeping it",
      "My card failed, she laughed and said dinner's on me next time then",
      'it was a disaster and she still wants me to pay her back in pizza',
    ],
    about: 'over',
    say: [
      "That's one to keep. That sounds like somebody who'd like to see you again. A mishap, and it turned into a next time. I'm glad.",
    ],
  },
  {
    like: [
      "I called him ma'am by accident on the date, I was so nervous",
      'said "thank you officer" when she passed me the bread omg',
      'He was so sweet that I froze and said "you\'re welcome" for no reason',
      'i panicked and called my date "boss"',
    ],
    about: 'over',
    say: [
      "That's a lovely one, and it tells them exactly how nervous you were. Plenty of people find a slip like that sweet. If you meet again, say it once more, on purpose, and you can both laugh about it.",
    ],
  },
  {
    like: [
      'omg he was nervous too, he knocked over his drink',
      'She was as shy as me! We both laughed',
      'date went great, he was more scared than i was lol',
      "We had a walk and it turned out she'd been trembling as well",
    ],
    about: 'over',
    say: [
      "So you were both nervous. That may be the nicest thing to find out on a date. Two shaky people, and you came home with a story. I'm glad it went like that. Enjoy it.",
    ],
  },
]
