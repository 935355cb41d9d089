import type { CrisisHelp } from '../crisis.ts'
import { byOther, byService, call, chat, emergency, text } from '../line.ts'

const about988 = byOther(
  'https://www.mcphs.edu/student-life/counseling-services/emergency-services/988-suicide-and-crisis-lifeline',
  '2026-11-17',
)
const kidsHelpPhone = byService('https://kidshelpphone.ca/text-about-it/', '2026-11-16')
const ukLines = byOther('https://www.kickstherapy.com/blog/mental-health-crisis-resources-uk', '2026-11-17')
const childlineUk = byService('https://www.childline.org.uk', '2026-11-16')
const kidsHelpline = byOther('https://www.openaustralia.org.au/debates/?id=2023-03-20.209.2', '2026-11-17')
const youthline = byOther('http://youthaffairs.govt.nz/news/2012/youthline.html', '2026-11-17')

export const englishSpeaking: readonly CrisisHelp[] = [
  {
    country: 'US',
    countryName: 'United States',
    emergency: emergency('911'),
    lines: [
      text('988', {
        name: '988 Suicide & Crisis Lifeline',
        detail: 'Free. A few set questions come first, then a trained counselor writes back.',
        checked: about988,
      }),
      text(
        '741741',
        {
          name: 'Crisis Text Line',
          detail: 'Free. A trained volunteer writes back, and nothing has to be said out loud.',
          checked: byOther(
            'http://www.teenhealthfx.com/answers/resource-of-the-month/201707Crisistextline.html',
            '2026-11-17',
          ),
        },
        'HOME',
      ),
      text('1-800-422-4453', {
        name: 'Childhelp, for children and teenagers',
        detail: 'Free. A counselor writes back, about anybody who hurts you.',
        isForYoung: true,
        checked: byOther(
          'https://www.journal-news.net/journal-news/nonprofit-childhelp-launches-national-child-abuse-textline/article_921bd1c0-177f-5fa7-8946-6157779c8605.html',
          '2026-11-17',
        ),
      }),
      call('988', {
        name: '988 Suicide & Crisis Lifeline',
        detail: 'Free. A short recorded menu comes first, then a trained counselor.',
        checked: about988,
      }),
      call('1-800-422-4453', {
        name: 'Childhelp, for children and teenagers',
        detail: 'Free. A counselor listens, and you don’t have to give a name.',
        isForYoung: true,
        checked: byOther('https://mochildcareaware.org/child-care-educator-child-abuse-hotlines', '2026-11-17'),
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
        checked: byOther('https://cmhasaskatoon.ca/9-8-8/', '2026-11-17'),
      }),
      text(
        '686868',
        {
          name: 'Kids Help Phone',
          detail: 'Free, for the young, in English or French. A trained volunteer writes back.',
          isForYoung: true,
          checked: kidsHelpPhone,
        },
        'CONNECT',
      ),
      call('988', {
        name: '9-8-8 Suicide Crisis Helpline',
        detail: 'Free, in English or French. A short recorded message comes first, then a trained responder.',
        checked: byOther('https://cmhasaskatoon.ca/9-8-8/', '2026-11-17'),
      }),
      call('1-800-668-6868', {
        name: 'Kids Help Phone',
        detail: 'Free, for the young. A counselor answers.',
        isForYoung: true,
        checked: byOther(
          'https://www.cbc.ca/news/health/mental-health-crisis-text-kids-help-phone-1.4894118',
          '2026-11-16',
        ),
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
          checked: ukLines,
        },
        'SHOUT',
      ),
      chat('www.childline.org.uk', {
        name: 'Childline, up to your 19th birthday',
        detail: 'Free. A counselor writes with you one to one.',
        hours: 'The page shows when the chat is open',
        isForYoung: true,
        checked: childlineUk,
      }),
      call('116 123', {
        name: 'Samaritans',
        detail: 'Free from any phone. A trained listener, for whatever is going on.',
        checked: ukLines,
      }),
      call('111', {
        name: 'NHS 111, the mental health option',
        detail: 'Free, in England, Scotland and Wales. Choose the mental health option when you are asked.',
        checked: byOther(
          'https://shsc.nhs.uk/news/call-nhs-111-if-you-are-experiencing-mental-health-crisis',
          '2026-11-17',
        ),
      }),
      call('0808 808 8000', {
        name: 'Lifeline, in Northern Ireland',
        detail: 'Free. A trained counselor answers.',
        checked: byOther(
          'https://publichealth.hscni.net/news/world-suicide-prevention-day-contact-lifeline-if-youre-distress-or-despair',
          '2026-11-17',
        ),
      }),
      call('0800 1111', {
        name: 'Childline, up to your 19th birthday',
        detail: 'Free. A counselor answers.',
        isForYoung: true,
        checked: childlineUk,
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
          checked: byOther(
            'https://parenthubdonegal.ie/blog/24-7-text-line-launched-to-support-mental-health/',
            '2026-11-17',
          ),
        },
        'HELLO',
      ),
      call('116 123', {
        name: 'Samaritans',
        detail: 'Free from any phone. A trained listener, for whatever is going on.',
        checked: byOther(
          'https://www.irishhealthpro.com/content/news/show/name/big-jump-in-calls-to-samaritans-since-2014',
          '2026-11-17',
        ),
      }),
      call('1800 66 66 66', {
        name: 'Childline by ISPCC',
        detail: 'Free, up to 18. Somebody listens, about anything.',
        isForYoung: true,
        checked: byOther(
          'https://www.independent.ie/regionals/corkman/news/sharp-increase-in-contacts-to-childline-over-christmas-41197253.html',
          '2026-11-17',
        ),
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
        checked: byOther(
          'https://lifeinmind.org.au/news/lifelines-crisis-text-service-now-available-24-7',
          '2026-11-17',
        ),
      }),
      chat('kidshelpline.com.au', {
        name: 'Kids Helpline, 5 to 25',
        detail: 'Free. A counselor writes with you.',
        isForYoung: true,
        checked: kidsHelpline,
      }),
      call('13 11 14', {
        name: 'Lifeline',
        detail: 'Free from a mobile. A short recorded message comes first, then a trained crisis supporter.',
        checked: byOther(
          'https://lifeinmind.org.au/news/lifelines-crisis-text-service-now-available-24-7',
          '2026-11-17',
        ),
      }),
      call('1800 55 1800', {
        name: 'Kids Helpline, 5 to 25',
        detail: 'Free. A counselor answers.',
        isForYoung: true,
        checked: kidsHelpline,
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
        checked: byOther('https://www.pegasus.health.nz/?p=6300', '2026-11-17'),
      }),
      text('234', {
        name: 'Youthline, 12 to 24',
        detail: 'Free. Somebody writes back.',
        isForYoung: true,
        checked: youthline,
      }),
      call('1737', {
        name: '1737, Need to talk?',
        detail: 'Free from any phone. You speak with a trained counselor.',
        checked: byOther('https://www.pegasus.health.nz/?p=6300', '2026-11-17'),
      }),
      call('0800 376 633', {
        name: 'Youthline, 12 to 24',
        detail: 'Free. Somebody listens.',
        isForYoung: true,
        checked: youthline,
      }),
    ],
  },
]
