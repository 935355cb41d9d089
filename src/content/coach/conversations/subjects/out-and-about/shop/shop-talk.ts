import type { Answer } from '../../../conversation.ts'

export const shopTalk: readonly Answer[] = [
  {
    like: [
      "she'll ask if I used it properly",
      "they're going to say it's my fault it broke",
      "He'll ask whether I read the instructions, as if I were stupid.",
      'what if they think i broke it myself and wont take it back',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Then you answer in one breath and hand it over:\n"Yes, I used it the normal way. It's faulty, and I'd like a refund."\n"I don't know why it broke. Could you exchange it?"\n"Could you have a look at it, please?"`,
    ],
  },
  {
    like: [
      "the guy at the till is my ex's brother",
      "I know the cashier, we had a falling out, now I can't return it",
      'The man behind the counter used to be married to my cousin.',
      'cant go in, my old boss works there now',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `So it's the history that stops you, and not the errand. At the counter it can stay an errand, and they may want to keep it short as much as you do:\n"Hi. I'd like to return this, please."\n"I'm fine, thanks. I only need to return this."`,
    ],
  },
  {
    like: [
      'they called out my old name at the counter, what do I say next time',
      'cashier used my deadname in front of everyone',
      'I am called by the wrong name from my card. I need one calm sentence.',
      'got misgendered at the coffee place, need something to say thats not crying',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `I'm sorry, that was a rotten thing to have shouted across a room. Short and level works, and you can be walking off by the second word:\n"That's not my name. It's ..."\n"Please use the name I gave you."\n"The card is old. Call me ..."`,
    ],
  },
  {
    like: [
      'sitting in the car outside the store, need to return something',
      'got the receipt, thing is broken, cant make myself go in',
      'been in the parking lot half an hour, the toaster doesnt work',
      'how do I walk in and return this',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `You have a thing that doesn't work, and asking about it is a normal errand. Take one line and go while you're still saying it:\n"Hi, this is faulty. I'd like my money back, please."\n"It broke. Here's the receipt. What can you do?"`,
    ],
  },
  {
    like: [
      "i have the receipt i just don't have the nerve",
      'got the receipt and everything, still cant go up to the desk',
      'I kept the receipt. Courage is what I lack',
      "receipt's in my bag, been there for weeks",
    ],
    about: 'coming',
    say: [
      `Then you've done the part that counts. The receipt does most of the talking. Put both on the counter and say, "I'd like to return this, please." If they ask why, one short reason is enough. That's the whole conversation.`,
    ],
  },
  {
    like: [
      'what if i cant find the receipt and theres a line behind me',
      'the receipts only a blurry pic and people will be waiting',
      'I only have it on my phone and the queue gets restless',
      'shell ask for proof and ill be fumbling with everyone watching',
    ],
    about: 'coming',
    say: [
      `Then let them do the squinting. Hold it out and say: "It's blurry. Can you find it by the date or the card?" That's a normal thing to ask, and looking is their job. The people behind you are waiting on the store. Go at a quiet hour if you can.`,
    ],
  },
  {
    like: [
      'he made fun of me in front of people and refused the refund',
      'the shop guy was so rude, everyone laughed, got nothing',
      'I tried to return it and she humiliated me',
      'went to complain and the man mocked me',
    ],
    about: 'over',
    say: [
      "That was rude, and doing it in front of people was worse. I'm sorry. You went in and asked a fair question; the bad behavior was theirs. One clerk isn't the last word: you can write to the store or the maker, with a photo, from home.",
    ],
  },
  {
    like: [
      'bit better now, my workmate had a go at her for me',
      'Better since lunch. A colleague stood up for me.',
      'im ok now, my friend called him an idiot lol',
      'Calmer after a cup of tea. Someone took my side.',
    ],
    about: 'over',
    say: [
      "Good, a bit of calm and somebody on your side. It's worth a lot when another person says out loud that it wasn't right. It can still smart a bit tonight. You don't have to do anything more with it.",
    ],
  },
  {
    like: [
      'theyll think im dumb for buying the wrong size',
      "The assistant will think I can't read a label.",
      'what if they laugh cos i ordered the wrong one',
      "They'll wonder how a grown man doesn't know his own collar size.",
    ],
    about: 'coming',
    say: [
      `The wrong size or the wrong one is about the most common reason there is, and every brand cuts its own. The person at the register has to type something in and wants the next customer. "It's the wrong one" is your whole speech.`,
    ],
  },
  {
    like: [
      'what if they say i broke it myself',
      'and if he says its my fault?',
      'Suppose they claim I damaged it',
      'what do i say when they accuse me of breaking it',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Then you say it once more, calm, and leave the rest to the thing itself:\n"I didn't. It came apart in normal use."\n"I'd still like my money back. Who can decide that?"\n"I understand you see it that way. Please get the manager."`,
    ],
  },
  {
    like: [
      'it took like 20 seconds',
      'over before i knew it honestly',
      'Shorter than waiting for the bus',
      'that was it?? i worried all week for 30 secs',
    ],
    about: 'over',
    say: [
      "That short. All that dread for something that was over before you could count it. I'm glad. Remember how long it really took the next time your head says it'll be an hour.",
    ],
  },
  {
    like: [
      'can i email the shop instead, i cry on the phone',
      'do i have to go in or can I write to them',
      'is a written complaint ok, cant do it face to face rn',
      "I'd sooner complain by letter. I lose my composure when they get short with me",
    ],
    about: 'coming',
    say: [
      "Yes, writing is fine. It leaves a record, it can be done at any hour, and nobody's tone comes into it. Three lines: what you bought and when, what's wrong, what you want. What would you ask them for?",
    ],
  },
  {
    like: [
      'the guy said he had no time and then was super nice to the next customer',
      'she brushed me off and smiled at the woman behind me',
      "barber told me he's full then took the next one",
      'The clerk was short with me and charming to everybody else',
    ],
    about: 'over',
    say: [
      `Ouch. Getting "too busy" and then watching the smile go to the next person stings. There may be a reason you can't see from where you stood, and it may have been rude. Either way, your money is welcome somewhere else.`,
    ],
  },
  {
    like: [
      'what exactly do i say when i return something at the store',
      'give me the first sentence for the returns desk, word for word',
      'how do i start when i bring back a broken kettle',
      'what do I actually open with at customer service',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Put the thing on the counter first, so it talks before you do:\n"Hi, I'd like to return this, please."\n"Hello. This doesn't work. Can I get my money back?"\n"Here's the receipt. What do you need from me?"`,
    ],
  },
  {
    like: [
      'i panic at the counter and always order the same thing i dont even want',
      'every time they ask what can i get you i blurt out the wrong thing',
      "I go blank at the bakery and come home with bread I don't like",
      'the barista says hi and i order something random and then drink it',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `A friendly question can empty your head, so have the thing ready before you walk in:\n"Hi. One of those, please."\n"Give me a second, I'm still deciding."\n"What would you take today?"`,
    ],
  },
  {
    like: [
      'store gave me almost nothing for my old phone, can I go back',
      'sold my games for like 5 bucks can i undo it',
      'They bought my records for a joke of a price. May I complain?',
      'the shop ripped me off on a trade-in, should I go argue',
    ],
    asks: 'words',
    about: 'over',
    say: [
      `You can go back and ask; whether they undo a sale is up to the store, so bring the receipt and go soon:\n"I changed my mind. Could I get my things back?"\n"Could you check the price again? It seemed very low."`,
    ],
  },
  {
    like: [
      "why shouldn't I explain that I didn't break it",
      'shouldnt i tell them its not my fault first',
      'how come I leave out the reason',
      "Why not say right away that I've treated it well?",
    ],
    about: 'coming',
    say: [
      `Because nobody has asked yet. Explain first and it sounds like there's something to explain. Say what's wrong and what you want. If they do ask, you have one short line: "No, I used it the normal way."`,
    ],
  },
  {
    like: [
      'dont know how to pronounce it so i cant ask where it is',
      "How do I ask for something when I can't say the name?",
      'need to ask the guy for gnocchi and i have no clue how you say it',
      "I want to buy a thing but I don't know the word in English",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Put a picture of it on your phone and hold it up. Or say what it's for:\n"Hi, where do I find this?"\n"I don't know how to say it. Can I show you?"\n"It's something you use for ... Where would that be?"`,
    ],
  },
  {
    like: [
      'i ran out without my change and its money i need',
      "I left three pounds at the counter, that's my bus fare",
      'omg i forgot my change and thats lunch money',
      "My change is still in that shop, and I can't afford to leave it",
    ],
    about: 'over',
    say: [
      `Then it's worth going back for, and it happens in every store. "I left my change here earlier" is all you have to say. They can check the register. Go soon, while somebody remembers.`,
    ],
  },
  {
    like: [
      'need rope for the boat n the ironmonger chats forever',
      'the pharmacist talks and talks and i only want my pills',
      'I need stamps, and the woman at the post office never lets me out under half an hour',
      'gotta pick up a part from the bike guy but he wont stop talking omg',
      "How do I buy bread without hearing the baker's whole life again?",
    ],
    say: [
      'Put the ending in at the start: "I can\'t stay long today, I only need one thing." When you\'ve got it: "Thanks, I have to get going." Say it while you turn to the door. People who chat all day are used to that.',
    ],
  },
  {
    like: [
      "The waiter's brought me a burger so rare a vet could save it. I've eaten round the edge.",
      'my steak is basically charcoal and im chewing it like a good boy',
      "The soup is stone cold. I've been stirring it politely for ten minutes.",
      'pasta has meat in it, i asked for none, im picking round it',
      "The fish is raw in the middle and I've hidden it under the salad.",
    ],
    say: [
      'You don\'t have to eat another bite, and you can still send it back. Now is when they can still do something about it. Catch their eye and keep it plain: "Excuse me, this isn\'t right. Could the kitchen fix it?" Then let them.',
    ],
  },
]
