import type { Conversation } from '../conversation.ts'

export const stammer: Conversation = {
  id: 'stammer',
  name: 'stuttering or getting stuck on words',
  tap: 'Stuttering',
  open: {
    say: [
      "You know exactly what you want to say, and then it won't come out while somebody is waiting. When you feel a block coming, what do you think the other person will do?",
      "With a stutter you're often two sentences ahead, looking for the word that might catch. Which moments are hardest: your name, the phone, or people finishing it for you?",
      'Getting stuck takes a second or two, and those seconds can feel very public. What do you expect people make of them?',
    ],
    taps: ["They'll laugh", 'They finish my words', 'Saying my name', 'I stay silent'],
  },
  openAfter: {
    say: [
      'So a word stuck, and somebody was there to hear it. What did they actually do while you were in it?',
      'After a hard block, the rest of the talk tends to disappear behind it. Which part of it stays with you?',
    ],
    taps: ['They looked away', 'They finished it', 'Somebody laughed', 'I gave up'],
  },
  glad: {
    say: [
      "That's good news. You said what you wanted to say, in your own time.",
      'Good. Somebody got your words and your voice, the way you talk. Keep that one.',
    ],
  },
  fear: {
    say: [
      "Part of you may be expecting that they'll lose patience, or take you for nervous or slow, and stop listening to what you mean. Is that close?",
      'Maybe the expectation is that the block will never end, and you will stand there with your mouth open while they look at each other. Is that near it?',
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      "In one talk this week, say the word you'd normally swap for a safer one. If it sticks, stay with it until it's out, and keep looking at the person. Guess beforehand what they'll do. Would you try that once?",
      'Pick a short exchange: an order, a greeting, a question to somebody you half know. Go in without planning which words to avoid. Afterward note what they did while you were stuck, if you were. Would you be up for that?',
      'Say one thing in the next few days that you usually keep to yourself because of a hard sound. Stuttering on it is allowed; that is the test. Watch if they wait. What would make that doable?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:drop-one-safety-habit',
    step: 'say the word you meant instead of a safer one, and see what the listener does',
  },
  stepAfter: {
    say: [
      'Give it ten minutes on paper: what you said, what they said, what they did. What they thought about it is a guess, so it gets its own line. A stutter is nothing to apologize for. Then stop. Could you do that?',
      "If something you wanted to say got lost, it's not too late: one message or one sentence tomorrow, with the part that was missing. That repairs what can be repaired. Is there something like that?",
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'write down what happened, and send on what you did not get to say',
  },
  other: {
    say: [
      `Some people prefer to say it up front: "I stutter, so some words take me longer. I'll get there." After that there's nothing left to hide. Is there somebody you could say that to?`,
      'A different route is company. There are groups, in towns and online, where everyone in the room stutters and nobody is in a hurry. You can go and only listen. Would you look one up?',
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'tell one person that you stutter, or look up a group of people who do',
  },
  smaller: {
    say: [
      'Alone, for two minutes: say out loud the words you usually avoid. Your name, a street, whatever it is. If one sticks, let it stick and let it finish. Could you do that today?',
      "Choose the person you stutter in front of with the least trouble, and with them, don't swap one word. One word, one time. Is that small enough?",
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'say one word you usually avoid, alone or with somebody safe',
  },
  why: {
    say: [
      'Because swapping words works, and so it teaches you that the real word would have been a disaster. You never get to see it. Saying it once gives you something to compare with the guess.',
      "Because pushing a stutter down usually adds tension, and tension makes blocks harder. Letting one happen, with someone there, takes some of the fight out. It's about saying what you want, not about saying it smoothly.",
    ],
  },
  lines: {
    say: [
      `For the listener, at the start or in the middle:\n"I stutter. Give me a second, I'll get there."\n"Please let me finish the word myself."\n"You don't have to help. Waiting is good."`,
      `On the phone, and when somebody comments:\n"I have a stutter, so there may be pauses. I'm still here."\n"I'm not nervous. That's how I talk."\n"Yes, I stutter. So, about Thursday."`,
    ],
  },
  when: {
    say: [
      'Good. Which word, or which talk, and on what day?',
      'It helps to know where. Is there a moment coming up this week that would fit?',
    ],
    taps: ['Today', 'Tomorrow', 'When it comes up'],
  },
  agreed: {
    say: [
      "That's agreed. Stuttered or smooth makes no difference to this plan. What counts is that you say it.",
      "Okay, you have it. Take all the seconds you need for it. I'll ask you afterward.",
    ],
  },
  didIt: {
    say: [
      'You said the word you meant. That took something, however long it took. What did the other person do?',
      'That counts, blocks included. What turned out differently from what you had expected?',
    ],
    taps: ['They waited', 'They finished it', 'It was less bad'],
  },
  partly: {
    say: [
      'You stayed in it for part of the way, and that part is real. What was it that made you switch?',
      'Some of it got said the way you wanted. Which part was that?',
    ],
    taps: ['I swapped a word', 'I got stuck, stopped', 'They jumped in'],
  },
  didNot: {
    say: [
      'All right. Habits around a stutter are fast, often faster than a plan. Did you swap without noticing, or did you decide to?',
      "Nothing's lost; you'll talk again tomorrow. What got in the way?",
    ],
    taps: ['It was too big', 'I kept quiet', 'A bad speech day'],
  },
  wentBadly: {
    say: [
      "That hurts. You had something to say, and that's what you got back. What did they actually do?",
      'That one was rough. Some days are, and some people are. Do you want to tell me how it went, from the start?',
    ],
    taps: ['They laughed', 'They walked off', 'I could not speak', 'They mocked me'],
  },
  distress: {
    say: [
      'No talking needed right now. Let your jaw hang loose, put your feet down flat, and look at one thing in the room for a while. Typing is fine, and so is stopping.',
      'Take your time; nobody is waiting here. Feel the weight of your hands on your legs. You can leave the conversation you were in and come back to it by message, or not at all.',
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    'So there is the getting stuck, and then there is all the work of keeping it from being heard. Which of them tires you more?',
    'Thanks for telling me. Who is it hardest with, and who is it least hard with?',
    'That is a lot of planning for one sentence. What do you end up not saying because of it?',
  ],
  reassure: [
    "I can't tell you what they thought, and I can't promise the next one will wait. Known is what they did with their face and their words. The rest is a guess. Shall we find a short talk to check it in?",
    "A few people will be impatient; that's true. Others lean in and wait, and from here nobody can say which one you'll get. You'd find out by stuttering in front of one. Want to choose which one?",
  ],
  answers: [
    {
      like: [
        'how do i stop stuttering',
        'can i get rid of it',
        'will it ever go away',
        'i want to talk normally',
        'is there a trick to not stutter',
      ],
      say: [
        "I can't promise that, and I'd be careful with anyone who does. A speech therapist can help with the speaking itself. What we can work on here is how much the fear of it decides for you, and that can change a lot.",
      ],
    },
    {
      like: [
        'what do i do when i block',
        'im stuck in the middle of a word what now',
        'how do i get out of a block',
        'nothing comes out what should i do',
      ],
      say: [
        "Stop pushing for a moment, let the tension in your jaw and lips go, then start the same word again, slowly. Keep looking at the person. Silence is all right. You don't need to swap the word or give up the sentence.",
      ],
    },
    {
      like: [
        'they finish my sentences',
        'people say the word for me',
        'how do i tell them to wait',
        'my friend always completes my words',
        'should i say something when they jump in',
      ],
      say: [
        `You can tell them, yes: "Please let me finish. It helps when you wait." Many do it to be kind and don't know it's unwelcome. Say it at a calm time rather than in the middle of a block.`,
        'Tell the ones you see often, once, and let it go with strangers. If somebody guesses a wrong word, you can shake your head and go on with yours. You keep the sentence.',
      ],
    },
    {
      like: [
        'i cant say my own name',
        'introductions are the worst',
        'i block on my name every time',
        'what if i get stuck when they ask who i am',
        'going around saying names',
      ],
      say: [
        `Many people who stutter find their name the hardest word, because it can't be swapped. You can put a few words in front: "Hi, I'm ..." and take your time. If it sticks, let it stick, and keep your eyes on them.`,
      ],
    },
    {
      like: [
        'should i tell people i stutter',
        'do i warn them before',
        'should i mention it in the interview',
        'is it better to say it or hide it',
        'do i say it at the start',
      ],
      say: [
        "Often yes, in one plain sentence and without an apology. It tells them what to expect and takes the guarding off you. You don't owe it to anyone, though. Try it with one person and see which way is lighter.",
      ],
    },
    {
      like: [
        'what if they laugh',
        'people laugh when i stutter',
        'he imitated me',
        'they make jokes about how i talk',
        'kids copy my stutter',
      ],
      say: [
        `Some people do laugh, and it's wrong, even when they think it's a joke. You can say, "I stutter. It's not a joke." If it keeps happening at school or work, tell somebody in charge. You don't have to put up with it.`,
      ],
    },
    {
      like: [
        'phone calls are impossible',
        'they hang up on me',
        'they ask if the line is bad',
        'i get stuck on hello',
        'cant order by phone',
      ],
      say: [
        `Say it in your first sentence if you can: "I stutter, so please stay on the line." Then a pause is no longer a bad connection. If they hang up anyway, call again. A message is fine on tired days, as long as it isn't every time.`,
      ],
      item: 'challenge:ask-when-they-close',
    },
    {
      like: [
        'why do i stutter more when im nervous',
        'is it because im anxious',
        'what causes it',
        'why only with some people',
        'is it my fault',
      ],
      say: [
        "It isn't your doing. Stuttering mostly comes from how the brain handles speech. Nerves don't cause it, though they can make it stronger. So more with strangers and less with a friend or a pet is very common.",
      ],
    },
    {
      like: [
        'i swap words all the time',
        'i order something else because i cant say it',
        'nobody knows i stutter i hide it',
        'i say um until it comes out',
        'i pretend i forgot the word',
      ],
      say: [
        "Lots of people who stutter do that, and it's tiring, because you're on watch all day and say things you didn't mean. The way off it is small: one word a day that you don't swap, with someone who is in no hurry.",
      ],
    },
    {
      like: [
        'everyone else can talk',
        'everybody else speaks without thinking',
        'im the only one who cant say a simple sentence',
        'am i the only one',
        'is it normal at my age',
      ],
      say: [
        "You're not the only one. Adults of every age and in every job stutter, and many hide it as well as you might. Speaking without planning is something others have for free, and it's fair to be angry about that sometimes.",
      ],
    },
    {
      like: [
        'they think im stupid',
        'they think im drunk or lying',
        'people think im nervous',
        'i sound unprepared',
        'nobody takes me seriously when i stutter',
      ],
      say: [
        'Some might; you can\'t rule it out. A stutter says nothing about how clearly you think, and one sentence tells them so: "I stutter. I know exactly what I want to say." After that, what you say has to do the rest.',
      ],
    },
    {
      like: [
        'i already did speech therapy',
        'i tried all the techniques',
        'breathing exercises dont work',
        'ive tried everything for my stutter',
        'tried telling people already',
      ],
      say: [
        "Then you know more about it than I do. What I'd add isn't a technique for smooth speech. It's doing things while stuttering: making the call, giving the answer. Some speech therapists work that way too, if the last one didn't.",
      ],
    },
    {
      like: [
        'id rather not say anything',
        'its better to stay quiet',
        'i let others order for me',
        'i avoid talking to people',
        'i dont go to things where i have to introduce myself',
      ],
      say: [
        'You can stay quiet, and some days that is a rest you need. If it is most days, people miss out on what you think, and so do you on them. Pick one place a week where you speak for yourself.',
      ],
    },
    {
      like: [
        'where do i look when i block',
        'what do i do with my eyes',
        'i shut my eyes when im stuck',
        'my face twists when i block',
        'i tap my leg to get the word out',
      ],
      say: [
        "At the person, if you can, also in the middle of the block. It tells them you're still talking. Looking away or tapping comes by itself, so don't fight it hard. Try to keep your eyes on them for one block a day.",
      ],
    },
  ],
}
