import { z } from 'zod'
import { needs, situations, stages } from '#rules/coach/intents.ts'
import { subjects } from '#rules/coach/subjects.ts'
import { crisisCountries } from '#rules/crisis-countries.ts'
import { lifeAreas } from '#rules/life-areas.ts'
import { chatMessageMaxLength, coachNoteMaxLength } from '#rules/limits.ts'
import { endpoint } from './endpoint.ts'
import { withoutNul } from './fields.ts'
import { ChatMoment } from './moments/chat-moment.ts'

/** What the database cannot hold is not lost on anybody: a null character, half of a pair. */
const storable = (text: string) => withoutNul(text).replace(/\p{Surrogate}/gu, '\uFFFD')

const LifeAreaName = z.enum(lifeAreas, 'Choose work, dating or school')

/** An item of our own library, ready to be shown as a card that opens it. */
export const ChatSource = z.object({
  type: z.enum(['technique', 'challenge', 'article', 'lesson', 'cue', 'situation']),
  id: z.string(),
  title: z.string(),
  href: z.string(),
})
export type ChatSource = z.infer<typeof ChatSource>

/** A crisis line as a button. */
export const ChatResource = z.object({
  label: z.string(),
  href: z.string(),
  name: z.string(),
  detail: z.string(),
  isEmergency: z.boolean(),
})
export type ChatResource = z.infer<typeof ChatResource>

