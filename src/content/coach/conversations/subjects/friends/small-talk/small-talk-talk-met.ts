import type { Answer } from '../../../conversation.ts'

export const smallTalkTalkMet: readonly Answer[] = [
  {
    like: [
      'why would he want to talk to me about knives at 6am',
      'why would she want to chat about her bike with me before a shift',
      "He's busy. What does he want with me asking about his boots.",
      'as if the head gardener wants to talk roses with the new kid',
      "I can't imagine she'd care to discuss her camera with a stranger on a train.",
    ],
    say: [
      'Maybe not right then; some hours aren\'t for talking. But people who look after a thing tend to like being asked about it, and it takes ten seconds: "How long have you had that?" If you get a grunt, try a quieter moment.',
    ],
  },
  {
    like: [
      'he said "stranded din?"',
      "she looked over and went 'also lost?'",
      'He said, "Waiting too, are you?"',
      "the girl at the laundromat goes 'sunday crew huh'",
      'a guy on the bench said "they forget about you as well?"',
    ],
    say: [
      'That\'s a door, opened from the other side: you\'re in the same boat, and they said so first. Nothing clever is needed back. "Yep, same here" is plenty. What did you say?',
    ],
  },
  {
    like: [
      "customers at the rest stop always go 'so where you headed' and I go 'north' and that's us done",
      "people go how's your weekend and i say 'good' and then we both look at the floor",
      "Passengers ask if I'm busy tonight. I say yes. That is the end of it.",
      "lady at the till always asks 'any plans' and im like 'no' and then silence til the receipt",
      'Someone says nice weather, I say yep. Conversation over. Every day.',
    ],
    say: [
      'A one-word answer is fine, and it ends there because nothing comes after it. Hand the question back: "How about you?" Three words, and the other person does most of the rest. On days you\'d rather be left alone, the short version is allowed.',
    ],
  },
  {
    like: [
      'stocktake night with Jerome, just me and Jerome, nine hours',
      'they put me on nights with Beatriz. only Beatriz. till 6am',
      "Inventory weekend, it's me and my supervisor in the warehouse for two days straight",
      "12 hr shift tmrw with one other guy and he doesn't talk",
      'rostered on with Graham, just us two, the entire Sunday',
    ],
    say: [
      "A whole shift alone with one person sounds long, but the work gives you both something to look at. You don't have to fill the hours. A remark now and then is plenty. Is it the silence that worries you, or the person?",
    ],
  },
  {
    like: [
      'No more sentences in lifts. Perhaps you know a trick without speaking',
      'anything i can do in the elevator that isnt TALKING',
      'is there a version with no words. i did the hello and im done with hellos',
      'Enough speaking for one week. What can I do with only my face?',
      'not saying anything again at the coffee machine. got a silent option?',
    ],
    say: [
      "There's one. As they come in, look up, meet their eyes for a second, and nod. Then look wherever you like. It's a whole greeting, it says you're friendly, and no sentence has to follow it.",
    ],
  },
  {
    like: [
      'every day 9.15, coffee, she looks in the cup like into a grave',
      '8am by the kettle, every day, he stares into his tea like somebody died',
      "She's at the machine each morning at ten. Sighs at her espresso. Never a word.",
      'same time every day in the canteen, he looks at the soup as if it owes him money',
      'every morning at the copier, face like a funeral, holding her mug',
    ],
    say: [
      'Then you have a fixed time and a ready subject. Say what you see, with a straight face: "That bad, or is it only the coffee?" If a smile comes, good. If it doesn\'t, you\'ve said good morning in your own way.',
    ],
  },
  {
    like: [
      'And then shut my gob.',
      'then zip it and let them talk, right',
      'So I ask the one thing and I keep quiet afterwards.',
      'ok ask n then not say my life story',
      'And after that I bite my tongue, I suppose?',
    ],
    say: [
      'Exactly. Ask, and let the quiet do its part; people usually fill it if you leave them room. If you feel a speech coming, breathe out and ask one more short thing about what they said.',
    ],
  },
  {
    like: [
      'bury me with the dog, we both smell of sheep and neither of us can talk to people',
      'me and the cat, two grumpy old things who hiss at visitors',
      "I get on with horses. Horses don't ask what you do at weekends.",
      'put me in a field with the cows thats the only crowd i can work',
      "The hens and I understand each other. It's the ones on two legs with handbags I can't speak to.",
    ],
    say: [
      "That's a good line, so the words are in there. It's people who make them stick, and more animals than neighbors leaves you short of practice. Is it the starting that's hard, or is there nobody around to start with?",
    ],
  },
  {
    like: [
      'I over-explain. A man in Santander walked backwards away from me.',
      'i go on and on. lady at the bus stop put her earphones in mid sentence',
      'I give the whole history. The neighbor looked at his watch twice.',
      'info dump. every time. cashier actually stepped back',
      'I ramble. Asked about my weekend, I did twenty minutes on guttering.',
    ],
    say: [
      'You noticed it, so you can catch it. Over-explaining is mostly nerves plus being friendly. Try one sentence, then one question back, and let them decide if they want more. "That\'s the short version" is a good place to stop.',
    ],
  },
  {
    like: [
      "it won't sound like i'm showing off, right? be honest, it's fine?",
      'they wont think im bragging if i say my aunt made those right??',
      'Would it come across as boastful, mentioning I used to play? Truthfully.',
      'is it not a bit look-at-me to say ive been there',
      "But won't I sound like a know-it-all? Tell me straight.",
    ],
    say: [
      "Honestly, no. Showing off is telling people you're better than they are. This is telling them you have something to do with what's in front of you. Somebody may not pick it up, and that's fine too. Say it once, short, and see who asks.",
    ],
  },
  {
    like: [
      'I like her dog',
      'not sure about him but his old beagle is lovely',
      'honestly the spaniel is the only one of the two I look forward to',
      'idk her. her puppy is cute tho',
      "The dog I adore. The gentleman I've no opinion of so far.",
    ],
    say: [
      'Then there\'s your next topic, and an honest one. People usually enjoy talking about their dog. Tomorrow, one real question: "How did you two find each other?" You don\'t have to like the person any more than that yet.',
    ],
  },
  {
    like: [
      "like I've been caught burgling",
      'like a kid with her hand in the biscuit tin, and its my own clinic room',
      'as if i broke in. i clean there every week',
      "I feel like an intruder in the house I'm paid to be in, when the husband walks through",
      'caught. like im doing something wrong, im just the physio',
    ],
    say: [
      "And you're the one who's supposed to be there. They've walked in on your work and may not know where to stand either. Speak first, and the moment is yours: \"Come on in. We'll be done in about ten minutes.\"",
    ],
  },
]
