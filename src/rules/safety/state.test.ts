import { describe, expect, it } from 'vitest'
import { hourMs } from '../durations.ts'
import type { Assessment } from './assessment.ts'
import { noConcern } from './assessment.ts'
import { nextMove } from './next-move.ts'
import type { SafetyTurn } from './safety-turn.ts'
import type { Fact } from './standing/facts.ts'
import { type News, readNews } from './standing/news/news.ts'
import { isStanding, remembered, rememberReply, type SafetyState } from './state.ts'

const start = Date.UTC(2026, 0, 10, 22)

const alarm: Assessment = { tier: 'crisis', kind: 'suicide', whose: 'self', isOver: false, reasons: ['wish_to_die'] }
const taken: Assessment = { ...alarm, tier: 'imminent', kind: 'overdose', reasons: ['overdose'] }
const dark: Assessment = { ...alarm, tier: 'checkin', reasons: ['heard_suicide'] }
const nothing: News = { facts: [], isSomebodyHere: false, isWorse: false, isSilence: false }

function take(state: SafetyState | null, turn: Partial<SafetyTurn>) {
  return nextMove(state, {
    assessment: noConcern,
    foundBy: 'rules',
    news: nothing,
    isYoung: false,
    isGrown: false,
    language: 'en',
    isFirstOfChat: false,
    isOrdinary: false,
    isPlain: false,
    isDark: false,
    isUnlikely: false,
    isUnheard: false,
    isStated: true,
    hasMeans: false,
    notMeans: [],
    hasPlace: false,
    hasWater: false,
    hasDrunk: false,
    isControlled: false,
    isPhoneRead: false,
    circumstances: [],
    isLongAgo: false,
    saysMore: false,
    now: start,
    ...turn,
  })
}

const telling = (...facts: Fact[]) => ({ news: { ...nothing, facts } })
const saying = (text: string) => ({ news: readNews(text) })
const standing = take(null, { assessment: alarm }).state!

