const notFar =
  /\b(?:not|isn'?t|aren'?t|wasn'?t) out of (?:my )?reach\b|\b(?:in|within) (?:easy )?reach\b|\b(?:ten|five|two|a few|\d+) (?:steps|seconds|feet) (?:away|from)?\b|\bi (?:can|could) (?:still )?(?:get (?:to|at)|reach) (?:it|them)\b/i
const lies =
  /\b(?:it|its|it's|they|they're|theyre|still|stuff|bag|box|pills|tablets)\b[^.?!]{0,16}\b(?:in|behind|under|on top of|at the back of|beside|next to) (?:the|my|our|a) (?:\w+ )?(?:cupboard|drawer|shelf|wardrobe|cabinet|bag|locker|bed|towels|mattress|car|kitchen|bathroom|loft|shed|garage|box|jacket|coat|pencil case|case)\b/i
const done =
  /\b(?:put|gave|give|given|threw|thrown|flushed|locked|handed|moved|took|taken|binned|poured|posted|passed)\b/i

/** "It's in the airing cupboard", "I can be there in ten steps": where it lies, and nobody has put it away. */
export function saysWithinReach(message: string): boolean {
  const text = message.replaceAll(/[’‘]/g, "'")
  return notFar.test(text) || text.split(/[.!?\n]+/).some((sentence) => lies.test(sentence) && !done.test(sentence))
}
