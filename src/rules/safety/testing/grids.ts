/** Ways to say that something is wished, planned or thought of. {to}, {ing} and {ed} are forms of one verb. */
export const wishFrames: readonly string[] = [
  'I want to {to}',
  'i just wanna {to}',
  'Sometimes I really want to {to}',
  "I've been thinking about {ing}",
  "I'm having thoughts of {ing}",
  'I wish I could {to}',
  'part of me wants to {to}',
  "I'm planning to {to}",
  'all I want is to {to}',
  "I can't stop thinking about {ing}",
  'I fantasize about {ing}',
  "I'm ready to {to}",
  'no one would care if I {ed}',
  "it'd be better if I {ed}",
  "I've had urges to {to} all week",
  'every day after work I think about {ing}',
  'i messed up the meeting and everyone hates me and i want to {to}',
]

export const wishes: readonly { to: string; ing: string; ed: string }[] = [
  { to: 'kill myself', ing: 'killing myself', ed: 'killed myself' },
  { to: 'end my life', ing: 'ending my life', ed: 'ended my life' },
  { to: 'take my own life', ing: 'taking my own life', ed: 'took my own life' },
  { to: 'commit suicide', ing: 'committing suicide', ed: 'committed suicide' },
  { to: 'be dead', ing: 'being dead', ed: 'was dead' },
  { to: 'stop existing', ing: 'not existing', ed: 'stopped existing' },
  { to: 'never wake up', ing: 'never waking up', ed: 'never woke up' },
  { to: 'jump off a bridge', ing: 'jumping off a bridge', ed: 'jumped off a bridge' },
  { to: 'hang myself', ing: 'hanging myself', ed: 'hanged myself' },
  { to: 'cut myself', ing: 'cutting myself', ed: 'cut myself' },
  { to: 'hurt myself', ing: 'hurting myself', ed: 'hurt myself' },
]

export const attackers: readonly string[] = [
  'my boyfriend',
  'my wife',
  'my dad',
  'my mom',
  'my brother',
  'my uncle',
  'he',
]

export const attacks: readonly string[] = [
  'hits me',
  'slapped me',
  'punched me in the face',
  'choked me',
  'pushed me against the wall',
  'threatens to kill me',
  "won't let me leave the house",
  'is physically abusive',
  'raped me',
  "touches me when I don't want it",
  'has been beating me for years',
]

/** What people say of a place where they do not want to be; {x} is the place. */
export const everydayFrames: readonly string[] = [
  "I can't stand {x} anymore",
  "I don't want to go to {x} anymore",
  "I don't want to be at {x} anymore",
  "what's the point of {x}",
  "there's no reason to go to {x}",
  "I'm sick of {x}",
  '{x} is killing me',
  "I'd rather die than go to {x}",
  "I'm dying at {x}",
  'I feel trapped at {x}',
  "I can't go on with {x}",
  'I want {x} to be over',
  'everyone would be happier if I skipped {x}',
  'nobody would notice if I left {x}',
  'no one would miss me at {x}',
  'they would be better off without me at {x}',
  'I feel dead inside at {x}',
  'my boss attacked my idea at {x}',
  'a guy hit on me at {x}',
  'I thought I was going to die at {x}',
  "I can't breathe at {x}",
  'I threw up before {x}',
  'I hate myself after {x}',
  'I feel hopeless about {x}',
  'I want to disappear at {x}',
  'I said goodbye to everyone at {x} and it was awkward',
  'I could kill whoever planned {x}',
  "I wish {x} didn't exist",
  "I don't exist at {x}",
]

export const occasions: readonly string[] = [
  ...['the party', 'this meeting', 'my job', 'dating', 'school', 'the wedding', 'group projects', 'phone calls'],
  ...['networking events', 'college', 'the reunion', 'lunch with coworkers', 'the job interview', 'small talk'],
]
