import type { Answer } from '../../../conversation.ts'

export const phoneTalkWords: readonly Answer[] = [
  {
    like: [
      'i have to call my grandma and never know what to say',
      'what do you talk about with your nan on the phone',
      'sunday call with grandpa, after the weather im out',
      "mum makes me ring my gran, it's so awkward",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Grandparents have decades of stories, so ask for one and you can mostly listen:\n"What did you have for dinner today?"\n"What were you like at my age?"\n"Who have you seen this week?"`,
    ],
  },
  {
    like: [
      'no thats not my name its booked under my sisters',
      "wrong name, the appointment is my mum's, im calling for her",
      "The account is in my husband's name, I am calling on his behalf",
      'its under my brothers name not mine lol',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `My mistake. Your name first, then whose it is:\n"Hi, this is ... I'm calling for somebody in my family."\n"It's under another name, and I'm calling about it for them."\n"What do you need from me to go ahead?"`,
    ],
  },
  {
    like: [
      'thats what i want you to tell me, what do i say to a comment like that',
      'That is precisely what I came to you for: an answer to such a remark.',
      'idk what id say back thats why im asking u',
      'You tell me what to say when somebody makes a crack about how I sound.',
    ],
    asks: 'words',
    say: [
      `Fair. For a remark like that, calm and short:\n"No, that's how I talk. What can I do for you?"\n"Let's get back to your question."\n"I didn't find that funny. Go on, please."`,
    ],
  },
  {
    like: [
      'friend left me a voicemail and i cant bring myself to call back',
      'missed call from my buddy yesterday, been staring at it',
      'i hate returning calls even to people i like',
      "there's a message from my sister on my phone and I haven't dared to listen",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `It's somebody you know, and they reached out first. You only have to play it, and a text back counts too:\n"Got your message. What's up?"\n"Can't talk right now. Is it urgent?"\n"I'm bad at calling back. Around tonight?"`,
    ],
  },
  {
    like: [
      'the receptionist sounds so annoyed i hang up',
      'she answers like im wasting her time',
      'the way they pick up makes me feel rushed',
      "the lady at the doctor's has this hurry up tone",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `A tone like that can feel like a slammed door. It's probably how they talk to everybody, all morning. You only need one line to get started:\n"Hi, I'd like an appointment, please."\n"I'm a bit nervous on the phone. Could you give me a second?"`,
    ],
  },
  {
    like: [
      "my daughter does that online stuff for me but she's busy",
      "my grandson could fill it in, I don't like to bother him",
      'The young ones do my forms. I hate to ask again.',
      'i could ask my niece to do it online but shes always at work',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Busy people can do a small thing when it has a clear edge. Ask for ten minutes and have the details on paper:\n"I need one form filled in. Could you do it with me this week?"\n"It's short. I have it all written down."`,
    ],
  },
  {
    like: [
      'the silence on the phone while I search for the answer',
      'when im looking stuff up and the customer just waits',
      'dead air on calls, I never know what to say while I check',
      "It's the pause when I must find something in the system and they're listening",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Then tell them what the quiet is for, and it stops being dead:\n"I'm looking that up now, it'll take a moment."\n"Still with you, it's loading."\n"Thanks for waiting. Here it is."`,
    ],
  },
  {
    like: [
      'what do i say after i put someone on hold',
      'Give me a line for when I come back to the caller',
      'ok whats the line for picking up again after hold',
      'i answer phones at work, what do i say when i get back on',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `One of these, the moment you pick up again, then let them talk:\n"Thanks for holding. How can I help?"\n"Sorry to keep you waiting. What can I do for you?"\n"Thank you for your patience. Could I have your name, please?"`,
    ],
  },
]
