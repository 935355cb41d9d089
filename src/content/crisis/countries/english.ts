import type { CrisisHelp } from '../crisis.ts'
import { call, chat, emergency, text } from '../line.ts'

export const englishSpeaking: readonly CrisisHelp[] = [
  {
    country: 'US',
    countryName: 'United States',
    emergency: emergency('911'),
    lines: [
      text('988', {
        name: '988 Suicide & Crisis Lifeline',
        detail: 'Free. A few set questions come first, then a trained counselor writes back.',
      }),
      text(
        '741741',
        {
          name: 'Crisis Text Line',
          detail: 'Free. A trained volunteer writes back, and nothing has to be said out loud.',
        },
        'HOME',
      ),
      text('1-800-422-4453', {
        name: 'Childhelp, for children and teenagers',
        detail: 'Free. A counselor writes back, about anybody who hurts you.',
        isForYoung: true,
      }),
      call('988', {
        name: '988 Suicide & Crisis Lifeline',
        detail: 'Free. A short recorded menu comes first, then a trained counselor.',
      }),
      call('1-800-422-4453', {
        name: 'Childhelp, for children and teenagers',
        detail: 'Free. A counselor listens, and you don’t have to give a name.',
        isForYoung: true,
      }),
    ],
  },
  {
    country: 'CA',
    countryName: 'Canada',
    emergency: emergency('911'),
    lines: [
      text('988', {
        name: '9-8-8 Suicide Crisis Helpline',
        detail: 'Free, in English or French. A trained responder writes back.',
      }),
      text(
        '686868',
        {
          name: 'Kids Help Phone',
          detail: 'Free, for young people, in English or French. A trained volunteer writes back.',
          isForYoung: true,
        },
        'CONNECT',
      ),
      call('988', {
        name: '9-8-8 Suicide Crisis Helpline',
        detail: 'Free, in English or French. A short recorded message comes first, then a trained responder.',
      }),
      call('1-800-668-6868', {
        name: 'Kids Help Phone',
        detail: 'Free, for young people. A counselor answers.',
        isForYoung: true,
      }),
    ],
  },
  {
    country: 'UK',
    countryName: 'United Kingdom',
    emergency: emergency('999'),
    lines: [
      text(
        '85258',
        {
          name: 'Shout',
          detail: 'Free on the major networks. A trained volunteer writes back.',
        },
        'SHOUT',
      ),
      chat('www.childline.org.uk', {
        name: 'Childline, up to your 19th birthday',
        detail: 'Free. A counselor writes with you one to one.',
        hours: 'The page shows when the chat is open',
        isForYoung: true,
      }),
      call('116 123', {
        name: 'Samaritans',
        detail: 'Free from any phone. A trained listener, for whatever is going on.',
      }),
      call('111', {
        name: 'NHS 111, the mental health option',
        detail: 'Free, in England, Scotland and Wales. Choose the mental health option when you are asked.',
      }),
      call('0808 808 8000', {
        name: 'Lifeline, in Northern Ireland',
        detail: 'Free. A trained counselor answers.',
      }),
      call('0800 1111', {
        name: 'Childline, up to your 19th birthday',
        detail: 'Free. A counselor answers.',
        isForYoung: true,
      }),
    ],
  },
  {
    country: 'IE',
    countryName: 'Ireland',
    emergency: emergency('112 or 999', '112'),
    lines: [
      text(
        '50808',
        {
          name: 'Text About It',
          detail: 'Free on most networks. A trained volunteer writes back.',
        },
        'HELLO',
      ),
      chat('www.childline.ie', {
        name: 'Childline by ISPCC',
        detail: 'Free, up to 18. A volunteer writes with you.',
        hours: 'The page shows when the chat is open',
        isForYoung: true,
      }),
      call('116 123', {
        name: 'Samaritans',
        detail: 'Free from any phone. A trained listener, for whatever is going on.',
      }),
      call('1800 66 66 66', {
        name: 'Childline by ISPCC',
        detail: 'Free, up to 18. Somebody listens, about anything.',
        isForYoung: true,
      }),
    ],
  },
  {
    country: 'AU',
    countryName: 'Australia',
    emergency: emergency('000'),
    lines: [
      text('0477 13 11 14', {
        name: 'Lifeline',
        detail: 'A few set questions come first, then a trained crisis supporter writes back.',
      }),
      chat('kidshelpline.com.au', {
        name: 'Kids Helpline, 5 to 25',
        detail: 'Free. A counselor writes with you.',
        isForYoung: true,
      }),
      call('13 11 14', {
        name: 'Lifeline',
        detail: 'Free from a mobile. A short recorded message comes first, then a trained crisis supporter.',
      }),
      call('1800 55 1800', {
        name: 'Kids Helpline, 5 to 25',
        detail: 'Free. A counselor answers.',
        isForYoung: true,
      }),
    ],
  },
  {
    country: 'NZ',
    countryName: 'New Zealand',
    emergency: emergency('111'),
    lines: [
      text('1737', {
        name: '1737, Need to talk?',
        detail: 'Free. Send any first word and a trained counselor writes back.',
      }),
      text('234', {
        name: 'Youthline, 12 to 24',
        detail: 'Free. Somebody writes back.',
        isForYoung: true,
      }),
      call('1737', {
        name: '1737, Need to talk?',
        detail: 'Free from any phone. You speak with a trained counselor.',
      }),
      call('0800 376 633', {
        name: 'Youthline, 12 to 24',
        detail: 'Free. Somebody listens.',
        isForYoung: true,
      }),
    ],
  },
]
