import { describe, expect, it } from 'vitest'
import { readNews } from './news.ts'

describe('facts in many wordings', () => {
  it.each([
    [
      'help_coming',
      ['my sister is coming over', 'ambulance is on its way', 'mum is driving here', 'the police are coming'],
    ],
    [
      'with_someone',
      ["my roommate's sitting with me", "I'm at my friend's house now", 'my mom is here', "I'm not alone anymore"],
    ],
    [
      'in_care',
      [
        "I'm at the ER",
        'I went to the hospital',
        'in the ambulance',
        'the doctor said my bloods are fine',
        'Paramedics there. She is awake',
      ],
    ],
    ['called', ['I texted them', "I'm on the phone with 988", 'I called', 'talking to a counselor now']],
    ['told', ['I told my teacher', 'I finally told my mom', 'my sister knows now']],
    ['put_away', ['I flushed them', 'gave the knife to my dad', 'I put the pills away', 'I got off the roof']],
    ['put_away', ['posted the keys through next door', 'my keys are with my sister', 'threw the keys over to him']],
    ['away', ['I got out of the house', "I'm at a shelter", 'he left', 'he is at work']],
    ['ate', ['I ate half a banana', 'I had some soup']],
    ['safe', ["I'm safe tonight", "I'm not going to do anything", 'I will stay safe']],
  ] as const)('%s', (fact, texts) => {
    for (const text of texts) expect([text, readNews(text).facts.includes(fact)]).toEqual([text, true])
  })

  it.each([
    'nobody is coming',
    'I wish my mom was here',
    "I'm not safe",
    "I don't feel safe",
    'am I safe here?',
    'if I called them what would happen',
    'should I tell my mom?',
  ])('"%s" states no fact', (text) => {
    expect(readNews(text).facts).toEqual([])
  })
})

describe('somebody who is on the way', () => {
  it.each([
    'keep them with me?? you said get away from them. morag says shes coming in 20 mins in a taxi',
    'shes not here yet. 20 mins. im in the kitchen',
    'my brother is coming over, he will be here in an hour',
  ])('is not there yet: %s', (text) => {
    expect(readNews(text).facts).not.toContain('with_someone')
    expect(readNews(text).isSomebodyHere).toBe(false)
  })
})

describe('somebody who was close and is not any more', () => {
  it.each([
    'he went past, i heard his door',
    'hes gone to bed now',
    'he walked straight past my room',
    'he’s passed out now',
  ])('"%s"', (text) => expect(readNews(text).isSomebodyHere).toBe(false))

  it('is there again once they come back', () => {
    expect(readNews('he went past but he is coming up the stairs').isSomebodyHere).toBe(true)
  })
})

describe('words that they ask us for', () => {
  it.each([
    'what would I even say to her',
    'how do i put it to him',
    'i have no words for this',
    'no idea how to start',
    'wot do i say to him',
    'whit do i tell her',
    'what would you say to my mum',
  ])('"%s"', (text) => expect(readNews(text).request).toBe('what_to_write'))

  it.each(['her words were kind', 'no words from him since sunday'])('are none in "%s"', (text) =>
    expect(readNews(text).request).not.toBe('what_to_write'),
  )
})

describe('somebody who is there, or about to be', () => {
  it.each([
    'his truck just pulled in',
    'i hear the car',
    "he's here",
    'dad is coming up the stairs',
    'i can hear his keys',
    'theyre coming up',
  ])('"%s"', (text) => {
    expect(readNews(text).isSomebodyHere).toBe(true)
  })

  it.each(['I drove my car here', 'he was here last year, once', 'the truck was blue'])(
    '"%s" is not company',
    (text) => {
      expect(readNews(text).isSomebodyHere).toBe(false)
    },
  )
})

describe('questions they ask us', () => {
  it.each([
    ['seen', ['can he see this?', 'how do I delete this', 'he checks my phone']],
    ['who_learns', ['will you call the cops on me', 'will they tell my parents', 'who reads this']],
    ['no_phone', ["I can't do phone calls", 'is there a text line', 'I hate talking on the phone']],
    ['which_number', ["what's the number", 'who do I call']],
    ['what_to_write', ['what do I write to them', "I don't know what to say"]],
    ['what_happens', ['what happens if I call', 'is it free']],
    ['make_sick', ['make her throw up?', 'should I drink milk', 'can I sleep it off']],
    ['no_answer', ['nobody answered', "I can't reach her"]],
    ['machine', ['are you a real person', 'you are a bot']],
  ] as const)('%s', (request, texts) => {
    for (const text of texts) expect([text, readNews(text).request]).toEqual([text, request])
  })
})

