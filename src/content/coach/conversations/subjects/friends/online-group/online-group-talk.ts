import type { Answer } from '../../../conversation.ts'

export const onlineGroupTalk: readonly Answer[] = [
  {
    like: [
      'neighbor blamed us publicly in the street group chat, what do I write back',
      'someone posted about my kid on the local facebook page and i want to answer without a fight',
      "I've been accused of something in the residents' group. How do I reply calmly?",
      'they named me in the building chat over the noise, wtf do I say',
    ],
    asks: 'words',
    say: [
      `Post once, polite and factual, and take the rest out of public view:\n"Thanks for raising it. Send me a message and we'll sort it out."\n"I don't think that was us. When was it?"\n"I'd rather settle this in person."`,
    ],
  },
  {
    like: [
      'what do I reply to a really long voice message',
      'she sent me a 6 min audio and i dont know what to answer',
      'He wrote me three pages. A thank you seems too little.',
      'how do u respond when someone sends a whole essay',
    ],
    asks: 'words',
    say: [
      `Somebody who gives you that much wants to be heard, so pick up one bit:\n"I went through this twice. I liked the part about ..."\n"Thank you for this. How did you get into it?"\n"I'm not one for long messages, but this made my day."`,
    ],
  },
  {
    like: [
      'is it weird if i dont react to stuff in the group chat',
      'do i have to laugh at every meme they send',
      "Am I dull if I don't find their jokes funny?",
      'everyone spams lol in the gc and i dont, does that make me boring',
    ],
    say: [
      'No. Not laughing at everything is having your own taste, and nobody has to react to everything in a group chat. When something really gets you, react to that one. Then your laugh means something.',
    ],
  },
  {
    like: [
      'raid tonight, what if i mess up and everyone dies because of me',
      'big match with the whole team on voice, scared ill ruin it',
      "if we lose because of me I'm deleting my account",
      "20 people on mic and I'm the new healer, help",
    ],
    about: 'coming',
    say: [
      `With that many people, a loss almost never has one name on it, and plenty of them will have caused one. Say it at the start if you like: "I'm nervous, call it out if I miss something." Then you have your job, and they have theirs.`,
    ],
  },
  {
    like: [
      'what do i say when i join the voice call',
      'how do I fill the pause when my name pops up',
      'ok but with what words, when I come on the mic',
      'what do you even say when you enter a voice channel',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Anything short will do; the first word is the hard one:
"Hey all, I'm here. What's the plan?"
"Evening. Ready when you are."
"Hi, can you all hear me?"`,
    ],
  },
  {
    like: [
      'i dont want pity so i didnt tell them why',
      "don't want to be the sad story in the group",
      "if I say what's going on they'll treat me different",
      'not telling them about my family, I hate the poor you thing',
    ],
    say: [
      `I get that. You can give the reason without the story: "It's been a rough time at home, so I've been off." That clears it up, and nobody has to feel sorry for you. If you ever want one of them to know more, that's yours to pick.`,
    ],
  },
  {
    like: [
      'nah its not really fine',
      'i wrote "no worries either way" but thats a lie',
      'honestly id be gutted, so that part isnt true',
      "I said I don't mind and I do mind",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Good catch. Take that bit out, and the rest can be straight:\n"Am I out, or did it slip? I'd like to be in."\n"I think I got missed. Add me?"\n"I'd rather know than guess."`,
    ],
  },
  {
    like: [
      'the memes in our group chat are getting nasty',
      'a boy in class posts stuff thats kinda mean, everyone laughs',
      'am i boring if i dont react to jokes that are a bit off',
      'someone in the gc keeps posting weird stuff',
    ],
    say: [
      `No, not boring. If it's turned mean, not laughing is an answer too. You can scroll past, or say "eh, not that one." What's it about lately? If it's aimed at somebody or it's pictures of people, show an adult.`,
    ],
  },
  {
    like: [
      'been gaming with these guys for years, dont know their real names',
      "I talk to the same people online every night and couldn't tell you one first name.",
      'hundreds of hours in voice chat and i only know their tags',
      "We've raided together since winter and I know nobody's name.",
    ],
    say: [
      `That's a lot of hours with people you know by voice. You could go first, at the end of a session: "I'm ... , by the way. Feels odd not to know yours." Some will say it, some like to stay a nickname. Would you want them to know yours?`,
    ],
  },
  {
    like: [
      "they've never heard my accent, they think im someone else",
      'everyone online thinks i sound different than i do',
      "I've typed with them for years. They have no idea how I speak",
      'my voice is so not what they imagine',
    ],
    about: 'coming',
    say: [
      `So they've made up a voice for you, and yours will surprise them. Surprise isn't dislike. After all this time they know who you are. No announcement needed; one hello is enough to start.`,
    ],
  },
  {
    like: [
      'how to leave a group chat without drama',
      "want out of the whatsapp group but they'll ask why",
      'how do i quit the family chat without everyone texting me',
      'What do I write when I leave a chat group',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Say one line before you go, and there's little left to ask:\n"I'm cutting down on group chats, it's nothing against any of you. Message me directly any time."\n"Stepping out of this one, too many pings for me. See you all around."`,
    ],
  },
  {
    like: [
      'my guild wants me on again tonight and i need a break',
      'they always make me heal and i want an evening off',
      'how do i tell my raid group no tonight',
      "the lads want me for another match and I'm worn out",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Being worn out is a good reason, and you don't even need one:\n"Not tonight, I need a night off. Next time."\n"I'm done with that role for this week. Can somebody else take it?"\n"I'll come along if I can play something quieter."`,
    ],
  },
  {
    like: [
      'what do i write when its someones birthday in the group chat',
      'how do you congratulate somebody you barely know on whatsapp',
      'somebody posted a birthday and everyone is replying, what do i say',
      "new in the group and there's a birthday, do I write something",
    ],
    asks: 'words',
    say: [
      `One line, and you're done; everybody else does the same:\n"Happy birthday, have a good one."\n"Happy birthday from me too. Cake tonight?"\n"Hope somebody brings you cake today."\nAn emoji alone is fine too.`,
    ],
  },
  {
    like: [
      'they are so quick. when I finish one word they are already at other matter',
      "by the time i've typed haha they're 40 messages on",
      "My grandchildren's chat moves too fast for me, I write with one finger",
      'cousins group is so fast i just read. when i have something to say its already old',
      "They jump from one subject to the next. I look up one word and the conversation's over.",
    ],
    say: [
      'You don\'t have to keep up with them. In a group chat you can answer something from this morning, and a heart is an answer too. Or tell them once: "I read everything, I type slowly. I\'m happy to be here."',
    ],
  },
]
