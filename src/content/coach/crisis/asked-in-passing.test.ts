import { describe, expect, it } from 'vitest'
import { assess } from '#rules/safety/assess.ts'
import { saidNotMine } from './adjust-assessment.ts'
import { talk } from './testing/talk.ts'

const last = (texts: readonly string[], country: 'US' | 'UK' = 'US') => talk(texts, country).at(-1)?.reply?.text ?? ''

describe('somebody who was strangled', () => {
  const told = ['my boyfriend hit me saturday and had his hands on my throat', 'he is at work till six']

  it.each([
    ['a doctor for a sore throat? i dont even have a mark', /inside|often no mark/],
    ['is it normal that im still hoarse', /inside|often no mark/],
    ['i kinda went fuzzy and then i was on the floor, is that just panic', /passing out|isn’t just panic/],
    ['my ears went all quiet and i woke up on the carpet', /passing out|isn’t just panic/],
    ['if i go to urgent care what do i even say', /At the desk|Say: "Somebody put pressure/],
    ['do the doctors call the cops on him if i go in', /have to report|have to pass on/],
  ])('is answered on "%s"', (text, answer) => {
    expect(last([...told, text])).toMatch(answer)
  })

  it('is not told to be seen for hands that were only shaken', () => {
    expect(last(['he pushed me into the wall', 'my throat is sore from my cold'])).not.toMatch(/pressure on a neck/)
  })
})

describe('somebody who is being hurt at home', () => {
  const told = ['my husband hits me', 'he will be back at eight']

  it.each([
    ['he tracks my location on life360, do i turn it off', /can send them a notice|Leave it as it is/],
    ['does a call to you show on the phone bill', /can show on a bill|wouldn’t use that phone/],
    ['he just texted we need to talk. what do i text back', /short and dull|As little as you can/],
    ['how would you word the sorry', /won’t write a sorry|right tone/],
    ['how do i stop setting him off', /won’t write a sorry|right tone/],
  ])('is answered on "%s"', (text, answer) => {
    expect(last([...told, text])).toMatch(answer)
  })

  it('answers a second question beside the first', () => {
    const reply = last([
      ...told,
      'does it show on the phone bill if i call? and he sees my location on find my, do i turn it off',
    ])
    expect(reply).toMatch(/bill/)
    expect(reply).toMatch(/notice|sudden gap/)
  })
})

describe('somebody who was assaulted days ago', () => {
  const told = ['i said no and he did it anyway on saturday']

  it.each([
    ['is it too late for plan b', /up to five/],
    ['should i get checked, where do i go', /clinic|isn’t too late/],
    ['do i have to report it', /don’t have to|decide/],
    ['if i go to campus health do they have to tell the school', /confidential|have to report/],
    ['he sits behind me in class tomorrow, what do i do', /door|stay away/],
  ])('is answered on "%s"', (text, answer) => {
    expect(last([...told, text])).toMatch(answer)
  })

  it('may have her room-mate beside her', () => {
    const reply = last([...told, 'my roommate is the only one i told', 'she’s right here in the other bed lol'])
    expect(reply).not.toMatch(/Stop writing|close the page|Put the phone away/)
  })
})

describe('somebody whose brother is in danger', () => {
  const told = ['my brother texted goodbye and says he wants to die', 'i rang 999 and they are sending an ambulance']

  it.each([
    ['should i ring them back and say about the tablets', /call back|Anything that changes/],
    ['his flatmate is ten minutes away, should he go in before the police', /door/],
    ['my boss is here, what do i tell him', /emergency/],
    ['should i drive like this or get the train', /Don’t drive|shouldn’t? drive|not the one who should drive/],
    ['do i tell mum now or wait, she has a bad heart', /tell that one now|facts first/],
    ['if i ring 999 from here wont i just get reading police', /another town|Distance/],
  ])('is answered on "%s"', (text, answer) => {
    expect(last([...told, text], 'UK')).toMatch(answer)
  })

  it('is told what to do for somebody who gets sleepier, and is not sent away', () => {
    const reply = last([...told, 'his flatmate found him, really drowsy, packets on the floor. ambulance 4 mins'], 'UK')
    expect(reply).toMatch(/999/)
    expect(reply).not.toMatch(/You can write here any time|Go, and let/)
    const next = last([...told, 'found him drowsy, packets on the floor', 'he is going back to sleep'], 'UK')
    expect(next).toMatch(/sleep it off|Sleepier is serious/)
  })
})

describe('somebody whose classmate hurts herself', () => {
  const told = ['a girl in my class is 17 and she showed me her arms, cuts all over. she asked me not to tell anyone']

  it('hears what a promise is worth, and whether a plan is right', () => {
    expect(last([...told, 'do i break the promise'])).toMatch(/^Yes/)
    const plan = 'i’ll catch her before class and go with her to the safeguarding lead. is that right?'
    expect(last([...told, plan])).toMatch(/Yes, that’s a good plan|That’s right/)
  })

  it('may go back to what they came for once somebody will be told', () => {
    const turns = talk([
      ...told,
      'i will tell the safeguarding lead tomorrow morning',
      'can we go back to the seminar now',
    ])
    expect(turns.at(-1)?.move).toBe('go_back')
    expect(turns.at(-1)?.state?.level).toBe('watched')
  })

  it('may not without a plan', () => {
    expect(talk([...told, 'can we go back to the seminar now']).at(-1)?.move).not.toBe('go_back')
  })
})

describe('somebody young who hurts themselves', () => {
  const told = ['i cut my legs since summer']

  it.each([
    ['if i text that number do they ring my mam', /don’t have to give your name|doesn’t ring home/],
    ['can i just mitch tomorrow', /can wait|don’t have to stand/],
    ['im not telling my mam, she’d be crying', /looking after them|spare them/],
  ])('is answered on "%s"', (text, answer) => {
    expect(last([...told, text], 'UK')).toMatch(answer)
  })

  it('says half of it, and is heard', () => {
    const turns = talk([...told, 'not like that. just what if i wasnt here for tomorrow, like not alive for it'])
    expect(turns.at(-1)?.state).toMatchObject({ kind: 'suicide', level: 'standing' })
  })
})

describe('somebody whom we took for the one in danger', () => {
  const colleague = 'sorry, you understood wrong. I am ok. I think he wants to kill himself, my colleague'

  it('is put right as soon as they say whose it is', () => {
    const told = talk(['he has everything ready. i want to die of fear for him', colleague])
    expect(told.at(-1)?.state?.whose).toBe('other')
    expect(told.at(-1)?.reply?.text).not.toMatch(/Nothing has to be done/)
  })

  it('hears a goodbye in keys and a plant, once a wish to die is known', () => {
    const bye =
      "he texted 'you were the only good thing in that place. my keys are in your drawer, give the plant to Aoife'"
    const turn = talk([colleague, bye]).at(-1)
    expect(turn?.state?.tier).toBe('imminent')
    expect(turn?.reply?.text).toMatch(/911/)
  })

  it.each([
    ['do i believe him? he says he was joking', /take it back once|take the first thing|joking/],
    ['did i betray him', /Anger|angry|mad/],
    ['i am calling 911, it rings. what do i tell them', /first line|the address|where they are/],
  ])('is answered on "%s"', (text, answer) => {
    expect(last([colleague, text])).toMatch(answer)
  })
})

it('does not take for a denial what they wrote to somebody else', () => {
  const told = ['i want to die. i have tablets in my desk', 'there is theo, two floors down']
  const reply = last([
    ...told,
    'i texted him "are you in, i am not ill". what about the thing in the desk, do i bring it or leave it',
  ])
  expect(reply).toMatch(/another room|take these from me|Leave all of it/)
  expect(reply).not.toMatch(/That may be so|Sorry, I misread/)
})

it('speaks of a line for men to a man, and gives words for his foreman', () => {
  const told = ['my wife throws things at me and scratched my neck', 'its safe to write, im at work']
  expect(last([...told, 'that number, is it not for women'], 'UK')).toMatch(/take men|talk to men/)
  expect(last([...told, 'shes locked me out again, what do i do'], 'UK')).toMatch(
    /Don’t force it|Walk away from the door/,
  )
})

describe('a child at home', () => {
  const told = ['im 14. my stepdad comes in my room at night and says its our secret']

  it.each([
    ['is it normal tho. like do stepdads do that', /isn’t normal|Other grown-ups/],
    ['if i told miss would they ring HIM', /trained not to warn|shouldn’t ring the one/],
    ['could i write it on paper, what do i put', /note is a good way|paper is fine/],
    ['and what about tonight, theres no lock on my door', /in with your mum|Going in with your mum/],
  ])('is answered on "%s"', (text, answer) => {
    const reply = last([...told, text], 'UK')
    expect(reply).toMatch(answer)
    expect(reply).not.toMatch(/fair relationship|nothing has to follow/)
  })
})

describe('a farmer whose friend has the pistol', () => {
  const told = [
    'my friend told me to take his dog for good, he wants to die. he has a pistol',
    'i called 911, the deputy is 20 min out',
  ]

  it.each([
    ['what do i tell his wife on the phone so she don’t go tearing home', /stay where you are|don’t go in yourself/],
    ['you reckon i lost him as a friend', /./],
    ['hard to just sit here', /./],
  ])('is not sent there on "%s"', (text, answer) => {
    const reply = last([...told, text])
    expect(reply).toMatch(answer)
    expect(reply).not.toMatch(/get an adult who is close|Waiting isn’t/)
  })
})

it('hears their own wish in a talk that was not about them', () => {
  const turns = talk([
    'it is not about me. my friend wants to die',
    'why him and not me. i want to die too, i have pills here',
  ])
  expect(turns.at(-1)?.assessment.tier).not.toBe('none')
  expect(saidNotMine(['its not me', 'i want to kill myself'], assess('i want to kill myself'))).toBe(false)
  expect(saidNotMine(['its not me, its my friend', 'he is outside'], assess('he is outside'))).toBe(true)
})