describe('how they react to us', () => {
  it.each([
    ['denial', ["it's not like that", 'you misread me', 'I was joking', "that's not what I meant"]],
    ['not_mine', ["it's not me, it's my friend"]],
    ['anger', ['stop asking', 'this is useless', 'fuck off']],
    ['nobody', ['I have nobody', 'no one is home']],
    ['blame', ["it's my fault", 'I made him angry']],
    ['bye', ['bye', 'good night']],
  ] as const)('%s', (stance, texts) => {
    for (const text of texts) expect([text, readNews(text).stance]).toEqual([text, stance])
  })

  it.each(['...', 'k', '', 'hm'])('"%s" says next to nothing', (text) => {
    expect(readNews(text).isSilence).toBe(true)
  })
})

it('recognizes neither a call that was not made nor a complaint about us as a call', () => {
  expect(readNews('i havent called anyone').facts).toEqual([])
  expect(readNews('i called them').facts).toEqual(['called'])
  expect(readNews('but you didnt answer me, is it my fault').request).toBeUndefined()
  expect(readNews('they didnt answer').request).toBe('no_answer')
})

describe('a message that was once misread', () => {
  it('asks for words and not for a helpline: "what can I write to somebody"', () => {
    for (const message of [
      'What can I write to somebody?',
      'i SAID my brother. what can i write to him',
      'what would i even say to her',
    ])
      expect(readNews(message)).toMatchObject({ request: 'what_to_write', isToPerson: true })
  })

  it('says that they are leaving to see somebody close', () => {
    for (const message of [
      'right im just gonna ring my brother in leeds. bye',
      'ok i will call my sister now, thank you, bye',
    ])
      expect(readNews(message)).toMatchObject({ facts: expect.arrayContaining(['reached']), stance: 'bye' })
    expect(readNews('maybe i will call my brother. bye').facts).not.toContain('reached')
    for (const message of [
      'i will miss my brother. bye',
      'i am going to hurt him. bye',
      'i will see my dad again soon, bye',
    ])
      expect(readNews(message).facts).not.toContain('reached')
  })

  it('says that they are fine, unless "fine" begins another sentence', () => {
    for (const message of ['er fine? just tired. they stop talking', 'fine, why'])
      expect(readNews(message).stance).toBe('fine')
    expect(readNews("fine, it's my stepdad").stance).not.toBe('fine')
    expect(readNews('fine. he does it every night').stance).not.toBe('fine')
  })

  it('confides a recurring thought next to "I won’t do anything"', () => {
    expect(
      readNews(
        'it does come back. like if i wasnt here nobody would have to be awkward anymore. im not going to do anything',
      ).confides,
    ).toContain('passive')
  })
})

describe('what only sounds like company', () => {
  it.each([
    "it's like talking to a wall",
    'im in the kitchen w the phone in my hand',
    'theres nobody next to me?? im alone',
    "she's not here",
  ])('is not company: %s', (text) => {
    const { facts, isSomebodyHere } = readNews(text)
    expect(facts).not.toContain('with_someone')
    expect(facts).not.toContain('reached')
    expect(isSomebodyHere).toBe(false)
  })

  it('does not count as calm if they are not okay', () => {
    expect(readNews('gonna say dana its sam im not ok').facts).not.toContain('calmer')
  })

  it('knows that somebody picked up', () => {
    const { request, facts } = readNews('she picked up')
    expect(request).toBeUndefined()
    expect(facts).toContain('reached')
  })

  it('knows that nobody picked up', () => {
    expect(readNews('nobody picked up').request).toBe('no_answer')
    expect(readNews("she's not answering").request).toBe('no_answer')
  })
})

it('takes a lone "later" for a goodbye, and a later time for none', () => {
  expect(readNews('Ok, chem awaits. Later.').stance).toBe('bye')
  expect(readNews('later!').stance).toBe('bye')
  expect(readNews('I will call her later').stance).not.toBe('bye')
})

it('does not take "I just talk like this" for a dispute', () => {
  expect(readNews('No. Not sometimes, not ever. I just talk like this').disputes).toBeUndefined()
})

it('does not take the hour somebody comes back for somebody who is back', () => {
  expect(readNews('No he’s at work, he’s back at seven').isSomebodyHere).toBe(false)
  expect(readNews('he’s back').isSomebodyHere).toBe(true)
  expect(readNews('hes home').isSomebodyHere).toBe(true)
})
