import type { Answer } from '../../../conversation.ts'

export const onlineGroupReplies: readonly Answer[] = [
  {
    like: [
      'what do i write as my first message in a discord server',
      'how do i introduce myself in an online group',
      'theres an intro channel and i dont know what to put',
      'first post in a facebook group what do i say',
      'how do i say hello in a chat where i know nobody',
    ],
    say: [
      `Two lines, and one thing people can answer:\n"Hi, new here. I came for this topic and have been reading along. What should I look at first?"\n"Hello, I'm a bit shy in groups. Glad I found this one."\n"New member here. How did you all get into this?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i message someone from the group privately',
      'i want to dm a person from the server without being creepy',
      'what do i write to someone i only know from the group chat',
      'how do i start talking one on one with an online friend',
      'first dm to somebody whose posts i like',
    ],
    say: [
      `Name the thing that made you write, and leave the door open:\n"I liked what you wrote about that. Can I ask you something?"\n"We keep answering each other in there, so I thought I'd say hi."\n"No rush to reply. I wanted to say your post helped me."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i say i dont want to turn my camera or mic on',
      'what do i tell them when they want me in voice chat',
      'how do i get out of voice without being rude',
      'they keep asking me to unmute what do i say',
      'what do i write when they say join vc',
    ],
    say: [
      `Short and friendly; a reason isn't needed:\n"I'll type tonight and listen in."\n"No mic from me yet, but it's good to be here."\n"Give me a few evenings, then maybe."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i answer someone who was rude to me in the group',
      'what do i write back to a mean comment',
      'someone corrected me in front of everyone in the chat how do i respond',
      'they made fun of my post what do i say',
      'a reply for someone who attacked me in the comments',
    ],
    say: [
      `Answer once, calmly, and leave it there:\n"We see that differently, and that's okay."\n"You may be right about that part. The tone wasn't needed."\n"I'm going to step out of this one."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i come back to the group chat after months of silence',
      'i disappeared from the server how do i say hi again',
      'what do i write after ignoring the chat for weeks',
      'i never answered their messages and want to come back',
      'how do i rejoin my gaming group after i ghosted them',
    ],
    say: [
      `No long excuse is needed:\n"Hey, I went quiet for a while. I'm back, and I missed this place."\n"Sorry I dropped off. It wasn't about any of you. What are you all up to?"\n"Is there a spot for me tonight?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'is it ok to only read and never write',
      'is lurking rude',
      'do people mind if im silent in the group',
      'will they kick me out if i never post',
      'can i be a member and say nothing',
    ],
    say: [
      `Reading along is fine, and in big groups a lot of members do only that. A few small ones ask for activity and say so in their rules. If you'd like people to know you're there, a reaction or a "thank you, that helped" is already something.`,
    ],
  },
  {
    like: [
      'should i use my real name or a nickname',
      'should i put a photo of myself in the group',
      'is it safe to tell my age in a discord',
      'how much can i tell people online about me',
      'do i say where i live when they ask',
    ],
    say: [
      "Use a nickname, and keep your last name, exact age, address, school, workplace and daily routine out of it. How you're doing and what you like are fine to share. If somebody pushes for more, or for pictures, you can say no without a reason and block them.",
    ],
  },
  {
    like: [
      'is it annoying if i post too much',
      'how often can i write in the group before im annoying',
      'is it ok to post twice when nobody answered',
      'should i reply to everything or is that too much',
      'am i spamming if i send three messages in a row',
    ],
    say: [
      'A few messages a day is normal in most chats, and two or three in a row is fine. Look at how the others do it and stay near that. If nobody answered, it may have been bad timing; try another day with something new.',
    ],
  },
  {
    like: [
      'what if they screenshot what i write',
      'can they share my messages with others',
      'what if someone shows my post to people i know',
      'what if my messages get leaked',
      'can people at my school find what i posted',
    ],
    say: [
      "They can, so write in groups only what you could live with if it were seen, and keep private things for people you trust. An ordinary message is rarely worth passing on. If someone does share private things of yours, tell a moderator, and if you're in school, an adult you trust.",
    ],
  },
  {
    like: [
      'i see them typing and my heart races',
      'every notification makes me panic',
      'after i post i throw my phone across the bed',
      'i hit send and feel sick until someone answers',
      'i check every minute if anyone reacted',
    ],
    say: [
      "Those minutes after sending are the worst, because there's nothing left to do and everything to imagine. Your body acts as if the whole room had turned around. It usually drops again by itself. Put the phone face down in another room and go do something with your hands.",
    ],
  },
  {
    like: [
      'im the only one whose messages never get a reaction',
      'when others post they get ten hearts and i get nothing',
      'the chat dies every time i write something',
      'they answer everyone except me',
      'whenever i say something in the group they change the subject',
    ],
    say: [
      "To see everyone else answered and yours left hanging hurts every time. It's partly how groups run: people react to those they already know. Being answered tends to start with one person. You could reply to somebody else who got nothing; they may remember you.",
    ],
  },
  {
    like: [
      'im braver online than in real life and scared to be found out',
      'online im funny and in person im nobody',
      'they think im cool and its all fake',
      'my online self is not me',
      'if they met me theyd be disappointed',
    ],
    say: [
      'The one who types is you as well: you with time to think and nobody staring. Those jokes came from somewhere. People who like you there have met a real part of you. The rest may come more slowly, as it does with most people.',
    ],
  },
  {
    like: [
      'im joining a voice chat tonight and im terrified',
      'its my first raid with strangers and im scared',
      'we have our first group call and i dont know anyone',
      'i signed up for an online meetup and want to bail',
      'tonight they want to hear my voice for the first time',
    ],
    say: [
      "The first seconds of being heard are often the hardest; after that people get busy with the game or the topic. Go in a little early, while there are few people, and say hello right away. After that you can be quiet for a while; they know you're there.",
    ],
    about: 'coming',
  },
  {
    like: [
      'i posted something and a few people answered',
      'i wrote in the group it was fine',
      'joined the voice chat, said a bit, was ok',
      'i finally sent a message in the server',
      'i introduced myself and they said welcome',
    ],
    say: [
      "Good to hear. They know you're there now. It can stay at one message for a while, if you like. This one is done, and you wrote it.",
    ],
    about: 'over',
  },
  {
    like: [
      'they were nice to me online but people are nice to everyone new',
      'i got a lot of likes and now i think theyre making fun of me',
      'they said they like having me in the group and i dont buy it',
      'everyone laughed at my joke in chat but maybe at me',
      'it went well in voice and im sure they talked about me after',
    ],
    say: [
      "Online it costs nothing to ignore someone, and they didn't. You can't see their faces, so your mind fills them in. What's on the screen is friendly. You can go by that until something real says otherwise.",
    ],
    about: 'over',
  },
  {
    like: [
      'i posted and nobody replied at all',
      'i wrote a long message about my problem and got silence',
      'they laughed at me in voice chat',
      'i spoke up in the group and someone shut me down',
      'they read my message and kept talking about something else',
    ],
    say: [
      "That's hard to take after working yourself up to it. I'm sorry. It may be timing, it may be that group; you can't tell from one try. You don't have to go back in there today.",
    ],
    about: 'over',
  },
  {
    like: [
      'i posted when i was upset and now everyone has seen it',
      'i argued with a stranger online for hours',
      'i overshared in the server at 3 am',
      'i said something mean in the game chat',
      'i wrote a needy message in the group and cringe',
    ],
    say: [
      `You were worked up, and hitting send takes a second. It's likely already far up in the scroll, though it doesn't feel that way to you. If it was mean, one "sorry, that was out of line." If it was only personal, you can delete it or leave it be.`,
    ],
    about: 'over',
  },
  {
    like: [
      'i wrote a post, is it too long for the group',
      'is my intro cringe',
      'can you check my message before i post it in the server',
      'should i put an emoji at the end of my message',
      'i wrote sorry if this is a dumb question, keep it or cut it',
    ],
    say: [
      `Cut "sorry" and "dumb" from the front, and put the question first. Three or four lines get read; more gets skipped. One emoji is fine if the others use them. If it's friendly and somebody can answer it, it's ready to go.`,
    ],
  },
]
