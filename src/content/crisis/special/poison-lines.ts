import { call } from '../line.ts'
import { of, type SpecialLine } from './special-line.ts'

const poisonAdvice = 'Free. A poison expert tells you what to do next.'

export const poisonLines: readonly SpecialLine[] = [
  ...of(
    'US',
    'poison',
    call('1-800-222-1222', {
      name: 'Poison Help',
      detail: 'Free. A nurse, pharmacist or doctor tells you what to do next.',
    }),
  ),
  ...of(
    'CA',
    'poison',
    call('1-844-764-7669', {
      name: 'Poison Centres of Canada',
      detail: poisonAdvice,
    }),
    call('1-800-463-5060', {
      name: 'Centre antipoison du Québec',
      detail: 'The number for Quebec. A poison expert tells you what to do next.',
    }),
  ),
  ...of(
    'AU',
    'poison',
    call('13 11 26', {
      name: 'Poisons Information Centre',
      detail: 'A poison expert tells you what to do next.',
    }),
  ),
  ...of(
    'NZ',
    'poison',
    call('0800 764 766', {
      name: 'National Poisons Centre',
      detail: poisonAdvice,
    }),
  ),
  ...of(
    'ES',
    'poison',
    call('91 562 04 20', {
      name: 'Servicio de Información Toxicológica',
      detail: 'A doctor tells you what to do next, in Spanish.',
    }),
  ),
  ...of(
    'BE',
    'poison',
    call('070 245 245', {
      name: 'Centre Antipoisons, Antigifcentrum',
      detail: 'Free, in Dutch and French. A doctor or pharmacist tells you what to do next.',
    }),
  ),
  ...of(
    'LU',
    'poison',
    call('8002 5500', {
      name: 'Centre Antipoisons, Antigifcentrum',
      detail: 'The Belgian center, from Luxembourg. A doctor or pharmacist tells you what to do next.',
    }),
  ),
  ...of(
    'CH',
    'poison',
    call('145', {
      name: 'Tox Info Suisse',
      detail: 'Free. A doctor tells you what to do next.',
    }),
  ),
  ...of(
    'DE',
    'poison',
    call('030 19240', {
      name: 'Giftnotruf Berlin',
      detail: 'A poison expert tells you what to do next, in German.',
    }),
  ),
  ...of(
    'AT',
    'poison',
    call('01 406 43 43', {
      name: 'Vergiftungsinformationszentrale',
      detail: 'A doctor tells you what to do next, in German.',
    }),
  ),
  ...of(
    'BR',
    'poison',
    call('0800 722 6001', {
      name: 'Disque-Intoxicação',
      detail: 'Free, in Portuguese. If it doesn’t connect, call 192.',
      hours: 'We don’t know their hours',
    }),
  ),
  ...of(
    'PT',
    'poison',
    call('800 250 250', {
      name: 'Centro de Informação Antivenenos',
      detail: 'Free, in Portuguese. A doctor tells you what to do next.',
    }),
  ),
  ...of(
    'IT',
    'poison',
    call('02 6610 1029', {
      name: 'Centro Antiveleni, Niguarda',
      detail: 'A doctor tells you what to do next, in Italian.',
    }),
  ),
]
