import type { Answer } from '../../../conversation.ts'

export const shameReplies: readonly Answer[] = [
  {
    asks: 'words',
    like: [
      'how do i tell my partner something im ashamed of',
      'how do i start telling them my secret',
      'i want to come clean, how do i begin',
      'what do i say first when i confess it',
      'how do i bring up something embarrassing with my girlfriend',
    ],
    say: [
      `Begin with how hard it is, then one plain sentence of it:\n"There's something I've kept to myself because I'm ashamed of it. I'd like you to know."\n"This is hard to say, so I'll say it badly. Please let me finish."`,
    ],
  },
  {
    asks: 'words',
    like: [
      'people ask about my job and im unemployed, what do i say',
      'they ask why im still single what do i answer',
      'what do i say when they ask why i live with my parents',
      'how do i answer questions about something im ashamed of',
      'i never finished school and people ask',
    ],
    say: [
      `A short true answer, and then something of theirs:\n"I'm between things at the moment. What do you do?"\n"It hasn't worked out so far. How about you?"\n"It's a long story, and not for today. Tell me about yours."`,
    ],
  },
  {
    asks: 'words',
    like: [
      'i embarrassed myself in front of them, what do i say when i see them',
      'how do i break the ice after i made a fool of myself',
      'what do i say to people who saw me like that',
      'i got drunk and made a scene what do i tell them',
      'how do i face my coworkers after i cried',
    ],
    say: [
      `Mention it once, lightly, and go on:\n"That wasn't my best evening. Thanks for putting up with me."\n"I'm a little embarrassed about the other day. Glad to see you anyway."\n"I've recovered. How are you?"`,
    ],
  },
  {
    asks: 'words',
    like: [
      'someone put me down in front of others, what do i say',
      'my uncle makes fun of my weight, what do i answer',
      'how do i answer when they humiliate me',
      'they comment on my looks all the time',
      'what do i say to somebody who shames me',
    ],
    say: [
      `If it feels safe to, say it calmly and leave it there:\n"I don't want to hear comments about that."\n"That was meant to hurt, and it did. Please stop."\n"Let's talk about something else."`,
    ],
  },
  {
    asks: 'words',
    like: [
      'i need to ask for help and im ashamed',
      'how do i say that i cant read well',
      'how do i tell them i need help with something everyone can do',
      'how do i admit i dont know how',
    ],
    say: [
      `Say what you need and how small it is:\n"I never learned this. Would you show me once?"\n"This is uncomfortable to ask. Could you help me with a form?"\n"I'm having trouble with this, and I'd rather ask than guess."`,
    ],
  },
  {
    like: [
      'is it normal to be ashamed of something so small',
      'why does such a tiny thing make me burn with shame',
      'is it strange that i still blush about a typo',
      'is it silly to be this embarrassed',
      'am i overreacting with how ashamed i am',
    ],
    say: [
      "It's common, and it isn't silly. Shame depends less on the size of the thing than on who was watching and how much you wanted them to think well of you. A small slip in front of somebody important can burn more than a big one alone.",
    ],
  },
  {
    like: [
      'should i forgive myself',
      'how do i forgive myself',
      'can i let myself off the hook',
      'do i have the right to feel ok again',
      'when have i been sorry long enough',
    ],
    say: [
      'If you did something wrong, own it, put right what you can, and change what led to it. Then you can stop punishing yourself; more suffering repairs nothing. If it was something done to you, it was never yours to be forgiven for.',
    ],
  },
  {
    like: [
      'do people see that im ashamed',
      'can they tell by looking at me',
      'is it written on my face',
      'does everyone know',
      'do they notice how small i feel',
    ],
    say: [
      "Usually not. They may see you look down or go quiet, and there are many reasons people do that: tired, shy, thinking. What you're ashamed of doesn't show on a face. It feels lit up from the inside, and they only see the outside.",
    ],
  },
  {
    like: [
      'what if my past comes out',
      'what if they find out who i used to be',
      'what if somebody from back then tells them',
      'what if they google me',
      'im scared that my secret gets out',
    ],
    say: [
      `Then some people may be surprised, and you'd still get to choose what to say: "That's true, and there's more to me than that." Having a sentence ready helps more than always being on guard. So does having one person you trust who already knows.`,
    ],
  },
  {
    like: [
      'i hate how my dialect sounds',
      'i sound uneducated',
      'people can hear where i come from',
      "i'm ashamed of my accent",
      'they can tell that im from a poor family',
    ],
    say: [
      "You're listening to yourself through their ears, and you've already decided what they hear. Some people do judge by that, and many listen for what you mean. How you talk shows where you've been, and there's nothing wrong with that.",
    ],
  },
  {
    like: [
      'i keep a secret from everybody',
      'no one knows the real me',
      'if they knew me they would not like me',
      'im living a double life',
      'i always feel like a fraud with people',
    ],
    say: [
      "That's lonely in a particular way: even when people are kind, it doesn't reach you, because they don't know. You don't have to show all of it to change that. One true small thing, to one person, can let some of the kindness in.",
    ],
  },
  {
    like: [
      'my parents told me i should be ashamed',
      'i was always told i was an embarrassment',
      'they said what will people think all the time',
      'teachers made fun of me in front of the class',
      'my father called me pathetic',
    ],
    say: [
      "Those words came from people who had power over you. They may come up by themselves now, and that doesn't make them true. When you hear one, it can help to add who said it. If it's still going on, tell someone you trust.",
    ],
  },
  {
    like: [
      'i look like a mess and people stare',
      'my clothes are old and i notice them looking',
      "i'm ashamed of my teeth so i never smile",
      'i hide my hands all the time',
    ],
    say: [
      "So part of you is always busy covering that up, and the other part has to do the talking. That's tiring. With one person you trust, try five minutes without hiding it or explaining it, and keep talking. Then see what they do after the first look.",
    ],
  },
  {
    about: 'over',
    like: [
      'i told someone and they were kind',
      'i said it and she hugged me',
      'i told him and he said thats all',
      'they took it really well',
      'i finally let it out and my friend was sweet',
    ],
    say: [
      "I'm so glad. You said the thing you'd been guarding, and they took it well. You don't have to do anything more with it today. It's fine to be tired now.",
    ],
  },
  {
    about: 'over',
    like: [
      'they were nice about it but im sure they think less of me',
      'she said it doesnt matter but how could it not',
      'he was kind and now i regret telling him',
      'i told them and feel naked now',
      'they took it well and i still want to crawl away',
    ],
    say: [
      "That raw feeling after telling someone is common, even when they were kind. You've been seen, and you may not be used to it. Wait a few days before you judge. How they treat you then tells you more than tonight.",
    ],
  },
  {
    about: 'over',
    like: [
      'they laughed when i told them',
      'i opened up and he changed the subject',
      'she told everyone what i said',
      'they looked disgusted',
      'i showed them and somebody made a face',
    ],
    say: [
      'I\'m sorry. You handed over something fragile and it was handled badly. That\'s on them. You can tell them, if you want to: "That was hard for me to say." Next time, choose somebody who has earned it.',
    ],
  },
  {
    about: 'over',
    like: [
      'i lied because i was too ashamed',
      'i told them a made up story about myself',
      'i pretended to have a job',
      'i blamed somebody else so they wouldnt see it was me',
    ],
    say: [
      'You wanted to save face, and now there\'s a second thing to carry. Lies told in fear can be taken back, and sooner costs less: "What I told you wasn\'t true. I was embarrassed." If you blamed someone else, set that one straight first.',
    ],
  },
  {
    like: [
      'do i tell them in person or write it',
      'can i write it in a letter instead',
      'how much of it do i have to say',
      'do i have to tell the whole story',
      'is it ok to text something like that',
    ],
    say: [
      "Writing is fine, and for many people it's how it finally gets said. Keep it to a few sentences: what it is, what you'd like from them, and that they can take their time. The rest can wait until you see how they answer. You owe nobody every detail.",
    ],
  },
]
