import { conversationOf } from '#content/coach/conversations/all-conversations.ts'
import type { Conversation } from '#content/coach/conversations/conversation.ts'
import { everywhere } from '#content/coach/conversations/everywhere/everywhere.ts'
import type { Act } from '#rules/coach/acts.ts'
import type { Heard } from '#rules/coach/heard.ts'
import type { Subject } from '#rules/coach/subjects.ts'
import { askedBeforeAside, saysNoMore } from '../safety/pick-up.ts'
import type { Reply, Turn } from '../turn.ts'
import type { Candidate } from './choice/candidate.ts'
import { chooseReply } from './choice/choose-reply.ts'
import { madeCandidate, moveCandidates, situationOf, writtenCandidates } from './choice/gather.ts'
import { chooseNode } from './choose-node.ts'
import { composeReply, say, sayMove, sayNode } from './compose-reply.ts'
import { sendOff } from './moves/choose-move.ts'
import {
  asksAboutOthers,
  asksAboutThemselves,
  asksIfItCounted,
  asksWhatThen,
  asksWhatToDo,
  asksWhether,
  isQuestion,
} from './reading/direct-question.ts'
import { isGoodNews } from './reading/good-news.ts'
import { isHurry } from './reading/hurry.ts'
import { isOver } from './reading/is-over.ts'
import { readAct } from './reading/read-act.ts'
import { hasSent } from './reading/sent-it.ts'
import { countWords } from './reading/sentences.ts'
import { stepOutcomes } from './reading/step-outcomes.ts'
import { takesTimeToTell } from './reading/wants-to-tell.ts'
import { answerAboutCoach, noticeName } from './replies/about-coach.ts'
import { afterMiss, isMissed, ownUp } from './replies/after-miss.ts'
import { answerPlan } from './replies/answer-plan.ts'
import { askOpenly, askWhatHelps, askWhich, enoughTold, isTelling } from './replies/ask-back.ts'
import { goodbyeFor } from './replies/goodbye.ts'
import { judgeDraft } from './replies/judge-draft.ts'
import { chooseSubjectOf, guessOf } from './subject/choose-subject.ts'
import { findTapped } from './subject/menu.ts'
import { dismissedSubjects } from './subject/ruled-out.ts'
import { beliefInChosenSubject, updateBelief } from './subject/subject-belief.ts'
import { readTalkState, type TalkState } from './talk-state.ts'
import { pickUnusedWording } from './unused-wording.ts'
import { asksForOpening } from './words/asks-for-opening.ts'
import { fromKindBeside, giveWords } from './words/give-words.ts'
import { findNearWords } from './written/written-answer.ts'

/**
 * One reply of the built-in coach, decided from top to bottom: a draft of theirs, questions about the coach itself, a
 * misunderstanding, leaving, which subject, a direct question, and only then the next node of the subject's
 * conversation. Danger never gets here; the safety part answers it.
 */
export function answerTurn(turn: Turn): Reply {
  const reply = ownUp(turn, answerMessage(turn))
  const named = noticeName(turn)
  if (!named) return reply
  return { ...reply, content: `${named.text} ${reply.content}`, remember: [...reply.remember, ...named.remember] }
}

