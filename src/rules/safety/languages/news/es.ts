import type { ForeignNewsWords } from './words.ts'

export const spanishNews: ForeignNewsWords = {
  with_someone: ['(estoy con|esta conmigo|no estoy solo|no estoy sola|estoy en casa de)'],
  help_coming: ['(viene|vienen|ya viene|esta en camino|estan en camino) ~3'],
  called: ['(llame|he llamado|ya llame|estoy hablando con|les escribi|escribi)'],
  in_care: ['(en (el)? (hospital|urgencias)|en la ambulancia)'],
  put_away: ['(las tire|los tire|lo tire|las guarde|lo guarde|se las di|se lo di)'],
  away: ['(sali de casa|me fui de casa|el no esta|ya no esta|se fue)'],
  safe: ['(estoy a salvo|estoy seguro|estoy segura|estoy bien ahora|no voy a hacer nada|no lo voy a hacer)'],
  no_phone: ['no puedo (hablar|llamar) ~3', '(odio|me da miedo) ~1 (llamar|hablar por telefono)'],
  which_number: ['(que|cual) ~2 (numero|telefono)', 'a quien (llamo|puedo llamar|escribo)'],
  denial: ['(no es eso|no es asi|era broma|estaba bromeando|no lo decia en serio)'],
  nobody: ['(no hay nadie|no tengo a nadie|estoy solo|estoy sola)'],
  worse: ['estoy en peligro'],
  yes: ['^ (si|claro)'],
  no: ['^ no $'],
}
