// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { readDraft, removeDraft, writeDraft } from './drafts.ts'

beforeEach(() => localStorage.clear())

describe('drafts', () => {
  it('are found again by their place, and gone once removed', () => {
    writeDraft('maya', 'new-post', { title: 'The phone' })
    writeDraft('maya', 'reply:1', { content: 'Big day.' })
    expect(readDraft('maya', 'new-post')).toEqual({ title: 'The phone' })
    removeDraft('maya', 'new-post')
    expect(readDraft('maya', 'new-post')).toBeNull()
    expect(readDraft('maya', 'reply:1')).toEqual({ content: 'Big day.' })
    removeDraft('maya', 'reply:1')
    expect(localStorage).toHaveLength(0)
  })

  it('of one person are not shown to the next one in this browser', () => {
    writeDraft('maya', 'new-post', { title: 'The phone' })
    expect(readDraft('jonas', 'new-post')).toBeNull()
    writeDraft('jonas', 'new-post', { title: 'The taxi' })
    expect(JSON.stringify({ ...localStorage })).not.toContain('The phone')
  })

  it('make room for the latest twenty', () => {
    for (let i = 0; i < 25; i++) writeDraft('maya', `reply:${i}`, { content: `Reply ${i}` })
    expect(readDraft('maya', 'reply:4')).toBeNull()
    expect(readDraft('maya', 'reply:5')).toEqual({ content: 'Reply 5' })
    expect(readDraft('maya', 'reply:24')).toEqual({ content: 'Reply 24' })
  })

  it('that cannot be read count as none', () => {
    localStorage.setItem('forumDrafts', '{broken')
    expect(readDraft('maya', 'new-post')).toBeNull()
    writeDraft('maya', 'new-post', { title: 'The phone' })
    expect(readDraft('maya', 'new-post')).toEqual({ title: 'The phone' })
  })
})
