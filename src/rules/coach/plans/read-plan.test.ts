import { describe, expect, it } from 'vitest'
import { readPlan, wantsItAnswered } from './read-plan.ts'

describe('whether to do something', () => {
  it.each([
    ['should i just ask if i can come? id like an actual yes or no', 'ask'],
    ['do i ask bea to add me or is that so cringe', 'ask'],
    ['the DINNER. tomorrow. do i go', 'go'],
    ['should i sign up, yes or no', 'go'],
    ['should i go to the team dinner tomorrow even if lunch today goes badly?', 'go'],
    ['Should I go over and say hi?', 'greet'],
    ['be honest should i text him again or nah', 'again'],
    ['sent it 40 mins ago. should i send another one to explain', 'again'],
    ['he has not replied and i really want to send another one to explain. honest opinion should i', 'again'],
    ['should i text first or wait?', 'write'],
    ['Should I tell them in starting that I stammer or better to hide', 'disclose'],
    ['should i mention it or pretend nothing happened?', 'speak'],
    ['should i bail on sunday? be honest', 'cancel'],
    ['Should I apologize to her tomorrow?', 'apologize'],
  ])('reads %j', (message, plan) => {
    expect(readPlan(message)).toEqual({ plan, fearsItIsOdd: false })
  })

  it('knows that somebody who fears it is odd wants a no', () => {
    expect(readPlan('is it weird to go up to the imam and ask him? is it weird if I ask him?')).toEqual({
      plan: 'ask',
      fearsItIsOdd: true,
    })
  })

  it.each([
    'So what should I text her about Saturday?',
    'when would you bring that up?',
    'Should I have asked her?',
    'Do I hug him or shake hands?',
    'And should I text it or say it to her face?',
    'should i send it?',
    'should i text my ex',
    'should i go home with him',
    'should i ask him why he did that',
    'should i quit',
    'is it rude to go after the cake?',
    'I asked them and they said yes.',
  ])('leaves alone: %j', (message) => {
    expect(readPlan(message)).toBeUndefined()
  })
})

it.each(["you didn't say yes or no", 'i asked about the dinner though', 'ok but thats not an answer'])(
  'hears that a question is still open: %j',
  (message) => {
    expect(wantsItAnswered(message)).toBe(true)
  },
)
