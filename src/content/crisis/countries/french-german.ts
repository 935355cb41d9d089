import type { CrisisHelp } from '../crisis.ts'
import { byOther, byService, call, chat, emergency, findAHelpline, notCompared } from '../line.ts'

const telefonSeelsorge = byOther('https://www.domradio.de/glossar/telefonseelsorge-0', '2026-11-16')
const allo119 = byOther(
  'https://www.viedefamille.eu/allocataires/vies-de-famille/elever-ses-enfants/vos-enfants/enfants-en-danger-appelez-le-119',
  '2026-11-17',
)
const of143 = byOther('https://www.bag-blueprint.ch/die-dargebotene-hand-tel-143', '2026-11-17')
const of1813 = byService('https://zelfmoord1813.be/blog/chat-zelfmoordlijn-langer-geopend', '2026-11-17')
const of147 = byOther('https://www.bag-blueprint.ch/147ch-beratung-und-hilfe-fuer-kinder-und-jugendliche', '2026-11-17')

export const frenchAndGermanSpeaking: readonly CrisisHelp[] = [
  {
    country: 'FR',
    countryName: 'France',
    emergency: emergency('15 or 112', '15'),
    lines: [
      chat('www.sos-amitie.com', {
        name: 'SOS Amitié',
        detail: 'Free, in French. A trained listener writes with you.',
        hours: 'Afternoons and evenings; the page shows when',
        checked: notCompared('https://www.sos-amitie.com'),
      }),
      chat('www.allo119.gouv.fr', {
        name: '119, for children and teenagers',
        detail: 'Free, in French, up to 21. Somebody writes with you.',
        hours: 'On weekday afternoons; the page shows when',
        isForYoung: true,
        checked: byOther(
          'https://solidarites-sante.gouv.fr/affaires-sociales/familles-enfance/pacte-pour-l-enfance/lutte-contre-les-violences-faites-aux-enfants/article/119-allo-enfance-en-danger',
          '2026-11-17',
        ),
      }),
      call('3114', {
        name: '3114, prévention du suicide',
        detail: 'Free, in French. A trained health professional answers.',
        checked: byOther('https://www.service-public.fr/particuliers/actualites/A15206', '2026-11-16'),
      }),
      call('119', {
        name: '119, for children and teenagers',
        detail: 'Free, in French. It does not show on the bill.',
        isForYoung: true,
        checked: allo119,
      }),
    ],
  },
  {
    country: 'BE',
    countryName: 'Belgium',
    emergency: emergency('112'),
    lines: [
      chat('www.zelfmoord1813.be', {
        name: 'Zelfmoordlijn 1813',
        detail: 'Free, in Dutch. A trained volunteer writes with you.',
        hours: 'In the evening; the page shows when',
        checked: of1813,
      }),
      chat('www.103ecoute.be', {
        name: 'Écoute-Enfants, for children and teenagers',
        detail: 'Free, in French. Somebody writes with you.',
        hours: 'The page shows when the chat is open',
        isForYoung: true,
        checked: byOther('https://deapotheker.pmg.be/fr/fichier/EAKbe2605S43_00', '2026-11-17'),
      }),
      call('1813', {
        name: 'Zelfmoordlijn 1813',
        detail: 'Free, in Dutch.',
        checked: of1813,
      }),
      call('0800 32 123', {
        name: 'Centre de Prévention du Suicide',
        detail: 'Free, in French.',
        checked: byService('http://www.preventionsuicide.be/fr/activitescps/ligne0800.html', '2026-11-17'),
      }),
      call('103', {
        name: 'Écoute-Enfants, for children and teenagers',
        detail: 'Free, in French.',
        hours: '10 a.m. to midnight, every day',
        isForYoung: true,
        checked: byOther(
          'http://www.rtl.be/info/belgique/politique/plus-de-29-000-appels-a-ecoute-enfants-en-2014-dont-des-emotionnellement-eprouvants--726853.aspx',
          '2026-11-17',
        ),
      }),
      call('102', {
        name: 'Awel, for children and teenagers',
        detail: 'Free, in Dutch.',
        hours: 'Afternoons and evenings',
        isForYoung: true,
        checked: byOther(
          'https://www.hln.be/nieuws/binnenland/ruim-23-000-contacten-met-kinderen-en-jongeren-voor-awel-de-voormalige-kinder-en-jongerentelefoon~a1065a0b/',
          '2026-11-17',
        ),
      }),
    ],
  },
  {
    country: 'LU',
    countryName: 'Luxembourg',
    emergency: emergency('112'),
    lines: [
      chat('454545.lu', {
        name: 'SOS Détresse',
        detail: 'Write by chat or email, in Luxembourgish, German, French, English or Portuguese.',
        hours: 'The page shows when the chat is open',
        checked: byOther(
          'https://luxtoday.lu/de/interview/arbeiten/50-jahre-hilfe-ein-interview-mit-sos-dtresse',
          '2026-11-17',
        ),
      }),
      call('454545', {
        name: 'SOS Détresse',
        detail: 'A trained volunteer listens, in Luxembourgish, German, French or English.',
        hours: '11 a.m. to 11 p.m., later on weekends',
        checked: byOther(
          'https://www.wort.lu/de/lokales/sorgen-an-weihnachten-sos-detresse-offenes-ohr-bei-einsamkeit-und-co-567ab6040da165c55dc50041',
          '2026-11-17',
        ),
      }),
      call('116 111', {
        name: 'Kanner-Jugendtelefon',
        detail: 'Free, for the young.',
        hours: 'They say when they answer',
        isForYoung: true,
        checked: byService('https://www.kjt.lu/de/wer-wir-sind/', '2026-11-17'),
      }),
      findAHelpline,
    ],
  },
  {
    country: 'CH',
    countryName: 'Switzerland',
    emergency: emergency('112, or 144 for an ambulance', '144'),
    lines: [
      chat('www.143.ch', {
        name: 'Die Dargebotene Hand, La Main Tendue, Telefono Amico',
        detail: 'Free. A trained volunteer writes with you.',
        hours: 'The page shows when the chat is open',
        checked: of143,
      }),
      chat('www.147.ch', {
        name: 'Pro Juventute 147, for the young',
        detail: 'Free, in German, French and Italian. A counselor writes with you.',
        hours: 'The page shows when the chat is open',
        isForYoung: true,
        checked: of147,
      }),
      call('143', {
        name: 'Die Dargebotene Hand, La Main Tendue, Telefono Amico',
        detail: 'A trained volunteer answers, in German, French or Italian.',
        checked: of143,
      }),
      call('147', {
        name: 'Pro Juventute 147, for the young',
        detail: 'Free, in German, French and Italian.',
        isForYoung: true,
        checked: of147,
      }),
    ],
  },
  {
    country: 'DE',
    countryName: 'Germany',
    emergency: emergency('112'),
    lines: [
      chat('online.telefonseelsorge.de', {
        name: 'TelefonSeelsorge',
        detail: 'Free, in German, by chat or mail. A chat is booked for an hour of the day.',
        hours: 'The page shows free hours',
        checked: telefonSeelsorge,
      }),
      chat('krisenchat.de', {
        name: 'krisenchat, up to 25',
        detail: 'Free, in German. A counselor writes by WhatsApp or SMS.',
        isForYoung: true,
        checked: byOther(
          'https://www.tk.de/techniker/magazin/life-balance/themenspecials-life-balance/hallo-familie/familie-und-stress/krisenchat-online-seelsorge-fuer-kinder-und-jugendliche-2118058',
          '2026-11-17',
        ),
      }),
      call('0800 111 0 111', {
        name: 'TelefonSeelsorge',
        detail: 'Free, in German. If it is busy, try the other number or call again.',
        checked: telefonSeelsorge,
      }),
      call('116 123', {
        name: 'TelefonSeelsorge',
        detail: 'Free, in German. The same service on a shorter number.',
        checked: byOther('http://ansbach-evangelisch.de/jeder-braucht-mal-hilfe/', '2026-11-17'),
      }),
      call('116 111', {
        name: 'Nummer gegen Kummer, for children and teenagers',
        detail: 'Free, in German.',
        hours: 'Monday to Saturday, 2 p.m. to 8 p.m.',
        isForYoung: true,
        checked: byOther(
          'https://www.bmfsfj.de/bmfsfj/mediathek/anrufen-mailen-chatten-gegen-sorgen-154556',
          '2026-11-17',
        ),
      }),
    ],
  },
  {
    country: 'AT',
    countryName: 'Austria',
    emergency: emergency('112, or 144 for an ambulance', '144'),
    lines: [
      chat('chat.onlineberatung-telefonseelsorge.at', {
        name: 'Telefonseelsorge',
        detail: 'Free, in German. Somebody writes with you.',
        hours: '4 p.m. to 11 p.m., every day',
        checked: byOther(
          'https://wienerbezirksblatt.at/hochwasser-tlefonseelsorge-jetzt-rund-um-die-uhr-erreichbar/',
          '2026-11-17',
        ),
      }),
      chat('www.rataufdraht.at', {
        name: 'Rat auf Draht, for children and teenagers',
        detail: 'Free, in German. Somebody writes with you.',
        hours: 'The page shows when the chat is open',
        isForYoung: true,
        checked: byOther('http://diekriminalisten.at/portal/1712-mag-rataufdraht.asp', '2026-11-17'),
      }),
      call('142', {
        name: 'Telefonseelsorge',
        detail: 'Free, in German.',
        checked: byOther('https://www.katholisch.at/telefonseelsorge', '2026-11-17'),
      }),
      call('147', {
        name: 'Rat auf Draht, for children and teenagers',
        detail: 'Free, in German. It does not show on the bill.',
        isForYoung: true,
        checked: byService('https://www.rataufdraht.at/pressemitteilungen/25-jahre-notrufnummer-147', '2026-11-17'),
      }),
    ],
  },
]
