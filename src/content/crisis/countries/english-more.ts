import type { CrisisHelp } from '../crisis.ts'
import { call, chat, emergency, findAHelpline, text, whatsApp } from '../line.ts'

/** Countries where English is one of several languages. */
export const partlyEnglishSpeaking: readonly CrisisHelp[] = [
  {
    country: 'IN',
    countryName: 'India',
    emergency: emergency('112'),
    lines: [
      chat('icallhelpline.org', {
        name: 'iCALL, by email or chat',
        detail: 'Free. Counselors answer email from people of any age. The chat is for ages 18 to 24.',
        hours: 'The chat: weekdays, 9 a.m. to 9 p.m.',
      }),
      call('14416', {
        name: 'Tele-MANAS',
        detail: 'Free, in 20 languages. Choose your language, then a trained counselor.',
      }),
      call('1098', {
        name: 'Child Helpline',
        detail: 'Free, for children, and for adults who worry about one.',
        isForYoung: true,
      }),
    ],
  },
  {
    country: 'ZA',
    countryName: 'South Africa',
    emergency: emergency('112 from a mobile, or 10177', '112'),
    lines: [
      text('31393', {
        name: 'SADAG',
        detail: 'A counselor calls or writes back.',
        hours: 'We don’t know their hours',
      }),
      call('0800 567 567', {
        name: 'SADAG Suicide Crisis Line',
        detail: 'Free. A trained counselor answers.',
      }),
      call('116', {
        name: 'Childline South Africa',
        detail: 'Free, for children, and for adults who worry about one.',
        isForYoung: true,
      }),
    ],
  },
  {
    country: 'NG',
    countryName: 'Nigeria',
    emergency: emergency('112'),
    lines: [
      call('0800 078 7746', {
        name: 'Suicide Research and Prevention Initiative',
        detail: 'Free. A counselor answers.',
        hours: 'We don’t know their hours',
      }),
      call('0800 800 8001', {
        name: 'Cece Yara Child Helpline',
        detail: 'Free, for children, and for adults who worry about one.',
        isForYoung: true,
      }),
      findAHelpline,
    ],
  },
  {
    country: 'KE',
    countryName: 'Kenya',
    emergency: emergency('999 or 112', '999'),
    lines: [
      call('0722 178 177', {
        name: 'Befrienders Kenya',
        detail: 'A trained listener answers.',
        hours: 'We don’t know their hours',
      }),
      call('116', {
        name: 'Child Helpline 116',
        detail: 'Free, for children, and for adults who worry about one.',
        isForYoung: true,
      }),
      findAHelpline,
    ],
  },
  {
    country: 'GH',
    countryName: 'Ghana',
    emergency: emergency('112'),
    lines: [
      call('0800 678 678', {
        name: 'Mental Health Authority',
        detail: 'Free. Somebody trained in mental health answers.',
        hours: 'We don’t know their hours',
      }),
      call('0800 800 800', {
        name: 'Helpline of Hope, for children too',
        detail: 'Free, for anybody who is being hurt, and for adults who worry about a child.',
        isForYoung: true,
      }),
      findAHelpline,
    ],
  },
  {
    country: 'PH',
    countryName: 'Philippines',
    emergency: emergency('911'),
    lines: [
      call('0917 899 8727', {
        name: 'NCMH Crisis Hotline',
        detail: 'A trained responder answers. Your network may charge for the call.',
      }),
      call('1553', {
        name: 'NCMH Crisis Hotline',
        detail: 'The same service on a shorter number. Your network may charge for the call.',
      }),
      call('163', {
        name: 'Bantay Bata, for children',
        detail: 'For children, and for adults who worry about one. On a Globe or TM mobile, dial #163.',
        hours: 'We don’t know their hours',
        isForYoung: true,
      }),
      findAHelpline,
    ],
  },
  {
    country: 'PK',
    countryName: 'Pakistan',
    emergency: emergency('1122, or 15 for the police', '1122', { police: '15' }),
    lines: [
      call('1121', {
        name: 'Child Helpline, in Punjab',
        detail: 'For children, and for adults who worry about one.',
        isForYoung: true,
      }),
      findAHelpline,
    ],
  },
  {
    country: 'SG',
    countryName: 'Singapore',
    emergency: emergency('995, or 999 for the police', '995', { police: '999' }),
    lines: [
      whatsApp('9151 1767', '6591511767', {
        name: 'Samaritans of Singapore, CareText',
        detail: 'Free. A trained volunteer writes back.',
      }),
      whatsApp('6669 1771', '6566691771', {
        name: 'national mindline 1771',
        detail: 'Free, in English, Malay, Mandarin and Tamil. A trained counselor writes back.',
      }),
      chat('www.tinklefriend.sg', {
        name: 'Tinkle Friend, for children',
        detail: 'Free, for children in primary school. Somebody writes with you.',
        hours: 'The page shows when the chat is open',
        isForYoung: true,
      }),
      call('1767', {
        name: 'Samaritans of Singapore',
        detail: 'Free. A trained listener answers.',
      }),
      call('1771', {
        name: 'national mindline 1771, for young people too',
        detail: 'Free, in English, Malay, Mandarin and Tamil. A trained counselor answers.',
        isForYoung: true,
      }),
      call('1800 274 4788', {
        name: 'Tinkle Friend, for children',
        detail: 'Free, for children in primary school.',
        hours: 'Weekday afternoons',
        isForYoung: true,
      }),
    ],
  },
]
