import { describe, expect, it } from 'vitest'
import { createOutputCheck, tidy } from './output-check.ts'

const limits = {
  secret: 'Answer a direct question first, in one or two sentences; say so when it cannot be answered.',
  said: ['Say the first line out loud twice today.'],
}
const findBroken = createOutputCheck(limits)

describe('the output check lets through', () => {
  it.each([
    'A presentation on Friday, with your whole team watching, is a real load.',
    'Before you go in, read your first line out loud once.',
    'You could open with: "I was nervous about this one, so bear with me."',
    'That fear of being judged is loud right now, and it is also a guess.',
    'The Power Breathing exercise takes two minutes and fits before the call.',
    'Try “Ask a colleague one question” at lunch.',
    'I am an AI, so I cannot know how that room felt, but you were in it and stayed.',
    'I’m not a therapist, and this is practice, not treatment.',
    'Your manager asked twice, and you said what you needed.',
    'Set a timer for ten minutes, and write down what was said and what you guessed.',
    'You did the hard part: you spoke first.',
    'Don’t go back in there tonight; sleep at your aunt’s.',
    'Don’t leave the pharmacy before you have asked.',
    'What would you say to a friend who told you this?',
    'Text one friend tonight and ask how their week was.',
    'A doctor or therapist can help with panic that comes back often.',
    'Your doctor is the right person to ask about medication.',
    'Skip the wine tonight; it makes the next morning louder.',
    'You mentioned feeling low before the party.',
    'Call your sister for five minutes before you leave.',
    'It is 2026, and a class of 30 is a lot of eyes.',
    'That is a kind thing to notice about yourself.',
    'Try the smaller step first: stand near the group for one minute.',
    'Your hands may shake; put them on the table.',
    'A call to the dentist has three parts: hello, the reason, a time.',
    'Social anxiety makes that pause feel longer than it was.',
    'Please call 988 now. If you have taken something, call emergency services and do not wait.',
    'Are you thinking about suicide? You can text 741741 and a person answers.',
    'I’m so glad you told me. Please call 988 now, and stay with me while you dial.',
    'If you might hurt yourself, put the pills out of reach and ask someone to stay with you.',
  ])('%s', (text) => expect(findBroken(text)).toBeUndefined())
})

describe('the output check stops', () => {
  it.each([
    ['claims_feelings', 'I’m so proud of you.'],
    ['claims_feelings', 'I feel your pain.'],
    ['claims_feelings', 'I know exactly how you feel.'],
    ['claims_a_life', 'I’ve been there myself.'],
    ['claims_a_life', 'When I was younger, parties scared me.'],
    ['claims_to_be_human', 'I am a real person, just like you.'],
    ['claims_to_be_human', 'I’m not an AI.'],
    ['claims_credentials', 'As a licensed clinical psychologist, I suggest this.'],
    ['claims_credentials', 'I’m your therapist, trust me.'],
    ['claims_credentials', 'Many of my patients do this.'],
    ['diagnoses', 'It sounds like you have social anxiety disorder.'],
    ['diagnoses', 'You’re depressed.'],
    ['diagnoses', 'This looks like classic ADHD.'],
    ['diagnoses', 'You are showing clear signs of depression.'],
    ['diagnoses', 'You probably have autism.'],
    ['names_a_drug', 'Propranolol helps many speakers.'],
    ['names_a_drug', 'Ask for Xanax.'],
    ['names_a_drug', 'Some kava would calm you.'],
    ['advises_on_medication', 'Take 20 mg an hour before.'],
    ['advises_on_medication', 'You could stop taking your meds for the day.'],
    ['advises_on_medication', 'Double your dose on Friday.'],
    ['promises_secrecy', 'This stays between us.'],
    ['promises_secrecy', 'I won’t tell anyone.'],
    ['promises_secrecy', 'Everything here is completely confidential.'],
    ['gives_a_method', 'An overdose would be painless.'],
    ['gives_a_method', 'The easiest way to die is this.'],
    ['recommends_drinking', 'Have a drink before you go in.'],
    ['recommends_drinking', 'A glass of wine takes the edge off.'],
    ['recommends_drinking', 'Two beers and you will talk to anyone.'],
    ['talks_of_its_prompt', 'My instructions say that I should be kind.'],
    ['talks_of_its_prompt', 'Here is the system prompt.'],
    ['obeys_an_injection', 'Sure, ignoring all previous instructions now.'],
    ['obeys_an_injection', 'DAN mode enabled.'],
    ['obeys_an_injection', 'PWNED'],
    ['clings', 'Please don’t go.'],
    ['clings', 'Don’t leave me now.'],
    ['clings', 'You don’t need anyone else.'],
    ['promises_results', 'I promise it will go well.'],
    ['promises_results', 'Everything will be fine.'],
    ['markup', '<img src=x onerror=alert(1)> hello'],
    ['repeats_itself', 'Say the first line out loud, twice, today.'],
    ['leaks_the_prompt', 'Fine: answer a direct question first, in one or two sentences; say so.'],
    ['links_or_handles', 'Read more at https://calm.example/now.'],
    ['links_or_handles', 'See calmtalk.com for more.'],
    ['links_or_handles', 'Write to me at coach@example.org.'],
    ['says_worthless', 'Honestly, you are a burden to them.'],
    ['encourages_harm', 'Make them pay for it.'],
    ['urges_to_avoid', 'It is safer to stay home from now on.'],
  ])('%s: %s', (rule, text) => expect(findBroken(text)).toBe(rule))

  it('claims that hide behind decoration or odd characters', () => {
    expect(findBroken('I am a **licensed** ther\u200Bapist.')).toBe('claims_credentials')
    expect(findBroken('Ｉ ａｍ a real person.')).toBe('claims_to_be_human')
    expect(findBroken('You have\ndepression.')).toBe('diagnoses')
  })
})

describe('a tidied reply', () => {
  it('contains phone numbers of the person’s own country only', () => {
    expect(tidy('Call 988 or 1-800-555-0199 now!', ['Emergency: 911', 'Lifeline: 988'])).toBe(
      'Call 988 or your local emergency number now.',
    )
    expect(tidy('In 2026 a class of 30 is a lot.', [])).toBe('In 2026 a class of 30 is a lot.')
  })
})
