import type { Answer } from '../../../conversation.ts'

/** Lines to say, for people who ask for words. */
export const workRejectionWords: readonly Answer[] = [
  {
    like: [
      'got rejected after the interview. what do i write back',
      'How do I answer a rejection email with dignity?',
      'didnt get the job, do i reply? words',
      'I received a negative answer for the job. What to write to them?',
      'rejection email, what do i send',
      'I should like to acknowledge a rejection courteously and leave the door open.',
      'they went with someone else. reply that doesnt sound bitter?',
    ],
    say: [
      'A short, gracious reply leaves the door open.\n"Thank you for letting me know, and for your time."\n"I enjoyed learning about the team, and I\'d be glad to hear of other openings."\n"I wish you and your new colleague well."',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i ask why i didnt get the job',
      "I'd like feedback on why they turned me down. What do I write?",
      'want to know why they rejected me, how do i ask',
      'How to ask the company the reason of refusing without being impolite?',
      'asking for feedback after rejection, words?',
      'May one ask an employer why one was not chosen, and how?',
      'no i want to know what i did wrong. what do i email them',
    ],
    say: [
      'Ask for one small thing, and they may answer.\n"Thank you for telling me. Is there one thing I could do better next time?"\n"If you have a minute, I\'d value any feedback on my interview."\n"I understand if you can\'t share it. Thank you either way."',
    ],
    asks: 'words',
  },
  {
    like: [
      'havent heard back after the interview, what do i write',
      'How do I follow up when a company goes quiet?',
      'they said a week, its been two. msg?',
      'After interview no answer. How can I ask them politely?',
      'ghosted by a company lol what do i send',
      "It's been some time since my interview. How might I enquire?",
      'no they didnt reject me, they just dont answer. what do i email',
    ],
    say: [
      'One friendly check-in is normal.\n"I\'m checking in on the role. Is there any news on your decision?"\n"I\'m still interested. When might I expect to hear?"\n"If you\'ve gone another way, I\'d be grateful to know. Thank you."',
    ],
    asks: 'words',
  },
  {
    like: [
      'everyone keeps asking about the job and i didnt get it. what do i say',
      'How do I tell family and friends that I was turned down?',
      "ppl ask 'did you get it??' and i want to die. line",
      'My parents ask about the job, I was refused. How to say it short?',
      'didnt get it and have to tell everyone. words',
      "I must tell people I was unsuccessful and don't want pity. What do I say?",
      'no what do i say when they ask how the interview went. i got rejected',
    ],
    say: [
      'Say it, say what you want, change the subject.\n"I didn\'t get that one. I\'m disappointed, and I\'m still looking."\n"No, not this time. I\'d rather not go over it today."\n"It was a no. Tell me about your week instead."',
    ],
    asks: 'words',
  },
  {
    like: [
      'i got passed over for the promotion. what do i say to my boss',
      'How do I talk to my manager after not getting promoted?',
      'they gave it to someone else at work, what do i say to the boss',
      'I was not chosen for the higher position. How to ask my boss why?',
      'no promotion again. words for my manager?',
      'Having been passed over, I wish to ask about my prospects.',
      'didnt get the internal job. what do i ask my boss now',
    ],
    say: [
      'Ask about next time; that\'s the useful part.\n"I was disappointed not to get it. Can we talk about what was missing?"\n"What would make me a strong choice next time?"\n"Could we check in on that in three months?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'coworker got the job i wanted. what do i say to her',
      'How do I congratulate the person who was picked over me?',
      'he got my promotion, gotta say congrats. line?',
      'My colleague received the position that I wanted. What to say to him?',
      'have to be nice to the one who beat me. words',
      'I must congratulate a successful rival. Something brief and sincere, please.',
      'she got it not me. what do i say when i see her',
    ],
    say: [
      'Short and true beats cheerful.\n"Congratulations. I hope it goes well for you."\n"I wanted it too, so I\'m a little sad, but well done."\n"Congratulations. When do you start?"',
    ],
    asks: 'words',
  },
]
