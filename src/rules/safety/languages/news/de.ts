import type { ForeignNewsWords } from './words.ts'

export const germanNews: ForeignNewsWords = {
  with_someone: ['(ist bei mir|bin bei|bin nicht allein|sind bei mir|sitzt bei mir)'],
  help_coming: ['(kommt gleich|kommt jetzt|ist unterwegs|sind unterwegs|kommen gleich|kommt zu mir)'],
  called: ['(habe angerufen|hab angerufen|habe geschrieben|hab geschrieben|telefoniere|rufe ~1 an)'],
  in_care: ['(im krankenhaus|in der notaufnahme|im krankenwagen|beim arzt)'],
  put_away: ['(weggeworfen|weggeschmissen|weggelegt|weggegeben|ins klo)'],
  away: ['(bin raus|bin weg|er ist weg|ist nicht da|bin draussen)'],
  safe: ['(bin sicher|in sicherheit|tue mir nichts|mache nichts|tu mir nichts)'],
  no_phone: ['(kann nicht|hasse|angst vor|trau mich nicht) ~2 (telefonieren|anrufen|sprechen|reden|telefon)'],
  which_number: ['(welche|was ist die|wie ist die) ~1 nummer', 'wen (kann ich|soll ich) anrufen'],
  denial: ['(so ist es nicht|war nur spass|war ein witz|nicht ernst gemeint|so meinte ich das nicht)'],
  nobody: ['(habe niemanden|hab niemanden|niemand da|bin allein|bin alleine|ganz allein)'],
  worse: ['(ich)? bin in gefahr'],
  yes: ['^ (ja|genau)'],
  no: ['^ (nein|ne) $'],
}
