import type { Answer } from '../../../conversation.ts'

export const joiningGroupTalk: readonly Answer[] = [
  {
    like: [
      'one of them came round to my house with my note in his hand',
      'they knocked and said they could do with someone like me',
      'wrote to the group like you said and a guy actually turned up to invite me',
      'She called the same day. They need somebody who can do what I do.',
    ],
    say: [
      "You made the first move, and they came looking for you. They want somebody like you there, which sounds a lot like a place being kept. I'm glad.",
    ],
  },
  {
    like: [
      'they talk about renovating mostly, I did mine last year',
      "it's all kids and schools, I've got kids too so I get it",
      'they chat about cars and I actually know about cars',
      'mostly house stuff. been through that myself',
    ],
    say: [
      `Then you know the subject, and that's your way in: "I know a bit about that. How's yours going?" People like somebody who gets what they're talking about. Stand near, and ask one of them.`,
    ],
  },
  {
    like: [
      'one of them nods at me sometimes',
      "there's one guy who smiles when i walk past",
      'A girl in the group says hi now and then',
      'one of them looked up and kinda nodded',
    ],
    about: 'coming',
    say: [
      `Then you have your one. It means you've been noticed and it's fine. Next time give it back and slow down for a second: "Hey. How's it going?" You don't have to stay. Do that a few times, and stopping there will feel normal.`,
    ],
  },
  {
    like: [
      'they actually asked me to tell my story!!',
      'someone remembered what id said and asked me about it',
      'They invited me in and I played and lost and loved it',
      'omg they asked ME what i thought',
    ],
    about: 'over',
    say: [
      "They asked you. So somebody did notice you, and wanted to hear more. I'm glad. That's what being part of it feels like, and you were there for it.",
    ],
  },
  {
    like: [
      'hold on someone just came over and talked to me',
      'wait so a guy asked me about my thing',
      'a girl walked up and asked if this is mine',
      'update: somebody actually started talking to me',
    ],
    say: [
      'Look at that. Somebody came to you. Answer, and ask one thing back. No need to go near a big group; two people talking is plenty. What did you say?',
    ],
  },
  {
    like: [
      'ive been walking behind the group for weeks',
      'i go and stand near them but never say hi',
      "I've watched the running club from my car three times now",
      'two weeks in a row i turned up and stayed 50 feet away',
    ],
    about: 'coming',
    say: [
      `Then you already go; you're only missing the talking. Next time be at the starting point five minutes early, when there are one or two of them. "Hi, is this the group? I'd like to come along." That gets the hardest part over with.`,
    ],
  },
  {
    like: [
      'she was with the mean one the whole time',
      'he was never alone so i couldnt',
      'couldnt talk to her, she was with her group all day',
      'they stuck together all lunch, no chance',
    ],
    about: 'over',
    say: [
      "Ugh, then there was no gap to get into. That's bad luck, and it's not you doing it wrong. Go for a moment when your person is alone: before things start, on the way out, or in a message tonight. One question, only to them.",
    ],
  },
  {
    like: [
      'all the fun happens on smoke breaks and i dont smoke',
      'smokers get all the chat at work',
      'everyone bonds outside with a cig, not me',
      "I miss everything because I'm not a smoker",
    ],
    say: [
      `It's the standing around outside that's fun, and that part's free. Go out with a coffee: "I don't smoke, I came for the gossip." Stand upwind. Once a day for five minutes, and people get used to seeing you there.`,
    ],
  },
  {
    like: [
      'i could call them first but my speech isnt good since the stroke',
      "maybe phone ahead. I don't talk as well as I used to",
      "I'd ring but the words come slow now",
      'could call before i go but i slur a bit',
    ],
    about: 'coming',
    say: [
      `Calling first is a good way in. Say it at the start, and then it's out of the way: "My speech is slow these days, so give me a moment. I'd like to come along." Then there's already somebody there who knows your voice.`,
    ],
  },
  {
    like: [
      'after the match they all stand in a circle and i hover outside',
      'I hang around the edge of the group after practice',
      'everyone chats after training and I sort of float about',
      'they stand in a ring with beers and I never know how to get in',
    ],
    say: [
      `You stayed, and that's closer than it feels. Pick the one you get along with best and stand next to them. People usually make room without thinking. Then one small question: "How did you think that went?" Listening to the answer is already being in the circle.`,
    ],
  },
  {
    like: [
      "i'd have nothing to say, they'd all look at me and i'd walk off",
      "If they ask what I think there'll be a pause and I'll slink away.",
      'theyd go quiet n stare and id be like ok bye',
      "I run out of words and then it's silence and I retreat",
    ],
    say: [
      `You can have no view and still stay. "I missed that one, what happened?" hands it back to them, and people with a view will often tell it twice. Two seconds of silence and eyes on you is a gap in the conversation. You don't have to walk off with it.`,
    ],
  },
  {
    like: [
      'sharing a tent for a week with people who ignore me',
      "Field trip. I'm not afraid of the mountain, I'm afraid of the dormitory.",
      'training camp, 6 to a room and none of them speak to me',
      'Everyone worries about the exam, I worry about rooming with them.',
    ],
    about: 'coming',
    say: [
      `Days of close quarters with people who don't talk to you: that's the harder part, you're right. Sharing a room does bring small chances. Be the one who hands over something useful: "I've got a spare charger, want it?" Tired people often start talking over things like that.`,
    ],
  },
  {
    like: [
      'no and im not telling them',
      "they don't know and they're never going to",
      'nope, thats staying with me',
      "No. I don't intend to tell anyone at the new job",
    ],
    say: [
      "Then they won't hear it from you. It's yours, and nobody there has a claim on it. You can get to know people without that part. If somebody earns your trust one day, you can think about it again.",
    ],
  },
  {
    like: [
      'since my operation I only walk past, never in',
      "I've gone by that door every week since I got sick",
      'since the heart attack. about ten times now',
      'Never had the courage to go in since my stroke',
    ],
    about: 'coming',
    say: [
      "Walking past that often means you want in. And you're not the same as before it happened, so of course the door got heavier. Plenty of people behind it have been through something of their own. What do you picture happening if you went in?",
    ],
  },
  {
    like: [
      'i joined the wrong group lol its for moms and i dont have kids',
      'It turns out the club is for something else entirely, I misread it',
      'signed up by mistake, its a couples thing and im single',
      'I misunderstood the flyer and now I feel like a fraud',
    ],
    about: 'coming',
    say: [
      `That may be the best opening line anybody brings them all year. Tell it as it is: "I misread what this was. Could I stay anyway?" They may say it's not the right group, and you'd still have made them smile. Ask whoever looks friendliest.`,
    ],
  },
  {
    like: [
      "Asked it. Friday's a bake sale. There's a group chat, I'm in it. It's called Gate Pigeons, they call themselves that",
      'i asked about the cake thing and now im in the whatsapp lol',
      'Put my question to the lady with the pram. She added me to their list on the spot.',
      'asked what time training was, ended up in the team chat. theyve got a goat as the icon',
      'Said it. They told me, then somebody took my number for the walking group.',
    ],
    say: [
      "You asked one plain question and came home with an answer and a place in the group. That's how people get in. No need to be clever in there; a short reply now and then is plenty for the first week.",
    ],
  },
  {
    like: [
      'Heads. Grey ones, all turning, like owls',
      'everyone stopping mid sentence and staring at me',
      'Forty faces and then me in the doorway with my coat on.',
      'they all look up like meerkats. thats what i see',
      'A silence. All of them with their cups in the air, looking to see who it is.',
    ],
    say: [
      'They may well turn, because a door opening is news. It lasts a second or two, and then they go back to what they were doing. Walk to the nearest free chair: "Is this one taken? It\'s my first time here." That\'s the whole entrance.',
    ],
  },
  {
    like: [
      'so naked! can it have some clothes on',
      'too blunt, i cant just say can i join. softer?',
      'Could it be wrapped up a little? It sounds like a demand.',
      'thats so direct omg. nicer version pls',
      'Hm, bare. I would want a bit of politeness around it before I ask to come along',
    ],
    say: [
      'Sure, a little something around it, and the question stays the same.\n"Hi, I see you all out here and it looks nice. Would you mind one more?"\n"You look like good company. Could I join you for a bit?"',
    ],
    asks: 'words',
  },
]
