import { describe, expect, it } from 'vitest'
import type { News } from '../../standing/news/news.ts'
import { findForeignDanger } from '../foreign-danger.ts'
import { readForeignAnswer, withForeignNews } from '../foreign-news.ts'

/** "one | two" */
const listed = (texts: string) => texts.split('|').map((text) => text.replace(/\s+/g, ' ').trim())

const newsOf = (text: string) => withForeignNews({ facts: [], isWorse: false } as unknown as News, text, 'de')

const own = {
  suicide: listed(`
    ich denke an Suizid | ich denke in letzter Zeit oft an Selbstmord | ohne mich wären alle besser dran | meine
    Familie wäre ohne mich besser dran | ich wäre lieber tot | ich mag nicht mehr leben | hab keinen Bock mehr auf
    Leben | kb mehr zu leben | will nur einschlafen und nicht mehr aufwachen | ich will einfach nur noch sterben |
    ich will mich umbringen | ich denke darüber nach, mir das Leben zu nehmen | i mog nimma leben | ich wott nümm
    läbe | ich hab meinen Abschiedsbrief geschrieben | ich bringe mich heute Nacht um | ich moechte nich mehr leben`),
  self_harm: listed(`
    ich schneide mich | ich verletze mich selbst | ich ritze mich seit dem Sommer | hab mich wieder geritzt | ich
    hab mich gestern wieder geschnitten | der Drang mich zu verletzen ist so stark | ich will mir selbst wehtun |
    hab mich absichtlich mit der Zigarette verbrannt`),
  overdose: listed(`
    ich habe alle Tabletten genommen | hab zu viele Tabletten geschluckt | ich hab die ganze Packung Schlaftabletten
    genommen | gerade hab ich 30 Ibus genommen | ich habe eine Überdosis genommen | hab ne Handvoll Pillen
    geschluckt | ich habe Rohrreiniger getrunken | hab viel zu viel Insulin gespritzt`),
  partner_violence: listed(`
    meine Partnerin schlägt mich | mein Mann sperrt mich ein | mein Ex droht mich umzubringen | mein Freund
    kontrolliert mein Handy | er hat mich gestern wieder geschlagen | mein Mann hat mich gewürgt | ich werde von
    meinem Freund geschlagen | er lässt mich nicht aus der Wohnung | mein Exfreund lauert mir auf | mein freund
    schlaegt mich`),
  sexual_assault: listed(`
    ein Typ hat mich angefasst, obwohl ich Nein gesagt habe | ich wurde vergewaltigt | gestern bin ich vergewaltigt
    worden | er hat mich zum Sex gezwungen | mein Chef hat mich begrapscht | er erpresst mich mit meinen
    Nacktbildern | jemand droht meine Nudes zu veröffentlichen | ich hab nein gesagt aber er hat einfach
    weitergemacht`),
  child_abuse: listed(`
    mein Papa hat mich geschlagen | meine Eltern schlagen mich | mein Stiefvater fasst mich an | Mama haut mich
    immer | mein Vater schlägt mich mit dem Gürtel | ich werde zuhause geschlagen | mein Onkel fasst mich unten an |
    mein vater sperrt mich in den keller`),
  harm_to_others: listed(`
    ich will ihn umbringen | ich will jemanden töten | ich habe Angst, dass ich meinem Baby etwas antue | ich werde
    sie abstechen | ich plane einen Amoklauf | ich hab ein Messer dabei und will ihn abstechen | ich will meinen
    Vater umbringen`),
  psychosis: listed(`
    ich höre Stimmen | die Stimmen sagen, ich soll mich verletzen | die Stimmen befehlen mir Sachen | ich höre
    wieder Stimmen im Kopf | ich werde vom Geheimdienst überwacht | sie haben mir einen Chip eingepflanzt | der
    Fernseher redet mit mir | ich sehe Dinge die nicht da sind`),
  eating_disorder: listed(`
    ich kotze nach jedem Essen | ich stecke mir den Finger in den Hals | ich esse seit Tagen nichts mehr | ich nehme
    Abführmittel, um abzunehmen | ich bin magersüchtig | hab wieder Bulimie | ich übergebe mich absichtlich`),
  medical: listed(`
    Brustschmerzen und kriege keine Luft | ich habe starke Schmerzen in der Brust und mein Arm ist taub | ich glaube
    ich habe einen Herzinfarkt | ich brauche sofort einen Krankenwagen | ich huste Blut | es hört nicht auf zu
    bluten | mein Hals schwillt zu`),
}