function answerMessage(turn: Turn): Reply {
  const { message } = turn
  const before = readTalkState(turn.history)
  const tapped = findTapped(message, before.last?.choices ?? [])
  const act = tapped ? 'new_subject' : actOf(turn, before)
  const belief = tapped ? beliefInChosenSubject(tapped) : updateBelief(before.belief, turn, act)
  const at: TalkState = withoutDismissed({ ...before, belief }, message)

  const plan = tapped ? undefined : answerPlan(turn)
  const verdict = tapped || plan ? undefined : judgeDraft(turn)
  if (verdict !== undefined) return composeReply(turn, at, { text: verdict, node: 'draft', subject: at.subject })

  const about = answerAboutCoach(turn, at, act)
  if (about) return composeReply(turn, at, { ...about, node: 'about', subject: at.subject })

  if (turn.isAfterSorry && saysNoMore(message)) return goBack(turn, at)
  if (!tapped && takesTimeToTell(message, before)) return say(turn, at, 'goOn')
  if (act === 'goodbye' && !isQuestion(message)) {
    const off = sendOff(turn)
    return off ? sayMove(turn, at, off) : say(turn, at, goodbyeFor(turn, at))
  }
  if (at.subject !== undefined && hasSent(turn)) return say(turn, at, 'sent')
  const outcome = at.last?.node === 'stepCheck' ? stepOutcomes[act] : undefined
  if (outcome) return say(turn, at, outcome)
  const hasMissed = isMissed(act, at) && !isGoodNews(turn, 'more_story')
  const isBare = isBareAnswer(turn, at, act)
  // Somebody with only minutes left first gets something calming.
  const isNow = at.subject === undefined && isHurry(turn)
  const choice = tapped ? ({ kind: 'sure', subject: tapped } as const) : chooseSubjectOf(turn, at, act)
  const guess = guessOf(choice)
  const conversation = guess && conversationOf(guess)
  const atSubject = stateForSubject(at, guess)
  const isUnsure = choice.kind === 'half' || choice.kind === 'unsure'
  const isForNode = tapped !== undefined || isBare || isNow || belongsToNode(at, act) || isButtonOfNode(turn, at)
  const best = isForNode
    ? undefined
    : chooseReply(candidatesIn(turn, atSubject, act), situationOf(turn, at, act, choice))
  if (plan && !(best && best.p >= least.overPlan && givesVerdict.test(best.text)))
    return composeReply(turn, atSubject, { text: plan, node: 'plan', subject: atSubject.subject })
  if (hasMissed && !(best?.about.source === 'written' && best.p >= least.afterMiss)) return afterMiss(turn, at, act)
  if (isOffTopic(turn, at, act)) return say(turn, at, 'offTopic')
  // What was written for their very case comes first, unless the kind of moment is plain and the case is not.
  const ofWritten = best?.about.source === 'written' ? best.p : 0
  const isForWords = act === 'words' || asksForOpening(turn)
  const words = isForWords ? giveWords(turn, atSubject, { from: fromKindBeside(ofWritten) }) : undefined
  if (words) return words
  if (isUnsure && best && best.p >= least.whenUnsure) return best.make()
  // For somebody who wants words, or has only minutes, we take the likelier of two subjects; they can correct us.
  if (choice.kind === 'half' && act !== 'words' && !isNow) return askWhich(turn, at, choice.subjects, act)
  if (choice.kind === 'unsure') {
    // Somebody who has told us a lot must not be asked to tell it again.
    const hasTold = at.last !== undefined && at.last.node !== 'greeting'
    if (!isNow && hasTold && !at.wasOffered && isTelling(turn, act)) return askWhatHelps(turn, at)
    return isNow ? say(turn, at, 'hurry') : askOpenly(turn, at, act)
  }
  if (!conversation) return askOpenly(turn, at, act)
  const isNew = choice.kind !== 'kept' && guess !== at.subject
  const isHurrying = isHurry(turn) && (isNew || at.node !== 'hurry')
  if (isHurrying && !(best && best.p >= least.inHurry)) return say(turn, atSubject, 'hurry')
  if (!best)
    return act === 'words' ? wordsFor(turn, atSubject, conversation) : sayNextNode(turn, atSubject, conversation, act)
  if (best.p < least.toSend && !isNew && !at.wasOffered) {
    if (isQuestion(message) && act !== 'words' && isPlainQuestion(act)) return say(turn, at, 'cannotAnswer')
    if (isTelling(turn, act)) return askWhatHelps(turn, atSubject)
  }
  return best.make()
}

/**
 * The probability from which a reply is sent. At 0.5, readers accepted six in ten replies, and one in six was wrong. Below
 * 0.3, half were wrong, while asking what would help was wrong in only one of eight such places.
 */
const least = { afterMiss: 0.5, whenUnsure: 0.4, inHurry: 0.6, overPlan: 0.6, toSend: 0.3 }

const givesVerdict = /^(?:yes|no|not|ask|go|i['’]d|my vote|wait|write|say|tell|don['’]t)\b/i

