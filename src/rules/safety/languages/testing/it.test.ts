import { describe, expect, it } from 'vitest'
import type { DangerKind } from '../../../coach/heard.ts'
import type { News } from '../../standing/news/news.ts'
import { findForeignDanger } from '../foreign-danger.ts'
import { readForeignAnswer, withForeignNews } from '../foreign-news.ts'

/** Messages with a slash between them. */
const listed = (text: string) =>
  text
    .split('/')
    .map((one) => one.trim())
    .filter((one) => one !== '')

const own: Readonly<Record<DangerKind, readonly string[]>> = {
  suicide: listed(`
    voglio morire / vojo morire / nn voglio piu vivere / mi voglio ammazzare / mi voglio uccidere / vorrei essere morta /
    vorrei essere morto / penso al suicidio / ho pensieri suicidi / vorrei non svegliarmi più / la faccio finita /
    mi butto sotto un treno / non ha più senso vivere / voglio farla finita / sto pensando di uccidermi /
    voglio farla finita con la vita / non voglio più vivere, mi odio / non voglio più vivere, a scuola mi picchiano /
    ho scritto una lettera d’addio / sono stanca di vivere / non ho più voglia di vivere / voglio impiccarmi /
    tutti starebbero meglio senza di me / vorrei addormentarmi e non svegliarmi mai più / ho deciso di togliermi la vita /
    voglio morire, non ce la faccio più / voglio morire, mio padre mi odia / stanotte ho provato a uccidermi /
    voglio sparire per sempre, da sola non ce la faccio / non voglio più vivere, in classe mi odiano /
    non voglio più vivere, i miei mi odiano / voglio morire, che senso ha / sto male come non mai, voglio morire /
    voglio farla finita, di questa vita non me ne importa / mi ammazzo / mi suicido / voglio morire quando mi picchia
  `),
  self_harm: listed(`
    mi taglio / mi sto tagliando / mi sono fatta dei tagli / mi sono tagliata le braccia / mi faccio del male /
    ho ricominciato a tagliarmi / non riesco a smettere di tagliarmi / mi brucio con la sigaretta / mi taglio i polsi /
    voglio farmi del male / la sera mi taglio in bagno / mi taglio, odio i miei capelli / mi sono tagliato apposta /
    mi taglio quando sto male / mi taglio un po’ ogni sera / ho paura di fare del male a me stessa / faccio autolesionismo
  `),
  overdose: listed(`
    ho preso 30 pastiglie / ho preso una scatola di tachipirina / ho preso tutto lo xanax / ho preso tutte le gocce /
    ho bevuto la candeggina / ho ingoiato un sacco di pillole / ho preso tutte le pillole / ho preso tutte le pastiglie stamattina /
    ho mandato giù trenta compresse / ho preso tutta la scatola / ho preso troppe pastiglie / mi sono presa tutte le pasticche /
    sono in overdose / ho buttato giù un flacone di gocce / ho preso le pillole per morire / ho mischiato xanax e vodka /
    ho preso un sacco di medicine per uccidermi / ho preso 8 tachipirine tutte insieme
  `),
  partner_violence: listed(`
    mi ha messo le mani addosso / mi ha alzato le mani / mi ha dato uno schiaffo / lui mi mena / mi ha chiusa in casa /
    il mio ragazzo mi controlla il telefono / mio marito non mi fa uscire / il mio ex mi perseguita / mi picchia /
    il mio ragazzo mi ha minacciata / il mio ex ha detto che mi ammazza / mio marito mi ha picchiata / mia moglie mi picchia /
    dice che mi ammazza se lo lascio / minaccia di uccidermi / ho paura di mio marito / mi prende a pugni /
    mi ha stretto il collo / mio marito mi prende lo stipendio / mi ha picchiata quando ero incinta / mi picchia quando beve /
    mi picchia la testa contro il muro / mi ha chiusa in casa e picchiata / mi ha minacciata, ha un coltello / mi picchia mio figlio
  `),
  sexual_assault: listed(`
    sono stato violentato / mi hanno violentata / mi ha toccata e non volevo / mi ha costretta a fare sesso /
    sono stata molestata / minaccia di pubblicare le mie foto / mi ha stuprata / ha abusato di me /
    mi ricatta con le mie foto / ha pubblicato le mie foto intime / mi ha toccata mentre dormivo / ho detto di no ma lui ha continuato /
    sono stata violentata, ero al lavoro / mi ha violentata mio marito / mi ha violentato mio zio / mi ha violentata quando ero ubriaca
  `),
  child_abuse: listed(`
    mio padre mi picchia / mio zio mi tocca / i miei mi picchiano / mia madre mi chiude in camera / mio padre mi prende a cinghiate /
    il compagno di mia madre mi tocca / il mio patrigno entra in camera mia di notte / papà mi mena / vengo picchiata da mio padre /
    mio padre mi ha picchiato / mio zio mi tocca e non voglio / mio padre mi picchia con la cinta /
    mio zio mi tocca il braccio e poi sotto
  `),
  harm_to_others: listed(`
    ho paura di uccidere qualcuno / voglio ammazzarlo davvero / sto pensando di ucciderlo / lo accoltello / sto per ammazzarlo /
    ho paura di fare del male a mio figlio / voglio fare del male a qualcuno / voglio fare una strage a scuola /
    ho preso un coltello per ammazzarlo / ho scosso il bambino
  `),
  psychosis: listed(`
    sento le voci / sento delle voci nella testa / le voci mi dicono di buttarmi / la tv mi parla / mi hanno messo un chip /
    mi vogliono avvelenare / vedo persone che non esistono / mi leggono nel pensiero / sento voci che mi insultano /
    sento le voci di notte / sento delle voci da mesi
  `),
  eating_disorder: listed(`
    mi faccio vomitare / mi provoco il vomito / mi metto due dita in gola / non mangio da tre giorni / sono anoressica /
    soffro di bulimia / ho smesso di mangiare per dimagrire / mi abbuffo e poi vomito / prendo lassativi per dimagrire /
    nn mangio niente da 4 giorni / vomito dopo ogni pasto
  `),
  medical: listed(`
    mi fa male il petto e non respiro / ho un dolore al petto e al braccio sinistro / sto vomitando sangue /
    sto perdendo tanto sangue / credo di avere un infarto / mi si sta gonfiando la gola / sono incinta e perdo sangue /
    il sangue non si ferma / ho mezza faccia paralizzata / mi hanno accoltellato / sputo sangue
  `),
}

