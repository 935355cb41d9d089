import type { Answer } from '../../../conversation.ts'

export const angerAnswers: readonly Answer[] = [
  {
    like: [
      'am i overreacting',
      'am i right to be angry',
      'is it stupid to be mad about this',
      'am i too sensitive',
      'would you be angry too',
    ],
    say: [
      "I can't judge it from here, and you don't need a verdict to be angry. Ask yourself what you want to be different. If there's an answer, it's worth saying. If there isn't, it may pass by itself.",
    ],
  },
  {
    like: [
      'should i say something',
      'should i confront them',
      'do i let it go or speak up',
      'is it worth bringing up',
      'should i text them what i think',
    ],
    say: [
      "Say it if it's likely to happen again, or if you're still thinking of it in three days. Do it in person or by voice if you can, once you have slept on it. A small one-time thing can often be let go.",
    ],
  },
  {
    like: [
      'what if they get mad',
      'and if they hate me after',
      'what if it ruins the friendship',
      'what if they never talk to me again',
      'they will turn it around on me',
    ],
    say: [
      'They may get mad at first, and some people come around later. If it turns loud, you can stop: "Let\'s talk tomorrow." A friendship where you can never object has a price too.',
    ],
  },
  {
    like: [
      'what if i cry',
      'i always cry when im angry',
      'my voice shakes when i get mad',
      'i tear up and then nobody takes me seriously',
      'i get red and stammer when i argue',
    ],
    say: [
      `Then you say it with tears or a shaky voice, and it's still said. "I'm crying because I'm angry. Let me finish." You don't need to be calm to be right about what you want.`,
    ],
  },
  {
    like: [
      'i never get angry i swallow everything',
      'why cant i show anger',
      'i smile when im furious',
      'i always say its fine',
      'people walk all over me',
    ],
    say: [
      "Many people with social anxiety do that: keeping the peace has felt safer. Start with things that hardly matter, like saying which one you'd prefer. You're out of practice at objecting, and practice begins small.",
    ],
    item: 'challenge:say-which-you-prefer',
  },
  {
    like: [
      'i blew up at someone',
      'i shouted and now i regret it',
      'i sent an angry message',
      'i lost my temper',
      'i said horrible things',
    ],
    say: [
      'Then say sorry for the how, once and soon: "I\'m sorry I shouted." Leave out the "but." What you were angry about can wait for a second conversation. If it happens often or scares people, get help with it, from a counselor or a doctor.',
    ],
  },
  {
    like: [
      'im so angry at myself',
      'i hate myself for it',
      'im so stupid',
      'i could slap myself',
      'why do i always mess up',
    ],
    say: [
      "Being that hard on yourself rarely makes the next time better. Say what happened in one plain sentence, and one thing you'd do differently. Then you're done with it. If you think of hurting yourself, tap Help now and talk to somebody today.",
    ],
  },
  {
    like: [
      'its so unfair',
      'they get away with everything',
      'nobody ever stands up for me',
      'i do all the work and they get the credit',
      'why is it always me',
    ],
    say: [
      'It may really be unfair, and then the anger is pointing at something real. Find the one thing that could be changed, and the person who could change it, and ask for that. A whole list gets people defending themselves.',
    ],
  },
  {
    like: [
      "i'm angry at my anxiety",
      'im so sick of being like this',
      'i hate that everyone else can do it',
      'im furious that i lost years to this',
      'why do i have to work so hard for normal things',
    ],
    say: [
      'You have reason to be: it has cost you things. That anger can be useful if you aim it at the avoiding and not at yourself. Pick one thing it has kept you from, and do a small part of it this week.',
    ],
  },
  {
    like: [
      "it's my boss i can't say anything",
      'i depend on them',
      'i would lose my job',
      'i live with them i cant argue',
      'they have power over me',
    ],
    say: [
      'Then be careful, and you can still do something. Ask instead of accusing: "Could we agree on how to do this?" Write down what happens, with dates. Find somebody who can back you up, at work or outside. Safety comes first.',
    ],
  },
  {
    like: [
      'you dont talk back to elders',
      'in my culture you respect your parents no matter what',
      'women here are not supposed to be angry',
      'a man is supposed to keep calm',
      'my faith says anger is wrong',
    ],
    say: [
      `You can keep that respect and still want something. Leave the anger out and say what you want: "It would mean a lot to me if ..." At a quiet moment, or through somebody they listen to. Feeling it isn't the same as acting on it.`,
    ],
  },
  {
    like: [
      'how do i calm down',
      'how do i stop being angry',
      'i cant stop thinking about what they did',
      'i argue with them in my head all day',
      'how long does it take to cool off',
    ],
    say: [
      "First move your body, then decide; the heat goes down in minutes to hours if you don't keep retelling it. The arguing in your head is more heat. When it starts, write down one line you'd really say, and go do something.",
    ],
  },
  {
    like: [
      'they did it on purpose',
      'he was making fun of me',
      'she meant to humiliate me',
      'they always do this to hurt me',
      'i know they did it to annoy me',
    ],
    say: [
      'Maybe so. You saw what they did. Why they did it you can only guess, and so can I. You can talk about the first without proving the second: "When you said that in front of the others, I felt small. Please don\'t."',
    ],
  },
  {
    like: [
      'i told them and nothing changed',
      'i already tried talking to them',
      'they never listen',
      'i said it nicely and they did it again',
    ],
    say: [
      "Then you've done the polite part. Now it's about what you will do: leave the room, end the call, stop lending it, see them less. Tell them once, and follow through. That doesn't need them to agree.",
    ],
  },
]
