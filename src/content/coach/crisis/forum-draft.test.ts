import { describe, expect, it } from 'vitest'
import { crisisHelp } from '#content/crisis/countries.ts'
import { findBannedPhrases } from '#content/style/banned-phrases.ts'
import { assess } from '#rules/safety/assess.ts'
import { draftHelpFor } from './forum-draft.ts'

const drafts = {
  crisis: 'Third party I fled this month. Honestly I wish I was dead. Does anyone else feel this?',
  imminent: 'I have the pills in front of me. Sorry for posting.',
  past: 'When I was 15 I used to cut myself. Now I gave a talk in front of forty people.',
  calm: 'How do you survive the first ten minutes of a party?',
}

describe('before posting', () => {
  it('says nothing about a calm draft', () => {
    expect(draftHelpFor(assess(drafts.calm), 'US')).toBeNull()
  })

  it.each(crisisHelp.map(({ country }) => country))('offers help in %s and lets the author choose', (country) => {
    const help = draftHelpFor(assess(drafts.crisis), country)!
    expect(help.resources.length).toBeGreaterThanOrEqual(2)
    expect(help.choices).toEqual({ post: 'Post it', edit: 'Keep writing', help: 'Open Help now' })
    expect(help.text).toContain('You can still post it')
    expect(help.needsHumanLook).toBe(true)
    expect(findBannedPhrases(`${help.title} ${help.text}`)).toEqual([])
    expect(help.text.split(/\s+/).length).toBeLessThanOrEqual(120)
  })

  it('puts the emergency number first when it cannot wait', () => {
    const help = draftHelpFor(assess(drafts.imminent), 'UK')!
    expect(help.text).toMatch(/^Call 999 first\./)
    expect(help.resources[0]).toMatchObject({ label: 'Call 999', isEmergency: true })
  })

  it('shows little about something past, and does not alert a moderator', () => {
    const help = draftHelpFor(assess(drafts.past), 'US')!
    expect(help.needsHumanLook).toBe(false)
    expect(help.text).toContain('Text 988')
  })
})
