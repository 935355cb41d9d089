import type { Conversation } from '../conversation.ts'

export const boss: Conversation = {
  id: 'boss',
  name: 'talking to your boss',
  tap: 'Talking to my boss',
  open: {
    say: [
      'The person you have to talk to is the one who decides about your hours, your pay or your place there. Which part do you dread most: starting, their face, or the answer?',
      'Asking someone above you can feel like risking your whole standing on one sentence. What do you think they would do?',
      "It's hard to go in when you can't tell what mood you'll find. What answer are you bracing for?",
    ],
    taps: ['They say no', 'They get angry', 'I seem ungrateful', 'I dread the start'],
  },
  openAfter: {
    say: [
      'A few words from someone above you can outlast the whole day. What exactly was said?',
      'You had a moment with the person in charge, and it is still with you. What do you keep going back to, your words or theirs?',
    ],
  },
  glad: {
    say: [
      'Something moved with the person who is hardest to ask. That makes it a good day.',
      'Good news from the person in charge. Take it home with you.',
    ],
  },
  fear: {
    say: [
      "Part of you may be expecting that they'll see you as ungrateful or difficult, and that it will follow you from then on. Is that close?",
      'Maybe you expect a flat no, said in a way that makes you sorry you opened your mouth. Is that it?',
    ],
    taps: ["Yes, that's close", 'Partly, yes', 'No, something else'],
  },
  step: {
    step: 'ask your boss for ten minutes to talk, without apologizing',
    say: [
      'First ask only for the talk: ten minutes this week, with the subject named in three words. No sorry in it. Write down what you think they will answer, then see what they do answer. Would you say or send that?',
      "Leave out the reasons why it's a bad time. One sentence asks for ten minutes, one says what it's about. You find out how they take the asking, before anything depends on it. Would you try that?",
      'Before the big question, a small one: when would be a good time for ten minutes. Say it without an apology or an explanation, and watch what their face really does. Could you do that in the next few days?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'challenge:ask-for-more-at-work',
  },
  stepAfter: {
    step: 'write down what your boss said, apart from what you guessed',
    say: [
      'Put their words on paper, only the words, and next to them what you made of them. If something is unclear, ask one question about it once. That gets you further than a week of guessing. Would you do that?',
      "Ten minutes: what was asked, what was answered, what is still open. If something is open, go back once and ask when you'll hear. Then it's their turn, and you can put it down. Will you try that?",
    ],
    taps: ["I'll try that", 'Something else'],
  },
  other: {
    step: 'put your request to your boss in writing, in three sentences',
    say: [
      "It can be done in writing. Three sentences: what you'd like, why it's fair or useful, when you could talk about it. Sleep on it once, then send it without another round of edits. Would that suit you better?",
      'On paper nobody has to answer on the spot, and that helps them as well. Three sentences, no apology, read through once and sent. What would the first one say?',
    ],
    taps: ["I'll try that", 'Still too big', 'Not for me'],
  },
  smaller: {
    step: 'put what you want into one sentence, for yourself',
    say: [
      'Two minutes, for your eyes only. Write one sentence that begins with "I\'d like," and put in what, how much, and from when. It doesn\'t go to anyone. Could you do that now?',
      'Smaller, then: say what you want out loud once, alone, in one sentence and without the word sorry. Leave the rest for another day. Would that be doable?',
    ],
    taps: ["I'll do that", 'Not now', 'Something else'],
  },
  why: {
    say: [
      'While it is unasked, the answer lives in your head, and there it is always the worst one. A short plain sentence moves it toward a real answer, and even a no is something you can work with.',
      "Long reasons and apologies make a request sound like an offense, to you most of all. Putting it plainly shows you what it is: a request, which they're free to answer.",
    ],
  },
  lines: {
    say: [
      `Plain and short works best:\n"I'd like to ask you for something. When is a good time?"\n"I need that day off. Can you tell me by Friday?"\n"I understand it's a no for now. What would have to change for a yes?"`,
      `"I've taken on more since I started, and I'd like my pay to match."\n"I can't do another shift this week. I can do one next week."\n"You don't have to answer now. Can you tell me by the end of the week?"\nAfter you've said it, wait. The next sentence is theirs.`,
    ],
  },
  when: {
    say: [
      'Good. A quiet half hour is better than the middle of a rush. When in their day or yours would that be?',
      "Then name the day, so you don't have to get your courage up every morning. Which one is it?",
    ],
    taps: ['Later today', 'Sometime tomorrow', 'Sometime this week', "I don't know yet"],
  },
  agreed: {
    say: [
      "Good. What they do with it is up to them. Your part is one plain sentence, and it's ready.",
      "That's settled. Your heart may pound the whole time, and the words can still come out. I will ask you how it went.",
    ],
  },
  didIt: {
    say: [
      'You said it to the person it was hardest to say it to. What did they do, compared with what you had braced for?',
      'That took something, whatever the answer was. What do you know now that you were only guessing before?',
    ],
    taps: ['Better than expected', 'About as expected', 'Worse than expected'],
  },
  partly: {
    say: [
      "Some of it is out, and they've heard that much. What's still unsaid?",
      'Going to the door, or bringing it up and changing the subject, is a real part of it. How far did it go?',
    ],
    taps: ['I changed the subject', 'They were busy', 'I said half'],
  },
  didNot: {
    say: [
      "They were busy, or the day was wrong, or your feet didn't go. All of these happen with bosses. Which was it?",
      'So it is still unasked, and you can still ask. Do you want a smaller first piece, or another way of getting it to them?',
    ],
    taps: ['Something smaller', 'Something else', 'Leave it for now'],
  },
  wentBadly: {
    say: [
      'You have to see them again, which makes it harder to put down. What were their words, as exactly as you remember?',
      'You spoke up and got something rough back. How did it end, and is anything still open?',
    ],
    taps: ['They said no', 'They got angry', 'I backed down'],
  },
  distress: {
    say: [
      'You do not have to go in there right now. Walk to a tap or a window, put your hands on something cold, and count what you see outside. The request keeps until tomorrow.',
      'Step out of it for a minute. Let your shoulders down and push your heels into the floor. If they are waiting, "can I have five minutes" is a thing you are allowed to say.',
    ],
    item: 'technique:mental-reset',
  },
  hear: [
    "So you need something, and the one who can give it also holds a lot of your life. That's a lopsided talk to walk into. Go on.",
    'And you have to be there again tomorrow, whatever they say. What would that be like?',
    "You've probably had this talk in your head many times by now. How does it end in there?",
  ],
  reassure: [
    "I can't know what they'll say. Known: people in charge get asked for things, and answering is part of their work. Guessed: that they'd hold it against you. A small question first would tell you something. Shall we word one?",
    "No one can promise you a yes, or a good mood. What you're sure of is how it is now, without asking. The rest is a guess you could test with ten minutes of their time. Do you want to set that up?",
  ],
  answers: [
    {
      like: ['and if he says no', 'what if she says no', 'what if they refuse', 'they will say no anyway'],
      say: [
        'Then you say "okay, what would have to change for a yes," and listen. It will sting, and you will know where you stand. You can bring it up again in a few months.',
      ],
    },
    {
      like: ['what if he gets angry', 'she shouts at everyone', 'what if they snap at me', 'my boss has a temper'],
      say: [
        'Then you don\'t have to win it in that minute. "I\'d like to talk about this when it suits you better," and you leave the room. If shouting is the normal tone there, tell someone you trust. That part is not about how you asked.',
      ],
    },
    {
      like: [
        'when is the best time to ask',
        'should i ask now or wait',
        'wait until she is in a good mood',
        'is monday bad for asking',
      ],
      say: [
        'When they have ten quiet minutes, and that can be asked for. A perfect mood may never come. Avoid the rush, the last minutes of a day, and right after bad news, and take the next slot after that.',
      ],
    },
    {
      like: [
        'email or in person',
        'can i ask by text',
        'should I write it or say it',
        'is it cowardly to send an email',
      ],
      say: [
        "Either works; it depends on how things are done there. Writing is good for facts and gives them time. Talking is better when it's about the two of you. A short message asking for a talk is a mix of both.",
      ],
    },
    {
      like: [
        'what if i cry in front of my boss',
        'i tear up as soon as i talk to him',
        'my voice breaks when I ask',
        'what if I get emotional',
      ],
      say: [
        'Then you say "give me a moment, this matters to me," and go on when you can. Tears are not a bad argument. If you\'d rather stop, ask to finish it tomorrow.',
      ],
    },
    {
      like: [
        'how do i ask for a raise',
        'how much should i ask for',
        'how do I say the number',
        'i want more money but dont know how to say it',
      ],
      say: [
        'One reason, one number, and then quiet: "I\'ve taken on more since I started, and I\'d like to earn this much." Look up what others get for the same work first. The quiet afterward is theirs to fill.',
      ],
    },
    {
      like: [
        'they will think im ungrateful',
        'i dont want to seem greedy',
        'he did so much for me already',
        'i feel guilty asking',
        'she is a family friend',
      ],
      say: [
        'They might, and you can be grateful and still ask. Both fit in one sentence: "I\'m glad to be here, and I\'d like to talk about my hours." People ask for things in places they want to stay.',
      ],
    },
    {
      like: [
        'could i lose my job over this',
        'what if they fire me for asking',
        'my visa depends on him',
        'i live in their house so i cant ask',
        'they can replace me tomorrow',
      ],
      say: [
        'It depends on where you are, and in some jobs the risk is real. If your papers, your housing or your pay depend on this person, talk first to someone who knows the rules: a union, an advice center, a colleague you trust.',
      ],
    },
    {
      like: [
        "in my culture you don't ask the boss",
        'we are taught to respect and wait',
        'it is not done to ask for money here',
        'he is older than me and i must be polite',
      ],
      say: [
        'Then go by the way that is respectful there; it may be through someone senior, in private, or with more words first. Asking has a polite form nearly everywhere. You know best which one they would take well.',
      ],
    },
    {
      like: [
        'i made a mistake and have to tell my boss',
        'how do i tell him i messed up',
        'should i own up',
        'she is going to kill me when she finds out',
      ],
      say: [
        'Yes, tell them, and soon, in three sentences: what happened, what you\'ve done about it, what you need. "Sorry" once is enough. How they take it you can\'t control. Hearing it from you early is the better version.',
      ],
    },
    {
      like: [
        'do i have to say why i need the day off',
        'how do i ask for time off',
        'is a reason necessary for leave',
        'can i ask for time for prayer',
        'i need leave but its private',
      ],
      say: [
        'Usually not in detail, though the rules differ. "I need that day for something personal" is a whole reason in many places. For health or faith you may have rights; a union or the staff office can tell you.',
      ],
    },
    {
      like: [
        'my boss wants to see me',
        'he said can we talk later',
        'she put a meeting in with no title',
        'what does it mean when they say come see me',
      ],
      say: [
        "I can't know, and a short message like that says almost nothing. You may ask: \"Sure. What's it about, so I can prepare?\" Until you hear, it's a blank, and a scared mind fills blanks with the worst thing.",
      ],
    },
    {
      like: [
        "he said we'll see",
        'she said let me think about it',
        'they never got back to me',
        'asked weeks ago and heard nothing',
        'what does hm mean',
      ],
      say: [
        'It means they haven\'t answered yet, and more can\'t be read from it. You can ask for a date: "When could you tell me?" Asking once more after some days is normal, not pushy.',
      ],
    },
    {
      like: [
        'what do i talk about with my boss',
        'stuck in the car with the boss',
        'i dont know how to chat with her',
        'silence with my manager is horrible',
        'alone in the elevator with the boss',
      ],
      say: [
        "Ask something small about them: how they got into this work, what their day looks like. Silence is also fine; someone in charge often likes a few minutes of it. You're not there to entertain.",
      ],
    },
  ],
}
