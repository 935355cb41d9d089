/**
 * From which share of one the listener's word counts. Lower is more careful and asks more people who are well. Those
 * for the middle of a talk were set on the chats in `eval/chats/open`, the others on the writers in `eval/coach/tune`, who
 * are neither learned from nor counted in any figure.
 */
export const listening = {
  /** Danger and danger now together, in the message by itself: an alarm. */
  alarm: 0.34,
  /** The same read with what stood before it, where the message by itself is a concern at least. */
  alarmInContext: 0.5,
  /** Anything but no danger, in the message by itself: one gentle question. */
  checkIn: 0.17,
  /** Below this the question is asked beside what they came for, which is answered. */
  faint: 0.5,
  /** The same where it is clear what else a message is about, by itself and after the coach's greeting, on average. */
  besideSubject: { subject: 0.6, alarm: 0.65, checkIn: 0.5 },
  /** In the middle of a talk: the mean of the three readings, as log odds of anything but no danger. */
  midChat: {
    /** Nearly sure: a danger that is none takes the talk away from somebody for several turns. */
    alarm: 2,
    /** One careful question. */
    concern: 0.3,
    /** Below this the question is asked beside the talk, which goes on. */
    faint: 1.5,
    /** Where a careful question was asked today already. */
    doubted: { alarm: 1.2, concern: -0.3 },
    /** Where they said today that we heard wrong. */
    denied: { alarm: 3.4, concern: 2.5 },
  },
  /** Below these a talk sounds ordinary again, and a danger that only the listener heard is let go. */
  ordinary: { alone: 0.15, after: 0.35 },
  /** Below this in every reading, the listener hears nothing of a danger that the rules read. */
  harmless: 0.1,
  /** The same beside two weak hints the rules found: an alarm. */
  alarmWithHints: 0.3,
  /** Of an alarm, the share for "now" from which it is urgent. */
  urgent: 0.5,
  /** Heard like this, a danger is as sure as one the rules read: nothing but safety takes it back. */
  plain: 0.9,
  /** From here on it is over, or somebody else's. */
  past: 0.6,
  other: 0.5,
  /** In all three readings: sure enough to correct the rules about whose danger it is. */
  surelyOther: 0.8,
  surelyOwn: 0.05,
  /** What a message does in answer to us. */
  act: 0.7,
} as const
