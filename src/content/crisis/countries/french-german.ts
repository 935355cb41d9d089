import type { CrisisHelp } from '../crisis.ts'
import { byOther, call, chat, emergency, findAHelpline, notCompared } from '../line.ts'

const telefonSeelsorge = byOther('https://www.domradio.de/glossar/telefonseelsorge-0')
const allo119 = byOther('https://www.viedefamille.eu')
const of143 = notCompared('https://www.143.ch')
const of147 = notCompared('https://www.147.ch')

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
        checked: byOther('https://demarchesadministratives.fr'),
      }),
      call('3114', {
        name: '3114, prévention du suicide',
        detail: 'Free, in French. A trained health professional answers.',
        checked: byOther('https://www.service-public.fr/particuliers/actualites/A15206'),
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
        checked: notCompared('https://www.zelfmoord1813.be'),
      }),
      call('1813', {
        name: 'Zelfmoordlijn 1813',
        detail: 'Free, in Dutch.',
        checked: notCompared('https://www.zelfmoord1813.be'),
      }),
      call('0800 32 123', {
        name: 'Centre de Prévention du Suicide',
        detail: 'Free, in French.',
        checked: notCompared('https://www.preventionsuicide.be'),
      }),
      call('103', {
        name: 'Écoute-Enfants, for children and teenagers',
        detail: 'Free, in French.',
        hours: '10 a.m. to midnight, every day',
        isForYoung: true,
        checked: notCompared('https://www.103ecoute.be'),
      }),
      call('102', {
        name: 'Awel, for children and teenagers',
        detail: 'Free, in Dutch.',
        hours: 'Afternoons and evenings',
        isForYoung: true,
        checked: notCompared('https://awel.be'),
      }),
    ],
  },
  {
    country: 'LU',
    countryName: 'Luxembourg',
    emergency: emergency('112'),
    lines: [
      call('454545', {
        name: 'SOS Détresse',
        detail: 'A trained volunteer listens, in Luxembourgish, German or French.',
        hours: '11 a.m. to 11 p.m., later on weekends',
        checked: notCompared('https://454545.lu'),
      }),
      call('116 111', {
        name: 'Kanner-Jugendtelefon',
        detail: 'Free, for the young.',
        hours: 'On weekday afternoons and evenings',
        isForYoung: true,
        checked: notCompared('https://www.kjt.lu'),
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
        detail: 'A trained volunteer answers. A call costs little.',
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
        checked: notCompared('https://krisenchat.de'),
      }),
      call('0800 111 0 111', {
        name: 'TelefonSeelsorge',
        detail: 'Free, in German. If it is busy, try the other number or call again.',
        checked: telefonSeelsorge,
      }),
      call('116 123', {
        name: 'TelefonSeelsorge',
        detail: 'Free, in German. The same service on a shorter number.',
        checked: notCompared('https://www.telefonseelsorge.de'),
      }),
      call('116 111', {
        name: 'Nummer gegen Kummer, for children and teenagers',
        detail: 'Free, in German.',
        hours: 'Monday to Saturday, 2 p.m. to 8 p.m.',
        isForYoung: true,
        checked: notCompared('https://www.nummergegenkummer.de'),
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
        checked: byOther('https://wienerbezirksblatt.at'),
      }),
      chat('www.rataufdraht.at', {
        name: 'Rat auf Draht, for children and teenagers',
        detail: 'Free, in German. Somebody writes with you.',
        hours: 'The page shows when the chat is open',
        isForYoung: true,
        checked: notCompared('https://www.rataufdraht.at'),
      }),
      call('142', {
        name: 'Telefonseelsorge',
        detail: 'Free, in German.',
        checked: byOther('https://www.katholisch.at/telefonseelsorge'),
      }),
      call('147', {
        name: 'Rat auf Draht, for children and teenagers',
        detail: 'Free, in German.',
        isForYoung: true,
        checked: notCompared('https://www.rataufdraht.at'),
      }),
    ],
  },
]
