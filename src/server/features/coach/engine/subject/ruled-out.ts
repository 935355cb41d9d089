import type { Subject } from '#rules/coach/subjects.ts'

/** How people refer to a subject when they say that it is not what they mean. */
const names: readonly (readonly [RegExp, readonly Subject[]])[] = [
  [/presentation|speech|talk|slides?/, ['presentation']],
  [/dat(?:e|ing)|romantic|girlfriend|boyfriend|crush/, ['first_date', 'date_silence', 'asking_out', 'intimacy']],
  [/boss|manager/, ['boss']],
  [/teacher|professor|prof|lecturer|tutor/, ['teacher']],
  [/meeting/, ['meeting']],
  [/interview/, ['interview']],
  [/party/, ['party']],
  [/wedding/, ['wedding']],
  [/break-?up|divorce/, ['breakup']],
  [/lonely|loneliness/, ['lonely_weekend', 'making_friends']],
  [/alone/, ['lunch_alone', 'lonely_weekend']],
  [/phone|call(?:ing)?/, ['phone']],
  [/angry|anger/, ['anger']],
  [/sad|depressed|low/, ['low']],
  [/ashamed|shame/, ['shame']],
  [/drink(?:ing)? problem|alcohol(?:ic)?/, ['alcohol']],
  [/panic(?:king)?/, ['panic']],
  [/friends?/, ['making_friends', 'friend_drifting']],
  [/words?|lines?/, ['small_talk']],
]

/** "Not a presentation, I only go round the circle": what follows the "not" is ruled out. */
export function ruledOut(message: string): readonly Subject[] {
  const denied = [
    ...message.toLowerCase().matchAll(/\b(?:not|n't|never|no|dinnae have|isn't|wasn't)\b((?:\s+[a-z'’-]+){1,5})/g),
  ]
  const words = denied.map(([, after = '']) => after)
  return names
    .filter(([name]) =>
      words.some((after) => new RegExp(`^(?:\\s+[a-z'’-]+){0,3}?\\s+(?:${name.source})\\b`).test(after)),
    )
    .flatMap(([, subjects]) => subjects)
}

/** "Forget interviews", "still the job interview", "that's for an interview again", "why a job interview?" */
const dismisses =
  /\b(?:forget|enough (?:with|of|about)|stop (?:with|about)|why (?:a|an|the|is it))\b((?:\s+[a-z'’-]+){1,4})|(?:^|[.,!?]\s*|\b(?:no|nope|omg|lol)[ ,]+)still (?:the|a|an|on the|about)\b((?:\s+[a-z'’-]+){1,4})|\b(?:that['’]?s|this is|it['’]?s)((?:\s+[a-z'’-]+){1,4})\s+again\b/g

/** Subjects we keep returning to although they said outright that it is not about that. */
export function dismissedSubjects(message: string): readonly Subject[] {
  const words = [...message.toLowerCase().matchAll(dismisses)].map(([, one, other, last]) => one ?? other ?? last ?? '')
  return names
    .filter(([name]) => words.some((after) => new RegExp(`\\b(?:${name.source})s?\\b`).test(after)))
    .flatMap(([, subjects]) => subjects)
}
