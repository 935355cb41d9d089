import type { Answer } from '../../../conversation.ts'

export const worshipTalk: readonly Answer[] = [
  {
    like: [
      'everyone says im doing so well and i cant even sleep',
      'They tell me how strong I am. I had my sweater on inside out',
      'people say "you\'re coping so well" and i cried in the car',
      'the priest said I was bearing up beautifully. I was not',
    ],
    about: 'over',
    say: [
      `People often say that because they don't know what else to say. And there you stood, barely held together, being praised for it. You don't have to do well for anybody. To the next one you could say the truth: "I'm not, but thank you."`,
    ],
  },
  {
    like: [
      'went to the breakfast, nobody even asked about the divorce',
      'turns out they all knew already and nobody minds',
      'I stayed and helped clean up. Not one question about it',
      'i was so scared theyd ask and no one cared lol',
    ],
    about: 'over',
    say: ["So the question you'd been dreading never came. And you stayed, and were one of them. I'm glad you went."],
  },
  {
    like: [
      'what do i say when they hold my hand and look sad',
      'People clutch my arm and say how sorry they are, what does one answer?',
      'what do you say while someone wont let go of your hand at church',
      'they hug me too long after the funeral and i never know what to say',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Something short, and then take the hand back yourself:\n"Thank you. That's kind of you."\n"I miss them too. I'm glad you knew them."\n"Bless you. I'm better when we talk about something else."`,
    ],
  },
  {
    like: [
      'pray harder i suppose lol',
      'if i dry up while leading the prayer, what then',
      'idk, panic quietly in front of the congregation',
      "I'd stand there with my mouth open and all of them waiting",
    ],
    about: 'coming',
    say: [
      "If nothing comes, let the quiet be part of it; people with their eyes shut take a pause for prayer. Then go to the words everybody knows, or say amen early. I don't think anybody has ever complained that one was short.",
    ],
  },
  {
    like: [
      'i always sit in the last row at church and i want to move up',
      "For years I've taken the same seat by the door. I'd like to be closer.",
      'been hiding at the back of the hall forever, wanna sit in front',
      'I should like a place nearer the front, after all these years at the back.',
    ],
    about: 'coming',
    say: [
      "That's a good wish, and you can go there by rows. Next time sit two or three rows further up, at the end of the row, and stay there for a few weeks. The move feels like an announcement. To the others it may only be somebody who found a seat.",
    ],
  },
  {
    like: [
      'left before the end like i always do',
      'I slipped out during the last hymn, as usual.',
      'nah i ran out early same as every week',
      'Gone before the final prayer, same as ever.',
    ],
    about: 'over',
    say: [
      "Out early, and that's all right; you were there for the rest of it. If you'd like it to be a bit longer next time, stay one minute past your usual moment, then go. What is it about the end that you run from?",
    ],
  },
  {
    like: [
      'thats too much, anything smaller?',
      'Five minutes of that is beyond me. Have you got something less?',
      'nope cant do that, give me an easier one',
      'That would be the hardest part of my week. Smaller, please.',
    ],
    about: 'coming',
    say: [
      'Yes. Stay one minute longer than last time, and then go. Or come early, for the quiet, and say good morning to one person before anything begins. Either is enough for this week. Which one could you manage?',
    ],
  },
  {
    like: [
      "my dad's name is on the pew. and i like the silence",
      'I go for the quiet, and my parents were married there',
      "its my family's church. and the candles",
      'i like sitting there before everyone comes, my nan went there',
    ],
    say: [
      "Then part of that place is yours, whoever else is in it. Come for the quiet, sit where you can see what you love, and leave when the talking starts if you want. You don't owe anyone an answer at the door.",
    ],
  },
  {
    like: [
      "they're all waiting for me to slip up again",
      'I feel the congregation listening for my next mistake',
      'since i messed up once up there i think everyone is waiting for the next one',
      'that theyre sat there hoping i get a word wrong again',
    ],
    say: [
      'It feels as if the whole place is listening for a mistake. Some may remember that one. Most come with their own worries and are listening for something to take home. Choose the one sentence you want them to have, and speak to that.',
    ],
  },
  {
    like: [
      'i read at the service, voice shook once, the elders nodded',
      'led the prayer today. cracked a bit but they nodded',
      'I gave the reading and the old ladies smiled at me after',
      'sang my part at church, one wobble, nobody minded',
    ],
    about: 'over',
    say: [
      "You did it, and your voice carried you through, shake and all. They nodded, and those are people who have heard it many times. I'm glad. That one is yours to keep.",
    ],
  },
  {
    like: [
      'rang the bell at the wrong moment in the service',
      'i stood up when everyone was kneeling and the priest looked at me',
      'lit the wrong candle in front of the whole congregation',
      'came in too early with the response, loudly, at mass',
    ],
    about: 'over',
    say: [
      'That second feels like an hour when the whole place is silent. It was the wrong moment, with no disrespect in it. Anybody who serves long enough misses a cue. You can go back and do it again.',
    ],
  },
  {
    like: ['amen lol', 'haha amen and thank you', 'amen. good one', 'well amen to that, me and the cat say thanks'],
    say: ["Amen to that, and you're welcome. Go gently into the rest of your day, and come back when you like."],
  },
  {
    like: [
      'hm. maybe i could say that much',
      "ok maybe, if it's only the short bit",
      'Maybe. Not out loud, but maybe',
      'i guess i could do a tiny prayer. maybe',
    ],
    say: [
      "A maybe is plenty. A few plain words, and you'd mean every one of them. Nobody needs it polished, and you can say it under your breath.",
    ],
  },
  {
    like: [
      'our new pastor wants to talk face to face and i hate that',
      'The new priest sits right across from you. I preferred the box',
      'he does confession on two chairs looking at you, help',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `You can ask for the screen; in many churches that's still your choice. Before you sit down:\n"Father, I'd rather use the screen, if I may."\n"Is there a time when confession is behind the screen?"\n"I find it hard face to face. May I look down?"`,
    ],
  },
  {
    like: [
      "I hear my father's funeral every time I stand in that church",
      "the last time I read up there was for mom's funeral and it all comes back",
      'i keep hearing the sounds from the day we buried her',
      "When I picture it I'm back at the service for my brother",
    ],
    about: 'coming',
    say: [
      "So it's two things at once: the room today, and that day in it. No wonder you've stayed away from the spot. Go in once beforehand when it's empty, stand there, and read it out loud. Then there's one newer memory of it.",
    ],
  },
  {
    like: [
      "ah, tell everyone so she isn't singled out",
      "so I say it to the whole group and she'll know",
      'like a general announcement, so nobody gets embarrassed',
      'To all of them, then, and he can take his part of it quietly',
    ],
    about: 'coming',
    say: [
      "That's beautifully put, and it's exactly how to do it. Say it at the start, before anyone has been loud or shy, and look at nobody in particular. The one it's meant for will hear it.",
    ],
  },
  {
    like: [
      'I get shy praying out loud next to my in-laws',
      'theres chanting and crying and i feel awkward beside my husbands family',
      "I'm shy about dancing at the ceremony with her relatives watching",
      "At the mourning gathering I feel watched by my spouse's people",
    ],
    about: 'coming',
    say: [
      "Showing what you feel next to people who aren't quite yours yet is a lot of closeness. You don't have to match anybody's volume. Stand beside one who feels safe, start small, and let it grow or stay as it is.",
    ],
  },
  {
    like: [
      'its tomorrow at 7',
      'Tomorrow morning, half past nine',
      'tmrw evening already',
      "It's on tomorrow, at eight o'clock",
    ],
    about: 'coming',
    say: [
      "Soon, then. The preparing can stop now. Put what you need in the pocket of what you'll wear and leave it there tonight. One small thing done there is enough. Tell me afterward how it went, if you like.",
    ],
  },
  {
    like: [
      "gurdwara langar, uncle gave me the dal bucket and now I'm serving two hundred people, do I say anything or just ladle",
      'im on the soup line at church lunch, do i talk to each person or what',
      "They've put me on handing out the bread at temple. Must I say something?",
      'ladling rice at the mosque iftar rn. silent or say smth',
      'first time serving coffee after mass, do you greet every single one',
    ],
    say: [
      'Serving is enough; nobody expects words with every portion. Look up, give a small nod, and say whatever the server next to you says, or nothing. If somebody signals they have plenty, move on to the next.',
    ],
  },
]
