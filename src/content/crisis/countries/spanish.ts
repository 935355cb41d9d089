import type { CrisisHelp } from '../crisis.ts'
import { call, chat, emergency, findAHelpline, whatsApp } from '../line.ts'

/** Descriptions are in English like the rest of the app; the lines themselves answer in Spanish. */
export const spanishSpeaking: readonly CrisisHelp[] = [
  {
    country: 'ES',
    countryName: 'Spain',
    emergency: emergency('112'),
    lines: [
      chat('www.anar.org', {
        name: 'ANAR, for children and teenagers',
        detail: 'Free, in Spanish. A psychologist writes with you.',
        hours: 'The page shows when the chat is open',
        isForYoung: true,
      }),
      call('024', {
        name: '024, Línea de atención a la conducta suicida',
        detail: 'Free, in Spanish. A trained professional answers.',
      }),
      call('900 20 20 10', {
        name: 'ANAR, for children and teenagers',
        detail: 'Free, in Spanish. A psychologist answers.',
        isForYoung: true,
      }),
      findAHelpline,
    ],
  },
  {
    country: 'MX',
    countryName: 'Mexico',
    emergency: emergency('911'),
    lines: [
      whatsApp('55 5533 5533', '525555335533', {
        name: 'Consejo Ciudadano, Chat de Confianza',
        detail: 'Free, in Spanish. Somebody writes back, also about bullying at school.',
      }),
      call('800 911 2000', {
        name: 'Línea de la Vida',
        detail: 'Free, in Spanish. A trained person answers.',
      }),
      call('55 5533 5533', {
        name: 'Consejo Ciudadano, for children too',
        detail: 'In Spanish. A trained person answers, also about bullying at school. It is a Mexico City number.',
        isForYoung: true,
      }),
      findAHelpline,
    ],
  },
  {
    country: 'CO',
    countryName: 'Colombia',
    emergency: emergency('123'),
    lines: [
      whatsApp('300 754 8933', '573007548933', {
        name: 'Línea 106',
        detail: 'Free, in Spanish, run by Bogotá. A psychologist writes back.',
      }),
      call('106', {
        name: 'Línea 106',
        detail: 'Free, in Spanish, in Bogotá and some departments.',
      }),
      call('141', {
        name: 'ICBF, for children',
        detail: 'Free, in Spanish, for children, and for adults who worry about one.',
        isForYoung: true,
      }),
      findAHelpline,
    ],
  },
  {
    country: 'AR',
    countryName: 'Argentina',
    emergency: emergency('911, or 107 for an ambulance', '911', { ambulance: '107' }),
    lines: [
      call('0800 999 0091', {
        name: 'Línea nacional de salud mental',
        detail: 'Free, in Spanish, in the whole country.',
      }),
      call('135', {
        name: 'Centro de Asistencia al Suicida',
        detail: 'Free, in Spanish, in and around Buenos Aires.',
        hours: 'We don’t know their hours',
      }),
      call('102', {
        name: 'Línea 102, for children',
        detail: 'Free, in Spanish. Each province answers its own calls.',
        hours: 'Hours differ by province',
        isForYoung: true,
      }),
      findAHelpline,
    ],
  },
  {
    country: 'PE',
    countryName: 'Peru',
    emergency: emergency('105, or 106 for an ambulance', '105', { ambulance: '106' }),
    lines: [
      call('113', {
        name: 'Línea 113, opción 5',
        detail: 'Free, in Spanish. Choose option 5 for mental health.',
      }),
      call('100', {
        name: 'Línea 100, for children too',
        detail: 'Free, in Spanish, Quechua and Aymara, for anybody who is hurt at home.',
        isForYoung: true,
      }),
      findAHelpline,
    ],
  },
  {
    country: 'CL',
    countryName: 'Chile',
    emergency: emergency('131, or 133 for the police', '131', { police: '133' }),
    lines: [
      chat('www.linealibre.cl', {
        name: 'Línea Libre, for children and teenagers',
        detail: 'Free, in Spanish. Write on the page or in its app, and a psychologist answers.',
        hours: 'We don’t know their hours',
        isForYoung: true,
      }),
      call('*4141', {
        name: '*4141, No estás solo, no estás sola',
        detail: 'Free from a mobile, in Spanish. A psychologist answers.',
      }),
      call('1515', {
        name: 'Línea Libre, for children and teenagers',
        detail: 'Free, in Spanish. A psychologist or social worker answers.',
        hours: 'Afternoons and evenings, Monday to Saturday',
        isForYoung: true,
      }),
      findAHelpline,
    ],
  },
  {
    country: 'EC',
    countryName: 'Ecuador',
    emergency: emergency('911'),
    lines: [
      call('171', {
        name: 'Línea 171, opción 6',
        detail:
          'Free, in Spanish. Choose option 6 for mental health. We found no separate line for children in Ecuador; ' +
          'for a child in danger, 911 sends help.',
      }),
      findAHelpline,
    ],
  },
  {
    country: 'DO',
    countryName: 'Dominican Republic',
    emergency: emergency('911'),
    lines: [
      call('809-200-1400', {
        name: 'Cuida tu Salud Mental',
        detail: 'Free, in Spanish. A psychologist answers. The number is changing to 811, so try that one too.',
        hours: 'We don’t know their hours',
      }),
      call('809-200-1202', {
        name: 'Línea Vida, for children too',
        detail: 'Free, in Spanish, for anybody who is hurt or abused. You don’t have to give a name.',
        isForYoung: true,
      }),
      findAHelpline,
    ],
  },
  {
    country: 'UY',
    countryName: 'Uruguay',
    emergency: emergency('911'),
    lines: [
      call('0800 0767', {
        name: 'Línea Vida',
        detail: 'Free, in Spanish.',
      }),
      call('0800 5050', {
        name: 'Línea Azul, for children and teenagers',
        detail: 'Free, in Spanish, for children, and for adults who worry about one.',
        hours: '8 a.m. to 8 p.m., every day',
        isForYoung: true,
      }),
      findAHelpline,
    ],
  },
  {
    country: 'CR',
    countryName: 'Costa Rica',
    emergency: emergency('911'),
    lines: [
      whatsApp('8989 1147', '50689891147', {
        name: 'PANI, for children and teenagers',
        detail: 'In Spanish. Somebody writes back, about anything that worries you.',
        hours: 'Weekdays in the daytime',
        isForYoung: true,
      }),
      findAHelpline,
    ],
  },
  {
    country: 'VE',
    countryName: 'Venezuela',
    emergency: emergency('911'),
    lines: [
      call('0424 290 7338', {
        name: 'Federación de Psicólogos de Venezuela',
        detail: 'In Spanish. A psychologist answers.',
        hours: 'Friday to Sunday, 8 a.m. to 8 p.m.',
      }),
      call('0424 284 2359', {
        name: 'Cecodap, for children and teenagers',
        detail: 'Free, in Spanish. Call to ask for help from a psychologist.',
        hours: 'We don’t know their hours',
        isForYoung: true,
      }),
      findAHelpline,
    ],
  },
]
