import type { CrisisHelp, CrisisLine } from './crisis.ts'

const lastVerified = '2026-11-01'
const dayAndNight = 'Day and night, every day'

/** For countries whose lines are calls only: a way to find a person without speaking out loud. */
const findAHelpline: CrisisLine = {
  name: 'Find a Helpline',
  how: 'web',
  label: 'Open findahelpline.com',
  href: 'https://findahelpline.com',
  detail: 'Lists free lines by country, including chat and text where they exist. Needs a connection.',
  hours: 'Each line shows its own hours',
}

/** Text lines come first in each country, for people who fear the phone. */
export const crisisHelp: readonly CrisisHelp[] = [
  {
    country: 'US',
    countryName: 'United States',
    emergency: { label: 'Call 911', href: 'tel:911', number: '911' },
    lines: [
      {
        name: '988 Suicide & Crisis Lifeline',
        how: 'text',
        label: 'Text 988',
        href: 'sms:988',
        detail: 'Free. Send any first word and a trained counselor writes back.',
        hours: dayAndNight,
      },
      {
        name: 'Crisis Text Line',
        how: 'text',
        label: 'Text HOME to 741741',
        href: 'sms:741741?&body=HOME',
        detail: 'Free. A trained volunteer writes back, and nothing has to be said out loud.',
        hours: dayAndNight,
      },
      {
        name: '988 Suicide & Crisis Lifeline',
        how: 'call',
        label: 'Call 988',
        href: 'tel:988',
        detail: 'Free. A short recorded menu comes first, then a trained counselor.',
        hours: dayAndNight,
      },
    ],
    lastVerified,
  },
  {
    country: 'CA',
    countryName: 'Canada',
    emergency: { label: 'Call 911', href: 'tel:911', number: '911' },
    lines: [
      {
        name: '9-8-8 Suicide Crisis Helpline',
        how: 'text',
        label: 'Text 988',
        href: 'sms:988',
        detail: 'Free, in English or French. A trained responder writes back.',
        hours: dayAndNight,
      },
      {
        name: '9-8-8 Suicide Crisis Helpline',
        how: 'call',
        label: 'Call 988',
        href: 'tel:988',
        detail: 'Free, in English or French. A short recorded message comes first, then a trained responder.',
        hours: dayAndNight,
      },
    ],
    lastVerified,
  },
  {
    country: 'UK',
    countryName: 'United Kingdom',
    emergency: { label: 'Call 999', href: 'tel:999', number: '999' },
    lines: [
      {
        name: 'Shout',
        how: 'text',
        label: 'Text SHOUT to 85258',
        href: 'sms:85258?&body=SHOUT',
        detail: 'Free on the major networks. A trained volunteer writes back.',
        hours: dayAndNight,
      },
      {
        name: 'Samaritans',
        how: 'call',
        label: 'Call 116 123',
        href: 'tel:116123',
        detail: 'Free from any phone. A trained listener, for whatever is going on.',
        hours: dayAndNight,
      },
      {
        name: 'NHS 111, mental health option',
        how: 'call',
        label: 'Call 111, option 2',
        href: 'tel:111',
        detail: 'Free, for urgent mental health help in England, Scotland and Wales. Choose the mental health option.',
        hours: dayAndNight,
      },
    ],
    lastVerified,
  },
  {
    country: 'IE',
    countryName: 'Ireland',
    emergency: { label: 'Call 112', href: 'tel:112', number: '112 or 999' },
    lines: [
      {
        name: 'Text About It',
        how: 'text',
        label: 'Text HELLO to 50808',
        href: 'sms:50808?&body=HELLO',
        detail: 'Free on most networks. A trained volunteer writes back.',
        hours: dayAndNight,
      },
      {
        name: 'Samaritans',
        how: 'call',
        label: 'Call 116 123',
        href: 'tel:116123',
        detail: 'Free from any phone. A trained listener, for whatever is going on.',
        hours: dayAndNight,
      },
    ],
    lastVerified,
  },
  {
    country: 'AU',
    countryName: 'Australia',
    emergency: { label: 'Call 000', href: 'tel:000', number: '000' },
    lines: [
      {
        name: 'Lifeline',
        how: 'text',
        label: 'Text 0477 13 11 14',
        href: 'sms:0477131114',
        detail: 'A few set questions come first, then a trained crisis supporter writes back.',
        hours: dayAndNight,
      },
      {
        name: 'Lifeline',
        how: 'call',
        label: 'Call 13 11 14',
        href: 'tel:131114',
        detail: 'Free from a mobile. A short recorded message comes first, then a trained crisis supporter.',
        hours: dayAndNight,
      },
    ],
    lastVerified,
  },
  {
    country: 'NZ',
    countryName: 'New Zealand',
    emergency: { label: 'Call 111', href: 'tel:111', number: '111' },
    lines: [
      {
        name: '1737, Need to talk?',
        how: 'text',
        label: 'Text 1737',
        href: 'sms:1737',
        detail: 'Free. Send any first word and a trained counselor writes back.',
        hours: dayAndNight,
      },
      {
        name: '1737, Need to talk?',
        how: 'call',
        label: 'Call 1737',
        href: 'tel:1737',
        detail: 'Free from any phone. You speak with a trained counselor.',
        hours: dayAndNight,
      },
    ],
    lastVerified,
  },
  {
    country: 'IN',
    countryName: 'India',
    emergency: { label: 'Call 112', href: 'tel:112', number: '112' },
    lines: [
      {
        name: 'Tele-MANAS',
        how: 'call',
        label: 'Call 14416',
        href: 'tel:14416',
        detail: 'Free, in many Indian languages. Choose your language, then a trained counselor.',
        hours: dayAndNight,
      },
      findAHelpline,
    ],
    lastVerified,
  },
  {
    country: 'DE',
    countryName: 'Germany',
    emergency: { label: 'Call 112', href: 'tel:112', number: '112' },
    lines: [
      {
        name: 'TelefonSeelsorge',
        how: 'call',
        label: 'Call 0800 111 0 111',
        href: 'tel:08001110111',
        detail: 'Kostenfrei und anonym. Free, in German. If it is busy, try the other number or call again.',
        hours: dayAndNight,
      },
      {
        name: 'TelefonSeelsorge',
        how: 'call',
        label: 'Call 116 123',
        href: 'tel:116123',
        detail: 'Kostenfrei und anonym. The same service on a shorter number.',
        hours: dayAndNight,
      },
      findAHelpline,
    ],
    lastVerified,
  },
  {
    country: 'FR',
    countryName: 'France',
    emergency: { label: 'Call 15', href: 'tel:15', number: '15 or 112' },
    lines: [
      {
        name: '3114, prévention du suicide',
        how: 'call',
        label: 'Call 3114',
        href: 'tel:3114',
        detail: 'Gratuit et confidentiel. Free, in French. A trained health professional answers.',
        hours: dayAndNight,
      },
      findAHelpline,
    ],
    lastVerified,
  },
  {
    country: 'other',
    countryName: 'Somewhere else',
    emergency: { label: 'Call 112', href: 'tel:112', number: '112 in many countries, or your local emergency number' },
    lines: [findAHelpline],
    lastVerified,
  },
]
