import type { CrisisCountry } from '#rules/crisis-countries.ts'
import type { CrisisLine } from './crisis.ts'
import { byOther, byService, call, chat, notCompared, text, whatsApp } from './line.ts'

/** Lines for one kind of danger. The general lines of `countries.ts` stand beside them, and alone where none is here. */
export type SpecialTopic = 'abuse' | 'assault' | 'poison'

export type SpecialLine = CrisisLine & { topic: SpecialTopic; country: CrisisCountry }

const of = (country: CrisisCountry, topic: SpecialTopic, ...lines: readonly CrisisLine[]): SpecialLine[] =>
  lines.map((line) => ({ ...line, country, topic }))

const hotline = notCompared('https://www.thehotline.org')
const respect = notCompared('https://www.1800respect.org.au')
const safeToTalk = notCompared('https://safetotalk.nz')
const hilfetelefon = notCompared('https://www.hilfetelefon.de')
const of1522 = byOther('https://tg24.sky.it/cronaca/2023/11/23/1522-numero-antiviolenza-donne')
const of016 = notCompared('https://violenciagenero.igualdad.gob.es')
const poisonAdvice = 'Free. A poisons expert tells you what to do next.'

const hilfetelefonLine = call('116 016', {
  name: 'Hilfetelefon',
  detail: 'Free, in many languages, for women and people close to them.',
  checked: hilfetelefon,
})
const respectLines = [
  text('0458 737 732', { name: '1800RESPECT', detail: 'Free. A trained counselor writes back.', checked: respect }),
  call('1800 737 732', {
    name: '1800RESPECT',
    detail: 'Free. A trained counselor answers, for violence at home and sexual violence.',
    checked: respect,
  }),
]
const lines1522 = [
  chat('www.1522.eu', {
    name: '1522',
    detail: 'Free, in eleven languages. Somebody writes with you.',
    checked: of1522,
  }),
  call('1522', { name: '1522', detail: 'Free, in eleven languages, for violence and stalking.', checked: of1522 }),
]

