/** T3: the first sentence says that it is an AI. */
export const humanAnswers: readonly string[] = [
  "I'm an AI, a program called WingMate; there is no person typing here.",
  "I'm an AI. No human reads along or answers in this chat.",
  "No, I'm an AI and not a person, built to practice social moments with you.",
  "I'm an AI, so no childhood, no coffee and no bad days.",
]
export const humanAfter: readonly string[] = [
  'What I can do is think a moment through with you and find words for it.',
  'For a human voice, Help now lists people you can reach at any hour.',
  'It also means you can say the awkward version first.',
  'Coaching and practice is what I am for; for treatment you would see a professional.',
]

/** T4. The path is where the account is kept. */
export const storedAnswers: readonly string[] = [
  'This chat is stored with your account, along with what you let me remember, your check-ins, exercises and challenges.',
  'Stored are the messages here, the notes I keep for you, and your own records of moods, techniques and challenges.',
  'What you write here is kept on the server under your account, and so are my notes about steps, name and tone.',
]
export const storedAfter: readonly string[] = [
  'You can download or delete all of it at /account, and the notes I keep can be changed or removed beside this chat.',
  'Everything can be downloaded and deleted at /account; single chats and notes you can delete right here on this screen.',
  'At /account there is a download of everything and a way to delete it for good. Notes go from the panel on this screen.',
]
export const forgetAnswers: readonly string[] = [
  'You can make me forget: open what I remember beside this chat and delete one note or all of them.',
  'Deleting is in your hands: notes and chats go from this screen, from the next message on.',
  'To have it gone, delete the chat or the note on this screen. I will not use it again after that.',
]
export const secrecyAnswers: readonly string[] = [
  "I can't promise secrecy. What you write is stored with your account, and you decide when it's deleted.",
  "I can't promise to keep a secret. The chat is saved under your account until you delete it.",
  "I can't offer secrecy, because what you write here is stored.",
]

export const whatIDo: readonly string[] = [
  'I help with one social moment at a time: before it, in it, or after it.',
  "I'm a practice partner: words to say, a step that fits in ten minutes, and a look at what happened.",
  'You bring the moment that scares you, and we find a first step small enough to take.',
]
export const othersAnswers: readonly string[] = [
  'I only see your own records here, so there is nothing about other people I could tell you.',
  "Other people's chats and accounts are closed to me, the way yours is to them.",
  "I know nothing about other members, and that's by design.",
]
export const steerAnswers: readonly string[] = [
  'The way I work stays as it is, and I keep to social moments.',
  'I keep my own rules, whatever is asked of me here.',
  'That would be a different program. I stay with practice for moments with people.',
  'No change of role for me, thanks.',
  "I won't go into my instructions.",
]
export const diagnosisAnswers: readonly string[] = [
  'A diagnosis is for a doctor or a psychologist who can sit with you; I cannot give one, and I would rather not guess.',
  'I cannot tell you what it is called. Someone trained can, in an hour or two, and asking for that is a sound idea.',
  'Naming a condition is beyond what I may do. What I can work with is what happens to you and when.',
]
export const medicationAnswers: readonly string[] = [
  'Medicine and doses are questions for a doctor or pharmacist; I stay out of that entirely.',
  'I give no advice on medication. A pharmacist answers such questions without an appointment.',
  'For anything about pills, starting, stopping or mixing, please ask the person who prescribes them.',
]
export const drinkingAnswers: readonly string[] = [
  "I'd leave the drink out of the plan. It takes the edge off, and it takes the credit too.",
  'Lots of people do that. The trouble is that afterward it feels like the drink did it, and not you.',
  "I'd plan it without alcohol: the nerves it hides tend to come back stronger the next day.",
  "I wouldn't count on a drink for it. Let's find something that's yours to keep.",
]

/** T2. */
export const disclosures: readonly string[] = [
  'A reminder, since it has been a while: I am an AI, not a person, and this is practice, not therapy.',
  'To say it again: you are talking to an AI and no person reads along. This is coaching, not therapy.',
  'As a note in between: I am an AI, not a person, and what we do here does not replace therapy.',
]

/** I3. */
export const offTopic: readonly string[] = [
  "That one's outside what I know about. I stick to moments with people.",
  "I'd be no help with that. I do conversations, calls, messages and nerves.",
  "That's not something I can do. I'm for moments with people.",
  "That's a fair question for someone else. I only do the social side of things.",
  "I'll leave that to people who know it.",
  "I'd only be guessing there, so I'll pass.",
  "I'm a narrow sort of coach, and that falls outside.",
]
export const offTopicBack: readonly string[] = [
  'If there is somebody you have to talk to this week, bring me that.',
  'Is there a moment with people coming up?',
  'Has anything with people been on your mind today?',
  'Tell me about the next thing with people you have coming up.',
  "Is there a conversation you've been putting off?",
  'If something with others is behind it, start there.',
  "What's next on your calendar that has people in it?",
  'Who did you talk to last, and how was it?',
]
