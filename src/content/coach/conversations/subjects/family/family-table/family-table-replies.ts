import type { Answer } from '../../../conversation.ts'

export const familyTableReplies: readonly Answer[] = [
  {
    like: [
      'how do i ask my family not to bring up a topic',
      'what do i tell my mom before the dinner so she leaves it alone',
      'i want to ask them beforehand not to talk about my breakup',
      'how do i warn my family that i dont want questions',
      'can i text my aunt before thanksgiving so she doesnt ask',
    ],
    say: [
      `Tell one person beforehand, and let them pass it on:\n"I'm looking forward to seeing you. Please don't ask about that this time."\n"Could you help me keep that subject off the table?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'i have to give a toast to my family what do i say',
      'they want me to say a few words at dads birthday',
      'how do i say grace in front of everyone',
      'what do i say for grandmas anniversary at the table',
      'they go around and everyone says what theyre thankful for help',
    ],
    say: [
      `Two sentences are enough:\n"I'm glad we're all here. To you, and to many more years."\n"You've always had a place for me at this table. Thank you."\n"I'm thankful for the food, and for not having to cook it."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i say to cousins i see once a year',
      'how do i start talking to my uncle',
      'i dont know what to ask my relatives',
      'what can i say to family i hardly know',
      'whats a good question for grandpa',
    ],
    say: [
      `Questions about before, or about something in the room:\n"What was this place like when you were my age?"\n"What have you been busy with lately?"\n"Who made this? It's good."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i tell my family some big news at dinner',
      'im pregnant and want to tell everyone how do i say it',
      'how do i tell my family i quit my job',
      'i need to tell them were separating what do i say',
      'how do i come out to my family at the holidays',
    ],
    say: [
      `Maybe tell one person alone first, who can sit next to you:\n"I have something to tell you, and I'd like you to hear me out."\n"It's decided, and I'm not asking for advice. I wanted you to hear it from me."\n"You can ask me things tomorrow. Today I'd like to leave it at that."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'my uncle makes awful jokes at dinner what do i say',
      'what do i say when someone says something racist at the table',
      'grandpa says offensive stuff how do i respond',
      'how do i shut down a mean comment about my partner',
      'they make fun of my sister and i want to say something',
    ],
    say: [
      `Keep it short and calm, then change the subject:\n"I don't find that funny."\n"Not in front of me, please."\n"You're talking about somebody I love. Please stop."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'can i bring someone with me to family dinner',
      'is it ok to bring my friend so im not alone',
      'should i take my boyfriend along for support',
      'may i ask my sister to sit next to me',
      'is it weird to have an ally at a family gathering',
    ],
    say: [
      `Yes, and it's a good idea. Ask the host first if it's somebody from outside. Tell your person what you need: a seat beside you for the start, and a walk outside halfway if it gets heavy. Then talk to one relative on your own.`,
    ],
  },
  {
    like: [
      'is it rude to go sit in another room for a while',
      'can i take breaks during a family party',
      'should i hide in the bathroom if its too much',
      'is it ok to play with the kids the whole time',
      'may i go for a walk between courses',
    ],
    say: [
      'Breaks are fine, and you may not be the only one who needs one. Take ten minutes outside, with the kids or at the sink, and then come back. Say "Back in a bit" as you go, so nobody sends out a search party.',
    ],
  },
  {
    like: [
      'should i host it myself',
      'is it easier if they come to my place',
      'do i have to invite the whole family',
      'can i do the family dinner without cooking everything',
    ],
    say: [
      "Only if you'd like to. Hosting gives you something to do and a reason to leave the table, which suits some nervous people. It also means you can't go home. Let everybody bring a dish, and put an end time in the invitation.",
    ],
  },
  {
    like: [
      'my ex stepfather is invited and i dont want to see him',
      'they invited my brother who i dont speak to',
      'someone i dont want to see will be at the family dinner',
    ],
    say: [
      "You don't have to sit with somebody you don't want to see, and you don't owe anybody the reason. You can stay away. Or you can go with somebody who knows, sit apart from them, and have your own way home. If this person has hurt you, your safety comes first.",
    ],
  },
  {
    like: [
      'i always come home from family dinners feeling worthless',
      'i need days to recover after seeing my family',
      'my stomach hurts for a week before thanksgiving',
      'i dread the holidays from october on',
      'im already crying and its still days until we all meet',
    ],
    say: [
      "A dinner that costs you days on either side is too big a dinner. You're allowed to make it smaller: come for the dessert, meet two of them at another time, or leave when you still have some strength. Which part could you leave out this time?",
    ],
    about: 'coming',
  },
  {
    like: [
      'this is the first holiday since my mom died',
      'there will be an empty chair',
      'first christmas without my husband and the whole family will be there',
      'nobody in my family mentions my dad since he passed',
      'im afraid ill break down because grandma isnt there this year',
    ],
    say: [
      "I'm sorry. That chair will be there whether or not anybody speaks of it. You can say their name out loud; sometimes the others are waiting for somebody to. You can cry or step out, too, and you don't have to explain.",
    ],
  },
  {
    like: [
      'im the only one without a partner at the table',
      'i always sit with the kids because im single',
      'im forty and still at the kids table',
      'everyone is a couple except for me',
      'they put me at the end of the table because im alone',
    ],
    say: [
      `Among all those couples, it can feel as if you don't quite count. You're as much family as any pair there. Choose your own seat before anybody places you, next to the one you like best. "I'm going to sit here" is enough.`,
    ],
  },
  {
    like: [
      'i eat weird when people watch',
      'im scared to eat in front of my relatives',
      'i have an allergy and hate making a fuss at dinner',
      'im vegan and my family hates it',
      'my hands shake when i pass the dishes',
    ],
    say: [
      "Everybody has a plate in front of them, and it still feels as if they're all looking at yours. Take what you'd like, eat at your own speed, and look up now and then to see where people are really looking. If there's something you can't have, tell the cook ahead.",
    ],
  },
  {
    like: [
      'family dinner was fine',
      'the holidays went ok this year',
      'saw everyone and it was alright',
      'nobody asked me anything bad at dinner',
      'i went to the reunion and it was normal',
    ],
    say: [
      "Good, a normal evening with family. I'm glad. After all the bracing, normal can feel almost odd. Nobody has to make more of it than that, and you've earned a quiet night.",
    ],
    about: 'over',
  },
  {
    like: [
      'my family was so nice it made me suspicious',
      'they didnt ask about my life this time, did someone tell them something',
      'dad said hes proud of me at dinner and i dont believe him',
      'dinner with my relatives went well so next time will be bad',
      'everyone was sweet to me and i think they pity me',
    ],
    say: [
      "They were good to you, and you don't have to find out why. Families can change a little, and people often mean what they say over dinner. You can keep this evening as it was. The next one can wait.",
    ],
    about: 'over',
  },
  {
    like: [
      'it was terrible they started on me again',
      'dinner ended with everyone yelling',
      'my mom criticized me in front of the whole family',
      'they asked about it in front of everyone and i didnt know what to say',
      'i sat there in silence for three hours with my family',
    ],
    say: [
      "So it went the way you'd feared, and you sat through it. That's tiring and it hurts. Families fall into old roles, and you got handed yours. That role isn't all you are. Tonight, be with somebody or something that's good to you.",
    ],
    about: 'over',
  },
  {
    like: [
      'i blew up at my mother at dinner',
      'i left the table without saying goodbye',
      'i drank too much in front of my family',
      'i cried in front of all my relatives',
      'i was mean to my little sister at the party',
    ],
    say: [
      "You were at the end of your rope, around people who know how to get to you. It isn't all of who you are. If one person got hurt by it, write that one a line. The rest you can leave where it is.",
    ],
    about: 'over',
  },
  {
    like: [
      'when should i arrive so its not so awkward',
      'is it better to come early or late to a family party',
      'where should i sit at the table',
      'what can i do with my hands at these dinners',
      'do i have to kiss and hug everyone hello',
    ],
    say: [
      'Come a little early: you meet them one by one and can be handed a job. Sit next to somebody you like. For hellos, a wave around the room and "Hi, everybody" is fine; hugs are for those you want to hug.',
    ],
  },
]
