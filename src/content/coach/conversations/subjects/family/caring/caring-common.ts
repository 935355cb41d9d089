import type { Answer } from '../../../conversation.ts'

export const caringCommon: readonly Answer[] = [
  {
    like: [
      'what do i say to someone whose dad died',
      'coworkers mom passed away and i dont know what to say. words?',
      'How does one offer condolences in person?',
      'friend lost her brother. what do i text',
      'how to say sorry for death in english',
      'funeral tomorrow, im scared of the line where you shake hands. what do i say',
      "my neighbor's husband died and i've been avoiding her because i have no words",
    ],
    say: [
      'Simple beats clever, and showing up says the most.\n"I\'m so sorry. I\'ve been thinking of you."\n"I don\'t have the right words, but I\'m here."\n"I\'d like to bring dinner by one day this week."',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i check in on a grieving friend weeks later',
      'its been two months since her mom died, what do i write now',
      'What might I say to a bereaved friend once the funeral is long past?',
      'everyone stopped asking him about his loss. how do i bring it up',
      'friend is in grief some months, what message?',
      "i said nothing when it happened and now its late. what do i say to her about her dad's death",
      'want to text a friend who lost someone a while ago, idk how',
    ],
    say: [
      'Late is often when it\'s needed.\n"I\'ve been thinking of you and of the person you lost."\n"I don\'t always know what to say, but I haven\'t forgotten."\n"No need to answer. I\'m happy to listen any time."',
    ],
    asks: 'words',
  },
]
