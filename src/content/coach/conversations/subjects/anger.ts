import type { Conversation } from '../conversation.ts'

export const anger: Conversation = {
  id: 'anger',
  name: 'being angry',
  tap: "I'm angry",
  open: {
    say: [
      'Being angry and having to swallow it wears a person out. Who is it at, and what would happen, do you think, if they knew?',
      "Something got stepped on, maybe by somebody else, maybe by you. What happened, and what is the part you can't get past?",
      'Anger is awkward when you also fear what people think: you stay polite, and it boils afterward. What are you afraid comes out if you say it?',
    ],
    taps: ['At somebody', 'At myself', "I can't say it"],
  },
  openAfter: {
    say: [
      'So it came out, or you held it down and it is still hot. What was said, by you and by them?',
      "That's the kind of thing one argues about in the shower for days. Which sentence of theirs, or of yours, keeps coming back?",
    ],
    taps: ['I said nothing', 'I blew up', 'They crossed a line'],
  },
  glad: {
    say: [
      'You said it, or you let it go, and you can breathe again. Good.',
      "So the air is clearer. That's worth a quiet evening.",
    ],
  },
  fear: {
    say: [
      "Part of you may expect that if you show it, they'll be hurt or hit back, and you'll be the difficult one from then on. Is that close?",
      'It could also be the other way around: if you let this go by, they learn that they can do it again, and you lose respect for yourself. Is that nearer?',
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      'When you\'re cooler, say one sentence to the person: what they did, and what you want instead. "When you do that, I\'d like you to ask me first." No smile over it, no sorry. See what they do. Would you try that this week?',
      'Choose a small annoyance in the next days and mention it when it happens, in a normal voice: wrong order, interrupted, kept waiting. Note beforehand how you think they will take it. Would you be up for one of those?',
      'If it\'s you that you\'re angry at: for one day, each time you call yourself something, say what happened instead. "I missed the call," and no name after it. See if you do worse without the scolding. What would make that doable?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'challenge:disagree-once-kindly',
    step: 'say in one sentence what bothered you and what you want instead',
  },
  stepAfter: {
    say: [
      'Ten minutes on paper, unsent. First everything you want to say, as rude as you like. Then one line: what they did, and what you want now. Keep the line, tear up the rest. Could you do that?',
      'Sort it, ten minutes and no more: what they did, what you did, what you think they meant by it. If you hurt somebody, say sorry for that part only. The anger itself needs no apology. Would you try that?',
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'write it out unsent for ten minutes and keep one line of what you want',
  },
  other: {
    say: [
      'You could let your body have it first. Walk fast around the block, scrub something, carry something heavy. Then ask what you want, and not who is right. Would you do that before you answer anybody?',
      'Another way is to tell it to somebody who has nothing to do with it, and ask for one thing: "Is there something here I should say out loud?" Once, no three-hour session. Who has a cool head?',
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'move first and decide what you want, or ask one person with a cool head',
  },
  smaller: {
    say: [
      'Take two minutes and say it out loud where nobody hears you: in a car, a shower, a field. One sentence beginning with "I\'m angry that." You needn\'t do anything about it today. Does that work?',
      'Small version: put off the answer. Write "I\'ll get back to you tomorrow" and nothing else, or say it. You keep your say, and you choose the hour. Could you do that?',
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    item: 'challenge:ask-for-time-to-think',
    step: 'say one sentence out loud where nobody hears it, or put off the answer by a day',
  },
  why: {
    say: [
      "Because anger usually has a message: something matters to you and it wasn't respected. Swallowed, it goes on boiling. Thrown, it makes them defend themselves. One plain sentence gets the message across and gives them a chance to do something about it.",
      "Because you have a guess about what happens to people who speak up, and you've rarely tested it. A small complaint, in a normal voice, is the cheapest test there is.",
    ],
  },
  lines: {
    say: [
      `Say it once, in a normal voice:\n"That didn't sit right with me. Please ask me first next time."\n"I'm annoyed, and I want to talk about it when I've cooled down."\n"I don't want to be spoken to like that."`,
      `If it came out too hard:\n"I was louder than I want to be. I'm sorry for that. The point still stands."\n"I need ten minutes, and then I'll come back to it."`,
    ],
  },
  when: {
    say: [
      'Good. When will you see them next, and will there be a moment without an audience?',
      'Pick a time when you have slept and eaten. Would tomorrow suit, or later this week?',
    ],
    taps: ['Tomorrow', 'This week', 'When it happens again'],
  },
  agreed: {
    say: [
      "Then that is it: one sentence, normal voice. How they take it is up to them. You'll have said it.",
      "Good. You can be angry and fair at the same time, and you can wait until you are. I'll ask you about it.",
    ],
  },
  didIt: {
    say: [
      'You said something that you would usually have swallowed. That took something. What did they do, compared with what you expected?',
      'So it has been said. How is it between you now, as far as you can see?',
    ],
    taps: ['They listened', 'They got defensive', 'I felt relieved'],
  },
  partly: {
    say: [
      'You got some of it out. Which part did they hear, and which part did you keep?',
      'It counts, even if it came out softer or sharper than planned. What would you say the same way again?',
    ],
    taps: ['Too soft', 'Too sharp', 'I wrote it down'],
  },
  didNot: {
    say: [
      'All right. Keeping quiet may have been what was possible that day. What stopped you, right then?',
      'Okay, it is still unsaid. Is the anger still there, or has it gone down in the meantime?',
    ],
    taps: ['I froze', 'No good moment', "I'm still angry"],
  },
  wentBadly: {
    say: [
      'That is a hard one: you finally say it, and it blows up. What did each of you say?',
      "I'm sorry. Take a breath of air before you go back over it. Is there something to put right, or is it something they did?",
    ],
    taps: ['I shouted', 'They shouted', 'They ignored me'],
  },
  distress: {
    say: [
      'Step away from it: another room, the stairs, the street. Push your hands against a wall as hard as you can for ten seconds and let go. Nothing has to be answered tonight.',
      "Put the phone down where you can't type at anybody. Cold water on your wrists, then sit. If you might hurt somebody or yourself, get away and call for help; Help now has numbers.",
    ],
  },
  hear: [
    'I see why that stuck. What would you have wanted them to do instead?',
    'Okay. Under the anger, is there something else too, like being hurt, or being left with the work?',
    'Go on. Has this happened before with the same person, or is it new?',
  ],
  reassure: [
    "I can't tell you who is right; I have one side of it, and only part of that. Known: what was said and done. Guessed: why they did it. You could ask them about the guess. Shall we find the words?",
    "Nobody can promise that they'll take it well. You can see to it that it's short, fair and said at a decent moment. Then their part is theirs. Want to try it on something small first?",
  ],
  answers: [
    {
      like: [
        'am i overreacting',
        'am i right to be angry',
        'is it stupid to be mad about this',
        'am i too sensitive',
        'would you be angry too',
      ],
      say: [
        "I can't judge it from here, and you don't need a verdict to be angry. Ask yourself what you want to be different. If there is an answer, it's worth saying. If there isn't, it may pass by itself.",
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
        'Say it if it is likely to happen again, or if you are still thinking of it in three days. Do it in person or by voice if you can, once you have slept on it. A small one-time thing can often be let go.',
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
        'They may get mad; many people do at first, and a lot of them come around later. If it turns loud, you can stop: "Let\'s talk tomorrow." A friendship where you can never object has a price too.',
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
        'Then say sorry for the how, once and soon: "I\'m sorry I shouted." Leave out the "but." What you were angry about can wait for a second talk. If it happens often or scares people, get a person\'s help with it.',
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
        "Being that hard on yourself seldom makes the next time better. Say what happened in one plain sentence, and one thing you'd do differently. Then you're done with it. If you think of hurting yourself, tap Help now and talk to somebody today.",
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
        'You can keep that respect and still have a wish. Leave the anger out and say the wish: "It would mean a lot to me if ..." At a quiet moment, or through somebody they listen to. Feeling it is not the same as acting on it.',
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
        'Maybe so. What they did you saw; why they did it you can only guess, and so can I. You can speak about the first without proving the second: "When you said that in front of the others, I felt small. Please don\'t."',
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
  ],
}