/** All replies that could be sent now: written for something similar, general ones, and the conversation's next node. */
function candidatesIn(turn: Turn, atSubject: TalkState, act: Act): Candidate[] {
  const { message } = turn
  const conversation = atSubject.subject && conversationOf(atSubject.subject)
  const found = [...writtenCandidates(turn, atSubject, act), ...moveCandidates(turn, atSubject, act)]
  const add = (reply: Reply | undefined, isNext: boolean) => {
    if (reply) found.push(madeCandidate(reply, conversation, isNext))
  }
  if (isGoodNews(turn, act)) found.push(madeCandidate(say(turn, atSubject, 'gladForAnything'), undefined, true))
  if (act === 'words') {
    add(conversation ? wordsFor(turn, atSubject, conversation) : askOpenly(turn, atSubject, act), true)
    // Somebody who asks for words gets only replies with lines to say.
    return found.filter(({ text }) => text.includes('"'))
  }
  if (!conversation) {
    add(askOpenly(turn, atSubject, act), true)
    return found
  }
  if (asksWhatThen(message)) add(nearestWords(turn, atSubject, conversation.id), false)
  else add(sayNextNode(turn, atSubject, conversation, act), true)
  if (isQuestion(message) && isPlainQuestion(act)) add(answerQuestionType(turn, atSubject, conversation), false)
  return found
}

function wordsFor(turn: Turn, at: TalkState, conversation: Conversation): Reply {
  // Somebody who has told us their situation must not be given lines for another one as if they fitted.
  return hasSaidWhatFor(turn) ? nearestWords(turn, at, conversation.id) : sayNode(turn, at, conversation, 'lines')
}

function nearestWords(turn: Turn, at: TalkState, subject: Subject): Reply {
  const before = pickUnusedWording(everywhere.nearWords.say, turn.history, turn.seed) ?? everywhere.nearWords.say[0]
  const near = findNearWords(turn, subject)
  if (near) return composeReply(turn, at, { ...near, text: `${before} ${near.text}`, node: 'lines' })
  // People in trials never filled in a template. Lines of the subject, offered as a starting point, can be changed.
  const lines = conversationOf(subject)?.lines
  const text = lines && pickUnusedWording(lines.say, turn.history, turn.seed)
  if (!text) return say(turn, at, 'linesForAnything')
  return composeReply(turn, at, { text: `${before}\n${text}`, node: 'lines', subject, options: lines.taps ?? [] })
}

/**
 * After an offered step, or the question when: the answer decides what is agreed on, so the conversation has to handle
 * it.
 */
function belongsToNode({ node }: TalkState, act: Act): boolean {
  if (node === 'when' || node === 'openTime') return act === 'answer' || toOffers.has(act)
  return node !== undefined && offers.has(node) && toOffers.has(act)
}
const offers: ReadonlySet<string> = new Set(['step', 'stepAfter', 'other', 'smaller'])
const toOffers: ReadonlySet<Act> = new Set<Act>(['yes', 'no', 'unsure', 'smaller', 'something_else', 'why'])

/** A button of the conversation's own node: the answer to it is written there. */
function isButtonOfNode({ message }: Turn, { last, node, options }: TalkState): boolean {
  return node !== undefined && last?.node === node && options.includes(message.trim())
}

/** Nothing was written for this question, but the conversation has a node for this kind of question. */
function answerQuestionType(turn: Turn, at: TalkState, conversation: Conversation): Reply | undefined {
  const { message } = turn
  if (asksIfItCounted(message)) return sayNextNode(turn, at, conversation, 'partly')
  if (asksWhatToDo(message)) return sayNode(turn, at, conversation, isOver(turn, at) ? 'stepAfter' : 'step')
  if (asksAboutOthers(message) || asksAboutThemselves(message))
    return sayNextNode(turn, at, conversation, 'reassurance')
  return asksWhether(message) ? say(turn, at, 'lean') : undefined
}

/** Only a yes, a no or a "that's not it": the conversation knows what comes next, and no written reply fits better. */
function isBareAnswer({ message }: Turn, { node }: TalkState, act: Act): boolean {
  return node !== undefined && bareActs.has(act) && countWords(message) <= mostBareWords
}
const bareActs: ReadonlySet<Act> = new Set<Act>([
  'yes',
  'no',
  'unsure',
  'silence',
  'partly',
  'smaller',
  'something_else',
  'why',
  'correction',
])
const mostBareWords = 3

