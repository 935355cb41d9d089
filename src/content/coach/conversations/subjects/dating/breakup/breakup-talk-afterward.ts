import type { Answer } from '../../../conversation.ts'

export const breakupTalkAfterward: readonly Answer[] = [
  {
    like: [
      "can't call my mum, she'll say she told me so",
      "everyone warned me about him and I don't want to hear it",
      "my sister never liked her, she'll be smug, I can't",
      "if I tell my family they'll just say they knew it",
    ],
    about: 'over',
    say: [
      `No, you don't need an "I told you so" tonight. Pick somebody who never had an opinion on it, or say it first: "Please, only listen." You can have been warned and still be hurt.`,
    ],
  },
  {
    like: [
      'i keep hearing the sound from when she broke up with me, its everywhere',
      'he dumped me in the cafeteria and I have to eat there daily',
      'the place it happened is my bus stop. every single day',
      "every time that machine beeps I'm back in the breakup",
    ],
    about: 'over',
    say: [
      'Cruel, that a reminder of the worst minute is part of your normal day. It tends to wear down as more ordinary days go over it. Until it does, have somebody with you there when you can, and tell one person why.',
    ],
  },
  {
    like: [
      'he broke up with me in the car and then we still had to drive home',
      'she ended it on the train with an hour to go',
      'got dumped at dinner before the main course came',
      'he dumped me on holiday, three days left in the same room',
    ],
    about: 'over',
    say: [
      "Oh, that's awful. To be left is one thing; to sit there afterward with nowhere to go is another. I'm sorry you had to go through that. Nothing has to make sense tonight. Who could you call?",
    ],
  },
  {
    like: [
      "my ex's netflix still shows up on my tv",
      "keep seeing what she's listening to, and its happy songs",
      'his account is still on my phone and I see everything',
      "we still share a playlist and he's adding love songs",
    ],
    about: 'over',
    say: [
      "Ouch. Getting an ex's mood piped in like that is a small cut every time. A playlist says what was playing, and nothing about how anybody is. Unlink the account today. It takes two minutes, and you get to choose your own noise.",
    ],
  },
  {
    like: [
      'he left his hoodie and i still wash it',
      "her toothbrush is still here, I can't move it",
      "my ex's plant is on my windowsill and I keep watering it",
      'still have his charger plugged in by the bed',
    ],
    about: 'over',
    say: [
      "Oh, that's a tender thing to be doing. You're keeping a place ready for somebody who isn't coming back to it. You don't have to stop tonight. When you can, put it in a box, or hand it to a friend to keep.",
    ],
  },
  {
    like: [
      'he moved out and took the dog',
      'she left last week and the cat went with her',
      'My wife has gone, and she took our dog',
      'bf dumped me and kept the puppy',
    ],
    about: 'over',
    say: [
      "I'm so sorry. That's two gone from the house at once, and one of them used to meet you at the door. You don't have to do anything clever this week. Is there somebody who could come and sit with you?",
    ],
  },
  {
    like: [
      'shell say i told you so',
      "I can't tell my mother, she never liked him",
      'my friends will go "we knew it" if i tell them we split',
      "he'd only say he saw it coming",
    ],
    about: 'over',
    say: [
      `And being right is the last thing you need from anybody now. You can say that first: "It's over. Please don't tell me you saw it coming. I only want you here." People who love you can manage that for one phone call.`,
    ],
  },
  {
    like: [
      'cant sleep cant work i keep hearing her say it',
      "I keep replaying the moment he left, I can't do my essay",
      'its all i hear, the door closing. havent slept',
      "since the breakup I can't concentrate on anything, it's on a loop",
    ],
    about: 'over',
    say: [
      `Your head is stuck at the minute it happened, and it plays it over and over. That's common in the first days. Write school or work one line: "I've had bad news, I need a few more days." Tell one friend the whole story, and a doctor if the sleep stays away.`,
    ],
  },
  {
    like: [
      'she took the kids, im not sleeping, and the business is going under',
      'Wife left, bank is on my back, barely eating',
      "lost the farm contract and now he's gone too. toast for dinner",
      'its one thing after another and now shes moved out',
    ],
    about: 'over',
    say: [
      "I'm so sorry. That's one weight on top of another, and it's too much for one person. Please call somebody today and say it as plainly as you said it here. If you aren't eating or sleeping, or you think of ending it, that matters more: Help now has people to talk to today.",
    ],
  },
  {
    like: [
      'the other one. i wanted the other one',
      'honestly? I wanted to stay home and I never said',
      'the blue one. i said i didnt mind',
      "I wanted the one I didn't pick",
    ],
    about: 'over',
    say: [
      "There it is. You knew what you wanted, and now you've said it, even if only here. That's a start. Say one more like it this week, out loud, about something small: the tea, the window, the seat.",
    ],
  },
  {
    like: [
      'i broke up with her and everyone says how lovely she was',
      'i feel like the villain, he did nothing wrong',
      "Ended it and now I'm the bad one, he's so sweet",
      'dumped a really nice guy and hate myself',
    ],
    about: 'over',
    say: [
      "Somebody can be nice, and it can still be over. Those two don't cancel each other. You told the truth even though it hurt, and that's not what a villain does. You're allowed to be sad about it too.",
    ],
  },
  {
    like: [
      'he dumped me by text while i was at work',
      'got the breakup message in a meeting and cried in the toilets',
      'she ended it by email and my coworkers saw',
      'Found out at my desk, in front of everyone',
    ],
    about: 'over',
    say: [
      "Oh no. A thing like that, and at work, with people around and nowhere to go. That's a terrible day by any count. If somebody saw, what they saw was something unkind done to you. Who's with you this week?",
    ],
  },
  {
    like: [
      'his last box is gone from the flat',
      'she came for the rest of her stuff today',
      'took his toothbrush away, that was the last of it',
      "the wardrobe is half empty now. it's really over",
    ],
    about: 'over',
    say: [
      "So now there's a gap where those things were, and you'll walk past it for a while. The last thing is often harder than the big ones, because after it there's nothing left to wait for. I'm sorry. Is somebody with you this evening?",
    ],
  },
  {
    like: [
      'he broke up with me by text after years',
      'seven years and she ended it in a voice note',
      'dumped over whatsapp while i was at work',
      'long distance for years and he finished it with a message',
    ],
    about: 'over',
    say: [
      "I'm so sorry. After all that time, and then it comes as a message. You deserved a live voice at least. You don't have to answer it now, or at all. Is there somebody near you who can sit with you tonight?",
    ],
  },
  {
    like: [
      'six years and he ended it in a ten minute talk',
      'She called it "a good talk". It was the end of our marriage.',
      '5 yrs together and he was so calm about dumping me like it was a meeting',
      'it took less time than ordering a pizza. after all those years',
    ],
    about: 'over',
    say: [
      "All those years, and it was wrapped up in minutes. Keeping it so calm may have made it smoother for the one leaving. You don't have to be calm about it. I'm sorry.",
    ],
  },
  {
    like: [
      'i still pick up the phone to call her after work',
      "around six, thats when he'd text me from the store",
      'I reach for the telephone every evening, out of habit',
      'still go to tell her stuff and then remember',
    ],
    about: 'over',
    say: [
      'Those calls were a bigger part of the day than they looked. Your hand still knows the hour, and it may take a while to unlearn it. Somebody else could have that minute for now. Who would that be?',
    ],
  },
  {
    like: [
      'bumped into my ex and the new girlfriend and i was actually fine, said something dumb about their dog',
      "saw my ex with someone new, I was polite, now I'm wondering if it sounded bitter",
      'ran into him and her at the store. was ok!! but did what i said sound weird',
      'met my former husband with his lady friend, and I managed a pleasant word',
    ],
    about: 'over',
    say: [
      "You said a friendly thing and you were fine. That isn't bitter. The replay afterward is what heads do after a surprise like that. You ran into an ex with the new partner there and got out with your dignity. I'm glad.",
    ],
  },
  {
    like: [
      'she broke up with me in a parking lot and then we had to drive home together',
      'he ended it in the car and then we still had to go to dinner',
      'got dumped after 3 years and then we still had to finish the groceries',
      'She told me it was over, and then we had to carry on with the day',
    ],
    about: 'over',
    say: [
      "To be told that, and then have to carry on as if nothing had happened. That's a cruel way to hear it. I'm sorry. Nothing has to be sorted out today. You can tell me about it, or about the good times.",
    ],
  },
  {
    like: [
      'i keep replaying his message for the part where he sounds unsure',
      "listened to her voicemail 20 times, there's one pause where i think she regrets it",
      'i read the breakup text over and over looking for a maybe',
      "there's a second in the call where he almost took it back",
    ],
    about: 'over',
    say: [
      "You're listening for a way back in. It may be doubt, or only a pause. Even if there was a doubt in it, they went through with it. That's so hard to hear. Let a friend keep the message for a while, so it isn't in your hand every night.",
    ],
  },
  {
    like: [
      'she left and took the coffee machine but not the dog',
      'he moved out and took the good knives, who does that',
      'years together and he takes the toaster and leaves the cat with me',
      'my ex came for his stuff and took the one lamp I liked',
    ],
    about: 'over',
    say: [
      "That's an odd thing to pack, and a cold one. It's the small missing things that get you, every time you reach for one. You can be furious about it and heartbroken in the same minute. How is it there tonight?",
    ],
  },
  {
    like: [
      'my wife wants a divorce and the sofa, sofa first',
      "he asked for his drill back and then said it's over",
      "she's ending it and already dividing the plates",
      'twenty years and he wants the car keys and a lawyer',
    ],
    about: 'over',
    say: [
      "That's some order. You can be dry about it and still be flattened. A whole marriage, or a big part of your life, and it comes down to a list of things. I'm sorry. How are you tonight, list aside?",
    ],
  },
  {
    like: [
      'my girlfriend is with my best friend now and we all live together',
      'he left me for my flatmate. i see them every morning',
      'My wife went off with my brother. Same house',
      'she cheated on me with my roommate and i still gotta share a bathroom w him',
    ],
    about: 'over',
    say: [
      "Two people gone at once, and you still share a home with this. That's brutal. You don't owe either of them a calm face. Is there somewhere else you could sleep for a few nights?",
    ],
  },
]
