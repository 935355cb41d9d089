import type { Answer } from '../../../conversation.ts'

export const makingFriendsCommon: readonly Answer[] = [
  {
    like: [
      'do i ask for her number or is that weird',
      'is it weird to ask a coworker to hang out',
      'should i make the first move with a friend',
      'How does a grown man ask another to be friends?',
      'i want be friend with classmate, i ask or wait',
      'ask or wait for them to ask me',
      'is it creepy if i suggest coffee to someone i barely know',
    ],
    say: [
      "Ask. It isn't weird if it's small and tied to something you share: \"I'm getting coffee after this, want to come?\" They may be glad somebody else went first. If they can't, let it go, and try once more another week.",
    ],
    about: 'coming',
  },
  {
    like: [
      'how do i ask someone to hang out as friends',
      'met a nice woman at yoga, how do i ask her for coffee as a friend',
      'What should a grown man say to turn an acquaintance into a friend?',
      'how do i get someones number without it being romantic',
      'want to be friend with colleague, how ask',
      'friend date invite, words??',
      'theres a guy from pickup soccer i get along with, how do i ask to do something',
    ],
    say: [
      'Say what you like, name a plan.\n"I always enjoy talking with you. Want to get coffee sometime as friends?"\n"Let me give you my number, and you can text me."\n"I\'m going for a walk Saturday, and you\'re welcome to come."',
    ],
    asks: 'words',
  },
]