const ofOthers = {
  suicide: [
    'meine beste Freundin will sich umbringen',
    'mein Freund denkt an Selbstmord',
    'mein kleiner Bruder sagt, dass er nicht mehr leben will',
    'ich habe Angst, dass sich meine Schwester was antut',
  ],
  self_harm: ['meine beste Freundin ritzt sich', 'mein Sohn verletzt sich selbst', 'sie hat sich wieder geritzt'],
  overdose: [
    'meine Freundin hat alle Tabletten geschluckt',
    'sie hat eine Überdosis genommen',
    'mein Bruder hat Pillen geschluckt und reagiert nicht',
  ],
  partner_violence: [
    'meine Schwester wird von ihrem Mann geschlagen',
    'ihr Freund schlägt sie',
    'mein Vater schlägt meine Mutter',
    'er sperrt sie ein, meine Nachbarin, und schlägt sie',
  ],
  sexual_assault: [
    'meine beste Freundin wurde vergewaltigt',
    'jemand hat meine Schwester begrapscht',
    'ihr Freund zwingt sie zum Sex',
  ],
  child_abuse: [
    'mein kleiner Bruder wird zuhause geschlagen',
    'mein Mann schlägt unsere Kinder',
    'die Nachbarn schlagen ihr Kind',
  ],
  harm_to_others: [
    'mein Bruder will jemanden umbringen',
    'ein Mitschüler plant einen Amoklauf',
    'mein Kumpel will seine Ex abstechen',
  ],
  psychosis: [
    'mein Bruder hört Stimmen',
    'meine Mutter glaubt, sie wird abgehört',
    'mein Mitbewohner sieht Dinge, die nicht da sind',
  ],
  eating_disorder: [
    'meine beste Freundin isst seit Tagen nichts',
    'meine Tochter kotzt nach dem Essen',
    'meine Schwester ist magersüchtig',
  ],
  medical: ['mein Opa atmet nicht mehr', 'meine Freundin ist bewusstlos', 'mein Vater hat gerade einen Herzinfarkt'],
}

describe('a danger in German', () => {
  for (const [whose, kinds] of Object.entries({ self: own, other: ofOthers })) {
    for (const [kind, texts] of Object.entries(kinds)) {
      it.each(texts)(`is heard as ${kind} (${whose}): "%s"`, (text) => {
        expect(findForeignDanger(text)).toMatchObject({ language: 'de', assessment: { kind, whose } })
      })
    }
  }

  it('is urgent where it happens now', () => {
    for (const text of [
      'ich bringe mich heute Nacht um',
      'ich habe alle Tabletten genommen',
      'mein Opa atmet nicht mehr',
    ])
      expect(findForeignDanger(text)?.assessment.tier).toBe('imminent')
  })
})

