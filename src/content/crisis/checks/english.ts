import { byOther, byService, type Checks } from './checked.ts'

const about988 = byOther(
  'https://www.mcphs.edu/student-life/counseling-services/emergency-services/988-suicide-and-crisis-lifeline',
  '2026-11-17',
)
const kidsHelpPhone = byService('https://kidshelpphone.ca/text-about-it/', '2026-11-16')
const childlineUk = byService('https://www.childline.org.uk', '2026-11-16')
const kidsHelpline = byOther('https://www.openaustralia.org.au/debates/?id=2023-03-20.209.2', '2026-11-17')
const youthline = byOther('https://www.healthinfo.org.nz/Emotional-physical-abuse.htm', '2026-11-18')

export const englishChecks: Checks = {
  US: {
    'Text 988': about988,
    'Text HOME to 741741': byOther(
      'http://www.teenhealthfx.com/answers/resource-of-the-month/201707Crisistextline.html',
      '2026-11-17',
    ),
    'Text 1-800-422-4453': byOther(
      'https://www.journal-news.net/journal-news/nonprofit-childhelp-launches-national-child-abuse-textline/article_921bd1c0-177f-5fa7-8946-6157779c8605.html',
      '2026-11-17',
    ),
    'Call 988': about988,
    'Call 1-800-422-4453': byOther(
      'https://mochildcareaware.org/child-care-educator-child-abuse-hotlines',
      '2026-11-17',
    ),
  },
  CA: {
    'Text 988': byOther('https://cmhasaskatoon.ca/9-8-8/', '2026-11-17'),
    'Text CONNECT to 686868': kidsHelpPhone,
    'Call 988': byOther('https://cmhasaskatoon.ca/9-8-8/', '2026-11-17'),
    'Call 1-800-668-6868': byOther(
      'https://www.cbc.ca/news/health/mental-health-crisis-text-kids-help-phone-1.4894118',
      '2026-11-16',
    ),
  },
  UK: {
    'Text SHOUT to 85258': byService('https://giveusashout.org/about-us/faq', '2026-11-18'),
    'Open www.childline.org.uk': childlineUk,
    // That it is free from any phone: https://www.samaritans.org/how-we-can-help/contact-samaritan/
    'Call 116 123': byService(
      'https://samaritans.org/branches/coventry/coventry-branch-news/coventry-samaritans-will-be-open-usual-over-christmas',
      '2026-11-18',
    ),
    'Call 111': byOther(
      'https://shsc.nhs.uk/news/call-nhs-111-if-you-are-experiencing-mental-health-crisis',
      '2026-11-17',
    ),
    'Call 0808 808 8000': byOther(
      'https://publichealth.hscni.net/news/world-suicide-prevention-day-contact-lifeline-if-youre-distress-or-despair',
      '2026-11-17',
    ),
    'Call 0800 1111': childlineUk,
  },
  IE: {
    'Text HELLO to 50808': byOther(
      'https://parenthubdonegal.ie/blog/24-7-text-line-launched-to-support-mental-health/',
      '2026-11-17',
    ),
    'Open www.childline.ie': byOther(
      'http://www.breakingnews.ie/ireland/childine-volunters-answered-1020-calls-from-children-on-christmas-day-820223.html',
      '2026-11-18',
    ),
    'Call 116 123': byOther(
      'https://www.irishhealthpro.com/content/news/show/name/big-jump-in-calls-to-samaritans-since-2014',
      '2026-11-17',
    ),
    'Call 1800 66 66 66': byOther(
      'https://www.independent.ie/regionals/corkman/news/sharp-increase-in-contacts-to-childline-over-christmas-41197253.html',
      '2026-11-17',
    ),
  },
  AU: {
    'Text 0477 13 11 14': byOther(
      'https://lifeinmind.org.au/news/lifelines-crisis-text-service-now-available-24-7',
      '2026-11-17',
    ),
    'Open kidshelpline.com.au': kidsHelpline,
    'Call 13 11 14': byOther(
      'https://lifeinmind.org.au/news/lifelines-crisis-text-service-now-available-24-7',
      '2026-11-17',
    ),
    'Call 1800 55 1800': byService('https://yourtown.com.au/apps/webcounselling/live/chat', '2026-11-18'),
  },
  NZ: {
    'Text 1737': byOther('https://www.pegasus.health.nz/?p=6300', '2026-11-17'),
    'Text 234': youthline,
    'Call 1737': byOther('https://www.pegasus.health.nz/?p=6300', '2026-11-17'),
    'Call 0800 376 633': youthline,
  },
}
