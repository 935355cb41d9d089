import type { HeardTurn } from '../listening/heard-turn.ts'

const occasions =
  /\b(?:presentation|interview|meeting|party|wedding|small talk|first date|date (?:on|tonight|tomorrow|with)|homework|exam|essay|raise|promotion|networking|conference|speech|toast|group project|group chat|phone call with|hairdresser|gym|recipe|weather|movie|football|lunch with|dinner with|job)\b/i

/** From this probability of "no danger" on, the listener finds a message calm. */
const calmFrom = 0.8

/** Whether a message during a danger turns to another subject. */
export function mentionsOtherSubject(message: string, heard: HeardTurn | undefined): boolean {
  const act = heard?.after?.act[0]
  if (act?.name === 'new_subject' && act.p >= 0.5) return true
  if (heard && heard.alone.danger.none < calmFrom) return false
  return occasions.test(message)
}
