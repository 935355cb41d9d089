import type { Subject } from '#rules/coach/subjects.ts'

/** An item of the library by type and id, as in "challenge:ask-for-the-time". */
export type ItemName = `${'technique' | 'challenge' | 'article' | 'lesson' | 'cue' | 'situation'}:${string}`

/** Something the coach says at one point of a conversation. */
export type Node = {
  /** Ways to say it. Each is whole by itself, so that the one said before is never needed. */
  say: readonly string[]
  /** Answers to tap. They are read exactly as if they had been typed. */
  taps?: readonly string[]
  /** An item that fits here; shown as a card below the reply. */
  item?: ItemName
}

/** A node that offers one thing to try. */
export type StepNode = Node & {
  /** The step as the coach remembers it, to follow "You wanted to …". */
  step: string
}

/** A question, or a turn people often take, with its answer. */
export type Answer = {
  /** How different people would say it; the reply is chosen by meaning, so these need not be complete. */
  like: readonly string[]
  say: readonly string[]
  taps?: readonly string[]
  item?: ItemName
  /** Fits only before it happens, or only afterward. */
  about?: 'coming' | 'over'
  /** Written for one place in one chat: only for what is said in nearly the same way. */
  isNarrow?: true
  /** They ask for something to say; the answer is lines in quotation marks, each on a line of its own. */
  asks?: 'words'
}

/**
 * One subject as a guided conversation. The order of a talk is: open → fear → step → when → agreed. Everything else is
 * where people go from there; `choose-node.ts` holds the branches.
 */
export type Conversation = {
  id: Subject
  /** Fits after "It sounds like this is about …". */
  name: string
  /** On a button. */
  tap: string
  /** Hears it, names what is hard, asks one question. */
  open: Node
  /** The same when it has already happened. */
  openAfter: Node
  /** Good news in this subject: gladness and a pause, no step. */
  glad: Node
  /** They told more: puts the feared prediction into words as a guess, and asks whether that is close. */
  fear: Node
  /** One thing to try, small enough to do, and whether they would. */
  step: StepNode
  /** What to do with it now that it has happened. */
  stepAfter: StepNode
  /** They did not want the step: another way. */
  other: StepNode
  /** The step was too big. */
  smaller: StepNode
  /** Why the step helps. */
  why: Node
  /** Words to say, each line in quotation marks on a line of its own. */
  lines: Node
  /** They will try it: settles when and how it begins. */
  when: Node
  /** The plan stands; a kind close without a question. */
  agreed: Node
  /** They did it, or it went well. */
  didIt: Node
  partly: Node
  didNot: Node
  wentBadly: Node
  /** It is getting too much in the middle of this subject. */
  distress: Node
  /** They go on telling: hears it without advice. At least three. */
  hear: readonly string[]
  /** "Tell me it will be fine": facts against guesses, then the experiment. At least two. */
  reassure: readonly string[]
  answers: readonly Answer[]
}
