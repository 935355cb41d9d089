import type { Answer } from '../../../conversation.ts'

export const firstDateCommon: readonly Answer[] = [
  {
    like: [
      'shirt or t shirt',
      'what do i wear',
      'should i dress up or keep it casual for the date',
      'What would be appropriate attire for a first meeting over coffee?',
      'jeans ok? or nicer pants',
      'i changed 4 times already what should i put on for tonight',
      'dress or jeans for drinks w him',
    ],
    say: [
      "Wear the thing you forget you're wearing: clean, fits, and you've worn it before. For a first date, one notch nicer than an ordinary day is plenty, so a shirt over a t-shirt if both feel good. Choose now, hang it up, and don't reopen the question.",
    ],
    about: 'coming',
  },
  {
    like: [
      'do i tell her im nervous on the date',
      'should i say to him that i have social anxiety when we meet',
      'is it a turn off if i admit im nervous',
      'Should I mention to my date that I find this difficult?',
      'date is tonight, tell him im shy or hide it',
      'can i say i am nervous to girl or she think i am weak',
      'i want to be upfront that i get anxious on dates, good idea or no',
    ],
    say: [
      'A light "I\'m a little nervous, in a good way" is fine and often charming; chances are they are too. Leave the full history for when you know each other better. Say it early, smile, and ask them something.',
    ],
    about: 'coming',
  },
  {
    like: [
      'date was ok, do i text tonight or wait',
      'just got home from the date. when do i text',
      'is it too soon to write after the date',
      'Should I send a note this evening, or leave it until tomorrow?',
      'we met today. i write her now?',
      'text after date - same night or next day',
      'home now. it was nice. do i say so or play it cool',
    ],
    say: [
      "Tonight is fine, or tomorrow morning if you're tired. One honest line: that you had a nice time, one thing you liked, and, if you mean it, that you'd like to do it again. Being clear is kinder than playing cool, for both of you.",
    ],
    about: 'over',
  },
  {
    like: [
      'date went badly',
      'he left after 40 min',
      'she looked at her phone the whole date',
      'The evening was not a success.',
      'date is over, she dont like me i think',
      'i talked nonstop about my job ugh',
      'so that date was a train wreck',
    ],
    say: [
      "I'm sorry, that's a hard trip home. One date between two strangers says very little about you; often it's not a match. You showed up, nerves and all. Leave the post-mortem for tomorrow, and do something nice for yourself tonight.",
    ],
    about: 'over',
  },
  {
    like: [
      'how do i end a date kindly if im not feeling it',
      'first date and i want to go home, what do i say',
      'How does one conclude a date courteously when there is no spark?',
      'im in the bathroom, its not a match, what do i tell her',
      "how finish date if I don't like him, not hurt",
      'need a goodbye line for a date with no second date',
      'he wants to keep going to another bar and i dont. words?',
    ],
    say: [
      'Kind, true, and clear.\n"I\'m going to head home now. Thank you for tonight."\n"I enjoyed meeting you, but I don\'t feel a romantic connection."\n"I wish you good things. Take care getting home."',
    ],
    asks: 'words',
  },
  {
    like: [
      'he texted for a second date and i dont want one. how do i say no',
      'how do i text her im not interested after one date',
      'Please word a considerate message declining another date.',
      'nice guy, no spark. what do i write so i dont ghost him',
      'she wants meet again but I no. how to write',
      'the "not a match" text pls',
      'went on a date yesterday and dont want to lead them on. wording?',
    ],
    say: [
      'Soon and plain is the kind way.\n"Thank you for the date. I liked meeting you, but I didn\'t feel a match."\n"I wanted to tell you honestly rather than go quiet."\n"I hope you find someone great."',
    ],
    about: 'over',
    asks: 'words',
  },
  {
    like: [
      'how do i tell him i had a nice time',
      'date went well!! what do i text her after',
      'What might I write following an agreeable evening with someone new?',
      'want to see her again, what do i send',
      'after date I want to say I liked it, not too much',
      'just got home, it was good, how do i say i had a nice time',
      'text for after first date, i want a second one',
    ],
    say: [
      'Send it tonight, with one real detail.\n"I had a really nice time with you."\n"I\'m still smiling about [one thing you talked about]."\n"I\'d like to see you again. Are you free next weekend?"',
    ],
    about: 'over',
    asks: 'words',
  },
  {
    like: [
      'how do i ask for a kiss',
      'end of the date, want to kiss her, what do i say',
      'Is it acceptable to ask before kissing, and how would one phrase it?',
      'i never know if he wants a kiss. what are the words',
      'how ask permission for kiss without kill the moment',
      'need a line for the first kiss',
      'i want to kiss my date but id rather ask than guess',
    ],
    say: [
      'Asking is warm, so say it softly and wait.\n"I\'d really like to kiss you. Would that be okay?"\n"I\'ve been wanting to kiss you, if you\'d like that too."\n"That\'s completely fine. I\'m glad to be here with you."',
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i say when i first see my date',
      'walking up to her at the cafe, whats the first line',
      'How does one greet a date upon meeting in person?',
      'first date in an hour!!! what do i say when he walks in',
      'first words when I meet girl from app',
      'hug or handshake and what do i say, im meeting him at 7',
      'no i mean right at the start of the date, the hello',
    ],
    say: [
      'Use their name and one honest thing.\n"Hi, [name]. It\'s really good to meet you."\n"I was a little nervous walking here, and now I\'m glad I came."\n"Should we find a seat?"',
    ],
    about: 'coming',
    asks: 'words',
  },
]
