/** T1: stands in the very first greeting. */
export const firstDisclosure: readonly string[] = [
  'I am WingMate, an AI. I am not a person, and this is practice, not therapy.',
]
export const firstGreetings: readonly string[] = ['Hello{, name}.', 'Hi{, name}.', 'Welcome{, name}.']
export const backGreetings: readonly string[] = [
  'Hello again{, name}.',
  'Good to see you{, name}.',
  'Hi{, name}.',
  'Welcome back{, name}.',
]
export const greetingOffers: Readonly<Record<'work' | 'dating' | 'school', readonly string[]>> = {
  work: [
    'Bring me a moment at work: a meeting, a call, a lunch table. We find the first step.',
    'Is there a meeting, a call or a person at work you are bracing for? Start there.',
    'Tell me which part of the work week has people in it that you would rather skip.',
  ],
  dating: [
    'Bring me a date, a message or a silence that bothers you. We find the next line.',
    'Is there someone you would like to write to, meet or turn down? Start there.',
    'Tell me about the evening you are picturing, before or after it.',
  ],
  school: [
    'Bring me a class, a group project or a lunch hour. We find the first step.',
    'Is there a talk, a seminar or a table in the cafeteria on your mind? Start there.',
    'Tell me where in the school day you go quiet.',
  ],
}
