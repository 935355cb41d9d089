import { describe, expect, it } from 'vitest'
import type { CrisisCountry } from '#content/crisis/guess-country.ts'
import { talk } from '../testing/talk.ts'
import { foreignWords } from './compose-foreign.ts'

type Language = keyof typeof foreignWords
const danger: Readonly<Record<Language, readonly [string, CrisisCountry]>> = {
  es: ['ya no quiero vivir', 'ES'],
  fr: ['je veux mourir', 'FR'],
  de: ['ich will nicht mehr leben', 'DE'],
  pt: ['não quero mais viver', 'BR'],
  it: ['voglio morire', 'IT'],
}
const replyTo = (language: Language, text: string, country = danger[language][1]) =>
  talk([danger[language][0], text], country)[1]!.reply!.text
const partOf = (sentence: string) => sentence.split(/\{\w+\}/).toSorted((a, b) => b.length - a.length)[0]!

type About = 'what' | 'free' | 'always' | 'sendsHelp' | 'disturbs' | 'anonymous'
const questions: readonly (readonly [Language, About, string])[] = [
  ['fr', 'what', 'C’est quoi le 3114 ?'],
  ['fr', 'free', 'c’est gratuit ?'],
  ['fr', 'always', 'C’est ouvert le week-end ?'],
  ['fr', 'always', 'ils répondent la nuit ?'],
  ['fr', 'sendsHelp', 'Si j’appelle ils vont m’envoyer les pompiers ?'],
  ['fr', 'sendsHelp', 'j’ai peur qu’on m’hospitalise'],
  ['fr', 'disturbs', 'j’ai peur de déranger pour rien'],
  ['fr', 'anonymous', 'c’est anonyme ?'],
  ['es', 'what', '¿qué es el 024?'],
  ['es', 'free', '¿es gratis?'],
  ['es', 'always', '¿atienden los fines de semana?'],
  ['es', 'sendsHelp', '¿me van a mandar a la policía?'],
  ['es', 'sendsHelp', 'tengo miedo de que me ingresen'],
  ['es', 'disturbs', 'no quiero molestar, hay gente peor'],
  ['es', 'anonymous', '¿tengo que dar mi nombre?'],
  ['de', 'what', 'was ist die Telefonseelsorge?'],
  ['de', 'free', 'kostet das was?'],
  ['de', 'always', 'ist da am Wochenende jemand erreichbar?'],
  ['de', 'sendsHelp', 'schicken die dann die Polizei?'],
  ['de', 'sendsHelp', 'werde ich dann eingewiesen?'],
  ['de', 'disturbs', 'ich hab Angst zu stören'],
  ['de', 'anonymous', 'ist das anonym?'],
  ['pt', 'what', 'o que é o 188?'],
  ['pt', 'free', 'é de graça?'],
  ['pt', 'always', 'eles atendem de madrugada?'],
  ['pt', 'sendsHelp', 'eles vão me internar?'],
  ['pt', 'disturbs', 'não quero incomodar, tem gente pior'],
  ['pt', 'anonymous', 'preciso dizer o meu nome?'],
  ['it', 'what', 'cos’è quel numero?'],
  ['it', 'sendsHelp', 'mi mandano i carabinieri?'],
  ['it', 'sendsHelp', 'ho paura che mi ricoverino'],
  ['it', 'disturbs', 'non voglio disturbare, c’è chi sta peggio'],
  ['it', 'anonymous', 'è anonimo?'],
]

describe('questions about a line', () => {
  it.each(questions)('%s: answers about %s first: "%s"', (language, about, text) => {
    expect(replyTo(language, text)).toContain(partOf(foreignWords[language].more.line[about]))
  })

  it('answers several at once, and gives the words that were asked for as well', () => {
    const text = replyTo(
      'fr',
      'C’est gratuit ? C’est ouvert le week-end ? Je vais écrire à Camille mais je sais pas quoi lui dire.',
    )
    expect(text).toMatch(/^Le 3114, c’est gratuit/)
    expect(text).toContain('jour et nuit')
    expect(foreignWords.fr.toWrite.some((line) => text.includes(line))).toBe(true)
  })

  it('claims nothing that the directory does not know', () => {
    // In Italy the line that is shown is a number of Milan, open until midnight.
    expect(replyTo('it', 'quanto costa il 02 2327 2327?')).toContain('Non so se')
    expect(replyTo('it', 'rispondono di notte?')).not.toMatch(/Telefono Amico Italia \S+ risponde giorno e notte/)
    expect(replyTo('fr', 'c’est gratuit ?', 'other')).toContain('findahelpline.com')
    expect(replyTo('fr', 'c’est gratuit ?', 'other')).not.toMatch(/[{}]|c’est gratuit\b/)
  })

  it.each<[Language, string]>([
    ['fr', 'j’ai peur de déranger ma sœur'],
    ['fr', 'les pompiers arrivent'],
    ['es', 'me cuesta hablar de esto'],
    ['es', 'no quiero molestar a mi hermana'],
    ['de', 'das kostet mich so viel Kraft'],
    ['de', 'es ist alles umsonst'],
    ['pt', 'custa muito falar disto'],
    ['it', 'soffro di un disturbo alimentare'],
  ])('%s: is not asked in "%s"', (language, text) => {
    const reply = replyTo(language, text)
    for (const answer of Object.values(foreignWords[language].more.line).filter((one) => one.length > 30))
      expect(reply).not.toContain(partOf(answer))
  })
})