export const ChatMessage = z.object({
  /** Its place in the chat, counted from 1. */
  id: z.int(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.iso.datetime(),
  /** 'built-in', or the name of the provider that worded it. */
  engine: z.string().optional(),
  safety: z.enum(['checkin', 'crisis', 'imminent']).optional(),
  sources: z.array(ChatSource).optional(),
  /** A moment to add, or one to write about: a card that opens it. */
  moment: ChatMoment.optional(),
  understood: z
    .object({
      need: z.enum(needs),
      situation: z.enum(situations),
      stage: z.enum(stages),
      lifeArea: LifeAreaName.nullable(),
    })
    .optional(),
  /** What a reply takes the talk to be about. Where it is wrong, sending "That's not it" drops it. */
  subject: z.object({ id: z.enum(subjects), name: z.string() }).optional(),
  /** Tappable replies: sending one is sending its words. */
  options: z.array(z.string()).optional(),
  /** Comes with `safety`. */
  resources: z.array(ChatResource).optional(),
  /** The reply broke off: the provider failed half-way, or the person pressed Stop. */
  isInterrupted: z.boolean().optional(),
})
export type ChatMessage = z.infer<typeof ChatMessage>

export const CoachConsent = z.object({
  /** Who would get the text; null where the coach runs on our own server and there is nothing to agree to. */
  provider: z.string().nullable(),
  /** Null until the person has answered for this provider. Until they agree, the built-in coach answers. */
  granted: z.boolean().nullable(),
})
export type CoachConsent = z.infer<typeof CoachConsent>

export const ChatSession = z.object({
  id: z.uuid(),
  lifeArea: LifeAreaName,
  /** The recent part, oldest first. */
  messages: z.array(ChatMessage),
  hasOlder: z.boolean(),
  /** False only in a crisis reply given while our records could not be reached. */
  isStored: z.boolean(),
  consent: CoachConsent,
})
export type ChatSession = z.infer<typeof ChatSession>

const WhichArea = z.object({ lifeArea: LifeAreaName.optional() })

export const readChatSession = endpoint({
  access: 'premium',
  method: 'GET',
  path: '/api/chat/session',
  summary: 'The current chat of a life area (work unless said otherwise). A new one opens with a greeting.',
  query: WhichArea,
  reply: ChatSession,
})

/** Shown by the field itself, so that it never reads like a fault. */
const emptyWords = 'Write a few words first'
const longWords = `A message can have at most ${chatMessageMaxLength} characters`

export const NewChatMessage = z.object({
  message: z.string(emptyWords).overwrite(storable).trim().min(1, emptyWords).max(chatMessageMaxLength, longWords),
  lifeArea: LifeAreaName.optional(),
  /** As the device names it; for "tonight" and "tomorrow", and for the country where none is given. */
  timeZone: z.string().max(100).optional(),
  /** Whose crisis lines to give, where the person has chosen. */
  country: z.enum(crisisCountries).optional(),
  /** Made by the device, once a message: sending the same one again stores it once. */
  clientId: z.uuid('The message’s id is not one').optional(),
})
export type NewChatMessage = z.infer<typeof NewChatMessage>

/**
 * With `Accept: text/event-stream` the answer is a stream of `ChatEvents` instead. Closing the connection stops the
 * reply; what was shown is kept, marked as interrupted.
 */
export const sendChatMessage = endpoint({
  access: 'premium',
  method: 'POST',
  path: '/api/chat/message',
  summary: 'Say something to the coach. Answers the chat with both messages; as a stream where that is accepted.',
  body: NewChatMessage,
  reply: z.object({ session: ChatSession }),
})

/** Event names of the stream, and the JSON each carries. */
export type ChatEvents = {
  /** The next piece of the reply. */
  token: { text: string }
  /** Forget the pieces so far: the reply begins anew. */
  restart: Record<string, never>
  /** Always last when all went well; it holds the reply in full. */
  session: { session: ChatSession }
  /** Last when not: the body any refused call has (`ErrorReply`). */
  error: { error: string; code: string; message: string }
}

export const readChatHistory = endpoint({
  access: 'premium',
  method: 'GET',
  path: '/api/chat/history',
  summary: 'Older messages of a chat, those before the message named, oldest first.',
  query: z.object({
    sessionId: z.uuid().optional(),
    lifeArea: LifeAreaName.optional(),
    before: z.coerce
      .number<string>()
      .int()
      .min(1)
      .max(2 ** 31 - 1),
  }),
  reply: z.object({ messages: z.array(ChatMessage), hasOlder: z.boolean() }),
})

export const listSubjects = endpoint({
  access: 'premium',
  method: 'GET',
  path: '/api/chat/subjects',
  summary: 'What one can talk about, for whoever does not know how to begin. Sending a subject’s words opens it.',
  reply: z.object({
    families: z.array(
      z.object({ name: z.string(), subjects: z.array(z.object({ id: z.enum(subjects), words: z.string() })) }),
    ),
  }),
})

export const ChatSummary = z.object({
  id: z.uuid(),
  lifeArea: LifeAreaName,
  startedAt: z.iso.datetime(),
  lastMessageAt: z.iso.datetime(),
  messageCount: z.int(),
  isCurrent: z.boolean(),
  /** The beginning of what the person wrote first; empty before that. */
  preview: z.string(),
})
export type ChatSummary = z.infer<typeof ChatSummary>

export const listChats = endpoint({
  access: 'premium',
  method: 'GET',
  path: '/api/chat/sessions',
  summary: 'One’s chats, the latest first: at most 50, older ones before the given moment.',
  query: z.object({ before: z.iso.datetime().optional() }),
  reply: z.object({ chats: z.array(ChatSummary), hasOlder: z.boolean() }),
})

export const readChat = endpoint({
  access: 'premium',
  method: 'GET',
  path: '/api/chat/sessions/:sessionId',
  summary: 'One of one’s chats, current or past.',
  params: z.object({ sessionId: z.uuid() }),
  reply: ChatSession,
})

export const startChat = endpoint({
  access: 'premium',
  method: 'POST',
  path: '/api/chat/sessions',
  summary: 'Begin a new chat. The one before is kept; one in which nothing was said is used again.',
  body: WhichArea,
  reply: z.object({ session: ChatSession }),
})

export const deleteChat = endpoint({
  access: 'premium',
  method: 'DELETE',
  path: '/api/chat/sessions/:sessionId',
  summary: 'Delete one chat with everything said in it. Harmless when it is gone.',
  params: z.object({ sessionId: z.uuid() }),
  reply: z.object({ ok: z.literal(true) }),
})

export const deleteAllChats = endpoint({
  access: 'premium',
  method: 'DELETE',
  path: '/api/chat/sessions',
  summary: 'Delete every chat with everything said in them. What the coach remembers is deleted on its own.',
  reply: z.object({ ok: z.literal(true) }),
})

export const answerCoachConsent = endpoint({
  access: 'premium',
  method: 'PUT',
  path: '/api/chat/consent',
  summary: 'Agree that messages go to the coach’s provider, or take that back.',
  body: z.object({ granted: z.boolean('Granted is true or false') }),
  reply: CoachConsent,
})

export const CoachNote = z.object({
  id: z.uuid(),
  /** What it is about: a step agreed on, the name or tone asked for, an item that does not help, anything else. */
  kind: z.enum(['step', 'name', 'tone', 'unhelpful', 'note']),
  text: z.string(),
  /** The item it names, if any. */
  source: ChatSource.nullable(),
  dueAt: z.iso.datetime().nullable(),
  /** Only for a step: null until it is known. */
  isDone: z.boolean().nullable(),
  createdAt: z.iso.datetime(),
})
export type CoachNote = z.infer<typeof CoachNote>

export const readCoachMemory = endpoint({
  access: 'premium',
  method: 'GET',
  path: '/api/chat/memory',
  summary: 'What the coach remembers, the latest first.',
  reply: z.object({ notes: z.array(CoachNote) }),
})

const noteWords = 'Write what the coach should remember'

export const editCoachNote = endpoint({
  access: 'premium',
  method: 'PATCH',
  path: '/api/chat/memory/:noteId',
  summary: 'Change the words of a note, or say whether a step was done. Holds from the next message.',
  params: z.object({ noteId: z.uuid() }),
  body: z.object({
    text: z
      .string(noteWords)
      .overwrite(storable)
      .trim()
      .min(1, noteWords)
      .max(coachNoteMaxLength, `A note can have at most ${coachNoteMaxLength} characters`)
      .optional(),
    isDone: z.boolean('Done is true or false').nullable().optional(),
  }),
  reply: CoachNote,
})

export const deleteCoachNote = endpoint({
  access: 'premium',
  method: 'DELETE',
  path: '/api/chat/memory/:noteId',
  summary: 'Make the coach forget one thing, from the next message on. Harmless when it is forgotten.',
  params: z.object({ noteId: z.uuid() }),
  reply: z.object({ ok: z.literal(true) }),
})

export const deleteCoachMemory = endpoint({
  access: 'premium',
  method: 'DELETE',
  path: '/api/chat/memory',
  summary: 'Make the coach forget everything, from the next message on.',
  reply: z.object({ ok: z.literal(true) }),
})
