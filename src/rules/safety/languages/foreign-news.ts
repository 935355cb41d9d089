import type { Answer } from '../answers.ts'
import { createPhraseFinder } from '../phrases/phrase-list.ts'
import type { Fact } from '../standing/facts.ts'
import type { News } from '../standing/news/news.ts'
import type { Language } from '../state.ts'
import { plainLine } from './foreign-danger.ts'

type Group = {
  language: Exclude<Language, 'en'>
  name: Fact | 'no_phone' | 'which_number' | 'denial' | 'nobody'
  phrases: readonly string[]
}

const group = (language: Group['language'], name: Group['name'], ...phrases: string[]): Group => ({
  language,
  name,
  phrases,
})

const groups: readonly Group[] = [
  group('es', 'with_someone', '(estoy con|esta conmigo|no estoy solo|no estoy sola|estoy en casa de)'),
  group('es', 'help_coming', '(viene|vienen|ya viene|esta en camino|estan en camino) ~3'),
  group('es', 'called', '(llame|he llamado|ya llame|estoy hablando con|les escribi|escribi)'),
  group('es', 'in_care', '(en (el)? (hospital|urgencias)|en la ambulancia)'),
  group('es', 'put_away', '(las tire|los tire|lo tire|las guarde|lo guarde|se las di|se lo di)'),
  group('es', 'away', '(sali de casa|me fui de casa|el no esta|ya no esta|se fue)'),
  group(
    'es',
    'safe',
    '(estoy a salvo|estoy seguro|estoy segura|estoy bien ahora|no voy a hacer nada|no lo voy a hacer)',
  ),
  group('es', 'no_phone', 'no puedo (hablar|llamar) ~3', '(odio|me da miedo) ~1 (llamar|hablar por telefono)'),
  group('es', 'which_number', '(que|cual) ~2 (numero|telefono)', 'a quien (llamo|puedo llamar|escribo)'),
  group('es', 'denial', '(no es eso|no es asi|era broma|estaba bromeando|no lo decia en serio)'),
  group('es', 'nobody', '(no hay nadie|no tengo a nadie|estoy solo|estoy sola)'),
  group('fr', 'with_someone', '(je suis avec|est avec moi|je ne suis pas seule|je ne suis pas seul|suis chez)'),
  group('fr', 'help_coming', '(arrive|arrivent|en route|est en chemin|va venir|vient me)'),
  group('fr', 'called', '(j ai appele|j ai ecrit|je suis en ligne|au telephone avec|je les appelle)'),
  group('fr', 'in_care', '(aux urgences|a l hopital|dans l ambulance)'),
  group('fr', 'put_away', '(je les ai jetes|je l ai jete|jete tout|j ai tout jete|donne a|je les ai donnes)'),
  group('fr', 'away', '(je suis parti|je suis partie|il est parti|il n est pas la|je suis sorti|je suis sortie)'),
  group('fr', 'safe', '(en securite|je ne vais rien faire|ca va mieux|je suis a l abri)'),
  group(
    'fr',
    'no_phone',
    '(peux pas|arrive pas a|peur de|deteste) ~2 (appeler|parler|telephoner|le telephone|au telephone)',
  ),
  group('fr', 'which_number', '(quel|c est quoi) ~2 numero', 'qui (appeler|je peux appeler)'),
  group('fr', 'denial', '(c est pas ca|ce n est pas ca|je rigolais|je plaisantais|c etait une blague|pas serieux)'),
  group('fr', 'nobody', '(j ai personne|il n y a personne|je suis seule|je suis seul)'),
  group('de', 'with_someone', '(ist bei mir|bin bei|bin nicht allein|sind bei mir|sitzt bei mir)'),
  group('de', 'help_coming', '(kommt gleich|kommt jetzt|ist unterwegs|sind unterwegs|kommen gleich|kommt zu mir)'),
  group('de', 'called', '(habe angerufen|hab angerufen|habe geschrieben|hab geschrieben|telefoniere|rufe ~1 an)'),
  group('de', 'in_care', '(im krankenhaus|in der notaufnahme|im krankenwagen|beim arzt)'),
  group('de', 'put_away', '(weggeworfen|weggeschmissen|weggelegt|weggegeben|ins klo)'),
  group('de', 'away', '(bin raus|bin weg|er ist weg|ist nicht da|bin draussen)'),
  group('de', 'safe', '(bin sicher|in sicherheit|tue mir nichts|mache nichts|tu mir nichts)'),
  group(
    'de',
    'no_phone',
    '(kann nicht|hasse|angst vor|trau mich nicht) ~2 (telefonieren|anrufen|sprechen|reden|telefon)',
  ),
  group('de', 'which_number', '(welche|was ist die|wie ist die) ~1 nummer', 'wen (kann ich|soll ich) anrufen'),
  group('de', 'denial', '(so ist es nicht|war nur spass|war ein witz|nicht ernst gemeint|so meinte ich das nicht)'),
  group('de', 'nobody', '(habe niemanden|hab niemanden|niemand da|bin allein|bin alleine|ganz allein)'),
  group(
    'pt',
    'with_someone',
    '(estou com|esta comigo|ta comigo|nao estou sozinha|nao estou sozinho|na casa da|na casa do)',
  ),
  group('pt', 'help_coming', '(esta vindo|ta vindo|estao vindo|a caminho|vem para ca|vem aqui)'),
  group('pt', 'called', '(liguei|telefonei|mandei mensagem|estou falando com|ja liguei|escrevi para)'),
  group('pt', 'in_care', '(no hospital|nas urgencias|na ambulancia|no pronto socorro|na upa)'),
  group('pt', 'put_away', '(joguei fora|deitei fora|guardei|entreguei|dei para)'),
  group('pt', 'away', '(sai de casa|ele saiu|ele nao esta|fui embora)'),
  group('pt', 'safe', '(estou segura|estou seguro|estou a salvo|nao vou fazer nada|em seguranca)'),
  group('pt', 'no_phone', '(nao consigo|nao posso|odeio|medo de) ~1 (ligar|falar|telefonar|falar ao telefone)'),
  group('pt', 'which_number', '(qual|que) ~2 (numero|telefone)', 'para quem (ligo|posso ligar)'),
  group('pt', 'denial', '(nao e isso|nao e assim|era brincadeira|estava brincando|nao era serio)'),
  group('pt', 'nobody', '(nao tenho ninguem|nao ha ninguem|estou sozinha|estou sozinho)'),
  group('it', 'with_someone', '(sono con|e con me|e qui con me|non sono sola|non sono solo|sono da)'),
  group('it', 'help_coming', '(sta arrivando|stanno arrivando|viene da me|arriva subito|in arrivo)'),
  group('it', 'called', '(ho chiamato|ho scritto|sto parlando con|sono al telefono)'),
  group('it', 'in_care', '(in ospedale|al pronto soccorso|in ambulanza)'),
  group('it', 'put_away', '(ho buttato|le ho buttate|l ho buttato|le ho date|l ho dato)'),
  group('it', 'away', '(sono uscita|sono uscito|se n e andato|non e qui|lui non c e)'),
  group('it', 'safe', '(sono al sicuro|non faro niente|non faccio niente|sto meglio ora)'),
  group('it', 'no_phone', '(non riesco a|non posso|odio|ho paura di) ~1 (telefonare|parlare|chiamare)'),
  group('it', 'which_number', '(qual e il|che) ~1 numero', 'chi (posso chiamare|chiamo)'),
  group('it', 'denial', '(non e cosi|non e quello|stavo scherzando|era uno scherzo|non dicevo sul serio)'),
  group('it', 'nobody', '(non ho nessuno|non c e nessuno|sono sola|sono solo)'),
]

