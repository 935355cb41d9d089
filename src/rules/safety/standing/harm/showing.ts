/** Where arms and legs are seen: "sir says we gotta wear short sleeves", "swimming on thursday", "getting changed for PE". */
const showing =
  /\b(?:short[ -]?sleeves?|t-? ?shirts?|shorts|no jumpers?|take (?:my|our|your) (?:jumper|hoodie|jacket|blazer) off|roll (?:my|up|our) sleeves?|sleeves (?:up|rolled)|swim(?:ming|suit|s)?|bikini|(?:pe|p\.e\.?|gym) kit|getting changed|get changed|changing rooms?|non[- ]uniform|summer uniform|vest top|bare arms)\b/i

/** They have to show what they hide. */
export function mentionsShowing(message: string): boolean {
  return showing.test(message)
}
