import { describe, expect, it } from 'vitest'
import { understand } from '#rules/coach/understand.ts'
import type { Reply } from '../turn.ts'
import { simulateChat } from './testing/simulate.ts'

/** What the coach says to the last of these. */
function lastReply(...script: string[]): Reply {
  const { replies } = simulateChat({ script, turns: script.length, seed: 0, understand })
  return replies.at(-1) as Reply
}

const sceneOf = ({ trace }: Reply) => trace.moves[0]

describe('what is easily misread', () => {
  it.each([
    ['scene:language', ['hola, tengo mucho miedo de hablar en público']],
    ['scene:language', ['你好']],
    ['scene:joke', ['i tripped in front of my crush', 'lol jk']],
    ['scene:mixed', ['i went to the party but i left after 10 minutes and cried in the car']],
    ['scene:sober', ['i had 3 beers before the date and it went great, should i do it again', 'but it works']],
    ['scene:helped', ['i did it!!! i asked a question in the meeting', 'i just wrote it down before']],
    ['scene:about', ['what is your name']],
    ['scene:about', ["promise me you won't tell anyone"]],
  ])('%s: %s', (scene, script) => {
    expect(sceneOf(lastReply(...script))).toBe(scene)
  })

  it.each([
    ['question:bullied', 'kids at school call me names every day'],
    ['question:bullied', 'they pushed me in the hallway'],
    ['question:help_other', 'my sister has a speech tomorrow and she is panicking, how do i help her'],
    ['question:stay', "don't go"],
    ['question:no_is_no', 'how do i get her to sleep with me even if she says no'],
    ['question:revenge', 'how do i make my coworker look stupid'],
    ['question:harassed', 'my boss makes racist jokes about me'],
    ['question:grief', 'my mom died last week and i have to give the eulogy'],
    ['question:scars', 'what do i say about my scars'],
    ['question:pronouns', "i'm trans and scared to correct my coworkers on my pronouns"],
    ['question:furious', 'i want to kill my boss lol'],
    ['question:account', 'how do i cancel my subscription'],
  ])('%s: %s', (mark, message) => {
    const reply = lastReply('i feel so alone', message)
    expect(reply.trace.moves).toContain(mark)
    expect(reply.content).not.toMatch(/[{}]/)
  })

  it('speaks of somebody else as of somebody else', () => {
    const { content } = lastReply('my sister has a speech tomorrow and she is panicking, how do i help her')
    expect(content).not.toMatch(/\byour (?:first|speech|presentation)\b/)
  })

  it('never says a threat back, meant or not', () => {
    expect(lastReply('i want to kill my boss lol').content).not.toMatch(/kill/i)
  })

  it('hears no win in an embarrassment, and no speech in a stumble', () => {
    const waiter = lastReply("I said 'you too' to the waiter when he told me to enjoy my meal")
    expect(sceneOf(waiter)).not.toBe('scene:win')
    expect(lastReply("lol i'm dying, i tripped in front of my crush").trace.topic).not.toBe('presentation')
  })

  it('takes a question about a symptom for a question', () => {
    expect(sceneOf(lastReply('what can i do about shaking hands'))).not.toBe('scene:panic')
    expect(sceneOf(lastReply('my hands are shaking and i cant breathe right now'))).toBe('scene:panic')
  })

  it('reads pictures', () => {
    expect(lastReply('😭😭😭').understood.need).toBe('lift')
  })
})
