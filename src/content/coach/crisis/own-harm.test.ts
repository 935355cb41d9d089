import { describe, expect, it } from 'vitest'
import { answerDanger, type Danger } from './answer-danger.ts'
import { now, talk } from './testing/talk.ts'

const told = "it's just my arms. ive been scratching them w a compass since september"
const dark = /thinking about dying|not being alive|want to live|tired of living/
const replyTo = (...texts: readonly string[]) => talk(texts, 'UK').at(-1)
const textOf = (turn: Danger | undefined) => turn?.reply?.text ?? ''

/** The same as somebody who came about school. */
function atSchool(texts: readonly string[]): Danger | undefined {
  let last: Danger | undefined
  for (const [at, message] of texts.entries())
    last = answerDanger({
      message,
      earlier: texts.slice(0, at),
      state: last?.state ?? null,
      isAsked: last?.reply !== undefined,
      isFirstOfChat: at === 0,
      country: 'UK',
      isAtSchool: true,
      turn: at,
      now,
    })
  return last
}

describe('self-harm that was told', () => {
  it.each([
    told,
    'its just my arms, been scratching them with a compass since like september',
    'my legs. i been cutting them with a blade',
    'i scratch my arms with a compass',
    'i keep poking my thigh with a pin',
  ])('is heard in "%s"', (text) => {
    expect(replyTo(text)).toMatchObject({ move: 'alarm', state: { kind: 'self_harm', level: 'standing' } })
  })

  it.each([
    'my legs. i been shaving them with a razor',
    'the desks. ive been scratching them with a compass',
    'i drew a circle with a compass for maths',
  ])('is not heard in "%s"', (text) => {
    expect(replyTo(text)?.move).toBe('none')
  })
})

describe('the answer about dying', () => {
  it.each([
    'no i dont wanna die its not like that. it just helps when my heads too loud',
    "no I don't want to die, it's not like that, it just helps when my head's too loud",
    "i don't do it to die",
    'not like i want to die lol it calms me',
    "it's not about dying. it gets the noise out",
    'nah im not suicidal, everyone does it',
    "no. it's only scratches",
    'im not trying to kill myself its just little scratches',
    'it calms me',
    'everyone does it',
    "they're not even deep",
    "god no, I'm not suicidal, it's how I cope",
  ])('stays with the hurting after "%s"', (answer) => {
    const turn = replyTo(told, 'my mum would be so upset', answer)
    expect(['standing', 'easing']).toContain(turn?.state?.level)
    expect(turn?.state?.kind).toBe('self_harm')
    expect(textOf(turn)).not.toMatch(/darker than you meant|misread|My mistake/)
    const next = talk([told, 'my mum would be so upset', answer, 'idk'], 'UK').at(-1)
    if (/die|dying|kill|suicid/.test(answer)) {
      expect(textOf(turn)).toMatch(/believe you/)
      expect(textOf(next)).not.toMatch(dark)
    }
  })

  it('asks about wounds once', () => {
    const turns = talk([told, "i don't want to die", 'it helps', 'it just does', 'its loud at night', 'yh'], 'UK')
    const asked = turns.map(textOf).filter((text) => /in a way that needs care\?|open or sore/.test(text))
    expect(asked).toHaveLength(1)
  })

  it('still hears somebody who does want to die', () => {
    expect(replyTo(told, 'yes i do want to die')?.state?.kind).toBe('suicide')
    expect(replyTo(told, "it helps but i don't want to be alive")?.state?.kind).toBe('suicide')
  })
})

describe('a deep or fresh wound', () => {
  const deep = 'i cut my arms, ive done it tonight and its quite deep'

  it.each([
    [deep],
    [deep, 'no i dont want to die. mums downstairs'],
    [deep, 'no i dont want to die', 'it calms me'],
    [deep, 'can we go back to my speech'],
    [told, 'one of them is still bleeding'],
  ])('comes before everything else', (...texts) => {
    expect(textOf(replyTo(...texts))).toMatch(/bleed|look at it|edges|needs care/)
  })

  it('is no longer asked about once it was seen to', () => {
    const turn = replyTo(deep, 'its stopped bleeding, not deep really', 'it calms me')
    expect(turn?.state?.isWounded).toBe(false)
    expect(textOf(turn)).not.toMatch(/still bleeding/)
  })
})

describe('direct questions', () => {
  it.each([
    ['do u have to tell someone', /^(No\. I’m a program|I don’t tell anybody)/],
    ['do you have to tell anyone?', /^(No\. I’m a program|I don’t tell anybody)/],
    ['are you gonna tell someone', /^(No\. I’m a program|I don’t tell anybody)/],
    ['who can see this', /^(No\. I’m a program|I don’t tell anybody)/],
    ['will my mum find out?', /^(Not from me|From here, no)/],
    ['does my mum get told', /^(Not from me|From here, no)/],
    ['are you going to ring my mum', /^(Not from me|From here, no)/],
    ['will sir ring my parents', /^(Not from me|From here, no)/],
    ['what do I say about short sleeves to the PE teacher?', /short sleeves|arms covered/i],
    ['how do i get out of short sleeves', /short sleeves|arms covered/i],
    ['what can i tell miss about swimming', /short sleeves|arms covered/i],
  ])('get their answer first: "%s"', (question, answer) => {
    expect(textOf(replyTo(told, question))).toMatch(answer)
    expect(textOf(replyTo(told, "i don't want to die", question))).toMatch(answer)
  })

  it('do not teach to hide it', () => {
    const reply = textOf(atSchool([told, 'sir says short sleeves in pe', 'what do i say to him about the sleeves']))
    expect(reply).toMatch(/Can I talk to you about why|I’d like to tell somebody why/)
    expect(reply).toMatch(/school nurse/)
  })
})

