import type { Answer } from '../../../conversation.ts'

export const laughedAtCommon: readonly Answer[] = [
  {
    like: [
      'somebody mocked me',
      'they made fun of how i talk',
      'a guy imitated me in front of everyone',
      'I was ridiculed by a colleague this morning.',
      'they laugh and copy my voice',
      'he made a joke about me and the whole table laughed',
      'these girls were making fun of me',
    ],
    say: [
      "That was unkind, and it's on them. You didn't earn it by being shy or different. Tell somebody you trust today, so you're not alone with it; if it keeps happening, bring it to whoever is in charge there. Who's one person who'd be on your side?",
    ],
  },
  {
    like: [
      'should i say something to the guy who made fun of me',
      'do i ignore them or say something back',
      'ppl laughed at me do i confront them or leave it',
      'Ought I to respond to the mockery, or rise above it?',
      'he mock me every day, i answer or i stay quiet?',
      'say something or let it go, she imitated my voice',
      'clap back or nah',
    ],
    say: [
      "If it happened once, letting it pass is fine and isn't weak. If it repeats, one calm line works better than a comeback: \"I don't like that, stop it.\" Say it flat, then turn away. And tell somebody who can act on it; you don't have to handle it alone.",
    ],
  },
  {
    like: [
      'they laughed at me, what do i say',
      'what do i say when people laugh at something i said',
      'How could I respond to being ridiculed in company?',
      'everyone cracked up when i mispronounced it. line?',
      'they laugh on me, what words I can tell',
      'friends make jokes about me and i fake laugh. what else could i say',
      'got laughed at in class. what do you even say to that',
    ],
    say: [
      'Light if it was friendly, level if it wasn\'t.\n"Okay, that one came out funny. Moving on."\n"I\'m serious about this, so let me finish."\n"That one stung. Please leave it."',
    ],
    asks: 'words',
  },
]
