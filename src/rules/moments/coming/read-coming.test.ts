import { describe, expect, it } from 'vitest'
import { readComing } from './read-coming.ts'

/** A Tuesday, half past eight in the morning in New York. */
const now = new Date('2026-11-17T13:30:00Z')
const here = { now, timeZone: 'America/New_York', lifeArea: 'work' } as const
const read = (message: string) => {
  const found = readComing(message, here)
  return found && [found.title, found.day, found.time, found.lifeArea]
}

describe('what somebody says is coming', () => {
  it.each<[message: string, title: string, day: string | null, time: string | null, lifeArea: string]>([
    ['I have a presentation on Friday at 9', 'Presentation', '2026-11-20', '09:00', 'work'],
    ['i have a thing on friday', 'The thing on Friday', '2026-11-20', null, 'work'],
    ["I've got a job interview tomorrow at 2pm and I'm terrified", 'Job interview', '2026-11-18', '14:00', 'work'],
    ['I’ve got a first date tonight.', 'First date', '2026-11-17', '19:00', 'dating'],
    ['We have dinner with Kim and Sam on Saturday at 8', 'Dinner with Kim and Sam', '2026-11-21', '20:00', 'work'],
    ['There’s a party at Sam’s place this weekend', 'Party at Sam’s place', '2026-11-21', null, 'other'],
    ['I have to call the dentist tomorrow at 10:30', 'Call the dentist', '2026-11-18', '10:30', 'other'],
    ["I'm meeting her parents on Saturday", 'Meeting her parents', '2026-11-21', null, 'dating'],
    ['My interview is on Thursday at 3', 'Interview', '2026-11-19', '15:00', 'work'],
    ['tomorrow morning i have a stand-up', 'Stand-up', '2026-11-18', '09:00', 'work'],
    ['Presentation on Friday at 9', 'Presentation', '2026-11-20', '09:00', 'work'],
    ['I slept badly because I have an oral exam tomorrow', 'Oral exam', '2026-11-18', null, 'school'],
    ['I have a meeting with my boss in two hours', 'Meeting with my boss', '2026-11-17', '10:30', 'work'],
    ['Tuesday at 8 I have a stand-up', 'Stand-up', '2026-11-24', '08:00', 'work'],
    ['My presentation on Friday scares me', 'Presentation', '2026-11-20', null, 'work'],
    ['I’m so nervous about the party on Saturday', 'Party', '2026-11-21', null, 'other'],
    ['And I have a first date on Friday', 'First date', '2026-11-20', null, 'dating'],
    ['I have a call today at 7', 'Call', '2026-11-17', '19:00', 'work'],
    ['I’m giving a talk at school on Thursday', 'Talk at school', '2026-11-19', null, 'school'],
    ['There is a family thing on Sunday', 'The family thing on Sunday', '2026-11-22', null, 'other'],
    ['I need to talk to my landlord tomorrow', 'Talk to my landlord', '2026-11-18', null, 'other'],
    ['I have a haircut on Tuesday at 8am', 'Haircut', '2026-11-24', '08:00', 'other'],
    ['I have a wedding next Friday', 'Wedding', '2026-11-27', null, 'other'],
    ['I have a meeting on November 30 at noon', 'Meeting', '2026-11-30', '12:00', 'work'],
    ['We have a presentation on the 3rd of January', 'Presentation', '2027-01-03', null, 'work'],
    [
      'I have this really stupid presentation on Friday at 9 a.m. in front of everyone',
      'Presentation',
      '2026-11-20',
      '09:00',
      'work',
    ],
    ['I have a doctor’s appointment some time this week', 'Doctor’s appointment', null, null, 'other'],
    ['I’m going to a concert tomorrow night', 'Concert', '2026-11-18', '19:00', 'other'],
    ['tonight is the dinner and I am shaking', 'Dinner', '2026-11-17', '19:00', 'work'],
    ['Next Thursday is my citizenship ceremony in Cork', 'Citizenship ceremony in Cork', '2026-11-26', null, 'work'],
    ['tomorrow’s the oral exam', 'Oral exam', '2026-11-18', null, 'school'],
    ['I have one date Saturday with a girl from class', 'Date with a girl from class', '2026-11-21', null, 'dating'],
    ['sunday lunch at my aunts and they all look at my plate', 'Lunch at my aunts', '2026-11-22', null, 'work'],
    [
      'I have a performance review tomorrow at nine and have not slept',
      'Performance review',
      '2026-11-18',
      null,
      'work',
    ],
    ['gonna ask to swap my Sunday shift', 'Ask to swap my Sunday shift', '2026-11-22', null, 'work'],
    ['I’ve a safety talk to give on Friday', 'Safety talk', '2026-11-20', null, 'work'],
    ['I have to argue my case at the debate on Friday', 'Debate', '2026-11-20', null, 'work'],
    ['I have a 9am meeting tomorrow with my new boss', 'Meeting with my new boss', '2026-11-18', '09:00', 'work'],
    ['I have my first day at the new job on Monday', 'First day at the new job', '2026-11-23', null, 'work'],
    ['1:1 with my manager Thursday', '1:1 with my manager', '2026-11-19', null, 'work'],
    ['I’m going to tell her on Friday', 'Tell her', '2026-11-20', null, 'work'],
    ['I have a thing at work on Thursday', 'The thing at work on Thursday', '2026-11-19', null, 'work'],
    ['My 20 year reunion is on Saturday', '20 year reunion', '2026-11-21', null, 'other'],
  ])('“%s” is %s', (message, ...expected) => {
    expect(read(message)).toEqual(expected)
  })

  it('is read where the person is, and by the clock there', () => {
    const late = new Date('2026-11-17T03:30:00Z')
    const inTokyo = readComing('I have a talk tomorrow at 9', { ...here, now: late, timeZone: 'Asia/Tokyo' })
    const inNewYork = readComing('I have a talk tomorrow at 9', { ...here, now: late })
    expect([inTokyo?.day, inNewYork?.day]).toEqual(['2026-11-18', '2026-11-17'])
  })
})

it.each([
  'I had a presentation on Friday at 9',
  'I have a headache today',
  'I have a question about Friday',
  'I have nothing on Friday',
  'I have meetings every Friday at 9',
  'ate lunch in the cafeteria today',
  'spoke in the sprint review today',
  '10 loan calls today',
  'the radiographer will ask about my weekend on Tuesday',
  'My nan only talks about who died this week',
  'I need to ask her for one Saturday a month',
  'I always have a stand-up on Tuesday',
  'My interview on Thursday was canceled',
  'What if I have a presentation on Friday',
  'I have a presentation',
  'See you tomorrow',
  'I gave a talk this morning at 8',
  'I have a meeting today at 8am',
  'I am so anxious tonight',
  'I want to die tonight',
  'I have a plan to kill myself on Friday',
  'On Fridays I have a class',
  'My date of birth is January 3',
  'I need to talk to you tonight',
  'I’m having a panic attack tonight',
  'I am giving away my things today',
  'I have to put my things in order tonight',
  'I’m calling everyone tonight to say goodbye',
  'I have a date with death on Friday',
  'I’m giving up tonight',
  'I don’t want to go on, I have no friends and tomorrow is the same',
])('offers nothing for “%s”', (message) => {
  expect(read(message)).toBeNull()
})
