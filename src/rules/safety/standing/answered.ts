import { saysTheyAreOut } from './at-home/whereabouts.ts'
import { notTaken, takenNothing } from './taken-back/not-taken.ts'

/** Topics we may ask about, which somebody may have answered in their own words before or after we asked. */
const topics = ['where', 'hurt', 'means', 'taken', 'alone', 'dying', 'unknown', 'stronger', 'near'] as const
export type Topic = (typeof topics)[number]

const told: Readonly<Record<Exclude<Topic, 'near'>, RegExp>> = {
  where:
    /\b(?:i(?:'?m| am)|im|sitting|lying|laying|still|just|here) (?:\w+ ){0,2}?(?:in|on|at) (?:my |the |a |our )?(?:own )?(?:room|bed|bedroom|dorm|hostel|flat|apartment|house|home|kitchen|bathroom|office|work|car|bus|library|class|school|campus|couch|sofa|floor|balcony|park|street|station)\b|^\W*(?:in|on|at) (?:my|the) (?:room|bed|bedroom|dorm|flat|apartment|house|kitchen|bathroom|office|couch|sofa)\b|[,.] (?:in|on|at) my (?:room|bed|bedroom|dorm|flat|house)\b|^\W*(?:at )?home\W*$/i,
  hurt: /\b(?:not|isn'?t|aren'?t|isnt|arent|nothing|no) (?:\w+ ){0,2}(?:deep|fresh|bleeding)\b|\b(?:only|just) (?:\w+ ){0,2}scratches\b|\bno (?:new|fresh|open) (?:cuts?|ones|wounds?|marks?)\b|\b(?:all|they'?re|theyre|mostly) (?:\w+ )?healed\b|\b(?:did ?n[o']?t|did not|have ?n[o']?t|have not|never) (?:ever |even )?(?:hurt|hurted|harm|harmed|cut|done anything to|do anything to) (?:myself|my self|me)\b/i,
  means:
    /\b(?:don'?t|do not|dont) have (?:anything|nothing|any of (?:that|it)|something like that|such (?:a )?things?)\b|\b(?:there(?:'s| is)|i have|i got|have) nothing (?:here|near|like that|to use|in (?:my|the) (?:room|house))\b|\b(?:give|move away from|put away|take) what\b/i,
  taken: new RegExp(`${notTaken.source}|${takenNothing.source}`, 'i'),
  alone:
    /\b(?:i(?:'?m| am)|im|i live|living|live|here) (?:all |completely |home )?(?:alone|on my own|by myself)\b|\b(?:nobody|no ?one|noone)(?:'s| is)? (?:else )?(?:is )?(?:here|home|near|around|with me|in the (?:house|flat|building))\b/i,
  dying:
    /\b(?:don'?t|do not|dont|never|did ?n[o']?t) (?:\w+ )?(?:want(?:ed)? to|wanna) (?:die|kill myself|be dead|end it)\b|\bnot (?:like|as if|because) i (?:\w+ )?(?:want(?:ed)? to|wanna) (?:die|kill myself|be dead|end it)\b|\b(?:not|never been|isn'?t) suicidal\b|\b(?:don'?t|dont|do not|not|never|isn'?t|wasn'?t|ain'?t|aint) (?:\w+ ){0,4}?(?:to|tryna|trying to|wanna|gonna|want to) (?:die|kill myself|end it|be dead)\b|\b(?:not|nothing to do with|isn'?t|never) (?:about |with )?(?:dying|killing myself|suicide)\b/i,
  unknown:
    /\b(?:nobody|no ?one|noone|not a soul)(?: else)? (?:knows|know)\b|\b(?:told|tell) (?:nobody|no ?one|noone)\b|\bnever told any/i,
  stronger:
    /\b(?:not|no|isn'?t) (?:it'?s |it is )?(?:any |getting )?(?:stronger|worse|louder)\b|\b(?:it'?s|it is|its|still|about) (?:the )?same\b|\b(?:bit|little|much) (?:bit )?(?:less|quieter|better|calmer)\b/i,
}

/** "I said already": they had answered before, and we missed it. */
const reminding =
  /\b(?:i )?(?:already|have already) (?:said|say|told|tell|answered|answer|wrote|write)\b|\bi just (?:said|told|answered|wrote)\b|\bi (?:\w+ )?(?:said|say|told|tell|answered|answer|wrote) (?:it |this |that |you )*(?:already|before|just now|twice)\b|\bas i said\b|\blike i said\b/i

export function readAnswered(message: string): { topics: Topic[]; isReminding: boolean } {
  const text = message.replaceAll('’', "'")
  const isTold = (name: Topic) => (name === 'near' ? saysTheyAreOut(text) : told[name].test(text))
  return { topics: topics.filter(isTold), isReminding: reminding.test(text) }
}
