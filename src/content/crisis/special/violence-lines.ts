import { byOther, byService, call, chat, notCompared, text, whatsApp } from '../line.ts'
import { of, type SpecialLine } from './special-line.ts'

const hotline = byOther(
  'https://ovc.ojp.gov/news/grantee-news/national-domestic-violence-hotline-answers-6-million-contacts',
  '2026-11-17',
)
const safeToTalk = byOther(
  'http://www.pressreader.com/new-zealand/the-new-zealand-herald/20180629/281629601008906',
  '2026-11-17',
)
const hilfetelefon = byService('https://www.hilfetelefon.de/das-hilfetelefon/angebot-im-ueberblick.html', '2026-11-17')
const of1522 = byOther('https://tg24.sky.it/cronaca/2023/11/23/1522-numero-antiviolenza-donne', '2026-11-16')
const of016 = byOther(
  'https://elmirondesoria.es/nacional/politica/el-servicio-016-recibe-59-317-consultas-de-enero-a-junio',
  '2026-11-17',
)
const sernamEg = byService('https://minmujeryeg.gob.cl/?page_id=4023', '2026-11-17')

const of180 = byOther(
  'https://www.oliberal.com/cop-30/ligue-180-cria-canal-exclusivo-para-atender-denuncias-de-violencia-durante-a-cop-30-1.1043786',
  '2026-11-17',
)
/** Not at night and not on weekends: whoever is in danger then is better off with the emergency number. */
const weekdaysInChile = 'Weekdays, 8 a.m. to midnight'

const hilfetelefonLine = call('116 016', {
  name: 'Hilfetelefon',
  detail: 'Free, in many languages, for women and people close to them.',
  checked: hilfetelefon,
})
const respectLines = [
  text('0458 737 732', {
    name: '1800RESPECT',
    detail: 'A few set messages come first, then a trained counselor writes back.',
    checked: byOther(
      'https://www.perthnow.com.au/politics/domestic-violence-hotline-expands-to-text-services-c-12826362',
      '2026-11-17',
    ),
  }),
  call('1800 737 732', {
    name: '1800RESPECT',
    detail: 'Free. A trained counselor answers, for violence at home and sexual violence.',
    checked: byOther('https://thedailyaus.com.au/stories/1800-respect-text-messaging/', '2026-11-17'),
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
      checked: byService('https://rainn.org/get-help/national-sexual-assault-hotline', '2026-11-17'),
    }),
  ),
  ...of(
    'UK',
    'abuse',
    call('0808 2000 247', {
      name: 'National Domestic Abuse Helpline',
      detail: 'Free, run by Refuge for women.',
      checked: byService(
        'https://refuge.org.uk/news/refuge-response-to-home-secretary-announcement-of-support-for-domestic-abuse-victims',
        '2026-11-17',
      ),
    }),
  ),
  ...of(
    'UK',
    'assault',
    chat('247sexualabusesupport.org.uk', {
      name: 'Rape and Sexual Abuse Support Line',
      detail: 'Free, for anyone 16 or over in England and Wales, whenever it happened. A specialist writes with you.',
      checked: byService('https://247sexualabusesupport.org.uk/faqs/', '2026-11-17'),
    }),
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
      detail: 'Free, for women. A trained support worker answers.',
      checked: byOther('https://www.thejournal.ie/womens-aid-helpline-2-2964358-Sep2016/', '2026-11-17'),
    }),
  ),
  ...of(
    'IE',
    'assault',
    call('1800 77 88 88', {
      name: 'National Rape Crisis Helpline',
      detail: 'Free. A trained counselor answers.',
      checked: byService(
        'https://drcc.ie/news-resources/christmas-can-be-difficult-and-lonely-time-but-support-is-th',
        '2026-11-17',
      ),
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
      checked: byService('https://womensrefuge.org.nz/get-help/', '2026-11-17'),
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
      checked: byOther(
        'https://elespejoweb.com/2025/09/19/doce-anos-de-la-linea-144-un-pilar-contra-la-violencia-de-genero-en-argentina',
        '2026-11-17',
      ),
    }),
  ),
  ...of(
    'CO',
    'abuse',
    call('155', {
      name: 'Línea 155',
      detail: 'Free, in Spanish, for women.',
      checked: byOther('https://www.seguimiento.co/node/51966', '2026-11-17'),
    }),
  ),
  ...of(
    'CL',
    'abuse',
    whatsApp('9 9700 7000', '56997007000', {
      name: 'SernamEG te Orienta',
      detail: 'Free, in Spanish, for women. Somebody writes back.',
      hours: weekdaysInChile,
      checked: byOther(
        'https://regionesnoticias.cl/antofagasta/2024/03/13/sernameg-refuerza-informacion-sobre-los-canales-de-orientacion-y-denuncia-en-casos-de-violencia-de-genero/36320/amp',
        '2026-11-17',
      ),
    }),
    call('1455', {
      name: 'Fono 1455',
      detail: 'Free, in Spanish, for women, and for anyone who sees it happen.',
      hours: weekdaysInChile,
      checked: sernamEg,
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
      checked: byService('https://solidaritefemmes.org/appeler-le-3919/', '2026-11-17'),
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
    whatsApp('61 9610 0180', '556196100180', {
      name: 'Ligue 180',
      detail: 'Free, in Portuguese, for women. A few set questions come first.',
      checked: of180,
    }),
    call('180', { name: 'Ligue 180', detail: 'Free, in Portuguese, for women.', checked: of180 }),
  ),
  ...of(
    'PT',
    'abuse',
    text('3060', {
      name: 'Serviço de Informação a Vítimas de Violência Doméstica',
      detail: 'Free, in Portuguese. Somebody writes back.',
      checked: byService('https://cig.gov.pt/?p=27436', '2026-11-17'),
    }),
    call('800 202 148', {
      name: 'Serviço de Informação a Vítimas de Violência Doméstica',
      detail: 'Free, in Portuguese. It does not ask for your name.',
      checked: byService(
        'https://www.cig.gov.pt/servicos/servico-de-informacao-as-vitimas-de-violencia-domestica/',
        '2026-11-17',
      ),
    }),
  ),
  ...of('IT', 'abuse', ...lines1522),
  ...of('IT', 'assault', ...lines1522),
]
