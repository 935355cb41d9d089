import { expect, it } from 'vitest'
import { assess } from '../assess.ts'
import { isAlarm } from '../assessment.ts'

it.each([
  'i sit there with it in drive and my foot on the brake and i think about taking the foot off',
  'i sit at the quay and imagine lifting my foot off the brake',
  'what if i took my foot off the brake and let it roll in',
  'sometimes i want to let the car roll off the pier',
  'every night i think of letting the car roll into the water',
  'i keep thinking of not stopping at the end of the pier',
  "one day i won't stop at the end of the pier",
  'keep thinking about just turning the wheel',
  'i want to turn the wheel into the oncoming traffic',
  "i've been thinking of driving it into the harbour",
  'i think about just not braking before the wall',
  'no. me. i mean driving into the river, me in the car, on my own',
  'if i yanked the wheel it would be over. i think about letting go of the wheel',
])('reads as their own wish to die: %s', (text) => {
  const found = assess(text)
  expect({ isAlarm: isAlarm(found), kind: found.kind, whose: found.whose }).toEqual({
    isAlarm: true,
    kind: 'suicide',
    whose: 'self',
  })
})

it.each([
  'i took my foot off the brake too fast in my driving test',
  'i think i take my foot off the brake too early',
  'my instructor thinks i should take my foot off the brake',
  'i keep forgetting to take my foot off the brake in lessons',
  'i keep turning the wheel too late when parking',
  'i think about turning the wheel the wrong way in my driving test',
  'thinking of driving to the sea on sunday',
  'i keep thinking about driving into the lake district',
  'i want to take my foot off the gas at work',
  'i want to take my foot off the brake a bit at work and speak up',
  'we let the car roll down the drive',
  'he never stops at the end of the pier',
  'i am scared my foot comes off the brake',
  'my dad let the car roll and everybody laughed',
])('lets pass: %s', (text) => expect(isAlarm(assess(text))).toBe(false))
