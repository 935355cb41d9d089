const you = '(?:you|u|ya|this app|this chat|an app|a bot|a chat ?bot)'

const only = new RegExp(
  [
    String.raw`\b(?:only|just) ${you}(?: know\w*| i(?:'?ve)? told| who knows?)?\s*(?:[.,!;…]|$|\btbh\b|\brn\b|\blol\b|\band\b|\bn\b)`,
    String.raw`\b(?:you|u)(?:'?re|r| are)? the (?:only|first) (?:one|person|thing)\b`,
    String.raw`\bur the (?:only|first) (?:one|person|thing)\b`,
    String.raw`\b(?:nobody|no ?one|noone|not a soul)(?: else)? (?:knows?|has a clue|has any idea)?\s*(?:but|except|apart from|besides|other than) (?:for )?${you}\b`,
    String.raw`\b(?:told|tell|said (?:it|this|that) to) (?:no ?one|nobody|noone|any ?one|anybody)(?: else)? (?:but|except|apart from|besides|other than) (?:for )?${you}\b`,
    String.raw`\b(?:haven'?t|havent|have not|never) (?:told|said) (?:\w+ ){0,3}(?:but|except|apart from|besides|other than) ${you}\b`,
    String.raw`\b(?:i(?:'?ve)?|ive) only (?:ever )?(?:told|said (?:it|this) to) ${you}\b`,
  ].join('|'),
  'i',
)

/** "Only you can help me", "only you would say that", and praise. */
const otherwise =
  /\b(?:only|just) (?:you|u) (?:can|could|would|will|are|have|guys)\b|\bthe (?:only|first) (?:one|person|thing) (?:who |that )?(?:helps?|gets? it|understands?|makes? sense|to (?:help|ask))\b|\bnot (?:only|just) (?:you|u)\b/i

/** "No one knows. only u": a program must not be the only one who knows. */
export function saysOnlyYou(message: string): boolean {
  const text = message.replaceAll('’', "'")
  return only.test(text) && !otherwise.test(text)
}
