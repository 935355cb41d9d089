import type { CrisisHelp } from '../crisis.ts'
import { byOther, call, chat, emergency, findAHelpline, whatsApp } from '../line.ts'

const cvv = byOther('https://claudia.abril.com.br/noticias/suicidio-cvv-ligacao-gratuita/', '2026-11-17')
const azzurro = byOther(
  'https://tg24.sky.it/cronaca/2025/04/23/telefono-azzurro-numeri-intervento-giubileo',
  '2026-11-17',
)

export const portugueseAndItalianSpeaking: readonly CrisisHelp[] = [
  {
    country: 'BR',
    countryName: 'Brazil',
    emergency: emergency('192, or 190 for the police', '192'),
    lines: [
      chat('cvv.org.br', {
        name: 'CVV',
        detail: 'Free, in Portuguese. A trained volunteer writes with you.',
        hours: 'The page shows when the chat is open',
        checked: byOther(
          'https://redeglobo.globo.com/rj/tvriosul/Acontece/noticia/cvv-oferece-apoio-emocional-e-atua-na-prevencao-do-suicidio.ghtml',
          '2026-11-17',
        ),
      }),
      call('188', {
        name: 'CVV',
        detail: 'Free, in Portuguese. A trained volunteer listens.',
        checked: cvv,
      }),
      call('100', {
        name: 'Disque 100, for children too',
        detail: 'Free, in Portuguese, for anybody who is being hurt or abused.',
        isForYoung: true,
        checked: byOther(
          'https://noticias.r7.com/brasilia/quebre-o-ciclo-da-violencia-governo-lanca-campanha-contra-exploracao-sexual-de-criancas-14052024/',
          '2026-11-17',
        ),
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
        checked: byOther(
          'https://www.deco.proteste.pt/saude/saude-mental/noticias/linha-prevencao-suicidio-funciona-24-horas-por-dia',
          '2026-11-16',
        ),
      }),
      call('116 111', {
        name: 'SOS Criança',
        detail: 'Free, in Portuguese, for children and teenagers.',
        hours: 'Weekdays, 9 a.m. to 7 p.m.',
        isForYoung: true,
        checked: byOther('https://www.vidaativa.pt/linha-de-apoio-a-crianca/', '2026-11-17'),
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
        hours: 'In the evening; they say when they answer',
        checked: byOther('https://www.tpi.it/news/solo-a-natale-telefono-amico-20211215850521/', '2026-11-17'),
      }),
      chat('azzurro.it', {
        name: 'Telefono Azzurro, for children and teenagers',
        detail: 'Free, in Italian. Somebody writes with you.',
        hours: 'The page shows when the chat is open',
        isForYoung: true,
        checked: azzurro,
      }),
      call('02 2327 2327', {
        name: 'Telefono Amico Italia',
        detail: 'In Italian. A trained volunteer listens.',
        hours: 'From the morning to midnight, every day',
        checked: byOther(
          'https://vivimilano.corriere.it/attivita-bambini/attivita-varie/coronavirus-telefono-amico-italia-attiva-un-nuovo-numero/',
          '2026-11-17',
        ),
      }),
      call('19696', {
        name: 'Telefono Azzurro, for children and teenagers',
        detail: 'Free, in Italian.',
        isForYoung: true,
        checked: azzurro,
      }),
    ],
  },
]
