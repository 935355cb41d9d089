import type { Answer } from '../../../conversation.ts'

/** Lines to say, for people who ask for words. */
export const phoneWords: readonly Answer[] = [
  {
    like: [
      'How do I get off the phone when the other person just keeps going?',
      'she wont stop talking and i cant find a gap to say bye, what do i say',
      'no i mean ending it. the call drags on forever and im stuck',
      'My aunt rings and it is an hour each time. I need a polite sentence for closing.',
      "what's a nice way to hang up on someone who rambles",
      'I am never able to finish a phone call, please give me the words for ending it without being rude',
      'need a line to wrap up a call that goes on n on',
    ],
    say: [
      'One warm word, then the close, with no reason they can argue with.\n"I\'m going to stop you there because I have to go, but it was good to hear this."\n"Before I let you go, is there anything you need from me?"\n"I have to hang up now. Talk soon, bye."',
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i actually say in the first second when they pick up',
      "no, when they answer. what's my opening line",
      "I have to ring an office tomorrow and I can't think how to begin the call.",
      'first sentence on the phone?? i always go uh hi um',
      'Could you kindly provide an opening sentence for a telephone call to a company?',
      'im 62 and still stumble at hello when calling some business. how do i start',
      'calling the dentist, how do i open so i dont babble',
    ],
    say: [
      'One sentence that says what you need is a whole opening.\n"Hi, my name is [name], and I\'m calling about [the thing]. Are you the right person to ask?"\n"Hi, I have a quick question about [the thing]."\n"Hello, I\'d like some help with [the thing], please."',
    ],
    asks: 'words',
  },
  {
    like: [
      'i didnt catch what they said on the phone and already asked twice. what do i say the third time',
      'How do I ask someone to repeat themselves again on a call without sounding dumb',
      'The line is bad and the man speaks fast, what I can say so he goes slower?',
      'i just say yes when i cant hear them. what should i say instead',
      "What does one say when one simply cannot make out the caller's words?",
      'they mumble and i miss the number every time, give me a line',
      'asked her to repeat it twice already lol im too embarassed to ask again. words??',
    ],
    say: [
      'Ask for it in another form instead of once more.\n"I\'m still missing that. Could you say it slowly, one piece at a time?"\n"I want to get this right. Could you spell that for me?"\n"Let me read back what I have, and you tell me what\'s wrong."',
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i say if it goes to voicemail',
      'Voicemail beep comes and I panic. I need a script.',
      'i always hang up at the beep. give me something to leave as a message',
      "How should I word a voice message to somebody I don't know well?",
      'no they didnt pick up, its the machine. what do i leave',
      'Please tell me short voicemail words, my English goes away at the beep',
      'ugh answering machines. how do you leave one without rambling for two minutes',
    ],
    say: [
      'Name, reason, number, done.\n"Hi, this is [name], calling about [the thing]. My number is [number]. Thank you."\n"Hi, it\'s [name]. Nothing urgent. Call or text me when you can."\n"This is [name] again at [number]. I\'ll also try you tomorrow."',
    ],
    asks: 'words',
  },
  {
    like: [
      'they asked me something on the phone and i didnt know the answer and froze. what do you say to buy time',
      'How do I stall on a call when I need to look something up',
      'need a line for when theres silence bc im thinking and they cant see me',
      'When a caller asks me a question and I need a minute, what might I say?',
      'i go blank on calls and the silence is awful. what can i say while i think',
      'Customer asks on phone, I must search the answer, what I say in the meantime',
      'what to say instead of ummmm when im put on the spot on the phone',
    ],
    say: [
      'Say out loud that you\'re looking, and the silence stops being strange.\n"Give me a second, I\'m thinking."\n"I want to check that before I answer. Can you hold for a minute?"\n"I don\'t have that in front of me. I\'ll find out and call you back today."',
    ],
    asks: 'words',
  },
  {
    like: [
      'i need to call and cancel an appointment, what do i say',
      'How do I word it on the phone when I have to move my appointment?',
      'got to ring the doctors and change my time. script pls',
      'I must call to cancel and I fear they will ask why. What is the sentence?',
      'do i have to give a reason when i phone to reschedule? what do i even say',
      'calling the salon to cancel and im dreading it, whats the line',
      'Having to telephone to rearrange a booking embarrasses me terribly. Might you give me wording?',
    ],
    say: [
      'They do this all day, and you don\'t owe a reason.\n"Hi, I have an appointment on [day] under [name], and I need to change it."\n"I can\'t make it, so I\'d like to cancel, please."\n"Something came up. What\'s the next opening you have?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'a pushy salesperson has me on the phone and i cant say no. what do i say',
      'How do I end a call with someone who is selling me something',
      'they keep calling about some offer and im too polite. words please',
      "I can't get rid of callers who want me to sign up, I just listen for 20 minutes",
      'The man from the company presses me on telephone and I agree always. What to say?',
      "what do you say when they go 'but why not' on a sales call",
      "need a firm sentence for telemarketers that isn't mean",
    ],
    say: [
      'You can say no once, say it again, and hang up; that isn\'t rude.\n"No thank you, I\'m not interested. Please take me off your list."\n"I don\'t decide things on the phone. My answer is no."\n"I\'m hanging up now. Goodbye."',
    ],
    asks: 'words',
  },
]
