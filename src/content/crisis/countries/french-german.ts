import type { CrisisHelp } from '../crisis.ts'
import { call, chat, emergency, findAHelpline } from '../line.ts'

export const frenchAndGermanSpeaking: readonly CrisisHelp[] = [
  {
    country: 'FR',
    countryName: 'France',
    emergency: emergency('15 or 112, or 17 for the police', '15', { police: '17' }),
    lines: [
      chat('www.sos-amitie.com', {
        name: 'SOS Amitié',
        detail: 'Free, in French. A trained listener writes with you.',
        hours: 'Afternoons and evenings; the page shows when',
      }),
      chat('www.allo119.gouv.fr', {
        name: '119, for children and teenagers',
        detail: 'Free, in French, up to 21. Somebody writes with you.',
        hours: 'On weekday afternoons; the page shows when',
        isForYoung: true,
      }),
      chat('www.filsantejeunes.com', {
        name: 'Fil Santé Jeunes, 12 to 25',
        detail: 'Free, in French. A professional writes with you.',
        hours: 'The page shows when the chat is open',
        isForYoung: true,
      }),
      call('3114', {
        name: '3114, prévention du suicide',
        detail: 'Free, in French. A trained health professional answers.',
      }),
      call('119', {
        name: '119, for children and teenagers',
        detail: 'Free, in French. It does not show on the bill.',
        isForYoung: true,
      }),
      call('0 800 235 236', {
        name: 'Fil Santé Jeunes, 12 to 25',
        detail: 'Free, in French. A professional listens.',
        hours: '9 a.m. to 11 p.m., every day',
        isForYoung: true,
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
      }),
      chat('www.103ecoute.be', {
        name: 'Écoute-Enfants, for children and teenagers',
        detail: 'Free, in French. Somebody writes with you.',
        hours: 'The page shows when the chat is open',
        isForYoung: true,
      }),
      call('1813', {
        name: 'Zelfmoordlijn 1813',
        detail: 'Free, in Dutch.',
      }),
      call('0800 32 123', {
        name: 'Centre de Prévention du Suicide',
        detail: 'Free, in French.',
      }),
      call('103', {
        name: 'Écoute-Enfants, for children and teenagers',
        detail: 'Free, in French.',
        hours: '10 a.m. to midnight, every day',
        isForYoung: true,
      }),
      call('102', {
        name: 'Awel, for children and teenagers',
        detail: 'Free, in Dutch.',
        hours: 'Afternoons and evenings',
        isForYoung: true,
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
      }),
      call('454545', {
        name: 'SOS Détresse',
        detail: 'A trained volunteer listens, in Luxembourgish, German, French or English.',
        hours: '11 a.m. to 11 p.m., later on weekends',
      }),
      call('116 111', {
        name: 'Kanner-Jugendtelefon',
        detail: 'Free, for young people.',
        hours: 'We don’t know their hours',
        isForYoung: true,
      }),
      findAHelpline,
    ],
  },
  {
    country: 'CH',
    countryName: 'Switzerland',
    emergency: emergency('112, or 144 for an ambulance', '144', { police: '112' }),
    lines: [
      chat('www.143.ch', {
        name: 'Die Dargebotene Hand, La Main Tendue, Telefono Amico',
        detail: 'Free. A trained volunteer writes with you.',
        hours: 'The page shows when the chat is open',
      }),
      chat('www.147.ch', {
        name: 'Pro Juventute 147, for young people',
        detail: 'Free, in German, French and Italian. A counselor writes with you.',
        hours: 'The page shows when the chat is open',
        isForYoung: true,
      }),
      call('143', {
        name: 'Die Dargebotene Hand, La Main Tendue, Telefono Amico',
        detail: 'A trained volunteer answers, in German, French or Italian.',
      }),
      call('147', {
        name: 'Pro Juventute 147, for young people',
        detail: 'Free, in German, French and Italian.',
        isForYoung: true,
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
        detail: 'Free, in German, by chat or email. You book a time for the chat.',
        hours: 'The page shows free hours',
      }),
      chat('krisenchat.de', {
        name: 'krisenchat, up to 25',
        detail: 'Free, in German. A counselor writes by WhatsApp or SMS.',
        isForYoung: true,
      }),
      call('0800 111 0 111', {
        name: 'TelefonSeelsorge',
        detail: 'Free, in German. If it is busy, try the other number or call again.',
      }),
      call('116 123', {
        name: 'TelefonSeelsorge',
        detail: 'Free, in German. The same service on a shorter number.',
      }),
      call('116 111', {
        name: 'Nummer gegen Kummer, for children and teenagers',
        detail: 'Free, in German.',
        hours: 'Monday to Saturday, 2 p.m. to 8 p.m.',
        isForYoung: true,
      }),
    ],
  },
  {
    country: 'AT',
    countryName: 'Austria',
    emergency: emergency('112, or 144 for an ambulance', '144', { police: '112' }),
    lines: [
      chat('chat.onlineberatung-telefonseelsorge.at', {
        name: 'Telefonseelsorge',
        detail: 'Free, in German. Somebody writes with you.',
        hours: '4 p.m. to 11 p.m., every day',
      }),
      chat('www.rataufdraht.at', {
        name: 'Rat auf Draht, for children and teenagers',
        detail: 'Free, in German. Somebody writes with you.',
        hours: 'The page shows when the chat is open',
        isForYoung: true,
      }),
      call('142', {
        name: 'Telefonseelsorge',
        detail: 'Free, in German.',
      }),
      call('147', {
        name: 'Rat auf Draht, for children and teenagers',
        detail: 'Free, in German. It does not show on the bill.',
        isForYoung: true,
      }),
    ],
  },
]
