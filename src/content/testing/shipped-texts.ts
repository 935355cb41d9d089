import { reminderKinds } from '#rules/moments/facts.ts'
import { cardCategories } from '../cards.ts'
import { allChallenges } from '../challenges/all-challenges.ts'
import { ladderSituations } from '../challenges/ladder-situations.ts'
import { safetyHabits } from '../challenges/safety-habits.ts'
import { crisisHelp } from '../crisis/countries.ts'
import { callReassurance, checkWords, crisisIntro, localEmergency, notTherapy } from '../crisis/words.ts'
import { allCues } from '../cues/all-cues.ts'
import { dailyDecks } from '../cues/daily.ts'
import { socialFocuses } from '../focuses/focus.ts'
import { articleList } from '../generated/article-list.ts'
import { guideList } from '../generated/guide-list.ts'
import { lessonList } from '../generated/lesson-list.ts'
import { groundingSteps, linesToSay, lineToLeave } from '../help-now.ts'
import * as accountLetters from '../mails/account-letters.ts'
import * as membershipLetters from '../mails/membership-letters.ts'
import * as newsletterLetters from '../mails/newsletter-letters.ts'
import { readerLetters } from '../mails/reader-letters.ts'
import { reminderLetter } from '../mails/reminder-letter.ts'
import { reviewLetter } from '../mails/review-letters.ts'
import { outwardTasks } from '../moments/moments.ts'
import { askHowItWent, knowItIsDone } from '../moments/moments-in-chat.ts'
import { lockedScreenWords } from '../moments/reminder-words.ts'
import type { ArticleBody } from '../reading/article.ts'
import type { GuideBody } from '../reading/guide.ts'
import type { LessonBody } from '../reading/lesson.ts'
import { situationCards } from '../situations.ts'
import { techniques } from '../techniques.ts'
import { blocksOf, splitSources } from './html-blocks.ts'

export type ShippedText = { where: string; text: string }

/** The HTML of any article, including drafts, which follow the same rules. */
export async function readArticleBody(id: string): Promise<ArticleBody> {
  return import(`../generated/articles/${id}.ts`)
}

export async function readLessonBody(id: string): Promise<LessonBody> {
  return import(`../generated/lessons/${id}.ts`)
}

export async function readGuideBody(id: string): Promise<GuideBody> {
  return import(`../generated/guides/${id}.ts`)
}

/** Every text of ours that people can read in the product, with a name to find it by. */
export async function readShippedTexts(): Promise<ShippedText[]> {
  return [...(await readArticleTexts()), ...(await readLessonTexts()), ...(await readGuideTexts()), ...shortTexts()]
}

async function readArticleTexts(): Promise<ShippedText[]> {
  const articles = articleList.map(async ({ id, file, title, description, tags, author = '' }) => {
    const { html } = await readArticleBody(id)
    return [...named(file, [title, description, ...tags, author]), ...bodyTexts(file, html)]
  })
  return (await Promise.all(articles)).flat()
}

async function readLessonTexts(): Promise<ShippedText[]> {
  const lessons = lessonList.map(async ({ id, file, title, excerpt, tags, author, imageAlt }) => {
    const { html } = await readLessonBody(id)
    return [...named(file, [title, excerpt, ...tags, author, imageAlt]), ...bodyTexts(file, html)]
  })
  return (await Promise.all(lessons)).flat()
}

async function readGuideTexts(): Promise<ShippedText[]> {
  const guides = guideList.map(async ({ id, file, title, excerpt, author }) => {
    const { html } = await readGuideBody(id)
    return [...named(file, [title, excerpt, author]), ...bodyTexts(file, html)]
  })
  return (await Promise.all(guides)).flat()
}

