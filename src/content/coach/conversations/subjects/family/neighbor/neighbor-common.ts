import type { Answer } from '../../../conversation.ts'

export const neighborCommon: readonly Answer[] = [
  {
    like: [
      'do i say hi or pretend i didnt see them',
      'is it rude to just nod at the neighbors',
      'should i ring their bell or leave a note',
      'Ought I to introduce myself after two years of silence?',
      'my neighbor i see everyday, i say hello or only smile',
      'bell or note about the noise',
      'is it too late to learn my neighbors name',
    ],
    say: [
      "Say hi, it's short and it's never too late. For something you'd like to settle, ring in person at a decent hour, friendly, one sentence; a note can sound colder than you mean. \"I'm sorry, I never caught your name\" works even after years.",
    ],
  },
  {
    like: [
      'neighbor is loud every night. how do i talk to them',
      'what do i say to the guy upstairs about his music',
      'How should I raise the matter of noise with the people next door?',
      'their parties go past midnight, i want to say something but not fight',
      'neighbour make noise, I want to knock. what I say?',
      'note for neighbor about noise, can u write it',
      'im standing in the hallway listening to their bass. what are the words',
    ],
    say: [
      'Assume they don\'t know, then ask for one thing.\n"Hi, I\'m your neighbor. You may not realize how much sound carries to my place."\n"Could you keep it down after ten?"\n"Thanks for hearing me out. Tell me if I\'m ever too loud."',
    ],
    asks: 'words',
  },
  {
    like: [
      'i already asked the neighbor to be quiet and nothing changed. what do i say now',
      'second time about the noise, how do i say it firmer',
      'I have spoken once to my neighbor about the noise, to no avail. What next, in words?',
      'he said sorry and did it again the next night. now what do i say',
      'they ignored my note about the music. line for round two',
      'neighbor was nice when I asked, but still noise. how to say again',
      'asked them twice now to turn it down, need firmer wording',
    ],
    say: [
      'Firmer, still civil, with the next step named.\n"I asked about the noise before, and it\'s still happening."\n"I need it quiet after ten so I can sleep."\n"I\'d rather settle this with you than take it further."',
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i say to my neighbor when i meet her on the stairs',
      'new neighbors, how do i introduce myself',
      "I'd like to greet the people next door. What does one say?",
      'i see him every morning by the mailboxes and say nothing. line?',
      'how say hello to neighbor and little talk',
      'moved in last week, want to say hi to the folks across the hall',
      'neighbor small talk pls, like two sentences',
    ],
    say: [
      'A hello and one small thing is plenty.\n"Hi, I\'m [name], I live over there."\n"How long have you lived here?"\n"Nice to meet you. I\'ll see you around."',
    ],
    asks: 'words',
  },
]
