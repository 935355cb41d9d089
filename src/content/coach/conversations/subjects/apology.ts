import type { Conversation } from '../conversation.ts'

export const apology: Conversation = {
  id: 'apology',
  name: 'an apology',
  tap: 'An apology',
  open: {
    say: [
      "An apology that hasn't been said gets in the way every time you think of that person. Is it one you owe, or one you're waiting for, and what do you fear about it?",
      'To say sorry, you have to walk toward the very person you would like to avoid. When you imagine doing it, what do they do?',
      "Something between you and somebody isn't right, and you carry it around with you. Which part is the hardest: what happened, facing them, or what they may think of you now?",
    ],
    taps: ['I owe one', "I'm waiting for one", 'I apologize too much'],
  },
  openAfter: {
    say: [
      'So something was done or said, and it is still sitting there. What was it, in one or two plain sentences?',
      'The words are out, yours or theirs, and it still bothers you. What did each of you say?',
    ],
    taps: ['I hurt somebody', 'They hurt me', 'They brushed it off'],
  },
  glad: {
    say: [
      "That's a load off, for two people. Good that it was said.",
      "So the two of you can look at each other again. That's a good place to have gotten to.",
    ],
  },
  fear: {
    say: [
      'It could be that you expect the apology to make it worse: they get angry, or they say what they really think of you, and it is final. Is that close?',
      "Maybe the fear is about what it would say about you. If you admit it, you're the bad one. If you ask for one, you're too sensitive. Is it something like that?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      `Two sentences, within the next few days. If you owe it: what you did, and that you're sorry, with no "but." If you're waiting for it: what they did, and that it hurt. Write down first what you think they'll answer. Would you try that?`,
      `Leave out the long explanation this time. Tell this person the one thing that is true for you: "I'm sorry I did that," or "That hurt me." Then stop talking, and see if what you fear comes. Could you do that?`,
      "Make it one time. If a sorry is still due, say it or ask for it once. If it has been said, don't say it again this week, not even as a joke or an extra favor. Note what you think happens without it. What would make that doable?",
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:predict-then-check',
    step: 'say it one time in plain words, with no repeating, and see what they do',
  },
  stepAfter: {
    say: [
      'Take ten minutes and three lines: what happened, what it did to them or to you, what would set it right. If the third line has something in it, do that one thing. Then the case is closed for today. Could you do that?',
      'Write down for ten minutes what was really said, yours and theirs, and leave out what you think they think. If the apology is made, it is made; a second one is mostly for your own nerves. Then stop. Would you try that?',
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'write down for ten minutes what happened and what would set it right, and then stop',
  },
  other: {
    say: [
      "Sorry can also be something done. If it's yours to make, replace it, pay it back, be on time the next three times. If it's theirs, ask for one thing you want from now on, in place of the words. What would that be here?",
      `Before anything else, tell it to one person who isn't part of it, and ask: "Does this need an apology, or am I making it bigger?" One person, one time; asking five people only feeds the doubt. Who would be honest with you?`,
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'set one thing right by doing something, or ask one honest person about it',
  },
  smaller: {
    say: [
      'Smaller: write it on paper, two minutes, for nobody to see. "I\'m sorry that I ..." or "It hurt me when you ..." One sentence, and it stays in the drawer for now. Could you do that?',
      'Send one line that only opens the door: "I\'d like to say something about the other day. When would suit you?" You don\'t have to have the rest ready yet. Is that small enough?',
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'write one sentence on paper, or send one line that asks for a moment to talk',
  },
  why: {
    say: [
      'Because avoiding them keeps the worst version alive, in your head and maybe in theirs. Two plain sentences put an end to the waiting. What they do with it is up to them, and then you know it.',
      'A short apology is about them. The long one, with reasons, turns into a request to make you feel better. Leaving the reasons out is harder, and it lets the other person answer freely.',
    ],
  },
  lines: {
    say: [
      `Two if you owe it, one if you're waiting for it:\n"I snapped at you, and that was wrong. I'm sorry."\n"I said I'd be there and I wasn't. I'm sorry I let you down."\n"What you said the other day hurt me. I'd like you to know that."`,
      `One to say, one to ask, one to answer with:\n"I'm sorry. You don't have to answer. I wanted you to hear it from me."\n"I'd like us to be on good terms, and I need to talk about it first."\n"Thank you for saying that. I need a little time."`,
    ],
  },
  when: {
    say: [
      'Good. When will you have two minutes alone with them, or a quiet moment to write it?',
      'Then set it for soon, before it grows. Today, or is there a better day?',
    ],
    taps: ['Today', 'Tomorrow', 'When I see them'],
  },
  agreed: {
    say: [
      "Good. You say it once, and then they answer or they don't. You'll have done your part with that.",
      "So that's what you'll do. It may come out clumsy, and it still counts. I'll ask you how it went.",
    ],
  },
  didIt: {
    say: [
      'You said it. That took something, no matter how it sounded. What did they do, next to what you had feared?',
      "It's out of your head and between the two of you now. How did they take it?",
    ],
    taps: ['They were kind', 'They stayed distant', 'Better than expected'],
  },
  partly: {
    say: [
      'A part of it has been said, and they heard that part. What is still missing?',
      'You took a step toward them. Did it get stuck at the words, or at the explaining?',
    ],
    taps: ['I explained too much', 'I made a joke', 'I sent half'],
  },
  didNot: {
    say: [
      'Not yet, then. It can be said tomorrow too, and late ones also count. What made it too hard?',
      "All right. Did you not see them, or did you see them and couldn't?",
    ],
    taps: ['It was too big', 'I avoided them', 'No moment alone'],
  },
  wentBadly: {
    say: [
      "You went to them in good faith, and it went wrong. That's a hard one. What did they answer?",
      "I'm sorry. They're free to be angry, and it's still hard to stand there. What happened after your first sentence?",
    ],
    taps: ['They got angry', "They won't forgive me", 'They denied it'],
  },
  distress: {
    say: [
      'Stop for a moment. You did something, or something was done to you, and you are more than that one thing. Press your feet into the floor and look at the door. Nothing has to be sent tonight.',
      'Guilt and anger are both loud at night. Put a hand on something cool and leave it there while you count ten objects. You can rest now. It can be said in daylight.',
    ],
    item: 'technique:mental-reset',
  },
  hear: [
    "So that is what happened, and you've been carrying it around since then. Have you seen or heard from each other after that?",
    'I understand better now. If you were in their place, what would you need to hear?',
    "There's what was done, and there's how long you have been turning it over. Who else knows about it?",
  ],
  reassure: [
    "I don't know if they'll forgive you, or if they're angry. Known: what was said and done. Guessed: what they feel now. You don't need their forgiveness to apologize well. Would you say the two sentences and see?",
    "Nobody can tell you how they see it, except them. If you've already said sorry once, saying it again won't make it more certain. If you haven't, one short line would tell you a lot. Which of the two is it?",
  ],
  answers: [
    {
      like: [
        'do i need to apologize at all',
        'was it that bad',
        'should i say sorry or leave it',
        'did i do something wrong',
        'am i making it bigger than it is',
      ],
      say: [
        'It depends on what it cost somebody. If they lost time, money or trust, or were hurt, then yes, a short one. If it was only awkward for you, no. Then an apology mostly makes them think about it again.',
      ],
    },
    {
      like: [
        'what if they dont forgive me',
        'and if she doesnt accept it',
        'what if he stays mad',
        'what if they say its not enough',
        'they might never talk to me again',
      ],
      say: [
        `Then you say, "I understand," and leave it with them. Forgiving takes its own time and can't be asked for. You have said what was yours to say. What you do over the next weeks will say the rest.`,
      ],
    },
    {
      like: [
        'is it too late to apologize',
        'it was years ago',
        'its been months can i still say sorry',
        'they probably forgot about it',
        'does it make sense after so long',
      ],
      say: [
        `Mostly it isn't too late, if it's short and asks for nothing: "I've thought about what I did back then. I'm sorry." If they asked you to stay away, or it would reopen something bad for them, leave it unsent.`,
      ],
    },
    {
      like: [
        'by text or in person',
        'can i apologize over text',
        'should i call or write',
        'is a message cowardly',
        'i cant say it to his face',
      ],
      say: [
        `In person or by voice is best for something big, since they hear that you mean it. For a small thing, a text is fine. If your nerves won't allow more, a written one is far better than none, and you can add, "I'd like to say it in person too."`,
      ],
    },
    {
      like: [
        'i say sorry for everything',
        'how do i stop apologizing all the time',
        'i apologize to people who bump into me',
        'people are annoyed by my sorrys',
        'i apologized four times already',
      ],
      say: [
        `Start with one place, like the checkout or one colleague. Where "sorry" wants to come out, say "thanks for waiting" or nothing. It feels rude for some days. Watch if anybody really minds. Keep the sorry for real harm, and say it once.`,
      ],
      item: 'lesson:drop-one-safety-habit',
    },
    {
      like: [
        'what if i cry',
        'what if my voice shakes when i say it',
        'i will start stammering',
        'i always cry when i apologize',
        'what if i freeze in the middle',
      ],
      say: [
        `Then you cry, and finish the sentence afterward. You can say, "Give me a second, I'd like to get this right." Tears don't spoil it. Let them know they don't have to comfort you.`,
      ],
    },
    {
      like: [
        'how do i get them to apologize',
        'she never said sorry',
        'he acts like nothing happened',
        'should i demand an apology',
        'why cant they say sorry',
      ],
      say: [
        `You can't make somebody mean it. You can say once what happened and what you want: "That hurt. I'd like an apology." Some people will come around, some can't. Then you decide how close you want to be without it.`,
      ],
    },
    {
      like: [
        'do i have to accept his apology',
        'they said sorry but im still hurt',
        'do i have to forgive',
        'everyone wants me to make peace',
        'he apologized and does it again',
      ],
      say: [
        `No, you don't have to. "Thank you for saying it. I'm not there yet" is an honest answer. If it keeps happening, go by what they do. And if you're afraid of this person, your safety comes before peace; talk to somebody you trust.`,
      ],
    },
    {
      like: [
        'they did wrong too',
        'why should i apologize first',
        'it was half her fault',
        'he started it',
        'if i say sorry they win',
      ],
      say: [
        `You can apologize for your half only: "I raised my voice, and I'm sorry for that." That doesn't make the rest your doing. Often they follow with theirs, and sometimes they don't. Don't wait at the end of your sentence for it.`,
      ],
    },
    {
      like: [
        'should i explain why i did it',
        'i want them to know i had a panic attack',
        'do i tell them about my anxiety',
        'i had a reason though',
        'can i say that im going through a hard time',
      ],
      say: [
        `Yes, one sentence, after the apology and never in place of it: "I was very anxious that day. It doesn't excuse it." If they want to know more, they can ask. With a long explanation they end up taking care of you.`,
      ],
    },
    {
      like: [
        'i cant stop feeling guilty',
        'i apologized and still feel terrible',
        'how do i forgive myself',
        'i think about what i did every day',
        'am i a bad person',
      ],
      say: [
        "One wrong thing doesn't make you a bad person; somebody who didn't care wouldn't still be thinking of it. If you've said sorry and set right what you could, the rest is waiting. Give the guilt ten minutes a day, then do something useful for somebody.",
      ],
    },
    {
      like: [
        'i see them every day and avoid them',
        'how do i face them at work tomorrow',
        'i take another street so i dont meet him',
        'what do i do when i run into her',
        'i hide when i see them',
      ],
      say: [
        `Go up to them early, before the day gets going: "Hi. About yesterday, I'm sorry." Then talk about something ordinary or walk on. Avoiding them tells them something as well, and it's usually not what you mean.`,
      ],
    },
    {
      like: [
        'in my family nobody says sorry',
        'elders dont apologize to children where im from',
        'i cant apologize id lose face',
        'in my culture you show it you dont say it',
        'my father would never understand an apology',
      ],
      say: [
        "Then do it in the way your people understand. Food brought over, a visit, tea poured, somebody respected who speaks for you: those are apologies too. What counts is that the other person can tell it's an apology.",
      ],
    },
    {
      like: [
        'they said its fine but is it',
        'she said no problem but i dont believe her',
        'should i apologize again to be sure',
        'he said forget it are they still mad',
        'they only said ok',
      ],
      say: [
        `You can't be sure, and asking again won't make you so. Take the "it's fine" at its word for two weeks and act normally. If something is left over, it'll show in what they do, and you can ask then.`,
      ],
    },
  ],
}
