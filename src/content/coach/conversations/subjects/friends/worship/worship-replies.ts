import type { Answer } from '../../../conversation.ts'

export const worshipReplies: readonly Answer[] = [
  {
    like: [
      'what do i say at the door on my first visit',
      'how do i greet people at a new church',
      'what do i say when i walk into the mosque for the first time',
      'first time at the synagogue how do i introduce myself',
      'words for when someone welcomes me at the door',
    ],
    say: [
      `You can tell them you're new:
"Hello, it's my first time here. Where should I sit?"
"I'm visiting today. Is there anything I should know?"
"Thank you. I'd like to sit quietly and watch this time."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i say no when they ask me to help at church',
      'they want me to join the choir how do i refuse',
      'the pastor asked me to serve and i dont want to',
      'how do i turn down a job in the congregation',
      'what do i say to get out of reading in the service',
    ],
    say: [
      `Thank them, then a clear no:
"Thank you for asking me. I can't take that on now."
"Being up front isn't for me. I could help clean up."
"Please don't count on me for this. I'd like to come and pray."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i ask the priest for a talk',
      'how do i write to my imam',
      'i want to ask the rabbi something privately',
      'what do i say to get a few minutes with the pastor',
      'how do i ask for prayer without telling everyone why',
    ],
    say: [
      `No need to say why in advance:
"Could I talk with you alone for ten minutes this week?"
"Something is weighing on me. When would be a good time?"
"Would you pray for me? I'd like to keep the reason to myself."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i say at coffee hour',
      'how do i talk to people after the service',
      'everyone stands around after prayer and i dont know what to say',
      'how do i start talking to someone at my temple',
      'small talk after church',
    ],
    say: [
      `Ask about them and the place:
"How long have you been coming here?"
"I liked the music today. Did you?"
"I keep seeing you here, and I don't know your name."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i say to someone grieving at the service',
      'i have to give condolences after the funeral mass',
      'how do i greet the family at a shiva',
      'what do i say to the widow in our congregation',
      'what do u say at a janazah',
    ],
    say: [
      `Few words are right here:
"I'm so sorry. I'm glad I could be here."
"I've been thinking of you all."
"You don't have to talk. I wanted to see you."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'is it ok to leave before the end',
      'can i slip out during the service',
      'can i go out if i panic in church',
      'is it disrespectful to walk out during prayer',
      'what if i have to leave in the middle of the sermon',
    ],
    say: [
      `You can step out. People do it all the time, with children, coughs and bathroom trips. Get up when you need to, say "Excuse me" if somebody is in the way, and come back in when you're ready. A seat near the door is fine the first time, and you can move in from there.`,
    ],
  },
  {
    like: [
      'do i have to take communion',
      'do i have to sing along or say the words',
      'is it ok if i dont kneel',
      'can i sit there and not take part',
      'what if i dont know the prayers',
    ],
    say: [
      "In most places a guest can sit quietly and not take part, and that's respectful. If something is handed around, a small shake of the head is enough. If you're a member and not sure what's expected, ask someone you trust there.",
    ],
  },
  {
    like: [
      'what should i wear to church',
      'do i need a head covering',
      'what do i wear to the mosque',
      'do i have to take my shoes off',
      'will i be dressed wrong for temple',
    ],
    say: [
      'Covered shoulders and knees and quiet colors are right in most places. Some places ask for a head covering or bare feet, and many have scarves or caps at the door. Look at photos on their site, or send them one line and ask.',
    ],
    about: 'coming',
  },
  {
    like: [
      'where should i sit so i dont stand out',
      'should i sit in the back',
      'should i arrive early or late',
      'what if i sit in someones seat',
      'is it better to come in when its already started',
    ],
    say: [
      "Come five or ten minutes early, when you can choose, and sit among people, where you can see and follow. You may stand up a second late, and it's fine if somebody sees that. If it's somebody's spot, they'll tell you, and you move over.",
    ],
    about: 'coming',
  },
  {
    like: [
      'im in the parking lot of the church and cant go in',
      'i got as far as the door of the mosque and left',
      'i drive there every sunday and turn around',
      'service starts in ten minutes and i want to go home',
      'everyone will turn around when i walk in',
    ],
    say: [
      "The doorway is the hardest part, with the heads that might turn. Somebody may look, and then there's a seat and something to listen to. Decide on a short visit, one seat near the door and ten minutes. That's a real visit.",
    ],
    about: 'coming',
  },
  {
    like: [
      'i cant pray because i think about who is watching',
      'im so busy with people i dont hear a word',
      'i cant concentrate in the service because of the people',
      'i feel like a fraud when i pray in front of others',
      'i used to feel close to god there and now i only feel watched',
    ],
    say: [
      "That's a real loss: you come for one thing, and your mind is busy with the people. Give your attention something to hold: the words on the page, one line at a time, or one sound. When it drifts to the people, bring it back. Drifting isn't a failure.",
    ],
  },
  {
    like: [
      'my whole family goes and i have to come along',
      'if i dont go my parents are hurt',
      'everyone there knows my family',
      'my father is the pastor and all eyes are on me',
      'in our community everybody knows everything about everyone',
    ],
    say: [
      "So you're never only yourself there; you walk in as part of a family, and people look at that too. It may help to have one thing there that's yours: a seat, a friend, a small task. You can be there in your own way, even a quiet one.",
    ],
  },
  {
    like: [
      'since my husband died i cant go alone',
      'i lost my wife and everyone there looks at me with pity',
      'my wife passed and i havent been to church since',
      'we always went together and now i sit there alone',
      'i went with my mother all my life and she is gone',
    ],
    say: [
      "The empty place beside you is the first thing you'd feel there, and I'm sorry. You could sit in a different part of the room, or ask somebody you both knew to sit with you the first time. Some people will be clumsy about it. Some of them miss that person too.",
    ],
  },
  {
    like: [
      'i went to the service. it was ok',
      'i went to friday prayer and it was fine',
      'went to church today for the first time in ages',
      'i stayed for coffee after and it was alright',
      'i read in front of everyone and it went fine',
    ],
    say: [
      "I'm glad. You went, you were there among people, and it was all right. I hope you also got some of what you go there for. You can leave it at that.",
    ],
    about: 'over',
  },
  {
    like: [
      'they were so friendly but they do that with every newcomer',
      'people greeted me but its their duty',
      'it was nice at church but they dont know me yet',
      'they said come again but they say that to everyone',
      'the reading went well but nobody would say otherwise in church',
    ],
    say: [
      "They may well greet every newcomer. Then it's a place that's good at welcoming, and this time you were the one they welcomed. It doesn't have to be more than that yet. They were kind to you. I'd let it count.",
    ],
    about: 'over',
  },
  {
    like: [
      'i stood alone the whole time after the service',
      'nobody spoke to me and i left',
      'i hid in the restroom until the service was over',
      'coffee after church was awful i just stood there',
      'they all knew each other and i was invisible at the service',
    ],
    say: [
      "That hurts more there than elsewhere, because it's a place where you hope to be welcome. It says little about whether you belong. Those minutes after the end can be hard even for people who have come for years. You went, and that counts.",
    ],
    about: 'over',
  },
  {
    like: [
      'my phone rang during prayer',
      'i laughed during the sermon',
      'i cried in church and everyone saw',
      'i lost my place while i was reading in church',
      'i messed up the prayer in front of everyone',
      'i took communion and wasnt supposed to',
    ],
    say: [
      "That can feel embarrassing, and it wasn't meant as disrespect. People cry, lose their place and forget their phones in services. If you think you crossed a rule, one quiet word to someone in charge is enough: \"I didn't know. I'm sorry.\"",
    ],
    about: 'over',
  },
  {
    like: [
      'can i call ahead and ask',
      'do i email them before i come',
      'how long does a service take',
      'is there a quiet time when i can look at the place',
      'can i visit when nobody is there',
    ],
    say: [
      'Yes, write or call ahead; a short line is fine: "I\'d like to come for the first time. How long does it last, and where do I go?" Often it\'s about an hour, sometimes much longer. Many places are open at quiet times, so you can see the room first.',
    ],
    about: 'coming',
  },
]
