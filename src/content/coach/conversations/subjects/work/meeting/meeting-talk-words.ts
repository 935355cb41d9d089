import type { Answer } from '../../../conversation.ts'

export const meetingTalkWords: readonly Answer[] = [
  {
    like: [
      'how do I stop a man who goes on forever in my meeting',
      'i chair it and one guy never shuts up',
      'she speaks at every meeting and it has no end',
    ],
    asks: 'words',
    say: [
      `Then it needs a clock, and you hold it:\n"Thank you. I'll give you two more minutes, and then we move on."\n"That's noted. Next item."\n"Let's take the rest of that by email."`,
    ],
  },
  {
    like: [
      'they put the daily meeting right at school pickup and i say nothing',
      'our team call is at my kids dinner time and nobody else has kids',
      "The weekly call is always at the one hour I can't do, and I never speak up",
      'meetings at 6pm every day, i got a baby to put to bed, i just sit there quiet',
    ],
    asks: 'words',
    say: [
      `They may not know what that hour costs you, so tell whoever sets it:\n"That's the one hour I'm needed at home. Could we move it?"\n"I can't do that time every day. Could I send my update in writing?"\n"Could I go first and drop off after that?"`,
    ],
  },
  {
    like: [
      'he always goes "that wont work"',
      'she says we already did that last year',
      'There\'s one who shoots everything down with "been there"',
      'my coworker says nah tried it, every single time',
    ],
    asks: 'words',
    say: [
      `One remark, and your idea is dead before it's been heard. Have the next sentence ready:\n"What happened when you did?"\n"What was different then? I'd change this one step."\n"Good, then you can tell me where it failed."`,
    ],
  },
  {
    like: [
      'he keeps cutting me off, I want to finish one sentence for once',
      'how do I get to the end of my sentence when someone talks over me',
      "only need to finish what i'm saying before she jumps in",
      "a loud colleague interrupts me every time, I'd like to complete one thought",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Then here's what to say when they cut in, at normal volume:\n"Let me finish this one sentence."\n"Hold on, I'm nearly there."\n"I'd like to get to the end of that."`,
    ],
  },
]