describe('words to send', () => {
  it.each<[Language, string]>([
    ['fr', 'je vais peut-être écrire à Camille. Mais je sais pas quoi lui dire'],
    ['fr', 'j’aimerais écrire à ma sœur mais je ne sais pas quoi mettre'],
    ['fr', 'comment je lui annonce ça ?'],
    ['fr', 'tu peux m’aider à lui écrire ?'],
    ['es', 'voy a escribirle a mi hermana pero no sé qué decirle'],
    ['es', 'no sé cómo contárselo'],
    ['es', '¿me ayudas a escribirle?'],
    ['de', 'ich schreibe meiner Schwester, aber ich weiß nicht, was ich ihr schreiben soll'],
    ['de', 'wie sag ich es ihr?'],
    ['de', 'hilfst du mir beim Schreiben?'],
    ['pt', 'vou escrever pra minha irmã mas não sei o que dizer'],
    ['pt', 'não sei como contar isso pra ela'],
    ['it', 'scrivo a mia sorella ma non so cosa dirle'],
    ['it', 'non so come dirglielo'],
    ['it', 'mi aiuti a scriverle?'],
  ])('%s: "%s"', (language, text) => {
    const reply = replyTo(language, text)
    expect(foreignWords[language].toWrite.some((line) => reply.includes(line))).toBe(true)
  })

  it.each<[Language, string]>([
    ['fr', 'je sais pas quoi dire'],
    ['fr', 'comment je dis à ma cheffe que je viens pas lundi'],
    ['de', 'wie sage ich meiner Chefin, dass ich frei brauche'],
    ['es', 'no sé qué decir'],
    ['de', 'ich weiß nicht, was ich sagen soll'],
    ['pt', 'não sei o que dizer'],
    ['it', 'non so cosa dire'],
  ])('%s: whoever has no words for us, or wants some for a boss, gets none of these: "%s"', (language, text) => {
    const reply = replyTo(language, text)
    expect(foreignWords[language].toWrite.some((line) => reply.includes(line))).toBe(false)
  })
})

describe('what they told of where they are', () => {
  it.each<[Language, string]>([
    ['fr', 'je suis seule tout le week-end'],
    ['es', 'estoy sola en casa'],
    ['de', 'ich bin ganz allein'],
    ['pt', 'estou sozinha'],
    ['it', 'sono da sola'],
  ])('%s: nobody who is alone is asked who is with them: "%s"', (language, alone) => {
    const [start, country] = danger[language]
    const withThem = foreignWords[language].questions.find(({ yes }) => yes === 'with_someone')!.text
    const turns = talk([start, alone, ...Array.from({ length: 6 }, (_, at) => `hm ${at}`)], country)
    for (const { reply } of turns) expect(reply?.text ?? '').not.toContain(withThem)
  })

  it.each<[Language, string, 'rails' | 'height' | 'tablets']>([
    ['fr', 'c’est surtout le métro', 'rails'],
    ['es', 'es el puente, paso cada día', 'height'],
    ['de', 'die Tabletten liegen neben mir', 'tablets'],
    ['pt', 'é o metrô', 'rails'],
    ['it', 'sono i binari', 'rails'],
  ])('%s: is told to stay away from it, and not to go among people: "%s"', (language, text, threat) => {
    const [start, country] = danger[language]
    const turns = talk([start, text, ...Array.from({ length: 5 }, (_, at) => `hm ${at}`)], country).slice(1)
    const { more, steps } = foreignWords[language]
    expect(turns[0]!.reply!.text).toContain(more.keepAway[threat])
    const general = steps.inward
      .filter((step) => typeof step !== 'string')
      .map((step) => (step as { text: string }).text)
    for (const { reply } of turns) for (const step of general) expect(reply?.text ?? '').not.toContain(step)
  })

  it('does not speak of what is not there', () => {
    expect(replyTo('fr', 'j’ai pas de médicaments ici')).not.toContain(foreignWords.fr.more.keepAway.tablets)
  })
})

it.each<[Language, string]>([
  ['es', 'no puedo más'],
  ['fr', 'J’y arrive plus'],
  ['de', 'ich kann nicht mehr'],
  ['pt', 'não aguento mais'],
  ['it', 'non ce la faccio più'],
])('%s: "I can’t go on" alone is asked about, gently and without an alarm: "%s"', (language, text) => {
  const [first] = talk([text], danger[language][1])
  expect(first).toMatchObject({ move: 'checkin', state: { level: 'asked', tier: 'checkin', language } })
  expect(first!.reply!.text).toContain(foreignWords[language].more.noMore.questions[0]!.text)
})
