import type { ForeignNewsWords } from './words.ts'

export const italianNews: ForeignNewsWords = {
  with_someone: ['(sono con|e con me|e qui con me|non sono sola|non sono solo|sono da)'],
  help_coming: ['(sta arrivando|stanno arrivando|viene da me|arriva subito|in arrivo)'],
  called: ['(ho chiamato|ho scritto|sto parlando con|sono al telefono)'],
  in_care: ['(in ospedale|al pronto soccorso|in ambulanza)'],
  put_away: ['(ho buttato|le ho buttate|l ho buttato|le ho date|l ho dato)'],
  away: ['(sono uscita|sono uscito|se n e andato|non e qui|lui non c e)'],
  safe: ['(sono al sicuro|non faro niente|non faccio niente|sto meglio ora)'],
  no_phone: ['(non riesco a|non posso|odio|ho paura di) ~1 (telefonare|parlare|chiamare)'],
  which_number: ['(qual e il|che) ~1 numero', 'chi (posso chiamare|chiamo)'],
  denial: ['(non e cosi|non e quello|stavo scherzando|era uno scherzo|non dicevo sul serio)'],
  nobody: ['(non ho nessuno|non c e nessuno|sono sola|sono solo)'],
  worse: ['sono in pericolo'],
  yes: ['^ (si|certo)'],
  no: ['^ no $'],
}
