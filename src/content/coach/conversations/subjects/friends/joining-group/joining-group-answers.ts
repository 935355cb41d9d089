import type { Answer } from '../../../conversation.ts'

export const joiningGroupAnswers: readonly Answer[] = [
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
      `"Hi" is enough, with your body turned toward them. After that you can listen. Names can wait until there's a pause: "I'm new here, by the way. What are your names?"`,
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
      "You can't know for sure, but bodies tell you a lot. A gap in the circle, feet pointing outward and people looking around mean it's fairly open. Two people close together with low voices are better left alone for now.",
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
      `You don't need a gap for a big thing. Start with small ones: a laugh, "Really?", a question to the person next to you. If the topic has moved on, you can still say, "Going back to what you said," and finish your thought.`,
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
      `No. A group needs listeners, and people like having one. If somebody asks why you are so quiet, try "I'm listening, I want to hear how it ends." Then you can add a word when you have one.`,
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
      "Let them hang, even if it feels odd. Stand about an arm's length away, next to somebody and not behind them. Look at whoever is talking. It shows that you're with them.",
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
      `That makes it harder, yes. You'll miss some of the jokes for a while, and you can ask: "I missed that one, what's the story?" Old groups often like to tell their stories to somebody new. Some don't, and then it's about the group, not about you.`,
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
      "Waiting is safe, and you may wait a long time, because people who are talking rarely look around. In an open place, walking up and asking isn't pushy. If it's a bad moment, somebody will say so or show it, and you move on.",
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
      "Then I wouldn't send you back to the same circle. One try tells you about those people on that day. Choose a smaller group, two or three, or a place where people do something together, so that there's something to look at besides you.",
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
]