describe('a danger', () => {
  it('does not end with a calm message, a denial, a new subject or silence', () => {
    expect(standing.level).toBe('standing')
    for (const text of ['how do I ask for a raise', "it's not like that", 'lol never mind', '...', 'leave me alone']) {
      const { state, move } = take(standing, saying(text))
      expect([text, state?.level, move]).toEqual([text, 'standing', 'stay'])
    }
  })

  it('ends with ordinary messages if the listener heard it once, but not if it was nearly certain', () => {
    const heard = { assessment: alarm, foundBy: 'listener' } as const
    const doubtful = take(null, heard).state!
    expect(take(doubtful, { isOrdinary: true }).move).toBe('sorry')
    const plain = take(null, { ...heard, isPlain: true }).state!
    expect(take(plain, { isOrdinary: true }).move).toBe('stay')
    const talk = saying('this is how we talk')
    expect(take(plain, talk).move).toBe('sorry')
    // "He shouts, it's how we talk" does not end a danger from others.
    expect(take({ ...plain, kind: 'partner_violence' }, talk).move).toBe('stay')
    // "She is coming" does not mean that we were mistaken.
    expect(take(doubtful, { isOrdinary: true, ...telling('with_someone') }).move).toBe('ease')
  })

  it('becomes another kind only where the listener hears that plainly', () => {
    const heard = take(null, { assessment: alarm, foundBy: 'listener' })
    const asVoice = { assessment: { ...alarm, kind: 'psychosis' as const }, foundBy: 'listener' as const }
    expect(take(heard.state, asVoice).state?.kind).toBe('suicide')
    expect(take(heard.state, { ...asVoice, isPlain: true })).toMatchObject({
      state: { kind: 'psychosis' },
      move: 'alarm',
    })
  })

  it('ends with ordinary messages if the listener hears nothing of it', () => {
    const read = take(null, { assessment: { ...alarm, kind: 'medical' }, isUnheard: true })
    expect(take(read.state, { isOrdinary: true }).move).toBe('sorry')
    const heard = take(null, { assessment: { ...alarm, kind: 'medical' } })
    expect(take(heard.state, { isOrdinary: true }).move).toBe('stay')
  })

  it('returns in full when they did it again, even if it had begun to ease', () => {
    const stood = take(null, { assessment: { ...alarm, kind: 'self_harm' } })
    const eased = take(stood.state, { news: { ...nothing, facts: ['safe'] } })
    expect(eased.state?.level).toBe('easing')
    const again = take(eased.state, { assessment: { ...alarm, kind: 'self_harm' }, foundBy: 'listener', isPlain: true })
    expect([again.state?.level, again.move]).toEqual(['standing', 'alarm'])
  })

  it('gets no further question when somebody safe and not alone says good night', () => {
    const news: News = { ...nothing, facts: ['safe', 'with_someone'], stance: 'bye' }
    expect(take(standing, { news }).move).toBe('close')
  })

  it('eases only with clear answers, one step at a time', () => {
    const eased = take(standing, telling('with_someone'))
    expect([eased.state?.level, eased.move]).toEqual(['easing', 'ease'])
    const still = take(eased.state, saying('I have a presentation tomorrow'))
    expect([still.state?.level, still.move]).toEqual(['easing', 'stay'])
    const closed = take(still.state, telling('safe'))
    expect([closed.state?.level, closed.move]).toEqual(['watched', 'close'])
    expect(isStanding(closed.state)).toBe(false)
  })

  it('eases with two weak facts where one is not enough', () => {
    const once = take(standing, telling('called'))
    expect(once.state).toMatchObject({ level: 'standing', known: ['called'] })
    expect(take(once.state, telling('put_away')).state?.level).toBe('easing')
  })

  it('does not ease if the same message repeats the danger', () => {
    const { state, move } = take(standing, { assessment: alarm, ...telling('with_someone') })
    expect([state?.level, move]).toEqual(['standing', 'stay'])
  })

  it('of the body eases only when somebody is treating them, not when they feel fine', () => {
    const { state } = take(null, { assessment: taken })
    expect(take(state, telling('safe', 'calmer')).state?.level).toBe('standing')
    expect(take(state, telling('in_care')).state?.level).toBe('easing')
  })

  it('of the body comes before any other kind until it is treated', () => {
    const { state } = take(null, { assessment: taken })
    expect(take(state, { assessment: alarm }).state?.kind).toBe('overdose')
    const after = take(take(state, telling('in_care')).state, { assessment: alarm })
    expect(after.state?.kind).toBe('suicide')
  })

  it('returns in full when it is stated again', () => {
    const eased = take(standing, telling('safe')).state
    expect(take(eased, { assessment: alarm }).state?.level).toBe('standing')
  })

  it('becomes somebody else’s when they say so', () => {
    const { state } = take(standing, saying("it's not me, it's my friend"))
    expect(state).toMatchObject({ level: 'standing', whose: 'other' })
  })

  it('that only the listener heard ends with a denial, and we apologize', () => {
    const { state } = take(null, { assessment: { ...alarm, reasons: ['heard_suicide'] }, foundBy: 'listener' })
    const denied = take(state, saying('you misread me'))
    expect([denied.state?.level, denied.move]).toEqual(['open', 'sorry'])
  })

  it('that the listener was certain of ends when they explain it, but not with a "forget it"', () => {
    const sure = {
      assessment: { ...alarm, kind: 'partner_violence' as const },
      foundBy: 'listener' as const,
      isPlain: true,
    }
    const { state } = take(null, sure)
    expect(state?.isSure).toBe(true)
    expect(take(state, saying('mate there is no violence. its a job interview.')).move).toBe('sorry')
    expect(take(state, saying('?? no. my MANAGER at work is a nightmare')).move).toBe('sorry')
    expect(take(state, saying('forget it')).move).toBe('stay')
    expect(take(standing, saying('mate there is no violence')).move).not.toBe('sorry')
  })

  it('of another kind stays if they only deny that they want to die', () => {
    const cutting = { assessment: { ...alarm, kind: 'self_harm' as const }, foundBy: 'listener' as const }
    const { state } = take(null, cutting)
    expect(take(state, saying("no i don't want to die. never that. it's just to make it quiet")).move).not.toBe('sorry')
    const dying = take(null, { assessment: alarm, foundBy: 'listener' }).state
    expect(take(dying, saying("I don't want to die, I want to pass this exam")).move).toBe('sorry')
  })

  it('is not child abuse if they say that they are an adult', () => {
    const { state } = take(null, { assessment: { ...alarm, kind: 'child_abuse' }, foundBy: 'listener', isYoung: true })
    const grown = take(state, { isGrown: true, ...saying('im 19 im not a child') }).state
    expect(grown).toMatchObject({ kind: 'partner_violence', isYoung: false })
  })

  it('counts as a mistake of the listener if a careful question gets a calm answer', () => {
    const asked = take(null, { assessment: dark, foundBy: 'listener' }).state
    expect(take(asked, { isOrdinary: true }).state).toMatchObject({ level: 'open', isCalm: true })
    expect(take(asked, {}).state?.isCalm).toBeUndefined()
    const read = take(null, { assessment: { ...dark, reasons: ['soft'] } }).state
    expect(take(read, { isOrdinary: true }).state?.isCalm).toBeUndefined()
  })

  it('that was faintly suspected twice is not asked about plainly', () => {
    const asked = take(null, { assessment: dark, foundBy: 'listener' }).state
    expect(take(asked, { assessment: dark, foundBy: 'listener' }).move).toBe('ask_plainly')
    expect(take(asked, { assessment: { ...dark, isFaint: true }, foundBy: 'listener' }).move).toBe('none')
  })

  it('does not arise from a careful question if they answer that nothing happened', () => {
    const asked = take(null, { assessment: dark, foundBy: 'listener' }).state!
    const heard = { assessment: { ...alarm, kind: 'sexual_assault' as const }, foundBy: 'listener' as const }
    const denied = take(asked, { ...heard, ...saying("That's not how I meant it. I'm fine, I'm just angry.") })
    expect([denied.move, denied.state?.level, denied.state?.isDenied]).toEqual(['sorry', 'open', true])
    // Stated outright after all, so the danger stays.
    expect(take(asked, { ...heard, isPlain: true, ...saying("that's not how i meant it") }).move).toBe('alarm')
    expect(take(asked, { assessment: alarm, ...saying('you misread me') }).move).toBe('alarm')
  })

  it('that only the listener heard ends with ordinary messages; one that the rules read does not', () => {
    const heard = take(null, { assessment: { ...alarm, reasons: ['heard_suicide'] }, foundBy: 'listener' }).state
    expect(take(heard, { isOrdinary: true })).toMatchObject({ state: { level: 'open' }, move: 'sorry' })
    expect(take(standing, { isOrdinary: true })).toMatchObject({ state: { level: 'standing' }, move: 'stay' })
  })

  it('is asked about once more after it has ended, and then never again', () => {
    let state = take(take(standing, telling('safe')).state, telling('told')).state
    const moves: string[] = []
    for (let turn = 0; turn < 8; turn += 1) {
      const next = take(state, {})
      moves.push(next.move)
      state = next.state
    }
    expect(moves.filter((move) => move === 'follow_up')).toHaveLength(1)
    expect(state?.level).toBe('open')
  })

  it('is asked about at the beginning of the next chat', () => {
    const free = take(take(standing, telling('safe')).state, telling('told')).state
    expect(take(free, { isFirstOfChat: true }).move).toBe('follow_up')
  })

  it('is forgotten after a day, and counts as the gravest level if it was stored before levels existed', () => {
    expect(remembered(standing, start + 24 * hourMs - 1)).not.toBeNull()
    expect(remembered(standing, start + 24 * hourMs)).toBeNull()
    const old = { tier: 'crisis', kind: 'abuse', reasons: [], lastConcernAt: start, said: [] }
    expect(remembered(old as unknown as SafetyState, start)).toMatchObject({ level: 'standing', known: [] })
  })
})

