import type { Conversation } from '../conversation.ts'

export const dateSilence: Conversation = {
  id: 'date_silence',
  name: 'silences on a date',
  tap: 'Silence on a date',
  open: {
    say: [
      'With only two people there, a gap in the talk can feel as if it were all yours to fill. When it goes quiet, what do you think they are thinking?',
      'You can hear the cups and the next table, and your head is empty right when you need it. What do you expect happens if the silence goes on?',
      "It's hard to listen when part of you is already looking for the next thing to say. Which is worst: the gap coming, the gap itself, or what you say to end it?",
    ],
    taps: ["They think I'm boring", 'My mind goes blank', 'I babble to fill it'],
  },
  openAfter: {
    say: [
      'There was a silence, and it stayed with you. What were the two of you doing right before, and who spoke first after it?',
      'It went quiet at some point, and you came home with that. Which gap do you keep going back to?',
    ],
    taps: ['They looked at their phone', 'I said something dumb', 'It felt endless'],
  },
  glad: {
    say: [
      "You sat with somebody, it got quiet now and then, and it was still a good time. That's worth having.",
      'Good. It sounds as if the talk found its own way, pauses included.',
    ],
  },
  fear: {
    say: [
      'You may be expecting that three quiet seconds tell them everything: no spark, nothing to say, boring person. And then they want to leave. Is that close?',
      "Let me put it this way: if the talk stops, it's because of you, and it's on you to get it going again. Does that sound right?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      "On the next date, let one silence be. Don't fill it for five seconds; look at them or around the room, and see who speaks first. Guess beforehand how long they'll take and what they'll say. Would you try that?",
      'Choose one pause next time and leave it alone. No phone, no sip to look busy, no "so, yeah." Five slow seconds. Then check if they looked bored, or if they were thinking too. What would make that doable?',
      'Before you meet, write: "If it goes quiet, they will ..." There, let one gap stay open for five seconds. Afterward, look at the line again and see if it came true. Are you up for that?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:predict-then-check',
    step: 'leave one silence alone for five seconds and see who speaks first',
  },
  stepAfter: {
    say: [
      "Give it ten minutes on paper. How many gaps were there, what came before each one, what came after. What they thought in them, you can't know, so leave that out. When the time is up, you're done for today. Could you do that?",
      "Write down three things the two of you did talk about. Then the silence, in one line. That's the whole date, and not the gap alone. Put it away after ten minutes. If you'd like to see them again, send a line. Would that work?",
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    item: 'lesson:why-your-brain-replays-it',
    step: 'take ten minutes to write down what you talked about, with the silence as one line of it',
  },
  other: {
    say: [
      `Say it when it happens: "I've run out for a second. Give me a moment." It's honest, and it turns the gap into something the two of you share. Could you imagine saying that?`,
      "Meet where there's something going on: a walk, a game, cooking, a street with things to see. Pauses are normal on a walk, and the next remark often comes from what you pass. Would that be possible next time?",
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'say out loud that you have run out for a second, or meet for a walk',
  },
  smaller: {
    say: [
      "Practice it where nothing hangs on it. With a friend, a relative or somebody at work, let one pause go on for three seconds before you speak. You don't have to tell them. Could you do that this week?",
      "Alone first: set a timer for ten seconds and sit there, looking at the chair across from you. Notice how long it is, and how it ends. That's about as long as most gaps get. Does that sound possible?",
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'try a three-second pause with somebody safe, or sit through ten seconds alone',
  },
  why: {
    say: [
      "Because you've always rescued the silence, you've never seen what it does when it's left alone. Very often the other person says something, and it's something they'd been meaning to say. You can only find that out by waiting.",
      "Filling every gap keeps you on guard the whole evening and leaves you no time to listen. If you learn that one pause does no damage, you can put that job down, and you'll have more to say because you heard more.",
    ],
  },
  lines: {
    say: [
      `When it has gone quiet:\n"Go back a bit. How did that turn out?"\n"I like that we can be quiet for a second."\n"My head's gone blank. Ask me something."`,
      `Short ways back in:\n"What are you thinking about?"\n"I'm still thinking about what you said before."\n"Want to walk a bit?"`,
    ],
  },
  when: {
    say: [
      'Who will you see next, on a date or otherwise, and when?',
      'It can be practiced with anybody. What is the first chance this week?',
    ],
    taps: ['On the next date', 'With a friend', 'No date yet'],
  },
  agreed: {
    say: [
      "Five seconds, then, and both of you share them. You don't have to be the one who ends them.",
      "Okay, you know what to try. If you fill the gap out of habit, there'll be another a few minutes later. I'll ask you about it.",
    ],
  },
  didIt: {
    say: [
      "You let it be quiet with somebody looking at you. That took something. Who spoke first, and was it what you'd predicted?",
      'So there was a gap and the two of you were still sitting there afterward. What did you notice about them in it?',
    ],
    taps: ['They spoke first', 'I spoke first', 'It felt long'],
  },
  partly: {
    say: [
      'Two seconds are more than none. What was the thing you said to end it?',
      'You held it for a bit and then stepped in. What did you see on their face right before?',
    ],
    taps: ['I jumped in', 'I took my phone', 'Only with a friend'],
  },
  didNot: {
    say: [
      'All right. Filling gaps is a fast habit. Did you notice it while it happened, or only later?',
      'Maybe there was no gap, or maybe it was one too many things to think about. Which was it?',
    ],
    taps: ['I filled them all', 'There was no gap', "I didn't go"],
  },
  wentBadly: {
    say: [
      "That's a heavy kind of quiet to sit in, with no way to make it stop. What did the other person say or do then?",
      "Okay. It was bad, and I won't argue with that. How did it go from the silence to the end of the evening?",
    ],
    taps: ['They got bored', 'They left', 'I said something odd'],
  },
  distress: {
    say: [
      "If you're there now: go get some water, or step outside for two minutes. That's a normal thing to do on a date. Touch something cool on the way. You may also go home.",
      "Stop for a moment. Feel the chair under you and listen for the farthest sound you can hear. You're not in that silence now. Nothing has to be fixed tonight, and you can leave it here.",
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    'So the gap comes, and a lot happens in you while nothing happens at the table. What is the first thought that turns up?',
    'With some people it is fine to be quiet. Who is that for you, if there is someone, and what is different there?',
    'I see. What do you usually do to keep the silence from coming?',
  ],
  reassure: [
    "I can't tell you what they thought while it was quiet. Known: nobody spoke for some seconds. Guessed: that they were bored. They may have been looking for words, like you. Do you want to test it with one pause next time?",
    "Nobody can say that a silence never puts anybody off. What's certain is that it takes two people to make one, so it isn't yours alone. Would you like to find out what they do when you leave one alone?",
  ],
  answers: [
    {
      like: [
        'what do i say when it goes quiet',
        'what if my mind goes blank',
        'how do i restart the conversation',
        'give me something to say',
        'i run out of things after ten minutes',
      ],
      say: [
        `Go back to something they said earlier and ask one thing about it: "Wait, how did that end?" Or say what you see in front of you. And if there's nothing, say that: "I've gone blank. Your turn."`,
      ],
      item: 'challenge:one-follow-up-question',
    },
    {
      like: [
        'does silence mean theres no chemistry',
        'is it a bad sign if we dont talk all the time',
        'are awkward silences normal on a first date',
        'does it mean we dont fit',
        'good dates dont have silences right',
      ],
      say: [
        "Not by itself. Two people who don't know each other yet will have gaps, and nerves make more of them. Look at the rest: do you ask each other things, does somebody laugh, do you both stay. If it's all gaps three times in a row, it may be no match.",
      ],
    },
    {
      like: [
        'how long is too long',
        'how many seconds is awkward',
        'it was quiet for like a minute',
        'how long can you be silent before its weird',
      ],
      say: [
        "There's no limit anyone agrees on. Inside a gap, time stretches; what feels like a minute is often a few seconds. You can check that once with a timer at home. Longer quiet is fine too, if you're both looking at something.",
      ],
    },
    {
      like: [
        'do they notice the silence too',
        'are they as uncomfortable as me',
        'do they think its my fault',
        'does the other person feel it',
        'do they mind the silence as much',
      ],
      say: [
        `They notice that it is quiet, yes. If they mind, and whom they blame, you can't see. Many people are busy wondering what they should say themselves. You could ask: "Are you good with quiet, or does it make you nervous?"`,
      ],
    },
    {
      like: [
        'should i prepare topics',
        'can i bring a list of questions',
        'i have notes on my phone',
        'i rehearse stories before every date',
        'is it bad to look things up before',
      ],
      say: [
        'One or two ideas in your head are fine. A long list works against you: you check it while they talk, and you hear less. If you use a list now, shorten it each time, five topics, then two, then none.',
      ],
      item: 'challenge:coffee-without-a-list',
    },
    {
      like: [
        'i talk too much when im nervous',
        'i babble to fill the silence',
        'i say stupid things when its quiet',
        'i overshare because i cant stand the gap',
        'i ask one question after another like an interview',
      ],
      say: [
        `That's what many people do with a gap, and it can be stopped in the middle: "I'm rambling. What about you?" Then close your mouth and count to five. The first two seconds are the hardest.`,
      ],
    },
    {
      like: [
        'i am a quiet person',
        'im an introvert is that a problem',
        'people say im too quiet',
        'i dont talk much ever',
        'why cant i be fun like others',
      ],
      say: [
        `No, quiet isn't a flaw, and some people look for it. What helps the other person is a sign that you like being there: "I'm quiet when I listen. I'm enjoying this." Then they don't have to guess.`,
      ],
    },
    {
      like: [
        'they dont talk either',
        'he only answers with one word',
        'she never asks me anything',
        'i have to do all the work',
        'what if they are shy too',
      ],
      say: [
        "Then it isn't only yours to carry. Ask one thing that can't be answered with yes or no, and then wait longer than feels normal; shy people need the time. If they still give nothing back after an hour, you can stop working and go home.",
      ],
    },
    {
      like: [
        'where do i look when its quiet',
        'what do i do with my hands',
        'do i keep eye contact in a silence',
        'can i look at my phone',
        'i grab my drink every time',
      ],
      say: [
        'Look at them for a moment, then around the room, the way you do with a friend. Your hands can lie where they are. Leave the phone in your pocket: it says more than the silence does, and it keeps you from seeing how the gap ends.',
      ],
    },
    {
      like: [
        'what if they pull out their phone',
        'she looked at her watch',
        'he yawned when it got quiet',
        'they looked around the whole time',
        'they seemed bored',
      ],
      say: [
        'It may be boredom, and it may be habit, tiredness or nerves. From the outside they look alike. You can ask without blame: "Are you tired? We can call it a night." Then you have a fact, and they have a way out too.',
      ],
    },
    {
      like: [
        'silence in the car',
        'we have to drive an hour together',
        'what about a whole dinner',
        'the movie was fine but after it nothing',
        'walking back was so quiet',
      ],
      say: [
        "On a drive or a walk, silence is ordinary; you're both looking ahead. Nobody expects talk for a whole hour. Say something when you see something, and let the rest be quiet. For a dinner that feels long, suggest a walk once you've eaten.",
      ],
    },
    {
      like: [
        'my partner and i have nothing to say anymore',
        'weve been together for months and still go silent',
        'its our fifth date and its still awkward',
        'does it get better with time',
        'will it always be like this',
      ],
      say: [
        `It often gets lighter as you know each other better, though nobody can promise it. By the fifth date you can talk about it: "I get nervous when it's quiet. Do you?" After years, quiet can be closeness or distance. You'd have to ask which.`,
      ],
    },
    {
      like: [
        'it is a second language for me',
        'i need longer to find the words in english',
        'in my culture silence is normal',
        'i process slowly im autistic',
        'i stammer so gaps are long',
      ],
      say: [
        `Then your pauses have a reason, and you can tell them: "I take a little longer to answer. I'm still here." In many places a pause is a sign of thought. A person who can't wait five seconds for you isn't a good match.`,
      ],
    },
    {
      like: [
        'i tried that and it was worse',
        'i already let it be quiet and she left',
        'silence never works for me',
        'counting makes me more nervous',
        'i cant stand it not even two seconds',
      ],
      say: [
        "Then leave the counting. Put your attention on them instead: the color of their eyes, what they're looking at, the last thing they said. You're not trying to hold a silence. You're staying with a person, and now and then it's quiet.",
      ],
    },
  ],
}
