import type { Answer } from '../../../conversation.ts'

export const laterLifeTalk: readonly Answer[] = [
  {
    like: [
      'am I too old at 70 to try online dating',
      "my daughter signed me up for a dating site, I'm 68, is that silly",
      "some old boy liked my picture on the app. I'm 77.",
      'is there an age limit on these apps, asking as a grandmother',
    ],
    say: [
      "You're not too old, and it isn't silly. If somebody catches your eye, ask one question about what's in the picture. First meeting in daylight, where there are people, someone knows where you are, and never send money to a person you haven't met.",
    ],
  },
  {
    like: [
      "first invitation since my husband died and I don't want to go",
      "I've been asked out for the first time since she passed, I'd rather stay home",
      'since I lost him nobody asked me anywhere, now they do and I dread it',
      'its my first party as a widow and i dont want to be there',
    ],
    about: 'coming',
    say: [
      `Of course you don't. The first time out alone, the empty place comes along with you. You can want to stay home and still be glad you were asked. You could say: "I'd like to come for an hour. I may slip away early."`,
    ],
  },
  {
    like: [
      "my daughter thinks I don't get out enough since the divorce",
      "my son installed this, he says I'm alone too much",
      'the kids say I should see people again after my wife left',
      'my sister worries because I stay in. she has opinions',
    ],
    say: [
      "They worry about you, and that's a kind sort of meddling. You may have your own opinion. What do you say: is it too much at home, or about right for now?",
    ],
  },
  {
    like: [
      'perfectly fine, ive got my soup and the radio',
      'I am quite all right on my own, thank you, I have my dinner',
      'yes im good. pizza and a film, nobody bothering me',
      'they all ask if im ok. im grand, ive a pie in',
    ],
    say: [
      'Then all is well, and nobody needs to rescue you. An evening alone with something good to eat is a fine evening. Tell whoever is asking exactly that. Enjoy it.',
    ],
  },
  {
    like: [
      'if i say i like being alone she thinks im giving up',
      "my daughter hears everything as a sign I'm going downhill",
      "He'd think I'm fading if I told him I enjoy the quiet",
      'tell them you like being on your own and they do the worried voice',
    ],
    say: [
      `So the true thing would be heard as an alarm, and then you'd have to calm them down about it. You can like your own company and still want people. Try saying both at once: "Some nights I like being alone. I'll tell you if that changes."`,
    ],
  },
  {
    like: [
      'my husband died and my son said i should talk to someone here',
      'im 78, widowed, my granddaughter put this on my phone',
      'My wife passed two years ago. The children say talk to somebody',
      'lost my wife, never did this kind of thing before',
    ],
    say: [
      "I'm sorry for your loss. I'm a program, so I'm no replacement for company, and you can still begin here. Tell me anything you like, in any order. What part of the day is the longest now?",
    ],
  },
  {
    like: [
      'yes. exactly that',
      'thats it, thats what its like since he died',
      "it's his day and nobody comes",
      "You've put it right. The chair is empty",
    ],
    say: [
      "I'm sorry. The place they had is still there, and nobody's in it. Some people set out what they used to share and sit with it for a while, some leave the hour empty. Both are ways of keeping it. If you like, tell me something about them.",
    ],
  },
  {
    like: [
      'since my husband died i havent been to a restaurant alone',
      "My wife's been gone for years, and I still can't go out for coffee by myself.",
      'never went back to our pub after she passed',
      'I am a widower and have not once eaten out on my own.',
    ],
    about: 'coming',
    say: [
      "I'm sorry. A place for two is hard to enter as one, and years don't change that by themselves. You could go at a quiet hour, sit at a table you never shared, and stay for one cup. Is it the place you miss, or the company in it?",
    ],
  },
  {
    like: [
      'id take it slow and pick a good moment',
      'One goes in carefully, when conditions are right.',
      'Same as in my old job: check it out first, then go in steady.',
      'slow and at the right time i guess',
    ],
    about: 'coming',
    say: [
      "There's your plan, and it came from somebody who knows. Look at the place first, from outside if you like. Then go in at a time that works for you, and stay as long as you want. When would that be?",
    ],
  },
  {
    like: [
      'theyre all in groups already and its just me since my husband died',
      'Everybody at the home sits at their fixed table. My wife and I always sat together.',
      'all the seats are taken by the same people, i used to have somebody to sit with',
      'They have their circles. He and I were our own circle.',
    ],
    about: 'coming',
    say: [
      `You were a pair among groups, and now you're there without the other one. I'm sorry. You don't have to break into a full table. Go a little early, when there are empty chairs, and ask whoever is there: "I'm on my own now. Where could I sit?"`,
    ],
  },
  {
    like: [
      "perhaps i'd stand at the bar first",
      'maybe takeaway the first time',
      'I could begin by only going in and buying a paper',
      'i think id start with just standing near the door',
    ],
    about: 'coming',
    say: [
      "That's a fine beginning, and it's yours. You go in, you get one thing, you leave when you've had enough. No table, so no empty chair across from you. Sitting down can wait until you feel like it.",
    ],
  },
  {
    like: [
      'the empty chair across from me',
      "Everything is set for two. That's what I can't face",
      'its the seat opposite. nobody in it',
      'a table for one always has two chairs, thats the problem',
    ],
    about: 'coming',
    say: [
      "And there it is, the other chair, right in front of you. That's a hard place to have your coffee. A window stool or the counter has no second seat. It's a way in that doesn't put the empty one across from you.",
    ],
  },
  {
    like: [
      "sorted my will and my kids won't hear a word about it",
      'whenever I mention my funeral plans the family changes the subject',
      "I want to talk about what happens when I'm gone and my daughter shuts it down",
      'got all my papers in order at 70, feel good, children refuse to discuss it',
    ],
    say: [
      `You've got it settled, and for you it's a relief. For them it's the thought of losing you, so they go quiet. Try one plain sentence: "You don't have to say anything. I only want you to know where the papers are." The rest can come later.`,
    ],
  },
  {
    like: [
      "my wife did all the ordering and talking, now she's gone and I don't tell the kids how it is",
      "since he died I do everything myself, I don't want to burden my daughter",
      'lost my husband after 45 years, my eyes are going, I keep it from the family',
      "I don't speak of it to my children, the money, the empty flat",
    ],
    say: [
      "All those years with somebody beside you who knew, and now every small thing is yours to handle. You keep it from the family, so as not to weigh on them. You can put it down here. What's the heaviest of it this week?",
    ],
  },
  {
    like: [
      '40 years married, he did the talking and i did the listening',
      'my wife was the social one, I stood beside her',
      "she always spoke for both of us, now I'm on my own at table",
      "he told the stories, I made the tea, now he's gone",
    ],
    about: 'coming',
    say: [
      "So one of you did the talking, and now that job is yours too. Start with the part you know: sit beside somebody, ask one question, and listen. You don't have to take over the stories. Who would you like to sit next to?",
    ],
  },
  {
    like: [
      'they tell me to go to the senior club, I went and hated it',
      'everyone says join something, the bingo there is a bloodbath',
      "my daughter wants me at the day center, I'm not that kind of lonely",
      'went to one of those coffee mornings, never again',
    ],
    say: [
      "Then that club isn't your place, and you gave it a fair look. Missing one particular person is different from wanting a room full of strangers. Is there somebody you'd rather hear from?",
    ],
  },
  {
    like: [
      'I did that job forty years, he should be asking me',
      'why would i ask the kid, i know more than he does',
      'i was a carpenter all my life. HE can ask ME',
      'Thirty years a nurse and the young one explains it to me',
    ],
    say: [
      `True, and they have no idea who they're talking to. So give them a clue: "I did this for a living." Said with a smile, that usually gets you a question back, and then it's you who's being asked.`,
    ],
  },
  {
    like: [
      'i watch them play cards from outside, a bunch of old guys yelling',
      "There's a chess table in the park. I stand and watch, one of them is terrible",
      'they play bingo loud as hell, i see it when i walk past',
      'Every week I look in at the bowls club. They argue more than they play',
    ],
    about: 'coming',
    say: [
      `You've been watching closely, it seems. A loud bunch like that usually has room for one more pair of eyes. Next time, stop and ask: "Who's winning?" You can still walk on after that.`,
    ],
  },
  {
    like: [
      'work till noon and then lunch with my wife, every day',
      'we used to have coffee at four, him and me, forty years',
      'mornings at the shop, evenings her cooking',
      'Tuesdays I drove the van and she had dinner on',
    ],
    say: [
      'Your day was held up by that, and the other person was in it. No wonder some hours stand empty now. Which one is the longest these days?',
    ],
  },
  {
    like: [
      "Enough. I'm 72, I'm done. Good night at six o'clock",
      'giving up, going to sleep at 5pm lol whatever',
      "I've had it. I'm turning in and it's still light out",
    ],
    say: [
      "Some days are finished early, and bed is fair. But I want to understand you right: are you giving up on this day, or on more than that? If it's life you mean, that matters more than anything else here. Tap Help now; there are people to talk to today.",
    ],
  },
  {
    like: [
      'that I can say, he used to say it himself',
      'she would have said that too, yes',
      "It's what my husband would have answered",
      'ok yeah thats how my dad wouldve put it',
    ],
    about: 'coming',
    say: [
      "Then it's the right one. You'd be taking a bit of them in with you, in words you both know. Say it, and let the rest of the talking come when it comes.",
    ],
  },
  {
    like: [
      'I used to be a dancer and the ladies at the center play bingo',
      'i was at sea for forty years, here they do crosswords. what do I talk about',
      'At the senior club they knit. I drove race cars.',
      'they talk about their grandkids and I was a trapeze artist, i suppose thats no use',
    ],
    say: [
      "Tell them what you used to do. It takes one sentence, and somebody may well look up. You don't have to like what they do there. Have you told anybody there?",
    ],
  },
  {
    like: [
      "the top set. it lifts with anything crumbly. in 1994 it came out at my sister's silver wedding and the dog had it",
      'my bottom plate clicks when i chew, i laughed once and it shot across the table',
      'Dentures. Toffee. Christmas 2011. I have not eaten in company since, and now he wants to take me for lunch',
      'partial falls out on bread!! it did at my daughters wedding',
      "I've a false tooth at the front and it came off in an apple in front of the whole bowls club",
    ],
    say: [
      'No wonder it stayed with you. It\'s a practical problem, so treat it that way: order something soft, take small bites, and ask at the pharmacy for something that holds better. If it slips anyway: "Excuse me, my teeth have their own plans."',
    ],
  },
  {
    like: [
      "The market. but they're all in a rush with them ears in",
      "There's the high street but it's all young ones with headphones running for the bus. I used to run a pub.",
      'the shops, I suppose. nobody looks up from their phone. I was a barmaid 30 years, I could make a wall laugh',
      'I go to the shopping center. They all hurry past. When I drove a cab I never stopped talking.',
      "Park's full of joggers with wires in. I was a dinner lady, I knew every name.",
    ],
    say: [
      'Then leave the ones rushing by. Whoever stands behind a counter has to stay put and can\'t have their ears shut. Same one, a quiet hour, one teasing line: "Is that the best you\'ve got?" You had years of practice at that.',
    ],
  },
]