describe('going back', () => {
  const back = 'can we go back to the poem now pls'

  it.each([
    [told, "no i don't want to die", back],
    [told, "I'm safe for now", back],
    [told, "my mum's downstairs and my sister shares my room", back],
    [told, 'nothing fresh, theyre all healed', back],
    [told, `no i don't want to die, it calms me. ${back}`],
    [told, "i'm safe tonight, i just wanna do my poem"],
  ])('is possible after one plain answer', (...texts) => {
    const turn = replyTo(...texts)
    expect(turn).toMatchObject({ move: 'go_back', state: { level: 'watched' } })
    expect(textOf(turn)).toMatch(/Childline|Shout|SHOUT|Samaritans/)
    expect(textOf(turn)).not.toContain('?')
  })

  it.each([
    [told, back],
    [told, 'one of them is quite deep', 'im safe', back],
    [told, "it's still bleeding", 'my mums downstairs', back],
    [told, 'i did it again tonight', "i don't want to die", back],
    [told, 'yes i want to die', 'im safe', back],
    [told, 'im safe for now', `its getting worse, ${back}`],
    ['i want to kill myself', 'im safe for now', back],
    [told, 'im safe for now', 'i want to go back to bed'],
  ])('is not, as long as there is more to it: %s, %s', (...texts) => {
    expect(replyTo(...texts)?.move).not.toBe('go_back')
  })

  it('asks once more later, and hears it again at once', () => {
    const begun = [told, "no i don't want to die", back]
    expect(replyTo(...begun, 'i cut myself again just now')).toMatchObject({ move: 'alarm' })
    expect(replyTo(...begun, 'the first line', 'my voice', 'ok', 'yes')?.move).toBe('follow_up')
  })
})

describe('somebody who told only us', () => {
  it.each(['no no one knows. only u', 'only you know', "you're the first person i've told", 'nobody knows but you'])(
    'hears thanks and one person: "%s"',
    (text) => {
      expect(textOf(replyTo(told, text))).toMatch(/program.*(someone you trust|doctor)/)
      const later = atSchool([told, 'sir hates me and my mum too', "i don't want to die", 'back to the poem pls', text])
      expect(later?.move).toBe('only_you')
      expect(textOf(later)).toMatch(/school nurse|form tutor/)
    },
  )

  it('is not said to somebody whom we misheard', () => {
    expect(replyTo('they would not notice if I was gone', 'no lol thats not what i meant', 'only you')?.move).not.toBe(
      'only_you',
    )
  })
})

it('never says that somebody is alone who told who is in the house', () => {
  const home = "mum's downstairs, my sister shares my room"
  for (const after of ['no no one knows', 'no', 'nobody to talk to', 'i have no one to tell']) {
    const texts = [told, home, after, 'nobody knows', 'no']
    for (const turn of talk(texts, 'UK').slice(2))
      expect(textOf(turn)).not.toMatch(/You’re by yourself|Nobody is there|lonely place|sit through this alone/)
  }
})

it('gives a pupil the lines for young people, and nobody else who mentions school', () => {
  const names = (turn: Danger | undefined) => (turn?.reply?.resources ?? []).map(({ name }) => name).join()
  expect(names(atSchool(['im in year 11 n my mum goes on at me', told]))).toMatch(/^Childline/)
  expect(names(atSchool(['pe tomorrow, sir says short sleeves', told, 'my mum']))).toMatch(/^Childline/)
  expect(names(atSchool(['I teach PE and my mum is ill', told]))).not.toMatch(/^Childline/)
  expect(names(atSchool(['my lecturer is in my seminar, mum rang', told]))).not.toMatch(/^Childline/)
  expect(names(replyTo('my mum and I went to PE', told))).not.toMatch(/^Childline/)
})

describe('what they ask about it', () => {
  const burns = ['swim tryouts on friday, everybody will see my legs', 'i burn my legs sometimes with a lighter']
  it.each([
    ['i could give it to my buddy marcus or leave it in my locker. would that even help', /urge/],
    ['should i hand them to my sister? does that do anything', /urge/],
    ['what do i do about friday. should i just skip it? i wanted to make the team', /something longer/],
    ['what do i say to coach if he asks about my legs', /my legs covered/],
  ])('"%s" is answered first', (text, answer) => {
    expect(
      textOf(replyTo(...burns, text))
        .split('. ')
        .slice(0, 4)
        .join('. '),
    ).toMatch(answer)
  })

  it.each(['i gave my homework to marcus. would that count', 'should i go to bed now'])('not "%s"', (text) => {
    expect(textOf(replyTo(...burns, text))).not.toMatch(/urge rises|something longer/)
  })
})
