import { byOther, byService, call, notCompared } from '../line.ts'
import { of, type SpecialLine } from './special-line.ts'

const poisonAdvice = 'Free. A poisons expert tells you what to do next.'

export const poisonLines: readonly SpecialLine[] = [
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
    'AU',
    'poison',
    call('13 11 26', {
      name: 'Poisons Information Centre',
      detail: 'A poisons expert tells you what to do next.',
      checked: byService('https://www.poisonsinfo.health.qld.gov.au', '2026-11-16'),
    }),
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
    'ES',
    'poison',
    call('91 562 04 20', {
      name: 'Servicio de Información Toxicológica',
      detail: 'A doctor tells you what to do next, in Spanish.',
      checked: notCompared('https://www.inctoxicologia.es'),
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
      checked: byOther('https://vitagate.ch/de/gesund_und_schoen/ratgeber/erste_hilfe/notfalltelefon', '2026-11-17'),
    }),
  ),
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
    'poison',
    call('01 406 43 43', {
      name: 'Vergiftungsinformationszentrale',
      detail: 'A doctor tells you what to do next, in German.',
      checked: notCompared('https://goeg.at/Vergiftungsinformation'),
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
    'poison',
    call('800 250 250', {
      name: 'Centro de Informação Antivenenos',
      detail: 'Free, in Portuguese. A doctor tells you what to do next.',
      checked: notCompared('https://www.inem.pt'),
    }),
  ),
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
