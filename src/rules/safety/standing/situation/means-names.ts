/** Things that somebody may say they could use, and how we refer to each afterwards. */
export const means = {
  tablets: 'them',
  pills: 'them',
  painkillers: 'them',
  medication: 'it',
  knife: 'it',
  blades: 'them',
  scissors: 'them',
  rope: 'it',
  belt: 'it',
  gun: 'it',
  bleach: 'it',
  'car keys': 'them',
} as const
export type Means = keyof typeof means
export const meansNames = Object.keys(means) as Means[]

/** Places that are dangerous to somebody who may hurt themselves. */
export type Place = 'rails' | 'height' | 'water' | 'road'

/** What can be swallowed. */
export const swallowed: readonly Means[] = ['tablets', 'pills', 'painkillers', 'medication']

const vehicle = '(?:car|van|truck|jeep|pickup|lorry|motorbike|bike)'
const whatItHits =
  '(?:water|river|sea|ocean|quays?|canal|lake|lough|harbou?r|docks?|pier|jetty|wall|tree|lorry|truck|bus|bridge|cliffs?|barrier|pillar|pole|traffic|edge|ditch|train|tracks)'

/**
 * A car is seldom named as a means: what they would do with it is. The keys are what somebody else can take, so they are what
 * we name.
 */
const byCar = [
  `\\b(?:driv(?:e|ing)|steer(?:ing)?|swerv(?:e|ing)|crash(?:ing)?|plough(?:ing)?|plow(?:ing)?|roll(?:ing)?|veer(?:ing)?) (?:\\w+ ){0,4}?(?:into|in|off|over|through|under|at) (?:\\w+ ){0,3}?${whatItHits}\\b`,
  '\\b(?:foot|feet) (?:\\w+ )?off (?:the |that |my )?(?:brakes?|pedal)\\b|\\bbrakes?\\b[^.!?]{0,60}\\b(?:foot|feet) off\\b|\\b(?:let|letting) go of the (?:wheel|brakes?|handbrake)\\b|\\b(?:handbrake|parking brake) (?:off|down)\\b',
  `\\b(?:let|letting) (?:the |my |that )?(?:${vehicle}|it) (?:just )?(?:roll|go over|go in)\\b`,
  `\\b(?:not|never|without|don'?t|didn'?t|wouldn'?t|if i didn'?t) (?:brak(?:e|ing)|stop(?:ping)?) (?:\\w+ ){0,2}?(?:at|before|by) (?:the )?(?:end|edge|wall|water|bend|corner|quay|lights? at the end)\\b`,
  '\\b(?:turn|turning|pull|pulling|yank|yanking|jerk|jerking) the (?:steering )?wheel\\b',
  `\\bengine (?:is |still )?(?:running|on)\\b[^.!?]{0,60}\\b(?:garage|quay|water|river|sea|pier|canal|lake|harbou?r|hose|exhaust|cliff)|\\b(?:garage|quay|water|river|pier|canal|lake|harbou?r|hose|exhaust|cliff)\\b[^.!?]{0,60}\\bengine (?:is |still )?(?:running|on)\\b`,
  '\\b(?:hose|pipe)\\b[^.!?]{0,30}\\bexhaust\\b|\\bexhaust\\b[^.!?]{0,30}\\b(?:hose|pipe)\\b',
  `\\b(?:${vehicle}) keys?\\b|\\bkeys? (?:to|of|for|in) (?:the|my) ${vehicle}\\b`,
  `\\b(?:it'?s|it is|it would be|it was always|about|mean|meant) (?:only |just )?(?:the|my) (?:${vehicle}|keys)\\b`,
  `\\b(?:in|use|using|with|take|taking|get into|getting into) (?:the|my) ${vehicle}\\b[^.!?]{0,40}\\b(?:to (?:do|end) it|kill|die|river|quay|water|cliff|garage)\\b`,
]

export const meansNamed: Readonly<Record<Means, RegExp>> = {
  tablets: /\btablets?\b/i,
  pills: /\bpills?\b/i,
  painkillers: /\bpain ?killers?\b/i,
  medication: /\b(?:meds|medication|paracetamol|tylenol|insulin)\b/i,
  knife: /\b(?:knife|knives)\b/i,
  blades: /\b(?:blades?|razors?)\b/i,
  scissors: /\bscissors\b/i,
  rope: /\b(?:rope|noose)\b/i,
  belt: /\bbelt\b/i,
  gun: /\b(?:guns?|pistol|rifle|shotgun|revolver|firearm|glock|handgun)\b/i,
  bleach: /\bbleach\b/i,
  'car keys': new RegExp(byCar.join('|'), 'i'),
}

/** "There's no knife", "the knives was a joke": how the thing itself is called there. */
export const meansThings: Readonly<Record<Means, string>> = {
  tablets: 'tablets?',
  pills: 'pills?',
  painkillers: 'pain ?killers?',
  medication: '(?:meds|medication|paracetamol|tylenol|insulin)',
  knife: '(?:knife|knives)',
  blades: '(?:blades?|razors?)',
  scissors: 'scissors',
  rope: '(?:rope|noose)',
  belt: 'belt',
  gun: '(?:guns?|pistol|rifle|shotgun|revolver|firearm|glock|handgun)',
  bleach: 'bleach',
  'car keys': `(?:(?:${vehicle} )?keys|${vehicle})`,
}
