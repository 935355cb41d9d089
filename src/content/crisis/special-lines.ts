import type { CrisisLine } from './crisis.ts'
import type { CrisisCountry } from './guess-country.ts'

/** Lines for one kind of danger. The general lines of `countries.ts` stand beside them, and alone where none is here. */
export type SpecialTopic = 'abuse' | 'assault' | 'poison'

export type SpecialLine = CrisisLine & {
  topic: SpecialTopic
  country: CrisisCountry
  /** The page of the service that the number was compared with. Call it yourself before you change it. */
  source: string
}

type Entry = Omit<SpecialLine, 'hours' | 'isAlwaysFree' | 'how' | 'label' | 'href'> & { dial: string; word?: string }

/** A number is written once: the button says what the tap dials. */
function line({ dial, word, ...rest }: Entry, how: 'call' | 'text'): SpecialLine {
  const number = dial.replace(/\D/g, '')
  return {
    ...rest,
    how,
    label: how === 'call' ? `Call ${dial}` : word ? `Text ${word} to ${dial}` : `Text ${dial}`,
    href: how === 'call' ? `tel:${number}` : word ? `sms:${number}?&body=${word}` : `sms:${number}`,
    hours: 'Day and night, every day',
    isAlwaysFree: true,
  }
}

const usAbuse = { topic: 'abuse', country: 'US', source: 'https://www.thehotline.org' } as const
const nzAssault = { topic: 'assault', country: 'NZ', source: 'https://safetotalk.nz' } as const

export const specialLines: readonly SpecialLine[] = [
  line(
    {
      ...usAbuse,
      name: 'National Domestic Violence Hotline',
      dial: '88788',
      word: 'START',
      detail: 'Free. An advocate writes back, and helps you plan at your own pace.',
    },
    'text',
  ),
  line(
    {
      ...usAbuse,
      name: 'National Domestic Violence Hotline',
      dial: '1-800-799-7233',
      detail: 'Free, in many languages. An advocate asks first if it is safe to talk.',
    },
    'call',
  ),
  line(
    {
      topic: 'assault',
      country: 'US',
      source: 'https://www.rainn.org',
      name: 'National Sexual Assault Hotline',
      dial: '1-800-656-4673',
      detail: 'Free. You reach a trained person at a center near you.',
    },
    'call',
  ),
  line(
    {
      topic: 'poison',
      country: 'US',
      source: 'https://www.poison.org',
      name: 'Poison Help',
      dial: '1-800-222-1222',
      detail: 'Free. A nurse or pharmacist tells you what to do next.',
    },
    'call',
  ),
  line(
    {
      topic: 'poison',
      country: 'CA',
      source: 'https://infopoison.ca',
      name: 'Poison Centres of Canada',
      dial: '1-844-764-7669',
      detail: 'Free. A nurse or pharmacist tells you what to do next.',
    },
    'call',
  ),
  line(
    {
      topic: 'abuse',
      country: 'UK',
      source: 'https://www.nationaldahelpline.org.uk',
      name: 'National Domestic Abuse Helpline',
      dial: '0808 2000 247',
      detail: 'Free, run by Refuge for women. They also know where men can call.',
    },
    'call',
  ),
  line(
    {
      topic: 'assault',
      country: 'UK',
      source: 'https://rapecrisis.org.uk',
      name: 'Rape and Sexual Abuse Support Line',
      dial: '0808 500 2222',
      detail: 'Free, for anyone over 16 in England and Wales, whenever it happened.',
    },
    'call',
  ),
  line(
    {
      topic: 'abuse',
      country: 'IE',
      source: 'https://www.womensaid.ie',
      name: "Women's Aid",
      dial: '1800 341 900',
      detail: 'Free. A trained support worker answers.',
    },
    'call',
  ),
  line(
    {
      topic: 'assault',
      country: 'IE',
      source: 'https://www.drcc.ie',
      name: 'National Rape Crisis Helpline',
      dial: '1800 77 88 88',
      detail: 'Free. A trained counselor answers.',
    },
    'call',
  ),
  line(
    {
      topic: 'abuse',
      country: 'AU',
      source: 'https://www.1800respect.org.au',
      name: '1800RESPECT',
      dial: '1800 737 732',
      detail: 'Free. A trained counselor answers, for violence at home and sexual violence.',
    },
    'call',
  ),
  line(
    {
      topic: 'assault',
      country: 'AU',
      source: 'https://www.1800respect.org.au',
      name: '1800RESPECT',
      dial: '1800 737 732',
      detail: 'Free. A trained counselor answers, for sexual violence and violence at home.',
    },
    'call',
  ),
  line(
    {
      topic: 'abuse',
      country: 'NZ',
      source: 'https://womensrefuge.org.nz',
      name: "Women's Refuge",
      dial: '0800 733 843',
      detail: 'Free from any phone. You reach the refuge nearest to you.',
    },
    'call',
  ),
  line({ ...nzAssault, name: 'Safe to talk', dial: '4334', detail: 'Free. A trained counselor writes back.' }, 'text'),
  line(
    { ...nzAssault, name: 'Safe to talk', dial: '0800 044 334', detail: 'Free. A trained counselor answers.' },
    'call',
  ),
  line(
    {
      topic: 'poison',
      country: 'NZ',
      source: 'https://poisons.co.nz',
      name: 'National Poisons Centre',
      dial: '0800 764 766',
      detail: 'Free. A poisons expert tells you what to do next.',
    },
    'call',
  ),
  line(
    {
      topic: 'abuse',
      country: 'DE',
      source: 'https://www.hilfetelefon.de',
      name: 'Hilfetelefon',
      dial: '116 016',
      detail: 'Kostenfrei und anonym. Free, in many languages, for women and people close to them.',
    },
    'call',
  ),
  line(
    {
      topic: 'assault',
      country: 'DE',
      source: 'https://www.hilfetelefon.de',
      name: 'Hilfetelefon',
      dial: '116 016',
      detail: 'Kostenfrei und anonym. Free, in many languages, for women and people close to them.',
    },
    'call',
  ),
  line(
    {
      topic: 'abuse',
      country: 'FR',
      source: 'https://arretonslesviolences.gouv.fr',
      name: '3919, Violences Femmes Info',
      dial: '3919',
      detail: 'Gratuit et anonyme. Free, for women and people close to them.',
    },
    'call',
  ),
]
