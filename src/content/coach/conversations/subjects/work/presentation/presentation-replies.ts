import type { Answer } from '../../../conversation.ts'

export const presentationReplies: readonly Answer[] = [
  {
    like: [
      'how do i start my presentation',
      'i need an opening line for my talk',
      'what are the very first words i say up there',
      'give me a first sentence for my speech',
    ],
    asks: 'words',
    say: [
      `Plain openings work best when you're nervous:\n"Good to see you all. I'll tell you about one thing today, and it's this."\n"I want to start with a question I had myself."\n"By the end you'll know how this works and why it matters."`,
    ],
  },
  {
    like: [
      'how do i end the presentation without it being awkward',
      'what do i say at the end of my talk',
      'i never know how to finish and mumble that was it',
      'how do i hand over to questions',
    ],
    asks: 'words',
    say: [
      `Say one of these, and then stop:\n"If you remember one thing, let it be this one."\n"That's what I have. Thank you for listening."\n"I can take a question or two now."`,
    ],
  },
  {
    like: [
      'how do i ask my teacher if i can present to only her',
      'what do i write to my boss to get a shorter slot',
      'how do i ask to do the presentation sitting down or in a smaller group',
      'words for asking if i can do the talk differently',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Ask for one change, and say what you will still do:\n"Speaking in front of everyone is hard for me. Could I present to a smaller group?"\n"I'd like to do it sitting down. Would that be all right?"\n"Could we split it? I'd take the first half."`,
    ],
  },
  {
    like: [
      'what do i say if somebody asks a nasty question after my talk',
      'how do i answer someone who attacks my presentation',
      'give me a line for a hostile question',
      'what do i say to the person who argues and wont stop',
    ],
    asks: 'words',
    say: [
      `Short, friendly, and then on to the next person:\n"You see it differently, and that's fair. This is how I got there."\n"That's a longer talk. Come find me afterward."\n"I'll think about that. Who else has a question?"`,
    ],
  },
  {
    like: [
      'what do i say in a toast',
      'i have to say a few words at a farewell',
      'help me with a short speech for a birthday',
      'they want me to thank everyone in front of the room',
    ],
    asks: 'words',
    say: [
      `Three sentences make a speech: who, one true thing, a wish.\n"I'll keep this short. Thank you for everything you've done."\n"There's one thing I've wanted to say for a while, and it's thank you."\n"Please raise your glasses. To you."`,
    ],
  },
  {
    like: [
      'what if the slides dont work',
      'what if the tech fails and im standing there',
      'the projector might break during my talk',
      'what do i do if my laptop dies in the middle',
    ],
    about: 'coming',
    say: [
      'Then you say "I\'ll go on without the slides while somebody looks at that," and you do. People tend to be patient about tech trouble; many have been there themselves. Have your main points on paper, and you\'re covered.',
    ],
  },
  {
    like: [
      'is it ok to stop and drink water during my talk',
      'can i pause in the middle to breathe',
      'is it bad if i take a break while presenting',
      'my mouth goes so dry when i speak',
    ],
    say: [
      'Go ahead and stop for some water. A sip gives you three seconds and a voice that works, and listeners can use the pause too. Put the glass within reach beforehand and open the bottle. After a main point is a good moment for it.',
    ],
  },
  {
    like: [
      'should i ask a friend to sit in the audience',
      'is it better if someone i know is there',
      'i would rather nobody i know comes to my talk',
      'can i ask my partner to come and watch',
    ],
    about: 'coming',
    say: [
      "If there's somebody whose face would help, yes, and tell them where to sit so you can find them. If people you know make it worse, leave them out and tell them about it afterward. Either is fine.",
    ],
  },
  {
    like: [
      'do i have to be funny in my talk',
      'should i open with a joke',
      'im not entertaining, my presentations are dry',
      'what if my joke falls flat',
    ],
    say: [
      "No, you don't have to be funny. People are grateful when a talk is clear, and a joke that needs a laugh puts more pressure on you. If something funny happens by itself, take it. One real example does more for a dry talk than a joke.",
    ],
  },
  {
    like: [
      'there will be two hundred people',
      'its the biggest audience i have ever had',
      'the whole company is going to be in the room',
      'the entire school will be watching my speech',
    ],
    about: 'coming',
    say: [
      'That many faces is a lot for anyone to stand in front of. A big room has one advantage: nobody in it expects a conversation with you, and single faces blur. Talk to two or three people in different corners, as if the others were listening in.',
    ],
  },
  {
    like: [
      'my last presentation was a disaster and now i have another one',
      'last time i spoke in front of people they laughed',
      'i ran out of a talk once and never got over it',
      'ever since that one speech i cant do it anymore',
    ],
    about: 'coming',
    say: [
      "So you're carrying the old one up there with you. That makes it heavier than it is for somebody who has never been burned, and of course you're scared. What would have helped you most that time, and can you have it this time?",
    ],
  },
  {
    like: [
      'my neck goes all red and blotchy when i present',
      'i sweat through my shirt when i speak in public',
      'my face burns up in front of an audience',
      'they can see the red patches while im talking',
    ],
    say: [
      "It's hard to think about your subject when you can feel your skin heating up. Some people may see it, and what they see is someone who is warm and still talking. Wear something comfortable, and look at one listener at a time. The color fades by itself.",
    ],
  },
  {
    like: [
      'my whole grade depends on this presentation',
      'if i mess up this talk i dont get the promotion',
      'the pitch decides if we get the money',
      'so much is riding on this speech',
    ],
    about: 'coming',
    say: [
      "Then it isn't only nerves; something real depends on it, and of course that's heavy. Make sure your main point comes in the first minute, clearly. Then it has been heard, whatever your voice does after that.",
    ],
  },
  {
    like: [
      'did the presentation, it was fine',
      'my talk is over and nothing bad happened',
      'i gave my speech today, it was ok',
      'its done, i presented',
    ],
    about: 'over',
    say: [
      "It's done, and I'm glad. You stood up in front of people, said what you had to say, and sat down again. All that dread beforehand, and it came out fine. Enjoy the evening without it.",
    ],
  },
  {
    like: [
      'everyone said my talk was great but they have to say that',
      'they clapped but people always clap',
      'i got compliments on my speech and i dont buy it',
      'the presentation went well, i guess they were being polite',
    ],
    about: 'over',
    say: [
      "That's good to hear. People clap for everyone, true. They don't have to say something kind on top of that. You were busy being scared up there, so they had the better view.",
    ],
  },
  {
    like: [
      'i blanked in the middle of my presentation',
      'i stood there and nothing came out',
      'my talk was a catastrophe, i lost everything',
      'i had to stop halfway through my speech',
    ],
    about: 'over',
    say: [
      "That's the exact thing people fear about talks, and it happened to you, with everyone looking. I'm sorry. People who see that happen tend to feel for the one up there, because they can picture it being them. Be kind to yourself tonight. Nothing has to be fixed today.",
    ],
  },
  {
    like: [
      'i read the whole thing off my notes and never looked up',
      'i read every word from the slides, so embarrassing',
      'i didnt look at anyone during my talk',
      'i kept my eyes on the paper for the entire speech',
    ],
    about: 'over',
    say: [
      "You got it all said, and the paper is how you got there. They heard the content, all of it. Plenty of talks are read out, some by people who do it for a living. It may have been less lively than you wanted, and that's all.",
    ],
  },
  {
    like: [
      'can i have my notes on my phone',
      'cards or a full script or phone for my talk',
      'how big should my notes be',
      'what do i write on the cards',
    ],
    about: 'coming',
    say: [
      "Paper is better than a phone: it doesn't go dark, and you can put it down. A few stiff cards, numbered, three or four key words on each, written big enough to read from the table. On the first one, the whole first sentence.",
    ],
  },
]
