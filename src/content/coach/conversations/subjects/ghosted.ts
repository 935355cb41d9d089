import type { Conversation } from '../conversation.ts'

export const ghosted: Conversation = {
  id: 'ghosted',
  name: 'somebody who stopped answering',
  tap: 'Being ghosted',
  open: {
    say: [
      "When somebody goes quiet, you have to come up with the reason yourself, and it's usually the one that hurts most. What have you decided it means?",
      'They stopped writing and left you without a why, so every look at the phone asks the same thing again. What are you most afraid the reason is?',
      'Silence gives you nothing to argue with and no clear moment to let go. Which is worst right now: not knowing why, still hoping, or what you think it says about you?',
    ],
    taps: ['Not knowing why', 'I still hope', "I think it's me"],
  },
  openAfter: {
    say: [
      'So at some point the answers stopped. What was the last thing each of you wrote, and how long ago was that?',
      'Somebody was part of your days and then was gone without a word. Which part of it keeps coming back?',
    ],
    taps: ['My last message', 'Why they did it', 'The good parts'],
  },
  glad: {
    say: [
      "That's a relief after all that waiting. Let it be good for today, without working out what comes next.",
      'Good. The phone can lie there now without you listening for it.',
    ],
  },
  fear: {
    say: [
      'Part of you may be thinking that they saw something in you, something off, and left because of it. Is that close?',
      "My guess is that it feels like a pattern: people get to know you a little, and then they're gone, and it'll go that way again. Is that about right?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      "If there's something you still want to say, send it once, in two lines. If not, send nothing. Then leave the chat and their profile alone for three days, and see if day three is as bad as you expect. Would you try that?",
      "Try three days without looking: no profile, no last seen, no rereading. Before you start, write down how you think you'll be on day three. Then compare. Are you up for that?",
      'Archive the chat tonight, so it no longer sits on top. If they write, it comes back by itself. For three days you leave their profile alone and note once a day how strong the urge to look is. What would make that doable?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:predict-then-check',
    step: 'leave the chat and their profile alone for three days and see how day three is',
  },
  stepAfter: {
    say: [
      "Ten minutes, two columns. On the left, the messages and dates as they stand. On the right, every reason you've come up with. All of the right side is guessing. Then close it, and no looking at their profile today. Could you do that?",
      'Take fifteen minutes to write them everything, on paper, not to be sent. When the time is up, put it in a drawer and go into another room. If you wrote them something unkind back then, one line of apology is enough. Would you try that?',
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    item: 'lesson:why-your-brain-replays-it',
    step: 'give it one short, timed look on paper and then leave their profile alone for the day',
  },
  other: {
    say: [
      'Tell one person what happened, in two sentences, without turning it into a funny story. People tend to keep this to themselves, as if it were their own disgrace, and it gets heavier that way. Who could you tell?',
      "Look the other way for a moment. Maybe somebody is waiting to hear from you. Answer that person today. It doesn't replace anyone. It puts you in a conversation where somebody writes back. Would you want to do that?",
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'tell one person about it, or write to somebody who does answer',
  },
  smaller: {
    say: [
      'Next time you want to check, wait two minutes first. Phone face down, eyes on something outside the window, and see what the urge does. After that you may look. Could you do that once?',
      'Mute the chat. It takes ten seconds, they get no notice of it, and you can undo it. If they write, the message will still be there. Is that small enough?',
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'wait two minutes before you check, or mute the chat',
  },
  why: {
    say: [
      "Because their profile can't tell you what you want to know. You look, you get a second of relief or one more thing to puzzle over, and within the hour you look again. A few days off let you see that the urge goes down without it.",
      "Where there are no facts, people tend to fill in blame, and mostly they blame themselves. Keeping facts and guesses apart won't take the hurt away. It does keep you from blaming yourself for something nobody has said.",
    ],
  },
  lines: {
    say: [
      `Once, and then it's their turn:\n"I enjoyed our time and I'd like to see you again. If you'd rather not, a short no is fine."\n"I haven't heard from you, so I'll leave it here. Take care."`,
      `If they turn up again:\n"Good to hear from you. The silence was hard for me. What happened?"\n"I've moved on by now. All the best to you."\n"I'd talk, if you can tell me where you went."`,
    ],
  },
  when: {
    say: [
      'The late evening is often the hardest with this. Which moment today would you start with?',
      'Good. When do you begin: right away, tonight, or tomorrow when you get up?',
    ],
    taps: ['Right now', 'Tonight', 'Tomorrow'],
  },
  agreed: {
    say: [
      "Then it's set. Why they went quiet is theirs to explain. Your evening is yours.",
      "Good. If you slip and look, you pick it up again from there, and nothing is ruined. I'll ask you how it was.",
    ],
  },
  didIt: {
    say: [
      "You did that without any answer from them to lean on. That took something. How was it, next to what you'd expected?",
      'So you moved, and they had nothing to do with it. What did you notice afterward?',
    ],
    taps: ['Less bad than expected', 'I still miss them', 'They wrote back'],
  },
  partly: {
    say: [
      'A few hours without looking are a few real hours. What brought you back to it?',
      'Part of the way is further than where you were. When you did look or write, did it give you what you wanted?',
    ],
    taps: ['I looked once', 'I wrote again', 'It was late'],
  },
  didNot: {
    say: [
      "All right. Wanting to know is strong, and it doesn't go away because there's a plan. Was the step too long, or was it a bad moment?",
      'Then we start from here. In the moment you reached for the phone, what were you hoping to see?',
    ],
    taps: ['It was too long', 'I kept checking', 'I wrote again'],
  },
  wentBadly: {
    say: [
      'That hurts. You put yourself out there a second time, in a way. What came back from them, if anything did?',
      "That's a lot to take from somebody you were fond of. Tell me what happened, from the last message on. What did they do?",
    ],
    taps: ['Still nothing', 'They were cold', 'There is someone else'],
  },
  distress: {
    say: [
      "Put the phone in another room for a few minutes. Sit with your back against something firm and press your feet down. You don't have to understand them tonight. You can stop here.",
      'Leave the chat closed for now. Hold something cold, a glass or a spoon, and feel it. Nothing has to be sent in this state. If you want a person to talk to, tap Help now.',
    ],
    item: 'technique:mental-reset',
  },
  hear: [
    "You had reason to think you'd hear from them. What had you hoped would come of it?",
    'Waiting for one sound takes up a lot of a day. At what time is it loudest?',
    "Okay, that's part of it too. When you try to explain it to yourself, which version do you end up with?",
  ],
  reassure: [
    "I can't tell you if they'll write, or why they stopped. Known: the last message and its date. Guessed: the reason. People go quiet over somebody else's words, and over things in their own lives, and it looks the same. Would you try three days without checking?",
    'Nobody can promise you that it had nothing to do with you. Even if it did, it was one person and one match. What you can find out is how somebody else responds to you. Shall we plan one message to another person?',
  ],
  answers: [
    {
      like: [
        'why do people ghost',
        'why would someone do that',
        "why couldn't she say no like an adult",
        'who does that after such a nice evening',
        'what makes a person disappear',
      ],
      say: [
        "Mostly because saying no to somebody's face, or to their chat, is uncomfortable, and silence costs them nothing right then. Some have other things going on. Which it was here, you may never learn. It tells you more about how they handle hard talks than about you.",
      ],
    },
    {
      like: [
        'was it something i said',
        'what did i do wrong',
        'i must have been too much',
        'did i scare him off',
        'i keep going through every message looking for the mistake',
      ],
      say: [
        "It may have been, and you can't find out from rereading. If one message really was unkind, you can own that in a line. If you only find things like a joke or a long text, that's ordinary talk, and somebody who wants to stay doesn't leave over it.",
      ],
    },
    {
      like: [
        'should i write again',
        'can i send one more message',
        'do i ask what happened',
        'is it pathetic to text again',
        'do i deserve an explanation',
      ],
      say: [
        "Yes, once, if you haven't yet. Make it short and let them off with a no. It isn't pathetic, it's clear. If that gets no answer, then that is the answer, even though it's a poor one. After it, put your energy elsewhere.",
      ],
    },
    {
      like: [
        'how long until it counts as ghosting',
        'its been four days am i being ghosted',
        'when do i give up',
        'how long should i wait for a reply',
        'is a week of nothing normal',
      ],
      say: [
        "There's no fixed number. Compare it with how they used to answer: two days means little from a slow writer. If a week or two has passed, and one clear message got nothing, you can stop waiting. You can still be pleasantly surprised later.",
      ],
    },
    {
      like: [
        'should i block them',
        'do i delete the chat',
        'should i unmatch or unfollow',
        'i cant bring myself to delete the number',
        'is it petty to unfollow',
      ],
      say: [
        "If seeing them pulls you back every day, yes, unfollow or mute, and it isn't petty. Deleting can wait until you're calm. Block when somebody scares you or won't leave you alone. For everything else, muting is enough and can be undone.",
      ],
    },
    {
      like: [
        'what if they come back',
        'he texted after a month like nothing happened',
        'and if she writes again',
        'should i answer if they show up again',
        'they want to meet now after ignoring me',
      ],
      say: [
        `You don't have to decide on the day it arrives. If you want to answer, say the true thing first: "The silence was hard. What happened?" How they take that question tells you a lot. Not answering is allowed too.`,
      ],
    },
    {
      like: [
        'theyre online but ignoring me',
        'she watches my stories and doesnt write back',
        'he posts pictures and wont answer',
        'i can see hes active',
        'why like my photo and not reply',
      ],
      say: [
        "It means that they have their phone in their hand, and that's all it tells you. Tapping through stories takes no thought; answering you would. That's hard to watch. Turning off what you can see of them gives you one thing less to puzzle over each day.",
      ],
    },
    {
      like: [
        'what if i run into them',
        'we go to the same place every week',
        'i have to see him at work',
        'shes in my class and i dont know how to act',
        'what do i do when we meet in the street',
      ],
      say: [
        `A nod and "hi," and then you keep walking or turn back to what you were doing. You don't have to act as if nothing happened, and you don't have to bring it up there. Changing your whole route to avoid them would cost you more.`,
      ],
    },
    {
      like: [
        'what if something happened to them',
        'maybe hes in hospital',
        "i'm worried she had an accident",
        'what if they are not okay',
        'this is so unlike him',
      ],
      say: [
        `That's possible, and if it's really unlike them, one message of concern is fair: "Haven't heard from you. Are you all right?" You can ask a shared friend once. If there are signs that they're fine and posting, then it's silence, not an accident.`,
      ],
    },
    {
      like: [
        'should i go to their place and ask',
        'can i ask their friends why',
        'i want to wait for her after work',
        'should i call from another number',
        'i need closure from them',
      ],
      say: [
        "No, leave their home, their work and other numbers out of it. However much you need an answer, it can frighten somebody, and you wouldn't get an honest answer that way. One clear message is your right. The rest of the closing you do with people who are on your side.",
      ],
    },
    {
      like: [
        'it was only a few dates why am i this sad',
        'we never even met and im heartbroken',
        'is it normal to cry over a chat',
        'how long does it take to get over this',
        'i feel stupid for caring',
      ],
      say: [
        "Yes, that's normal. You lost what was there and also what you thought was coming, and nobody gave you an ending. It usually eases over some weeks, unevenly. Feeling stupid for caring comes on top, and you can leave that part out.",
      ],
    },
    {
      like: [
        'this always happens to me',
        'third time this year',
        'everyone leaves me',
        'im done with dating',
        'why bother they all disappear',
      ],
      say: [
        "Several times in a row wears anybody down, and a break is a fair choice. On apps it happens to nearly everyone who uses them, so it can't tell you much about you. If you go on, go on slower: meet sooner, put fewer hopes in a chat.",
      ],
    },
    {
      like: [
        'my best friend ghosted me',
        'it was a friend not a date',
        'my sister stopped talking to me',
        'we were close for years and now nothing',
        'a whole group stopped answering me',
      ],
      say: [
        `With somebody you've known for long, ask once and directly: "I miss you and I don't know what happened. If I hurt you, I want to hear it." Years give you that right. If nothing comes, you're allowed to grieve it like any other loss.`,
      ],
    },
    {
      like: [
        'i was the one who ghosted',
        'i ghosted someone and feel awful',
        'should i apologize to somebody i ghosted',
        'i got scared and stopped answering him',
        'i do it too when i get nervous',
      ],
      say: [
        `You can mend it with two lines: "I stopped answering and that wasn't fair. You did nothing wrong; I got scared." Send it only if you don't expect an answer. Next time, a short no early on is kinder to both of you.`,
      ],
    },
  ],
}
