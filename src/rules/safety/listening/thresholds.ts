/**
 * From which share of one the listener's word counts. Lower is more careful and asks more people who are well. Those
 * for the middle of a talk were set on the chats in `eval/chats/open`, the others on the writers in `eval/coach/tune`, who
 * are neither learned from nor counted in any figure.
 */
export const listening = {
  /** Danger and danger now together, in the message by itself: an alarm. */
  alarm: 0.4,
  /** The same read with what stood before it, where the message by itself is a concern at least. */
  alarmInContext: 0.5,
  /** Anything but no danger, in the message by itself: one gentle question. */
  checkIn: 0.3,
  /**
   * The same where it is clear what else a message is about: "the party is tonight" is about a party. Set on the same
   * writers: false alarms fell from seven to three in 290, and two in 169 dangers no longer alarmed.
   */
  besideSubject: { subject: 0.7, alarm: 0.6, checkIn: 0.55 },
  /** In the middle of a talk. */
  midChat: {
    /** Told in parts: with the messages before it, and at least a trace of it in this one. */
    together: 0.55,
    trace: 0.05,
    /** The message by itself, and how far another reading has to bear it out. */
    alarm: 0.6,
    after: 0.5,
    joined: 0.4,
    /** The same where a careful question was asked today already. */
    doubted: { together: 0.45, alarm: 0.5, trace: 0.2 },
    /** One careful question: the message by itself and with those before it, on average. */
    concern: 0.45,
  },
  /** Below these a talk sounds ordinary again, and a danger that only the listener heard is let go. */
  ordinary: { alone: 0.2, joined: 0.5 },
  /** The same beside two weak hints the rules found: an alarm. */
  alarmWithHints: 0.3,
  /** Of an alarm, the share for "now" from which it is urgent. */
  urgent: 0.5,
  /** Heard like this, a danger is as sure as one the rules read: nothing but safety takes it back. */
  plain: 0.8,
  /** From here on it is over, or somebody else's. */
  past: 0.6,
  other: 0.5,
  /** What a message does in answer to us. */
  act: 0.7,
} as const
