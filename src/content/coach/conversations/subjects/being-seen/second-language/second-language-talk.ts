import type { Answer } from '../../../conversation.ts'

export const secondLanguageTalk: readonly Answer[] = [
  {
    like: [
      'they cant understand my accent on the phone and ask for someone else',
      'On the telephone people always say what? what? and ask for my husband.',
      'they keep saying pardon when I call and then want to speak to somebody else',
      'my english on phone is bad, they get impatient and ask is anyone else there',
    ],
    asks: 'words',
    say: [
      `That's humiliating, and you don't have to hand the phone over. Say this early and slowly:\n"English is my second language. I'd like to do this myself, please."\n"Let me say it another way."\n"Could I spell it, or send it by email?"`,
    ],
  },
  {
    like: [
      'what if nobody laughs at my joke in english',
      'and if she does not find it funny?',
      'i make joke in german and they dont laugh, then what',
      'what do I do when my joke falls flat in another language',
    ],
    about: 'coming',
    say: [
      `Then you've lost one joke, and you can say "In my language it's funnier." That line often gets the laugh the first one missed. A patient person won't mind, and you'll have been more than polite for a minute.`,
    ],
  },
  {
    like: [
      'no no i said it wrong, she was only asking lots of questions',
      "sorry my english, I didn't mean it like that, nothing happened",
      'Oh no, I expressed that badly. It was only a talkative lady.',
      'haha not like that!! she just wouldnt stop talking to me',
    ],
    about: 'over',
    say: [
      `Ah, that's a relief, and thank you for clearing it up. Your English was fine; the phrase does both. So, cornered by questions with an audience. Next time you can say, "I have to go, can you write it to me?" and start walking.`,
    ],
  },
  {
    like: [
      'I work in a shop and customers want to chat but I only know the product words',
      'new job in bakery, my english is small, old people talk to me',
      'I serve at the counter and understand the orders but not the small talk.',
      'first week in cafe, customers talk talk and i only know the menu',
    ],
    asks: 'words',
    say: [
      `You know the words for what you sell, and that's half of what you need at a counter. Three small sentences cover most of the rest:\n"How is your day going?"\n"I'm still learning. Please say it slowly."\n"This one is very good today."`,
    ],
  },
  {
    like: [
      "they're so polite here I cant tell if I offended her",
      "everyone says no worries and I don't know what they mean",
      'I can\'t read people in this country, always "fine"',
      'in my culture that was a compliment, here they just smile',
    ],
    about: 'over',
    say: [
      `That's hard, when politeness looks the same whether people are hurt or happy. So don't read it, ask it, once: "I said something that may have come out wrong. I meant it kindly. Did it bother you?" That gives them a way to say more than the usual phrase.`,
    ],
  },
  {
    like: [
      'i dont want to ask in front of all, give me something small',
      "I don't get their jokes and I'm too shy to ask everyone",
      'something for a coward please, not in front of the boss',
      "how do I ask without the whole group hearing that I didn't understand",
    ],
    asks: 'words',
    say: [
      `Fair. Then the quiet way: afterward, to the one you like best, alone:\n"What was the joke before? I missed it."\n"Could you explain that word to me? I hear it every day."\n"I didn't catch that in there. Tell me again?"`,
    ],
  },
  {
    like: [
      'i dont even know which word i missed',
      "many times all of it goes past me and I can't say what part",
      'what do I say if I understood nothing, not one piece',
      'when they talk fast i lose everything, how do i ask then',
    ],
    asks: 'words',
    say: [
      `When you can't tell what you missed, ask for it in another shape:\n"Can you say it slower, in other words?"\n"I lost you in the middle. What's the main thing?"\n"Let me check: you want me to do what first?"`,
    ],
  },
  {
    like: [
      'i laugh when they laugh but i didnt understand',
      'in english I never get the jokes so I copy the others',
      'everybody laughs and I pretend I understood',
      'I smile at jokes i dont get because its not my language',
    ],
    say: [
      `You laugh a second late and hope. That's tiring, and a bit lonely in the middle of people. You can let one go and ask whoever sits beside you: "I missed it. What was funny?" People love to tell a joke twice.`,
    ],
  },
  {
    like: [
      'i was a midwife, thousands of births, once in an elevator',
      'In my country I operated on hundreds of people. One time in a tent.',
      'i flew planes for 20 years before i came here. landed one in a field',
      'I taught a thousand children to read. One of them is a minister now.',
    ],
    say: [
      "That's a story people would stop eating to hear, and it works in very plain English. Say exactly what you wrote here. It's a couple of short sentences, and the questions will come to you.",
    ],
  },
  {
    like: [
      'how do i start the story in english, tell me exactly',
      'give me the first sentence to tell them about my old job',
      'Please say me how to begin, word for word',
      'i want to tell something at break but dont know how to start in english',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Say it like this, slowly, and the story does the rest:\n"Can I tell you something that happened in my old job?"\n"Before I came here, I did different work. One day ..."\n"You won't believe this, but it's true."`,
    ],
  },
  {
    like: [
      'my coworker wrote "well done" on the board about my part',
      'he wrote a compliment in the language and i could read it',
      'they put a nice note on my text, in red pen, it said good',
      'My teacher has written "good" under it, and I understood the word',
    ],
    about: 'over',
    say: [
      "Somebody took the trouble to write that about your work, in the language you're fighting with. You understood it, too. I'd call that a very good day, and I'm glad.",
    ],
  },
  {
    like: [
      'i said the wrong word to my teacher and it meant something terrible',
      'mixed up two words in english and told my boss i hate him omg',
      'my accent made it sound like i insulted her',
      'I used a wrong verb and said something rude without wanting to',
    ],
    about: 'over',
    say: [
      `Oh no. One wrong sound, and it was that one. People who know you're learning the language have likely heard worse, and it may be a good story by next week. One line clears it up: "That was the wrong word. I meant something nice."`,
    ],
  },
  {
    like: [
      'can you make it more polite, like a native would say it',
      'is that not too hard? in my language we say it softer',
      'please a softer version, i dont want to be rude in english',
      'how would an english person say no to this nicely',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `It isn't rude as it is, and here it is with a cushion:\n"Thank you for thinking of me. I'm afraid I can't this time."\n"I'd rather leave that to somebody else, if that's all right."\n"That's kind of you. It isn't for me, though."`,
    ],
  },
  {
    like: [
      'i said the wrong word in english and the whole table laughed',
      'i mixed up two words in my toast and everyone was crying with laughter',
      'told my boss i was pregnant in spanish when i meant embarrassed',
      'used a rude word by accident at dinner, they all fell about',
    ],
    about: 'over',
    say: [
      `That's the kind of mistake people tell with affection, and it can still burn while they laugh. You can laugh along and put it right in one line: "That's not the word I wanted." Then say the right one, and it's out of the way.`,
    ],
  },
  {
    like: [
      'a coworker made me coffee after, not how I take it, but still',
      'she brought me tea and sat with me a minute',
      'he got me a sandwich i dont even like, but he noticed',
      'The girl from the next ward gave me a hug after he passed. awkward one, but she did it',
    ],
    about: 'over',
    say: [
      "Not quite right and still good. Somebody saw what the day had been for you and did something about it. I'm glad you weren't alone with it.",
    ],
  },
  {
    like: [
      'they say louder please and then everybody hears my bad english',
      'on the phone i talk quiet so they dont notice my mistakes',
      'When I speak up they hear my accent more',
      'he said cant hear you, but louder means louder mistakes',
    ],
    say: [
      "So you're asked to be louder, and it feels like putting every mistake on a loudspeaker. Loud and wrong is understood better than quiet and right. They want to know what you need. Grammar isn't on their list.",
    ],
  },
  {
    like: [
      "the kids would love to correct my accent, they're so strict",
      'my daughter already fixes all my words, shes the boss',
      'The small one would be a fine teacher, she shouts',
      'my nephew would enjoy teaching me, he loves being in charge',
    ],
    about: 'coming',
    say: [
      'Then let the kid be the boss. Kids are strict about sounds and generous about everything else. Take the corrections until the teacher is satisfied, and teach a hard word from your language in return. Then you can both laugh.',
    ],
  },
  {
    like: [
      'tomorrow morning i talk to her, my heart is racing already',
      "I see him at 8 and I'm nervous now already, my english",
      'gonna say it tomorrow, heart going crazy',
      'Tomorrow I must speak to the teacher in German. My pulse is up',
    ],
    about: 'coming',
    say: [
      "No wonder; you're going to say something that matters, in a language you had to learn. Write down your first sentence and say it out loud three times tonight. Tomorrow your heart may race, and the sentence can come out anyway.",
    ],
  },
  {
    like: [
      'said "I am boring" for whole presentation. meaning I am bored. no. it was also the first',
      'i said "i am exciting" to the class five times. i wanted say excited',
      'Told my whole seminar I was "constipated" in my talk. In Spanish it means I have a cold.',
      'in my speech i said "my kitchen is tired" i mean chicken. no i mean me. everybody laugh',
      'I wrote and SAID "thank you for your desperation" in the talk, it should be dedication',
    ],
    say: [
      'One small ending, and it became a joke you never planned. Plenty of people who learn a language have one like that. If it comes up, laugh first: "I meant the other word." You still gave a talk in a language you had to learn.',
    ],
  },
  {
    like: [
      'Is it me or is English people strange with talking',
      'am I the problem or do americans always ask how are you and then walk away',
      "Germans, they don't do small talk, or is it that they don't like me?",
      "why do people here say 'we must have dinner' and then nothing. is it me",
      'I am 3 years in Canada and still I find the way they talk so odd. Maybe I am the odd one',
    ],
    say: [
      "It isn't only you. Every country has its own rules for chatting, and nobody hands newcomers the list. Talk that sounds strange or empty is often only a way of being friendly. When it puzzles you, ask somebody kind what was meant.",
    ],
  },
  {
    like: [
      'ahhhh. two months I think he call me fat hahaha',
      "ohhh so 'not too bad' is GOOD? i was sad since march",
      "I thought 'cheers' means he wants to drink with me. Every day! At nine in the morning!",
      "no way. i thought 'bless her' was about my clothes lol",
      "So 'you're killing it' is nice? I said sorry to her three times haha",
    ],
    say: [
      "Ha. So all that time it was something kind. A phrase that sounds like one thing and means another catches everybody in a new language. You can tell them what you thought it meant; that's a good laugh for two.",
    ],
  },
  {
    like: [
      'A new card, the tax percent is wrong',
      'I must say them my address is wrong on the health card',
      'need a new appointment for the permit, the date they gave is bad',
      'The bill is double. They have to correct it, but in German I am like a child',
      'its the electric company, they have my name wrong, i need to tell them in french',
    ],
    say: [
      'Then the whole call fits on one card: your name, your number, what\'s wrong, what you need. Write it in their language tonight and read it out; reading is fine. If it goes too fast: "Could you say that again slowly, please?"',
    ],
  },
]
