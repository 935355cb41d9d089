import { describe, expect, it } from 'vitest'
import { talk } from '../testing/talk.ts'
import { foreignWords } from './compose-foreign.ts'

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

  it.each(Object.entries(told))('%s: understands its buttons for danger and for safety', (language, [danger]) => {
    const [inDanger = '', safe = ''] = foreignWords[language as keyof typeof foreignWords].options
    const known = (button: string) => talk([danger!, button], 'other')[1]!.state!.known
    expect(known(inDanger)).not.toContain('safe')
    expect(known(safe)).toContain('safe')
  })

  it('names helplines of the country, not of the language', () => {
    const [first] = talk(['quiero morir'], 'US')
    expect(first!.reply!.text).toContain('988')
    expect(talk(['ich will nicht mehr leben'], 'AT')[0]!.reply!.text).toContain('telefonseelsorge.at')
  })

  it.each([
    ['es', 'me tomé todas las pastillas'],
    ['fr', 'j’ai pris tous les comprimés'],
    ['de', 'ich habe alle Tabletten genommen'],
    ['pt', 'tomei todos os remédios'],
    ['it', 'ho preso tutte le pillole'],
  ])('%s: contains no English if the country is not known', (language, message) => {
    const [first] = talk([message], 'other')
    expect(first!.state).toMatchObject({ language, kind: 'overdose' })
    expect(first!.reply!.text).toContain('112')
    expect(first!.reply!.text).not.toMatch(/\b(?:your|local|number|many|countries)\b/)
  })

  it.each([
    ['ES', 'mi papá me pega', 'ANAR, www.anar.org'],
    ['FR', 'mon père me frappe', 'Tu peux écrire au lieu de parler : 119, www.allo119.gouv.fr'],
    ['AT', 'mein Vater schlägt mich', 'Rat auf Draht, www.rataufdraht.at'],
    ['IT', 'mio padre mi picchia', 'Telefono Azzurro, azzurro.it'],
  ] as const)('%s: names a line without its English explanation, and speaks to a child', (country, message, line) => {
    const [first] = talk([message], country)
    expect(first!.state!.kind).toBe('child_abuse')
    expect(first!.reply!.text).toContain(line)
    expect(first!.reply!.text).not.toMatch(/\b(?:for children|vous|votre)\b/i)
  })

  it('never tells somebody who took something to swallow more', () => {
    const [first] = talk(['tomei todos os remédios'], 'BR')
    expect(first!.reply!.text).toMatch(/^Ligue para o 192/)
    expect(first!.state).toMatchObject({ kind: 'overdose', tier: 'imminent' })
  })

  it.each([
    [
      'fr',
      'FR',
      ['j’ai plus envie de vivre', 'je peux pas téléphoner', 'je lui écris quoi ?', 'Elle est là, elle reste avec moi'],
    ],
    [
      'de',
      'DE',
      [
        'ich will nicht mehr leben',
        'ich kann nicht telefonieren',
        'was schreib ich ihr?',
        'sie ist da, sie bleibt bei mir',
      ],
    ],
    ['es', 'MX', ['ya no quiero vivir', 'no puedo llamar', '¿qué le escribo?', 'ya llegó, se queda conmigo']],
    [
      'pt',
      'BR',
      ['não quero mais viver', 'não consigo ligar', 'o que eu escrevo pra ela?', 'ela chegou, vai ficar comigo'],
    ],
    ['it', 'IT', ['non voglio più vivere', 'non posso telefonare', 'cosa le scrivo?', 'lei è arrivata, resta con me']],
  ] as const)(
    '%s: without a call, it gives words for somebody, and hears that they came',
    (language, country, texts) => {
      const turns = talk(texts, country)
      expect(turns[0]!.move).toBe('alarm')
      const words = foreignWords[language]
      expect(words.noPhone.some((line) => turns[1]!.reply!.text.includes(line))).toBe(true)
      expect(words.toWrite.some((line) => turns[2]!.reply!.text.includes(line))).toBe(true)
      expect(turns[3]!.state!.known).toContain('with_someone')
    },
  )

  it('takes somebody who is feared for no company', () => {
    const turns = talk(['mein Mann schlägt mich', 'er ist da'], 'DE')
    expect(turns[1]!.state!.known).not.toContain('with_someone')
  })

  it.each([
    [
      'fr',
      [
        'j’ai plus envie de vivre',
        'non, pas ça',
        'je vous ai pas dit la vérité. Oui, j’y pense presque tous les soirs',
      ],
    ],
    ['de', ['ich will nicht mehr leben', 'nein, so ist es nicht', 'ich hab gelogen, ich denke fast jede Nacht daran']],
  ] as const)('%s: a denial that is taken back is the danger again', (_language, texts) => {
    const turns = talk(texts, 'other')
    expect(turns[2]!.move).toBe('alarm')
  })

  it('never falls back on English', () => {
    const texts = ['je veux mourir', ...Array.from({ length: 24 }, (_, at) => `je sais pas trop ${at}`)]
    for (const { reply } of talk(texts, 'FR')) expect(reply?.text ?? '').not.toMatch(/\b(?:the|you|your|and|with)\b/)
  })
})
