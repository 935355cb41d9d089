import { expect, it } from 'vitest'
import { talk } from '../testing/talk.ts'
import { foreignWords } from './compose-foreign.ts'

it.each([
  [
    'de',
    'DE',
    'ich will sterben, ich sammel die Schlaftabletten meiner Mutter',
    'geht jetzt besser',
    'die Schublade ist auf, ich zähle sie',
  ],
  ['fr', 'FR', 'je veux mourir, je garde des médicaments', 'ça va mieux', 'le tiroir est ouvert et je les compte'],
  ['es', 'ES', 'quiero morir, guardo pastillas', 'estoy mejor', 'he abierto el cajón y las estoy contando'],
  ['pt', 'BR', 'eu quero morrer, guardo comprimidos', 'estou melhor', 'abri a gaveta e estou com eles na mão'],
  ['it', 'IT', 'voglio morire, ho da parte delle pastiglie', 'sto meglio', 'ho aperto il cassetto e le sto contando'],
] as const)(
  '%s: before the open drawer, what comes first is to leave the room',
  (language, country, told, better, now) => {
    const last = talk([told, better, now], country).at(-1)
    const start = foreignWords[language].more.atIt.words.split('{number}')[0] ?? ''
    expect(last?.reply?.text).toContain(start)
    expect(last?.reply?.text).not.toContain('{number}')
    expect(last?.state?.tier).toBe('imminent')
  },
)
