import type { Topic } from '../topic.ts'

export const phoneCall: Topic = {
  thing: 'the call',
  reflections: [
    '{event} {when}, and you have to pick up the phone for it.',
    'Calling {who}, with only a voice to go on.',
    'A call means no face to read and no time to edit.',
    'With calls, the ringing is often the worst part.',
    'Phone calls are their own kind of hard.',
  ],
  notices: [
    'Whoever picks up has heard far clumsier openings today.',
    'Calls are short: most of the ones people dread are over in under three minutes.',
    'You may read from paper. Nobody can see the paper.',
    'Silence on a line sounds long only to the person who is waiting for it to end.',
    'The dread belongs to the minute before; once there is a voice, you have something to answer.',
  ],
  steps: [
    {
      say: 'Write three lines: who you are, what you want, what you will say if they say no. Then dial with the paper in front of you.',
      short: 'write your three lines and make the call',
    },
    {
      say: 'Call your own voicemail first and say your opening sentence to it. Hang up. Now your voice is warmed up.',
      short: 'say your opening to your own voicemail',
    },
    {
      say: 'Pick a minute on the clock, a few from now, and put your finger on the button when it comes.',
      short: 'dial at the minute you picked',
    },
    {
      say: 'Stand by a window for it and walk three steps each way while it rings. Moving helps a tight voice.',
      short: 'make the call standing up',
    },
  ],
  smaller: [
    {
      say: 'Save the number under a name you like, and write your first sentence under it.',
      short: 'save the number and write your first sentence',
    },
    {
      say: 'Look up when they close today, so you know until when you can do it.',
      short: 'look up their opening hours',
    },
    {
      say: 'Ring a line that only has a recording, a cinema or the time, and listen to the end.',
      short: 'ring a recorded line and listen to the end',
    },
  ],
  lines: [
    [
      "Hi, I'd like to book an appointment for a check-up, please.",
      'I get nervous at the dentist. Could you note that down?',
      'dentist doctor gp appointment clinic checkup',
    ],
    [
      'Hello, I rent the apartment on the second floor. The sink is leaking.',
      'When can someone come and look at it?',
      'landlord leak repair apartment flat heating rent',
    ],
    [
      "Hi, I'd like to order for pick-up, please. The name is [your name].",
      'Could you read that back to me?',
      'order pizza food takeout restaurant table',
    ],
    [
      "Hello, I'm calling about the job you posted. Is it still open?",
      'Who should I send my application to?',
      'job application apply hiring position',
    ],
    [
      "Hi, my name is [your name]. I'm calling about one thing, and it won't take long.",
      'Could you say that again a bit slower? I want to write it down.',
    ],
    [
      "Hello, I'm not sure I have the right person. Who handles appointments?",
      'Sorry, I lost my thread. I was asking about the date.',
    ],
    ['Hi, is this a good moment? I have a short question.', "Thanks, that's all I needed. Have a good day."],
    ["I'd like to make an appointment, please. Mornings are best.", 'Let me repeat that, so I have it right.'],
  ],
  guide: 'rehearse',
}