const others: Partial<Record<DangerKind, readonly string[]>> = {
  suicide: listed(`
    mia figlia non vuole più vivere / ha detto che la fa finita / la mia amica vuole morire / mio fratello ha tentato il suicidio /
    un mio amico dice che si ammazza / lei vuole uccidersi / minaccia di suicidarsi / mia sorella ha pensieri suicidi
  `),
  self_harm: listed(`
    la mia amica si fa del male / mia sorella si taglia / si taglia le braccia / mia figlia ha ricominciato a tagliarsi
  `),
  overdose: listed(`
    mia madre ha preso un sacco di pillole / ha preso 30 pastiglie / mio fratello è in overdose / ha bevuto la candeggina /
    la mia amica ha ingoiato tutte le pastiglie
  `),
  partner_violence: listed(`
    suo marito la picchia / mia sorella viene picchiata / mio padre picchia mia madre / il suo ragazzo la mena /
    il vicino picchia la moglie
  `),
  sexual_assault: listed(`
    la mia amica è stata violentata / hanno violentato mia sorella / l’hanno stuprata / mia cugina è stata molestata
  `),
  child_abuse: listed(`
    i vicini picchiano il bambino / suo padre lo picchia / mio marito picchia nostro figlio / viene picchiato dai genitori
  `),
  harm_to_others: listed(`
    mio fratello vuole uccidere mio padre / minaccia di ammazzarla / ha detto che vuole accoltellare qualcuno /
    vuole fare una strage
  `),
  psychosis: listed(`
    mio fratello sente le voci / mia madre crede che la spiano / parla con persone che non esistono / mia zia ha le allucinazioni
  `),
  eating_disorder: listed(`
    mia figlia si fa vomitare / la mia amica non mangia da giorni / mia sorella è anoressica / mia figlia non mangia più niente
  `),
  medical: listed(`
    mia nonna non respira / è svenuto e non si sveglia / mio padre sta avendo un infarto / ha perso conoscenza /
    mio nonno ha le convulsioni
  `),
}

