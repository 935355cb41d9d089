import { createPhraseFinder } from '../phrases/phrase-list.ts'
import type { Language } from '../state.ts'

type Group = { language: Exclude<Language, 'en'>; phrases: readonly string[] }

/**
 * "I can't go on", as a sentence of its own and with nothing that says what it is about. `^` and `$` are the ends of the
 * sentence: "j'en peux plus de ce prof" and "ich kann nicht mehr warten" are about something else.
 */
const filler =
  '(oh|ah|ay|uf|uff|ach|puh|bah|ben|bon|enfin|eh|hola|ola|salut|bonjour|hallo|ciao|oi|hey|pues|es que|la verdad|de verdad|sinceramente|franchement|honnetement|vraiment|ehrlich|einfach|basta|sinceramente|serio|davvero|mais|pero|mas|ma|aber|y|et|und|e|oggi|hoy|la|moi|yo|io|eu|ya|ja|desole)'
const start = `^ (${filler})? (${filler})?`

const groups: readonly Group[] = [
  {
    language: 'es',
    phrases: [
      `${start} no (puedo|aguanto|doy|soporto) (ya)? (mas|mas ya|mas asi|seguir asi|seguir) (de verdad|en serio|asi|hoy|por favor|ayuda|ayudame)? $`,
      `${start} no puedo (ya)? (mas)? con (todo|todo esto|mi vida) $`,
      `${start} (no tengo (mas)? fuerzas|estoy al limite|no me quedan fuerzas) $`,
    ],
  },
  {
    language: 'fr',
    phrases: [
      `${start} (je n y|je ny|j y|jy|y) arrive (vraiment)? (plus|pu|pus) (la|moi|franchement|vraiment|du tout)? $`,
      `${start} (je n en|j en|jen|je ne|je|jn en) (peux|peut|peu) (vraiment)? (plus|pu|pus) (la|moi|franchement|vraiment|du tout|de (tout|tout ca|cette vie|ma vie))? $`,
      `${start} (jpeux|jen peux) (plus|pu) $`,
      `${start} (je ne|je|j) (peux|peut|arrive) (plus|pu) (a)? continuer (comme ca|ainsi)? $`,
      `${start} (je ne|je|j) tiens (plus|pu) (le coup)? $`,
      `${start} (je suis|jsuis|chuis|chui) (a bout|au bout du rouleau|a bout de forces) $`,
    ],
  },
  {
    language: 'de',
    phrases: [
      `${start} ich (kann|kan) (einfach|so|echt|wirklich)? (einfach|so|echt)? (nimmer|nicht mehr|nich mehr|net mehr) (so)? (weiter|weitermachen)? $`,
      `${start} kann (nimmer|nicht mehr) $`,
      `${start} (ich)? (halt|halte|halts) (es|das|s|alles|das alles)? (einfach|echt)? (nimmer|nicht mehr|nicht) (aus|mehr aus) $`,
      `${start} (ich)? (schaff|schaffe|pack|packe|schaffs|packs) (es|das|s|alles|das alles)? (einfach|echt)? (nimmer|nicht mehr) $`,
      `${start} (ich)? bin (total|vollig|echt|einfach)? am ende $`,
    ],
  },
  {
    language: 'pt',
    phrases: [
      `${start} (nao|n|naum) (aguento|suporto) (mais|mais nada|mais isso|mais isto|mais assim|mais viver assim) (de verdade|serio|socorro)? $`,
      `${start} (nao|n|naum) (consigo|da|dou) mais (continuar)? (assim|conta)? $`,
      `${start} (nao|n|naum) (aguento|consigo|suporto) (isto|isso) $`,
      `${start} (estou|to|tou|cheguei) (no|ao) (meu)? limite $`,
      `${start} (nao|n) tenho mais forcas $`,
    ],
  },
  {
    language: 'it',
    phrases: [
      `${start} (non|nn) (ce la|c e la|cela) (faccio|posso fare) (proprio|davvero)? piu (davvero|cosi|aiuto)? $`,
      `${start} (non|nn) ne posso (proprio|davvero)? piu (di (tutto|questa vita|tutto questo)|davvero)? $`,
      `${start} (non|nn) (reggo|resisto|sopporto) (proprio|davvero)? piu (niente|nulla|tutto|cosi)? $`,
      `${start} (sono|sn) (allo stremo|al limite) $`,
    ],
  },
]

const find = createPhraseFinder(groups)
const laughing = /\b(?:lol|mdr+|ptdr+|xd|lmao|jaja\w*|haha\w*|ahah\w*|kkk+|rsrs\w*)\b|[😂🤣😅😆]/iu

/** The language in which somebody says that they cannot go on, and not what with. */
export function findNoMore(text: string, plainLine: (sentence: string) => string): Group['language'] | undefined {
  if (laughing.test(text)) return undefined
  for (const sentence of text.split(/[.!?;:…\n]+/)) {
    // In a phrase, the signs for a beginning and an end stand for full stops.
    const [found] = find(`. ${plainLine(sentence)}. `, 1)
    if (found) return found.group.language
  }
  return undefined
}
