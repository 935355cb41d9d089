import type { Answer } from '../../../conversation.ts'

export const blushingCommon: readonly Answer[] = [
  {
    like: [
      'should i cover it with makeup so no one sees me blush',
      'i wear a scarf to hide my red neck, is that ok',
      'do i hide my face when i go red',
      'Would a green concealer be sensible for my blushing?',
      'turtleneck so they dont see it?',
      'i put hair in front of my face when i get red, good idea?',
      'should i cover my cheeks or leave it',
    ],
    say: [
      "I'd leave it uncovered. Hiding keeps you on guard all the time, and you never find out what people do when they see a red face. Start small: one short chat with nothing in front of your face, and watch what they really do.",
    ],
  },
  {
    like: [
      'do they notice when i go red',
      'can people see that im blushing',
      'how red do i look to others',
      'Does everybody notice when I colour up?',
      'everyone sees it right. my face is burning',
      'they see my red face i am sure',
      'do ppl even clock it when i blush',
    ],
    say: [
      'Some people may notice, and they may go on listening all the same. How hot it feels says little about how it looks to them. Next time, look at their faces for a second and see what they really do.',
    ],
  },
  {
    like: [
      'what do i say when someone says youre all red',
      'people point out that i blush. line?',
      'How might I reply when my blushing is remarked upon?',
      '"omg youre so red" what do i answer',
      'my face go red and colleague say it loud. what I say?',
      'they tease me for blushing at work, words pls',
      'need a comeback for when im red as a tomato and they notice',
    ],
    say: [
      'Agree and carry on.\n"Yep, my face does that. Anyway."\n"It\'ll pass. As I was saying."\n"I go red quickly. It doesn\'t mean much."',
    ],
    asks: 'words',
  },
]
