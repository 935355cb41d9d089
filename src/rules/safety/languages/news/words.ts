import type { Fact } from '../../standing/facts.ts'

/**
 * What people tell during a danger in another language, by what it tells. The phrases have no accents; phrase.ts
 * explains the notation. They are ignored after a "not".
 */
export type ForeignNewsWords = Readonly<
  Partial<Record<Fact, readonly string[]>> & {
    no_phone: readonly string[]
    which_number: readonly string[]
    what_to_write: readonly string[]
    /** "She is here", "he stays with me": company, unless somebody is feared. */
    company: readonly string[]
    /** The same for "she is coming". */
    coming: readonly string[]
    denial: readonly string[]
    nobody: readonly string[]
    /** It is worse now, or still: "I am in danger". The first of them is our button. */
    worse: readonly string[]
    /** Answers to our question, by how its first part begins (`^`) or what it is (`^no $`). */
    yes: readonly string[]
    no: readonly string[]
  }
>
