import type { SocialFocus } from './social-focus.ts'

/** Doing small things imperfectly, and leaving on time. */
export const imperfect: readonly SocialFocus[] = [
  {
    title: 'One typo stays',
    line: 'Leave one harmless typo in a message to a friend. See what comes back.',
  },
  {
    title: 'Ask the plain question',
    line: 'Today, ask one thing you feel you ought to know already.',
  },
  {
    title: 'Fumble on purpose',
    line: 'Take a moment too long to find your keys, your card or your words. Let it be long.',
  },
  {
    title: 'Wave at the wrong one',
    line: 'If you wave at a stranger by mistake, finish the wave.',
  },
  {
    title: 'Mispronounce it',
    line: 'Read a dish or a name out loud even if you might get it wrong. They’ll tell you.',
  },
  {
    title: 'Unfinished is fine',
    line: 'Hand over one thing today at good enough. Keep the extra hour.',
  },
  {
    title: 'Forget one errand',
    line: 'Leave one small to-do for tomorrow on purpose, and don’t explain it to anyone.',
  },
  {
    title: 'Late by two minutes',
    line: 'Arrive two minutes after the time at something casual, and walk in without a speech.',
  },
  {
    title: 'Ten minutes, then close',
    line: 'If a conversation replays tonight, give it ten minutes on paper. Then close the notebook.',
  },
  {
    title: 'The kind line',
    line: 'Write down the meanest thing you told yourself today. Under it, what you’d tell a friend.',
  },
  {
    title: 'Three facts at bedtime',
    line: 'Before sleep, name three things that happened today. What happened, not what it meant.',
  },
  {
    title: 'Skip the reread',
    line: 'After you send one message, don’t open it again until there is an answer.',
  },
  {
    title: 'Cancel nothing today',
    line: 'Keep one plan you’d like to cancel. You can leave after ten minutes.',
  },
  {
    title: 'Credit, in writing',
    line: 'Write one line about something you did while nervous. It belongs on the record, too.',
  },
  {
    title: 'A rest that’s a rest',
    line: 'Take twenty minutes with nobody, on purpose. Call it rest, and don’t call it hiding.',
  },
  {
    title: 'Borrow courage',
    line: 'Text one person what you’re about to do. They don’t need to answer.',
  },
  {
    title: 'Repeat yourself',
    line: 'Tell the same story to two people today. Notice which parts come out better the second time.',
  },
  {
    title: 'Let it be awkward',
    line: 'When a moment goes awkward, do nothing for one breath. Count how long it stays.',
  },
  {
    title: 'Plan a small Monday',
    line: 'Pick one tiny social thing for the start of the week, and put a time next to it.',
  },
]
