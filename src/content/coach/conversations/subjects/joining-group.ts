import type { Conversation } from '../conversation.ts'

export const joiningGroup: Conversation = {
  id: 'joining_group',
  name: 'joining people who are already together',
  tap: 'Joining a group',
  open: {
    say: [
      "A few people standing in a circle can look like a closed door from the outside. If you walked up to them, what do you think they'd do?",
      "They are already talking, and you'd have to come in from the side, in the middle of something. Which part stops you: the walk over, the first words, or standing there afterward?",
      'Wanting to be in it and staying at the edge, both at once, is tiring. When you imagine being next to them, what goes wrong?',
    ],
    taps: ["They'll ignore me", "I'd be intruding", "I'd go silent"],
  },
  openAfter: {
    say: [
      'So there was a group, and you were near it or in it. What did you see and hear, from where you stood?',
      'It takes a few minutes, and then it can stay on your mind for days. What did they do that you keep thinking about?',
    ],
    taps: ['They ignored me', 'I walked away', 'I stood there silent'],
  },
  glad: {
    say: [
      "So you were in the middle of it this time. That's a good thing to come home with.",
      'You went over, and there was a place for you to stand. Good to hear.',
    ],
  },
  fear: {
    say: [
      'My guess would be this: you walk up, everybody stops talking, they look at you as if to say "Yes?", and you have no answer. Is that close?',
      "It could be that you expect nobody to turn around at all. You would stand behind somebody's shoulder, and everybody would see that you aren't wanted. Is that it?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      'Try it once without a prepared line. Walk up to a small group, stand where they can see you, and listen for two minutes. No phone in your hand. Guess first what they will do, then look at what they really do. Would you try that?',
      'In the next few days, go up to two or three people who are talking and say one thing: "Hi, can I join you?" Decide beforehand what answer you expect. Then stay for five minutes, even if you say nothing else. Is that possible?',
      "Pick a group where you know one person a little. Stand next to that person, say hello, and let the others go on. You don't have to say anything clever. Following what they talk about is enough. What would make that doable?",
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:predict-then-check',
    step: 'walk up to a small group, stay a few minutes and watch what they really do',
  },
  stepAfter: {
    say: [
      'Ten minutes with a pen: where you stood, who looked at you, what was said. Next to it, what you think they meant by it. Draw a line between the two. When the time is up, stop, even in the middle of a word. Could you do that?',
      'Tell it once, in order, on paper or to one person, for ten minutes. If you left without a word, you can mend that next time: "Hi again, I left quickly the other day." Often nothing needs mending. Will you try it?',
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'go through what really happened with that group for ten minutes and then stop',
  },
  other: {
    say: [
      "A different way in: one person at a time. Wait until somebody steps out of the group, to get a drink, to go outside, to put something away, and talk to that person. Next time you'll know a face in the circle. Would that suit you better?",
      'You could ask for a way in. Tell one of them beforehand, in person or by text: "I find it hard to walk up to a group. Would you wave me over?" Many people are glad to be asked something so clear. Is there somebody like that?',
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'talk to one person from the group, or ask one of them to wave you over',
  },
  smaller: {
    say: [
      "Smaller: walk past the group at normal speed, look at one of them, nod or say hi, and keep going. Ten seconds. You don't have to stop. Could you do that once?",
      "Stay where you are, but turn toward them. Put the phone away for two minutes, look over, and notice who is looking around. That's the whole thing. Does that sound possible?",
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'walk past the group and say hi to one of them',
  },
  why: {
    say: [
      "From the edge you can see only their backs, so your head fills in the rest. Two minutes up close show you what they do with a person who walks up. That may be better or worse than the guess, but it's real.",
      'Waiting for the perfect opening keeps you outside, because it hardly ever comes. Standing there without a line shows you something else: how little people need from you at the start.',
    ],
  },
  lines: {
    say: [
      `Say one, then listen:\n"Hi, can I join you?"\n"Mind if I stand here and listen in?"\n"I don't think we've met. Hi."`,
      `When they are in the middle of something:\n"What are we talking about?"\n"I heard the last bit. What happened then?"\n"I'm new here and I don't know many people yet. Hi."`,
    ],
  },
  when: {
    say: [
      'Good. Where will you next be near a group like that, and on what day?',
      'Then pick the place now. Which group would be the friendliest one to start with?',
    ],
    taps: ['Today', 'This week', 'When I see them'],
  },
  agreed: {
    say: [
      'Good. You only have to walk over and stay a couple of minutes. The others are already doing the talking.',
      "It's a plan. If they turn out to be deep in something private, you may turn around, and it still counts as walking up. I'll ask about it.",
    ],
  },
  didIt: {
    say: [
      "You walked up to them. That's the part that nobody can do for you. What did they do in the first minute, and what had you thought they'd do?",
      'You went in without knowing how it would turn out. What did you find out about them, or about the waiting beforehand?',
    ],
    taps: ['They made space', 'They kept talking', 'As I expected'],
  },
  partly: {
    say: [
      'Getting closer than usual counts. How near did you get, and what was going on there?',
      'You were on your way, and that already takes nerve. What happened right when you turned away?',
    ],
    taps: ['I stood nearby', 'I said one word', 'I left quickly'],
  },
  didNot: {
    say: [
      "Okay. Standing at the edge is an old habit, and it doesn't go in one try. Was it the group, the moment, or the size of the step?",
      'No harm in that. What kind of group could you imagine walking up to?',
    ],
    taps: ['It was too big', 'No chance came', 'Wrong people'],
  },
  wentBadly: {
    say: [
      "You put yourself out there in front of several people at once, and it didn't go well. That hurts. What did they do, exactly?",
      'No quick lesson from that one. Was it something somebody said, or was it more that nothing came back?',
    ],
    taps: ['They turned away', 'Nobody answered', 'Someone was mean'],
  },
  distress: {
    say: [
      "Step back from the group, or from thinking about it. Walk to the edge of the room, touch the wall and count the windows or lamps. You don't have to join anybody today.",
      'You can leave that circle alone now. Feel your weight on both feet, and let your shoulders drop an inch. Go outside for a few minutes if you can. Going home is fine too.',
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    'So you are near enough to hear them and not in it. How well do you know the people in that group?',
    "I follow. Is it more that you don't know how to get in, or more what would happen once you are in?",
    'Thanks, that tells me more. What do you do in the meantime, while they talk: the phone, a poster, some errand?',
  ],
  reassure: [
    "Nobody can promise that they will open the circle. Known: they are talking. Guessed: that they don't want anyone else. Some groups shift at once, some take a minute, a few stay shut. Two minutes next to them would tell you which. Want to try?",
    "I don't know these people, so I can't say that it will go well. I can say what would count as an answer: does somebody step aside, look up, say hi. Shall we plan a moment when you look for that?",
  ],
  answers: [
    {
      like: [
        'what if they ignore me',
        'what if nobody makes room',
        'and if they keep their backs to me',
        'what if i stand there and no one looks up',
        'they wont even notice me',
      ],
      say: [
        `Then give it about two minutes, and if nobody has turned, move on. It feels bad. Often they haven't noticed, so a short "Hi" from the side is worth trying before you go.`,
      ],
    },
    {
      like: [
        'what do i say first',
        'how do i start',
        "i don't know how to get into the conversation",
        'whats a good opening line',
        'do i introduce myself or what',
      ],
      say: [
        `"Hi" is enough, with your body turned toward them. After that you can listen. Names can wait until there is a pause: "I'm new to this, by the way. What are your names?"`,
      ],
    },
    {
      like: [
        'how do i know if i can join',
        'how can i tell if they want to be left alone',
        'when is it rude to walk up',
        'is it a private conversation',
        'how do i see if a group is open',
      ],
      say: [
        "You can't know for sure, but bodies tell you a lot. A gap in the circle, feet pointing outward and people looking around mean it is fairly open. Two people close together with low voices are better left alone for now.",
      ],
    },
    {
      like: [
        "i can't find the gap to speak",
        'by the time i think of something they moved on',
        'they talk so fast i never get a word in',
        'everyone talks over me',
        'i open my mouth and someone else starts',
      ],
      say: [
        `You don't need a gap for a big thing. Start with small ones: a laugh, "Really?", a question to the person next to you. If the topic has moved on, you may still say "Going back to what you said," and finish your thought.`,
      ],
      item: 'challenge:one-follow-up-question',
    },
    {
      like: [
        'is it weird to stand there and say nothing',
        "i'm the silent one who never talks",
        'they ask why are you so quiet',
        'can i only listen',
      ],
      say: [
        `No. A group needs listeners, and most people like having one. If somebody asks why you are so quiet, try "I'm listening, I want to hear how it ends." Then you can add a word when you have one.`,
      ],
    },
    {
      like: [
        'what do i do with my hands',
        'where do i stand',
        'how close should i get',
        'where do i look when i join them',
      ],
      say: [
        "Hands can hang; it feels odd and looks ordinary. Stand about an arm's length away, next to somebody and not behind them. Look at whoever is talking. It shows that you're with them.",
      ],
    },
    {
      like: [
        'they have known each other for years',
        'they have all these inside jokes',
        "it's a clique",
        "i'm the only new one",
        "they don't need anyone else",
      ],
      say: [
        `That makes it harder, yes. You will miss some of the jokes for a while, and you may ask: "I missed that one, what's the story?" Old groups often like to tell their stories to somebody new. Some don't, and then it's about the group, not about you.`,
      ],
    },
    {
      like: [
        'should i wait until they invite me',
        'is it pushy to join uninvited',
        "i don't want to impose",
        "if they wanted me they'd wave me over",
        'i feel like a burden on them',
      ],
      say: [
        "Waiting is safe, and you may wait a long time, because people who are talking rarely look around. In an open place, walking up and asking isn't pushy. If it is a bad moment, somebody will say so or show it, and you move on.",
      ],
    },
    {
      like: [
        "one on one i'm fine it's groups",
        'with two people i can talk, with five i freeze',
        'groups are too much for me',
        'i get lost when there are a lot of people',
      ],
      say: [
        "That's very common, because in a group you have to follow several people at once. So make it one on one inside the group: stand next to one person and talk mostly to them. You don't have to keep up with everybody.",
      ],
    },
    {
      like: [
        'i pretend to look at my phone',
        'i always act like i have something to do nearby',
        'i only go if my friend comes with me',
        'i walk back and forth until it is over',
      ],
      say: [
        "It makes the waiting bearable, and it also tells people that you're busy. You could keep the errand and shorten it: one minute of it, then hands empty, face toward them. See if anybody looks over.",
      ],
    },
    {
      like: [
        'i already tried and they ignored me',
        'tried that and stood there like an idiot',
        'i said hi and nobody answered',
        "last time they walked off so i won't do it again",
      ],
      say: [
        "Then I wouldn't send you back to the same circle. One try tells you about those people on that day. Choose a smaller group, two or three, or a place where people do something together, so that there is something to look at besides you.",
      ],
    },
    {
      like: [
        'do they notice me hovering',
        'they must think im creepy standing there',
        'do they see that i want to join',
        'i look desperate',
      ],
      say: [
        'Perhaps, and perhaps not; nobody can tell you from here. If hovering is what feels creepy, make it shorter: walk up within the first minute and say hi. Then they know what you want.',
      ],
    },
    {
      like: [
        'they are all older than me',
        "i'm the only one from my country there",
        'they speak their own language together',
        'i am the only woman there',
        "i'm different from all of them",
      ],
      say: [
        "Then it isn't all in your head: being the only one takes more out of you. Look for one person who is curious or also a bit on the outside, and begin there. You decide how much of the difference you want to explain.",
      ],
    },
    {
      like: [
        "i'd rather be alone",
        'maybe groups are not for me',
        "i'd rather not",
        'do i have to',
        'whats the point of joining them',
      ],
      say: [
        "You don't have to. Some people are happiest with one or two friends and no groups at all. If a part of you keeps looking over there, give it one try of two minutes, and then decide.",
      ],
    },
  ],
}
