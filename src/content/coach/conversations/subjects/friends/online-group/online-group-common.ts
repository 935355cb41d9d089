import type { Answer } from '../../../conversation.ts'

export const onlineGroupCommon: readonly Answer[] = [
  {
    like: [
      'what do i write as a first message in a discord',
      'new in a group chat, how do i say hi',
      'How should one present oneself in an online forum?',
      'i lurk for months. first post, words?',
      'first message in online group, what is normal',
      'joined a facebook group for my hobby and want to post something',
      "they're all friends already on the server. how do i jump in",
    ],
    say: [
      'One hello plus one thing to answer.\n"Hi all, I\'ve been reading along and thought I\'d say hello."\n"I\'m into [one thing], and I\'d love tips."\n"What got you started with this?"',
    ],
    asks: 'words',
  },
]
