import type { Answer } from '../../../conversation.ts'

export const phoneAnswers: readonly Answer[] = [
  {
    like: [
      'what if i go blank on the phone',
      "what if I forget what I'm calling about",
      'my mind empties the second they pick up',
      'i open my mouth and nothing comes out',
    ],
    say: [
      'Then you say "one second, let me look at my note," and you look. One line with what you want is enough to get you back.',
      `Then there's a pause, and you're allowed to name it: "Sorry, I lost my thread." The other person will often ask a question, and you can go on from there.`,
    ],
  },
  {
    like: [
      'what if people around me hear me',
      'everyone in the office listens when i call',
      "i can't call when someone else is in the house",
      'they all go quiet when im on the phone',
    ],
    say: [
      "They may hear you, and nobody knows what they'll make of it. Start where it matters least, in a hallway or outside, and make each next call a little closer to people.",
    ],
  },
  {
    like: [
      "can't i text them instead",
      'is it ok to just email',
      'why cant everything be done online',
      'i always write, i never call',
      'can i get out of calling',
    ],
    say: [
      "Yes, and for many things writing works better. The question is who picked it, you or the fear. Write when it suits you, and keep one small call a week so the phone doesn't get scarier.",
    ],
  },
  {
    like: [
      'should i write a script',
      'can I read it off a paper',
      'i write down everything i want to say before',
      'would notes help',
    ],
    say: [
      "One line, yes. A full script, no, because the other person hasn't read it, and it falls apart at their first question. Next time, try the call with three words on paper, and after that with none.",
    ],
  },
  {
    like: [
      'do i have to pick up unknown numbers',
      'someone keeps ringing and I let it ring',
      'can I let it go to voicemail',
      'i never answer when it rings',
      'what if its something important',
    ],
    say: [
      "No, you don't have to pick up, and letting an unknown number go to voicemail is normal. If you do that with people you know too, choose one of them and pick up by the third ring this week.",
    ],
  },
  {
    like: [
      "i have so many voicemails i haven't listened to",
      'too scared to play the message',
      '17 unheard voicemails some from years ago',
      "what if it's bad news on there",
    ],
    say: [
      "Play one, the newest, with a pen in your hand, and stop there. Then one a day. Some may have sorted themselves out. You can't know which until you listen, and once you know, you can deal with it.",
    ],
  },
  {
    like: [
      'how do u leave a voicemail',
      'what do i say after the beep',
      'i always ramble on voicemail',
      'what are the parts of a voice message',
    ],
    say: [
      'Four parts: your name, why you called, what you would like them to do, and your number, slowly. Twenty seconds is plenty. If you stumble, leave it in and finish the sentence.',
    ],
  },
  {
    like: [
      'what if they are rude',
      'what if they get annoyed with me',
      'the person on the line snapped at me',
      'and if she scolds me again',
      'what if they yell',
    ],
    say: [
      'Then you can say "I\'ll try again another time, thank you," and hang up. Some people are short on the phone before you have said a word. You don\'t have to stay for it.',
    ],
  },
  {
    like: [
      'can they hear that my voice shakes',
      'my voice goes weird on the phone',
      'do they notice im nervous',
      'i hate how i sound',
    ],
    say: [
      "Sometimes it can be heard, yes. What they make of it you can't know from your end. Keep talking while it shakes; for many people it steadies after a few sentences.",
    ],
  },
  {
    like: [
      "i don't understand them when they talk fast",
      'my english is bad on the phone',
      'i have an accent and they always say what',
      "can't follow what they say",
    ],
    say: [
      'Yes, you can ask them to slow down, and you can ask twice. "Could you say that more slowly, please?" is enough. If it\'s important, ask them to send it in writing too.',
    ],
  },
  {
    like: [
      'i take calls all day for work and it still scares me',
      "shouldn't i be used to it by now",
      'call center job and every beep hurts',
      '50 calls a day and im still terrified',
    ],
    say: [
      'Not by itself, no. If you brace through every call, you learn that bracing saved you. Try one call a day with your shoulders down and, where the rules allow, one sentence in your own words.',
    ],
  },
  {
    like: [
      'i hung up on them',
      'i panicked and ended the call',
      'should i call back after i hung up',
      'the person came on and I hung up what now',
    ],
    say: [
      'You can call back, and one sentence covers it: "Sorry, I had to hang up. Can we start again?" Nobody needs the reason. If it can be done in writing, that\'s fine too.',
    ],
  },
  {
    like: [
      'is it normal to be scared of the phone',
      'everyone else can make a call',
      'im a grown adult and cant make a phone call',
      'why is the phone so hard for me',
    ],
    say: [
      "Yes, it's very common, at every age, and among people who talk well face to face. A call takes away the faces and the time to think. That makes it harder, whoever you are.",
    ],
  },
  {
    like: [
      "what if there's an emergency and i can't call",
      'what if one day i have to call 911 and i freeze',
      'scared i couldnt ring an ambulance',
      'would i manage an emergency call',
    ],
    say: [
      "Most likely they'd walk you through it. They ask the questions, and you can answer in single words. They're used to callers who cry or whisper. In some places you can also text; look up today how it works where you live.",
    ],
  },
]
