/** Domain endings that are not English words, so that a missing space after a full stop does not look like an address. */
const endings =
  'com|net|org|edu|gov|info|biz|io|gg|co|uk|de|fr|es|nl|pl|ru|cn|jp|eu|ca|au|nz|ie|ch|br|mx|app|dev|xyz|site|online|shop|' +
  'store|club|link|page|blog|chat|social|ly|ee|tv|cc|ws|fm|gl|ai|tk|ml|cf|ga|top|vip|zone|pro|email|cloud|tech|website'
/** Sites whose domain ending is an English word. */
const wordHosts =
  't\\.me|wa\\.me|about\\.me|line\\.me|m\\.me|youtu\\.be|onlyfans\\.me|linkedin\\.in|paypal\\.me|ko-fi\\.to'

const linkPatterns: readonly RegExp[] = [
  /\b(?:https?|hxxps?|ftp|tg|whatsapp|skype|discord)\s?:\s?\/\s?\//,
  /\b(?:mailto|tel|sms|callto|skype):\S/,
  /\bwww\s?\.\s?[a-z0-9-]/,
  new RegExp(`\\bwww\\s{1,2}[a-z0-9-]{1,63}\\s{1,2}(?:${endings})\\b`),
  new RegExp(`(?<![\\w@.-])(?:[a-z0-9-]{1,63}\\.){1,4}(?:${endings})(?![\\w-]|\\.[a-z])`),
  new RegExp(`(?<![\\w.-])(?:${wordHosts})(?:/|\\b)`),
  // With a path it is an address, whatever its ending.
  /(?<![\w@./-])[a-z0-9-]{2,63}\.[a-z]{2,12}\/[\w@%~-]/,
  /\/\/[a-z0-9-]{1,63}\.[a-z]/,
  new RegExp(`\\b(?!(?:the|a|that|this|every)\\s)[a-z0-9-]{1,63}\\s{1,2}(?:dot|punkt)\\s{1,2}(?:${endings})\\b`),
  /\b[a-z0-9-]{2,63}\s{0,2}\.\s{0,2}(?:com|org|gg|co\s?\.\s?uk)(?![\w-])/,
  /\b(?:discord|bit|tinyurl|linktr|wa|youtu)\s{0,2}(?:\.|dot)?\s{0,2}(?:gg|ly|com|ee|me|be)\s?\/\s?\w/,
  /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?:[:/]\d|\/|(?![\d.]))/,
]

export function hasLink(line: string): boolean {
  return linkPatterns.some((pattern) => pattern.test(line))
}

/** "maya at example dot org". */
const spokenAddress = `[a-z0-9._+-]{2,64}\\s{1,2}at\\s{1,2}[a-z0-9-]{2,63}(?:\\s{1,2}dot\\s{1,2}[a-z]{2,12}\\b|\\.(?:${endings})\\b)`
const writtenAddress = '[\\p{L}\\d][\\p{L}\\d._%+-]{0,63}\\s?@\\s?[\\p{L}\\d-]{1,63}(?:\\.[\\p{L}\\d-]{2,63}){1,4}'
const providers = 'gmail|googlemail|hotmail|outlook|yahoo|proton|protonmail|icloud|gmx|aol|live|mail'

const emailPatterns: readonly RegExp[] = [
  new RegExp(writtenAddress, 'u'),
  new RegExp(spokenAddress),
  new RegExp(`[a-z0-9._+-]{2,64}\\s{0,2}@\\s{0,2}(?:${providers})\\b`),
  new RegExp(`\\b(?:e-?mail|write|reach|contact|ping|mail)\\b[^.!?\\n]{0,40}\\bat\\s{1,2}(?:${providers})\\b`),
  new RegExp(`\\b[a-z._]{0,30}\\d[a-z0-9._]{0,30}\\s{1,2}at\\s{1,2}(?:${providers})\\b`),
]

export function hasEmail(line: string): boolean {
  return emailPatterns.some((pattern) => pattern.test(line))
}

const addresses = new RegExp(`${writtenAddress}|${spokenAddress}`, 'gu')

/** Removes e-mail addresses, which end like a link and contain an @, but are neither a link nor a user name. */
export function withoutEmails(line: string): string {
  return line.replace(addresses, ' ')
}
