import { expect, it } from 'vitest'
import { whomTheyMean } from './whom-they-mean.ts'

const husband = 'i want to know how to say it to my husband. he usually decides who i hang out with'
const sister = 'do you think i should tell my sister about the arm thing?'

it.each([
  [[husband, 'can you just tell me what to say to him about saturday']],
  [['my husband reads my phone', 'what if i just tell him the day before?']],
  [['my wife checks my phone every night', 'what do i say to her about saturday']],
  [['my dad goes through my phone, im 24 and live with them', 'how do i tell my dad im moving my stuff']],
  [['my girlfriend decides who i see', 'how do i bring it up to her']],
  [[husband, sister, 'ok and what do i tell my husband']],
  [['he decides who i see', 'how do i tell him']],
  [[husband, 'it’s my coworker’s shower. what if i just tell him the day before?']],
])('knows that they mean the one who decides over them: %j', (texts) => {
  expect(whomTheyMean(texts)).toEqual({ who: 'feared' })
})

it.each([
  [[husband, sister], 'sister'],
  [[husband, sister, 'what would i even say to her? like how do i start'], 'sister'],
  [['my wife checks my phone', 'my sister asked how i am. should i tell her?'], 'sister'],
  [['my dad reads my phone', 'should i tell my uncle'], 'uncle'],
  [[husband, 'should i tell my best friend'], 'friend'],
  [['my girlfriend decides who i see', 'my mum might get it. how do i tell her'], 'mum'],
  [[husband, 'should i tell somebody'], undefined],
])('knows that they mean somebody who could know: %j', (texts, noun) => {
  expect(whomTheyMean(texts)).toEqual({ who: 'confidant', noun })
})

it.each([[[husband, 'i am going on saturday']], [[husband, 'can you tell me what this is']]])(
  'hears nobody addressed: %j',
  (texts) => {
    expect(whomTheyMean(texts)).toBeUndefined()
  },
)
