import { describe, expect, it } from 'vitest'
import type { Language } from '../state.ts'
import { isAtTheMeans } from './at-the-means.ts'

describe('somebody is at what they could use', () => {
  it.each<[Language, string]>([
    ['de', 'Nu steh ich in der Küche. Die Schublade ist auf, und diesmal hab ich angefangen, sie zu zählen.'],
    ['de', 'ich hab sie rausgeholt, sie liegen vor mir'],
    ['de', 'ich hab die Packung in der Hand'],
    ['fr', 'Le tiroir est ouvert et je les compte.'],
    ['fr', 'je les ai sortis, ils sont devant moi'],
    ['es', 'las he sacado y las tengo en la mano'],
    ['es', 'el cajón está abierto, he empezado a contarlas'],
    ['pt', 'abri a gaveta e tenho os comprimidos na mão'],
    ['pt', 'estou a contar, não sei parar'],
    ['it', 'ho aperto il cassetto e le sto contando'],
    ['it', 'le ho tirate fuori, sono davanti a me'],
  ])('%s: "%s"', (language, text) => expect(isAtTheMeans(text, language)).toBe(true))

  it.each<[Language, string]>([
    ['de', 'ich hab sie nicht in der Hand, die liegen bei Frau Petersen'],
    ['de', 'ich kann das nicht bezahlen'],
    ['fr', 'je ne les compte plus, ma sœur les a prises'],
    ['es', 'mi hermana está conmigo y no las he sacado'],
    ['pt', 'não abri a gaveta, estou no sofá'],
    ['it', 'non ho aperto il cassetto'],
    ['en', 'the drawer is open and I am counting them'],
  ])('%s, and not in "%s"', (language, text) => expect(isAtTheMeans(text, language)).toBe(false))
})
