import type { Answer } from '../conversation.ts'

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
      `Say that you're angry, and over what one thing:\n"I'm angry about this, and I want to tell you why without shouting."\n"It made me mad when you did that. Please ask me first."\n"I'm not asking you to agree. I want you to hear it."`,
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
      `Flat voice, a few words, eyes on the thing and off the person:\n"Excuse me, the line starts back there."\n"Could you turn that down, please?"\n"I was here first. I'd like to go next."`,
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
      'how do i deal with my dad when hes furious',
      'a customer is screaming at me what can i say',
      'my partner gets loud and i dont know what to say',
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
      "Yes. You can be angry at somebody and love them, and feel sorry for them, all at once. One doesn't cancel the others. Anger you're allowed to have is quieter than anger you forbid. Tell it to a third person first, somebody who can take it.",
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
      "Not tonight. Keep it where it can't be sent by accident, and read it again tomorrow. Usually one or two sentences in it are the true ones, and those are worth sending. The rest did its work by getting out of you.",
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
      "Neither, mostly. Holding it in keeps it warm, and shouting or punching things tends to heat it up more. What cools it is time, walking or slow breathing. Then say the one thing that bothered you to the one it's about.",
    ],
  },
  {
    like: [
      'what if i hurt someone when i get angry',
      'im scared of what i might do when i snap',
      'i broke things last time i was mad',
      'i get so angry i want to hit someone',
      'i scare my family when im angry',
    ],
    say: [
      "Then leave before you're at that point: out of the room, out of the door, no last word. It's good that you say it. This is one to bring to a person who works with anger, such as a counselor or a doctor, and soon. If somebody could get hurt now, call for help.",
    ],
  },
  {
    like: [
      'im shaking im so angry right now',
      'im literally seeing red',
      'im so mad i cant think',
      'i am furious and need to calm down before i do something',
      'my hands are trembling with rage',
    ],
    say: [
      "That's a lot of heat in one body. Nothing has to be decided or answered while it's this high. Put the phone down, walk fast for ten minutes or run cold water over your wrists, and breathe out longer than in. The words can wait.",
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
      `Your anger comes late because in the moment you're busy being polite. It's still yours, and it still counts. You may go back with it: "I've thought about what you said yesterday, and it bothered me." Nobody set a deadline for that.`,
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
      'When little things set you off, the glass is usually full from something else: no sleep, too much on you, an old hurt nobody has heard. The noise was only the last drop. What has been filling it lately?',
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
      "Years, and it still flares up. That often means nobody ever said that it was wrong, and you've been guarding the proof. You don't have to forgive. You can decide how much of today they get. Telling it all to one good listener can loosen it.",
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
      "Good. You were angry, you said so, and you're still on good terms. I'm glad. For somebody who usually swallows it, that's a big piece of news: it can be said and nothing falls apart.",
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
      "They listened, and nobody walked out. If you'd gone too far, you'd most likely have seen it in them. What you feel is how strange it is to have said it out loud. That feeling is not a sign that you did wrong.",
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
      "It got louder than either of you planned. That happens when both have been storing it. Something true was probably said in between, on both sides. Nothing needs to be settled today. When it's quiet, you can pick up the one point that matters.",
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
      `You're ashamed because that isn't how you want to treat people. It can often be mended. Go to them and say it without a "but": "I lost my temper, and you didn't deserve that." It works with children too. Then be ordinary with them.`,
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
      `Wait until you can say it in two sentences without your voice climbing. For most that's some hours or one night; up to a few days is fine. If it'll take longer, tell them so: "I'm not ready yet. I'll come to you."`,
    ],
  },
]
