import { byOther, call, chat, notCompared, text, whatsApp } from '../line.ts'
import { of, type SpecialLine } from './special-line.ts'

const hotline = notCompared('https://www.thehotline.org')
const respect = notCompared('https://www.1800respect.org.au')
const safeToTalk = notCompared('https://safetotalk.nz')
const hilfetelefon = notCompared('https://www.hilfetelefon.de')
const of1522 = byOther('https://tg24.sky.it/cronaca/2023/11/23/1522-numero-antiviolenza-donne', '2026-11-16')
const of016 = notCompared('https://violenciagenero.igualdad.gob.es')

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

export const violenceLines: readonly SpecialLine[] = [
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
      name: 'Women’s Aid',
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
    'NZ',
    'abuse',
    call('0800 733 843', {
      name: 'Women’s Refuge',
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
    'IN',
    'abuse',
    call('181', {
      name: 'Women Helpline',
      detail: 'Free, for women.',
      checked: byOther(
        'https://www.lokmattimes.com/technology/over-29-lakh-phone-calls-handled-by-tele-manas-cells-savitri-thakur-2/',
        '2026-11-17',
      ),
    }),
  ),
  ...of(
    'ZA',
    'abuse',
    call('0800 428 428', {
      name: 'GBV Command Centre',
      detail: 'Free. A social worker answers.',
      checked: byOther(
        'https://sundayworld.co.za/news/gbv-command-centre-officially-relaunched-goes-live',
        '2026-11-17',
      ),
    }),
  ),
  ...of(
    'KE',
    'abuse',
    call('1195', {
      name: 'Gender Violence Hotline',
      detail: 'Free. Somebody answers at any hour.',
      checked: byOther(
        'https://www.the-star.co.ke/sasa/lifestyle/2022-01-19-avenues-for-reporting-gender-based-violence/',
        '2026-11-17',
      ),
    }),
  ),
  ...of(
    'ES',
    'abuse',
    whatsApp('600 000 016', '34600000016', { name: '016', detail: 'Free. Somebody writes back.', checked: of016 }),
    call('016', { name: '016', detail: 'Free, in many languages. It leaves no trace on the bill.', checked: of016 }),
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
      checked: byOther('https://larazon.pe/indignante-linea-100-recibio-mas-de-90000-llamadas-falsas', '2026-11-17'),
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
  ...of('DE', 'abuse', hilfetelefonLine),
  ...of('DE', 'assault', hilfetelefonLine),
  ...of(
    'AT',
    'abuse',
    call('0800 222 555', {
      name: 'Frauenhelpline',
      detail: 'Free, for women and people close to them.',
      checked: byOther('https://noe.orf.at/stories/3136860/', '2026-11-16'),
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
    'PT',
    'abuse',
    call('800 202 148', {
      name: 'Serviço de Informação a Vítimas de Violência Doméstica',
      detail: 'Free, in Portuguese.',
      checked: notCompared('https://www.cig.gov.pt'),
    }),
  ),
  ...of('IT', 'abuse', ...lines1522),
  ...of('IT', 'assault', ...lines1522),
]
