import { describe, expect, it } from 'vitest'
import { leavesTrace } from './parts.ts'
import { talk } from './testing/talk.ts'

const last = (...texts: string[]) => talk(texts).at(-1)
const textOf = (...texts: string[]) => last(...texts)?.reply?.text ?? ''

const decides = 'my husband goes through my phone and decides who i see'
const wife = 'my wife goes through my phone every night and decides who i see'
const girlfriend = 'my girlfriend checks all my messages and decides who i hang out with'
const arm = 'last month he grabbed my arm and it left a mark. it was the one time'

describe('words for the one who decides over them', () => {
  it.each([
    [decides, 'can you just tell me what to say to him about the party on saturday'],
    [wife, 'how do i tell her im going to a birthday on friday'],
    [girlfriend, 'how do i bring up the wedding to her'],
  ])('are one plain sentence if nobody has been hurt: %s, %s', (told, asked) => {
    const text = textOf(told, asked)
    expect(text).toMatch(/If it usually stays calm.*"There’s a (?:party|birthday|wedding)/)
    expect(text).not.toMatch(/police|abuse|leave (?:him|her|them)/)
  })

  it.each([
    [decides, arm, 'what do i say to him about saturday'],
    [wife, 'she shoved me once last year', 'so what do i tell her about friday'],
    [decides, 'i am afraid of him', 'how do i tell him im going'],
  ])('are held back where it could get worse, and it is said why: %j', (...texts) => {
    const text = textOf(...texts)
    expect(text).toMatch(/holding them back for one reason/)
    expect(text).toMatch(/get rough/)
    expect(text.replace(/“[^”]*”/g, '')).not.toMatch(/"/)
  })

  it('come with an answer to when', () => {
    expect(textOf(decides, arm, 'what if i tell him the day before? or when he’s in a good mood')).toMatch(
      /no day and no mood/,
    )
    expect(textOf(decides, 'is it better to tell him the day before?')).toMatch(/A few days before/)
  })
})

describe('the word for it', () => {
  it.each([
    [decides, 'whoa. it’s not like that, he’s not some abuser'],
    [wife, "she's not abusive, she just worries"],
    [girlfriend, "i'm not a victim"],
  ])('is dropped when they refuse it, and the danger stands: %s, %s', (told, refused) => {
    const danger = last(told, refused)
    expect(danger?.reply?.text).toMatch(/big word.*I’ll leave it/)
    expect(danger?.reply?.text).not.toMatch(/abuse|violence|I’m a program/)
    expect(danger?.state?.level).toBe('standing')
  })

  it('is still said to whoever asks for it', () => {
    expect(textOf(decides, 'is it abuse?')).toMatch(/^(?:First.*?\. )?(?:.*)Yes/)
  })
})

describe('"I’m away from them now"', () => {
  it.each([
    [decides, arm, 'he’s at work till 6 so it’s just me here', 'I’m away from them now'],
    [decides, 'They’re out for now'],
    [wife, 'shes at work till 5', 'im away from her now'],
  ])('is no flight of somebody who is at home: %j', (...texts) => {
    const danger = last(...texts)
    expect(danger?.reply?.text).not.toMatch(/brave|shaking|Don’t go back|stay where you are/i)
    expect(danger?.state?.known).not.toContain('away')
  })

  it('says until when the chat can be deleted', () => {
    expect(textOf(decides, arm, 'he’s at work till 6 so it’s just me here')).toMatch(/Delete this chat before 6/)
  })

  it.each(['I got out, I’m somewhere else', 'i ran out, im at my neighbors house', 'i left him, im in a shelter'])(
    'is a step to safety for somebody who has left: %s',
    (message) => {
      expect(last('my husband beats me', message)?.state?.known).toContain('away')
    },
  )
})

describe('telling somebody', () => {
  const sister = 'should i tell my sister? she’d make it a huge deal and come over'
  it.each([
    [decides, arm, sister],
    [wife, 'should i tell my brother? he would go mad at her'],
    [girlfriend, 'do you think i should tell my sister, she already hates her'],
  ])('gets a yes, with the one condition they fear for: %j', (...texts) => {
    const text = textOf(...texts)
    expect(text).toMatch(/Yes, I think/)
    expect(text).toMatch(/not to bring it up with anybody or come over/)
    expect(text).not.toMatch(/call (?:her|him) now|send (?:her|him) that/)
  })

  it('gets words to begin with, for that person and not for the one they fear', () => {
    const text = textOf(decides, arm, sister, 'what would i even say to her? how do i start')
    expect(text).toMatch(/promise me that you won’t bring it up at home or come over/)
    expect(text).toMatch(/face to face/)
  })
})

it('answers what papers would be for, and asks nobody to leave', () => {
  const text = textOf(decides, 'why would i need papers at work lol. i’m not leaving him, i love him')
  expect(text).toMatch(/don’t have to leave anybody.*copy outside the house/)
})

it('does not ask whether somebody is near who is at work', () => {
  const texts = ['my husband hits me', 'he is at work till 6', 'ok', 'i dont know', 'hm']
  const asked = talk(texts).slice(1)
  expect(asked.map(({ reply }) => reply?.text).join(' ')).not.toMatch(/near you right now/)
})

it('urges no call or message on a phone that is read', () => {
  const texts = [decides, arm, 'he is at work', 'ok', 'nobody knows', 'i dont know', 'maybe', 'my sister i guess', 'hm']
  for (const { reply } of talk(texts)) expect(leavesTrace(reply?.text ?? ''), reply?.text).toBe(false)
})

it('becomes urgent all the same when it starts', () => {
  const danger = last(decides, arm, 'he is hitting me right now and i locked myself in the bathroom')
  expect(danger?.state?.tier).toBe('imminent')
  expect(danger?.reply?.text).toContain('911')
})
