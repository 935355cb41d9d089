import { call, chat, text, whatsApp } from '../line.ts'
import { of, type SpecialLine } from './special-line.ts'

/** Closed at night and on weekends, when the emergency number is the better choice. */
const weekdaysInChile = 'Weekdays, 8 a.m. to midnight'

const hilfetelefonLine = call('116 016', {
  name: 'Hilfetelefon',
  detail: 'Free, in many languages, for women and people close to them.',
})
const respectLines = [
  text('0458 737 732', {
    name: '1800RESPECT',
    detail: 'A few set messages come first, then a trained counselor writes back.',
  }),
  call('1800 737 732', {
    name: '1800RESPECT',
    detail: 'Free. A trained counselor answers, for violence at home and sexual violence.',
  }),
]
const lines1522 = [
  chat('www.1522.eu', {
    name: '1522',
    detail: 'Free, in eleven languages. Somebody writes with you.',
  }),
  call('1522', { name: '1522', detail: 'Free, in eleven languages, for violence and stalking.' }),
]

export const violenceLines: readonly SpecialLine[] = [
  ...of(
    'US',
    'abuse',
    text(
      '88788',
      {
        name: 'National Domestic Violence Hotline',
        detail: 'Free. An advocate writes back, and helps you plan at your own pace.',
      },
      'START',
    ),
    call('1-800-799-7233', {
      name: 'National Domestic Violence Hotline',
      detail: 'Free, in many languages. An advocate asks first if it is safe to talk.',
    }),
  ),
  ...of(
    'US',
    'assault',
    chat('rainn.org', {
      name: 'National Sexual Assault Hotline',
      detail: 'Free. A trained person writes with you in a chat, without your name.',
    }),
    call('1-800-656-4673', {
      name: 'National Sexual Assault Hotline',
      detail: 'Free. You reach a trained person at a center near you.',
    }),
  ),
  ...of(
    'UK',
    'abuse',
    call('0808 2000 247', {
      name: 'National Domestic Abuse Helpline',
      detail: 'Free, run by Refuge for women.',
    }),
  ),
  ...of(
    'UK',
    'assault',
    chat('247sexualabusesupport.org.uk', {
      name: 'Rape and Sexual Abuse Support Line',
      detail: 'Free, for anyone 16 or over in England and Wales, whenever it happened. A specialist writes with you.',
    }),
    call('0808 500 2222', {
      name: 'Rape and Sexual Abuse Support Line',
      detail: 'Free, for anyone 16 or over in England and Wales, whenever it happened.',
    }),
  ),
  ...of(
    'IE',
    'abuse',
    call('1800 341 900', {
      name: 'Women’s Aid',
      detail: 'Free, for women. A trained support worker answers.',
    }),
  ),
  ...of(
    'IE',
    'assault',
    call('1800 77 88 88', {
      name: 'National Rape Crisis Helpline',
      detail: 'Free. A trained counselor answers.',
    }),
  ),
  ...of('AU', 'abuse', ...respectLines),
  ...of('AU', 'assault', ...respectLines),
  ...of(
    'NZ',
    'abuse',
    call('0800 733 843', {
      name: 'Women’s Refuge',
      detail: 'Free from any phone. You reach the refuge nearest to you.',
    }),
  ),
  ...of(
    'NZ',
    'assault',
    text('4334', { name: 'Safe to talk', detail: 'Free. A trained counselor writes back.' }),
    call('0800 044 334', { name: 'Safe to talk', detail: 'Free. A trained counselor answers.' }),
  ),
  ...of(
    'IN',
    'abuse',
    call('181', {
      name: 'Women Helpline',
      detail: 'Free, for women.',
    }),
  ),
  ...of(
    'ZA',
    'abuse',
    call('0800 428 428', {
      name: 'GBV Command Centre',
      detail: 'Free. A social worker answers.',
    }),
  ),
  ...of(
    'KE',
    'abuse',
    call('1195', {
      name: 'Gender Violence Hotline',
      detail: 'Free. Somebody answers at any hour.',
    }),
  ),
  ...of(
    'ES',
    'abuse',
    whatsApp('600 000 016', '34600000016', { name: '016', detail: 'Free. Somebody writes back.' }),
    call('016', { name: '016', detail: 'Free, in many languages. It leaves no trace on the bill.' }),
  ),
  ...of(
    'AR',
    'abuse',
    call('144', {
      name: 'Línea 144',
      detail: 'Free, in Spanish.',
    }),
  ),
  ...of(
    'CO',
    'abuse',
    call('155', {
      name: 'Línea 155',
      detail: 'Free, in Spanish, for women.',
    }),
  ),
  ...of(
    'CL',
    'abuse',
    whatsApp('9 9700 7000', '56997007000', {
      name: 'SernamEG te Orienta',
      detail: 'Free, in Spanish, for women. Somebody writes back.',
      hours: weekdaysInChile,
    }),
    call('1455', {
      name: 'Fono 1455',
      detail: 'Free, in Spanish, for women, and for anyone who sees it happen.',
      hours: weekdaysInChile,
    }),
  ),
  ...of(
    'PE',
    'abuse',
    call('100', {
      name: 'Línea 100',
      detail: 'Free, in Spanish, Quechua and Aymara.',
    }),
  ),
  ...of(
    'FR',
    'abuse',
    call('3919', {
      name: '3919, Violences Femmes Info',
      detail: 'Free, in French, for women and people close to them.',
    }),
  ),
  ...of('DE', 'abuse', hilfetelefonLine),
  ...of('DE', 'assault', hilfetelefonLine),
  ...of(
    'AT',
    'abuse',
    call('0800 222 555', {
      name: 'Frauenhelpline',
      detail: 'Free, for women and people close to them.',
    }),
  ),
  ...of(
    'BR',
    'abuse',
    whatsApp('61 9610 0180', '556196100180', {
      name: 'Ligue 180',
      detail: 'Free, in Portuguese, for women. A few set questions come first.',
    }),
    call('180', { name: 'Ligue 180', detail: 'Free, in Portuguese, for women.' }),
  ),
  ...of(
    'PT',
    'abuse',
    text('3060', {
      name: 'Serviço de Informação a Vítimas de Violência Doméstica',
      detail: 'Free, in Portuguese. Somebody writes back.',
    }),
    call('800 202 148', {
      name: 'Serviço de Informação a Vítimas de Violência Doméstica',
      detail: 'Free, in Portuguese. It does not ask for your name.',
    }),
  ),
  ...of('IT', 'abuse', ...lines1522),
  ...of('IT', 'assault', ...lines1522),
]