export const specialLines: readonly SpecialLine[] = [
  ...of(
    'US',
    'abuse',
    text(
      '88788',
      {
        name: 'National Domestic Violence Hotline',
        detail: 'Free. An advocate writes back, and helps you plan at your own pace.',
        checked: hotline,
      },
      'START',
    ),
    call('1-800-799-7233', {
      name: 'National Domestic Violence Hotline',
      detail: 'Free, in many languages. An advocate asks first if it is safe to talk.',
      checked: hotline,
    }),
  ),
  ...of(
    'US',
    'assault',
    call('1-800-656-4673', {
      name: 'National Sexual Assault Hotline',
      detail: 'Free. You reach a trained person at a center near you.',
      checked: notCompared('https://www.rainn.org'),
    }),
  ),
  ...of(
    'US',
    'poison',
    call('1-800-222-1222', {
      name: 'Poison Help',
      detail: 'Free. A nurse or pharmacist tells you what to do next.',
      checked: notCompared('https://www.poison.org'),
    }),
  ),
  ...of(
    'CA',
    'poison',
    call('1-844-764-7669', {
      name: 'Poison Centres of Canada',
      detail: 'Free. A nurse or pharmacist tells you what to do next.',
      checked: notCompared('https://infopoison.ca'),
    }),
  ),
  ...of(
    'UK',
    'abuse',
    call('0808 2000 247', {
      name: 'National Domestic Abuse Helpline',
      detail: 'Free, run by Refuge for women. They also know where men can call.',
      checked: notCompared('https://www.nationaldahelpline.org.uk'),
    }),
  ),
  ...of(
    'UK',
    'assault',
    call('0808 500 2222', {
      name: 'Rape and Sexual Abuse Support Line',
      detail: 'Free, for anyone 16 or over in England and Wales, whenever it happened.',
      checked: notCompared('https://rapecrisis.org.uk'),
    }),
  ),
  ...of(
    'IE',
    'abuse',
    call('1800 341 900', {
      name: "Women's Aid",
      detail: 'Free. A trained support worker answers.',
      checked: notCompared('https://www.womensaid.ie'),
    }),
  ),
  ...of(
    'IE',
    'assault',
    call('1800 77 88 88', {
      name: 'National Rape Crisis Helpline',
      detail: 'Free. A trained counselor answers.',
      checked: notCompared('https://www.drcc.ie'),
    }),
  ),
  ...of('AU', 'abuse', ...respectLines),
  ...of('AU', 'assault', ...respectLines),
  ...of(
    'AU',
    'poison',
    call('13 11 26', {
      name: 'Poisons Information Centre',
      detail: 'A poisons expert tells you what to do next.',
      checked: byService('https://www.poisonsinfo.health.qld.gov.au'),
    }),
  ),
  ...of(
    'NZ',
    'abuse',
    call('0800 733 843', {
      name: "Women's Refuge",
      detail: 'Free from any phone. You reach the refuge nearest to you.',
      checked: notCompared('https://womensrefuge.org.nz'),
    }),
  ),
  ...of(
    'NZ',
    'assault',
    text('4334', { name: 'Safe to talk', detail: 'Free. A trained counselor writes back.', checked: safeToTalk }),
    call('0800 044 334', { name: 'Safe to talk', detail: 'Free. A trained counselor answers.', checked: safeToTalk }),
  ),
  ...of(
    'NZ',
    'poison',
    call('0800 764 766', {
      name: 'National Poisons Centre',
      detail: poisonAdvice,
      checked: notCompared('https://poisons.co.nz'),
    }),
  ),
  ...of(
    'IN',
    'abuse',
    call('181', {
      name: 'Women Helpline',
      detail: 'Free, for women.',
      checked: byOther('https://www.lokmattimes.com'),
    }),
  ),
  ...of(
    'ZA',
    'abuse',
    call('0800 428 428', {
      name: 'GBV Command Centre',
      detail: 'Free. A social worker answers.',
      checked: byOther('https://www.capetalk.co.za'),
    }),
  ),
  ...of(
    'KE',
    'abuse',
    call('1195', {
      name: 'Gender Violence Hotline',
      detail: 'Free. Somebody answers at any hour.',
      checked: byOther('https://www.the-star.co.ke'),
    }),
  ),
  ...of(
    'ES',
    'abuse',
    whatsApp('600 000 016', '34600000016', { name: '016', detail: 'Free. Somebody writes back.', checked: of016 }),
    call('016', { name: '016', detail: 'Free, in many languages. It leaves no trace on the bill.', checked: of016 }),
  ),
  ...of(
    'ES',
    'poison',
    call('91 562 04 20', {
      name: 'Servicio de Información Toxicológica',
      detail: 'A doctor tells you what to do next, in Spanish.',
      checked: notCompared('https://www.inctoxicologia.es'),
    }),
  ),
  ...of(
    'AR',
    'abuse',
    call('144', {
      name: 'Línea 144',
      detail: 'Free, in Spanish.',
      checked: notCompared('https://www.argentina.gob.ar'),
    }),
  ),
  ...of(
    'CO',
    'abuse',
    call('155', {
      name: 'Línea 155',
      detail: 'Free, in Spanish, for women.',
      checked: notCompared('https://www.policia.gov.co'),
    }),
  ),
  ...of(
    'CL',
    'abuse',
    call('1455', {
      name: 'Fono 1455',
      detail: 'Free, in Spanish.',
      checked: notCompared('https://www.sernameg.gob.cl'),
    }),
  ),
  ...of(
    'PE',
    'abuse',
    call('100', {
      name: 'Línea 100',
      detail: 'Free, in Spanish, Quechua and Aymara.',
      checked: byOther('https://eltiempo.pe'),
    }),
  ),
  ...of(
    'FR',
    'abuse',
    call('3919', {
      name: '3919, Violences Femmes Info',
      detail: 'Free, in French, for women and people close to them.',
      checked: notCompared('https://arretonslesviolences.gouv.fr'),
    }),
  ),
  ...of(
    'BE',
    'poison',
    call('070 245 245', {
      name: 'Centre Antipoisons, Antigifcentrum',
      detail: 'Free, in Dutch and French. A doctor or pharmacist tells you what to do next.',
      checked: notCompared('https://www.antigifcentrum.be'),
    }),
  ),
  ...of(
    'CH',
    'poison',
    call('145', {
      name: 'Tox Info Suisse',
      detail: 'Free. A doctor tells you what to do next.',
      checked: byOther('https://vitagate.ch'),
    }),
  ),
  ...of('DE', 'abuse', hilfetelefonLine),
  ...of('DE', 'assault', hilfetelefonLine),
  ...of(
    'DE',
    'poison',
    call('030 19240', {
      name: 'Giftnotruf Berlin',
      detail: 'A poisons expert tells you what to do next, in German.',
      checked: notCompared('https://giftnotruf.charite.de'),
    }),
  ),
  ...of(
    'AT',
    'abuse',
    call('0800 222 555', {
      name: 'Frauenhelpline',
      detail: 'Free, for women and people close to them.',
      checked: byOther('https://noe.orf.at/stories/3136860/'),
    }),
  ),
  ...of(
    'AT',
    'poison',
    call('01 406 43 43', {
      name: 'Vergiftungsinformationszentrale',
      detail: 'A doctor tells you what to do next, in German.',
      checked: notCompared('https://goeg.at/Vergiftungsinformation'),
    }),
  ),
  ...of(
    'BR',
    'abuse',
    call('180', {
      name: 'Ligue 180',
      detail: 'Free, in Portuguese.',
      checked: notCompared('https://www.gov.br/mulheres'),
    }),
  ),
  ...of(
    'BR',
    'poison',
    call('0800 722 6001', {
      name: 'Disque-Intoxicação',
      detail: 'Free, in Portuguese. An expert tells you what to do next.',
      checked: notCompared('https://www.gov.br/anvisa'),
    }),
  ),
  ...of(
    'PT',
    'abuse',
    call('800 202 148', {
      name: 'Serviço de Informação a Vítimas de Violência Doméstica',
      detail: 'Free, in Portuguese.',
      checked: notCompared('https://www.cig.gov.pt'),
    }),
  ),
  ...of(
    'PT',
    'poison',
    call('800 250 250', {
      name: 'Centro de Informação Antivenenos',
      detail: 'Free, in Portuguese. A doctor tells you what to do next.',
      checked: notCompared('https://www.inem.pt'),
    }),
  ),
  ...of('IT', 'abuse', ...lines1522),
  ...of('IT', 'assault', ...lines1522),
  ...of(
    'IT',
    'poison',
    call('02 6610 1029', {
      name: 'Centro Antiveleni, Niguarda',
      detail: 'A doctor tells you what to do next, in Italian.',
      checked: notCompared('https://www.ospedaleniguarda.it'),
    }),
  ),
]
