import { describe, expect, it } from 'vitest'
import { type DangerKind, dangerKinds, type Heard, heardNothing } from '#rules/coach/heard.ts'
import { answerDanger, type Danger } from './answer-danger.ts'
import { now, talk } from './testing/talk.ts'

function hearing(kind: DangerKind, danger: number, isNow = false): Heard {
  const [soon, later] = isNow ? [danger, 0] : [0, danger]
  return {
    ...heardNothing,
    danger: { none: 1 - danger, concern: 0, danger: later, now: soon },
    kind: [{ name: kind, p: 0.95 }],
    mood: { good: 0, neutral: 0, bad: 1 },
  }
}

type Said = { text: string; heard?: Heard }

/** One person's messages, with what the listener hears in each. */
function listenTo(messages: readonly Said[], turn = 0): Danger[] {
  const turns: Danger[] = []
  for (const [at, { text, heard }] of messages.entries()) {
    turns.push(
      answerDanger({
        message: text,
        earlier: messages.slice(0, at).map((one) => one.text),
        heard: heard && { alone: heard, ...(at > 0 ? { after: heard, joined: heard } : {}) },
        state: turns.at(-1)?.state ?? null,
        isAsked: turns.at(-1)?.reply !== undefined,
        isFirstOfChat: at === 0,
        country: 'US',
        turn: turn + at,
        now,
      }),
    )
  }
  return turns
}

const hinted = [
  'if i am not there they dont notice it, the class is the same without me',
  'everyone would be better off without me',
  'there is no reason to go on',
  'my kids would be happier without me',
]
const asFact = /you are thinking about|you said it plainly|thoughts about dying|hurting badly enough|might use|911/i

describe('a danger that was only hinted at', () => {
  it.each(hinted)('is asked about, and not stated as a fact: "%s"', (text) => {
    for (const from of [0, 1, 2, 3]) {
      const [{ reply, state, assessment }] = talk([text], 'US', from) as [Danger]
      expect(assessment.tier).toBe('crisis')
      expect(state).toMatchObject({ level: 'standing', isHinted: true })
      expect(reply!.text).not.toMatch(asFact)
      expect(reply!.text).toMatch(/alive|live|living|dying/)
      expect(reply!.text.match(/\?/g)).toHaveLength(1)
      expect(reply!.text.split('\n\n').at(-1)).toContain('988')
    }
  })

  it.each(dangerKinds.filter((kind) => kind !== 'medical'))('is asked about if the listener hears %s', (kind) => {
    for (const turn of [0, 1, 2]) {
      const [{ reply, state }] = listenTo([{ text: 'it was like that again', heard: hearing(kind, 0.7) }], turn) as [
        Danger,
      ]
      expect(state).toMatchObject({ level: 'standing', kind, tier: 'crisis', foundBy: 'listener', isHinted: true })
      expect(reply!.text).not.toMatch(
        /I believe you|you are thinking|you are at the point|what is happening to you|is violence/i,
      )
      expect(reply!.text.match(/\?/g)).toHaveLength(1)
    }
  })

  it('is treated as stated if the listener is almost certain', () => {
    const [{ state }] = listenTo([{ text: 'you know what I mean', heard: hearing('suicide', 0.97) }]) as [Danger]
    expect(state).not.toHaveProperty('isHinted')
  })

  it('gets the emergency number below the question if they may have taken something', () => {
    const [{ reply }] = listenTo([{ text: 'it is done', heard: hearing('overdose', 0.7, true) }]) as [Danger]
    expect(reply!.text).toMatch(/taken something.*\n\n.*911/s)
  })

  it('becomes a stated one after a yes, and ends after a no', () => {
    const [, yes] = talk([hinted[0]!, 'Yes, sometimes'])
    expect(yes!.move).toBe('alarm')
    expect(yes!.state).not.toHaveProperty('isHinted')
    for (const no of ['no', 'No, not that', "no it's not like that"]) {
      const [, after] = talk([hinted[0]!, no])
      expect([no, after!.move, after!.state!.level]).toEqual([no, 'settled', 'watched'])
    }
  })

  it('ends for good when they say they do not want to die, and later messages do not bring it back', () => {
    const [, after, later] = talk([
      'mood? no. i am tired. six nights. 2 in the morning start. i am done',
      'what is this?? no. i dont want to die. i am tired from work. it is just how people say it',
      'i told you already. my boss gives me six nights in row. i cannot do it. how do i say to him',
    ])
    expect([after!.move, after!.state!.level]).toEqual(['settled', 'open'])
    expect(later!.move).toBe('none')
  })

  it('does not end after a no if it comes from other people', () => {
    const [, after] = listenTo([
      { text: 'he gets like that', heard: hearing('partner_violence', 0.7) },
      { text: "no he's a good man. I'm just bad at people" },
    ])
    expect(after!.state!.level).not.toMatch(/open|watched/)
  })

  it.each([
    'what? i did not say that. i only say they dont notice. why you give me the number',
    'I never said I want to die',
    'why are you giving me a hotline',
  ])('gets an apology, the reason and one gentle question if they dispute it: "%s"', (text) => {
    const [, after] = talk([hinted[0]!, text])
    expect(after).toMatchObject({ move: 'set_right', state: { level: 'asked', isDenied: true } })
    expect(after!.reply!.text).toMatch(/sorry/i)
    expect(after!.reply!.text).toMatch(/I asked because/)
    expect(after!.reply!.text).not.toMatch(/988|911/)
    expect(after!.reply!.text.match(/\?/g)).toHaveLength(1)
    expect(talk([hinted[0]!, text, 'Sometimes, yes'])[2]!.move).toBe('alarm')
    expect(talk([hinted[0]!, text, "No, it's not like that"])[2]!.move).not.toBe('alarm')
  })

  it('does not end by disputing it if it was stated after all', () => {
    const [, after] = talk(['I want to kill myself', 'i did not say that, why the number'])
    expect(after).toMatchObject({ move: 'stay', state: { level: 'standing' } })
    expect(after!.reply!.text).not.toMatch(/911/)
  })

  it('stays the same kind if they beg us not to call anybody', () => {
    const [, after] = listenTo([
      { text: hinted[0]! },
      { text: 'please dont call police', heard: hearing('child_abuse', 0.97, true) },
    ])
    expect(after!.state).toMatchObject({ kind: 'suicide', tier: 'crisis' })
    expect(after!.assessment.tier).not.toBe('imminent')
    expect(after!.reply!.text).toMatch(/^(?:No\.|Nobody is called|I won’t)/)
  })
})

