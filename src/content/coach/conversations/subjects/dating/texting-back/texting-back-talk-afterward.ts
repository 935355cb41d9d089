import type { Answer } from '../../../conversation.ts'

export const textingBackTalkAfterward: readonly Answer[] = [
  {
    like: [
      'turns out he went quiet because he was getting divorced',
      "she'd been ill the whole time, she wanted to tell me",
      "He rang. His mother had died, that's why I never heard back.",
      'so he wasnt ignoring me, he lost his job and didnt know how to say it',
    ],
    about: 'over',
    say: [
      `So the silence was about something heavy on their side, and not about you. You were somebody they wanted to tell, and now they have. I'm glad you know. A short line back is enough: "Thank you for telling me."`,
    ],
  },
  {
    like: [
      'HE CALLED right after I texted and I actually answered',
      'she replied in like two minutes and then rang me',
      'I wrote at last and he phoned straight back. I picked up by mistake.',
      'omg instant reply and then a call, i answered by accident',
    ],
    about: 'over',
    say: [
      "That fast, and then a call to hear your voice. That's someone who was glad you wrote. And you picked up, accident or not. I'm glad you sent it.",
    ],
  },
  {
    like: [
      'i wrote "lol yeah" and she left me on seen',
      'all I sent was haha and now silence',
      'my last text was "same" and he didnt reply',
      'left on read after a thumbs up basically',
    ],
    about: 'over',
    say: [
      "Nothing in that needs an answer, so no answer fits it fine. It's the kind of message people read, smile at and put away. You didn't do anything wrong. When you have something to ask, ask it, and the thread is alive again.",
    ],
  },
  {
    like: [
      'she answered! were meeting saturday',
      "He replied. Coffee on Friday, I'm bringing the cake.",
      'she texted back and invited me over omg',
      'An answer came. Sunday lunch, and all I need to bring is a salad.',
    ],
    about: 'over',
    say: [
      "There it is: an answer, and a day. All that racing heart was for a yes. I'm glad. Nothing more to write now.",
    ],
  },
  {
    like: [
      'sent it to the wrong person what do i write HELP',
      'I texted something private to my landlord by mistake, please give me a line',
      'love message went to my boss omg give me words',
      'It went to the wrong number and I need something to say, quickly',
    ],
    asks: 'words',
    about: 'over',
    say: [
      `Wrong person, fast fix. Send one of these now, then put the phone down:\n"That was meant for someone else. Sorry about that. Please ignore it."\n"Wrong chat, and my face is bright red. Have a good evening."\n"You weren't supposed to get that one. Let's both forget it."`,
    ],
  },
]