const find = createPhraseFinder(groups)

const yes = /^(?:si|oui|ja|sim|s|claro|ouais|genau|certo) |^(?:si|oui|ja|sim) $/
const no = /^(?:no|non|nein|nao|ne) $|^(?:no|non|nein|nao) (?!hay|tengo|ho|puedo|riesco|posso|consigo|se\b|so\b|sei\b)/

/** "No, estoy a salvo" answers our question; "no estoy a salvo" is the opposite. */
const noAlone = /(?<!\p{L})(?:no|non|nein|n[aã]o|ne)\s*[,.;:!…]/giu
const negated = /(?:^| )(?:no|ne|n|pas|nicht|kein|keine|keinen|nao|non|nunca|jamas|jamais|nie|mai|plus) (?:\S+ )?$/
/** "Estoy seguro de que", "bin sicher, dass": sure, not safe. */
const certain = /^(?:(?:de|di) )?(?:que|qu|dass|che) /

/** Adds what a message says in another language to what was read in English. */
export function withForeignNews(news: News, text: string, language: Language): News {
  if (language === 'en') return news
  const line = plainLine(text.replace(noAlone, ' '))
  const names = find(line)
    .filter(({ group }) => group.language === language)
    .filter(({ start, end }) => !negated.test(line.slice(0, start)) && !certain.test(line.slice(end)))
    .map(({ group }) => group.name)
  const facts = names.filter(
    (name) => name !== 'no_phone' && name !== 'which_number' && name !== 'denial' && name !== 'nobody',
  )
  const request = names.find((name) => name === 'no_phone' || name === 'which_number')
  const stance = names.find((name) => name === 'denial' || name === 'nobody')
  return {
    ...news,
    facts: [...new Set([...news.facts, ...facts])],
    ...(request ? { request } : {}),
    ...(stance ? { stance } : {}),
  }
}

export function readForeignAnswer(text: string): Answer | undefined {
  const line = plainLine(text)
  if (yes.test(line)) return 'yes'
  return no.test(line) ? 'no' : undefined
}
