import type { Answer } from '../../../conversation.ts'

export const intimacyReplies: readonly Answer[] = [
  {
    like: [
      'how do i tell my partner i need more affection',
      'what do i say if i want to be held more',
      'how do i ask for a hug',
      'words to ask for more closeness without sounding needy',
      'i want him to hold my hand how do i say it',
    ],
    asks: 'words',
    say: [
      `Ask for one thing they can do right away:\n"Could I have a hug? A long one."\n"I'd like it if you took my hand when we walk."\n"I miss being close to you. Can we sit together for a while?"`,
    ],
  },
  {
    like: [
      'what do i say in the middle of it when i want to slow down',
      'how do i say wait without killing the mood',
      'words for when its going too fast',
      'how do i pause when were already kissing',
      'i need a sentence for stop lets go back to kissing',
    ],
    asks: 'words',
    say: [
      `Short is best in that moment, and they have to stop when you say so:\n"Slower. This is good, and I want it slower."\n"Wait. Let's go back to kissing."\n"Hold on, I need a minute. Stay here with me."`,
    ],
  },
  {
    like: [
      'how do i tell them about a medical thing before we get close',
      'how do i say i have herpes',
      'what do i say about my scars before they see them',
      'i have a stoma how do i tell him',
      'words to explain something about my body beforehand',
    ],
    about: 'coming',
    asks: 'words',
    say: [
      `Dressed, calm, before anything starts:\n"There's something about my body I want you to know before we get closer."\n"You'll see something I'm shy about. I'd rather tell you first."\n"I have a condition that matters for this. I'll tell you what I know, and you can ask me anything."`,
    ],
  },
  {
    like: [
      'how do i tell him i didnt like what we did',
      'what do i say the next day if i regret it',
      'i want to tell her i dont want to do that again',
      'how do i talk about last night',
    ],
    about: 'over',
    asks: 'words',
    say: [
      `If they went on after a no, or you felt afraid, tap Help now first. Otherwise, at a calm time:\n"I've thought about last time. I don't want to do that part again."\n"I wasn't sure about it. I need us to go slower."\n"Can we talk about that night? Something about it hasn't felt right to me."`,
    ],
  },
  {
    like: [
      'how do i turn my partner down when im not in the mood',
      'what do i say when im too tired and she wants to',
      'how do i say no to sex without him feeling rejected',
      'my wife reaches for me and i dont know how to say not now',
      'a loving way to say not tonight',
    ],
    asks: 'words',
    say: [
      `Say the no clearly, then what you'd like instead, if there is something:\n"Not tonight. I'd love to fall asleep next to you."\n"I don't want to right now. It isn't about how I feel for you."\n"I'm too tired for that. Come here and tell me about your day."`,
    ],
  },
  {
    like: [
      'is it all right to change my mind halfway',
      'can i say stop after i said yes',
      'do i owe it to them if i started it',
      'is it unfair to lead someone on and then stop',
      'can i take back a yes',
    ],
    say: [
      "You can stop at any point, whatever you said before and however far it has gone. You don't owe anybody the rest because you began. They may be frustrated for a moment, and they still have to stop at once. If somebody didn't, tap Help now.",
    ],
  },
  {
    like: [
      'how long should we wait before sleeping together',
      'is it too soon after three dates',
      'when is the right time to have sex',
      'what is normal how many dates before you do it',
      'should we have done it by now',
    ],
    say: [
      "There's no right number. The time is when you're both old enough, both want to, sober, and can talk about it without pressing each other. For some that's early, for some after the wedding, for some never. If you're asking because somebody is hurrying you, wait.",
    ],
  },
  {
    like: [
      'is it weird to laugh during it',
      'what if something embarrassing happens in bed',
      'what if my body makes a noise',
      'what if we bump heads when we kiss',
      'what if my stomach rumbles when were lying there',
    ],
    about: 'coming',
    say: [
      `Laughing is fine, and then you go on. Everybody's body gurgles, bumps and cramps; only in movies does it go smoothly. "Well, that was elegant" is all the comment it needs. With a kind person, a moment like that can bring you closer.`,
    ],
  },
  {
    like: [
      'do i have to tell my partner how many people ive been with',
      'should i tell them about my past',
      'does she have a right to know my history',
      'he asks for my number of partners',
      'do i have to answer questions about my exes in bed',
    ],
    say: [
      `You don't have to. Your past is yours, and so is the number, zero or high. "I'd rather not count, I'm here with you" is a full answer. What they do have a right to is anything that touches their health, so tell them that before you're close. The rest you share when you want to.`,
    ],
  },
  {
    like: [
      'im scared of kissing badly',
      'what if im a bad kisser',
      'im afraid im terrible in bed',
      'i wont know what to do with my hands',
      'theyll compare me with others',
    ],
    about: 'coming',
    say: [
      'It can feel like a test that everybody else has passed. Nobody is good at it in general; two people find out together what they like, and that takes asking. Go slowly, notice what they answer with, and do more of that. Paying attention goes a long way.',
    ],
  },
  {
    like: [
      'i havent been touched in years',
      'its been a decade since anyone held me',
      'my wife died and i havent been close to anyone since',
      'since the divorce nobody has touched me',
      'i forgot what closeness feels like',
    ],
    say: [
      "That's a long time to go without another person's warmth, and missing it isn't weakness. After so long, even a hand on the arm can be a lot. You can start as small as you need, and tell the other person that it's been a while. You set the pace.",
    ],
  },
  {
    like: [
      'im in my head the whole time',
      'i watch myself from outside when were close',
      'i cant relax when someone touches me because i think too much',
      'i keep wondering what i look like',
      'i cant enjoy it because im monitoring everything',
    ],
    say: [
      "You're there, and at the same time you're the one judging it from the corner of the room. Pick one spot where you touch, a hand or a shoulder, and stay with how warm it is. When you drift off, come back to that spot. It's fine to say that you drifted, and fine to stop.",
    ],
  },
  {
    like: [
      'they are so much more experienced than me',
      'my boyfriend has had lots of partners and i had none',
      'shes done everything and i know nothing',
      'im the only virgin left and hes not',
      'the gap in experience scares me',
    ],
    say: [
      "It can feel like something you'd have to catch up on in one evening. What they've done, they did with other people, and none of it tells them what you like. So you both start new there. You can let them know you'd like to go at your speed. How they take that is worth knowing.",
    ],
  },
  {
    like: [
      'we kissed it was okay',
      'we slept together it was fine',
      'i told him i want to go slow and he said ok',
      'we held hands nothing special',
      'it happened and it was alright',
    ],
    about: 'over',
    say: [
      "That's good to hear. You were close to somebody, and it was all right, without fireworks and without disaster. It doesn't have to mean more than it did. I'm glad it was a calm one.",
    ],
  },
  {
    like: [
      'it was beautiful and now im scared',
      'she was so gentle i dont trust it',
      'he said i was wonderful and i think hes lying',
      'it felt so good that im waiting for him to leave',
      'we were really close last night and today i want to run',
    ],
    about: 'over',
    say: [
      "I'm glad it was good. Being that close can leave you feeling exposed the next day, so fear can follow something lovely. It doesn't mean the lovely part was false. You don't have to decide anything while you feel like this.",
    ],
  },
  {
    like: [
      'it didnt work in bed and it was humiliating',
      'i tensed up and we had to stop',
      'i started crying when we got close',
      'i pulled away when he tried to kiss me',
      'my body shut down and she was upset',
    ],
    about: 'over',
    say: [
      `I'm sorry, that's a raw thing to come home with. Bodies can put on the brake when they're frightened, tired or not ready, and stopping was right. It's no verdict on you. When it's calm, if you want to say something: "That was too much for me right then."`,
    ],
  },
  {
    like: [
      'i said something stupid right after',
      'i cant believe i said i love you so soon',
      'i called her by the wrong name',
      'i sent a photo and now i regret it',
    ],
    about: 'over',
    say: [
      `It burns because you were so unguarded. One honest line usually does more than staying away: "I've been thinking about that, and I'm embarrassed. Can I explain?" If it's a photo, ask them to delete it. If they threaten you with it or share it, that's on them; tell somebody you trust right away.`,
    ],
  },
  {
    like: [
      'do i have to say it out loud or can i write it',
      'can i tell them by text what i like',
      'is it okay to talk about sex over messages first',
      'do i say it in bed or before',
      'can we agree on a sign instead of words',
    ],
    say: [
      "Writing is fine, and for some people it's the only way it gets said. Before is better than during, with your clothes on. You can also agree on a sign, two taps on the arm for a stop, say, if your voice goes. Keep it to words; pictures can travel.",
    ],
  },
]