function shortTexts(): ShippedText[] {
  return [
    ...allCues.flatMap((cue) => named(cue.id, [cue.text, cue.tip ?? ''])),
    ...dailyDecks.flat().flatMap((cue) => named(`daily cue, ${cue.situation}`, [cue.text, cue.tip])),
    ...cardCategories.flatMap((category) => named(`card, ${category.id}`, [category.name, ...category.questions])),
    ...named('outward tasks', [...outwardTasks]),
    ...named('moments in chat', [...askHowItWent, ...knowItIsDone]),
    ...named('locked screen', Object.values(lockedScreenWords)),
    ...situationCards.flatMap((card) =>
      named(`situation, ${card.id}`, [card.name, ...card.conversationStarters, card.breathingTip, card.affirmation]),
    ),
    ...techniques.flatMap((technique) =>
      named(technique.id, [technique.title, technique.description, ...technique.steps, ...technique.tips]),
    ),
    ...allChallenges.flatMap(({ id, title, description, instructions, tips }) =>
      named(`challenge, ${id}`, [title, description, ...instructions, ...tips]),
    ),
    ...ladderSituations.flatMap(({ id, text }) => named(`situation to sort, ${id}`, [text])),
    ...safetyHabits.flatMap(({ id, label }) => named(`safety habit, ${id}`, [label])),
    ...socialFocuses.flatMap((focus) => named(`focus, ${focus.title}`, [focus.title, focus.line])),
    ...named('help now', [...linesToSay, lineToLeave, ...groundingSteps]),
    ...letterTexts(),
    ...named('crisis words', [crisisIntro, callReassurance, notTherapy, localEmergency, ...Object.values(checkWords)]),
    ...crisisHelp.flatMap((help) =>
      named(`crisis help, ${help.country}`, [
        help.countryName,
        help.emergency.label,
        help.emergency.number,
        ...help.lines.flatMap((line) => [line.name, line.label, line.detail, line.hours]),
      ]),
    ),
  ]
}

function letterTexts(): ShippedText[] {
  const href = 'https://hearten.example/link'
  const letters = Object.entries({ ...accountLetters, ...newsletterLetters }).map(([name, write]) => ({
    name,
    ...write({ firstName: 'Sam', href, leaveHref: href, left: 9 }),
  }))
  const to = { firstName: 'Sam', appUrl: 'https://hearten.example' }
  const review = reviewLetter({ ...to, sentences: [], leaveHref: href })
  const reminders = reminderKinds.map((kind) => ({
    name: `reminderLetter, ${kind}`,
    ...reminderLetter({ ...to, kind, momentId: 'm' }),
  }))
  const known = [...letters, { name: 'reviewLetter', ...review }, ...reminders, ...membershipTexts(to)]
  return [
    ...known.flatMap(({ name, subject, text }) => named(name, [subject, ...text.trim().split('\n\n')])),
    ...readerLetters.flatMap(({ subject, paragraphs }) => named(`letter, ${subject}`, [subject, ...paragraphs])),
  ]
}

function membershipTexts(to: { firstName: string; appUrl: string }) {
  const day = new Date('2026-03-01T12:00:00Z')
  const amountCents = 999
  const letters = {
    trialEnding: membershipLetters.trialEndingLetter({ ...to, endsOn: day }),
    receipt: membershipLetters.receiptLetter({
      ...to,
      amountCents,
      planId: 'pricing_monthly',
      paidOn: day,
      invoiceUrl: null,
    }),
    paymentFailed: membershipLetters.paymentFailedLetter({ ...to, amountCents, graceDays: 7 }),
    cancellation: membershipLetters.cancellationLetter({ ...to, accessUntil: day }),
    cancellationNow: membershipLetters.cancellationLetter({ ...to, accessUntil: null }),
    records: membershipLetters.recordsLetter(to),
  }
  return Object.entries(letters).map(([name, letter]) => ({ name, ...letter }))
}

function bodyTexts(file: string, html: string): ShippedText[] {
  const { prose, sources = '' } = splitSources(html)
  return [...named(file, blocksOf(prose)), ...named(`${file}, sources`, blocksOf(sources))]
}

function named(where: string, texts: readonly string[]): ShippedText[] {
  return texts.filter((text) => text !== '').map((text) => ({ where, text }))
}
