import type { Cues, Understanding } from '#rules/coach/understanding.ts'
import type { Reply, StoredMessage, Turn } from '../../turn.ts'

const noCues: Cues = {
  greets: false,
  thanks: false,
  saysGoodbye: false,
  isAngry: false,
  asksIfHuman: false,
  asksWhatIsStored: false,
  asksToForget: false,
  asksForSecrecy: false,
  asksWhatYouDo: false,
  asksAboutOthers: false,
  triesToSteer: false,
  saysNotHelping: false,
  asksForWords: false,
  asksForStep: false,
  wantsReassurance: false,
  wantsToAvoid: false,
  drawsHarshConclusion: false,
  sharesWin: false,
  asksForDiagnosis: false,
  asksAboutMedication: false,
  mentionsDrinking: false,
}

type Wish = Partial<Omit<Turn, 'understanding'>> & {
  understanding?: Partial<Omit<Understanding, 'cues'>> & { cues?: Partial<Cues> }
}

export const noon = new Date('2026-03-04T12:00:00Z')

/** A turn of someone who is nervous about something ahead, unless the test says otherwise. */
export function makeTurn({ understanding = {}, ...wish }: Wish = {}): Turn {
  return {
    message: 'I have to talk to my neighbor about the noise tomorrow',
    history: [],
    facts: {},
    now: noon,
    seed: 7,
    timeZone: 'UTC',
    ...wish,
    understanding: {
      need: 'prepare',
      situation: 'none',
      stage: 'before',
      lifeArea: null,
      emotion: 'none',
      intensity: 1,
      slots: {},
      intents: [
        { intent: 'pre_event_anxiety', confidence: 0.6 },
        { intent: 'assertive_no', confidence: 0.2 },
        { intent: 'conversation_starter', confidence: 0.1 },
      ],
      isUnsure: false,
      isShortReply: false,
      ...understanding,
      cues: { ...noCues, ...understanding.cues },
    },
  }
}

export function asStored(reply: Reply, at: Date = noon): StoredMessage {
  const { content, sources, options, understood, trace } = reply
  return {
    role: 'assistant',
    content,
    timestamp: at.toISOString(),
    engine: 'built-in',
    sources,
    options,
    understood,
    trace,
  }
}

export function asSaid(message: string, at: Date = noon): StoredMessage {
  return { role: 'user', content: message, timestamp: at.toISOString() }
}
