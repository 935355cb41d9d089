/**
 * The probability from which the listener's opinion counts. A lower value is more careful, but questions more people
 * who are fine. Values for the middle of a chat were tuned on `eval/chats/open`, the others on the writers in
 * `eval/coach/tune`, who are neither trained on nor counted in any published figure.
 */
export const listening = {
  /** "Danger" and "danger now" added up, for the message on its own: an alarm. */
  alarm: 0.34,
  /** The same with earlier messages included, if the message on its own is at least a concern. */
  alarmInContext: 0.5,
  /** Anything other than "no danger", for the message on its own: one gentle question. */
  checkIn: 0.17,
  /** Below this, what they came for is answered and the question is added to it. */
  faint: 0.5,
  /**
   * If it asks for words ("text for her, I was sick in her shoe"). Of 123 such first messages by a writer nobody read, 20
   * were taken for a danger at the thresholds above; at these, the danger is asked about after the words.
   */
  forWords: { alarm: 0.7, concern: 0.6 },
  /**
   * If the message is clearly about another subject, averaged over the message on its own and after the coach's
   * greeting.
   */
  besideSubject: { subject: 0.6, alarm: 0.65, checkIn: 0.5 },
  /** In the middle of a chat in which no danger stands: how likely one is by all evidence (`evidence.ts`). */
  talk: {
    /** A false alarm takes over somebody's chat for several turns. */
    alarm: 0.55,
    /** One careful question. */
    concern: 0.25,
    /** Below this, the chat goes on and the question is added to it. */
    faint: 0.35,
    /**
     * If they told us today that we misheard. The chats that the weights were learned from hold far more dangers denied
     * at first than life does, so a denial speaks for a danger there. These people are to be believed unless it is plain.
     */
    denied: { alarm: 0.75, concern: 0.5 },
    /** If they ask for words. */
    forWords: { alarm: 0.65, concern: 0.4 },
    /** Below this, what the rules read was a figure of speech in every chat we have seen. */
    unlikely: 0.1,
  },
  /** While a danger stands: the mean of the three readings, as log odds of any danger. */
  whileStanding: {
    again: { alarm: 1.2, concern: -0.3 },
    /** If they told us today that we misheard. */
    denied: { alarm: 3.4, concern: 2.5 },
    /** Below this likelihood, by all evidence (`still-real.ts`), a danger that stands is let go. */
    letGo: 0.12,
  },
  /** Below these values the chat sounds ordinary again, and a danger that only the listener heard is dropped. */
  ordinary: { alone: 0.15, after: 0.35 },
  /** If every reading is below this, the listener hears nothing of the danger that the rules found. */
  harmless: 0.1,
  /** The alarm threshold for a message in which the rules found two weak hints. */
  alarmWithHints: 0.3,
  /** An alarm is urgent if "danger now" has at least this share. */
  urgent: 0.5,
  /** From here the listener counts as much as the rules: only an answer about safety ends the danger. */
  plain: 0.9,
  /** From here it counts as past, or as somebody else's. */
  past: 0.6,
  other: 0.5,
  /** From here the whole talk tells which danger it is. */
  plainKind: 0.6,
  /** What the whole talk tells while a danger stands. */
  talkTells: {
    /** From here it corrects which danger the listener alone heard at first, and whose. */
    surelyKind: 0.85,
    surelyOther: 0.85,
    surelyOwn: 0.1,
    /**
     * The same, where the rules read something else in their words: of 33 such turns of authors nobody read, it was right about
     * 26, and the rules about 3.
     */
    despiteRules: { surelyKind: 0.95, surelyOther: 0.95, surelyOwn: 0.05 },
    /** From here a talk is no ordinary one, however harmless the message by itself, and "never mind" ends nothing. */
    dark: 0.7,
    /** From here, after a few messages, the danger was told, whoever may never say it outright. */
    told: 0.97,
  },
  /** If all three readings reach this, they may correct the rules about who is in danger. */
  surelyOther: 0.8,
  surelyOwn: 0.05,
  /** From here we believe what the listener says a message does, such as denying or thanking. */
  act: 0.7,
} as const
