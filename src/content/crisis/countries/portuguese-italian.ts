import type { CrisisHelp } from '../crisis.ts'
import { call, chat, emergency, findAHelpline, whatsApp } from '../line.ts'

export const portugueseAndItalianSpeaking: readonly CrisisHelp[] = [
  {
    country: 'BR',
    countryName: 'Brazil',
    emergency: emergency('192, or 190 for the police', '192', { police: '190' }),
    lines: [
      chat('cvv.org.br', {
        name: 'CVV',
        detail: 'Free, in Portuguese. A trained volunteer writes with you.',
        hours: 'The page shows when the chat is open',
      }),
      call('188', {
        name: 'CVV',
        detail: 'Free, in Portuguese. A trained volunteer listens.',
      }),
      call('100', {
        name: 'Disque 100, for children too',
        detail: 'Free, in Portuguese, for anybody who is being hurt or abused.',
        isForYoung: true,
      }),
    ],
  },
  {
    country: 'PT',
    countryName: 'Portugal',
    emergency: emergency('112'),
    lines: [
      call('1411', {
        name: 'Linha Nacional de Prevenção do Suicídio',
        detail: 'Free, in Portuguese. A psychologist or a nurse answers.',
      }),
      call('116 111', {
        name: 'SOS Criança',
        detail: 'Free, in Portuguese, for children and teenagers.',
        hours: 'Weekdays, 9 a.m. to 7 p.m.',
        isForYoung: true,
      }),
      findAHelpline,
    ],
  },
  {
    country: 'IT',
    countryName: 'Italy',
    emergency: emergency('112'),
    lines: [
      whatsApp('324 011 7252', '393240117252', {
        name: 'Telefono Amico Italia',
        detail: 'Free, in Italian. A trained volunteer writes back.',
        hours: 'Evenings. We don’t know the exact hours',
      }),
      chat('azzurro.it', {
        name: 'Telefono Azzurro, for children and teenagers',
        detail: 'Free, in Italian. Somebody writes with you.',
        hours: 'The page shows when the chat is open',
        isForYoung: true,
      }),
      call('02 2327 2327', {
        name: 'Telefono Amico Italia',
        detail: 'In Italian. A trained volunteer listens.',
        hours: 'From the morning to midnight, every day',
      }),
      call('19696', {
        name: 'Telefono Azzurro, for children and teenagers',
        detail: 'Free, in Italian.',
        isForYoung: true,
      }),
    ],
  },
]
