import { createPhraseList } from '../phrases/phrase-list.ts'

/** Asked hypothetically: what would you do if. */
export const hypothetical = createPhraseList([
  '(what|how) (do|would|will|does|should|happens|can|could) ~3 (you|this app|the app|wingmate|hearten|i) ~3 (if|when) ~3',
  '(if|when|suppose|say|imagine) ~1 (i|someone|a user|users|somebody|anyone|a person|people) ~1 (told|tell|tells|say|says|said|write|writes|wrote|type|types|mention|mentions|were to) ~2 (you|this app|here|that|this)?',
  '(do|does|would|will|can) (you|this app|the app|it) ~1 (report|call the police|tell|detect|notice|flag|have|offer) ~4',
  '(is|are) (this|there) ~3 (app|bot|resource|resources|help|line) ~3 (for|if)',
])

/**
 * "I never asked her if she wants to die" tells of a question. It has to end right before the phrase: "she asked if I'm
 * ok but I want to die" tells of a wish.
 */
export const asksWhetherOther =
  /(?:^| )(?:ask|asked|asking) (?:\w+ ){0,4}(?:if|whether)(?: (?:he|she|they|somebody|someone))?(?: \w+)? ?$/

/** A place or event that will be over by tonight. */
export const occasions = createPhraseList([
  '(party|parties|wedding|reception|meeting|meetings|conversation|conversations|call|dinner|date|dates|event|events|gym|concert|lecture|office|interview|reunion|gathering|conference|networking|small talk|chat|club|bar|restaurant|festival|presentation|speech|lunch|brunch|barbecue|prom|relationship|friendship|marriage|seminar|workshop|elevator|icebreaker|study group|group project|book club|dance|crowd|subject|topic|shift|job|internship|contract|project|team)',
])

/** Words for accidents. */
export const accident = createPhraseList([
  '(accident|accidentally|by mistake|on a fence|knife skills|mandoline|plasters|shaving|cooking|chopping|kitchen|slipped|tripped|fell|falling|gym|soccer|football|skiing|skateboard|bike|climbing|workout|running|stove|oven|paper|glass|can opener|gardening|sports|practice|curling iron|hair straightener|coffee|tea|soup|kettle|game|training)',
])