const harmless = listed(`
    ich habe heute morgen meine Tabletten genommen | hab zwei Ibu gegen die Kopfschmerzen genommen | ich nehme jeden
    Tag meine Medikamente | ich könnte tot umfallen vor Scham | ich will im Boden versinken, so peinlich | ich würde
    lieber sterben als da anzurufen | ich wäre lieber tot als vor der Klasse zu reden | ich will vor Scham sterben |
    ich sterbe vor Lachen | ich will sterben vor Lachen haha | ich will nicht mehr bei meinen Eltern leben | ich
    will nicht mehr hier leben, die Stadt nervt | ich will mit ihr Schluss machen | ich kann ohne Kaffee nicht leben
    | die Party war besser ohne mich | mein Chef bringt mich um, wenn ich zu spät komme | meine Mutter bringt mich
    um, wenn sie die Note sieht | mein Trainer will mich umbringen, 50 Liegestütze | die Hitze wird mich noch
    umbringen | ich hab mich beim Kochen geschnitten | ich schneide mich ständig beim Rasieren | ich schneide mir
    die Haare selbst | hab mir in den Finger geschnitten | ich hab mich beim Fußball verletzt | die Sache ist
    geritzt | mein Freund schlägt mich immer im Schach | mein Bruder hat mich bei Mario Kart geschlagen | mein
    Lehrer schlägt mich für ein Stipendium vor | mein Lehrer haut mich um mit seinem Wissen | meine Mutter
    kontrolliert mein Handy | meine Eltern lassen mich nicht raus | früher hat mein Vater mich geschlagen, ist lange
    her | mein Ex hat mich damals geschlagen, das ist vorbei | mit 15 hab ich mich geritzt, heute nicht mehr | in
    der Serie wurde sie vergewaltigt | in dem Krimi bringt sich der Mörder um | ich könnte ihn umbringen, er hat
    meine Pizza gegessen | ich will sie umbringen haha, sie hat gespoilert | ich will im Spiel alle töten | ich will
    sie töten, diese Mücke | ich höre Stimmen aus dem Treppenhaus | die Stimme in meinem Kopf sagt, alle starren
    mich an | meine innere Stimme sagt, ich bin peinlich | ich habe seit dem Frühstück nichts gegessen | meine
    Tochter isst nichts mehr mit Fleisch | ich krieg keine Luft vor Lachen | ich krieg keine Luft, wenn ich vor der
    Klasse rede | ich hatte fast einen Herzinfarkt, als er mich ansprach | ich ersticke in Arbeit | sie reagiert
    nicht auf meine Nachrichten | ich hab eine ganze Packung Kekse gegessen | das war eine Überdosis Niedlichkeit |
    ich habe keine Suizidgedanken | ich will mich nicht umbringen | ich schreibe ein Referat über Suizid | mein Opa
    ist letztes Jahr gestorben | ich möchte nicht allein sterben, ich suche eine Freundin | er hat mein Vertrauen
    missbraucht | ich arbeite in der Notaufnahme | die Prüfung hat mich fertig gemacht | mein Akku ist tot | ich
    bring mich um den Schlaf | ich will nicht mehr leben wie ein Mönch | mein Mann droht mir mit Scheidung | mein
    Freund tritt mich nachts im Schlaf | mein kleiner Bruder schlägt mich ständig, er ist drei | ich brauche keinen
    Krankenwagen | ich bin satt, ich will nichts mehr essen | ich will nicht mehr aufwachen, wenn der Wecker um fünf
    klingelt | meine Mutter hat ihre Tabletten genommen | er atmet nicht durch die Nase | ich bring mich selber zum
    Lachen | meine Freunde sind ohne mich besser drauf | mein Lehrer fasst mich hart an | sie hat mich im Finale
    geschlagen | meine Freundin hört Stimmen im Chor | er sperrt mich bei WhatsApp | mein PC hängt sich auf | ich
    hänge mich an Kleinigkeiten auf`)

it.each(harmless)('is not heard as a danger: "%s"', (text) => {
  expect(findForeignDanger(text)).toBeUndefined()
})

