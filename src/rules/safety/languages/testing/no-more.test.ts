import { describe, expect, it } from 'vitest'
import { findForeignDanger, saysOnlyNoMore } from '../foreign-danger.ts'

const asked = {
  es: [
    'no puedo más',
    'Ya no puedo más.',
    'pues no aguanto más',
    'no doy más',
    'Hola. Ya no puedo seguir así',
    'no puedo con todo',
  ],
  fr: [
    'J’y arrive plus',
    'je n’y arrive plus.',
    'J’en peux plus',
    'je peux plus',
    'Tout le monde a ri. J’y arrive plus.',
    'je suis à bout',
    'je ne peux plus continuer comme ça',
  ],
  de: [
    'ich kann nicht mehr',
    'Ich kann einfach nicht mehr.',
    'ich kann nimmer',
    'ich halt es nicht mehr aus',
    'ich schaff das nicht mehr',
    'bin am Ende',
  ],
  pt: ['não aguento mais', 'Eu não aguento mais isso', 'já não aguento mais', 'não consigo mais', 'não dou mais conta'],
  it: ['non ce la faccio più', 'Non ne posso più.', 'non reggo più', 'davvero non ce la faccio più'],
} as const

const harmless = [
  'no puedo más con este calor',
  'no puedo más de la risa',
  'No puedo más jajaja',
  'no puedo mañana',
  'mi hermano no puede más',
  'j’en peux plus de ce prof',
  'j’en peux plus mdr',
  'elle y arrive plus avec ses devoirs',
  'il y arrive plus',
  'j’y arrive plus avec cette appli',
  'je peux plus attendre',
  'ich kann nicht mehr warten',
  'ich kann nicht mehr 😂',
  'er kann nicht mehr',
  'ich kann nicht mehr so gut schlafen',
  'ich schaff das nicht mehr vor acht',
  'não aguento mais esperar por sexta',
  'não aguento mais kkkk',
  'ela não aguenta mais',
  'non ce la faccio più a studiare matematica',
  'non ne posso più di questo capo',
  'non vedo l’ora, non ce la faccio più ad aspettare',
  'mia madre non ce la fa più',
]

describe('"I can’t go on", and nothing else', () => {
  it.each(Object.entries(asked).flatMap(([language, texts]) => texts.map((text) => [language, text] as const)))(
    '%s: is worth a question: "%s"',
    (language, text) => {
      const found = findForeignDanger(text)
      expect(found).toMatchObject({ language, assessment: { tier: 'checkin', kind: 'suicide', whose: 'self' } })
      expect(saysOnlyNoMore(found!.assessment)).toBe(true)
    },
  )

  it.each(harmless)('is nothing if it says what with, or is a laugh, or of somebody else: "%s"', (text) => {
    expect(findForeignDanger(text)).toBeUndefined()
  })

  it('does not stand in the way of a danger', () => {
    expect(findForeignDanger('Je n’en peux plus. Je veux mourir.')?.assessment.tier).toBe('crisis')
  })
})
