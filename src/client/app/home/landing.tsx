import { LandingScreen } from '#client/features/landing/landing-screen.tsx'
import { LetterForm } from '#client/features/newsletter/letter-form.tsx'
import { LandingCue } from './landing-cue.tsx'

/** In a file of its own, which members do not load. */
export function Landing() {
  return <LandingScreen cue={<LandingCue />} letterForm={<LetterForm isOnDusk />} />
}
