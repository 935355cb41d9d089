import { describe, expect, it } from 'vitest'
import { conversationOf } from '#content/coach/conversations/all-conversations.ts'
import { acts } from '#rules/coach/acts.ts'
import { heardSubjects } from '#rules/coach/subjects.ts'
import { asEntry } from '../entries.ts'
import type { Reply } from '../turn.ts'
import { startTalk } from './testing/make-turn.ts'

describe('a conversation', () => {
  it('acknowledges, names the fear, offers a step, settles when, and remembers the agreed step', () => {
    const talk = startTalk()
    expect(talk.say('party on saturday', { subject: 'party' }).trace).toMatchObject({ subject: 'party', node: 'open' })
    expect(talk.say('nobody will talk to me', { subject: 'party', act: 'answer' }).trace.node).toBe('fear')
    const step = talk.say('yes', { subject: 'none', act: 'yes' })
    expect(step.trace).toMatchObject({ subject: 'party', node: 'step', step: expect.any(String) })
    expect(talk.say('ok', { act: 'silence' }).trace.node).toBe('when')
    const agreed = talk.say('saturday at eight', { act: 'answer' })
    expect(agreed.trace.node).toBe('agreed')
    expect(agreed.content).not.toContain('?')
    expect(agreed.remember).toEqual([{ kind: 'step', text: step.trace.step }])
  })

  it('keeps its subject while people continue their story, whatever a single line sounds like', () => {
    const talk = startTalk()
    talk.say('my boss wants to talk', { subject: 'boss' })
    expect(talk.say('he looked at me like dirt', { subject: 'shame', p: 0.95 }).trace.subject).toBe('boss')
    expect(talk.say('k', { subject: 'texting_back', p: 0.95 }).trace.subject).toBe('boss')
  })

  it('switches to another subject that is clearly named', () => {
    const talk = startTalk()
    talk.say('my boss wants to talk', { subject: 'boss' })
    const moved = talk.say('ok different thing, I have a first date on friday', {
      subject: 'first_date',
      act: 'new_subject',
    })
    expect(moved.trace).toMatchObject({ subject: 'first_date', node: 'open' })
  })

  it('asks once which of two subjects it is, and then asks an open question', () => {
    const talk = startTalk()
    const which = talk.say('it was so quiet', { subject: 'small_talk', p: 0.3, second: 'date_silence' })
    expect(which.trace.node).toBe('which')
    expect(which.options).toHaveLength(2)
    expect(talk.say(which.options[1] ?? '', { subject: 'none' }).trace).toMatchObject({
      subject: 'date_silence',
      node: 'open',
    })
  })

  it('asks one open question without advice if the subject is unclear', () => {
    const reply = startTalk().say('hm the thing again', { subject: 'none', p: 0.2 })
    expect(reply.trace.node).toBe('ask')
    expect(reply.sources).toEqual([])
  })

  it('takes the text of a button as an answer, whatever it would mean otherwise', () => {
    const talk = startTalk()
    const open = talk.say('i cannot make friends', { subject: 'making_friends' })
    const [tap = ''] = open.options
    expect(talk.say(tap, { subject: 'none', act: 'unsure' }).trace).toMatchObject({
      subject: 'making_friends',
      node: 'fear',
    })
  })

  it('lets them tell more where that was offered', () => {
    const talk = startTalk()
    talk.say('my boss wants to talk', { subject: 'boss' })
    talk.history.push(
      asEntry(
        { ...talk.say('he shouted', { subject: 'boss' }), trace: { subject: 'boss', node: 'wants' } } as Reply,
        new Date(),
      ),
    )
    const reply = talk.say('time to tell you more i suppose', { subject: 'none', act: 'unsure' })
    expect(reply.trace).toMatchObject({ subject: 'boss', node: 'goOn' })
  })

  it('keeps the subject if only a detail was corrected', () => {
    const talk = startTalk()
    talk.say('i want to ask a classmate out', { subject: 'asking_out' })
    const next = talk.say('nah we are not friends friends, we sit together and send memes', {
      subject: 'making_friends',
      p: 0.3,
      act: 'correction',
    })
    expect(next.trace).toMatchObject({ subject: 'asking_out' })
    expect(next.trace.barred ?? []).not.toContain('asking_out')
  })

  it('answers somebody who explains it plainly, even after two misunderstandings', () => {
    const talk = startTalk()
    talk.say('there is this classmate', { subject: 'asking_out' })
    talk.say("that's not it", { subject: 'none', act: 'correction' })
    const next = talk.say('huh? i want to ask them out, that is the whole thing', {
      subject: 'asking_out',
      p: 0.6,
      act: 'correction',
    })
    expect(next.trace).toMatchObject({ subject: 'asking_out' })
  })

  it('answers a question first, even if the subject is new', () => {
    const reply = startTalk().say('should I text her before or leave it alone till then?', {
      subject: 'texting_back',
      act: 'new_subject',
    })
    expect(reply.trace).toMatchObject({ subject: 'texting_back', node: 'plan' })
  })

  it('asks what would help, instead of "go on", once somebody has told a lot', () => {
    const talk = startTalk()
    talk.say('my boss wants to talk', { subject: 'boss' })
    talk.say('yes', { act: 'yes' })
    talk.say('yes', { act: 'yes' })
    const next = talk.say('he did this last month too and then nothing came of it for weeks', { act: 'more_story' })
    expect(next.trace.node).toBe('wants')
  })

  it('accepts a correction, apologizes, and never guesses that subject again', () => {
    const talk = startTalk()
    talk.say('awkward silence all evening', { subject: 'first_date' })
    const sorry = talk.say('it was not a date, it was the in-laws', { subject: 'in_laws', act: 'correction' })
    expect(sorry.content).toMatch(/sorry|mistake|misread|wrong/i)
    expect(sorry.trace).toMatchObject({ subject: 'in_laws', barred: expect.arrayContaining(['first_date']) })
    const later = talk.say('so what now, they sat there', { subject: 'first_date', p: 0.95, act: 'new_subject' })
    expect(later.trace.subject).toBe('in_laws')
  })

  it('recognizes a correction and a request for words in plain sentences, whatever the listener hears', () => {
    const talk = startTalk()
    talk.say('the choir on tuesday', { subject: 'club' })
    expect(talk.say('What are the words, in English is fine', { act: 'answer' }).trace.node).toBe('lines')
    const sorry = talk.say('You misunderstand, I can sing. It is the pause with the cake', {
      subject: 'small_talk',
      act: 'answer',
    })
    expect(sorry.trace).toMatchObject({ subject: 'small_talk', barred: ['club'] })
  })

  it('owns a mistake before it answers, even if the listener hears no correction', () => {
    const talk = startTalk()
    talk.say('a phone call tomorrow', { subject: 'phone' })
    const reply = talk.say('no thats for voicemail. a person will be there', { subject: 'phone', act: 'answer' })
    expect(reply.content).toMatch(/^(?:Sorry|My mistake|I got that wrong)/)
  })

  it('notices a name beside a request, and answers the request', () => {
    const talk = startTalk()
    talk.say('a phone call tomorrow', { subject: 'phone' })
    const asked = 'can you give me the exact first sentence for the phone? my name is mei, it is about a late delivery'
    const reply = talk.say(asked, { subject: 'phone', act: 'words' })
    expect(reply.content).toMatch(/^(?:Thank you|Hello), Mei\./)
    expect(reply.trace.node).not.toBe('about')
    expect(reply.remember).toContainEqual({ kind: 'name', name: 'Mei' })
    expect(talk.say('call me Mei', { act: 'answer' }).content).toMatch(
      /^(?:Okay, Mei\. I'll call you that|Got it, Mei)/,
    )
  })

  it('says after two misunderstandings in a row that it is limited, and offers subjects to choose from', () => {
    const talk = startTalk()
    talk.say('something about people', { subject: 'party' })
    talk.say('no that is wrong', { subject: 'none', p: 0.1, act: 'correction' })
    const limited = talk.say('still wrong', { subject: 'none', p: 0.1, act: 'correction' })
    expect(limited.trace.node).toBe('limited')
    expect(limited.options.length).toBeGreaterThan(3)
  })

  it('celebrates only what was done and told as good news', () => {
    const heard = { subject: 'phone', mood: 'good', intent: 'progress_share', act: 'did_it' } as const
    const glad = { ...heard, isFollowed: true, glad: 0.9 } as const
    expect(['glad', 'gladForAnything']).toContain(startTalk().say('I called them!!', glad).trace.node)
    const talk = startTalk()
    talk.say('a call', { subject: 'phone' })
    expect(talk.say('rang her, she hung up on me', { act: 'did_it', mood: 'bad' }).trace.node).not.toBe('didIt')
    expect(['didIt', 'gladForAnything']).toContain(talk.say('rang again and it worked', glad).trace.node)
    const sad = startTalk().say('I ate in the stairwell again', {
      subject: 'eating',
      mood: 'bad',
      intent: 'progress_share',
    })
    expect(sad.trace.node).toBe('open')
  })

  it('answers a goodbye with one kind line and no homework', () => {
    const talk = startTalk()
    talk.say('party on saturday', { subject: 'party' })
    const bye = talk.say('ok gotta go', { act: 'goodbye' })
    expect(bye.content).not.toContain('?')
    expect([bye.sources, bye.options]).toEqual([[], []])
  })

  it('lets go somebody who says goodbye in words of their own, and gives words to somebody who wants them in passing', () => {
    const talk = startTalk()
    talk.say('party on saturday', { subject: 'party', isFollowed: true })
    const wanting = { subject: 'party', isFollowed: true, wanted: 0.9 } as const
    expect(talk.say('something short for when I come in then', wanting).content).toMatch(/["“]/)
    const off = { subject: 'party', isFollowed: true, leaving: 0.9 } as const
    const bye = talk.say('right, the bus is here, I will let you know on Sunday', off)
    expect(bye.content).not.toContain('?')
    expect(bye.options).toEqual([])
  })

  it('says good night to somebody going to bed, and good luck to somebody who still has it ahead of them', () => {
    const talk = startTalk()
    talk.say('my neighbor plays music', { subject: 'neighbor' })
    expect(talk.say('ok going to bed now', { act: 'goodbye' }).trace.node).toBe('goodnight')
    const before = startTalk()
    before.say('the party is tomorrow', { subject: 'party' })
    expect(before.say('goodnight', { act: 'goodbye' }).trace.node).toBe('goodbyeBefore')
    const after = startTalk()
    after.say('the party is tomorrow', { subject: 'party' })
    after.say('I am back. It went fine', { act: 'went_well', mood: 'good' })
    expect(after.say('bye', { act: 'goodbye' }).trace.node).not.toBe('goodbyeBefore')
  })

  it('helps somebody with only minutes left in the middle of a conversation, too', () => {
    const talk = startTalk()
    talk.say('my boss cuts me off in calls', { subject: 'boss' })
    const now = talk.say('omg he is calling me in NOW, 2 min, havent talked to him', { subject: 'boss' })
    expect(now.trace.node).toBe('hurry')
  })

  it('gives lines to say before asking anything, if somebody asks for words', () => {
    const reply = startTalk().say('what do I say when I walk up to them', { subject: 'joining_group', need: 'words' })
    expect(reply.trace.node).toBe('lines')
    expect(reply.content).toMatch(/["“]/)
  })

  it('says so if it cannot answer a question', () => {
    const talk = startTalk()
    talk.say('party on saturday', { subject: 'party' })
    expect(talk.say('do you think Priya is coming?', { act: 'answer' }).trace.node).toBe('cannotAnswer')
  })

  it('points out the loop when somebody asks for certainty a third time, and offers an experiment', () => {
    const talk = startTalk()
    talk.say('party on saturday', { subject: 'party' })
    const asked = ['tell me it will be fine', 'it will be fine though', 'say that it will be fine'].map((message) =>
      talk.say(message, { act: 'reassurance' }),
    )
    expect(asked.map(({ trace }) => trace.node)).toEqual(['reassure', 'reassure', 'loop'])
  })

  it('continues with buttons and plain words if the listener is unavailable', () => {
    const talk = startTalk()
    expect(talk.say('there is a thing on friday').trace.node).toBe('ask')
    const menu = talk.say('with people')
    expect(menu.trace.node).toBe('limited')
    expect(talk.say(menu.options[0] ?? '').trace.node).toBe('open')
    expect(talk.say('they will stare at me').trace.node).toBe('fear')
  })
})

describe('every conversation', () => {
  // Only what the listener knows can be heard; new conversations wait for a model.
  it.each(heardSubjects.filter((id) => id !== 'none' && conversationOf(id)).map((id) => [id] as const))(
    'about %s answers 40 messages without repeating a sentence or giving an empty reply',
    (id) => {
      const talk = startTalk()
      const said: string[] = []
      talk.say('begin', { subject: id })
      for (let turn = 0; turn < 40; turn += 1) {
        const act = acts[(turn * 7 + id.length) % acts.length] ?? 'answer'
        if (act === 'goodbye' || act === 'correction' || act === 'complaint') continue
        const reply = talk.say(`something number ${turn}`, { subject: id, act })
        expect(reply.content.trim()).not.toBe('')
        said.push(reply.content)
      }
      // When everything has been said, the coach may only repeat its closing; it does not go round in circles.
      expect(new Set(said.slice(0, 20)).size).toBe(Math.min(20, said.length))
    },
  )
})
