import type { Conversation } from '../conversation.ts'

export const classroom: Conversation = {
  id: 'class',
  name: 'being in class',
  tap: 'Speaking in class',
  open: {
    say: [
      'In a classroom you never quite know when it will be your turn, so part of you is on guard the whole hour. If your name got called right now, what do you think would happen?',
      'You sit with the same people week after week, and one wrong answer can seem to follow you all year. Which moment is worst: the hand going up, being called on, or the breaks in between?',
      'Everybody can hear you, and somebody is about to say if you were right. What are you afraid the others would do or think?',
    ],
    taps: ['Being called on', 'A wrong answer', 'I go blank', 'The cafeteria'],
  },
  openAfter: {
    say: [
      'So something happened in front of the whole room, and you have to walk back in there next time. What was actually said, by you and by the others?',
      'A few seconds in class can take up the rest of the day. Which part of it keeps coming back?',
    ],
    taps: ['I said it wrong', 'I froze', 'Somebody laughed', 'I sat alone'],
  },
  glad: {
    say: [
      "That's a good day in a room that can be hard to sit in. You were part of it.",
      'Good to hear. You took up some space in there, and it went well. That one is yours to keep.',
    ],
  },
  fear: {
    say: [
      "Part of you may be expecting that you'll get it wrong out loud, the room goes quiet, and from then on you're the slow one. Is that close?",
      'My guess: everyone turns around, your head goes empty, and they all sit there watching while nothing comes out. Is that about it?',
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      'In the next few days, ask one real question in class, one sentence long. Guess first what the others will do. Ask it without going over it five times in your head, then look up and see what they do. Would you try that?',
      'Pick one class. In the first ten minutes say one short thing: a question, a page number, an answer you half know. Early is better, because waiting makes it bigger. Then check the room. What would make that doable?',
      'Next class, put your hand up once when you are fairly sure instead of completely sure. Write down beforehand what you think happens if you are wrong. Then compare. Would you give that one try?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'challenge:one-question-in-class',
    step: 'say one short thing in class before you feel sure of it, and watch what the others do',
  },
  stepAfter: {
    say: [
      'Take ten minutes and write two lists: what people in the room said and did, and what you think they thought. The second one is guesses. Then put the page away and do something with your hands. Could you do that?',
      'If something needs fixing, like a wrong answer or a missed question, one line to the teacher does it. For the rest, allow yourself ten minutes of going over it, by the clock, and then stop. Would you try that?',
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'write down what really happened in class for ten minutes and then put it away',
  },
  other: {
    say: [
      "Another way is to let the teacher know. One short message: speaking in front of everyone is hard for me, I'm working on it, could I know ahead when I'm up. Plenty of them would rather know than guess. Is there one you could write to?",
      "You could start with one person instead of the whole room. Come in five minutes early and say something to whoever sits near you about the homework. A room with one person you've talked to is a different room. Would you try that?",
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'talk to one person in the room, the teacher or somebody next to you',
  },
  smaller: {
    say: [
      "Much smaller: ask the person next to you which page you're both on. You may already know it. Wait for the whole answer before you look down. Could you do that this week?",
      'Leave the talking out of it for now. In one class, sit with your head up for two minutes while someone else is speaking, and look at them. Check who is looking at you. Is that small enough?',
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    item: 'challenge:ask-what-page',
    step: 'ask one neighbor which page you are on, or keep your head up for two minutes',
  },
  why: {
    say: [
      "Because if you keep quiet, the guess about what they'd do never gets checked, and it's there again next class. One sentence out loud gives you something real to hold against it.",
      'Because waiting until you are sure makes the first word heavier every minute. Saying something short and early shows you how fast a class moves on to the next person.',
    ],
  },
  lines: {
    say: [
      `For when you're called on and don't know:\n"I'm not sure. Can you come back to me?"\n"I got as far as the first part, then I lost it."\n"Could you say the question again?"`,
      `To ask, and to sit down with people:\n"Can you go back one step? I lost you there."\n"Is anybody sitting here?"\n"How far did you get with the homework?"`,
    ],
  },
  when: {
    say: [
      'Good. Which class will it be, and on what day?',
      'Pick the room that is the least hard for you, not the worst one. Which class is that, and when do you have it next?',
    ],
    taps: ['Next class', 'Tomorrow', 'Later this week'],
  },
  agreed: {
    say: [
      "That's settled, then. It doesn't have to be a clever thing to say. Out loud is enough.",
      "Okay. If the moment goes by, there's another class after it. I'll ask how it went.",
    ],
  },
  didIt: {
    say: [
      'You said it with all of them in the room. That took something. What did the others do, compared with what you expected?',
      'Out loud, in class. That counts, smooth or not. What did you find out?',
    ],
    taps: ['Nobody reacted', 'It was as bad', 'Better than expected'],
  },
  partly: {
    say: [
      'Getting halfway in a full room is still getting halfway. What was the last thing you did before it stopped?',
      'That part is real, and it counts. Where did it get too much?',
    ],
    taps: ['Hand up, then down', 'I said half', 'Someone was faster'],
  },
  didNot: {
    say: [
      'All right. Classes come around again, so nothing is used up. Did the chance go by too fast, or was it too much for one day?',
      "Then it didn't happen this time, and you still know something about it. What got in the way?",
    ],
    taps: ['It went by fast', 'It was too big', 'I stayed home'],
  },
  wentBadly: {
    say: [
      "That's rough, and harder because you'll see the same people again. What did somebody actually say or do?",
      "In front of everyone, too. I'm not going to turn that into a lesson right now. What happened first, and what came after it?",
    ],
    taps: ['They laughed', 'I went blank', 'The teacher was harsh', 'I walked out'],
  },
  distress: {
    say: [
      "Stop here for a second. Press both feet into the floor and find three straight lines in the room you're in. You don't have to decide anything about class now. Closing this is fine too.",
      'Slowly. Rest your hands on something solid and feel how hard it is. If you are in the building, you may step into the hallway. The lesson goes on without you for five minutes.',
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    'So it costs you energy all hour, even when nobody calls on you. Is it every class, or one in particular?',
    'That gives me a better picture. Is it more about the teacher, or more about the people sitting around you?',
    'And you have to go back to the same seats next time. What do you usually do to get through the hour?',
  ],
  reassure: [
    "I can't promise that nobody will laugh or that you'll get it right. What we know is that you expect it. What the room really does, you've mostly had to guess. Shall we pick one small sentence and find out?",
    'Nobody can tell you what a whole room thinks. You can see what they do, though: do they turn around, do they say something, do they go back to their notes. Want to plan one moment for looking?',
  ],
  answers: [
    {
      like: [
        'what if i get it wrong',
        'and if my answer is wrong in front of everyone',
        'i might say something stupid',
        'what happens when its the wrong answer',
        'what if the teacher says no thats not it',
      ],
      say: [
        'Then the teacher says so and goes to the next person, and you\'ll have a hot minute. Wrong answers are a normal part of a lesson. You can say "okay, thanks" and write down the right one.',
        'It will sting, and class goes on. Try to remember the last wrong answer somebody else gave. If you have to search for it, that tells you roughly how long these last for other people.',
      ],
    },
    {
      like: [
        'what if i go blank',
        'my mind is empty the second they say my name',
        'i know it but when im called on its gone',
        'what do i do if nothing comes out',
      ],
      say: [
        `Then say that: "It's gone. Can you come back to me?" Nearly every teacher knows that sentence. Nerves can block what you know for a moment. It usually comes back once the eyes are off you.`,
      ],
    },
    {
      like: [
        'where do i sit in the cafeteria',
        'i have nobody to eat with',
        'walking in with my tray and everyone looks',
        'i eat in the library so nobody sees me alone',
        'lunch is the worst part of the day',
      ],
      say: [
        `Take the end of a table with some space and ask, "Is anybody sitting here?" You don't have to talk after that. Eating elsewhere some days is fine. If it's every day, try ten minutes in there once this week.`,
        'It depends on what you want. To be with people, ask one person from class that morning where they eat. To eat in peace, choose your seat, keep your head up, and leave when you are done.',
      ],
    },
    {
      like: [
        'participation is part of my grade',
        'i lose points for not talking',
        'they grade speaking in class and i never speak',
        'my grade is dropping because im quiet',
      ],
      say: [
        'Then tell the teacher before the grade is final, and ask what else could count: written questions, small groups, knowing your turn ahead. Some will say yes, some no. Meanwhile one short thing a week is a fair goal.',
      ],
    },
    {
      like: [
        'should i tell the teacher',
        'do i tell them i have anxiety',
        'would it help if they knew',
        'can i ask not to be called on',
        'is it weird to email the prof about this',
      ],
      say: [
        "Often it helps, yes. Two sentences are enough, and you don't have to name anything. Ask for something that lets you take part, like knowing your question ahead. Being left out of it for good tends to keep the fear going.",
      ],
    },
    {
      like: [
        'do they notice how nervous i am',
        'can everyone hear my voice shake',
        'does the whole class see it',
        'they all stare at me when i talk',
      ],
      say: [
        'Some may see a bit of it; how much, nobody can tell you. You feel the heartbeat, and they only get what shows. Next time look up for one second while you talk and count the faces turned your way.',
      ],
    },
    {
      like: [
        'everyone else raises their hand like its nothing',
        'the others talk all the time and i cant',
        'its only me in the whole class',
        'why can they do it and not me',
      ],
      say: [
        "Probably not everyone. In most rooms the same few people do the talking and the rest keep quiet, some for your reasons. You're comparing yourself with the loud ones. Look around once and count who hasn't spoken.",
      ],
    },
    {
      like: [
        'i dont want to go tomorrow',
        'id rather skip class',
        'ive been missing a lot of classes',
        'i stay home on days i have to talk',
        'cant go back in there',
      ],
      say: [
        "One missed day harms little, and sometimes it's right. A row of them makes the door heavier, and then there's catching up too. If you can, go for the first half, near the door. If you can't, tell someone at the school soon.",
      ],
    },
    {
      like: [
        'why does this happen to me in class',
        'im fine outside but in class i freeze',
        'i talk normally with my friends so why not here',
        'what is it about classrooms',
      ],
      say: [
        "Because a classroom has everything in it that sets this off: you're compared, you're graded, you can't leave, and it can be your turn any second. That you talk freely elsewhere shows the ability is there. The setting is what's hard.",
      ],
    },
    {
      like: [
        'they make fun of me in class',
        'some kids laugh every time i talk',
        'a group in the back imitates me',
        'people in class are mean to me',
        'im getting bullied there',
      ],
      say: [
        "Then the trouble isn't only nerves: they're doing something wrong. Write down what was said, when, and who heard it, and bring it to somebody there whom you trust and who is in charge. That is not for you to fix by being braver.",
      ],
    },
    {
      like: [
        'im the oldest one in the class',
        'everyone is twenty and im back in school',
        'im older than the teacher',
        'i feel out of place going back to school at my age',
        'they all know each other already',
      ],
      say: [
        "You may stand out a little, yes. What they make of it, you can't see from your seat. The person next to you is the quickest way in: ask how they did the last assignment, and you're a classmate.",
      ],
    },
    {
      like: [
        'where i come from students dont speak up',
        'in my culture you listen to the teacher',
        'at my old school we never talked in class',
        'speaking up feels rude to me',
      ],
      say: [
        "That's a real difference, and listening well is not a flaw. Some teachers will expect to hear you, so you could ask yours how they want it. A question after class, said with respect, counts as taking part in many places.",
      ],
    },
    {
      like: [
        'i already tried raising my hand',
        'tried it once and it went horribly',
        'i did ask a question and everyone stared',
        'ive done that it doesnt help',
      ],
      say: [
        "Then you've done the hard version already, and once isn't much to judge by. Change one thing: another class, an earlier minute, or a question to your neighbor first. Heads turn toward any voice. Look at what people do after that.",
      ],
    },
    {
      like: [
        'how long until i can talk normally',
        'when does it get easier to speak',
        'how many times do i have to do this',
        'will it be like this all year',
      ],
      say: [
        'Nobody can give you a date. For many people it starts to shift after several tries close together. One sentence, twice a week, will teach you more than one big speech at the end of the term.',
      ],
    },
  ],
}
