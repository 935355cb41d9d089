import type { Answer } from '../../../conversation.ts'

export const phoneCommon: readonly Answer[] = [
  {
    like: [
      'call or email',
      'should i phone them or just write',
      'is it ok to email instead of calling',
      'May I write to them rather than telephone?',
      'i can send email and not call?',
      'do i have to call. cant i just text them',
      'phone or online form',
    ],
    say: [
      "If you can pick freely and it isn't urgent, either is fine. But if you're choosing email because the call scares you, make the call, and keep it short. If you need a note, put down one word for what you want, and leave the note out the next time.",
    ],
    about: 'coming',
  },
  {
    like: [
      'what if they ask something i dont know on the phone',
      'what if i freeze on the call',
      'and if i dont understand what they say',
      'Suppose I stumble once they have picked up?',
      'on phone i dont understand fast people what i do',
      'what if theres silence on the line and i panic',
      'what if i forget why i called lol',
    ],
    say: [
      'Then say so: "I don\'t know, I\'d have to check," or "Sorry, could you say that again slowly?" People on the phone hear that all day. If you freeze, "One second, let me think" gives you time. And if it goes wrong altogether, you may hang up politely and call again.',
    ],
    about: 'coming',
  },
  {
    like: [
      'i made the call',
      'called them!! done',
      'ok i phoned and it took 2 min',
      'I have made the telephone call at last.',
      'i called. she was nice',
      'did it, hung up, still shaking',
      'called the dentist after 3 months of putting it off',
    ],
    say: [
      "Good. You picked up the phone with the fear still there, and now it's done. Notice how long you dreaded it and how long it took. If there's another call waiting, today is a good day for it, while this one's fresh.",
    ],
    about: 'over',
  },
  {
    like: [
      'i hung up when they answered',
      'called and hung up lol',
      'dialed and panicked and ended the call',
      'I rang, and then put the receiver down without speaking.',
      'they say hello and i close the phone',
      'chickened out on the phone',
      'i hung up on them. now they have my number',
    ],
    say: [
      'You\'re not the only one who has done that, and to them it may have looked like a dropped call. Decide on your first few words, then dial again within the hour if you can, before it grows. If they mention it, "Sorry, I got nervous for a second" will do.',
    ],
    about: 'over',
  },
  {
    like: [
      'i have to cold call 30 businesses tomorrow and i dont even know what the first sentence should be',
      'no, when they pick up. what do i say',
      'What is a good opening line for a sales call to someone who has never heard of me?',
      'new in sales, my openings sound like robot. can you give me better',
      'how do i start a cold call without sounding like a scammer',
      'they say hello and i freeze. need an exact first line for cold calls',
      'My manager wants us dialing strangers. Could you suggest how I might open?',
    ],
    say: [
      'Own that it\'s a cold call, then ask for a little time.\n"Hi, this is [name] from [company]. You weren\'t expecting me, so I\'ll be brief."\n"I\'m calling about one thing, and then you can tell me if it\'s worth a longer talk."\n"Do you have thirty seconds?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i say when they go not interested on a cold call',
      'ok but then they say no thanks, im not interested. and i just go silent',
      'How should one respond politely when the person on a sales call declines at once?',
      'they always say not intrested before i finish my sentence, what to answer',
      'when customer tell me no on phone, which words I say to finish nice',
      'need a comeback for "not interested" that isnt pushy',
      'I sell insurance by phone and the not-interested part makes me stammer out an apology. Give me a line instead.',
    ],
    say: [
      'Take the no calmly, ask one small thing, and go.\n"That\'s fair, thanks for telling me straight."\n"Before I go, is it the timing, or not something you need?"\n"Understood. I\'ll take you off my list. Have a good afternoon."',
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i say if it goes to voicemail',
      'i panic when the beep comes and ramble for a minute. what should the message be',
      'Please give me wording for a short voice message.',
      'leaving a message for someone and i need a script',
      'it went to the answering machine and i hung up lol. what should i have said',
      'how to leave voicemail in english, short and polite',
      'For a cold call that nobody answers, what message would you leave?',
    ],
    say: [
      'Name, reason, number, done.\n"Hi, this is [name]. I\'m calling about [one thing]."\n"You can reach me at [number], any time after two."\n"Again, that\'s [name], [number]. Thanks, bye."',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i call the dentist to make an appointment, like word for word',
      "I have to phone the doctor's office and book a visit. What do I say first?",
      'they pick up and say "clinic how can i help" and then what do i say',
      'need script to book appointment by phone',
      'I want make appointment but on phone my english go away. please give sentences',
      'never booked anything over the phone in my life, im 19. what are the words',
      'calling to get a haircut appointment tomorrow, whats the opening line',
    ],
    say: [
      'These three will do. Read them once, then put them away and call.\n"Hi, I\'d like to make an appointment, please. My name is [name]."\n"Afternoons work best for me. What\'s the first one you have?"\n"Let me write that down and read it back to you."',
    ],
    about: 'coming',
    asks: 'words',
  },
  {
    like: [
      'how do i call and move my appointment without a whole story',
      'need to reschedule the dentist by phone, what do i say',
      'What should I tell the receptionist if I have to change the day of my visit?',
      'i have to call and ask for different time, feel so guilty. words pls',
      "they'll be annoyed that im moving it again. how do i phrase it",
      'Could you write me two sentences for shifting an appointment to next week?',
      "how to say i can't come thursday but want another day, on phone",
    ],
    say: [
      'No reason needed; the old time and the new one.\n"Hi, this is [name]. I have an appointment Thursday at three and I need to move it."\n"Do you have anything next week?"\n"Sorry for the change, and thanks for your help."',
    ],
    about: 'coming',
    asks: 'words',
  },
  {
    like: [
      'how do i call to cancel an appointment, i feel terrible about it',
      'what to say on the phone to cancel, without explaining why',
      'i need to cancel with my physio and i dont want another date. script?',
      'Kindly give me the words for calling off an appointment by telephone.',
      'cancel appointment call, what say?',
      "they're going to ask why im cancelling. what do i say",
      "I booked a hair thing I can't afford and need to ring up and cancel. Help me word it.",
    ],
    say: [
      'Two sentences will do, and the reason is yours to keep.\n"Hi, this is [name]. I need to cancel my appointment on Friday at ten."\n"Something\'s changed on my end, so I won\'t need it."\n"Thanks for taking care of that. Goodbye."',
    ],
    about: 'coming',
    asks: 'words',
  },
  {
    like: [
      'how do i end a phone call when the other person keeps going',
      'whats a polite way to get off the phone',
      'I never know how to finish a call. I say bye four times.',
      'my aunt talks for an hour, i need a line to hang up nicely',
      'how finish phone conversation with client politely',
      'the end of calls is the worst part for me, what do people say',
      'Please suggest a graceful way of concluding a telephone conversation.',
    ],
    say: [
      'Thank them, name the next step, then say goodbye once.\n"I\'m going to let you go, but I\'m glad we talked."\n"I need to get going. I think we\'ve covered it, so thanks for your help."\n"Talk to you next week. Bye."',
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i say if i lose my words in the middle of a call',
      'my mind goes blank on the phone and theres just dead air. need a line',
      'When I am on the telephone and forget what I wanted, what can I say?',
      'i freeze mid call. what sentence saves me',
      'on phone i forget the word and they wait. what to tell them',
      'blanked while talking to the bank, so embarassing. what do you say there',
      'give me something to say when theres silence on the line because of me',
    ],
    say: [
      'A plain line buys you all the time you need.\n"Give me one second, I\'m looking at my notes."\n"I lost my place. The main thing I\'m calling about is this."\n"Let me start that again."',
    ],
    asks: 'words',
  },
]