describe('a danger that is unlikely by all that was said', () => {
  it('is let go with a word of sorry, and not asked about again', () => {
    expect(take(standing, { isUnlikely: true })).toMatchObject({
      state: { level: 'open', isCalm: true },
      move: 'sorry',
    })
  })

  it('is asked about later where they had told of a step to safety', () => {
    const helped: SafetyState = { ...standing, known: ['in_care'] }
    expect(take(helped, { isUnlikely: true })).toMatchObject({ state: { level: 'watched' }, move: 'none' })
  })
})

describe('a careful question', () => {
  const asked = take(null, { assessment: dark, foundBy: 'listener' })

  it('is asked once a day if the answer was harmless', () => {
    expect(asked.move).toBe('checkin')
    const after = take(asked.state, saying('it was a long week at work'))
    expect([after.state?.level, after.move]).toEqual(['open', 'none'])
    expect(take(after.state, { assessment: dark, foundBy: 'listener' }).move).toBe('none')
  })

  it('ends with an apology if we misread them', () => {
    expect(take(asked.state, saying("that's not what I meant")).move).toBe('sorry')
  })

  it('is asked again in plain words if the answer is dark too', () => {
    expect(take(asked.state, { assessment: dark, foundBy: 'listener' }).move).toBe('ask_plainly')
  })

  it('gives way to danger', () => {
    expect(take(asked.state, { assessment: alarm }).move).toBe('alarm')
  })

  it('about something past is not asked at every sentence of the story', () => {
    const past: Assessment = { ...dark, isOver: true, reasons: ['past_self_injury'] }
    const once = take(null, { assessment: past })
    expect(once.move).toBe('checkin')
    expect(take(once.state, { assessment: past }).move).toBe('none')
  })
})

describe('rememberReply', () => {
  it('stores the sentences used and the open question, and does not grow without limit', () => {
    const state = rememberReply(standing, { said: ['a.1'], asked: { yes: 'danger' } })
    expect(state).toMatchObject({ said: ['a.1'], asked: { yes: 'danger' } })
    expect(rememberReply(state, { said: ['a.2'] })).not.toHaveProperty('asked')
    const many = Array.from({ length: 500 }, (_, at) => `line.${at}`)
    expect(rememberReply(standing, { said: many }).said.length).toBe(300)
    expect(JSON.parse(JSON.stringify(state))).toEqual(state)
  })
})
