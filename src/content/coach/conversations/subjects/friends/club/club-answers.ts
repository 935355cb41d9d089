import type { Answer } from '../../../conversation.ts'

export const clubAnswers: readonly Answer[] = [
  {
    like: [
      'they all know each other already',
      'its a closed circle',
      'they have been together for years',
      'im not in their group chat',
      'i will be the outsider',
    ],
    say: [
      `At first, yes, you'll be the new one. That changes by showing up, and at some point somebody newer comes in. You can speed it up by learning two names on the first day, and asking once: "Is there a group chat I can join?"`,
    ],
  },
  {
    like: [
      'what if im the worst one',
      "i'm not good enough for them",
      'what if i sing wrong and everyone hears it',
      'im a total beginner and they are so good',
      'i will hold everyone up',
    ],
    say: [
      'You may be, at the start; somebody has to be, and each of them was new once. Ask beforehand if beginners are welcome. Then make one mistake in full view and see what the others do with it.',
    ],
  },
  {
    like: [
      'do i have to introduce myself',
      'what if there is a round where everyone says something',
      'they make new people stand up and talk',
      'i dread the circle of chairs',
      'what do i say about myself',
    ],
    say: [
      `Quite possibly, and it's short. Your name and one reason is enough: "I'm here because I always wanted to try this." You don't need to practice it while the others speak. Listen to their names instead; that helps you later.`,
    ],
  },
  {
    like: [
      'what do i do in the break',
      'what if nobody talks to me in the break',
      'everyone chats and i stand there',
      'i go outside and pretend to make a call',
      'i dont know where to be before it starts',
    ],
    say: [
      'Stay in the room and stand near somebody who is doing something: pouring, packing, stretching. Ask about that. If nothing comes of it, it was a dull ten minutes. A pretend phone call keeps people away, so leave it out once.',
    ],
    item: 'lesson:drop-one-safety-habit',
  },
  {
    like: [
      'what if we have to pair up',
      'they always say find a partner',
      'nobody wants to be my partner',
      'i end up as the odd one out',
    ],
    say: [
      `Turn to the person nearest you right away: "Want to pair up?" They may be waiting to be asked too. If you're left over, go to whoever leads it and say so. An odd number leaves somebody over, and the leader can solve that.`,
    ],
  },
  {
    like: [
      'can i watch first',
      'can i come late so i dont have to talk to anyone',
      'should i be early or late',
      'is it ok to sit in the last row',
      'can i go only once',
    ],
    say: [
      "Yes, you can ask to watch once, and you can go only once if it isn't for you. Being late gets you out of the chatting beforehand, but everybody looks up when you come in. Early is often less hard: few people, and somebody who has time to show you around.",
    ],
  },
  {
    like: [
      "i can't afford it",
      'the course is too expensive',
      'is there anything free',
      'i dont have money for the equipment',
    ],
    say: [
      `Then ask about that first: "Is there a reduced fee, or can I try it once for free?" It's a common question. Libraries, community centers, parks and places of worship often have groups that cost nothing, and volunteering costs only time.`,
    ],
  },
  {
    like: [
      'should i tell the leader that im anxious',
      'do i tell them that i get scared in groups',
      'should i say something to the teacher before',
      'is it better if they know',
    ],
    say: [
      'If it would help you to stay, yes. One line to one person, with what you need: not being called on the first time, or a seat near the door. You can drop that after a few weeks and see how it goes.',
    ],
  },
  {
    like: [
      'how many times do i have to go',
      'when does it get better',
      'i went once and felt like a stranger',
      'how long until i belong',
      'i dont make friends there',
    ],
    say: [
      "I'd go a few times before you judge it. The first one is mostly nerves, the second is finding the room. After that you start to know faces. If nobody has asked your name by then, try another group.",
    ],
  },
  {
    like: [
      "i've been away for weeks can i go back",
      'i quit without saying anything and want to return',
      "they'll ask where i was",
      'its embarrassing to show up again',
    ],
    say: [
      'Yes, you can go back. Somebody may ask, and one sentence covers it: "I had a lot going on. Good to be back." People drop in and out of groups all the time. It probably feels bigger to you than to them.',
    ],
  },
  {
    like: [
      'they want me to be treasurer now',
      'how do i get out of the committee',
      'they gave me a job i didnt want',
      'i cant say no to them',
      'i want to leave the group but how',
    ],
    say: [
      `You're free to say no, and to stop. "I like coming, and I can't take that on" is enough. If you want to leave altogether: "I'm stopping after this month. Thank you for having me." You don't need a bigger reason.`,
    ],
  },
  {
    like: [
      'i drive there and sit in the car',
      'i walked past the door three times',
      'i sign up and then never go',
      'i always chicken out at the last minute',
    ],
    say: [
      "That's where many people get stuck, and you're closer than it feels. Make the next step only the door: five minutes inside, and then you can leave. Or arrange to meet one person outside, so that somebody is waiting.",
    ],
  },
  {
    like: [
      'everyone there is older than me',
      'im too old for this',
      'i would be the only man',
      'nobody there looks like me',
      'my family thinks its a waste of time',
    ],
    say: [
      "You might stand out at first, and that can be tiring; I won't talk you out of noticing it. The thing you do there is what you share. Go and see how they treat you. If you feel like a guest for too long, another group may fit better.",
    ],
  },
  {
    like: [
      'i already tried a club and it was awful',
      'tried three groups and nothing',
      'groups are not for me',
      "i'd rather do it at home alone",
      'online is enough for me',
    ],
    say: [
      'Then look at what made it awful, because groups differ a lot. A loud one and a quiet one, a class with a teacher and an open table are different things. Doing it at home is fine as well. If you miss people, try the kind with a task.',
    ],
  },
]
