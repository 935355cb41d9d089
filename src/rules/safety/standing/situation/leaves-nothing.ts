/**
 * They want nothing of this chat to be found: "can he see this", "he's coming, delete". Read without any danger, too,
 * because whoever is watched may not have told us of it.
 */
const person = String.raw`(?:he|she|they|anyone|anybody|somebody|someone|(?:my|the) (?:\w+ )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|ex|man|fella|mum|mom|dad|father|mother|parents|brother|sister|family|in-?laws?|kids?|son|daughter))`

const thisChat = String.raw`(?:this (?:chat|conversation|thread|one)|(?:the|our|my|these|those|all (?:of )?(?:the|my|these)?) ?(?:whole |entire )?(?:chats?|conversation|messages)|all (?:of )?this|it all|everything|this|it|that|(?:what|wot|wat) i(?:'?ve| have)? (?:put|said|wrote|written|write|typed?|type|told you|tell you)(?: (?:here|you|to you))?|me (?:writing|typing)(?: (?:here|this))?|that i(?:'?m| am| was|'?ve been)? (?:here|on here|writ\w*|typ\w*|talk\w*)(?: (?:here|this|to you))?)`

const end = String.raw`(?: ?(?:now|quick\w*|fast|pls|please|after|afterwards|later|then|again|somehow|somewhere|from (?:here|my phone|his phone|her phone|the phone|this phone)|on (?:here|my phone|the phone|this phone)|too|or|and|so|before|when|if|off)\b| ?[.,!?;)…-]|\s*$)`

const deleting = String.raw`\b(?:delete|deleting|erase|wipe|clear|hide|remove|get rid of)\b`

/** After "if", a bare "it" is a letter or a text: "what if he reads it and does not answer". */
const named = thisChat.replace('|this|it|that|', '|this|')
const see = String.raw`\s+(?:(?:be able to|ever|still|also|going to|gonna|to|\w+ly)\s+)*(?:sees?|reads?|finds?|looks? at|opens?|gets? into|checks?)\s+(?:any of )?`
const seeing = new RegExp(
  String.raw`\b(?:(?:can|could|will|would|does|do|might|is)\s+${person}${see}${thisChat}|(?:if|what if|when)\s+${person}${see}${named})${end}`,
  'i',
)
const askingToDelete = new RegExp(
  String.raw`\b(?:how|where|can|could|need|want|have|got|must|should|please|pls|quick\w*)\b[^.?!]{0,24}${deleting} (?:any of )?${thisChat}${end}`,
  'i',
)
const near = new RegExp(
  String.raw`\b${person}(?:'?s| is|'?re| are|'?ll| will|'?s just| has| just)?\s+(?:\w+ ){0,2}?(?:here|coming|back|home|up|awake|behind me|outside|near|walk(?:ing|ed)? in|came in|in the (?:room|hall|kitchen|doorway)|on the stairs|at the door|calling me|looking|getting up|woke up)\b|\b(?:footsteps|(?:the|a|his|her) (?:key|car|door|stairs?)\b[^.?!]{0,20}\b(?:lock|door|drive|outside|creak\w*|going|opened|opening))`,
  'i',
)
const orderToDelete = new RegExp(
  String.raw`(?:^|[.,!?;…-]\s*|\b(?:stairs|here|home|in|coming|back|door|up|please|pls|quick\w*|now|must|can you|gotta|need to|got to|how do i|how to|help|just|and|so|omg)\s+)${deleting}(?: (?:any of )?${thisChat})?${end}`,
  'i',
)
const hurry = /\b(?:now|quick\w*|fast|hurry|asap|right away)\b/i

/** They mean something they wrote, posted or saved elsewhere. */
const elsewhere =
  /\b(?:notes?|gp|records?|registration|nmc|hr|payslip|complaint|reference|story|stories|posts?|posted|insta\w*|profile|snap\w*|tweets?|tiktok|facebook|tinder|hinge|bumble|emails?|e-mails?|photos?|pics?|pictures?|selfies?|videos?|status|slides?|deck|files?|drafts?|numbers?|contacts?|likes?|blush\w*|shak\w*|sweat\w*|scar|stain|calendar|unsend|unsent|dm|group chat|whats ?app|text i sent|message i sent|sent (?:him|her|them|it)|app|account|comment\w*|review\w*|voicemail|voice note|recording)\b/i

const plain = (text: string) => text.replaceAll(/[’‘]/g, "'")

/** `hurried` if the person they hide it from is there or about to be. */
export function wantsNothingLeft(message: string): 'hurried' | 'asked' | undefined {
  const text = plain(message)
  if (elsewhere.test(text)) return undefined
  const asks = askingToDelete.test(text)
  if ((asks || orderToDelete.test(text)) && (near.test(text) || (orderToDelete.test(text) && hurry.test(text))))
    return 'hurried'
  return asks || seeing.test(text) ? 'asked' : undefined
}