describe('news in German', () => {
  it.each([
    ['ich bin nicht alleine', 'with_someone'],
    ['meine Schwester ist da', 'with_someone'],
    ['meine beste Freundin sitzt neben mir', 'with_someone'],
    ['ich bin bei meiner Mutter', 'with_someone'],
    ['der Notarzt kommt', 'help_coming'],
    ['der Rettungswagen ist unterwegs', 'help_coming'],
    ['meine Mama kommt gleich zu mir', 'help_coming'],
    ['der Krankenwagen ist da', 'in_care'],
    ['ich bin im Spital', 'in_care'],
    ['bin jetzt in der Klinik', 'in_care'],
    ['Notruf gewählt', 'called'],
    ['ich hab die 112 angerufen', 'called'],
    ['hab es meiner Mutter erzählt', 'told'],
    ['meine Schwester weiß Bescheid', 'told'],
    ['ich hab die Tabletten weggeworfen', 'put_away'],
    ['mir geht es besser', 'calmer'],
    ['ich bin bei mir zuhause in Sicherheit', 'safe'],
    ['ich fühle mich hier sicher', 'safe'],
    ['ich werde mir nichts antun', 'safe'],
    ['ich habe keinen konkreten Plan', 'no_plan'],
    ['ich bin aus der Wohnung raus', 'away'],
    ['ich bin im Frauenhaus', 'away'],
    ['hab gerade etwas gegessen', 'ate'],
    ['meine Freundin hat zurückgeschrieben', 'reached'],
  ])('tells a fact: "%s"', (text, fact) => {
    expect(newsOf(text).facts).toContain(fact)
  })

  it.each(
    listed(`
    ich bin bei der Arbeit | ich bin bei ihm | er ist bei mir | mein Mann ist hier | mein Vater ist da | er kommt
    gleich nach Hause | sie kommt gleich wieder | meine Mutter kommt gleich nach Hause | meine Schwester ist nicht
    da | wenn meine Schwester da ist, geht es | ich bin nicht allein, er ist hier | ich bin nicht allein schuld |
    der Notarzt kommt nicht | ich will den Notruf anrufen | ich habe niemanden angerufen | ich hab angerufen, aber
    keiner geht ran | meine Oma ist im Krankenhaus | ich arbeite im Krankenhaus | ich will es meiner Mutter erzählen
    | meine Mutter weiß es nicht | er hat mein Handy weggeworfen | ich hab mein Leben weggeworfen | die Tabletten
    sind weg | ich hab alles weggegeben | ich bin sicher, er bringt mich um | ich bin mir sicher, dass ich sterben
    will | ich bin nicht in Sicherheit | mir geht es besser, wenn ich tot bin | mir geht es nicht besser | kein
    Plan, was ich machen soll | ich bin bald weg | sie ist weg, ich finde sie nicht | hab nichts gegessen | ich bin
    bei meiner Mutter rausgeflogen | ich mache nichts mehr außer weinen`),
  )('tells no fact: "%s"', (text) => {
    expect(newsOf(text).facts).toEqual([])
  })

  it.each(['ich bin in Gefahr', 'es wird immer schlimmer', 'ich mach es jetzt', 'es ist schlimmer geworden'])(
    'is worse: "%s"',
    (text) => {
      expect(newsOf(text).isWorse).toBe(true)
    },
  )

  it.each(['ich bin nicht in Gefahr', 'es wird nicht schlimmer', 'er macht es jetzt richtig'])(
    'is not worse: "%s"',
    (text) => {
      expect(newsOf(text).isWorse).toBe(false)
    },
  )

  it.each([
    ['war nur ein Witz', 'denial'],
    ['das war nicht so gemeint', 'denial'],
    ['du hast mich falsch verstanden', 'denial'],
    ['ich hab niemanden zum Reden', 'nobody'],
    ['hier ist keiner', 'nobody'],
    ['bin ganz alleine', 'nobody'],
  ])('takes a stance: "%s"', (text, stance) => {
    expect(newsOf(text).stance).toBe(stance)
  })

  it.each(['er hat es nicht so gemeint', 'ich bin nicht allein', 'ich hab niemanden verletzt'])(
    'takes no stance: "%s"',
    (text) => {
      expect(newsOf(text).stance).toBeUndefined()
    },
  )

  it.each([
    ['ich kann nicht telefonieren', 'no_phone'],
    ['ich trau mich nicht anzurufen', 'no_phone'],
    ['kann man da auch schreiben', 'no_phone'],
    ['welche Nummer', 'which_number'],
    ['wo kann ich anrufen', 'which_number'],
    ['an wen kann ich mich wenden', 'which_number'],
  ])('asks: "%s"', (text, request) => {
    expect(newsOf(text).request).toBe(request)
  })
})

describe('an answer in German', () => {
  it.each(
    listed(`
    ja | Jo | jap | Ja, leider | leider ja | klar | manchmal schon | ja ist sie | hab ich | genau | jaaa`),
  )('is a yes: "%s"', (text) => {
    expect(readForeignAnswer(text, 'de')).toBe('yes')
  })

  it.each(
    listed(`
    nein | nö | Nee | ne | noch nicht | natürlich nicht | leider nicht | nein niemand | sicher nicht | nope`),
  )('is a no: "%s"', (text) => {
    expect(readForeignAnswer(text, 'de')).toBe('no')
  })

  it.each(
    listed(`
    weiß nicht | ich weiß es nicht | keine Ahnung | ja keine Ahnung | ja nein | ja wenn er nach Hause kommt | wenn
    er nach Hause kommt | ja ich bin nicht sicher | ich halte es nicht aus | nein ich halte es nicht aus | nicht
    mehr lange | genau das macht mir Angst | vielleicht | ich glaube nicht | klar habe ich Angst`),
  )('is neither: "%s"', (text) => {
    expect(readForeignAnswer(text, 'de')).toBeUndefined()
  })
})

it.each([
  'er hat mi am freitag gegn die wand gschubst und kurz am hals packt und zuadruckt',
  'ER hat mi gwürgt. mein freund',
  'mein Freund hat mi am Freitag ghaut',
  'er hat mich am Hals gepackt, aber nur kurz',
])('hears the violence in a dialect: "%s"', (text) => {
  expect(findForeignDanger(text)?.assessment).toMatchObject({ kind: 'partner_violence', whose: 'self' })
})

it.each(['i hab mi am hals verkühlt', 'er hat mi gestern am bahnhof abgholt', 'mei hund hat die tür zuadruckt'])(
  'hears none in a harmless dialect: "%s"',
  (text) => {
    expect(findForeignDanger(text)).toBeUndefined()
  },
)
