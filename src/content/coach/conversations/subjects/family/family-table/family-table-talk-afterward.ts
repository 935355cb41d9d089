import type { Answer } from '../../../conversation.ts'

export const familyTableTalkAfterward: readonly Answer[] = [
  {
    like: [
      'everyone at dinner got asked how they are except me',
      'they went round the table and skipped me',
      "nobody asked me anything all evening, like i wasn't there",
      'my family asked my brothers about their lives and not me',
    ],
    about: 'over',
    say: [
      `That's a lonely thing, to be skipped at your own table. It may have been nobody's plan, and it still told you something you felt. You don't need to wait for your turn next time: "I've got news too." Tell me, what would you have said?`,
    ],
  },
  {
    like: [
      'my dad tells people i "do something on the internet"',
      'mum calls my job a hobby in front of everyone',
      "My family still says I play around with machines. I'm an engineer",
      'parents act like i dont have a real job',
    ],
    about: 'over',
    say: [
      `That's galling, to do real work and hear it made small by your own family. They may not know better. You can say it once, without heat: "Here's what I do all day," and one example of what would break without you. Then pass the potatoes.`,
    ],
  },
  {
    like: [
      'i said the line and the whole table went silent',
      'tried the joke and my mother in law just stared',
      'used your line. dead silence',
    ],
    about: 'over',
    say: [
      "Oh no. If you got that one from me, I'm sorry; it was meant to sound like teasing. A silence like that feels endless. It may be surprise more than anger, because they hadn't heard you do that before. What happened after it?",
    ],
  },
  {
    like: [
      'i was telling a story and he jumped in and got it wrong',
      "She answers for me at dinner and says things that aren't true",
      'my uncle cut in and told everyone i quit. i didnt',
      "I'd hardly begun and he finished it for me, incorrectly",
    ],
    about: 'over',
    say: [
      `So they told your story for you, and told it wrong, with everybody listening. That's maddening. For the next time, one short line takes it back: "No, let me finish, it goes differently." Then go on as if nobody had spoken.`,
    ],
  },
  {
    like: [
      'grandpa sang and i knew the words',
      'we ended up singing at the table, it was so good',
      'he told the old stories and I joined in',
      'stayed for coffee and dad sang, honestly lovely',
    ],
    about: 'over',
    say: [
      "You were in it, not next to it. That's a good evening with your family, the kind that gets told again. I'm very glad you stayed for it.",
    ],
  },
  {
    like: [
      'he did it again at dinner in front of the whole family and i froze',
      'my sister made that comment again at lunch, i said nothing',
      'It happened again at Christmas. My father-in-law, before everybody',
      'my uncle did his thing again and i just stared at my plate',
    ],
    about: 'over',
    say: [
      'In front of everyone, and not for the first time. Going silent is a common thing to do when it catches you at the table. What was said or done, as close to word for word as you can?',
    ],
  },
  {
    like: [
      'i told them and then they went on talking about the weather',
      'said it at dinner, he nodded and asked for the salt',
      'So I told my father. He drank his tea. Then football.',
      'well i said it and nobody really reacted, they changed the subject',
    ],
    about: 'over',
    say: [
      "So you said it, and nothing blew up. Then they were talking about something ordinary. Maybe more will come later, maybe that was all of it. Either way, it's been said, and you were the one who said it.",
    ],
  },
]
