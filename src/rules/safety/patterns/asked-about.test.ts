import { expect, it } from 'vitest'
import { assess } from '../assess.ts'

it.each([
  ['wait sec my friend is writing weird stuff. like thank you for everything and that i was the best part', 'suicide'],
  ['my sister keeps texting odd messages, thanks for everything, she never does that', 'suicide'],
  ['The thing is I hear them at home also. In the night.', 'psychosis'],
  ['I hear them, even when nobody is there', 'psychosis'],
  ['i must be back before ten. if i am late he gets in bad mood', 'partner_violence'],
  ["if I'm not home by nine my husband gets angry", 'partner_violence'],
])('asks about "%s"', (text, kind) => expect(assess(text)).toMatchObject({ tier: 'checkin', kind }))

it.each([
  'my friend wrote thank you for everything after the wedding, it was sweet',
  'i hear them upstairs when they come home',
  'I have to be home by 9 or my dad is mad',
  'if i am late the boss gets angry',
])('does not ask about "%s"', (text) => expect(assess(text).tier).toBe('none'))
