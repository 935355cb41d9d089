import type { Language } from '../state.ts'
import { nots, plainLine } from './foreign-danger.ts'

/** They are counting it, holding it, have taken it out, or stand before the open drawer. */
const atIt: Readonly<Record<Exclude<Language, 'en'>, string>> = {
  es: 'las (?:estoy )?cont(?:ando|e|ado)|contando ?las|(?:he )?empezado a contar(?:las)?|(?:las|los|la|lo) tengo en la mano|en la mano|delante de mi|(?:las|los|la|lo) he sacado|el cajon (?:esta )?abierto|he abierto el cajon',
  fr: 'je les compte|les compter|les ai compt\\w+|(?:dans|a) la main|devant moi|les? ai sorti\\w*|le tiroir est ouvert|ai ouvert le tiroir',
  de: '(?:sie|die) (?:zu|am|gerade )?(?:zahlen|zahle|gezahlt)|zahle? (?:sie|die)|in der hand|vor mir (?:liegen|liegt|auf dem tisch)|lieg(?:en|t) vor mir|(?:raus|heraus|hervor)geholt|ausgepackt|schublade (?:ist |steht )?(?:auf|offen)|schublade aufgemacht',
  pt: '(?:estou )?a contar|contando (?:os|as|eles|elas)|conta los|conta las|(?:os|as) contei|na mao|(?:a|na) minha frente|tirei(?: os| as)? da gaveta|gaveta (?:esta )?aberta|abri a gaveta',
  it: '(?:le|li|lo|la) sto contando|contar(?:le|li)|(?:le|li) ho contat\\w|in mano|davanti a me|ho tirat\\w fuori|cassetto e aperto|ho aperto il cassetto',
}

/**
 * "Die Schublade ist auf, ich hab angefangen, sie zu zählen": for somebody who told us of the tablets before, the worst
 * moment, whatever was better a minute ago.
 */
export function isAtTheMeans(message: string, language: Language): boolean {
  if (language === 'en') return false
  const line = ` ${plainLine(message)}`
  const found = new RegExp(` (?:${atIt[language]}) `).exec(line)
  if (!found) return false
  return !new RegExp(`(?:^| )(?:${nots[language]}|kein|keine) (?:\\S+ ){0,3}$`).test(line.slice(0, found.index + 1))
}
