import { describe, expect, it } from 'vitest'
import { findOption } from '#content/coach/moves/options.ts'
import type { Reply, StoredMessage } from '../turn.ts'
import { answer, forSeeds, goOn, linesIn } from './testing/answer.ts'

describe('short answers move on', () => {
  function next(history: readonly StoredMessage[], message: string, kind: 'yes' | 'okay' | 'no' | 'unsure'): Reply {
    return answer({
      message,
      history,
      understanding: { situation: 'phone_call', isShortReply: true, answer: { kind } },
    })
  }

  it('from the offer, through it together, to one agreed step, to an end', () => {
    const message = 'I have to call my landlord'
    let history: StoredMessage[] = []
    const phases: string[] = []
    let reply = answer({ message, understanding: { situation: 'phone_call' } })
    for (let at = 0; at < 7; at += 1) {
      history = goOn(history, at === 0 ? message : 'yes', reply)
      phases.push(reply.trace.phase)
      if (at < 6) reply = next(history, 'yes', 'yes')
    }
    expect(phases).toEqual(['offer', 'walk', 'walk', 'walk', 'walk', 'agree', 'wrap'])
    expect(reply.remember).toEqual([expect.objectContaining({ kind: 'step', text: history.at(-3)?.trace?.step })])
  })

  it('keeps the line that was chosen, as the step', () => {
    const message = 'what do I say to my landlord?'
    const first = answer({
      message,
      understanding: { need: 'words', situation: 'phone_call', cues: { asksForWords: true } },
    })
    const history = goOn([], message, first)
    const second = answer({
      message: 'the second one',
      history,
      understanding: { situation: 'phone_call', isShortReply: true, answer: { kind: 'option', option: 1 } },
    })
    expect(second.remember).toEqual([expect.objectContaining({ kind: 'step', text: `say: “${linesIn(first)[1]}”` })])
  })

  it('turns to something else after a no', () => {
    const first = answer({ message: 'I have to call my landlord', understanding: { situation: 'phone_call' } })
    const second = next(goOn([], 'I have to call my landlord', first), 'no', 'no')
    expect(second.trace.moves[0]).not.toBe('scene:offer')
    expect(second.trace.topic).toBe('phone_call')
  })

  it('offers only taps it understands', () => {
    forSeeds({}, ({ options: taps }) => expect(taps.map(findOption)).not.toContain(undefined))
  })
})
