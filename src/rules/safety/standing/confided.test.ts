import { describe, expect, it } from 'vitest'
import { readConfided } from './confided.ts'

describe('what people confide', () => {
  it.each([
    [
      'passive',
      [
        'i think if i sleep and not wake up it is easy for everybody',
        'sometimes I wish I could go to sleep and never wake up',
        'only some nights i think it would be better not to be here',
        "it'd be easier if I wasn't here",
        "I don't want to be here anymore",
        'I just want to disappear',
        'i wish i was not born',
        'better if i am not alive',
      ],
    ],
    [
      'burden',
      [
        'then nobody must worry about me',
        'my family pay so much money',
        "I'm a burden to everyone",
        'my parents spent everything on my tuition',
        'it is easier for everybody',
        'they would be better off without me',
        "I don't want to burden anyone",
        'i only cost them money',
      ],
    ],
    [
      'first_time',
      [
        'i did not tell this to anyone before',
        'I never told anybody',
        "I've never told anyone this",
        'you are the first person i tell',
        'nobody knows this',
        'first time i say it',
        "I haven't talked about it with anyone",
      ],
    ],
    ['never_hurt', ['no i did not hurt myself. i never do this', 'I have never hurt myself', "I didn't cut myself"]],
    ['unseen', ['they dont know my name', 'nobody notices me', 'the class is the same without me', 'I am invisible']],
    ['weary', ['i am only very tired of this', 'so tired of it all', 'exhausted from everything']],
  ] as const)('%s', (name, texts) => {
    for (const text of texts) expect([text, readConfided(text).includes(name)]).toEqual([text, true])
  })

  it.each([
    'how do I start a conversation with my class',
    'I slept well and woke up early',
    'I want to be here on time',
    'my roommate is asleep',
    'I told my sister about the party',
    'my parents pay for the course',
    'I am tired',
  ])('is nothing in "%s"', (text) => expect(readConfided(text)).toEqual([]))
})
