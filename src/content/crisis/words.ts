export const crisisIntro =
  'If you might hurt yourself, or you are not safe, please reach a person now. ' +
  'You don’t need the right words, and you don’t need to be sure it is bad enough. ' +
  'If someone is in danger this minute, call the emergency number first.'

export const callReassurance =
  'You may get a short wait or a recorded message first, and then a trained person asks what is going on ' +
  'and if you are safe. You can start with “I don’t know how to say this,” go at your own pace, and ask them anything.'

export const notTherapy =
  'Hearten can help you practice and steady yourself, but it is not therapy and not made for emergencies, ' +
  'and in one of those you deserve a person.'

/** Shown if we don't know the country: no number works everywhere, and saying so may matter. */
export const localEmergency =
  '112 reaches emergency services in many countries, but not in all of them. ' +
  'If you know the local number, call that one. If you are unsure, ask whoever is nearest.'

/** What the page says about how a number was checked. It claims only what was done. */
export const checkWords = {
  intro:
    'Nobody has dialed these lines for this page, and lines change. Below is what each one was compared with, ' +
    'and when. The emergency number is not in this list. If a line does not answer, try the next one.',
  missing: 'The list could not be loaded. It needs a connection.',
  service: 'compared with a saved copy of the service’s own page',
  other: 'compared with a saved copy of another organization’s page',
} as const
