import { createPhraseFinder } from '../../safety/phrases/phrase-list.ts'
import { aboutTheCoach } from './about-the-coach.ts'
import { aboutTheTurn } from './about-the-turn.ts'
import type { Cues, Tone } from './cues.ts'
import { readName } from './read-name.ts'

const find = createPhraseFinder([...aboutTheCoach, ...aboutTheTurn])

const tones: readonly { tone: Tone; phrases: readonly string[] }[] = [
  {
    tone: 'gentler',
    phrases: [
      '(be|talk|speak|sound) ~2 (gentler|softer|nicer|kinder|more gentle|more kind|more soft|less harsh|less pushy|warmer)',
      '(too|so|bit|quite) (harsh|pushy|blunt|mean|strict|direct|cold|rude)',
      '(do not|stop) (push|pushing|pressure|pressuring) me',
    ],
  },
  {
    tone: 'plainer',
    phrases: [
      '(be|talk|speak) ~2 (direct|blunt|plain|straight|straightforward|clear|concrete|more direct)',
      '(stop|less|no|drop|cut|enough) ~2 (sugarcoating|fluff|jargon|therapy speak|therapist talk|coddling|pep talk|pep talks)',
      '(get|come) to the point',
      'simple (words|english|language)',
    ],
  },
  {
    tone: 'shorter',
    phrases: [
      '(shorter|briefer|less text|fewer words|less wordy|not so wordy|too wordy|less long|keep it short|be brief|too long|too much text|too many words|tldr|tl dr|short answers)',
      '(be|make|keep) ~2 (shorter|brief|short|concise)',
    ],
  },
  {
    tone: 'longer',
    phrases: [
      '(more detail|more details|longer answers|explain more|tell me more about|elaborate|in more depth|too short|go deeper)',
    ],
  },
  {
    tone: 'lighter',
    phrases: [
      '(be|sound|more|bit|little) ~2 (funny|funnier|humor|humour|lighter|playful|casual|less serious|jokes)',
      'too (serious|formal|stiff)',
    ],
  },
  {
    tone: 'serious',
    phrases: [
      '(no|stop|less|without|enough) ~2 (jokes|joking|humor|humour|silly|being funny)',
      '(be|more) ~1 serious',
      'not funny',
    ],
  },
]
const findTones = createPhraseFinder(tones)

/** "…, right?" asks for agreement; "that sounds right" gives it. */
const tagQuestion = /\b(?:right|really|no|yeah|huh)\s{0,3}\?/i

/** Everything in a message that calls for a certain behavior of the coach, whatever the subject. */
export function readCues(line: string, message: string): Cues {
  const found = new Set(find(line).map(({ group }) => group.name))
  const tone = findTones(line)[0]?.group.tone
  const name = readName(message)
  return {
    greets: found.has('greets'),
    thanks: found.has('thanks'),
    saysGoodbye: found.has('saysGoodbye'),
    isAngry: found.has('isAngry'),
    asksIfHuman: found.has('asksIfHuman'),
    asksWhatIsStored: found.has('asksWhatIsStored'),
    asksToForget: found.has('asksToForget'),
    asksForSecrecy: found.has('asksForSecrecy'),
    asksIfYouTell: found.has('asksIfYouTell'),
    asksWhatYouDo: found.has('asksWhatYouDo'),
    asksAboutOthers: found.has('asksAboutOthers'),
    asksToRolePlay: found.has('asksToRolePlay'),
    triesToSteer: found.has('triesToSteer'),
    saysNotHelping: found.has('saysNotHelping'),
    asksForWords: found.has('asksForWords'),
    asksForStep: found.has('asksForStep'),
    wantsReassurance: found.has('wantsReassurance') || tagQuestion.test(message),
    wantsToAvoid: found.has('wantsToAvoid'),
    drawsHarshConclusion: found.has('drawsHarshConclusion'),
    asksForDiagnosis: found.has('asksForDiagnosis'),
    asksAboutMedication: found.has('asksAboutMedication'),
    mentionsDrinking: found.has('mentionsDrinking'),
    ...(name ? { correctsName: name } : {}),
    ...(tone ? { correctsTone: tone } : {}),
  }
}
