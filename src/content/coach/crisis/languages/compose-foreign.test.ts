import { describe, expect, it } from 'vitest'
import { talk } from '../testing/talk.ts'

describe('in another language', () => {
  const told = {
    es: ['quiero morir', 'mi hermana está conmigo', 'sí'],
    fr: ['je veux mourir', 'je suis aux urgences', 'oui'],
    de: ['ich will nicht mehr leben', 'meine Schwester ist bei mir', 'ja'],
    pt: ['quero morrer', 'minha irmã está comigo', 'sim'],
    it: ['voglio morire', 'mia sorella è qui con me', 'sì'],
  } as const

  it.each(Object.entries(told))(
    '%s: it answers in it, hears what is told, and lets go step by step',
    (language, texts) => {
      const turns = talk(texts, 'other')
      expect(turns.map(({ move }) => move)).toEqual(['alarm', 'ease', 'close'])
      for (const { state, reply } of turns) {
        expect(state!.language).toBe(language)
        expect(reply!.text).not.toMatch(/\b(?:the|you|your|and|with)\b|[{}]|undefined/)
        expect(reply!.text.match(/\?/g)?.length ?? 0).toBeLessThanOrEqual(1)
      }
    },
  )

  it('names the lines of the country, not of the language', () => {
    const [first] = talk(['quiero morir'], 'US')
    expect(first!.reply!.text).toContain('988')
    expect(talk(['ich will nicht mehr leben'], 'AT')[0]!.reply!.text).toContain('telefonseelsorge.at')
  })

  it('tells nobody who took something to swallow more', () => {
    const [first] = talk(['tomei todos os remédios'], 'BR')
    expect(first!.reply!.text).toMatch(/^Ligue para 192/)
    expect(first!.state).toMatchObject({ kind: 'overdose', tier: 'imminent' })
  })
})
