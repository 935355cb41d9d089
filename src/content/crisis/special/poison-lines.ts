import { byOther, byService, call } from '../line.ts'
import { of, type SpecialLine } from './special-line.ts'

const antigifcentrum = byService('https://www.antigifcentrum.be/over-ons', '2026-11-17')
const poisonAdvice = 'Free. A poisons expert tells you what to do next.'

export const poisonLines: readonly SpecialLine[] = [
  ...of(
    'US',
    'poison',
    call('1-800-222-1222', {
      name: 'Poison Help',
      detail: 'Free. A nurse, pharmacist or doctor tells you what to do next.',
      checked: byService('https://www.poisonhelp.hrsa.gov/poison-centers/index.html', '2026-11-17'),
    }),
  ),
  ...of(
    'CA',
    'poison',
    call('1-844-764-7669', {
      name: 'Poison Centres of Canada',
      detail: poisonAdvice,
      checked: byOther('https://poucecoupe.ca/poison-control-hotline-new-phone-number/', '2026-11-17'),
    }),
    call('1-800-463-5060', {
      name: 'Centre antipoison du Québec',
      detail: 'The number for Quebec. A poisons expert tells you what to do next.',
      checked: byOther('https://www.nexreg.com/canada-launches-poison-centre-telephone-number', '2026-11-17'),
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
      checked: byService('http://www.poisons.co.nz/index.php?lim=0', '2026-11-17'),
    }),
  ),
  ...of(
    'ES',
    'poison',
    call('91 562 04 20', {
      name: 'Servicio de Información Toxicológica',
      detail: 'A doctor tells you what to do next, in Spanish.',
      checked: byOther(
        'http://www.laregion.es/articulo/sociedad/toxicologia-ha-atendido-mas-millon-llamadas-ultimos-9-anos/20140423140244460157.html',
        '2026-11-17',
      ),
    }),
  ),
  ...of(
    'BE',
    'poison',
    call('070 245 245', {
      name: 'Centre Antipoisons, Antigifcentrum',
      detail: 'Free, in Dutch and French. A doctor or pharmacist tells you what to do next.',
      checked: antigifcentrum,
    }),
  ),
  ...of(
    'LU',
    'poison',
    call('8002 5500', {
      name: 'Centre Antipoisons, Antigifcentrum',
      detail: 'The Belgian center, from Luxembourg. A doctor or pharmacist tells you what to do next.',
      checked: antigifcentrum,
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
      checked: byOther(
        'https://heilpraxisnet.de/naturheilpraxis/beim-berliner-giftnotruf-nehmen-anfragen-zu-90185344017.php',
        '2026-11-17',
      ),
    }),
  ),
  ...of(
    'AT',
    'poison',
    call('01 406 43 43', {
      name: 'Vergiftungsinformationszentrale',
      detail: 'A doctor tells you what to do next, in German.',
      checked: byOther('https://gesundheit.gv.at/service/notruf/vergiftungsinformationszentrale', '2026-11-17'),
    }),
  ),
  ...of(
    'BR',
    'poison',
    call('0800 722 6001', {
      name: 'Disque-Intoxicação',
      detail: 'Free, in Portuguese. If it doesn’t connect, call 192.',
      hours: 'They say when they answer',
      checked: byOther(
        'https://ultimosegundo.ig.com.br/brasil/2025-10-01/disque-intoxicacao-da-anvisa-falhas-durante-crise-de-metanol.html',
        '2026-11-17',
      ),
    }),
  ),
  ...of(
    'PT',
    'poison',
    call('800 250 250', {
      name: 'Centro de Informação Antivenenos',
      detail: 'Free, in Portuguese. A doctor tells you what to do next.',
      checked: byOther(
        'https://observador.pt/2020/03/06/centro-de-informacao-antivenenos-realizou-cerca-de-82-consultas-diarias-em-2019/',
        '2026-11-17',
      ),
    }),
  ),
  ...of(
    'IT',
    'poison',
    call('02 6610 1029', {
      name: 'Centro Antiveleni, Niguarda',
      detail: 'A doctor tells you what to do next, in Italian.',
      checked: byService('https://www.ospedaleniguarda.it/in-evidenza/leggi/centro-antiveleni', '2026-11-17'),
    }),
  ),
]
