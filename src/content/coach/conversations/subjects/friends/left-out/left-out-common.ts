import type { Answer } from '../../../conversation.ts'

export const leftOutCommon: readonly Answer[] = [
  {
    like: [
      'did i do something wrong that they didnt invite me',
      'they all went without me. is it me',
      'everyone was there except me, what did i do',
      'I was not invited, and I wonder whether I gave offence.',
      'they go out and dont tell me, is my fault?',
      'saw the pics. so they hate me i guess',
      'why didnt they ask me',
    ],
    say: [
      "Seeing that hurts, of course it does. It doesn't show you did anything wrong; often it's who was in the chat at the moment, or they thought you wouldn't want to. You can find out gently from the one you trust most: \"That looked fun, I'd love to come next time.\"",
    ],
  },
  {
    like: [
      'friends went out without me. what do i say',
      'saw them all on instagram and wasnt invited. do i say something? what',
      'How might one tell friends that one would like to be included?',
      'how do i ask to be invited next time',
      'they go lunch without me, what can I tell',
      'left out again. words for the group chat or for one friend',
      'i want to say it hurt without guilt tripping them',
    ],
    say: [
      'Tell one of them, and say what you\'d like.\n"Looks like you all had fun. I\'d love to come next time."\n"I felt a bit left out, and I\'d rather say it than sulk."\n"Want to do something this weekend?"',
    ],
    asks: 'words',
  },
]
