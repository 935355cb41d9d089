import { describe, expect, it } from 'vitest'
import { conversationOf } from '#content/coach/conversations/all-conversations.ts'
import { everywhere } from '#content/coach/conversations/everywhere/everywhere.ts'
import { acts } from '#rules/coach/acts.ts'
import { type Choice, chooseNode, type NodeRequest } from './choose-node.ts'

const calm: NodeRequest = {
  last: 'open',
  act: 'answer',
  isOver: false,
  isGlad: false,
  wantsWords: false,
  hasTold: false,
  reassured: 0,
  wasOffered: false,
}
const said = ['hear', 'reassure', ...Object.keys(everywhere)]
const ownNodes = Object.keys(conversationOf('party') ?? {}).filter(
  (name) => !['id', 'name', 'tap', 'answers'].includes(name),
)

/** Everything that can be said next, from every node and for every act. */
function reachable(): ReadonlySet<string> {
  const found = new Set<string>()
  const open: (string | undefined)[] = [undefined]
  while (open.length > 0) {
    const last = open.pop()
    for (const act of acts)
      for (const isOver of [false, true])
        for (const isGlad of [false, true])
          for (const reassured of [0, 2]) {
            const next = chooseNode({ ...calm, last, act, isOver, isGlad, reassured })
            if (!found.has(next)) open.push(next)
            found.add(next)
          }
  }
  return found
}

describe('the branches of a conversation', () => {
  it('have a written node for every act at every node', () => {
    const all = reachable()
    expect([...all].filter((name) => !ownNodes.includes(name) && !said.includes(name))).toEqual([])
  })

  it('make every node reachable', () => {
    const all = reachable()
    expect(ownNodes.filter((name) => !all.has(name))).toEqual([])
  })

  it('lead from acknowledging to the fear, a step, a time and a close', () => {
    const walk: Choice[] = []
    let last: string | undefined
    for (const act of ['more_story', 'answer', 'yes', 'yes', 'answer'] as const) {
      const next = chooseNode({ ...calm, last, act })
      walk.push(next)
      last = next
    }
    expect(walk).toEqual(['open', 'fear', 'step', 'when', 'agreed'])
  })

  it('celebrate only good news, and never a defeat', () => {
    expect(chooseNode({ ...calm, act: 'did_it', isGlad: true })).toBe('didIt')
    expect(chooseNode({ ...calm, act: 'went_badly' })).toBe('wentBadly')
    expect(chooseNode({ ...calm, act: 'did_not' })).toBe('didNot')
  })

  it('offer a smaller step before dropping it', () => {
    expect(chooseNode({ ...calm, last: 'step', act: 'no' })).toBe('other')
    expect(chooseNode({ ...calm, last: 'other', act: 'no' })).toBe('smaller')
    expect(chooseNode({ ...calm, last: 'smaller', act: 'no' })).toBe('letBe')
  })

  it('point out the loop when somebody asks for certainty a third time', () => {
    expect(chooseNode({ ...calm, act: 'reassurance', reassured: 1 })).toBe('reassure')
    expect(chooseNode({ ...calm, act: 'reassurance', reassured: 2 })).toBe('loop')
  })
})
