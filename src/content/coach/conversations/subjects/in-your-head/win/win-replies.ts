import type { Answer } from '../../../conversation.ts'

export const winReplies: readonly Answer[] = [
  {
    like: ['i did it', 'i actually did it', 'done, i did the thing', 'guess who did it'],
    say: [
      "You did it. I'm glad you came to tell me. Nothing to add, nothing to improve. Have a good rest of the day with that.",
      "That's wonderful. You were scared of it, and you went and did it. Let it be good for a while.",
    ],
  },
  {
    like: [
      'i asked her out and she said yes',
      'he said yes',
      'i have a date on saturday',
      'she wants to go out with me',
      'i asked and we are going for coffee',
    ],
    say: [
      "Somebody wants to spend time with you, and said so. That's lovely news. You don't need to plan anything tonight. Enjoy knowing it.",
    ],
  },
  {
    like: [
      'i got the job',
      'they offered me the position',
      'i got in',
      'i passed the interview',
      'they want me to start next month',
    ],
    say: [
      'Congratulations. They looked at what you bring, and they chose you. Today is for being happy about it. Everything about the first day can wait.',
    ],
  },
  {
    like: [
      'the presentation went well',
      'my talk was good',
      'i spoke in front of everybody and they clapped',
      'i gave the toast and people laughed at the right spots',
      'i read aloud and my voice held',
    ],
    say: [
      "You did that in front of all of them, and it worked. That's a fine thing to have behind you. The people in the room got what you came to give them. Now you can sit back and enjoy it.",
    ],
  },
  {
    like: [
      'i spoke up in the meeting',
      'i raised my hand in class today',
      'i said my opinion for once',
      'i asked my question in front of all of them',
      'i contributed something and they listened',
    ],
    say: [
      "They heard your voice today, and you heard it too. It can be a long way from thinking it to saying it in front of people. I'm glad you did.",
    ],
  },
  {
    like: [
      'i think i made a friend',
      'someone wants to hang out with me',
      'we talked for two hours and it flew by',
      'i met somebody really nice',
      'we exchanged numbers at the class',
    ],
    say: [
      "How nice. The two of you got along, and it felt good. You don't have to know yet what it turns into. Enjoy it for now.",
    ],
  },
  {
    like: [
      'i made the phone call',
      'i finally called the doctor',
      'i called and it took two minutes',
      'i rang them up after putting it off for weeks',
      'i talked to a stranger on the phone',
    ],
    say: [
      'That call is off your back now. All that weight, and then you dialed and spoke. I hope the rest of the day feels lighter for it.',
    ],
  },
  {
    like: [
      'i said no to someone',
      'i stood up for myself today',
      'i set a boundary with my mother',
      'i finally told my boss that its too much',
    ],
    say: [
      "That took nerve. You spoke up for yourself. It may feel strange, or you may feel a bit guilty tonight; that's common the first few times. You were still allowed to say it.",
    ],
  },
  {
    like: [
      'i went to the party and stayed',
      'i stayed the whole evening',
      'i was the last to leave',
      'i went even though i wanted to cancel',
      'i danced at the wedding',
    ],
    say: ["You went, and you were part of it. I'm glad for you. Sleep in if you can; that much company is tiring."],
  },
  {
    like: [
      'i talked to a stranger today',
      'i said hi to my neighbor',
      'i made small talk with the cashier',
      'i complimented someone on the bus',
      'i chatted with a person in the elevator',
    ],
    say: [
      "Nice. That's a bit of warmth between two people, and you were part of it. Moments like that are good to have in a day.",
    ],
  },
  {
    like: [
      'i told my friend about my anxiety and she got it',
      'i told my family how i feel and they understood',
      'i opened up to somebody and it was good',
      'she knows now and she was so kind about it',
      'i admitted that i was nervous and he was too',
    ],
    say: [
      "You let somebody see the part you usually keep covered, and they were good about it. That's a big thing between two people. You're a little less alone with it from now on. I'm glad.",
    ],
  },
  {
    like: [
      'i surprised myself',
      'i didnt know i could do that',
      'i cant believe that was me',
      'i still cant believe i did that',
    ],
    say: [
      "It was you. It can take a while for the picture you have of yourself to catch up with what you did. There's no hurry. It's a nice thing to be surprised by.",
    ],
  },
  {
    like: [
      'i actually enjoyed it',
      'it was fun',
      'i forgot to be nervous',
      'i didnt want it to end',
      'for an hour i didnt think about myself at all',
    ],
    say: [
      "That may be the best part: you stopped watching yourself, because something more interesting was going on. I'm so glad you had that.",
    ],
  },
  {
    like: [
      'i am so proud of myself',
      'im really happy right now',
      'im over the moon',
      'i feel amazing',
      'i want to shout it from the roof',
    ],
    say: [
      "Good. Be as proud as you like; you're the one who did it. Is there somebody who should hear this from you tonight?",
      "That's so good to hear. Stay in it as long as it lasts, and don't hurry on to the next thing. This one is yours.",
    ],
  },
  {
    like: [
      'it wasnt perfect but i did it',
      'i stammered a bit but i got through',
      'i went red and kept going',
      'it was awkward at first and then ok',
      'i messed up one line and carried on',
    ],
    say: [
      "You went on after the wobble, and that's the best part. Something can be a bit clumsy and still be good. This one is yours.",
    ],
  },
  {
    like: [
      'my friend said she was proud of me',
      'my mom noticed how well i did',
      'they told me i did great',
      'my therapist was so happy for me',
      'somebody said they were glad i came',
    ],
    say: [
      "Somebody saw it and told you so. They didn't have to say that. Hang on to that sentence; it's a good one to have on a grayer day.",
    ],
  },
  {
    asks: 'words',
    like: [
      'how do i tell my mom that i did it',
      'what do i write to share my good news',
      'i want to post about it, what do i say',
      'help me text my friend that it went well',
      'who do i tell and how do i say it',
    ],
    say: [
      `Plain and happy is enough:\n"I did the thing I was so scared of. I had to tell you."\n"Good news: it went well. I'm still smiling."\n"You knew how much I dreaded this. It's done, and it was good."`,
    ],
  },
  {
    asks: 'words',
    like: [
      'how do i thank the person who helped me',
      'what do i say to thank her for coming with me',
      'how do i tell him that it meant a lot',
      'i want to write a thank you after this',
      'words to say thanks without being cheesy',
    ],
    say: [
      `Name the thing they did:\n"Thank you for coming along. I don't think I'd have gone in without you."\n"What you said beforehand stayed with me all day. Thank you."\n"It went well, and part of that is yours."`,
    ],
  },
]
