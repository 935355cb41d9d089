import { dangersToOneself } from '#rules/safety/danger-groups.ts'
import type { SafetyState } from '#rules/safety/state.ts'
import type { ChosenAnswer } from '../choose-answer.ts'
import { chooseByRule, type FindWritten, isAsked, type Rule } from '../choose-by-rule.ts'

const rules: readonly Rule[] = [
  {
    id: 'line-rings-parents',
    has: /\b(?:do|does|will|would|can|could|are) (?:they|the line|that line|shout|samaritans|childline)\b[^.?!]{0,24}\b(?:ring|call|tell|contact|phone|text|inform|report|trace|know)\b/i,
    also: /\b(?:text|call|ring|line|number|they)\b/i,
  },
  {
    id: 'who-answers',
    has: /\bwhat (?:actually |really |even )?happens (?:if|when) (?:i|you|somebody|someone|one|they) (?:\w+ )?(?:ring|rang|call|called|text|texted|phone)\b|\b(?:rang|rings|ring|call|called|text|texted) (?:one of (?:those|these)|that (?:line|number)|the (?:line|number))[^.?!]{0,30}\bwhat (?:actually )?happens\b|\bsend (?:people|someone|somebody) (?:round|over|out)\b/i,
  },
  {
    id: 'skip-tomorrow',
    has: /\b(?:mitch|bunk off|skive|wag it|skip (?:it|tomorrow|school|class|work|the \w+)|not (?:go|turn up|show up)(?: in)?|call in sick|phone in sick|pull a sickie|miss (?:it|tomorrow|one|the \w+))\b/i,
    also: /\b(?:can|could|should|may|what if) i\b|\?/i,
  },
  {
    id: 'parent-would-break',
    has: /\b(?:she|he|they|mum|mam|mom|dad|da)(?:'?d| would|'?ll)\b[^.?!]{0,16}\b(?:lose it|cry|be crying|go mad|freak(?: out)?|fall apart|break|flip|kill me|take me phone|take my phone|be in bits|never forgive)\b/i,
    also: /\b(?:not|never|no|can'?t|won'?t|don'?t)\b[^.?!]{0,12}\btell(?:in|ing)?\b|\btell(?:in|ing)? (?:her|him|them)\b/i,
  },
]

/** What young people ask before they let anybody else know, found by their words because it stands among other things. */
export function answerAskedInDanger(
  texts: readonly string[],
  state: SafetyState,
  written: FindWritten | undefined,
): ChosenAnswer | undefined {
  return choose(rules, texts, state, written)
}

/** "Do they ring my mam" is about the line, and comes before what we say of ourselves. */
export function answerAskedOfLine(
  texts: readonly string[],
  state: SafetyState,
  written: FindWritten | undefined,
): ChosenAnswer | undefined {
  return choose(rules.slice(0, 1), texts, state, written)
}

function choose(
  among: readonly Rule[],
  texts: readonly string[],
  { kind, whose, said, tier }: SafetyState,
  written: FindWritten | undefined,
): ChosenAnswer | undefined {
  if (whose !== 'self' || !dangersToOneself.has(kind) || tier === 'imminent') return undefined
  const message = (texts.at(-1) ?? '').replaceAll(/[’‘]/g, "'")
  return chooseByRule(
    among.filter((rule) => isAsked(rule, message)),
    written,
    said,
  )
}
