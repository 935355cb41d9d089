import type { Answer } from '../../../conversation.ts'

/** Lines to say, for people who ask for words. */
export const criticismWords: readonly Answer[] = [
  {
    like: [
      'someone criticized me in front of others and i dont know if theyre right. what do i say',
      "How do I answer criticism when I'm not sure whether it's fair?",
      'got called out with everyone watching. what can i say',
      'A person criticized me before other people, maybe is true, maybe not. What to answer?',
      'called out in public, line?',
      "I was criticized in company and couldn't judge on the spot. What's a fitting reply?",
      'if i cant tell if theyre right or just mean what do i say',
    ],
    say: [
      'You can take it away and decide later.\n"I\'ll think about that."\n"You might have a point. I need to think it over."\n"I\'d like to talk about this, but not here."',
    ],
    asks: 'words',
  },
  {
    like: [
      'they criticized me and theyre right. what do i say',
      'How do I admit a fault when somebody points it out?',
      'ok so i did mess up and they told me. what do i answer',
      "They told me my error and it's true. What can I say without crying?",
      'when its fair criticism what do u say back',
      'The complaint against me was justified. How should I acknowledge it?',
      "she's right that im always late. what do i say to her",
    ],
    say: [
      'Agree, and say the next step.\n"You\'re right. I did that."\n"Thank you for telling me. Next time I\'ll do it differently."\n"I\'m sorry. What would help now?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'people make little digs at me and i never know what to say',
      'How do I respond to a snide remark?',
      'he makes jokes about me thats really criticism. comeback?',
      'Someone says small bad comments to me all the time. What to answer?',
      'passive aggressive comments, line?',
      'A relation of mine makes cutting remarks. What might I say?',
      "she goes 'oh youre wearing THAT'. what do i say",
    ],
    say: [
      'Calm and plain works better than clever.\n"What do you mean by that?"\n"That one stung. I\'d like you to stop."\n"If there\'s something you want to tell me, tell me straight."',
    ],
    asks: 'words',
  },
  {
    like: [
      'they criticize how quiet i am. what do i say',
      "'Why are you so quiet?' What's a good answer?",
      'ppl say im too quiet n it makes it worse. line?',
      "They always say me 'you don't talk'. What can I answer?",
      "'you should talk more' what do i say to that",
      "I'm often reproached for being reserved. How might I reply?",
      'no what do i say when they go youre so quiet',
    ],
    say: [
      'You don\'t have to defend it.\n"I\'m listening. I\'ll jump in when I have something."\n"I take a while to warm up. What were you saying?"\n"I\'m quiet, and I\'m having a good time."',
    ],
    asks: 'words',
  },
  {
    like: [
      'i get defensive when someone criticizes me. what could i say instead',
      'How do I stop arguing and say something better when criticized?',
      'i always snap back when they point stuff out. words for that moment',
      'When somebody criticize me I explain too much. What should I say?',
      "i go 'but but but' every time. line instead?",
      'I justify myself at length when faulted. What shorter reply would serve?',
      'instead of getting mad at criticism what do i say',
    ],
    say: [
      'One question buys your temper a moment.\n"Tell me more about what you saw."\n"Okay, I hear you. Let me think before I answer."\n"Let me say it back, so I know I got it."',
    ],
    asks: 'words',
  },
  {
    like: [
      'someone left a mean comment about my work online. what do i reply',
      'How do I answer written criticism, an email that picks me apart?',
      'got a harsh email about my work. what do i write back',
      'A person wrote me a hard critique. How can I answer with calm?',
      'nasty message about something i made, reply?',
      "I've had a stinging letter about my work. What would be a measured answer?",
      'they tore it apart in the comments. what do i write',
    ],
    say: [
      'Wait until you\'ve cooled down, then keep it short.\n"Thanks for your message. I\'ll look at what you raised."\n"I see the point about [the thing]. The rest I see differently."\n"I\'m glad to talk about the work, if we keep it respectful."',
    ],
    asks: 'words',
  },
]
