const plea =
  /\b(?:please,? )?(?:do not|don'?t|dont|no|not|never) (?:please )?(?:you )?(?:call|calling|send|sending|tell|telling|report|inform|contact|involve|bring)\w* (?:me |my |the |any |an |to |for )*(?:police|cops?|ambulance|any ?(?:one|body)|somebody|someone|authorities|school|university|college|parents|family|mom|mum|dad|them|immigration|embassy|nobody|911|999)\b|\bno (?:police|cops|ambulance)\b|\b(?:will|are|do|would|can) (?:you|they) (?:\w+ )?(?:call|send|tell|report|inform) (?:\w+ ){0,2}(?:police|cops|ambulance|immigration|school|university|parents)\b/i

/**
 * "Please don't call the police": fear of the consequences of having told. We answer it. It does not make the danger
 * greater by itself, although people in great danger write it too.
 */
export function pleads(message: string): boolean {
  return plea.test(message.replaceAll('’', "'"))
}
