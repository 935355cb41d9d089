import type { Answer } from '../../../conversation.ts'

export const textingBackTalk: readonly Answer[] = [
  {
    like: [
      "he's typing... stopped... typing again",
      'sent it and now the three dots keep coming and going',
      'I have sent it. She is writing and then she stops.',
      'typing typing typing and nothing omg',
    ],
    say: [
      "The three dots are a hard thing to watch. There's nothing more you have to do now. Turn the phone face down and do one thing with your hands until it buzzes. You sent it, and that part is finished.",
    ],
  },
  {
    like: [
      'only checked my phone three times',
      'i looked twice, thats it, personal record',
      'made it an hour and peeked just once',
      'I lasted till five with only a few looks',
    ],
    say: [
      "A few looks, and in between you left it alone. That's a lot better than holding it the whole time. You got through the wait with the phone in reach. I'm glad you came back and told me.",
    ],
  },
  {
    like: [
      'well she does work late on tuesdays',
      "to be fair he's probably driving",
      'I suppose she could be asleep, she has early shifts',
      'he never looks at his phone at practice tbf',
    ],
    say: [
      "There you go. You came up with a reason that has nothing to do with you, and it's the duller one, so it's likely. Hold on to that one until you hear something real.",
    ],
  },
  {
    like: [
      'hes typing then he stops then hes typing again im dying',
      'I sent it and now I see the dots come and go',
      "she's seen it and shes typing i feel sick",
      "three dots for five minutes. I can't breathe",
    ],
    say: [
      "Those dots are torture. Typing and stopping often means somebody is choosing their words. You've sent it, and that part is done. Put the phone where you can hear it and can't see it. Run your hands under warm water.",
    ],
  },
  {
    like: [
      'im turning into my dad, he never wrote back either',
      'My father ignored my letters, and now I do it to my own son',
      'hell think im like my mother, she didnt answer either',
      'i swore id be different and now i leave her on read',
    ],
    say: [
      `That's a heavy thing to see in yourself. Here's the difference: it bothers you, and you can still answer. Late is not never. "I should have written sooner. I'm sorry. Good to hear from you." Send that, and the story can go another way.`,
    ],
  },
  {
    like: [
      'theres a message from a coworker from months ago asking to borrow something',
      'The smallest one is from a neighbor who wanted to know if I have a drill. In spring.',
      'prob my cousin, she asked me for a recipe like 3 months ago',
      'An old one. Somebody asked me a yes or no question and I never replied.',
    ],
    say: [
      `A good one to start with: old, harmless, and a short answer. "Very late, I know: yes. Do you still need it?" Send that first. It may make somebody smile after so long, and the pile is one smaller.`,
    ],
  },
  {
    like: [
      'it was like four words and an emoji',
      'Her message was one line. Mine is on its eleventh draft.',
      'he only wrote "hows it going" with a smile',
      'A short one, five or six words, friendly.',
    ],
    say: [
      `Then you know the size that's wanted. One line came in; one line can go out: "Good, thanks. And you?" Nobody asked for an essay. Send a short one today, and the next turn isn't yours.`,
    ],
  },
  {
    like: [
      'my boyfriend wants me to answer right away but i work',
      'my gf gets upset if i reply late, theres no signal at my job',
      "My husband expects an answer within minutes, and I'm at work",
      "my bf times my replies lol and i'm in class all day",
    ],
    say: [
      `Then it isn't you being slow; you're somewhere you can't answer. Say it once: "I can't text there. I'll write when I'm out." Somebody who loves you can wait. What happens when you're late? If it ever scares you, that matters more: Help now has people to talk to today.`,
    ],
  },
  {
    like: [
      'five is too many, i can barely do one',
      'lol i have the energy for half a message',
      'not that many, im scared of even one',
      "I've the courage for one at the very most",
    ],
    about: 'coming',
    say: [
      `Half is enough. Pick the person who likes you most and send half a message: "I'm alive, I'm late, I've been thinking of you. More soon." The others can wait until that one is out.`,
    ],
  },
  {
    like: [
      'my cousin got so many voice notes he threw his phone away lol',
      'long voice messages make people in my family go crazy',
      'my friend just smashed his phone rather than listen',
      'A relative of mine once drowned his telephone over such messages',
    ],
    say: [
      `That's one way to clear an inbox. You can be gentler to yours. You don't have to hear all of them at once: play one, at double speed, while you do something with your hands. Then send four words: "Heard you. More later."`,
    ],
  },
  {
    like: [
      'no she wouldnt be mad, thats not it',
      "he's not like that, he never gets angry",
      'nah its not about her being upset',
      "No, she's the sweetest person. It isn't that",
    ],
    say: ["Then I guessed wrong. So what's in the way: what might be in there, having to answer, or the pile itself?"],
  },
  {
    like: [
      'do i have to say sorry, doesnt that make it weird',
      'why apologize first, it makes it a big deal',
      'Would "sorry for the late reply" not draw attention to it?',
      'idk the sorry makes it sound like a whole thing',
    ],
    about: 'coming',
    say: [
      "Fair point: leave it out. Nobody needs an apology for a quiet stretch, and an answer says you're back. Start with what they asked, add one warm line, send.",
    ],
  },
  {
    like: [
      "how long can you take to answer a text before it's rude",
      'is it rude to reply after a day',
      'whats the limit for texting back lol',
      'How quickly is one expected to answer messages these days?',
    ],
    say: [
      `There's no number, and a day is fine for nearly everything. It turns rude when somebody is waiting on a yes or a no and hears nothing. For those, a quick "saw this, answer you tonight" does it.`,
    ],
  },
  {
    like: [
      'cousin. 🦀. he sent back 🦀🦀',
      'sent my aunt a thumbs up after 3 weeks. she sent me a heart',
      "Wrote 'still alive' to my old roommate. He wrote 'same lol'.",
      'ok did the easy one. sent a gif. got a gif',
      'Sent one word to my brother, as agreed. He answered with a photograph of his lunch.',
    ],
    say: [
      "And that's all it took: one tiny message, and something friendly came straight back. The pile is one smaller, and nobody asked where you'd been. Who's the next one who would mind the least?",
    ],
  },
  {
    like: [
      'no reply so far',
      'silence. its been 40 min',
      "He hasn't answered. I look every few minutes.",
      'still nothing lol',
    ],
    say: [
      "Then it's with them for now. A short message can be answered today or next week, and no answer yet is only that. Put the phone down and do one ordinary thing. Come back when something lands.",
    ],
  },
  {
    like: [
      'autocorrect sent "i will find you and kiss you" as KILL. she replied "wow ok liam neeson". is that fine',
      "typed 'cant wait to eat you' instead of meet. he put 'bold'. did i ruin it",
      "My phone turned 'hug' into 'bug' and she answered 'buzz buzz'. Is she annoyed?",
      "sent 'love you dead' not dear, she wrote lol creepy. ok or not",
      "Voice typing made it 'see you in court'. He replied 'I'll bring my lawyer'. Is that bad?",
    ],
    say: [
      'That sounds fine. Somebody who teases back has most likely understood it was a slip. One line sets it straight, and then you go on as before: "Autocorrect. You know what I meant."',
    ],
  },
  {
    like: [
      'he said also the rent is due, cousin',
      "sent the 'hey stranger' to my dentist. they answered hey patient, see you tuesday",
      "my plumber got the good morning sunshine. he wrote 'morning, boiler's ready'",
      'It went to my old teacher. She corrected the spelling and sent a smiley.',
      "lol my gym replied 'miss you too, your payment failed'",
    ],
    say: [
      "You sent the wrong thing to the wrong person, and what came back was a joke. As mix-ups go, that's a kind one. Enjoy it. And the message for the right person, is it still waiting?",
    ],
  },
]