const casesOf = (table: Partial<Record<DangerKind, readonly string[]>>) =>
  Object.entries(table).flatMap(([kind, texts]) => texts.map((text) => [kind, text] as const))

describe('it: danger', () => {
  it.each(casesOf(own))('is heard as %s: "%s"', (kind, text) => {
    const found = findForeignDanger(text)
    expect(found?.language).toBe('it')
    expect(found?.assessment).toMatchObject({ kind, whose: 'self' })
  })

  it.each(casesOf(others))('of somebody else is heard as %s: "%s"', (kind, text) => {
    expect(findForeignDanger(text)?.assessment).toMatchObject({ kind, whose: 'other' })
  })

  it.each(
    listed(`
      ho preso tutti i libri / ho preso troppe insufficienze / ho preso un sacco di freddo / un’overdose di serie tv /
      mi ammazzo di lavoro / mi ammazzo dalle risate / vorrei morire dal ridere / voglio morire, che vergogna /
      voglio farla finita con lui / voglio farla finita con questo lavoro / non voglio svegliarmi presto /
      non ce la faccio a vivere con i miei / non ce la faccio più a vivere con i miei / si divertono meglio senza di me alla festa /
      starebbero meglio senza di me alla festa / vorrei sparire per sempre dai social / mi taglio i capelli /
      mi taglio da sola i capelli / mi sono tagliata un dito cucinando / mi sono tagliato facendo la barba /
      lui mi ammazza, fa troppo ridere / mi picchia il cuore / mi picchia il sole in testa / mio padre mi chiude la telefonata /
      mio zio mi tocca sopportarlo / non voglio vivere con i miei genitori / non voglio più vivere a Milano /
      non voglio morire / non mi taglio / non mi picchia / lui non mi picchia / non mi ha mai picchiata / non mi taglio più /
      preferirei morire che parlare in pubblico / voglio morire ahah / voglio morire di vergogna / mi ammazzo di studio /
      mi uccido in palestra / voglio morire quando devo parlare in pubblico / ho preso le medicine stamattina /
      ho preso tutte le medicine della mattina / ho preso 20 gocce di lexotan / ho preso due pastiglie per il mal di testa /
      ho preso tutte le medicine prescritte / ho preso una scatola di cioccolatini / ho preso tutta la scatola di biscotti /
      mi sono bruciata la lingua / mi brucio sempre al sole / mi faccio male in palestra / mi faccio del male a rileggere i suoi messaggi /
      mia madre mi ammazza se prendo un’altra nota / mia mamma mi controlla il telefono / mia madre non mi fa uscire /
      mio marito mi ammazza se scopre quanto ho speso / questa canzone mi perseguita / la sfortuna mi perseguita /
      mi ha dato uno schiaffo morale / mi ha minacciato di non invitarmi / mi ha costretta ad andare alla festa /
      mi ha toccata la sua canzone / sono stata molestata dal call center / minaccia di pubblicare le mie foto da piccola /
      mio padre mi picchiava quando ero piccolo / mio padre mi ha picchiato quando ero bambino /
      voglio ammazzare mio fratello, ha finito la nutella / giuro che lo ammazzo / mi viene voglia di uccidere il mio capo /
      sento le voci dei vicini / sento delle voci in corridoio / sento voci di corridoio / una vocina mi dice di scrivergli /
      non mangio da stamattina / non mangio carne da tre giorni / ho smesso di mangiare carne / sono bulimica di serie tv /
      vomito se mangio il pesce / mi viene un infarto quando mi scrive / sputo sangue per arrivare a fine mese /
      non riesco a respirare quando devo parlare / perdo tanto sangue con il ciclo / mi hanno accoltellata alle spalle /
      vuole morire dal ridere / si taglia i capelli / la pizza si taglia così / il pane si taglia / non la fa finita di parlare /
      si ammazza di lavoro / nella serie lei si uccide / ha preso le pastiglie per la pressione / mia nonna non respira bene dal naso /
      mio figlio non si sveglia mai presto / il mio cane non mangia da due giorni / suo marito la batte a tennis /
      mio padre picchia sui tasti / è svenuta dal ridere / ho tentato il suicidio dieci anni fa / mi butto giù facilmente /
      sono stanca di vivere con i miei / penso al suicidio di mio cugino / mi sono tagliata i capelli / mi tocca lavorare / non ho voglia di vivere in quella città /
      ho esagerato con i dolci / ho bevuto un sacco di birra / mi ha chiuso il telefono in faccia / ha detto che mi uccide di coccole /
      ho perso conoscenza con i vecchi amici / ho scritto una lettera d’addio ai colleghi / mi ammazzo a studiare
    `),
  )('is not heard in "%s"', (text) => {
    expect(findForeignDanger(text)).toBeUndefined()
  })

  it('is urgent if it is about to happen', () => {
    expect(findForeignDanger('stanotte mi ammazzo')?.assessment.tier).toBe('imminent')
    expect(findForeignDanger('sono sul ponte e voglio buttarmi')?.assessment.tier).toBe('imminent')
  })
})

