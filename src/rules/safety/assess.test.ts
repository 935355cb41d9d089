import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { dangerKinds } from '../coach/heard.ts'
import { assess, assessConversation } from './assess.ts'
import { safetyTiers } from './assessment.ts'

describe('assess', () => {
  it.each([
    ['I want to die', 'crisis', 'suicide', 'self'],
    ['I am going to kill myself tonight', 'imminent', 'suicide', 'self'],
    ['I have the pills in front of me', 'imminent', 'suicide', 'self'],
    ['I started cutting myself again', 'crisis', 'self_harm', 'self'],
    ['I am going to shoot up the school', 'imminent', 'harm_to_others', 'self'],
    ['he threatened to kill me', 'crisis', 'partner_violence', 'self'],
    ['my boyfriend hits me', 'crisis', 'partner_violence', 'self'],
    ['my dad hits me', 'crisis', 'child_abuse', 'self'],
    ['I was raped last night', 'crisis', 'sexual_assault', 'self'],
    ['I took 30 pills an hour ago', 'imminent', 'overdose', 'self'],
    ['crushing chest pain and my left arm is numb', 'imminent', 'medical', 'self'],
    ['I make myself throw up after every meal', 'crisis', 'eating_disorder', 'self'],
    ['my friend wants to kill herself', 'crisis', 'suicide', 'other'],
    ['her boyfriend hits her', 'crisis', 'partner_violence', 'other'],
    ['my uncle is touching my little sister', 'crisis', 'child_abuse', 'other'],
  ])('%s: %s, %s, %s', (text, tier, kind, whose) => {
    expect(assess(text)).toMatchObject({ tier, kind, whose })
  })

  it.each([
    ['I used to cut myself when I was 15', 'past'],
    ["I'm not suicidal, it was a hard week", 'denied'],
    ['I would never hurt myself', 'denied'],
    ['what would you do if I told you I wanted to die', 'supposed'],
    ["I can't do this anymore", 'unclear'],
    ['if I have to do another zoom call I will kill myself lol', 'a joke'],
    ['I lost my brother to suicide', 'a loss'],
  ])('only asks a careful question if it is %s (%s)', (text) => {
    expect(assess(text).tier).toBe('checkin')
  })

  it.each([
    ['the denial does not reach the second half', "I'm not suicidal but I don't want to wake up tomorrow"],
    ['the past is back', 'I used to think about suicide and now it is back'],
    ['a laugh is no joke', 'lol I think about killing myself every day'],
    ['the negation is the danger', "I don't want to be alive anymore"],
    ['helplessness is no denial', "I can't stop thinking about killing myself"],
    ['an essay in the same breath', 'my essay is due and I want to kill myself'],
    ['said in passing', 'the presentation went fine, I still want to die though'],
  ])('finds a disguised danger: %s', (_, text) => {
    expect(assess(text).tier).toBe('crisis')
  })

  it.each([
    'this meeting is killing me',
    'I could murder a pizza',
    'my talk is about suicide prevention',
    "I'd rather die than sing karaoke",
    'my therapist does CBT',
    'I cut myself shaving',
    'I feel like I am going to die when I panic',
    "I don't want to live with my roommate anymore",
    'wanted to die when my voice cracked',
    'my phone died',
    '',
    '🙂',
    '...',
  ])('raises no alarm over "%s"', (text) => {
    expect(assess(text)).toMatchObject({ tier: 'none', kind: null })
  })

  it('gives reasons that contain none of the person’s words', () => {
    const { reasons } = assess('my dog Biscuit is all I have and I want to kill myself tonight')
    expect(reasons).toContain('suicide_intent')
    expect(reasons.every((reason) => /^[a-z_]+$/.test(reason))).toBe(true)
    expect(reasons.join()).not.toContain('biscuit')
  })

  it('does not fail on any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const { tier, kind } = assess(text)
        expect(safetyTiers).toContain(tier)
        expect(kind === null || dangerKinds.includes(kind)).toBe(true)
        expect(kind === null).toBe(tier === 'none')
      }),
      { numRuns: 300 },
    )
  })

  it('does not fail on any mixture of known words', () => {
    const word = fc.constantFrom(
      ...[
        'i',
        'want',
        'to',
        'die',
        'not',
        'kill',
        'myself',
        'my',
        'friend',
        'pills',
        'tonight',
        'never',
        'if',
        '.',
        ',',
      ],
      ...["don't", 'lol', 'he', 'hit', 'me', 'was', 'used', 'gone', 'better', 'without', '???', '\n', '30', 'k*ll'],
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), (words) => {
        expect(safetyTiers).toContain(assess(words.join(' ')).tier)
      }),
      { numRuns: 200 },
    )
  })
})

describe('a text made to take long', () => {
  const repeated = ['want to want to want to die but ', 'the pills in my ', 'not ', '? ', 'a', 'if i was gone ', '((((']

  /**
   * Counts attempts instead of measuring time: each attempt is bounded, so the count is the work, while a clock would
   * measure the machine.
   */
  function attempts(text: string): number {
    const test = vi.spyOn(RegExp.prototype, 'test')
    assess(text)
    const count = test.mock.calls.length
    test.mockRestore()
    return count
  }

  it.each(repeated)('takes time proportional to its length if it repeats "%s"', (part) => {
    const long = part.repeat(Math.ceil(16_000 / part.length)).slice(0, 16_000)
    expect(attempts(long)).toBeLessThanOrEqual(4.5 * attempts(long.slice(0, 4000)) + 50)
  })
})

describe('assessConversation', () => {
  it('understands a disclosure spread over several messages', () => {
    expect(assess('I have the pills here').tier).not.toBe('none')
    expect(assess('there are pills in my drawer').tier).toBe('none')
    expect(assessConversation(["I can't do this anymore"], 'there are pills in my drawer').tier).toBe('imminent')
  })

  it('adds up despair over several messages', () => {
    expect(assess('nothing matters anymore').tier).toBe('checkin')
    expect(assessConversation(["what's the point of anything"], 'nothing matters anymore').tier).toBe('crisis')
  })

  it('raises no alarm over a calm message, whatever came before', () => {
    expect(assessConversation(['I want to kill myself'], 'how do I start a conversation').tier).toBe('none')
  })

  it('ignores messages from long ago', () => {
    const calm = Array.from({ length: 4 }, () => 'thanks, that helped')
    expect(assessConversation(["I can't do this anymore", ...calm], 'there are pills in my drawer').tier).toBe('none')
  })
})

it.each([
  ['didnt sleep, had a row w mum about the car, took like 20 of her paracetamol', 'self'],
  ['we had a fight, took a whole box of his sleeping pills', 'self'],
  ['my friend was upset, took 20 of her paracetamol', 'other'],
  ['she called me crying, took all her pills', 'other'],
])('%s: finds whose danger it is if the verb has no subject', (text, whose) => {
  expect(assess(text)).toMatchObject({ kind: 'overdose', whose })
})
