import { describe, expect, it } from 'vitest'
import { findContactDetails } from './contact-details.ts'

const found: readonly [string, string[]][] = [
  ['Look at https://example.com/path', ['link']],
  ['HTTP://EXAMPLE.COM', ['link']],
  ['hxxps://example.com', ['link']],
  ['see www.example.org', ['link']],
  ['my blog is maya-writes.blog', ['link']],
  ['go to example.co.uk now', ['link']],
  ['example dot com', ['link']],
  ['example (dot) com', ['link']],
  ['example[.]com', ['link']],
  ['example . com', ['link']],
  ['e x a m p l e . c o m', ['link']],
  ['ｅｘａｍｐｌｅ．ｃｏｍ', ['link']],
  ['exam\u200bple.c\u200bom', ['link']],
  ['discord.gg/abc123', ['link']],
  ['discord gg/abc123', ['link']],
  ['bit.ly/3xYz', ['link']],
  ['t.me/mayaj', ['link']],
  ['wa.me/4915112345678', ['link']],
  ['linktr.ee/maya', ['link']],
  ['[click](//evil.example/page)', ['link']],
  ['192.168.0.12/login', ['link']],
  ['www example com', ['link']],
  ['Write to maya@example.com', ['email']],
  ['maya.jones+forum@mail.example.co.uk please', ['email']],
  ['maya @ example.com', ['email']],
  ['maya at gmail dot com', ['email']],
  ['maya (at) gmail (dot) com', ['email']],
  ['maya[at]gmail[dot]com', ['email']],
  ['email me: maya at gmail', ['email']],
  ['mayaj92 at gmail', ['email']],
  ['maya@gmail', ['email']],
  ['call 555-123-4567', ['phone']],
  ['(555) 123-4567', ['phone']],
  ['555.123.4567', ['phone']],
  ['5551234567', ['phone']],
  ['+44 7911 123456', ['phone']],
  ['+49 (0)151 / 234 567 89', ['phone']],
  ['06 12 34 56 78', ['phone']],
  ['020 7946 0958', ['phone']],
  ['0049 151 23456789', ['phone']],
  ['text me 555-1234', ['phone']],
  ['my number is 5551234', ['phone']],
  ['O7911 l23456', ['phone']],
  ['5 5 5 1 2 3 4 5 6 7', ['phone']],
  ['5*5*5*1*2*3*4*5*6*7', ['phone']],
  ['5️⃣5️⃣5️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣', ['phone']],
  ['five five five one two three four five six seven', ['phone']],
  ['double five one, two nine three eight four', ['phone']],
  ['555 one two three 4567', ['phone']],
  ['５５５-１２３-４５６７', ['phone']],
  ['٠١٥١ ١٢٣٤٥٦٧٨', ['phone']],
  ['९८७६५४३२१०', ['phone']],
  ['I am @maya_j', ['handle']],
  ['line id: maya', ['handle']],
  ['cashapp $mayaj', ['handle']],
  ['insta: mayaj', ['handle']],
  ['snap: maya.j92', ['handle']],
  ['my insta is maya_j', ['handle']],
  ['my snap is mayaj', ['handle']],
  ['add me on discord', ['handle']],
  ['find me on insta', ['handle']],
  ['hit me up on snap', ['handle']],
  ['maya#1234', ['handle']],
  ['u/mayaj92', ['handle']],
  ['maya_j on instagram', ['handle']],
  ['telegram mayaj92', ['handle']],
  ['i n s t a g r a m: mayaj', ['handle']],
  ['my discord username is maya', ['handle']],
  ['Reach me at maya@example.com or 555-123-4567', ['email', 'phone']],
]

const fine: readonly string[] = [
  'I answered the phone in front of people. Six months of letting it ring out.',
  'I went home.In the end it was fine.',
  'They laughed at me.To be honest it stung',
  'I deleted Instagram last week and felt lighter.',
  'I posted on Facebook and nobody answered.',
  'Discord is where my old friends are, and I never say anything there.',
  'It happened on 2024-11-15, and again on 11/15/2024.',
  'From 2019-2024 I avoided every party. 2019 2020 2021 were the worst.',
  'There were 10,000 people, or 1 000 000 for all I knew.',
  'My fear went from 8/10 to 3/10, then 4/10, 5/10 and 6/10.',
  'Breathe in: one two three four. Out: one two three four five six seven eight.',
  'I count 10 9 8 7 6 5 4 3 2 1 and then go in.',
  'I count 1 2 3 4 5 6 7 8 9 10 and then go in.',
  'The 5-4-3-2-1 exercise and 4-7-8 breathing.',
  'Meeting at 10:30, then 11:45, then 14:00.',
  'It cost $1,250.00 and took 3.5 hours.',
  'I looked at Gmail for an hour before I sent it.',
  'I work at Yahoo and I dread the dot com jokes.',
  'She said call 988 if it gets bad.',
  'I sat in room 1204 on floor 12.',
  'i.e. I froze, e.g. at lunch, etc.',
  'Mr. Jones vs. me... and then? nothing.',
  'Stood at the line: nobody spoke. The signal: go.',
  'I was @ work all day. Back @home by 6.',
  'I wrote an email and my email is never answered.',
  'Has anyone tried calling instead of texting? My number is up, I thought.',
  'One on one it works; two or three people are fine; four or five are too many.',
  'We talked about r/socialanxiety for a while.',
  'Node.js developer here. I love it.',
  'It was 30.000 people, at 20.30, on the 3.12.',
  'I am 24/7 on edge.',
  'My hands shook from ٨ to ١٠.',
  'I owed her $20 on Venmo and could not ask.',
  'Stood in line. Id card in hand.',
]

describe('contact details', () => {
  it.each(found)('are found in %j', (text, kinds) => {
    expect(findContactDetails(text)).toEqual(kinds)
  })

  it.each(fine)('are not seen in %j', (text) => {
    expect(findContactDetails(text)).toEqual([])
  })

  // Patterns that backtrack would never finish on text like this.
  it.each(['a.', '1 ', '@a', 'a at ', '5-', '(dot)', 'my insta is ', ' . ', 'a b '])(
    'are looked for to the very end of a wall of %j',
    (piece) => {
      const wall = piece.repeat(10_000 / piece.length)
      expect(findContactDetails(wall)).toEqual([])
      expect(findContactDetails(`${wall} maya@example.org`)).toContain('email')
    },
  )
})