const toldIn = (text: string): readonly string[] => {
  const { facts, stance, request, isWorse } = withForeignNews({ facts: [] } as unknown as News, text, 'it')
  return [...facts, ...[stance, request].filter((one) => one !== undefined), ...(isWorse ? ['worse'] : [])]
}

describe('it: news', () => {
  it.each([
    ['with_someone', 'mia mamma è qui'],
    ['with_someone', 'c’è mia sorella con me'],
    ['with_someone', 'sono a casa di un’amica'],
    ['with_someone', 'sono con la mia migliore amica'],
    ['with_someone', 'sono da mia nonna'],
    ['with_someone', 'non sono da sola'],
    ['help_coming', 'mia sorella viene qui'],
    ['help_coming', 'l’ambulanza sta arrivando'],
    ['help_coming', 'sta arrivando mia mamma'],
    ['called', 'li ho chiamati'],
    ['called', 'sto chiamando il 112'],
    ['called', 'ho chiamato l’ambulanza'],
    ['in_care', 'sono all’ospedale'],
    ['in_care', 'sono in pronto soccorso'],
    ['put_away', 'ho dato le pillole a mia mamma'],
    ['put_away', 'le ho messe via'],
    ['put_away', 'ho buttato le lamette'],
    ['away', 'sono scappata'],
    ['away', 'sono scappato di casa'],
    ['away', 'lui è uscito e non torna'],
    ['told', 'l’ho detto a mia sorella'],
    ['told', 'gliel’ho detto'],
    ['told', 'mia mamma lo sa'],
    ['ate', 'ho mangiato qualcosa'],
    ['safe', 'Per ora sono al sicuro'],
    ['calmer', 'ora sto meglio'],
    ['no_plan', 'non lo farò'],
    ['no_plan', 'non farò niente'],
    ['denial', 'scherzavo'],
    ['denial', 'hai capito male'],
    ['nobody', 'sono da sola'],
    ['nobody', 'sono da solo'],
    ['nobody', 'nn ho nessuno'],
    ['no_phone', 'Non riesco a telefonare'],
    ['no_phone', 'ho paura di chiamare'],
    ['which_number', 'qual è il numero?'],
    ['which_number', 'chi posso chiamare'],
    ['worse', 'Sono in pericolo'],
    ['worse', 'sto peggio'],
    ['worse', 'non sono al sicuro'],
    ['worse', 'lo faccio adesso'],
    ['worse', 'ho la lametta in mano'],
    ['worse', 'ci penso quasi tutte le notti'],
    ['worse', 'vi ho mentito'],
    ['what_to_write', 'cosa le scrivo?'],
    ['what_to_write', 'non so cosa scriverle'],
  ])('%s is heard in "%s"', (name, text) => {
    expect(toldIn(text)).toContain(name)
  })

  it.each([
    ['with_someone', 'sono da sola'],
    ['with_someone', 'sono da solo'],
    ['put_away', 'le ho buttate giù'],
    ['calmer', 'non sto meglio'],
    ['safe', 'non sono al sicuro'],
    ['nobody', 'non sono da sola'],
    ['safe', 'ora sto meglio'],
    ['help_coming', 'lui sta arrivando ubriaco'],
  ])('%s is not heard in "%s"', (name, text) => {
    expect(toldIn(text)).not.toContain(name)
  })

  it.each(
    listed(`
      sono con lui e ho paura / lui è qui e ho paura / gli ho mentito / sono con lui / sono con mia madre e mi urla contro / ho scritto una lettera di addio /
      ho chiamato ma non rispondono / ho chiamato il 112 ma non rispondono / non faccio niente di male / lui torna tra poco /
      sta arrivando / sta arrivando lui / se mia mamma è qui / quando mia mamma è qui fingo / mia mamma è qui ma dorme /
      ho preso la scatola / ho buttato giù le pastiglie / l’ho buttato fuori / le ho messe via per stasera / lui è uscito /
      è uscito a prendere le sigarette / sono sicura che lo voglio / sono sicuro di quello che faccio / non so se sono al sicuro /
      vorrei essere al sicuro / voglio andare in ospedale / mia madre è in ospedale / sono in ospedale a trovare mia nonna /
      non sto scherzando / non scherzavo / sono solo stanca / sono solo un po’ triste / non è così facile / ho chiamato il mio ex /
      devo chiamare il 112 / sono a casa sua / sono a casa di lui / sono scappata in bagno / non lo farò stasera /
      sto meglio quando mi taglio / ho mangiato qualcosa e poi ho vomitato / gliel’ho detto e si è arrabbiato /
      mia mamma non lo sa / non l’ho detto a mia mamma / sono più calma perché ho deciso
    `),
  )('nothing is heard in "%s"', (text) => {
    expect(toldIn(text)).toEqual([])
  })

  it.each([
    ...'sì|si|Sì!|sisi|certo|penso di sì|purtroppo sì|eh sì|esatto|credo di sì|sì purtroppo|certo che sì|sì, ma ho paura|ovvio'
      .split('|')
      .map((text) => ['yes', text] as const),
    ...'no|No.|nono|no no|assolutamente no|direi di no|nessuno|mai|non ancora|certo che no|credo di no|per niente|no, nessuno|eh no'
      .split('|')
      .map((text) => ['no', text] as const),
  ])('%s is heard in the answer "%s"', (answer, text) => {
    expect(readForeignAnswer(text, 'it')).toBe(answer)
  })

  it.each(
    listed(`
      non lo so / non ce la faccio più / si sta male / se torna a casa / boh / forse / sì e no / si ma no / non so /
      no non lo so / non posso / no non ce la faccio / spero di no / si vede che sto male / certo che no sarebbe meglio / a volte /
      mai stata peggio / nessuno mi aiuta / si arrabbia / assolutamente / spero di sì
    `),
  )('no answer is heard in "%s"', (text) => {
    expect(readForeignAnswer(text, 'it')).toBeUndefined()
  })
})

it.each([
  ['with_someone', 'lei è arrivata, resta con me'],
  ['help_coming', 'lei sta arrivando'],
])('%s is heard in "%s" only where nobody is feared', (name, text) => {
  const nothing = { facts: [] } as unknown as News
  expect(withForeignNews(nothing, text, 'it', true).facts).toContain(name)
  expect(withForeignNews(nothing, text, 'it').facts).not.toContain(name)
})
