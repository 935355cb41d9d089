import type { Conversation } from '../conversation.ts'

export const shop: Conversation = {
  id: 'shop',
  name: 'stores, counters and waiters',
  tap: 'Stores and counters',
  open: {
    say: [
      'At a counter you have about ten seconds, a stranger waiting, and often a line behind you. What are you afraid will happen in those ten seconds?',
      "You're the customer, and still it can feel as if you're asking for a favor or causing trouble. What do you expect them to say or do?",
      "It's such a short exchange, and the thinking about it can eat a whole day. Which moment is the worst: walking up, saying it, or what comes back?",
    ],
    taps: ["They'll be annoyed", "I won't find words", 'People behind me'],
  },
  openAfter: {
    say: [
      "So there was a counter, a person behind it, and something that didn't sit right. What was said, as near as you remember?",
      'Those exchanges take a minute, and then you answer back in your head for hours. Which part keeps coming back?',
    ],
    taps: ['They were rude', "I didn't say it", 'I made it awkward'],
  },
  glad: {
    say: [
      'You went up there and dealt with it. Good. That errand is off your list, and you were the one who did it.',
      "That's good to hear. A stranger, a counter, and you said what you came for.",
    ],
  },
  fear: {
    say: [
      'The picture in your head may be that they sigh, say no in front of everyone, and treat you as somebody who makes trouble. Is that close?',
      `Here's a guess: the words come out wrong, they say "What?", and the whole line turns to look at you. Is that about it?`,
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      `This week, go to one counter or one employee and ask a single question, without practicing it on the way. "Where do I find this?" is enough. Guess first how they'll react, and stay for the whole answer. Would you try that?`,
      'A test that takes a minute: in a store you know, ask somebody who works there one plain question. No "sorry to bother you" in front. Then compare their face with the one you expected. Could you do that in the next few days?',
      'Before the big one, do a plain one. Ask for something small at a counter, like a bag, a price or an opening time, and let the sentence come as it comes. What would make that doable?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:predict-then-check',
    step: 'ask one question at a counter without practicing it first',
  },
  stepAfter: {
    say: [
      `Write down the exchange like a script, only what was said, by whom. Ten minutes at most. Their mood and their opinion of you go under "guess." If something still needs doing, decide if it's worth a second visit or an email. Could you do that?`,
      "Give it ten minutes: what you wanted, what you got, what is left to do. If it can still be returned or asked about, there's usually another day and another employee. If not, close it. Would that help?",
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'write down what was said, decide if anything is left to do, and close it',
  },
  other: {
    say: [
      "Another way is to change what you do in line. Leave the sentence alone and look around: what the person at the counter is wearing, what others are buying, what is on the walls. Speak when it's your turn. Would you try it next time?",
      'Rehearsing in line usually makes the words stiffer. Use the wait to look at the place instead: three things on the wall, the hands of the person who serves. The sentence you need is short and will be there. Would that work better for you?',
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'look around while you wait in line, instead of rehearsing',
  },
  smaller: {
    say: [
      `Smaller: the next time you pay anywhere, look up, say "Hi" and, at the end, "Thanks." Phone in your pocket. That's the whole exercise. Could you do that?`,
      "Start at the door. Go into one store, look around for two minutes, say hello if somebody greets you, and leave without buying. You're allowed to. Is that small enough?",
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'go into one store for two minutes, look up, and say hello or thanks',
  },
  why: {
    say: [
      'Because the clerk in your head is stricter than most real ones, and you only meet the real ones by going. One short exchange is a look at what they really do.',
      "Every sentence you prepare and every errand you hand to somebody else leaves the fear as it was. A short try, with a guess written down first, can change it. You don't have to be smooth for that to work.",
    ],
  },
  lines: {
    say: [
      `Say the thing first, then stop:\n"Hi. I'd like to return this."\n"This isn't what I ordered. Could you change it, please?"\n"I was charged twice here. Can you take a look?"`,
      `Plain and polite is enough:\n"Excuse me, where would I find this?"\n"I'm only looking, thanks."\n"I'd like to speak to whoever handles complaints, please."`,
    ],
  },
  when: {
    say: [
      'Good. Which day, and where will you be?',
      "Then give it a time, so you don't have to decide at the door. When would it be?",
    ],
    taps: ['Today', 'Tomorrow', 'Next time I shop'],
  },
  agreed: {
    say: [
      "That's the plan. It takes a minute, and it counts even if it comes out wrong.",
      "Settled. If you get there and it's not the day for it, you can walk out and come back another time. I'll ask how it went.",
    ],
  },
  didIt: {
    say: [
      'You did it, with a real person looking back at you. That took something. How did they react, next to what you had expected?',
      "Good. It's said and done, smooth or not. What surprised you about it, if anything did?",
    ],
    taps: ['They were fine', 'As I expected', 'They were rude'],
  },
  partly: {
    say: [
      'You went, and you did a piece of it. That counts. What happened at the point where you turned around or went quiet?',
      'Some of that errand is done, and you did it. Which part was it?',
    ],
    taps: ['I walked out', 'I gave in', 'I got halfway'],
  },
  didNot: {
    say: [
      'All right. The store is still there, and so is the choice. Was it the walking up, the line, or the thing you had to say?',
      'Then not this time. Was there too much riding on it, or did the day go another way?',
    ],
    taps: ['It was too big', 'No chance came', 'I sent someone'],
  },
  wentBadly: {
    say: [
      "That's unpleasant, and worse with other people standing around. What did they say, word for word if you can?",
      "That's a bad feeling to walk out of a store with. Take a minute before you decide what it says about you. What happened first?",
    ],
    taps: ['They were rude', 'They said no', 'I froze'],
  },
  distress: {
    say: [
      'You can leave the line. Put the basket down anywhere, go to the door, and feel the air outside. Read the sign across the street. Nothing you need is worth forcing this minute.',
      "Stop here for a moment. Rest a hand on something solid, a shelf, a wall, a table, and notice if it's warm or cold. The errand can wait for another day. You can go home.",
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    "I see. So there's the thing you want, and there's the person you have to ask. Which of the two is harder?",
    'That makes it clearer. When you imagine the person at the counter, what look do they have?',
    'Okay. And what do you usually do in that spot: go quiet, hurry, put it off, send somebody else?',
  ],
  reassure: [
    "I can't know how the person at the counter will take it. Known: questions, returns and complaints are part of their day. Guessed: that yours will annoy them. A plain question in one store would show you something real. Want to plan it?",
    "They may be friendly, tired or short with you, and no one can tell you which. It lasts a minute in each case, and you can leave. What you'd have then is a fact. Shall we pick a small place to find out?",
  ],
  answers: [
    {
      like: [
        'what if they say no',
        'and if they refuse the return',
        "what if they won't take it back",
        "what if he says it's against policy",
        "they won't give me my money back",
      ],
      say: [
        'Then you can ask one more thing: "What can you offer instead?" or "Who could decide that?" If it stays a no, say "Okay, thanks," and go. You tried, and you know where you stand.',
      ],
    },
    {
      like: [
        'what about the people waiting behind me',
        'everyone in line gets annoyed at me',
        'i hold up the line',
        "i'm too slow packing my bags",
        'they stare when it takes long',
      ],
      say: [
        'Some may sigh; waiting is dull. You have the same right to your two minutes as the person before you had. Put your card away and take your things at normal speed, and look at what the people behind you really do.',
      ],
    },
    {
      like: [
        'what if i forget what to say',
        'my mind goes blank at the counter',
        'i stutter when they ask me something',
        'what if the words come out wrong',
        "they say what? because i'm too quiet",
      ],
      say: [
        `Then you say "One second, I lost it," and start again. They hear half-sentences all day. If they ask "What?", say the same thing once more, a bit louder and slower. That's all that is needed.`,
      ],
    },
    {
      like: [
        'the food is wrong what do i do',
        'waiter brought me the wrong thing',
        'my steak is cold can i send it back',
        "there's a hair in my food",
        'should i say something or eat it',
      ],
      say: [
        `Say it early, before you've eaten much: "Excuse me, I ordered something else. Could you change it?" They would rather fix it than have you leave unhappy. If you'd rather eat it, that's your choice too.`,
      ],
    },
    {
      like: [
        'is it rude to complain',
        'am i being difficult',
        "i don't want to be a karen",
        'i feel bad for the employee',
        'i hate to make a fuss',
      ],
      say: [
        "No, not if you say what is wrong and what you'd like, in a normal voice. Rude is about tone. You can be kind to the person and still ask for what you paid for.",
      ],
    },
    {
      like: [
        "what if they're rude to me",
        'and if she rolls her eyes',
        'what if he gets angry at me',
        'the cashier was so unfriendly',
        'what if they make fun of me',
      ],
      say: [
        `That can happen, and it would say more about their shift than about you. You can say "I'd like somebody else to help me," or leave. You don't have to win it.`,
      ],
    },
    {
      like: [
        "i don't have the receipt",
        'i lost the receipt can i still return it',
        'i opened the box already',
        "it's too late to return it i think",
        'can i return it if i changed my mind',
      ],
      say: [
        `Maybe; it depends on the store and the law where you live. Many can find a card payment without paper. Ask it straight: "I don't have the receipt. Is there anything you can do?" The worst answer is no.`,
      ],
    },
    {
      like: [
        'they follow me around the store',
        "they think i'm stealing",
        'security always watches me because of how i look',
        'i feel like a thief when i leave without buying',
        'they treat people like me differently',
      ],
      say: [
        "Some people really are followed for how they look, and it's wrong. Being anxious doesn't mean you imagined it. You can shop slowly, leave with nothing, or spend your money elsewhere. If it keeps happening in one place, a written complaint is worth a try.",
        `Leaving without buying is allowed, and you don't have to show an empty bag or hurry. If somebody does watch you, you can look at them and say "Hi." What you do about unfair treatment is your choice, on your own time.`,
      ],
    },
    {
      like: [
        'what if my card gets declined',
        "what if i don't have enough money",
        'counting coins takes me forever',
        'i have to ask what it costs and then say no',
        'paying with food stamps and everyone sees',
      ],
      say: [
        `Then you say "Let me leave this one here," or "I'll come back for it," and they put it aside. It happens at every counter. It may feel bad for a minute. You don't owe anyone the reason.`,
      ],
    },
    {
      like: [
        'can i do it by email',
        'i could order online instead',
        'i only use self checkout',
        'is it ok to send my partner',
        'i let my mom do all the calling and returning',
      ],
      say: [
        "You can, and for a hard complaint, writing is often better. If it's the only way you ever use, the counter gets bigger in your mind. Mix them: the big thing by email, one small question in person each week.",
      ],
    },
    {
      like: [
        'i leave if there are employees near',
        'i hate when they ask can i help you',
        'salespeople talk to me and i panic',
        'how do i get rid of a pushy salesperson',
        "i buy things because i can't say no",
      ],
      say: [
        `"I'm looking around, thanks" is enough, and you can say it twice. If they go on: "No, thank you," and turn to the shelf. If you already bought something you didn't want, you can often take it back, and that's good practice too.`,
      ],
    },
    {
      like: [
        "they don't understand my accent",
        "english isn't my first language",
        "where i come from you don't complain",
        'in my country you have to haggle and here i feel stupid',
        "i don't know how it is done here",
      ],
      say: [
        `You can say so, and there's nothing weak about it: "I'm not sure how it works here. Can you tell me?" Show the thing, point, write the word down. People at counters are used to it. You decide what feels polite to you.`,
      ],
    },
    {
      like: [
        'i already practiced what to say a hundred times',
        'i tried and i walked past the shop again',
        'i rehearse the whole way there',
        'i have tried that and still chickened out',
      ],
      say: [
        `Then more practice on the sentence won't help; you have enough of it. Leave it out. Walk in while you're still busy with another thought, go up to the first person, and begin with "Hi." The rest can come out any way it likes.`,
      ],
    },
    {
      like: [
        'is it normal to be scared of a cashier',
        'why is something so small so hard',
        'everyone else does this without thinking',
        "it's embarrassing that i can't order coffee",
        'why am i like this',
      ],
      say: [
        "Yes, many people have this, including people who handle big things all day. A counter is quick, public and with a stranger, and that's a hard mix. It has nothing to do with how capable you are.",
      ],
    },
  ],
}
