import type { LifeArea } from '#rules/life-areas.ts'

/** Three suggestions for an empty chat: before, during and after a situation. */
export const starters: Record<LifeArea, readonly [string, string, string]> = {
  work: [
    'I have a meeting soon and I’m dreading it',
    'Give me something to say to a coworker',
    'I keep replaying what I said today',
  ],
  dating: [
    'I have a date coming up and I’m nervous',
    'Help me start a conversation with someone I like',
    'I keep replaying our last date',
  ],
  school: [
    'I have to present in class and I’m dreading it',
    'Help me talk to someone in my class',
    'I said something awkward and can’t let it go',
  ],
}
