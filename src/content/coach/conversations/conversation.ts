import type { Subject } from '#rules/coach/subjects.ts'

/** An item of the library by type and id, as in "challenge:ask-for-the-time". */
export type ItemName = `${'technique' | 'challenge' | 'article' | 'lesson' | 'cue' | 'situation'}:${string}`

/** What the coach says at one point of a conversation. */
export type Node = {
  /** Alternative wordings. Each makes sense on its own, because only one of them is used. */
  say: readonly string[]
  /** Buttons. A tap counts as if the text had been typed. */
  taps?: readonly string[]
  /** A library item that fits here, shown as a card below the reply. */
  item?: ItemName
}

/** A node that offers one thing to try. */
export type StepNode = Node & {
  /** The step as the coach remembers it, to follow "You wanted to …". */
  step: string
}

/** A question or statement that is common in this subject, with its answer. */
export type Answer = {
  /** Examples of how people say it. Messages are compared by meaning, so the list need not be complete. */
  like: readonly string[]
  say: readonly string[]
  taps?: readonly string[]
  item?: ItemName
  /** Fits only before it happens, or only afterward. */
  about?: 'coming' | 'over'
  /** Written for one place in one chat, so it is used only for a very similar message. */
  isNarrow?: true
  /** They ask for something to say; the answer is lines in quotation marks, each on a line of its own. */
  asks?: 'words'
}

/**
 * One subject as a guided conversation. Its order is: open → fear → step → when → agreed. All other nodes are branches
 * from there, which `choose-node.ts` chooses.
 */
export type Conversation = {
  id: Subject
  /** Completes the sentence "It sounds like this is about …". */
  name: string
  /** The text of its button. */
  tap: string
  /** Acknowledges it, names what is hard, and asks one question. */
  open: Node
  /** The same if it has already happened. */
  openAfter: Node
  /** Reaction to good news: glad, without offering a step. */
  glad: Node
  /** After they told more: guesses what they fear will happen, and asks whether that is close. */
  fear: Node
  /** Offers one small thing to try, and asks whether they would. */
  step: StepNode
  /** The step to offer if it has already happened. */
  stepAfter: StepNode
  /** Another step, if they did not want the first one. */
  other: StepNode
  /** A smaller step, if the first one was too big. */
  smaller: StepNode
  /** Why the step helps. */
  why: Node
  /** Lines to say, each in quotation marks on a line of its own. */
  lines: Node
  /** They will try it: asks when, and how it begins. */
  when: Node
  /** The plan is settled: a kind close without a question. */
  agreed: Node
  /** They did it, or it went well. */
  didIt: Node
  partly: Node
  didNot: Node
  wentBadly: Node
  /** They are overwhelmed in the middle of this subject. */
  distress: Node
  /** They continue their story: acknowledges it without advice. At least three wordings. */
  hear: readonly string[]
  /** "Tell me it will be fine": separates facts from guesses, then offers the experiment. At least two wordings. */
  reassure: readonly string[]
  answers: readonly Answer[]
}
