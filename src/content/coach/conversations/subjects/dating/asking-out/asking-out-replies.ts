import type { Answer } from '../../../conversation.ts'

export const askingOutReplies: readonly Answer[] = [
  {
    like: [
      'what do i text to ask her out',
      'help me write a message asking him on a date',
      'we matched on an app how do i suggest meeting',
      'how do i go from chatting to meeting up',
      'a text to ask if she wants to meet in person',
    ],
    about: 'coming',
    asks: 'words',
    say: [
      `Name what you like and one small plan:\n"I like texting with you, and I'd like to talk in person. Coffee this week?"\n"Would you want to meet? An hour, somewhere nice, no big thing."\n"I'd like to take you out. Are you free one evening this week?"`,
    ],
  },
  {
    like: [
      'how do i ask a friend out without ruining it',
      'what do i say to tell my best friend i like them',
      'words for telling a friend i have feelings',
      'ive known her for years how do i say its more than friendship',
      'how do i tell my buddy i like him that way',
    ],
    about: 'coming',
    asks: 'words',
    say: [
      `Give them time and a way to say no:\n"I've started to like you as more than a friend. No need to answer now."\n"Would you go on a date with me, a real one? If not, I still want us to be friends."\n"I'd rather tell you than be weird around you. I have feelings for you."`,
    ],
  },
  {
    like: [
      'how do i make clear its a date and not hanging out',
      'she might think we are meeting as friends what do i say',
      'how do i say i mean it romantically',
      'i asked him for coffee and he doesnt know its a date',
      'how do you say the word date out loud',
    ],
    asks: 'words',
    say: [
      `One extra sentence does it:\n"To be clear, I mean it as a date."\n"I'd like to take you out, the two of us. I like you."\n"Before we meet: for me it's a date. Is that okay with you?"`,
    ],
  },
  {
    like: [
      'how do i ask for someones number',
      'what do i say to get her instagram',
      'how do i ask a stranger for their number',
      'i see him at the gym how do i ask for his contact',
      'words to ask for a number at the end of a chat',
    ],
    about: 'coming',
    asks: 'words',
    say: [
      `Right when one of you is about to leave:\n"I've liked talking to you. Could I have your number?"\n"I have to go, and I'd like to keep talking. Can I give you my number?"\n"No pressure at all. Would you want to swap numbers?"`,
    ],
  },
  {
    like: [
      'someone asked me out and i want to say no',
      'how do i turn down a date nicely',
      'he asked me and i froze how do i answer now',
      'how do i reject someone without hurting them',
    ],
    asks: 'words',
    say: [
      `Thank them, say the no, and leave it at that:\n"That's kind of you to ask, but no, thank you."\n"I like you as a person, and I don't want to date. Thank you for asking."\n"You caught me off guard before. I've thought about it, and my answer is no."`,
    ],
  },
  {
    like: [
      'is it all right for a woman to ask first',
      'should i wait until he asks me',
      'do men like it when a girl asks',
      'am i supposed to make the first move',
      'who should ask whom',
    ],
    about: 'coming',
    say: [
      "It's fine to ask first, whoever you are. If both of you wait, nothing happens, even when both would like it to. Some people do prefer to be the one who asks; others are waiting for somebody to ask them. Either way, you'd know where you stand.",
    ],
  },
  {
    like: [
      'should i tell a friend to ask for me',
      'can i have someone else find out if he likes me',
      'is it okay to pass a note',
      'should my friend talk to her first',
      'can somebody set us up',
    ],
    about: 'coming',
    say: [
      "A friend can introduce you, or quietly find out if they're seeing somebody; that's fair. The question itself is better from you. Passed along, it can turn into gossip, and it's harder for the other person to answer kindly. It can be one sentence, even a written one.",
    ],
  },
  {
    like: [
      'can i ask in front of other people',
      'should i do a big romantic gesture',
      'what if her friends are always around',
      'is it okay to ask him at a party',
      'how do i get her alone for a second',
    ],
    about: 'coming',
    say: [
      `Better without an audience. In front of others, people have to think about who's watching, and a no gets harder for both of you. "Have you got a minute?" and three steps to the side is private enough. Keep the gesture small and the question clear.`,
    ],
  },
  {
    like: [
      'what do i do if they say yes',
      'what if she actually says yes',
      'and then if its a yes',
      'im more scared of a yes than a no',
      'what happens after he says yes',
    ],
    about: 'coming',
    say: [
      `Then you set one thing: the day. "Great. Does the weekend work?" The place can wait for a message. A yes can be scarier than a no, because then something begins. It begins small, though: all they agreed to is an hour or so with you.`,
    ],
  },
  {
    like: [
      'im terrified of being rejected',
      'a no would prove that im unlovable',
      'if he says no ill never try again',
      'the thought of her face when i ask makes me sick',
      'i would rather never know than hear no',
    ],
    about: 'coming',
    say: [
      "It feels like their answer would be a verdict on you as a person, so no wonder it's scary. They can only tell you about themselves: who they want, whether they're free, what they have room for. A no hurts. It's one person's answer to one invitation.",
    ],
  },
  {
    like: [
      'im in a wheelchair and people dont see me that way',
      'i stutter so asking is torture',
      'im trans and dont know how theyll react',
      'im a single parent who would want that',
      'im overweight nobody says yes to someone like me',
    ],
    about: 'coming',
    say: [
      "That's one more thing to carry into it, and you're not imagining it: some people will mind. Others won't, and somebody who already enjoys talking with you is a good person to ask. What you tell them, and when, is up to you. Choose a time and place where you feel safe.",
    ],
  },
  {
    like: [
      'i act cold around the person i like',
      'i avoid her because i like her',
      'i cant even look at him',
      'im normal with everyone except my crush',
      'i run the other way when i see them',
    ],
    say: [
      "So the person you like best sees the least of you, and from the outside it can look like dislike. You can change that a little without asking anything yet: look up, say hi and their name, keep walking. A few of those, and you're somebody who's friendly to them.",
    ],
  },
  {
    like: [
      'everyone is watching if i do it',
      'my friends keep pushing me to ask',
      'they tease me about my crush',
      'my mom keeps asking when i bring someone home',
      'people would talk about it for weeks',
    ],
    about: 'coming',
    say: [
      `It's hard enough with two people, and you've got an audience. You can tell them: "I'll do it my way. Please leave it." You don't have to say when. If you ask in private or in writing, only two people know, whatever the answer.`,
    ],
  },
  {
    like: [
      'i asked her',
      'i did it i asked him out',
      'so i asked and they said sure',
      'asked he said ok',
      'well i asked its done',
    ],
    about: 'over',
    say: [
      "You asked. I'm glad, and it's a real thing to have done: the words are out of your head, and you're no longer wondering if you'd ever say them. Let that stand for today.",
    ],
  },
  {
    like: [
      'she said yes but probably out of pity',
      'he said yes and i think its a joke',
      'they agreed but only to be polite',
      'i got a yes and i dont believe it',
      'she said yes now i wait for her to change her mind',
    ],
    about: 'over',
    say: [
      "A yes, that's good to hear. I can't see inside their head, but you asked a clear question and got an answer. People who don't want to go mostly find a polite way to say no. You can take it as a yes, and you can enjoy it.",
    ],
  },
  {
    like: [
      'he said no',
      'she turned me down',
      'i got rejected',
      'i asked and they only want to be friends',
      'they laughed when i asked',
      'she has a boyfriend and i feel like an idiot',
    ],
    about: 'over',
    say: [
      "I'm sorry. You put yourself out there and it came back as a no, and that hurts, however it was said. You weren't foolish to ask; there was no other way to find out. Be good to yourself tonight, and be with somebody on your side if you can.",
    ],
  },
  {
    like: [
      'i stammered so badly when i asked',
      'i blurted it out and ran off',
      'i pretended it was a joke when i saw her face',
      'i asked in the dumbest way possible',
      'i went bright red and mumbled something',
    ],
    about: 'over',
    say: [
      `It wasn't how you'd pictured it, and now it keeps replaying. A clumsy question is still a question, and they can usually tell that it mattered to you. If you ran or took it back, you can set it straight in one line, once: "I was nervous. I did mean it."`,
    ],
  },
  {
    like: [
      'how far ahead should i ask',
      'do i need to have a plan before i ask',
      'do i name a day or leave it open',
      'coffee or dinner which should i suggest',
      'should i say where when i ask',
    ],
    about: 'coming',
    say: [
      `A few days ahead, with one place and a rough time. "Sometime" is hard to say yes to, because nobody knows what comes next. Coffee or a walk beats dinner for the first one: it's short, it costs little, and either of you can end it when you like.`,
    ],
  },
]
