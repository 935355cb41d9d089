import { resetLinkMinutes, verificationLinkHours } from '#rules/limits.ts'
import { type Letter, writeLetter } from './letter.ts'

type ToPerson = { firstName: string }
type WithLink = ToPerson & { href: string }

export function welcomeLetter({ firstName, href }: WithLink): Letter {
  return writeLetter({
    subject: 'Please confirm your address',
    firstName,
    paragraphs: [
      'Your account is ready to use.',
      'One thing helps us both: open the link below, so we know this address is yours. Then, if you ever forget your password, we can send you a new link here.',
    ],
    button: { label: 'Confirm this address', href },
    footnotes: [
      `The link works once, for ${verificationLinkHours} hours. If you did not sign up, you can ignore this email.`,
    ],
  })
}

export function verificationLetter({ firstName, href }: WithLink): Letter {
  return writeLetter({
    subject: 'Please confirm your address',
    firstName,
    paragraphs: ['Here is the link you asked for. Opening it tells us this address is yours.'],
    button: { label: 'Confirm this address', href },
    footnotes: [
      `The link works once, for ${verificationLinkHours} hours. If you did not ask for it, you can ignore this email.`,
    ],
  })
}

export function resetLetter({ firstName, href }: WithLink): Letter {
  return writeLetter({
    subject: 'Your link to choose a new password',
    firstName,
    paragraphs: [
      'Somebody, most likely you, asked for a new password for your account. Here is the link to choose one.',
    ],
    button: { label: 'Choose a new password', href },
    footnotes: [
      `The link works once, for ${resetLinkMinutes} minutes. If it was not you, ignore this email: your password stays as it is.`,
    ],
  })
}

export function changeAddressLetter({ firstName, href }: WithLink): Letter {
  return writeLetter({
    subject: 'Please confirm your new address',
    firstName,
    paragraphs: [
      'You asked us to use this address from now on. Open the link, and it becomes the one you sign in with.',
    ],
    button: { label: 'Use this address', href },
    footnotes: [
      `The link works once, for ${verificationLinkHours} hours. If you did not ask for it, you can ignore this email.`,
    ],
  })
}

export function addressAskedLetter({ firstName, href }: WithLink): Letter {
  return writeLetter({
    subject: 'Somebody asked to change your address',
    firstName,
    paragraphs: [
      'Somebody who knows your password, most likely you, asked us to use another email address for your account.',
      'If that was you, there is nothing to do here: open the link we sent to the new address.',
      'If it was not, press the button. Then nothing changes, every device is signed out, and you choose a new password.',
    ],
    button: { label: 'It wasn’t me. Stop it', href },
    footnotes: [
      `The link works for ${verificationLinkHours} hours, even after the change: your account then comes back to this address.`,
    ],
  })
}

export function addressTakenLetter({ firstName, href }: WithLink): Letter {
  return writeLetter({
    subject: 'This address already has an account',
    firstName,
    paragraphs: [
      'Somebody asked to use this address for another account. It already has one, so nothing was changed.',
      'If that was you, sign in with this address instead. If it was not, you can ignore this email.',
    ],
    button: { label: 'Go to sign-in', href },
  })
}

export function addressChangedLetter({ firstName }: ToPerson): Letter {
  return writeLetter({
    subject: 'Your address was changed',
    firstName,
    paragraphs: [
      'Your account now uses another email address. This is the last email to the old one.',
      'If that was not you, open the email we sent before, “Somebody asked to change your address,” and stop it there. Its link still works.',
    ],
  })
}

export function twoStepOnLetter({ firstName, href }: WithLink): Letter {
  return writeLetter({
    subject: 'Two-step sign-in was turned on',
    firstName,
    paragraphs: [
      'From now on, signing in to your account takes your password and a code from your authenticator app. Other devices were signed out.',
      'Keep your recovery codes somewhere you can reach without your phone. We cannot show them again.',
      'If that was not you, choose a new password now and write to us.',
    ],
    button: { label: 'Choose a new password', href },
  })
}

export function twoStepOffLetter({ firstName, href }: WithLink): Letter {
  return writeLetter({
    subject: 'Two-step sign-in was turned off',
    firstName,
    paragraphs: [
      'You now need only your password to sign in.',
      'If that was you, there is nothing to do. If not, choose a new password now.',
    ],
    button: { label: 'Choose a new password', href },
  })
}

export function recoveryCodeUsedLetter({ firstName, href, left }: WithLink & { left: number }): Letter {
  return writeLetter({
    subject: 'A recovery code was used',
    firstName,
    paragraphs: [
      `Somebody, most likely you, used one of your recovery codes in place of a code from your app. ${codesLeft(left)}`,
      'If that was not you, choose a new password now. Whoever it was knows the one you have.',
    ],
    button: { label: 'Choose a new password', href },
  })
}

function codesLeft(left: number): string {
  if (left === 0) return 'It was the last one: make new ones on your account page.'
  return left === 1 ? 'One is left.' : `${left} are left.`
}

export function passwordChangedLetter({ firstName, href }: WithLink): Letter {
  return writeLetter({
    subject: 'Your password was changed',
    firstName,
    paragraphs: [
      'The password for your account was changed a moment ago. Other devices were signed out.',
      'If that was you, there is nothing to do. If not, choose a new one now.',
    ],
    button: { label: 'Choose a new password', href },
  })
}
