import { expect, it } from 'vitest'
import type { News } from '../standing/news/news.ts'
import type { Language } from '../state.ts'
import { withForeignNews } from './foreign-news.ts'

const factsOf = (text: string, language: Language) =>
  withForeignNews({ facts: [] } as unknown as News, text, language).facts

it.each<[Language, string]>([
  ['es', 'estoy a salvo'],
  ['es', 'No, estoy a salvo'],
  ['fr', 'je suis en sécurité'],
  ['de', 'ich bin in Sicherheit'],
  ['pt', 'não, estou em segurança'],
  ['it', 'sono al sicuro'],
])('hears that somebody is safe: %s "%s"', (language, text) => {
  expect(factsOf(text, language)).toContain('safe')
})

it.each<[Language, string]>([
  ['es', 'no estoy a salvo'],
  ['es', 'estoy seguro de que quiero morir'],
  ['fr', 'je ne suis pas en sécurité'],
  ['de', 'ich bin nicht in Sicherheit'],
  ['de', 'ich bin sicher, dass ich sterben will'],
  ['pt', 'não estou em segurança'],
  ['it', 'non sono al sicuro'],
])('does not take the opposite for it: %s "%s"', (language, text) => {
  expect(factsOf(text, language)).not.toContain('safe')
})
