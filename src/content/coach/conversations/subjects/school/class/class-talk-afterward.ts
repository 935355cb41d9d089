import type { Answer } from '../../../conversation.ts'

export const classTalkAfterward: readonly Answer[] = [
  {
    like: [
      'said my piece and didnt even look at my notes',
      "I spoke in class today about my own family and didn't need the paper",
      'Did my part. From memory, about something real.',
      'did it!! talked about my gran, never looked at the card',
    ],
    about: 'over',
    say: [
      "You told them something true, out of your own life, and you didn't need the notes. That's the kind of thing a room listens to. I'm glad you got it said.",
    ],
  },
  {
    like: [
      'asked the teacher to explain again and others were relieved too',
      'i said i didnt get it and half the class went same',
      'asked a question and three people thanked me after',
      'turns out nobody had understood, I was the only one who asked',
    ],
    about: 'over',
    say: [
      "So you said what others were sitting there hoping somebody would say. They were as lost as you, and you were the one who spoke up. I'm glad. That's a good feeling to take home.",
    ],
  },
  {
    like: [
      'he did it for me and everyone clapped and i was still up there',
      'she took over and the whole class laughed and I stood there like furniture',
      'froze at the board and another kid finished it and got cheered',
      'i was standing up front like a lamp while they clapped for him',
    ],
    about: 'over',
    say: [
      "Ugh. The freeze you could have survived, and then somebody got applause for it while you stood there in full view. That's a mean little minute. You went blank; that's all you did. The show was theirs.",
    ],
  },
  {
    like: [
      'teacher said yep and went to the next person',
      'He just nodded and called on someone else.',
      'i answered and she went ok next lol',
      'read mine out, got a "good", and that was it',
    ],
    about: 'over',
    say: [
      `"Yep, next." That's what a full success sounds like when a teacher's in a hurry. You got called, you said it, it was fine, and the room moved on. I'm glad.`,
    ],
  },
  {
    like: [
      'she prob wrote it down bc it was so dumb',
      'He made a note, surely as an example of what not to say.',
      'the teacher laughed so it must have been stupid',
      "They'll quote it as the silliest answer of the year.",
    ],
    about: 'over',
    say: [
      "Could be. People also write down what they'd like to keep, and laugh because they liked it. You don't know which it was, and you picked the one that hurts. What did you mean by it?",
    ],
  },
  {
    like: [
      'it happened again in class and i froze',
      'same thing again today, i couldnt say anything',
      'Once more I stood there in front of the class without a word',
      'happened AGAIN in math and i just sat there',
    ],
    about: 'over',
    say: [
      "Again, and in front of people. That's a rough thing to carry out of the room. When it hits, standing there is often all a body can do, so don't add that to the list. What was it that happened?",
    ],
  },
  {
    like: [
      'did my presentation and even the loud kids went quiet',
      'gave my talk and the whole class was listening, even the back',
      'they actually stopped chatting when i spoke',
      'my report on sharks went so well nobody was on their phone',
    ],
    about: 'over',
    say: [
      "When the back row shuts up, you've got them. You picked something you wanted to tell and told it with everything in it. That's a good talk. Enjoy it.",
    ],
  },
  {
    like: [
      'no lol its just my math teacher asking about fractions',
      'haha no nothing like that, he asked me a physics question and i blanked',
      'omg no im safe, it was about photosynthesis',
      'Heavens no, it was a question in my evening class',
    ],
    about: 'over',
    say: [
      `Ha, okay, then that's clear. A blank in front of the whole room is miserable, and it probably was a lot shorter than a minute. If it comes again, one line gets you out: "I don't know yet. Can you come back to me?"`,
    ],
  },
  {
    like: [
      'told the girl next to me my answer and she changed hers',
      'i said the number out loud and he wrote it down',
      'I whispered it to my neighbor, she said oh right',
      'said it. quietly. and they used it',
    ],
    about: 'over',
    say: [
      "You said it, and somebody trusted it enough to use it. That's what you had in you all that time. I'm glad you let it out.",
    ],
  },
  {
    like: [
      'it worked too well, now they all hang out in my room',
      "They came, they brought food, and now they won't leave",
      'said the line and four people sat down with me lol',
      "Well, it worked. I have guests and they don't go home",
    ],
    about: 'over',
    say: [
      `You asked for company and got a full house. That's the better problem to have. Enjoy it a while. When you want your evening back: "This was lovely. I have work to do now. Same time next week?"`,
    ],
  },
]
