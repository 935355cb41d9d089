import type { Assessment } from './assessment.ts'

const elders =
  /\b(?:dad|mom|mum|stepdad|stepmom|stepfather|stepmother|parents|grandpa|grandfather|grandma|uncle|teacher|coach|tutor|priest|pastor|babysitter|sitter|stepbrother|foster|guardian|headmaster|scout leader|(?:mom|mum)s? (?:boyfriend|partner|fella))\b/
const grown =
  /\b(?:husband|wife|fiance|my (?:kids|children|job|boss|own place|apartment)|at work|coworker|college|university|uni|i am [2-9]\d|[2-9]\d years old|divorce|divorced|when i was|growing up|as a (?:kid|child)|childhood)\b/
const children =
  /\b(?:my|the|her|his|our|a|this) (?:\S+ )?(?:son|daughter|kid|kids|child|children|baby|nephew|niece|student|pupil|toddler|stepson|stepdaughter|little (?:brother|sister|cousin)|(?:younger|baby|kid) (?:brother|sister))\b/
const hurtsThem =
  /\b(?:hits|hit|hitting|hurts|hurt|hurting|beats|beat|beating|touches|touched|touching|shakes|shook|slaps|slapped|abuses|abusing|abused|molested|locks|locked|starves|burned|burns|screams at) (?:\S+ )?(?:son|daughter|kid|kids|child|children|baby|nephew|niece|student|pupil|toddler|stepson|stepdaughter|little (?:brother|sister|cousin)|(?:younger|baby|kid) (?:brother|sister)|him|her|them)\b/

/**
 * Violence against a child by a carer needs other help than violence between adults: a helpline for children, a
 * grown-up to tell, plain words.
 */
export function withChild(assessment: Assessment, line: string, isYoung: boolean): Assessment {
  const { kind, whose } = assessment
  if (kind !== 'partner_violence' && kind !== 'sexual_assault') return assessment
  if (children.test(line) && (whose === 'other' || hurtsThem.test(line))) {
    return { ...assessment, kind: 'child_abuse', whose: 'other' }
  }
  const isByElder = whose === 'self' && elders.test(line) && (isYoung || !grown.test(line))
  return isByElder ? { ...assessment, kind: 'child_abuse' } : assessment
}
