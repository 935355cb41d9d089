/** Services whose names mean nothing else in a sentence, such as WhatsApp. */
const places =
  'instagram|insta|snapchat|discord|telegram|whats\\s?app|kik|tiktok|tik\\s?tok|twitter|facebook|skype|wechat|reddit|tumblr|' +
  'venmo|cash\\s?app|onlyfans|viber|linkedin|bumble|tinder|messenger'
/** Services whose names are also everyday words: they count only beside something that looks like a user name. */
const vaguePlaces = 'ig|snap|sc|tg|fb|line|signal|steam|psn|xbox|threads|paypal'
/** Something that looks like a user name: it contains a digit, a dot or an underscore. */
const name = '@?(?:[a-z][a-z0-9]*[._][a-z0-9._]*[a-z0-9]|[a-z]+\\d[a-z0-9._]*|@[a-z][a-z0-9._]{1,30})'

const plainWords = 'work|home|school|all|everyone|here|me|night|uni|college|lunch|first|least|once'

const handlePatterns: readonly RegExp[] = [
  new RegExp(`(?<![\\w.@/])@(?!(?:${plainWords})\\b)[a-z_][a-z0-9_.]{1,30}`),
  /(?<![\w#])[a-z0-9_.]{2,32}#\d{4}\b/,
  /(?<![\w/])u\/[a-z0-9_-]{3,20}\b/,
  new RegExp(
    `\\b(?:add|find|follow|dm|pm|message|msg|text|reach|contact|hmu|hit|hit\\s+me\\s+up|write|search)\\s{1,2}(?:me|us|up)?\\s{0,2}(?:up\\s{1,2})?(?:on|via|over|through|at|in)\\s{1,2}(?:my\\s{1,2})?(?:${places}|${vaguePlaces})\\b`,
  ),
  new RegExp(`\\b(?:${places})\\s{0,2}(?::|=|->|~|@)\\s{0,2}@?[a-z0-9][a-z0-9_.]{2,30}`),
  new RegExp(`\\b(?:${vaguePlaces})\\s{0,2}(?::|=|->|~|@)\\s{0,2}${name}`),
  new RegExp(`\\bmy\\s{1,2}(?:${vaguePlaces})\\s{0,2}(?:is\\s|:|=)\\s{0,2}@?[a-z0-9_.]{3,30}`),
  new RegExp(
    `\\bmy\\s{1,2}(?:${places}|e-?mail|gmail)(?:\\s{1,2}(?:handle|name|user|username|id|tag|account|address))?\\s{0,2}(?:is\\s|:|=)\\s{0,2}(?:${name})`,
  ),
  new RegExp(
    `\\bmy\\s{1,2}(?:${places}|${vaguePlaces})\\s{1,2}(?:handle|name|user|username|id|tag)\\s{0,2}(?:is\\s|:|=)\\s{0,2}\\S`,
  ),
  new RegExp(`\\b(?:${places}|${vaguePlaces})\\s{1,2}(?:handle|user|username|id|tag)\\s{0,2}[:=]\\s{0,2}\\S`),
  /\b(?:cash\s?app|venmo|paypal)\b[^\w\n]{0,3}\$[a-z][a-z0-9_-]{2,}/,
  new RegExp(
    `\\b(?:${places}|${vaguePlaces})\\s{1,2}(?:is\\s|as\\s|under\\s|user\\s|name\\s)?\\s{0,2}(?:${name})(?![\\w])`,
  ),
  new RegExp(`(?<![\\w.])(?:${name})\\s{1,2}(?:on|at)\\s{1,2}(?:${places}|${vaguePlaces})\\b`),
  /\bi'?\s?a?m\s{1,2}\S{3,30}\s{1,2}on\s{1,2}(?:insta|ig|snap|discord|telegram|tg|kik)\b/,
]

export function hasHandle(line: string): boolean {
  return handlePatterns.some((pattern) => pattern.test(line))
}