describe('what people confide during a danger', () => {
  const opening = 'I want to die'
  it.each([
    ['i think if i sleep and not wake up it is easy for everybody', /thank you|every word|makes sense/i],
    ['i did not tell this to anyone before', /thank you/i],
    ['then nobody must worry about me, also my family pay so much money', /worry|burden|cost|weight/i],
    ['no i did not hurt myself. i never do this', /hurt yourself|so clearly/i],
    ['no, no plan. nobody knows this', /plan/i],
  ])('is acknowledged first: "%s"', (text, words) => {
    for (const from of [0, 1, 2]) {
      const [, after] = talk([opening, text], 'US', from)
      const [first = ''] = after!.reply!.text.split('\n\n')
      expect(first).toMatch(words)
      expect(first).not.toMatch(/move away|give it to|step back|no one there|by yourself/i)
    }
  })

  it('is not asked about if they have told us already', () => {
    const said = [opening, 'no, no plan', 'i did not hurt myself', 'i am in my room', 'hm', 'hm ok', 'yes', '...', 'k']
    for (const { reply } of talk(said).slice(4))
      expect(reply?.text ?? '').not.toMatch(/into a plan|how you would do it|done anything to hurt|where are you/i)
  })

  it('means and places are mentioned only if they named them', () => {
    const said = [
      opening,
      'everything is too much',
      '...',
      'it goes on',
      'I am so alone',
      'I do not know',
      'yes',
      'help',
    ]
    for (const { reply } of talk(said))
      expect(reply!.text).not.toMatch(/move away from|give it to|somewhere high|hand what/i)
    const named = talk([
      'I want to die, I have the pills here',
      'everything is too much',
      'it goes on',
      'I do not know',
    ])
    expect(named.map(({ reply }) => reply!.text).join(' ')).toMatch(/move away from/i)
    expect(named[0]!.reply!.text).toContain('911')
  })

  it('a person they named is suggested as a helper, by phone or message if far away', () => {
    const said = [opening, 'i think about my sister, she is in lagos, she always ask how are you and i say fine']
    const [, named] = talk(said)
    expect(named!.reply!.text).toMatch(/your sister/i)
    expect(named!.reply!.text).toMatch(/message|write|far/i)
    expect(named!.reply!.text).not.toMatch(/can you come|988/)
    const [, , words] = talk([...said, 'what do i say to her'])
    expect(words!.reply!.text).toMatch(/"[^"]{20,}"/)
  })

  it('somebody who leaves for a friend they reached gets one warm line', () => {
    for (const from of [0, 1, 2]) {
      const said = [opening, 'no, no plan', 'no nobody. but now i call her. she says call me now. thank you. i go']
      const { reply, state } = talk(said, 'US', from)[2]!
      expect(reply!.text).not.toMatch(/\?|988|911|stranger|lobby/)
      expect(reply!.text.split(/\s+/).length).toBeLessThan(45)
      expect([reply!.options, reply!.resources, state!.level]).toEqual([[], [], 'watched'])
    }
  })

  it('buttons change, and helplines are not in every reply', () => {
    const turns = talk([opening, 'no, no plan', 'it is a little less because i write it', 'my day was long', 'hm'])
    expect(turns[1]!.reply!.options).not.toContain("I'm not safe right now")
    expect([turns[1]!.state!.level, turns[2]!.state!.level]).toEqual(['easing', 'watched'])
    expect(turns.slice(1).filter(({ reply }) => reply?.text.includes('988'))).toEqual([])
  })

  it('"I\'m safe for now" eases the danger, even if the listener still hears it', () => {
    const [, after] = listenTo([{ text: opening }, { text: "I'm safe for now", heard: hearing('suicide', 0.75) }])
    expect(after).toMatchObject({ move: 'ease', state: { level: 'easing' } })
  })

  it('helplines are those of the country they name', () => {
    expect(talk(['im in england and I want to die'], 'US')[0]!.reply!.text).toMatch(/85258|116 123|SHOUT/i)
    expect(talk(['i live in warsaw', 'I want to die'], 'US')[1]!.reply!.text).toMatch(/findahelpline/)
    expect(talk(['I want to die, my sister is in lagos'], 'US')[0]!.reply!.text).toMatch(/988/)
  })
})
