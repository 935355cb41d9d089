import { byOther, byService, type Checks } from './checked.ts'

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

export const violenceChecks: Checks = {
  US: {
    'Text START to 88788': hotline,
    'Call 1-800-799-7233': hotline,
    'Open rainn.org': byService('https://ohl.rainn.org/online/tour.cfm', '2026-11-18'),
    'Call 1-800-656-4673': byService('https://rainn.org/get-help/national-sexual-assault-hotline', '2026-11-17'),
  },
  UK: {
    'Call 0808 2000 247': byService(
      'https://refuge.org.uk/news/refuge-response-to-home-secretary-announcement-of-support-for-domestic-abuse-victims',
      '2026-11-17',
    ),
    'Open 247sexualabusesupport.org.uk': byService('https://247sexualabusesupport.org.uk/faqs/', '2026-11-17'),
    'Call 0808 500 2222': byOther('http://nhs.uk/chq/Pages/2487.aspx?CategoryID=118', '2026-11-18'),
  },
  IE: {
    'Call 1800 341 900': byOther('https://www.thejournal.ie/womens-aid-helpline-2-2964358-Sep2016/', '2026-11-17'),
    'Call 1800 77 88 88': byService(
      'https://drcc.ie/news-resources/christmas-can-be-difficult-and-lonely-time-but-support-is-th',
      '2026-11-17',
    ),
  },
  AU: {
    'Text 0458 737 732': byOther(
      'https://www.perthnow.com.au/politics/domestic-violence-hotline-expands-to-text-services-c-12826362',
      '2026-11-17',
    ),
    'Call 1800 737 732': byOther('https://thedailyaus.com.au/stories/1800-respect-text-messaging/', '2026-11-17'),
  },
  NZ: {
    'Call 0800 733 843': byService('https://womensrefuge.org.nz/get-help/', '2026-11-17'),
    'Text 4334': safeToTalk,
    'Call 0800 044 334': safeToTalk,
  },
  IN: {
    'Call 181': byOther(
      'https://www.lokmattimes.com/technology/over-29-lakh-phone-calls-handled-by-tele-manas-cells-savitri-thakur-2/',
      '2026-11-17',
    ),
  },
  ZA: {
    'Call 0800 428 428': byOther(
      'https://sundayworld.co.za/news/gbv-command-centre-officially-relaunched-goes-live',
      '2026-11-17',
    ),
  },
  KE: {
    'Call 1195': byOther(
      'https://www.the-star.co.ke/sasa/lifestyle/2022-01-19-avenues-for-reporting-gender-based-violence/',
      '2026-11-17',
    ),
  },
  ES: {
    'WhatsApp 600 000 016': of016,
    'Call 016': of016,
  },
  AR: {
    'Call 144': byOther(
      'https://elespejoweb.com/2025/09/19/doce-anos-de-la-linea-144-un-pilar-contra-la-violencia-de-genero-en-argentina',
      '2026-11-17',
    ),
  },
  CO: {
    'Call 155': byOther('https://www.seguimiento.co/node/51966', '2026-11-17'),
  },
  CL: {
    'WhatsApp 9 9700 7000': byOther(
      'https://regionesnoticias.cl/antofagasta/2024/03/13/sernameg-refuerza-informacion-sobre-los-canales-de-orientacion-y-denuncia-en-casos-de-violencia-de-genero/36320/amp',
      '2026-11-17',
    ),
    'Call 1455': sernamEg,
  },
  PE: {
    'Call 100': byOther('https://larazon.pe/indignante-linea-100-recibio-mas-de-90000-llamadas-falsas', '2026-11-17'),
  },
  FR: {
    'Call 3919': byService('https://solidaritefemmes.org/appeler-le-3919/', '2026-11-17'),
  },
  DE: {
    'Call 116 016': hilfetelefon,
  },
  AT: {
    'Call 0800 222 555': byOther('https://noe.orf.at/stories/3136860/', '2026-11-16'),
  },
  BR: {
    'WhatsApp 61 9610 0180': of180,
    'Call 180': of180,
  },
  PT: {
    'Text 3060': byService('https://cig.gov.pt/?p=27436', '2026-11-17'),
    'Call 800 202 148': byService(
      'https://www.cig.gov.pt/servicos/servico-de-informacao-as-vitimas-de-violencia-domestica/',
      '2026-11-17',
    ),
  },
  IT: {
    'Open www.1522.eu': of1522,
    'Call 1522': of1522,
  },
}
