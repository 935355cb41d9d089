import { topicOf } from '#content/coach/crisis/topic.ts'
import type { DangerKind } from '#rules/coach/heard.ts'
import type { Assessment } from '#rules/safety/assessment.ts'

const kinds = {
  suicide: 'suicide',
  self_injury: 'self_harm',
  threat_by_me: 'harm_to_others',
  threat_to_me: 'partner_violence',
  abuse: 'partner_violence',
  assault: 'sexual_assault',
  medical: 'medical',
  overdose: 'overdose',
  eating: 'eating_disorder',
  other_person: 'suicide',
} as const

type About = Pick<Assessment, 'kind' | 'reasons'>

export function kindOf(about: About): DangerKind {
  return kinds[topicOf(about)]
}

export function whoseOf({ kind }: About): 'self' | 'other' {
  return kind === 'other_person' ? 'other' : 'self'
}
