import type { PhraseList } from '../phrases/phrase-list.ts'

/**
 * A place or activity that explains words which would mean danger elsewhere: a razor at the barber's, a dagger on the
 * stage, an overdose in a lecture. Each setting explains only the signals named with it; everything else in the message
 * still counts.
 */
export type Setting = {
  is: PhraseList
  explains: ReadonlySet<string>
  /** Applies only to phrases with these words. */
  onlyFor?: RegExp
  /** It explains only what is in the same sentence: a waiter later on says nothing about a "no" before. */
  isInSentence?: true
  /** If one of these occurs too, the setting explains nothing. */
  unless?: PhraseList
}
