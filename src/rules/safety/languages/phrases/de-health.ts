import type { ForeignGroup } from '../foreign-group.ts'
import { fill, have, lately, notPast, other, relation } from './de-words.ts'

/** Voices of people who are really there. */
const notHeardOutside =
  '!(aus|von|vor|im (chor|radio|fernsehen)|draussen|nebenan|unten|oben|im (flur|treppenhaus|hausflur|garten|hof|radio|nebenzimmer|haus)|auf|in (der|den)|durch)'
const watched = '(uberwacht|abgehort|verfolgt|gesteuert|ferngesteuert|beobachtet)'
const agents =
  '(vom|von (der|dem|den)) (geheimdienst|regierung|cia|fbi|aliens|ausserirdischen|bnd|polizei|damonen|satelliten)'
const retch = '(kotze|kotz|erbreche|ubergebe mich|erbrech|ubergeb mich)'
const notIll = '!(~6 (schwanger|magen|virus|grippe|krank|chemo|migrane|fasten|fastenkur|ramadan|op))'
const notOneFood = '!(satt|heute|davon|mit|ausser|vom|von|ohne|susses|scharfes|fettiges|anderes|aus)'
const breathless = '(kriege|krieg|bekomme|bekomm) ~1 (keine|kaum|kaum noch) luft !(vor|wenn)'

