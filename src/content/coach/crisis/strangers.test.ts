import { expect, it } from 'vitest'
import { talk } from './testing/talk.ts'

/** Chats of strangers in danger that we once misunderstood. Few earlier messages are available, as in a long chat. */
function told(messages: readonly string[]) {
  return talk(messages, 'US', 0, 3).map(({ state, reply }) => ({ state, text: reply?.text ?? '' }))
}

const goodbye = 'my friend bisi texted goodbye to everyone and is not picking up. im in leeds'

it('remembers the country for the whole danger', () => {
  const replies = told([goodbye, 'she picked up', 'ok', 'she says tonight', 'she has pills', 'what now', 'hello?'])
  expect(replies.at(-1)?.state?.country).toBe('UK')
  expect(replies.at(-1)?.text).not.toMatch(/911|988/)
})

it('gives no American number to somebody who says that it is American', () => {
  const [, reply] = told([
    'I want to kill myself. I have been keeping sleeping tablets',
    '988 is american number I think, here is 112',
  ])
  expect(reply?.state?.country).toBe('other')
  expect(reply?.text).not.toMatch(/911|988/)
})

it('knows that a phone call is not company, and that an aunt who has the tablets did not swallow them', () => {
  const [, onPhone, there, safe] = told([
    goodbye,
    'im on the phone with her now, shes alone in her flat',
    'aunty is there with her and the paramedics came, aunty has taken the tablets. then she hung up',
    'no nobody swallowed anything, shes safe with aunty. i just feel sick',
  ])
  expect(onPhone?.state?.known).not.toContain('with_someone')
  expect(there?.state).toMatchObject({ kind: 'suicide', level: 'easing' })
  expect(there?.text).not.toMatch(/poison|able to reach/i)
  expect(safe?.state?.level).toBe('watched')
})

it('says goodbye to somebody whose neighbor took the tablets away and stays', () => {
  const [, came, night] = told([
    'I want to kill myself. I have been keeping sleeping tablets',
    'Jana came. She took the whole bag from the drawer. She is making tea in my kitchen and stays until midnight',
    'They are gone. Yes I am safe for now, she sits here. I finish now. Good night',
  ])
  expect(came?.state).toMatchObject({ kind: 'suicide', level: 'easing' })
  expect(night?.state?.level).toBe('watched')
  expect(night?.text).not.toContain('?')
})

it('takes a gun for put away only if somebody else has it', () => {
  const [, , taken] = told([
    "I want to kill myself, daddy's pistol is in the glove box",
    'my brother is here. the pistol is gone, he put it in his truck',
    'he sits here with me. good night',
  ])
  expect(taken?.state?.level).toBe('watched')
  const [, back] = told([
    "I want to kill myself, daddy's pistol is in the glove box",
    'took it out tuesday and held it. put it back',
  ])
  expect(back?.state?.known).not.toContain('put_away')
})

it('writes to the person they ask about, and answers whether to tell somebody', () => {
  const [, forDana, tell] = told([
    'my roommate eli texted goodbye to everyone and is not picking up',
    'what do i tell dana when she gets here',
    'will he hate me. should i tell the RA',
  ])
  expect(forDana?.text).toMatch(/somebody you care about|scared for them|in trouble/)
  expect(tell?.text).toMatch(/Yes|I would/)
})

it('asks nothing when another person takes over', () => {
  const [, , going] = told([
    'I want to kill myself tonight',
    'my brother is here with me',
    'k hes handing me the phone. thanks',
  ])
  expect(going?.text).not.toContain('?')
  const [, held] = told(['I want to kill myself tonight', 'car is here'])
  expect(held?.text).toContain('?')
})

it('recognizes a retraction, and answers whether to tell a flatmate', () => {
  const wish = 'I want to kill myself. I keep looking at the balcony, sixth floor'
  const [, back] = told([wish, "I'm sorry, I shouldn't have written that. It's nothing, sorry. I'm just tired"])
  expect(back?.text).not.toMatch(/chose to do it|did wrong|do that to you/)
  const [, , tell] = told([
    wish,
    'my flatmate Joana is home',
    "I could send her that. Should I tell her about the balcony too? I don't want to scare her",
  ])
  expect(tell?.text).toMatch(/tell them|plain words|Say the part/)
})

it('tells somebody at the water to move back first, and understands that a text was sent', () => {
  const [, edge, sent] = told([
    "I've thought about killing myself, I could just go in the canal",
    'no like a plan. its right there, im about 3 feet off it with my feet on the edge bit. and im steamin',
    "texted her 'fi you up? no doing great. can you come get me'. sent it. feel sick",
  ])
  expect(edge?.state).toMatchObject({ level: 'standing', tier: 'imminent' })
  expect(edge?.text).toMatch(/away|back|ten steps/i)
  expect(edge?.text).not.toContain('keep things the way they are')
  expect(sent?.state?.known).toContain('told')
})

