import { createPhraseFinder } from '../phrases/phrase-list.ts'
import type { Means, Place } from '../standing/situation/means-names.ts'
import type { Language, SafetyState } from '../state.ts'
import { nots } from './foreign-danger.ts'

/** The dangerous place and the thing they named. */
export type Threats = Pick<SafetyState, 'place' | 'means'>
export type Threat = Place | Extract<Means, 'tablets' | 'blades' | 'rope' | 'gun' | 'bleach'>

const places: ReadonlySet<string> = new Set<Place>(['rails', 'height', 'water', 'road'])

const named: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<Threat, string>>>> = {
  es: {
    rails: 'metro|anden|andenes|vias|via del tren|tren|trenes',
    height: 'puente|azotea|tejado|balcon|ventana|acantilado|barranco|viaducto',
    water: 'rio|canal|embalse|muelle',
    road: 'autopista|autovia|carretera',
    tablets: 'pastillas|pastis|pildoras|medicamentos|medicinas|medicacion|somniferos',
    blades: 'cuchilla|cuchillas|navaja|navajas|cuchillo|cuchillos|tijeras|cutter',
    rope: 'soga|cuerda',
    gun: 'pistola|escopeta|arma|revolver|rifle',
    bleach: 'lejia|cloro|veneno|raticida',
  },
  fr: {
    rails: 'metro|rame|quai|rails|rer|train|trains|voie ferree|tram|tramway',
    height: 'pont|toit|balcon|fenetre|falaise|viaduc|rebord',
    water: 'seine|rhone|saone|garonne|loire|fleuve|riviere|canal|barrage',
    road: 'autoroute|periph|peripherique|nationale',
    tablets: 'medicaments|medocs|cachets|comprimes|pilules|somniferes|anxiolytiques|boites de medicaments',
    blades: 'lame|lames|rasoir|rasoirs|cutter|couteau|couteaux|ciseaux',
    rope: 'corde',
    gun: 'fusil|pistolet|flingue|arme|carabine',
    bleach: 'javel|destop|mort aux rats',
  },
  de: {
    rails: 'u bahn|ubahn|s bahn|sbahn|bahnsteig|gleis|gleise|gleisen|zug|zuge|bahn|bahnhof|schienen',
    height: 'brucke|dach|balkon|fenster|klippe|hochhaus|gelander',
    water: 'fluss|kanal|rhein|elbe|donau|isar|spree',
    road: 'autobahn|landstrasse',
    tablets: 'tabletten|pillen|medikamente|medikamenten|schlaftabletten',
    blades: 'klinge|klingen|rasierklinge|rasierklingen|messer|cutter|schere',
    rope: 'strick|seil',
    gun: 'pistole|waffe|gewehr|revolver',
    bleach: 'bleichmittel|rattengift|rohrreiniger',
  },
  pt: {
    rails: 'metro|trem|trens|comboio|comboios|trilho|trilhos|plataforma|linha do trem',
    height: 'ponte|viaduto|telhado|varanda|sacada|janela|terraco|parapeito|penhasco',
    water: 'rio|canal|represa|barragem',
    road: 'rodovia|autoestrada|estrada',
    tablets: 'comprimidos|remedios|remedio|medicamentos|pilulas|cartela|cartelas',
    blades: 'gilete|giletes|lamina|laminas|faca|facas|estilete|navalha|tesoura',
    rope: 'corda',
    gun: 'arma|pistola|revolver|espingarda',
    bleach: 'veneno|lixivia|agua sanitaria|chumbinho',
  },
  it: {
    rails: 'metro|metropolitana|treno|treni|binari|binario|banchina|tram',
    height: 'ponte|tetto|balcone|finestra|cornicione|viadotto|scogliera|terrazzo',
    water: 'fiume|canale|tevere|arno|diga',
    road: 'autostrada|tangenziale',
    tablets: 'pastiglie|pillole|pasticche|compresse|farmaci|medicine|sonniferi',
    blades: 'lametta|lamette|rasoio|coltello|coltelli|taglierino|forbici',
    rope: 'corda',
    gun: 'pistola|fucile|arma',
    bleach: 'candeggina|veleno|varechina',
  },
}

const find = createPhraseFinder(
  Object.entries(named).flatMap(([language, all]) =>
    Object.entries(all).map(([name, words]) => ({ language, name: name as Threat, phrases: [`(${words})`] })),
  ),
)

/** "J'ai pas de médicaments ici": not in the way, so nothing to stay away from. Two words may stand in between. */
function isDenied(before: string, language: Exclude<Language, 'en'>): boolean {
  return new RegExp(
    `(?:^| )(?:${nots[language]}|kein|keine|aucun|aucune|ningun|ninguna|nenhum|nessun) (?:\\S+ ){0,2}$`,
  ).test(before)
}

/** The dangerous place and the thing they named last. */
export function readThreats(line: string, language: Language): Threats {
  if (language === 'en') return {}
  const told = find(line)
    .filter(({ group }) => group.language === language)
    .map(({ group: { name }, start }) => ({ name, isDenied: isDenied(line.slice(0, start), language) }))
  const place = told.findLast(({ name }) => places.has(name))?.name
  const means = told.findLast(({ name, isDenied: isNot }) => !places.has(name) && !isNot)?.name
  return { ...(place ? { place: place as Place } : {}), ...(means ? { means: means as Means } : {}) }
}
