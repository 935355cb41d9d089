import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { useSettings } from '#client/platform/settings.ts'
import {
  adminSessionIdleMinutes,
  adminSessionMaxHours,
  leadKeptMonths,
  newsletterLinkDays,
  securityLogKeptDays,
  sessionIdleDays,
  sessionMaxDays,
} from '#rules/limits.ts'
import { ContactLine } from './contact-line.tsx'

const VisitChoice = lazy(() => import('./visit-choice.tsx').then((module) => ({ default: module.VisitChoice })))

/** Every sentence here is a promise about the code. Whoever changes the code changes the sentence. */
export function PrivacyScreen() {
  return (
    <div className="wrap grid justify-items-center pt-6 desk:pt-12">
      <div className="prose-hearten w-full [--read:36rem]">
        <h1>Privacy, in plain words</h1>
        <p>
          Some of what you write here you may never have told anyone. This page says what we keep, who can see it and
          how you get rid of it.
        </p>

        <h2>What we store</h2>
        <ul>
          <li>
            <strong>Your account.</strong> Your name, your email address and your plan. Your password is stored only as
            a one-way hash, which we cannot reverse. If you turn on two-step sign-in, also the key for your
            authenticator app, encrypted, and your recovery codes as hashes.
          </li>
          <li>
            <strong>What you write and do.</strong> Check-ins and notes, chats with the coach, challenges, exercises you
            finished, lines you marked, posts and replies.
          </li>
          <li>
            <strong>Your devices.</strong> Where you are signed in, in words like “Firefox on Windows”, and when it was
            last used.
          </li>
          <li>
            <strong>What happened to your account.</strong> Sign-ins, including failed ones, changes to your password or
            address, downloads and the like: which, when and on what kind of device. After {securityLogKeptDays} days it
            is deleted. You can read it on your account page.
          </li>
          <li>
            <strong>How you found us.</strong> When you press Create Account or ask for the letter: the address you
            typed, the page or campaign you came from, your browser’s name and your internet address. After{' '}
            {leadKeptMonths} months only the date and where it came from are left.
          </li>
          <li>
            <strong>The letter.</strong> Your email address, if you ask for it, and how many letters went there. If you
            don’t confirm it, we delete it after {newsletterLinkDays} days.
          </li>
          <li>
            <strong>The Sunday email.</strong> If you turn it on: that you want it, and your time zone.
          </li>
          <li>
            <strong>Reminders.</strong> If you turn them on: where each device is reached, whether you want email, your
            quiet hours, and for a week which reminder was sent when.
          </li>
          <li>
            <strong>How often a page is opened.</strong> The page and the day, as one number for everybody. Nothing in
            it is about you, and a browser that asks not to be tracked is left out.
          </li>
        </ul>
        <p>
          Some things never leave your device: the words you put into a cue, drafts you have not sent, your theme, and
          the country you choose for crisis lines. Signing out clears them.
        </p>

        <h2>Who can see it</h2>
        <ul>
          <li>
            <strong>Only you:</strong> check-ins, notes, chats with the coach, challenges, exercises and everything
            drawn from them. No screen shows them to anyone else, administrators included.
          </li>
          <li>
            <strong>Other members:</strong> what you post in the community, with your first name, or as Anonymous if you
            choose that. To other members an anonymous post carries no sign of who wrote it.
          </li>
          <li>
            <strong>Administrators:</strong> names, email addresses, plans, how people found us, why they canceled, and
            posts that somebody reported or that wait for review, with their authors, so that they can deal with them.
            Who wrote an anonymous one stays hidden from them too, until one of them has a reason to look it up: that
            takes their password, and is logged. For what happened to accounts they see an account number, never a name.
            Which of these lists they open, and what they change, is logged.
          </li>
        </ul>
        <p>
          What you write to the coach and in the community is read by a program for signs of danger, so that help can be
          offered at once. It runs on your device and on our own server. A post it worries about is also looked at by a
          person. Chats with the coach are not.
        </p>
        <p>
          As with any service, the people who run the server could technically open its database. The log they read day
          to day names pages, never people or words.
        </p>

        <h2>The coach</h2>
        <p>
          WingMate is an AI. Its built-in engine runs on our own server, and nothing you tell it goes elsewhere. Where
          Hearten is set up with an outside provider instead, the coach’s screen names that provider and asks you before
          a single message is sent there.
        </p>

        <h2>Other companies</h2>
        <p>
          There are no ads, and your data is not sold. Our pages load their fonts, scripts and pictures from us alone.
          There are four exceptions, each of them yours to avoid:
        </p>
        <ul>
          <li>Paying happens on the page of Stripe, our payment provider. Your card number never reaches us.</li>
          <li>
            Google Analytics counts page visits, where it is set up, and loads only after you say yes. It gets the
            address of the page and nothing you typed. You can take that yes back further down. A browser that asks not
            to be tracked is not even asked.
          </li>
          <li>
            A reminder on a device passes through the service of whoever made your browser. It is encrypted for your
            device, so that service learns that Hearten sent something, and when, but not what.
          </li>
          <li>Where an outside service sends the letter, the form says so by opening that service in a new tab.</li>
        </ul>

        <h2>Cookies</h2>
        <p>
          One. It keeps you signed in, scripts cannot read it, and it ends after {sessionIdleDays} days without a visit,
          or {sessionMaxDays} days in any case; an administrator’s after {adminSessionIdleMinutes} minutes or{' '}
          {adminSessionMaxHours} hours. Visitors who never sign in get none. Google Analytics, if you said yes to it,
          brings its own; they go when you take that back.
        </p>
        <VisitChoiceWhereAsked />

        <h2>Taking it with you, and deleting it</h2>
        <p>
          On <Link to="/account">your account page</Link> you can download everything we hold about you as one file, and
          delete your account. Deleting removes what you wrote, your posts and replies, your devices and your place on
          the letter’s list, at once. Of how you found us, one row stays, without your address or name, so that our
          counts still add up. Until you delete it, we keep your account and what is in it.
        </p>

        <h2>Questions</h2>
        <ContactLine />
      </div>
    </div>
  )
}

/** Most servers do not use external analytics, and have nothing to ask. */
function VisitChoiceWhereAsked() {
  if (!useSettings()?.analyticsId) return null
  return (
    <Suspense>
      <div>
        <VisitChoice />
      </div>
    </Suspense>
  )
}
