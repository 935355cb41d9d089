import { createPhraseList } from '../phrases/phrase-list.ts'

const work =
  '(essay|paper|thesis|dissertation|book|novel|story|poem|movie|film|series|episode|documentary|podcast|song|' +
  'lyrics|lyric|script|musical|opera|game|article|presentation|lecture|seminar|speech|assignment|' +
  'exam|class|course|workshop|character|scene|chapter|monologue|sketch|anime|manga|' +
  'fundraiser|hotline|helpline|charity|unit|module|lesson|video|comic|memoir|book club|panel|meme)'

/** These may be verbs too ("I can't talk about it, he hits me"), so they need an article. */
const workOrVerb = '(talk|play|report|study|show|research|project|training|campaign|debate|test)'

const fictionBefore = createPhraseList([
  `${work} ~4 (where|called|titled|discussing|covers|deals with|named|part on|part about)`,
  `(a|an|the|my|our|this|that|his|her) ~1 ${workOrVerb} ~4 (where|called|titled|discussing|covers|deals with|named|part on|part about)`,
  'in (the|my|a|this|that|our) ~2 (book|movie|film|show|story|play|song|novel|game|episode|series|script|anime|manga|comic|musical|opera|documentary|podcast|poem|lyrics)',
  '(i|he|she|we|they) (play|plays|am playing|is playing|played) ~4 (in|at) ~4 (play|theater|theatre|production|musical|opera)',
  `(main|my|the|a|her|his) ~1 (character|protagonist|villain|hero|role|part) ~3`,
])

/** Only in the same clause: "I work at the mall, and my dad hits me" is no job that has to do with it. */
const fictionInClause = createPhraseList([
  `${work} ~4 (about|on)`,
  `(a|an|the|my|our|this|that|his|her) ~1 ${workOrVerb} ~4 (about|on)`,
  `(exam|test|lecture|chapter|course) ~3 (has|with|includes|on)`,
  '(playing|play|plays|acting|reading|read|write|writing|wrote|watch|watching|watched|discussed|discussing|studying|learning|researching|teach|teaching) ~4 (about|on|a|the|in)',
  '(work|volunteer|volunteering|working|works|job|shift|shifts|train|training) ~2 (at|on|for|with|as) ~3',
])
const fictionAfter = createPhraseList([
  '(in|from|of) (the|my|a|this|that|our) ~2 (book|movie|film|show|story|play|song|novel|game|episode|series|script|anime|manga|comic|musical|opera|documentary|podcast|poem|lyrics|essay|paper|exam)',
  '(prevention|awareness|hotline|helpline|statistics|research|rates|survivors|in (teenagers|teens|adolescents|students|literature|men|women|shakespeare)|scene|chapter|unit|essay|exam)',
])
const lines = createPhraseList([
  `(song|lyric|lyrics|line|lines|quote|poem|chorus|monologue|character|book|movie|script) ~4 (goes|says|reads|is|sings|said|where|i)`,
])

const topics = createPhraseList([
  '(signs|symptoms|causes|risks|types|definition|rates|statistics|history|psychology|stigma) (of|around|about) ~2 (suicide|suicidal|self harm|overdose|abuse|violence|assault)',
  '(process|processed|processing|understand|understanding|treat|treating|treats|prevent|preventing|reverse|reverses|skills for|coping with past) ~2 (suicide|suicidal|self harm|overdose|abuse|trauma)',
])

const acted = createPhraseList(['in (act|scene) (one|two|three|four|five|#)', '(on|off) stage i'])

/** Talked about rather than felt: an essay, a part in a play, a job. "I want" is always meant, except in lyrics. */
export function isFiction(before: string, clause: string, found: string, after: string): boolean {
  if (lines.has(before) || topics.has(`${before}${found}`)) return true
  // An actor says "I" of the part: "In act three I hang myself."
  if (acted.has(clause)) return true
  const speaks = /(?:^| )(?:i|me|makes me|i am) (?:\S+ ){0,2}$/.test(before) || /\bmyself\b|\bmy\b/.test(found)
  if (speaks && !/\bself (?:harm|injury)/.test(found)) return false
  return fictionBefore.has(before) || fictionInClause.has(clause) || fictionAfter.has(`${found}${after}`)
}
