import { describe, expect, it } from 'vitest'
import { parseDrafts, withDraft } from './drafts.ts'

const stored = JSON.stringify({ owner: 'maya', drafts: { toast: { notes: 'My hands shook.' } } })

describe('drafts on this device', () => {
  it('come back to the person who typed them', () => {
    expect(parseDrafts(stored, 'maya')).toEqual({ toast: { notes: 'My hands shook.' } })
  })

  it('stay closed to whoever signs in here next', () => {
    expect(parseDrafts(stored, 'noor')).toEqual({})
  })

  it.each([null, '', 'nonsense', '[]', '{"owner":"maya"}', '{"owner":"maya","drafts":{"toast":{"notes":7}}}'])(
    'are none when the storage holds %s',
    (broken) => {
      expect(parseDrafts(broken, 'maya')).toEqual({})
    },
  )

  it('replace the one of the same name and leave the others', () => {
    const before = { toast: { notes: 'a' }, queue: { notes: 'b' } }
    expect(withDraft(before, 'toast', { notes: 'c' })).toEqual({ toast: { notes: 'c' }, queue: { notes: 'b' } })
  })

  it('go when they are sent or emptied', () => {
    const before = { toast: { notes: 'a' } }
    expect(withDraft(before, 'toast', {})).toEqual({})
    expect(withDraft(before, 'toast', { notes: '' })).toEqual({})
  })
})