/** Voices, food and the body. */
export const germanHealth: readonly ForeignGroup[] = [
  {
    language: 'de',
    kind: 'psychosis',
    tier: 'crisis',
    phrases: [
      `ich (hore|hor) ${fill} stimmen ${notHeardOutside}`,
      'die stimmen (in meinem kopf)? (befehlen|verlangen|zwingen|drohen) (mir|mich|dass)',
      'die stimmen (in meinem kopf)? (sagen|wollen) (mir)? (immer|dass)? ich (soll|muss|mich)',
      'die stimme (in meinem kopf)? (befiehlt mir|sagt (mir)? ich soll (mich|jemanden|ihn|sie|springen|meine|meinen))',
      'die stimmen in meinem kopf (werden lauter|horen nicht auf|sind wieder da|sind so laut)',
      `ich werde ${fill} ${agents} ${watched}`,
      'ich werde (abgehort|ferngesteuert|uberall abgehort)',
      '(mir|mich) (einen|nen) chip (eingepflanzt|implantiert|eingesetzt)',
      'chip in (meinem|meinen) (kopf|gehirn|korper|zahn)',
      'der (fernseher|radio) (redet|spricht) (mit|zu) mir',
      'das radio (redet|spricht) (mit|zu) mir',
      '(sie|die nachbarn|die leute) (lesen|kontrollieren|steuern) meine gedanken',
      'meine gedanken werden (gelesen|gesteuert|kontrolliert|abgehort)',
      '(gott|jesus|der teufel) (befiehlt mir|hat mir (befohlen|aufgetragen|gesagt ich soll))',
      'ich bin der messias',
      'ich (sehe|seh) ~1 (dinge|sachen|leute|gestalten|menschen) die (nicht|gar nicht) da sind',
      '(vergiften|vergiftet) mein essen',
    ],
  },
  {
    language: 'de',
    kind: 'psychosis',
    whose: 'other',
    tier: 'crisis',
    phrases: [
      `${other} hort ${fill} stimmen ${notHeardOutside}`,
      `${other} (glaubt|denkt|meint|behauptet) ~1 (er|sie) (wird|werde) ~3 (uberwacht|abgehort|verfolgt|vergiftet)`,
      `${other} (glaubt|denkt|meint|behauptet) ~1 dass (er|sie) ~3 (uberwacht|abgehort|verfolgt|vergiftet) wird`,
      `${other} (sieht|redet mit) ~1 (dinge|dingen|sachen|leute|leuten|menschen|gestalten) die (nicht|gar nicht) da sind`,
      `${other} (glaubt|denkt) (er|sie) (ist|sei) (der messias|jesus|gott)`,
    ],
  },
  {
    language: 'de',
    kind: 'eating_disorder',
    tier: 'crisis',
    phrases: [
      `ich ${retch} ${fill} (nach (dem|jedem|jeder|fast jedem) (essen|mahlzeit)|absichtlich|heimlich) ${notIll}`,
      `ich ubergebe mich ${fill} (absichtlich|heimlich)`,
      '(stecke|steck) mir ~2 (den)? finger in den hals',
      `ich (esse|ess) seit (tagen|wochen|einer woche|# tagen|# wochen) (fast|so gut wie|gar)? nichts (mehr)? ${notIll}`,
      `${have} seit (tagen|3 tagen|einer woche|# tagen|drei tagen|vier tagen) (fast|gar)? nichts (mehr)? gegessen ${notIll}`,
      '(nehme|nehm) ~2 abfuhrmittel ~1 (um abzunehmen|zum abnehmen|damit ich (abnehme|nicht zunehme)|nach jedem essen)',
      `ich bin ${fill} (magersuchtig|bulimisch|anorektisch)`,
      `${have} (wieder|gerade wieder) (bulimie|magersucht|anorexie|eine essstorung)`,
      `ich ${have} (bulimie|magersucht|anorexie|eine essstorung) !(gehabt|uberwunden|besiegt|hinter) ${notPast}`,
      '(hungere|hunger) (mich (runter|zu tode)|seit (tagen|wochen)|um abzunehmen)',
    ],
  },
  {
    language: 'de',
    kind: 'eating_disorder',
    whose: 'other',
    tier: 'crisis',
    phrases: [
      `(${relation}|sie|er) isst (seit (tagen|wochen|# tagen|einer woche) (fast|gar|so gut wie)? nichts (mehr)?|(gar|fast|uberhaupt)? nichts mehr) ${notOneFood} ${notIll}`,
      `${relation} (kotzt|erbricht|erbricht sich|ubergibt sich) ${fill} (nach (dem|jedem) essen|absichtlich|heimlich) ${notIll}`,
      `${other} steckt sich ~2 (den)? finger in den hals`,
      `${relation} (ist ${fill} (magersuchtig|bulimisch)|hat ${fill} (magersucht|bulimie|anorexie|eine essstorung) !(gehabt|uberwunden|besiegt))`,
    ],
  },
  {
    language: 'de',
    kind: 'medical',
    tier: 'imminent',
    phrases: [
      `(brustschmerzen|schmerzen in der brust|brustenge|stechen in der brust) ~2 und ~2 ${breathless}`,
      `${breathless} ~1 und ~2 (brustschmerzen|schmerzen in der brust|die brust)`,
      '(brustschmerzen|schmerzen in der brust|druck auf der brust) ~1 und ~2 arm ~1 (taub|kribbelt|schmerzt|weh)',
      '(starke|heftige|schlimme|extreme) (brustschmerzen|schmerzen in der brust)',
      `ich ${have} ${lately} (einen|nen) (herzinfarkt|schlaganfall) !(bekommen|gekriegt|gehabt|uberlebt|hinter|erlitten|uberstanden)`,
      'ich (brauche|brauch) ~1 (sofort|dringend)? (einen|nen) (krankenwagen|notarzt|rettungswagen)',
      'ich (huste|spucke|kotze|erbreche) ~1 blut',
      '(es|das|die wunde|die blutung) hort nicht (mehr)? auf ~1 (zu)? bluten',
      'die blutung hort nicht auf',
      '(mein hals|meine zunge|meine kehle) schwillt (zu|an)',
      '(allergischen schock|anaphylaktischen schock)',
      'ich verblute !(~4 (periode|tage))',
      'arm (ist|is) taub und ~2 brust',
      'ich bin schwanger und blute',
    ],
  },
  {
    language: 'de',
    kind: 'medical',
    whose: 'other',
    tier: 'imminent',
    phrases: [
      `${other} atmet nicht (mehr)? !(durch|richtig durch|richtig ein|tief)`,
      `${other} (ist|liegt) ${fill} (bewusstlos|nicht ansprechbar) !(geschlagen|vor)`,
      `${relation} hat ${lately} (einen|nen|n) (herzinfarkt|schlaganfall|krampfanfall) !(bekommen|gehabt|uberlebt|hinter|erlitten|uberstanden)`,
      `${other} (lauft|lauft schon|ist schon|ist ganz) blau (an|angelaufen)`,
      `${other} blutet (stark|sehr stark|uberall) und`,
      `${other} reagiert nicht mehr und (atmet|liegt)`,
    ],
  },
]
