import type { Answer } from '../../../conversation.ts'

export const dateSilenceAnswers: readonly Answer[] = [
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
      `They notice that it's quiet, yes. You can't see whether they mind, or who they blame. Many people are busy wondering what they should say themselves. You could ask: "Are you good with quiet, or does it make you nervous?"`,
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
      'Look at them for a moment, then around the room, the way you do with a friend. Leave your hands where they are, and the phone in your pocket: it says more than the silence does, and it keeps you from seeing how the gap ends.',
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
      "On a drive or a walk, silence is normal; you're both looking ahead. You don't have to talk for a whole hour. Say something when you see something, and let the rest be quiet. For a dinner that feels long, suggest a walk once you've eaten.",
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
]
