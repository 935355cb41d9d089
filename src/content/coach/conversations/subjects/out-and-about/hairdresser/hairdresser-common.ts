import type { Answer } from '../../../conversation.ts'

export const hairdresserCommon: readonly Answer[] = [
  {
    like: [
      'what do i talk about with my hairdresser',
      'haircut tomorrow and the small talk kills me. lines?',
      'What topics are suitable for conversation at the salon?',
      'in the barber chair now basically. what do i say',
      'hairdresser talk to me, my english is small, what I say',
      'how do i keep up a chat for an hour while she does my hair',
      'barber asks about my day and i say fine and then silence',
    ],
    say: [
      'Ask about their day, and let the pauses be.\n"Has it been a busy day for you?"\n"I\'m terrible at styling this, so I\'m open to tips."\n"My plans today are small: dinner and the couch."',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i tell my hairdresser i want a quiet appointment',
      'i dont want to talk during the haircut, how do i say it nice',
      'Is there a polite means of asking a barber not to chat?',
      'silent haircut please. words?',
      "I don't like talk when cut hair, how say not rude",
      'long day, cant do small talk at the salon, what do i say',
      'she chats nonstop and i just want to close my eyes',
    ],
    say: [
      'Say it warmly at the start.\n"I\'m going to be quiet today and enjoy this."\n"It\'s nothing to do with you. It\'s been a long day."\n"I\'ll speak up if I need anything."',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i tell the hairdresser i dont like the cut',
      'what do i say if the haircut is wrong',
      'How may I ask my barber to correct something?',
      'its too long on the sides and i always say its great. line?',
      'hair is not what I wanted, how to tell her',
      'she shows me the mirror and i hate it. words',
      'going back to the salon tmrw to get it fixed, what do i say',
    ],
    say: [
      'They\'d rather fix it than lose you.\n"Could you take a little more off here?"\n"It\'s not quite what I had in mind. This part bothers me."\n"Thanks for working on it with me."',
    ],
    asks: 'words',
  },
]
