import { byOther, byService, type Checks } from './checked.ts'

const careText = byOther(
  'https://www.channelnewsasia.com/singapore/suicide-whatsapp-service-caretext-samaritans-singapore-help-2929241',
  '2026-11-17',
)

export const partlyEnglishChecks: Checks = {
  IN: {
    'Open icallhelpline.org': byService('https://icallhelpline.org/reyou-chat-line-faqs/', '2026-11-18'),
    'Call 14416': byOther(
      'https://theshillongtimes.com/2025/02/07/tele-manas-mental-health-helpline-handles-over-18-1-lakh-calls-centre/',
      '2026-11-17',
    ),
    'Call 1098': byOther(
      'https://www.lokmattimes.com/technology/over-29-lakh-phone-calls-handled-by-tele-manas-cells-savitri-thakur-2/',
      '2026-11-17',
    ),
  },
  ZA: {
    'Text 31393': byOther(
      'https://www.sabcnews.com/sabcnews/sadag-encourages-the-mentally-fatigued-to-reach-out-amid-world-suicide-prevention-day/',
      '2026-11-17',
    ),
    'Call 0800 567 567': byOther(
      'https://ewn.co.za/2019/09/11/sadag-receiving-more-calls-to-do-talks-on-suicide-at-primary-schools',
      '2026-11-18',
    ),
    'Call 116': byOther('https://vukuzenzele.gov.za/children-can-call-116-help', '2026-11-16'),
  },
  NG: {
    'Call 0800 078 7746': byOther(
      'https://healthwise.punchng.com/ngo-launches-toll-free-hotline-for-assistance-on-mental-health',
      '2026-11-17',
    ),
    'Call 0800 800 8001': byService(
      'https://ceceyara.org/cece-yara-child-advocacy-centre-and-zero-abuse-project-collaborate-to-enhance-child-protection-in-nigeria/',
      '2026-11-18',
    ),
  },
  KE: {
    'Call 0722 178 177': byOther(
      'https://doctorsexplain.net/courses/caring-for-your-mental-health-online-course-on-mental-health-awareness/lesson/emergency-contacts-and-crisis-hotlines/',
      '2026-11-17',
    ),
    'Call 116': byService('http://childrenscouncil.go.ke/child-help-line.html', '2026-11-16'),
  },
  GH: {
    'Call 0800 678 678': byOther(
      'http://businessghana.com/site/news/general/271049/MHA-unveils-toll-free-No.-for-psycho-social-support',
      '2026-11-17',
    ),
    'Call 0800 800 800': byOther('https://cocoainitiative.org/fr/node/1371', '2026-11-18'),
  },
  PH: {
    'Call 0917 899 8727': byService(
      'https://doh.gov.ph/press-release/launch-of-the-ncmh-crisis-hotline/',
      '2026-11-16',
    ),
    'Call 1553': byOther('https://www.sunstar.com.ph/cebu/nearly-700-call-ncmh-during-the-holidays', '2026-11-17'),
    'Call 163': byService(
      'https://www.abs-cbnfoundation.org/bantay-bata-globe-activate-child-helpline-for-free/',
      '2026-11-17',
    ),
  },
  PK: {
    'Call 1121': byOther(
      'https://en.baaghitv.com/cpwb-launches-awareness-campaign-for-child-helpline-1121/',
      '2026-11-17',
    ),
  },
  SG: {
    'WhatsApp 9151 1767': careText,
    'WhatsApp 6669 1771': byOther(
      'https://www.straitstimes.com/singapore/national-mental-health-call-and-textline-launched',
      '2026-11-18',
    ),
    'Open www.tinklefriend.sg': byService('https://www.tinklefriend.sg/terms', '2026-11-18'),
    'Call 1767': careText,
    'Call 1771': byOther('https://sgbuzz.com/?p=46142', '2026-11-18'),
    'Call 1800 274 4788': byService(
      'https://www.childrensociety.org.sg/sunbeam-stories/tinkle-friend-answering-the-call-for-help/',
      '2026-11-17',
    ),
  },
}
