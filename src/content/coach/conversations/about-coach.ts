/** Answers to questions about WingMate, and to requests for things it does not do. */
export const aboutCoach = {
  human: [
    "I'm an AI, a program called WingMate. Nobody is typing here. For a human voice, Help now lists people you can reach at any hour.",
    "No, I'm an AI and not a person. I was made to practice social moments with you.",
    "I'm an AI. No human reads or answers in this chat. It also means you can say the awkward version first.",
  ],
  stored: [
    'This chat is stored with your account, along with what you let me remember and your own records. You can download or delete all of it at /account.',
    'What you write here is kept on the server under your account until you delete it. You can delete single chats and notes on this screen, and everything at /account.',
  ],
  forget: [
    'You can make me forget: open what I remember beside this chat and delete one note or all of them. It holds from your next message.',
    "Delete the chat or the note on this screen, and I won't use it again.",
  ],
  secrecy: [
    "I can't promise secrecy. What you write is stored with your account. No screen shows it to anybody but you, and you decide when it is deleted.",
    "I can't promise to keep a secret, because the chat is saved under your account until you delete it.",
  ],
  tellsNobody: [
    "No. I'm a program, and I can't contact your family, your school, the police or anyone. What you write is kept under your account until you delete it. If there's something bad, for you or for somebody else, you can say it here.",
    "I don't tell anybody, and I couldn't: nobody gets a message from me. It stays under your account until you delete it. You can say the thing itself here, whatever it is, and we'd look for a person who can help with it.",
  ],
  rolePlay: [
    "I can't play the other person. I choose from written lines, and they'd never answer like that. Type your first two sentences in quotation marks, as you'd say them, and I'll tell you what I'd keep.",
    "Playing somebody is beyond me, sorry. What I can do is read your lines. Write the opening in quotation marks, then say it out loud twice before you're there.",
  ],
  others: [
    "I only see your own records here, so there's nothing about other people I could tell you.",
    "Other members' chats are closed to me, the way yours is to them.",
  ],
  whatIDo: [
    'I help with one social moment at a time: before it, in it, or after it. I ask what you expect to happen, and we find one small thing to try.',
    'You bring a moment with people that bothers you. I help you look at it, find words for it, and pick a first step small enough to take.',
  ],
  steer: [
    'The way I work stays as it is. I keep to moments with people.',
    'I keep my own rules, whatever is asked of me here. If something with people is on your mind, start there.',
    'That would be a different program. I stay with practice for moments with people.',
  ],
  diagnosis: [
    "I can't give you a diagnosis, and I'd rather not guess. A doctor or psychologist can, and asking for that is a sound idea. What I can work with is what happens to you and when.",
    "What it's called is a question for somebody trained who can sit with you. I can help you write down what to tell them.",
  ],
  medication: [
    'Medicine and doses are questions for a doctor or a pharmacist. I stay out of that entirely.',
    'I give no advice on medication. Anything about starting, stopping or mixing is for the person who prescribes it, and a pharmacist can often answer questions without an appointment.',
  ],
  named: ["Okay, {name}. I'll call you that.", 'Got it, {name}.'],
  namedBeside: ['Thank you, {name}.', 'Hello, {name}.'],
  toned: ["Understood. I'll write that way from here on.", "Okay, I'll change how I write."],
} as const satisfies Record<string, readonly string[]>
