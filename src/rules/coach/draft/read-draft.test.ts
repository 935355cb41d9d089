import { describe, expect, it } from 'vitest'
import { readDraft } from './read-draft.ts'

describe('the draft of a message they show us', () => {
  it.each([
    [
      "ok so like. 'i did 2 years in the warehouse, now i'm the clerk, and i want to do the planning'. is that alright",
      undefined,
    ],
    ['bro. ok what about "no stress about friday, lmk by thurs so i can sort tickets" is that desperate', 'eager'],
    ['Not quite. I\'d settle for "Glad to be back. What have I missed?" Too cold?', 'cold'],
    ['Is "Glad to be back, what have I missed" too cold to say to people who sent flowers?', 'cold'],
    [
      "Never mind. I'll say “it ended in the spring, ask me again on a third date”. Does that sound all right or too rehearsed?",
      'stiff',
    ],
    [
      "bro. was thinking 'ill take the data section, can have it done by tuesday. table's up there'. too passive aggressive w the table?",
      'harsh',
    ],
    ['So I took it out: "Hi, I saw the photos, I was a bit sad. Coffee soon?"', undefined],
    ['I wrote: "I was sad I wasn\'t there. Coffee soon?" Is that too much?', 'much'],
    ['i\'m gonna say "next week works, wednesday?" good?', undefined],
    ["I'd drafted this: 'Darren, some of the reports might need a bit more checking.' Is this ok?", undefined],
    [
      "two days nothing. wrote this: 'hey hope your week isnt too mad, still thinking about that karaoke guy. fancy round 2?' good or no",
      undefined,
    ],
    ['what about: sorry about the bed 6 comment, i was knackered, shes a lovely lady. too much?', 'much'],
    ['my draft: i would like to move my day off to friday. ok?', undefined],
    ['All right, I\'ll send it. "I had a nice time. Drink again next week?"', undefined],
    [
      'ok rough version: Tyler, i cant do the 3am no more. i can start at 6 and train the new kid. is that ok or too blunt',
      'harsh',
    ],
    ['but ok maybe: i can do 6 to 2 or 7 to 3, which do you want. 3am isnt one of them. hows that', undefined],
    [
      'This is what I would write: Thank you for your time this morning. On the client question, we settled it.',
      undefined,
    ],
    ['I need something like "I haven\'t finished, her output is down". Would that sound rude?', 'harsh'],
    ['no. what if I open with the head instead. like "this is Gary. Gary took 6 weeks"', undefined],
    ['omg no. maybe just like hey its hana from photo club, sorry i ran off, what was the film u meant?', undefined],
  ])('is found in %s', (message, worry) => {
    expect(readDraft(message)).toBeDefined()
    expect(readDraft(message)?.worry).toBe(worry)
  })

  it('may be in the message before the question', () => {
    expect(readDraft('too cold?', ['I wrote "See you on Friday then."'])?.worry).toBe('cold')
    expect(readDraft('so is that ok', ['yes', 'I wrote "See you on Friday then."'])?.text).toBe(
      'See you on Friday then.',
    )
  })

  it('may be a line they gave us a message ago', () => {
    const before = ['what if I open with the head instead. like "this is Gary. Gary took 6 weeks"']
    expect(readDraft('I gave you a line. is it a good opener or not', before)?.text).toContain('Gary took')
  })

  it('is not a message of somebody else that they want to answer', () => {
    const before = ["OMG she replied!! 'borrowed obviously, u free saturday?' mate she asked ME"]
    expect(readDraft('what do i reply without sounding too keen', before)).toBeUndefined()
  })

  it('is not a name or remark that was in quotation marks earlier', () => {
    const before = [
      'they have a whatsapp group "Mothers of 2B" and everybody is there and I am not',
      '"its only ten seconds" he says',
    ]
    expect(readDraft('do you think they did it on purpose? is that bad?', before)).toBeUndefined()
    const said = ["I'd say 'i can do this saturday and next'. is that ok?"]
    expect(readDraft('im gonna email him. can you write it? short. can he confirm by friday', said)).toBeUndefined()
    expect(readDraft('can i just text em instead or is that bottling it', before)).toBeUndefined()
  })

  it.each([
    "did it!! then i heard myself go 'i can do this sat and next tho'. is that a win or did i bottle it",
    'and if Heather says something like "are you ok, you look warm"? tell me what to say exactly',
    'how would i say it up front. short, and none of that "i have a speech impediment" posh stuff',
    'she said "we should do this again sometime" but hasn\'t texted. is that good?',
    'my boss was like "we need to talk" does that mean trouble?',
    'is that ok',
    'she wants to meet saturday. what do i reply without sounding too keen',
    'they call it "the circle" and it is awful, is that normal?',
    'I read "Presentation of Self in Everyday Life" for class',
    "it's fine, don't bother",
    'the thing is this: nobody ever asks me how I am, and I am tired of it',
  ])('is not found in %s', (message) => expect(readDraft(message)).toBeUndefined())
})

it('is not something they have already said', () => {
  const told = "second time i said 'let me finish this point' and he actually stopped?? idk, is that good or bad"
  expect(readDraft(told)).toBeUndefined()
  expect(readDraft('i texted her "sorry about last night" was that too much?')).toBeUndefined()
  expect(
    readDraft("i went!! just texted him 'im in but ive never climbed, be nice'. went quiet and it was sort of ok?"),
  ).toBeUndefined()
  expect(readDraft('i wrote "sorry about last night" is that too much?')?.text).toBe('sorry about last night')
})

it('comes with the worry they have about how it sounds', () => {
  const mine = "uhh ok. 'its about thursday. id like to do my part without u talking over me'? sounds kinda mean"
  expect(readDraft(mine)).toMatchObject({ worry: 'harsh' })
})

it('is found without quotation marks if we asked for it', () => {
  const rough = 'wow ok lol. rough version then. hi its sam from the bakery im so sorry about the cake'
  expect(readDraft(rough)?.text).toBe('hi its sam from the bakery im so sorry about the cake')
  const mine = "ok FINE mine: hi its sam from the bakery. i dropped your cake and you'll get a refund — good or no"
  expect(readDraft(mine)?.text).toBe("hi its sam from the bakery. i dropped your cake and you'll get a refund")
})
