/** Anything that could identify a person outside this chat; the coach needs none of it. */
const traces: readonly (readonly [RegExp, string])[] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[email]'],
  [/\bhttps?:\/\/\S+|\bwww\.\S+/gi, '[link]'],
  [/(?<![\w@])@[\w.]{3,}/g, '[handle]'],
  [
    /\b\d{1,5}\s+(?:\p{Lu}[\p{L}'-]+\s+){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Place|Way)\b\.?/gu,
    '[address]',
  ],
  [/\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/g, '[postcode]'],
  [/\+?\d[\d ().-]{6,}\d/g, '[number]'],
]

/** The text as it may leave our server. */
export function redact(text: string): string {
  return traces.reduce((line, [pattern, name]) => line.replace(pattern, name), text)
}