/** With fewer words, it is not clear whom it is for. */
const detailTold = 12

/** They said more than that they want words, now or in the previous message. */
function hasSaidWhatFor({ message, history }: Turn): boolean {
  const before = history.findLast(({ role }) => role === 'user')?.content ?? ''
  return Math.max(countWords(message), countWords(before)) >= detailTold
}

/** After "Still the job interview", the conversation leaves that subject and does not return to it. */
function withoutDismissed(at: TalkState, message: string): TalkState {
  if (at.subject === undefined || !dismissedSubjects(message).includes(at.subject)) return at
  const barred = [...new Set([...at.barred, at.subject])]
  return { ...at, barred, subject: undefined, node: undefined, step: undefined, isOver: false }
}

/** The state of the conversation when it turns to this subject. */
function stateForSubject(at: TalkState, subject: Subject | undefined): TalkState {
  if (subject === at.subject) return at
  return { ...at, subject, node: undefined, step: undefined, reassured: 0, isOver: false }
}

/** We asked about danger in passing, and there was none: our question before it is still open. */
function goBack(turn: Turn, at: TalkState): Reply {
  const question = askedBeforeAside(turn.history)
  const back = question && pickUnusedWording(everywhere.backToQuestion.say, turn.history, turn.seed)
  if (!back) return say(turn, at, 'backToIt')
  return composeReply(turn, at, { text: `${back} ${question}`, node: 'backToIt', subject: at.subject })
}

/** They corrected our question about danger, which is dealt with; the rest of the message counts as telling. */
function actOf(turn: Turn, { last, options }: TalkState): Act {
  const act = readAct(turn, last, options)
  return turn.isAfterSorry && (act === 'correction' || act === 'complaint') ? 'more_story' : act
}

/** Requests we have nothing written for; every other kind of question has a node of its own. */
const answeredByNodes: ReadonlySet<Act> = new Set<Act>([
  ...(['why', 'reassurance', 'smaller', 'something_else', 'distress', 'did_it', 'went_well'] as const),
  ...(['went_badly', 'partly', 'did_not', 'thanks', 'joke', 'about_you'] as const),
])
function isPlainQuestion(act: Act): boolean {
  return !answeredByNodes.has(act)
}

/** The next node of the subject's conversation. */
function sayNextNode(turn: Turn, at: TalkState, conversation: Conversation, act: Act): Reply {
  const { heard, message } = turn
  const asksForWords =
    heard !== undefined && heard.alone.need[0]?.name === 'words' && (heard.alone.need[0]?.p ?? 0) >= 0.5
  const chosen = chooseNode({
    last: at.node,
    act: actAtNode(act, at.node, heard?.alone.mood),
    isOver: isOver(turn, at),
    isGlad: isGoodNews(turn, act),
    wantsWords: asksForWords && (at.node === undefined || isQuestion(message)),
    hasTold: countWords(message) >= enoughTold,
    reassured: at.reassured,
    wasOffered: at.wasOffered,
  })
  return sayNode(turn, at, conversation, chosen)
}

/** The first message counts as telling, whatever it sounds like; and nothing told sadly counts as a success. */
function actAtNode(act: Act, node: string | undefined, mood: Heard['mood'] | undefined): Act {
  if (node === undefined) return act === 'distress' ? act : 'more_story'
  const isSuccess = act === 'did_it' || act === 'went_well'
  return isSuccess && mood !== undefined && mood.bad >= 0.7 ? 'more_story' : act
}

/** "Something tiny for tomorrow" asks for help, whatever it mentions. */
const asksForHelp: ReadonlySet<Act> = new Set(['smaller', 'words', 'something_else', 'why', 'reassurance'])

function isOffTopic({ heard, message }: Turn, at: TalkState, act: Act): boolean {
  if (!heard || asksForHelp.has(act) || (at.subject !== undefined && !isQuestion(message))) return false
  const [subject] = heard.alone.subject
  const [intent] = heard.alone.intent
  const least = at.subject === undefined ? 0.6 : 0.85
  return subject?.name === 'off_topic' && subject.p >= least && intent?.name === 'off_topic'
}