it('says that a doctor has to see somebody who was held by the throat, once, and how to delete the chat', () => {
  const [first, second, third, last] = told([
    'i cant really talk about home, he grabbed me by the throat in the kitchen last week but i was being a lot',
    'no its not like that, it was a couple seconds. hes not a bad guy. can we do the lunch thing',
    'is it bad that it hurts to swallow',
    'my throat hurts and my voice is raspy. shes coming to get me. i gotta delete this before he sees. how do i delete it',
  ])
  expect(first?.state).toMatchObject({ level: 'standing', kind: 'partner_violence', whose: 'self' })
  expect(second?.state?.level).toBe('standing')
  expect(second?.text).toMatch(/doctor|emergency room/)
  expect(third?.state?.level).toBe('standing')
  expect(last?.text).toMatch(/delete/i)
})

it('receives the burden before it answers about insurance, and knows the brother by his name', () => {
  const [, burden, , words, , call] = told([
    'sometimes I want to kill myself. its some weeks',
    'nothing in the truck. I think they all be better off, Ola, her mother. there is insurance. but thats just thinking',
    'I have a brother, Jacek, in Cicero. we dont talk about this. I wont put this on him',
    'what would I even write to Jacek',
    'he cant come its 600 miles',
    'I told you, in the truck. Im calling Jacek now. I will tell him',
  ])
  expect(burden?.text).toMatch(/burden|cost|worry about somebody/)
  expect(words?.state?.helper).toBe('brother')
  expect(words?.text).not.toContain('come')
  expect(call?.text).not.toMatch(/got it wrong|missed/)
})

it('does not call it no plan when a place was named', () => {
  const [, bridge] = told([
    'sometimes I want to kill myself. its some weeks',
    'there is a bridge I go over every tour, over the Missouri. no plan, I just look',
  ])
  expect(bridge?.state?.known).not.toContain('no_plan')
  expect(bridge?.text).not.toMatch(/no plan/i)
})

it('answers about the police, and speaks of no first days when it was two weeks ago', () => {
  const replies = told([
    'there was a party 2 weeks ago and he came in my room after and i said no a few times and he just kept going',
    'maybe my roommate tiana. but if i say something do i have to go to the police?? i dont want everybody knowing',
    'what would i even say to my RA? does she gotta report it',
    'i lock it now',
    'ok',
  ])
  expect(replies[1]?.text).toMatch(/police/)
  expect(replies[2]?.state?.kind).toBe('sexual_assault')
  for (const { text } of replies) expect(text).not.toMatch(/72 hours|last few days|bleeding/)
})

it('names the poison line only if something was taken', () => {
  const [collapsed] = told(['my dad collapsed and is not breathing'])
  expect(collapsed?.text).toContain('911')
  expect(collapsed?.text).not.toMatch(/poison/i)
  const [taken] = told(['my roommate took a whole bottle of pills'])
  expect(taken?.text).toMatch(/poison/i)
})

it('hands nobody a question about suicide for a friend whom somebody else hurts', () => {
  for (const first of ['her boyfriend hits her', 'my friend was raped last weekend']) {
    for (const from of [0, 1, 2, 3]) {
      const [, words] = talk([first, 'What do I say to them?'], 'US', from)
      expect(words?.reply?.text).toMatch(/"[^"]{20,}"/)
      expect(words?.reply?.text).not.toMatch(/killing yourself/)
    }
  }
})

it('does not send somebody to sleep who took something', () => {
  for (const from of [0, 1, 2, 3]) {
    const replies = talk(['I took 30 pills', 'bye', 'goodnight'], 'US', from)
    for (const { reply } of replies) expect(reply?.text).not.toMatch(/\b(?:sleep|rest)\b/i)
    expect(replies[2]?.reply?.text).toMatch(/(?:call|:) 911/i)
    expect(replies[2]?.reply?.text).not.toContain('988')
  }
})

it('does not take a place to sleep for safety while the person they fear is near', () => {
  const [, near, , bed] = told(['my boyfriend hits me', 'yes', 'yes', 'yes'])
  expect(near?.text).toContain('911')
  expect(bed?.state?.level).toBe('standing')
})

it('believes somebody who cuts and says that it is not about dying', () => {
  for (const said of ['it’s not like i wanna die. it just shuts my head up', 'not like I want to die or anything']) {
    const [, reply] = told(['i cut myself last night and again before school', said])
    expect(reply?.state?.kind).not.toBe('suicide')
    expect(reply?.text).not.toMatch(/think(?:ing)? about (?:dying|killing)/)
  }
})

it('is there again when a denial is taken back', () => {
  const [, denied, back] = told([
    'i have been thinking about killing myself',
    'what?? no. figure of speech. I am NOT suicidal, never was',
    'ok it wasn’t really a joke though. i did mean it',
  ])
  expect(denied?.state?.level).toBe('open')
  expect(back?.state).toMatchObject({ level: 'standing', kind: 'suicide' })
})
