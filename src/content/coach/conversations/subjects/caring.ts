import type { Conversation } from '../conversation.ts'

export const caring: Conversation = {
  id: 'caring',
  name: 'caring for someone',
  tap: 'Caring for someone',
  open: {
    say: [
      'When you look after somebody, your own life gets the minutes that are left over. What has become hardest: asking people for help, seeing anybody at all, or what they say when you do?',
      'People ask how the one you care for is doing, and they may forget to ask about you. What do you think would happen if you told somebody how it really is?',
      'You are needed all day, and it can still be a very lonely job. When you think of calling on somebody, what stops you?',
    ],
    taps: ["I'd be a burden", "They wouldn't understand", "I can't leave them"],
  },
  openAfter: {
    say: [
      "So something happened, on top of all you're doing already. What was it, from the beginning?",
      'A remark, a look, a bad hour: when you are tired, it goes in deeper. Which part keeps coming back?',
    ],
    taps: ['A remark by family', 'I lost my temper', 'A hard day'],
  },
  glad: {
    say: [
      'Good. There was something in the day for you too. That belongs to you.',
      "That's a good piece of news in a life with a lot of duty in it. Have it for a while before the next thing calls.",
    ],
  },
  fear: {
    say: [
      "It may be that you expect a pause and then an excuse when you ask, and then you'd feel you had asked too much. Is that close?",
      "My guess: you expect people to think it's your duty and you're complaining. Or you expect that they've moved on without you. Is either of those near it?",
    ],
    taps: ["Yes, that's it", 'A bit of both', 'Not really'],
  },
  step: {
    say: [
      'Ask one person for one exact thing with a time on it: "Could you sit here on Thursday from two to three?" Leave out "only if you can" and the long reason. Write down first what you think they will say. Would you try that this week?',
      `When somebody says "Let me know if you need anything," answer them this time instead of saying you're fine: name one errand, one meal or one hour. Guess beforehand how they'll react. Could you do that in the next few days?`,
      'Think of one person who has offered, even long ago. Send them one request that fits into an hour and has a day on it. Then leave the answer to them, without taking it back. What would make that doable?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:predict-then-check',
    step: 'ask one person for one exact thing, with a day and a time',
  },
  stepAfter: {
    say: [
      `Write it down in five lines: what was said or done, and by whom. Next to it, how much sleep you had. If you were sharp with somebody, one sentence puts it right: "I was worn out. I'm sorry." Then rest is next. Could you do that?`,
      'Ten minutes for it, and no more; you have none to spare. Write down what happened, and next to it what your tiredness adds. If there is one thing to repair or to ask, write that down for tomorrow. Would that work?',
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'give it ten minutes on paper, repair one thing if there is one, and then rest',
  },
  other: {
    say: [
      `You could let people come to you, with the house as it is. Warn them in a sentence: "You may get asked the same thing five times. Answer any way you like." Then half an hour of company. Is there somebody you could let in?`,
      `Another way: look for people who are in it too: a caregivers' group, online or at a hospital or place of worship, or a helpline for caregivers. There you can skip the explaining, and listening is enough at first. Would you look for one?`,
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'let one person into the house as it is, or find others who care for somebody',
  },
  smaller: {
    say: [
      `Next time somebody asks how you are, give one true sentence instead of "fine." For instance: "Tired. It was a long night." You can stop there. Does that sound possible?`,
      `Send one short text to somebody you have lost sight of: "I'm in the thick of it here, but I thought of you." It asks for nothing. Two minutes, while something is on the stove or somebody sleeps. Could you send it?`,
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'say or text one true sentence about how you are',
  },
  why: {
    say: [
      `Because "I'm fine" works so well that people believe it. Most of them don't know what to offer, and a clear request is easier for them than guessing. Some will say no. Then you know, and you can ask the next one.`,
      "Because you can't do this for long on nothing. One hour of help won't fix it, but it shows you if the answer you dread is the one you get.",
    ],
  },
  lines: {
    say: [
      `For asking, with a time in it:\n"I need two hours on Saturday. Could you be here from ten to twelve?"\n"What would help most is a meal on Wednesday."\n"I don't need advice right now. I need somebody to take a turn."`,
      `For people who ask, or tell you how to do it:\n"Honestly, I'm worn out. Thanks for asking."\n"You're welcome to come for a day and see how it goes here."\n"It's hard to explain. Tell me about your week instead."`,
    ],
  },
  when: {
    say: [
      'Good. Who is it going to be, and when in the day do you have two minutes for it?',
      'Then put it next to something you do anyway, like the first coffee or the last round at night. When would it fit?',
    ],
    taps: ['Today', 'Tomorrow', 'When they sleep'],
  },
  agreed: {
    say: [
      "That's one thing, and it is for you. If the day turns upside down, as days like yours do, it moves to the next one.",
      "Settled. One request is a fair thing to make, with all you do. I'll ask how it went.",
    ],
  },
  didIt: {
    say: [
      'You asked, with everything else you have to do. That took something. What did they answer, compared with what you expected?',
      'Good. You said how it is, to a real person. What came back that you had not counted on?',
    ],
    taps: ['They said yes', 'They said no', "I'm still waiting"],
  },
  partly: {
    say: [
      'You started it, and in your week that counts for a lot. What got in between?',
      'Some of it is out. Which part did you say, and which part did you swallow?',
    ],
    taps: ['I hinted at it', 'I took it back', 'I was called away'],
  },
  didNot: {
    say: [
      'All right. Some weeks there is nothing left for anything more. Was it the time, or was it the asking?',
      'Then not this week, and nobody is keeping score. What did the days look like?',
    ],
    taps: ['No time', 'Asking is hard', 'A crisis came up'],
  },
  wentBadly: {
    say: [
      "That's bitter, when you ask for so little. What did they say, in their words?",
      'You had little strength to spare, and then this. Tell me in order what happened. What came first?',
    ],
    taps: ['They said no', 'They judged me', 'I broke down'],
  },
  distress: {
    say: [
      'If they are safe for two minutes, go to the window. Hold something solid and feel its weight. Nothing else for now. If you fear you might hurt them or yourself, call for help.',
      'Slow down. Sit, both feet on the floor, something cool in your hands. The list can wait a moment. One thing only: is there a person or a helpline you could call tonight?',
    ],
    item: 'technique:micro-meditation',
  },
  hear: [
    "That's a lot to hold by yourself, day after day. Who knows about it, the way you've told it to me now?",
    'So there is the work, and there is what it does to you, and the second part you carry alone. Which of them was heavier this week?',
    'I can see how little room that leaves. When did you last sit with somebody and talk about something else?',
  ],
  reassure: [
    "I can't tell you that they'd say yes, or that you're doing enough. Known: you are there, day after day. Guessed: that asking would make you a burden. Would you want to test that guess with one small request?",
    `Nobody does this without mistakes, and I can't judge yours from here. A nurse or doctor can tell you if the care is right. What people think of you is a guess. Shall we look at one you could check?`,
  ],
  answers: [
    {
      like: [
        'i feel guilty when i leave',
        'how can i go out and have fun while she lies there',
        'is it selfish to want time for myself',
        'i feel bad taking a break',
        'he looks for me when im gone',
      ],
      say: [
        "No, it isn't selfish. The guilt will probably come along the first few times, and you can go anyway. Start with an hour, with somebody there they know, and see how both of you are when you come back.",
      ],
    },
    {
      like: [
        'what if they say no',
        'and if nobody helps me',
        'i asked once and they had excuses',
        'they will have a reason why they cant',
        'what if i ask and get turned down',
      ],
      say: [
        `Then it hurts, and you know one more thing. A no to Thursday is often only a no to Thursday, so you can ask, "Which day would work?" And ask a second person. Help sometimes comes from people you hadn't thought of.`,
      ],
    },
    {
      like: [
        'my brother never helps',
        'my siblings leave everything to me',
        'the family gives advice but no one takes a turn',
        'how do i tell my sister to do her part',
        'he lives far away and tells me what to do',
      ],
      say: [
        `Ask for one task, with a date, and leave blame out of it: "I need you to take the pharmacy calls from Monday on." The far-away ones can do calls, forms, money or an hour on video. If they refuse, you can stop reporting to them for a while.`,
      ],
    },
    {
      like: [
        'what do i say when people ask how i am',
        'everyone asks how he is and i dont know what to answer',
        'i hate the question how are you holding up',
        'do i tell the truth or say fine',
      ],
      say: [
        `It depends who's asking. For most, one true sentence will do: "It's a hard stretch. Thanks for asking." For one or two people, tell the longer version. You don't owe everybody a medical report.`,
      ],
    },
    {
      like: [
        'people stare at us in public',
        'she shouts in the store and everybody looks',
        'he acts strange outside and im embarrassed',
        'my child has meltdowns and people judge',
        'i stopped taking him out because of the looks',
      ],
      say: [
        `Some will look, because it's unusual. You can give them one sentence, or none: "It's an illness. We're all right." Then turn your attention back to the one you're with. Start with a short outing at a quiet hour, and don't give up going out altogether.`,
      ],
    },
    {
      like: [
        'i lost my temper with her',
        'i yelled at my dad and he cant help it',
        'i get so angry at the person im caring for',
        'i snapped and feel like a monster',
        "am i a bad person because i'm impatient",
      ],
      say: [
        `No, being impatient after months of this doesn't make you bad. Say "I'm sorry, I was tired," even if they may not remember it. And take it as a sign that you need relief soon. If you have hurt them or fear you will, tell a doctor or a helpline today.`,
      ],
    },
    {
      like: [
        'sometimes i wish it was over',
        'is it normal to want him to die',
        'i catch myself thinking i cant wait until this ends',
        'i think terrible thoughts about it ending',
      ],
      say: [
        'Many caregivers have that thought, and few say it. Most often it means you want the strain to stop, for both of you. Tell somebody who can bear to hear it, like a nurse, a doctor or a chaplain. If it turns to harming them or yourself, call for help right away.',
      ],
    },
    {
      like: [
        'my friends stopped calling',
        'i have lost everyone since i take care of mom',
        'nobody invites me anymore because i always say no',
        'i have no friends left because of this',
        'is it too late to get back in touch',
      ],
      say: [
        `It's seldom too late. People stop asking after a few refusals and often think you want to be left alone. Write to one: "I couldn't get away, and I miss you. Could you come by for half an hour?" Then you'll see.`,
      ],
    },
    {
      like: [
        "i can't leave the house",
        'i have no time for any of this',
        'there is nobody who could watch him',
        "i can't leave her alone for a minute",
        'how am i supposed to meet people',
      ],
      say: [
        'Then it has to come to you, in small pieces: a call while they sleep, somebody on the porch for twenty minutes, a group online. And ask the doctor, a social worker or the town about hours of relief care. Many people find out late that it exists.',
      ],
      item: 'challenge:send-a-voice-note',
    },
    {
      like: [
        'in our culture the family does it all',
        'we dont give our parents to strangers',
        'asking outsiders for help is a disgrace for us',
        'as the daughter its my duty',
        'people would talk if i got help',
      ],
      say: [
        'You can keep that duty and still need hands. Ask inside the circle first: a cousin for one afternoon, somebody from your place of worship for one meal. If you get some rest, you can go on longer. That is part of the duty too.',
      ],
    },
    {
      like: [
        'i freeze when i talk to the doctor',
        'the nurses think im difficult',
        'i forget everything i wanted to ask at the hospital',
        'how do i speak up for my mother at appointments',
      ],
      say: [
        `Write three questions on paper and hand over the paper if your voice goes: "These are my questions." Ask them to slow down or repeat. You are the one who sees the days in between, and they need that from you.`,
      ],
    },
    {
      like: [
        "she doesn't recognize me anymore",
        'he called me by someone elses name',
        'my husband asked me who i am',
        'mom thinks im her sister',
      ],
      say: [
        "That's a loss, and it can happen on an ordinary Tuesday with nobody there to see it. You don't have to correct them each time. And tell one person about it the same day, in one sentence. It's too much to keep to yourself.",
      ],
    },
    {
      like: [
        'nobody understands what its like',
        'people say im a saint and i hate it',
        'they say youre so strong',
        'they tell me how lucky i am to still have her',
        'everyone has advice',
      ],
      say: [
        `Most of them don't, and some talk because they're helpless. You can let it pass, or say what's true: "Thank you. It's harder than it looks, and I could use a hand on Friday." A few will take you up on it.`,
      ],
    },
    {
      like: [
        'i do this for a living and im worn out',
        'im a nurse and have nothing left for people',
        'i work in care and cant be around anyone after my shift',
        'after work i cant talk to anyone',
      ],
      say: [
        `Then quiet after a shift is what you need first. Give yourself half an hour without anybody, and then one short contact that asks nothing of you, with somebody outside work. If the emptiness stays on your days off too, tell a doctor or somebody at work you trust.`,
      ],
    },
  ],
}
