import type { Answer } from '../../../conversation.ts'

export const presentationTalkMore: readonly Answer[] = [
  {
    like: [
      'no its just a saying sorry',
      'yeah just an expression lol im fine',
      "I didn't mean it literally, my apologies",
      'its a figure of speech dw, just scared of the presentation',
    ],
    about: 'coming',
    say: [
      "Thank you for answering, and no need to be sorry. I'd rather ask once too often. So, the talk. A subject that's close to you is half of it, because you can tell it instead of reciting it. What would be your first sentence?",
    ],
  },
]
