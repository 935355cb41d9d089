import type { Answer } from '../../../conversation.ts'

export const phoneReplies: readonly Answer[] = [
  {
    like: [
      'what do i say when i call to make an appointment',
      'i need to book the doctor by phone how do i start',
      'how do you ask for an appointment on the phone',
      'give me a sentence for calling the dentist',
      'i have to ring the clinic and dont know what to say',
    ],
    say: [
      `Say the whole thing in your first breath:
"Hi, I'd like to make an appointment. When is your next opening?"
"Hi, I'm a new patient. What do you need from me to book?"
"Mornings work best for me. Do you have anything like that?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i call to cancel my appointment',
      'i need to move my appointment and have to phone them',
      "what do I say if I can't make it and have to ring",
      'calling to reschedule what are the words',
    ],
    say: [
      `No reason needed, they only want the date:\n"Hi, I have an appointment I can't make. Could we move it?"\n"I need to cancel my appointment, please. I'll give you my name and the day."\n"Sorry for the short notice. What's the next time you have?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i call in sick',
      'i have to phone my boss and say im sick',
      'what do you say when you call off work',
      "I'm ill and they want us to ring in, not text",
      'calling out of work what do i say',
    ],
    say: [
      `Short is enough, with no list of symptoms:
"Hi, I'm sick and can't come in today. I'll let you know about tomorrow."
"I'm not well, so I won't be in. Is there anything you need from me first?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i end a phone call with someone who keeps talking',
      "she talks for an hour and i can't get off the phone",
      'how do you get off the phone politely',
      'i never know how to say goodbye on a call',
      'what can I say to wrap up a call',
    ],
    say: [
      `Start with something warm, then the end:
"It was good to hear from you. I have to go now."
"I'm going to let you go. Talk soon."
"Before I hang up: thank you for that. Bye for now."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i say when i call back a missed call',
      'i have a missed call from a number i dont know and have to ring back',
      "how do I return a call when I don't know who it was",
      'someone called me and i need to call back what do i say',
    ],
    say: [
      `You don't need to know who it was:
"Hi, I had a missed call from this number. Who am I speaking to?"
"Hello, somebody tried to reach me. I'm calling back."
"Hi, I'm returning a call from you. Is this a good time?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'is it rude to hang up on a sales call',
      'telemarketers keep me on the line and i cant say no',
      'can i hang up on someone selling stuff',
      'i listened to a salesman for 20 minutes because i was too polite',
      'i think it was a scam call can i just hang up',
    ],
    say: [
      `You can hang up, even while they're talking. "No, thank you. Goodbye," and press the button. Waiting for them to let you go can take forever. If it sounds like a scam, you owe them no goodbye at all.`,
    ],
  },
  {
    like: [
      'should i leave a voicemail or call again',
      'nobody picked up do i leave a message',
      'is it annoying if i call twice',
      'they didnt answer how long before i try again',
      'how many times can I call before it gets rude',
    ],
    say: [
      "Leave one short message or send one text, then give it a day. They can see that you called. Twice in a day is fine if it's urgent. Beyond that, it's their turn. A missed call usually means they were busy.",
    ],
  },
  {
    like: [
      'what if they put me on hold',
      'what if i get transferred and have to say it all again',
      'they pass me around and i have to explain it every time',
      'the hold music makes me more nervous',
      'what if they ask something i cant answer on the phone',
    ],
    say: [
      'Then you say the same line to the next person, a bit shorter each time. Put it on speaker while you wait and do something with your hands. If they ask what you don\'t know, "I\'d have to look that up" is a full answer.',
    ],
  },
  {
    like: [
      'when is a good time to call',
      'is it a bad time to ring them',
      'i dont want to disturb anyone when i call',
      "what if I'm calling while they're busy",
      'should i call in the morning or the afternoon',
    ],
    say: [
      "For an office, midmorning is usually calmer than the first minutes of the day or lunchtime. For a person, evening, or text first: \"Good time to call?\" If they're busy they won't pick up, or they'll say so. You don't have to guess it for them.",
    ],
  },
  {
    like: [
      'ive been staring at the number for an hour',
      'my thumb is on call and i cant press it',
      "I've got the phone in my hand and I can't dial",
      'i type the number and delete it again',
      'i pick up the phone and put it down again',
    ],
    say: [
      'That\'s often the worst part of the whole call, and you\'re in it right now. Waiting longer tends to make it worse. Breathe out, press it, and have one word ready: "Hi."',
    ],
    about: 'coming',
  },
  {
    like: [
      'ive put this call off for weeks',
      'its so late now im ashamed to ring',
      'i shouldve called a month ago and now its worse',
      'the longer i wait the harder it is to call them',
      'I kept avoiding that phone call and now there is a fee',
    ],
    say: [
      'By now you dread two things, the call and the lateness. The lateness takes one line: "I should have called sooner. What can we do now?" Then go straight to the second part, because that\'s the part they can work with.',
    ],
    about: 'coming',
  },
  {
    like: [
      'i dont hear well on the phone',
      "I'm hard of hearing and calls are a nightmare",
      'i keep saying what and then pretend i understood',
      'my hearing aid and the telephone dont get along',
      'i say yes when i didnt catch it on the phone',
    ],
    say: [
      'Without a face to look at, hearing people is even harder. Say it first: "I don\'t hear well, please speak slowly." Then read back what matters: "So that\'s the third, at two?" That way you don\'t have to go along with something you missed.',
    ],
  },
  {
    like: [
      'my boss texted can i call you and wont say why',
      "someone wants to call me and i don't know what about",
      'they said we need to talk on the phone later',
      'i have to wait all day for this call and imagine the worst',
      'HR is going to phone me and didnt say what it is',
    ],
    say: [
      'Not knowing leaves room for every bad ending at once. You can ask for the topic: "Sure. What is it about, so I can have things ready?" That\'s a normal question, and even half an answer makes the wait smaller.',
    ],
    about: 'coming',
  },
  {
    like: [
      'i made the call. it was fine',
      'called them. done',
      'I rang and it took two minutes',
      'ok i did the phone call it went ok',
      'so i called and they were normal',
    ],
    say: [
      "Good. Called and done, and it's off your list and out of your head. You were dreading it, and you called anyway. Enjoy the quiet.",
    ],
    about: 'over',
  },
  {
    like: [
      'the call went well but only because she was nice',
      'i got lucky the person on the phone was friendly',
      "it was a good call but the next one won't be",
      'the phone call was fine but that doesnt count it was short',
      'i managed to call but i had notes so it doesnt count',
    ],
    say: [
      "They may well have been nice. You also dialed, said what you needed and stayed on the line, and nobody on the other end did that for you. Short counts, and so do notes. I'm glad it went well.",
    ],
    about: 'over',
  },
  {
    like: [
      'i stumbled through the whole call',
      'i forgot half of what i wanted to ask on the phone',
      'i rambled and they sounded confused',
      'that call was a mess i mixed everything up',
      'i talked way too fast and had to repeat everything',
    ],
    say: [
      'That\'s unpleasant, and it\'s also how a lot of phone calls sound. If they got what they needed, it worked. If something is missing, the second call is one line: "I forgot to ask one thing." They get those all day.',
    ],
    about: 'over',
  },
  {
    like: [
      'i said love you to my boss on the phone',
      'i said you too and it made no sense',
      'i said goodbye twice and then bye bye like an idiot',
      'i said have a good night and it was morning',
      'i cringed so hard at how i hung up',
    ],
    say: [
      'The end of a call is where odd sentences come from, because your mouth says goodbye on autopilot. It was one second, and the rest of the call still got said. If they noticed, it probably made them smile. No follow-up needed.',
    ],
    about: 'over',
  },
  {
    like: [
      'do i say my name first',
      'do i give my full name when i call',
      'what order do i say things in on the phone',
      'do i ask how they are first or get to the point',
      'do i wait for them to say hello',
    ],
    say: [
      'Wait for their hello, then your name, then what you want. First and last name if they need to find you in a list, first name if they know you. You can skip "how are you" with an office; they\'d rather hear what it\'s about.',
    ],
  },
]
