import type { Answer } from '../../../conversation.ts'

export const angerReplies: readonly Answer[] = [
  {
    like: [
      'how do i tell someone im angry without yelling',
      'i want to tell him im mad but calmly',
      'what do i say to my wife when im angry',
      'how do i tell my friend that made me mad',
      'help me say that im pissed off in a normal way',
    ],
    say: [
      `Say you're angry, and name the one thing:\n"I'm angry about this, and I want to tell you why without shouting."\n"It made me mad when you did that. Please ask me first."\n"I'm not asking you to agree. I want you to hear it."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'someone cut in line and im furious what do i say',
      'people talk in the movie and i get so mad what can i say',
      'a stranger was rude to me what do i answer',
      'the guy on the train has his music on loud how do i tell him',
      'what do i say to someone who pushes past me',
    ],
    say: [
      `Keep your voice flat, and use few words:\n"Excuse me, the line starts back there."\n"Could you turn that down, please?"\n"I was here first. I'd like to go next."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'a coworker takes credit for my work what do i say',
      'my colleague made me look bad and im angry what do i tell her',
      'how do i tell my boss im angry about how i was treated',
      'someone at work keeps interrupting me and i boil',
      'i want to write an email about it without sounding angry',
    ],
    say: [
      `At work, name the fact and then what you want from now on:\n"That was my work. Next time I'd like my name on it."\n"I wasn't finished. I'd like to complete that thought."\n"I was unhappy with how that went. Can we talk for ten minutes?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i walk away from an argument',
      'what do i say when im about to explode',
      'i need a line to get out before i yell',
      'what can i say when i feel it boiling over',
      'how do i stop a fight before it gets bad',
    ],
    say: [
      `Say that you're coming back, so it isn't a slammed door:\n"I'm too angry to be fair right now. I'll be back in half an hour."\n"I want to sort this out, and I can't right now."\n"Stop. Let's both take a break."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'someone is yelling at me what do i say',
      'what do i answer when they shout at me',
      'a customer is screaming at me what can i say',
    ],
    say: [
      `Speak lower and slower than they do:\n"I can hear that you're upset. I can't talk while you're shouting."\n"I'd like to help. Tell me what happened, one thing at a time."\n"I'm leaving the room now. We can talk later."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'is it okay to be angry at someone who is sick',
      'am i allowed to be mad at my dying mother',
      'can i be angry at someone who meant well',
      'is it wrong to be mad at my kids',
      'should i be angry at somebody who is going through a hard time',
    ],
    say: [
      "You're allowed to feel it. You can be angry at somebody, love them and feel sorry for them all at once; one doesn't cancel the others. What you do with it is what matters. It can help to tell a third person first, somebody who can take it.",
    ],
  },
  {
    like: [
      'should i send the angry text',
      'i wrote a furious email do i hit send',
      'can i tell him off in a message',
      'is it better to send it or delete it',
      'i have a long rant typed out what do i do with it',
    ],
    say: [
      "Not tonight. Keep it where it can't be sent by accident, and read it again tomorrow. Usually one or two sentences in it are the true ones, and those are worth sending. The rest has done its job by being written down.",
    ],
  },
  {
    like: [
      'is it better to let it out or hold it in',
      'should i punch a pillow',
      'does screaming into a pillow help',
      'is venting good or bad',
      'do i need to get my anger out',
    ],
    say: [
      'Neither helps much. Held in, it tends to stay, and shouting or punching things tends to heat it up. Time, a walk or slow breathing usually cools it. After that, you can tell the person the one thing that bothered you.',
    ],
  },
  {
    like: [
      'what if i hurt someone when i get angry',
      'im scared of what i might do when i snap',
      'i broke things last time i was mad',
    ],
    say: [
      "Then leave before you're at that point: out of the room, out the door, no last word. It's good that you're saying it. This is one to bring to a person who works with anger, such as a counselor or a doctor, and soon. If somebody could get hurt now, call for help.",
    ],
  },
  {
    like: [
      'im shaking im so angry right now',
      'im literally seeing red',
      'im so mad i cant think',
      'my hands are trembling with rage',
    ],
    say: [
      "You're really angry, and your whole body is in it. Nothing has to be decided or answered while it's this high. Put the phone down, walk fast for ten minutes or run cold water over your wrists, and breathe out longer than in. The words can wait.",
    ],
  },
  {
    like: [
      'i only get angry hours later',
      'in the moment i smile and at night im raging',
      'it takes me a day to notice that im mad',
      'i realize afterwards that they were being rude',
      'my anger always comes too late',
    ],
    say: [
      `Anger often comes late when you're busy being polite in the moment. It still counts. You can go back with it: "I've thought about what you said yesterday, and it bothered me." There's no deadline for that.`,
    ],
  },
  {
    like: [
      'small things make me explode',
      'i lose it over nothing',
      'the tiniest noise makes me furious',
      'im irritable all the time',
      'everything annoys me lately',
    ],
    say: [
      "When little things set you off, there's often something bigger behind it: too little sleep, too much on you, an old hurt nobody has heard. The small thing was the last drop. What's been piling up lately?",
    ],
  },
  {
    like: [
      'im still angry about something from years ago',
      'i cant forgive what they did back then',
      'ive been mad at my ex for years',
      'i hold grudges forever',
      'that thing from school still makes me furious',
    ],
    say: [
      "That's a long time for it to keep flaring up. It can happen when nobody ever said that what they did was wrong. You don't have to forgive anybody. Telling the whole story to one good listener, a friend or a therapist, can loosen its hold.",
    ],
  },
  {
    like: [
      'i told them i was angry and it was okay',
      'i said it calmly and he listened',
      'we talked about why i was mad and its sorted',
      'i spoke up and they said sorry',
      'told her it bothered me and she got it',
    ],
    say: [
      "Good. You were angry, you said so, and they heard you. I'm glad. It can be said, and this time nothing fell apart.",
    ],
    about: 'over',
  },
  {
    like: [
      'i said i was mad and they took it well but now i think i went too far',
      'he apologized but i feel like the bad guy',
      'they listened and i feel guilty for being angry',
      'it went fine but i keep thinking i was too harsh',
      'she was nice about my anger and that makes me nervous',
    ],
    say: [
      "They listened, and that's a good sign. Feeling guilty afterward doesn't mean you went too far; saying it out loud may be new to you. If one word was too sharp, you can take back that word and keep the rest.",
    ],
    about: 'over',
  },
  {
    like: [
      'i tried to say it calmly and it turned into a fight',
      'we ended up screaming',
      'i brought it up and it blew up',
      'i wanted to talk and we both got loud',
      'it escalated when i told them i was mad',
    ],
    say: [
      "It got louder than you wanted. That can happen when something has been held in for a while. Nothing needs to be settled today. When it's quiet, you can go back to the one point that matters to you. If you don't feel safe with them, talk to somebody else first.",
    ],
    about: 'over',
  },
  {
    like: [
      'i yelled at my kid and i feel horrible',
      'i screamed at someone who didnt deserve it',
      'i threw something and im ashamed',
      'i called him names and cant take it back',
      'i took it out on the wrong person',
    ],
    say: [
      `You're ashamed because that isn't how you want to treat people. It can often be mended. Go to them and say it without a "but": "I lost my temper, and you didn't deserve that." Children need to hear it too. If it keeps happening, get some help with it.`,
    ],
    about: 'over',
  },
  {
    like: [
      'how long should i wait before i talk to them',
      'do i talk to him tonight or tomorrow when im still mad',
      'when am i calm enough to bring it up',
      'is two days too long to wait after a fight',
      'how do i know im ready to talk about it',
    ],
    say: [
      `Wait until you can say it in two sentences without your voice climbing. For many people that's a few hours or a night; a few days is fine too. If it'll take longer, tell them so: "I'm not ready yet. I'll come to you."`,
    ],
  },
]
