import type { ToldAnswer } from '../told-answer.ts'

export const datingAfter7: readonly ToldAnswer[] = [
  {
    id: 'friend-reached-out-first',
    area: 'dating',
    isGlad: true,
    like: [
      'my friend texted ME first today!!',
      'Someone asked if i wanna hang out. without me asking',
      'Yesterday a colleague from before called me only to hear how I am',
      `Imani saved me a seat and said "i told them you're coming"`,
      'got added to the girls trip chat, they wanted me in it!',
      'my neighbour knocked and asked if id like to come for a walk with her and the whippet',
      'Old friend remembered my birthday and called at twelve sharp, I was so happy',
      'big Davie messaged oot the blue sayin the quiz isnae the same without me',
      'lad from work asked me to come to the match, me, he asked me',
      'somebody in class asked for my number to hang out this weekend eeee',
      'Dorothy telephoned to say she had missed me at the whist drive',
      'my people call me say make i come, dem don miss me',
    ],
    not: [
      'i reached out to my friend first, no answer yet',
      'nobody ever reaches out to me',
      'my ex reached out',
      'someone asked me to hang out and im dreading it',
      'my friend texted me first but only to borrow money',
    ],
    say: [
      "Somebody thought of you when you weren't even in the room, and did something about it. That's the real thing. Let it be as nice as it is.",
      "You were wanted, without having to ask. I'm glad you told me, and I hope it warms the whole day. How did it feel when it came?",
    ],
  },
]
