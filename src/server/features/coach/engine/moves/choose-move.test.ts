import { describe, expect, it } from 'vitest'
import { moveWordings } from '#content/coach/conversations/moves/all-moves.ts'
import { gladMoves } from '#rules/coach/moves.ts'
import { startTalk } from '../testing/make-turn.ts'

const openTalk = () => {
  const talk = startTalk()
  talk.say('my sister is getting married', { subject: 'wedding' })
  return talk
}

describe('a general reply', () => {
  it('is given if the listener finds one that fits, and the conversation keeps its subject', () => {
    const reply = openTalk().say('what if they say no', { subject: 'wedding', act: 'answer', moves: ['what_if_no'] })
    expect(moveWordings.what_if_no).toContain(reply.content)
    expect(reply.trace).toMatchObject({ node: 'move', move: 'what_if_no', subject: 'wedding' })
  })

  it('never sounds glad to somebody who is sad', () => {
    const told = { subject: 'wedding', act: 'answer', mood: 'bad', moves: ['did_fine', 'feared_happened'] } as const
    expect(openTalk().say('i gave the toast and they all left', told).trace.move).not.toBe('did_fine')
    const flat = { subject: 'wedding', act: 'answer', moves: ['better_than_feared', 'no_answer'] } as const
    expect(openTalk().say('still nothing its been 6 min', flat).trace.move).not.toBe('better_than_feared')
  })

  it('may tell somebody sad that another person’s anger does not prove them wrong', () => {
    expect(gladMoves.has('no_cross')).toBe(false)
  })

  it('is a different one each time, and worded differently when it is used again', () => {
    const talk = openTalk()
    const told = { subject: 'wedding', act: 'more_story', moves: ['body', 'watched', 'waiting', 'angry'] } as const
    const replies = Array.from({ length: 6 }, () => talk.say('and my hands, my face, all of it', told))
    const moves = replies.flatMap(({ trace }) => trace.move ?? [])
    expect(moves.length).toBeGreaterThan(1)
    for (const [at, move] of moves.entries()) expect(moves.slice(at + 1, at + 3)).not.toContain(move)
    expect(new Set(replies.map(({ content }) => content)).size).toBe(replies.length)
  })

  it('is not given in answer to a step, which the conversation handles and remembers', () => {
    const talk = openTalk()
    talk.say('nobody will talk to me', { subject: 'wedding', act: 'answer' })
    const step = talk.say('yes', { act: 'yes' })
    expect(step.trace.node).toBe('step')
    expect(talk.say('yes I could try that I think', { act: 'yes', moves: ['picks'] }).trace.node).toBe('when')
    expect(talk.say('saturday at eight', { act: 'answer', moves: ['sets_time'] }).trace.node).toBe('agreed')
  })

  it('sends off somebody who leaves to go and do it', () => {
    const talk = openTalk()
    expect(talk.say('ok going in now bye', { act: 'goodbye', moves: ['bye_news', 'off_to_do'] }).trace.move).toBe(
      'off_to_do',
    )
    expect(talk.say('night then', { act: 'goodbye', moves: ['bye_news'] }).trace.node).toBe('goodnight')
  })

  it('is given instead of asking which of two subjects it is', () => {
    const ear = { subject: 'small_talk', p: 0.3, second: 'date_silence', moves: ['embarrassing_story'] } as const
    expect(startTalk().say('it was so quiet that i could hear my own stomach', ear).trace.move).toBe(
      'embarrassing_story',
    )
  })
})
