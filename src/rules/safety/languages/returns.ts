import { createPhraseFinder } from '../phrases/phrase-list.ts'
import type { Language } from '../state.ts'

/**
 * Said in the hours after a danger: that it comes back, that they fear it will, or that it is what they told us. Only
 * read then, because "it starts again" may be about anything else.
 */
const phrases: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>> = {
  es: [
    '^ (sigue|siguen|igual|sigue igual|sigue ahi|siguen ahi|vuelve|vuelven|esta volviendo|peor|no mejor|todavia) $',
    'miedo (de|a)? que ~1 (vuelva|vuelvan|regrese|regresen|se repita|pase otra vez|venga otra vez) !(mi|a (hablar|llamar))',
    'y si (me)? (vuelve|vuelven|regresa|regresan|se repite|vuelve a pasar)',
    '(me)? (vuelve|vuelven|volvio|volvieron|regresaron|han vuelto|ha vuelto) ~1 (las ganas|los pensamientos|las ideas|la idea|esas ideas|esos pensamientos|ese pensamiento|lo mismo|a dar ganas)',
    '(sigo|todavia estoy|aun estoy) pensando en (eso|ello|lo mismo|hacerlo)',
    '(las ganas|los pensamientos|esas ideas|la idea) ~1 (siguen|sigue) (ahi|aqui|igual)',
    '(te|les|os) (dije|conte|he dicho|he contado|habia dicho) ~3 (pense|pensado|pensaba)',
    'lo (vuelvo|volvi|he vuelto) a pensar',
    'lo que te (dije|conte|escribi) ~1 (antes|esta manana|anoche|ayer|hace rato|del|de la)',
  ],
  fr: [
    '^ (non)? (toujours la|encore la|c est toujours la|toujours pareil|pareil|ca revient|pas mieux|pire|moins bien) $',
    '(ca|cela|l envie|l idee|les idees|ces idees|les pensees|ces pensees) ~1 (revient|reviennent|revienne|reviendra|reviendront|recommence|recommencent|est revenu|est revenue|sont revenues|remonte) !(cher|au meme|a #|a (dire|la))',
    '(ca|l envie|l idee|les idees|ces idees) (va|vont|peut|risque de|risquent de) ~1 (revenir|recommencer|remonter)',
    '(l envie|l idee|ces idees|les idees|ces pensees) (est|sont) (encore|toujours) la',
    'et si ca (revient|recommence|me reprend)',
    'j y (pense|repense) (encore|toujours|a nouveau|de nouveau|sans arret)',
    'dit (que)? ~2 j y (avais|ai) (deja)? pense',
    'ce que je (t ai|vous ai) (dit|ecrit|raconte) ~1 (ce matin|tout a l heure|hier|avant|sur|pour)',
  ],
  de: [
    '^ (nein)? (immer noch da|noch da|noch immer da|nicht besser|gleich|wie vorher|kommt wieder|kommt zuruck|es kommt wieder|schlimmer) $',
    '(angst|sorge|sorgen) ~1 (dass|wenn) (es|das|alles|die gedanken|der gedanke|der drang) ~4 (wiederkommt|wiederkommen|zuruckkommt|zuruckkommen|wieder (kommt|kommen|anfangt|losgeht|hochkommt|da ist|da sind|passiert))',
    '(es|das|der gedanke|die gedanken) (kommt|kommen) ~1 (wieder|zuruck) !(vor)',
    '(es|das|der gedanke|die gedanken) (ist|sind) (wieder|immer noch|noch|noch immer) da',
    '(es|das) (fangt|geht) (wieder|schon wieder) (an|los) !(mit (meinem|meiner|der|dem))',
    '(gesagt|geschrieben|erzahlt) (dass)? ~3 (daran|dran|darueber|druber) ~2 gedacht',
    'denke ~1 (immer noch|wieder|noch immer|schon wieder) ~1 (daran|dran)',
    'was ich dir (vorhin|heute|gestern|heute morgen|eben) ~2 (gesagt|geschrieben|erzahlt)',
  ],
  pt: [
    '^ (nao)? (igual|na mesma|voltou|voltando|esta voltando|ta voltando|pior|continua) $',
    'medo (de)? que (isso|isto|tudo|aquilo|a vontade|essas ideias)? (volte|voltem|aconteca de novo|comece de novo|se repita)',
    'medo (disso|daquilo|disto|da vontade) voltar',
    'e se (isso|isto|tudo|a vontade)? (voltar|voltarem|acontecer de novo)',
    '(isso|a vontade|as ideias|essas ideias|os pensamentos|o pensamento|esses pensamentos) ~1 (voltou|voltaram|voltando|volta|voltar|voltarem|continua aqui|continuam aqui)',
    '(ainda|continuo) ~1 (penso|pensando|pensar|a pensar) (nisso|naquilo)',
    '(disse|contei|falei) ~3 (pensei|tinha pensado|pensado) (nisso|naquilo|em fazer)',
    'o que (eu)? (te|lhe)? (disse|contei|falei) ~1 (antes|hoje|ontem|de manha|mais cedo)',
  ],
  it: [
    '^ (no)? (uguale|come prima|torna|tornano|sta tornando|peggio|ancora) $',
    '(paura|timore|terrore) che (mi|tutto|questo|il pensiero|quel pensiero|la voglia|i pensieri)? (torni|tornino|ritorni|ritornino|ricominci|ricapiti|riprenda|succeda di nuovo)',
    'e se (mi)? (torna|ritorna|ricomincia|ricapita|succede di nuovo)',
    '(il pensiero|quel pensiero|i pensieri|quei pensieri|la voglia|quell idea) ~2 (torna|tornata|tornato|tornano|tornati|ancora qui|ancora li|c e ancora)',
    '(torna|torni|tornato|tornata) (quel|il) pensiero',
    'ci (penso|ripenso|sto pensando) (ancora|di nuovo)',
    '(detto|raccontato|scritto) (che)? ~2 (ci avevo pensato|ci ho pensato|ci pensavo)',
    'quello che ti (ho|avevo) (detto|scritto|raccontato) ~1 (prima|stamattina|ieri|oggi|stanotte)',
  ],
}
/** The same where the danger is somebody else, who may come back. */
const theyReturn: typeof phrases = {
  es: ['miedo (de|a)? que ~2 (vuelva|venga|me encuentre|aparezca)', '(el|ella)? ya (volvio|viene|llego)'],
  fr: [
    'peur (qu il|qu elle) (revienne|rentre|vienne|me retrouve)',
    '(il|elle) (est revenu|est revenue|revient|rentre)',
  ],
  de: ['angst dass (er|sie) ~2 (wiederkommt|zuruckkommt|kommt|findet)', '(er|sie) (kommt|ist) (wieder|zuruck)'],
  pt: ['medo (de)? que (ele|ela) (volte|venha|me encontre|apareca)', '(ele|ela) (voltou|esta voltando|ta voltando)'],
  it: ['paura che (lui|lei)? (torni|venga|mi trovi)', '(lui|lei)? (e tornato|e tornata|sta tornando)'],
}

const find = createPhraseFinder([...groupsOf(phrases, false), ...groupsOf(theyReturn, true)])

function groupsOf(table: typeof phrases, isOfOthers: boolean) {
  return Object.entries(table).map(([language, of]) => ({ language, isOfOthers, phrases: of }))
}

/** Whether the danger that was told in this language is there again, or is feared. */
export function comesBack(line: string, language: Language, isFromOthers: boolean): boolean {
  // In a phrase, the signs for a beginning and an end stand for full stops.
  return find(`. ${line}. `).some(({ group }) => group.language === language && (isFromOthers || !group.isOfOthers))
}
