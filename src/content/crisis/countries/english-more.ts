import type { CrisisHelp } from '../crisis.ts'
import { byOther, byService, call, emergency, findAHelpline, notCompared, text, whatsApp } from '../line.ts'

const careText = byOther(
  'https://www.channelnewsasia.com/singapore/suicide-whatsapp-service-caretext-samaritans-singapore-help-2929241',
  '2026-11-17',
)

/** Where English is one of the languages. */
export const partlyEnglishSpeaking: readonly CrisisHelp[] = [
  {
    country: 'IN',
    countryName: 'India',
    emergency: emergency('112'),
    lines: [
      whatsApp('9999 666 555', '919999666555', {
        name: 'Vandrevala Foundation',
        detail: 'Free. A counselor writes or calls back, in English and Hindi.',
        checked: notCompared('https://www.vandrevalafoundation.com'),
      }),
      call('14416', {
        name: 'Tele-MANAS',
        detail: 'Free, in 20 languages. Choose your language, then a trained counselor.',
        checked: byOther(
          'https://theshillongtimes.com/2025/02/07/tele-manas-mental-health-helpline-handles-over-18-1-lakh-calls-centre/',
          '2026-11-17',
        ),
      }),
      call('1098', {
        name: 'Child Helpline',
        detail: 'Free, for children, and for adults who worry about one.',
        isForYoung: true,
        checked: byOther(
          'https://www.lokmattimes.com/technology/over-29-lakh-phone-calls-handled-by-tele-manas-cells-savitri-thakur-2/',
          '2026-11-17',
        ),
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
        hours: 'They say when they answer',
        checked: byOther(
          'https://www.sabcnews.com/sabcnews/sadag-encourages-the-mentally-fatigued-to-reach-out-amid-world-suicide-prevention-day/',
          '2026-11-17',
        ),
      }),
      call('0800 567 567', {
        name: 'SADAG Suicide Crisis Line',
        detail: 'Free. A trained counselor answers.',
        checked: byOther(
          'http://www.pressreader.com/south-africa/the-star-early-edition/20190212/281668256233737',
          '2026-11-17',
        ),
      }),
      call('116', {
        name: 'Childline South Africa',
        detail: 'Free, for children, and for adults who worry about one.',
        isForYoung: true,
        checked: byOther('https://vukuzenzele.gov.za/children-can-call-116-help', '2026-11-16'),
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
        hours: 'They say when they answer',
        checked: byOther(
          'https://healthwise.punchng.com/ngo-launches-toll-free-hotline-for-assistance-on-mental-health',
          '2026-11-17',
        ),
      }),
      call('0800 800 8001', {
        name: 'Cece Yara Child Helpline',
        detail: 'Free, for children, and for adults who worry about one.',
        isForYoung: true,
        checked: byService(
          'https://ceceyara.org/cece-yara-child-advocacy-centre-and-zero-abuse-project-collaborate-to-enhance-child-protection-in-nigeria/',
          '2026-11-18',
        ),
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
        hours: 'They say when they answer',
        checked: byOther(
          'https://doctorsexplain.net/courses/caring-for-your-mental-health-online-course-on-mental-health-awareness/lesson/emergency-contacts-and-crisis-hotlines/',
          '2026-11-17',
        ),
      }),
      call('116', {
        name: 'Child Helpline 116',
        detail: 'Free, for children, and for adults who worry about one.',
        isForYoung: true,
        checked: byService('http://childrenscouncil.go.ke/child-help-line.html', '2026-11-16'),
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
        hours: 'They say when they answer',
        checked: byOther(
          'http://businessghana.com/site/news/general/271049/MHA-unveils-toll-free-No.-for-psycho-social-support',
          '2026-11-17',
        ),
      }),
      call('0800 800 800', {
        name: 'Helpline of Hope, for children too',
        detail: 'Free, for anybody who is being hurt, and for adults who worry about a child.',
        isForYoung: true,
        checked: byOther('https://cocoainitiative.org/fr/node/1371', '2026-11-18'),
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
        checked: byService('https://doh.gov.ph/press-release/launch-of-the-ncmh-crisis-hotline/', '2026-11-16'),
      }),
      call('1553', {
        name: 'NCMH Crisis Hotline',
        detail: 'The same service on a shorter number. Your network may charge for the call.',
        checked: byOther('https://www.sunstar.com.ph/cebu/nearly-700-call-ncmh-during-the-holidays', '2026-11-17'),
      }),
      call('163', {
        name: 'Bantay Bata, for children',
        detail: 'For children, and for adults who worry about one. On a Globe or TM mobile, dial #163.',
        hours: 'They say when they answer',
        isForYoung: true,
        checked: byService(
          'https://www.abs-cbnfoundation.org/bantay-bata-globe-activate-child-helpline-for-free/',
          '2026-11-17',
        ),
      }),
      findAHelpline,
    ],
  },
  {
    country: 'PK',
    countryName: 'Pakistan',
    emergency: emergency('1122, or 15 for the police', '1122'),
    lines: [
      call('1121', {
        name: 'Child Helpline, in Punjab',
        detail: 'For children, and for adults who worry about one.',
        isForYoung: true,
        checked: byOther(
          'https://en.baaghitv.com/cpwb-launches-awareness-campaign-for-child-helpline-1121/',
          '2026-11-17',
        ),
      }),
      findAHelpline,
    ],
  },
  {
    country: 'SG',
    countryName: 'Singapore',
    emergency: emergency('995, or 999 for the police', '995'),
    lines: [
      whatsApp('9151 1767', '6591511767', {
        name: 'Samaritans of Singapore, CareText',
        detail: 'Free. A trained volunteer writes back.',
        checked: careText,
      }),
      call('1767', {
        name: 'Samaritans of Singapore',
        detail: 'Free. A trained listener answers.',
        checked: careText,
      }),
      call('1800 274 4788', {
        name: 'Tinkle Friend, for children',
        detail: 'Free, for children in primary school.',
        hours: 'Weekday afternoons',
        isForYoung: true,
        checked: byService(
          'https://www.childrensociety.org.sg/sunbeam-stories/tinkle-friend-answering-the-call-for-help/',
          '2026-11-17',
        ),
      }),
    ],
  },
]
