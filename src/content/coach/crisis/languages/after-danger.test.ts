import { describe, expect, it } from 'vitest'
import { talk } from '../testing/talk.ts'
import { foreignWords } from './compose-foreign.ts'

/** A danger that was told, and let go step by step; then two messages that refer back to it, and two that do not. */
const days = {
  es: {
    country: 'ES',
    over: ['quiero morir', 'mi hermana está conmigo', 'sí'],
    back: [
      'tengo miedo de que vuelva el lunes',
      'me vuelven esos pensamientos',
      'te dije que lo había pensado en el andén',
      'ya no puedo más',
    ],
    beside: [
      'mañana tengo una reunión con mi jefa y no sé cómo empezar, ¿qué hago?',
      'mi ex vuelve el lunes de viaje',
      'gracias',
    ],
    line: '024',
  },
  fr: {
    country: 'FR',
    over: ['je veux mourir', 'je suis aux urgences', 'oui'],
    back: [
      'Je t’ai dit que j’y avais pensé sur le quai ce matin, et j’ai peur que ça revienne lundi.',
      'et si ça recommence cette nuit',
      'l’envie est toujours là',
      'j’en peux plus',
    ],
    beside: [
      'Mais lundi je fais quoi ? Je peux pas retourner en réunion avec elle comme si de rien n’était.',
      'ma manager revient lundi et je dois lui parler',
      'merci, bonne nuit',
    ],
    line: '3114',
  },
  de: {
    country: 'DE',
    over: ['ich will nicht mehr leben', 'meine Schwester ist bei mir', 'ja'],
    back: [
      'ich habe Angst, dass es am Montag wiederkommt',
      'die Gedanken sind wieder da',
      'ich hab dir geschrieben, dass ich heute daran gedacht habe',
      'ich kann nicht mehr',
    ],
    beside: [
      'wie sage ich meiner Chefin morgen, dass ich frei brauche?',
      'meine Kollegin kommt am Montag wieder ins Büro',
      'danke dir',
    ],
    line: '0800 111 0 111',
  },
  pt: {
    country: 'BR',
    over: ['quero morrer', 'minha irmã está comigo', 'sim'],
    back: [
      'tenho medo que isso volte na segunda',
      'a vontade voltou',
      'eu disse que tinha pensado nisso de manhã',
      'não aguento mais',
    ],
    beside: [
      'e na segunda, o que eu faço com a minha chefe?',
      'tenho medo de voltar ao trabalho na segunda',
      'obrigada',
    ],
    line: '188',
  },
  it: {
    country: 'IT',
    over: ['voglio morire', 'mia sorella è qui con me', 'sì'],
    back: [
      'ho paura che torni lunedì',
      'quel pensiero è tornato',
      'ti ho detto che ci avevo pensato stamattina',
      'non ce la faccio più',
    ],
    beside: [
      'e lunedì cosa faccio con la mia capa in riunione?',
      'il mio capo torna lunedì e devo parlargli',
      'grazie',
    ],
    line: 'Telefono Amico',
  },
} as const
type Language = keyof typeof days

const each = (part: 'back' | 'beside') =>
  Object.entries(days).flatMap(([language, day]) => day[part].map((text) => [language as Language, text] as const))

describe('in the day after a danger that was told in another language', () => {
  it.each(each('back'))('%s: it stands again, with the lines: "%s"', (language, text) => {
    const { over, country, line } = days[language]
    const last = talk([...over, text], country).at(-1)!
    expect(last).toMatchObject({ move: 'alarm', state: { level: 'standing', kind: 'suicide', language } })
    expect(last.reply!.text).toContain(line)
    expect(last.reply!.resources.length).toBeGreaterThan(0)
  })

  it.each(each('beside'))(
    '%s: anything else is answered in it, with the lines and one question: "%s"',
    (language, text) => {
      const { over, country, line } = days[language]
      const last = talk([...over, text], country).at(-1)!
      expect(last).toMatchObject({ move: 'beside', state: { level: 'watched' } })
      expect(last.reply!.text).toContain(line)
      expect(last.reply!.resources.length).toBeGreaterThan(0)
      expect(last.reply!.text.match(/\?/g)).toHaveLength(1)
      for (const notice of foreignWords[language].onlyEnglish) expect(last.reply!.text).not.toContain(notice)
    },
  )

  it.each(Object.keys(days) as Language[])(
    '%s: it never runs out of words, and says that practice is in English',
    (language) => {
      const { over, country, beside } = days[language]
      const turns = talk([...over, ...Array.from({ length: 8 }, () => beside[0])], country).slice(over.length)
      for (const { move, reply } of turns) {
        expect(move).toBe('beside')
        expect(reply!.text).toMatch(/ingl|angl|engl/i)
        expect(reply!.text).not.toMatch(/[{}]|undefined/)
      }
    },
  )

  it('says so only after a danger: not after a question that led to nothing, nor after a denial', () => {
    expect(
      talk(['j’en peux plus', 'non', 'demain je parle à ma cheffe et je sais pas comment commencer'], 'FR').at(-1)!
        .move,
    ).toBe('none')
    expect(talk(['demain je parle à ma cheffe et j’ai peur que ça revienne au même'], 'FR').at(-1)!.move).toBe('none')
  })
})
