import type { Turn } from '../../turn.ts'

/** Only minutes left: the corridor, the waiting room, the door. */
const soon =
  /\bin (?:a (?:few|couple(?: of)?) |like |about |\w+ |1?[0-9] ?)(?:min|mins|minutes?)\b|\b(?:any|this) minute\b|\b(?:in|outside) the (?:corridor|hallway|waiting room|lobby|bathroom|restroom|car ?park|parking lot)\b|\boutside (?:the|her|his|their) (?:door|house|office|building|room)\b|\b(?:1?\d|two|five|ten) ?min(?:s|utes)? (?:left|to go|till|until)\b|\bnow\b.{0,40}\b1?\d ?min(?:s|utes)?\b|\b(?:starts|starting|happening|begins) (?:right )?now\b|\b(?:about to|i'?m|am) (?:go(?:ing)? in|walk(?:ing)? in|(?:be )?called in|next)\b/i
const notSoon = /\b(?:yesterday|last night|was|were|ago|used to|every time|always)\b/i

/** It begins in a few minutes, so there is no time for questions. */
export function isHurry({ message, heard }: Turn): boolean {
  return soon.test(message) && !notSoon.test(message) && (heard?.alone.mood.good ?? 0) < 0.5
}
