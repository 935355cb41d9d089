import type { Answer } from '../../../conversation.ts'

export const perfectionTalk: readonly Answer[] = [
  {
    like: [
      "what do i write in a sympathy card that isn't cold",
      'is "sorry for your loss" too stiff for a card',
      'Rewritten the condolence card four times now. Is "thinking of you" enough?',
      'her dad died and everything I put in the card sounds fake',
    ],
    asks: 'words',
    say: [
      `Plain words aren't cold, and they get warmer with one line that is only yours:\n"Thinking of you. I'll always remember ..."\n"I'm so sorry. No need to answer, I'm with you."\n"Thinking of you, today and in the weeks after."`,
    ],
  },
  {
    like: [
      'redone the same cake four times and it still looks off',
      "I've painted this card over and over, its just a bird",
      'on my fifth try at the birthday banner',
      'spent all night fixing the face on a gingerbread man',
    ],
    say: [
      "After that many tries you aren't making it better, you're making it different. The version in your head is one that only you can see, so only you can miss it. Keep the one that's there now and put your things away. Handmade is allowed to look handmade.",
    ],
  },
  {
    like: [
      'been writing one email to my professor for hours, no mistake allowed',
      "they'll think I don't deserve the scholarship if my english is wrong",
      "I can't send it, there might be an error and she'll judge me",
      'rewriting five lines all evening because its not my language',
    ],
    about: 'coming',
    say: [
      "Nobody is likely to judge one mistake as hard as you're judging it now. Whoever reads it looks for what you need, and that's in there by now. Run a spell check, read it aloud once, and send it.",
    ],
  },
  {
    like: [
      "table's been set since noon and they come at seven",
      'ive cleaned the flat twice and they arrive in 5 hours',
      "I keep rearranging the plates, guests aren't here till eight",
      'people coming tonight and i cant stop straightening stuff',
    ],
    about: 'coming',
    say: [
      "It's ready. It was ready the first time. What's left is hours of waiting, and your hands want something to fix. Close the door on that room and go outside for a bit. They're coming to see you, and the plates are there to eat from.",
    ],
  },
  {
    like: [
      'i never notice how other people sign off',
      "when others do it i don't even see it",
      "I wouldn't notice, to be honest",
      'tbh if someone else wrote that i wouldnt think twice',
    ],
    say: [
      "There's your answer. You read theirs and go on with your day, and they most likely do the same with yours. Pick the first one you wrote and send it.",
    ],
  },
  {
    like: [
      'was late because i changed my outfit five times',
      'I cleaned my shoes for so long that I missed the start',
      'redid my hair four times and then missed the bus',
      'spent so long making it perfect i turned up late',
    ],
    about: 'over',
    say: [
      "So the getting ready ate the thing you were getting ready for. That's the trick it plays. Next time give it one round and set a timer: when it rings, you leave as you are.",
    ],
  },
  {
    like: [
      'got 98 and all i see is the 2',
      'A- . why not an A',
      '19 out of 20 and im furious',
      "they loved it all but one thing and that's what I think about",
    ],
    about: 'over',
    say: [
      "Almost everything worked, and the small gap gets all your attention. Look at the part that went right for as long as you've looked at the part that didn't. Then, if you still want to know, check the one thing and close it.",
    ],
  },
  {
    like: [
      "i used my grandma's death as an excuse not to hand things in",
      'someone died and I hid behind it for months',
      'havent shown my supervisor anything since the funeral',
      'I had a real reason at first, then I kept using it',
    ],
    say: [
      `I'm sorry you lost somebody. Maybe you weren't only using it; some of that time was grief. Now the gap itself has become the scary part. What's the roughest thing you could stand to have seen? Send that, with "I've been away. Here's where I am."`,
    ],
  },
  {
    like: [
      'i never found the right words so i havent spoken to my brother in years',
      'I wait until I can say it perfectly and then I never say it',
      "years of silence with my sister because i couldn't phrase it",
      "if its not right I don't say it, and now it's been a decade with my dad",
    ],
    say: [
      `Waiting for the right words can take a whole life, and they wouldn't be the ones that matter. After that long, nobody's listening for style. "I've missed you, and I never knew how to say it" has everything in it. It can go on a card.`,
    ],
  },
  {
    like: [
      '"hi" or "hello" at the start of the email',
      'should i write best or regards',
      'is it "thanks" or "thank you" at the end, been at it an hour',
      'dear or hi? i cant decide',
    ],
    say: [
      'Take the first one. Either is right, and whoever reads it will look at what you want and skip the rest. Now send it before the next question turns up.',
    ],
  },
  {
    like: [
      'why the middle one',
      'Why should it be the middle in particular?',
      'how come the middle bit and not the start',
      'And why exactly the middle paragraph?',
    ],
    about: 'coming',
    say: [
      "Because beginnings and endings are where people polish, and the middle gets read more loosely. It's a safer place to leave something as it is. If another part feels safer to you, take that one.",
    ],
  },
  {
    like: [
      'ugh thats annoyingly good advice',
      "i hate that you're right",
      'That is irritatingly sensible of you',
      'rude. accurate but rude',
    ],
    say: [
      "Fair. I'll take annoying if it helps. Go do that bit before you find a clever way out of it, and tell me when it's rough and finished.",
    ],
  },
  {
    like: ['got a 94 instead of 100', '98%. what about the other 2', 'A minus. not an A', 'only got 19 out of 20'],
    about: 'over',
    say: [
      'Nearly all of it right, and your eye went straight to the rest. That must be tiring. Whose voice do you hear when you look at the missing points?',
    ],
  },
  {
    like: [
      "how do i tell my advisor the draft isn't ready",
      "what do i write to my supervisor, i won't make the deadline",
      'need to email my prof that the thesis chapter is late',
      'How should I inform my director that the report is not coming',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Early and short, with a new date in it:\n"It won't be ready on the day we agreed. I can send what I have by then."\n"I'm stuck on one part. Could we talk this week?"\n"A new date I can keep would be ..."`,
    ],
  },
  {
    like: [
      'that im slipping and soon everybody will see it',
      "it says I didn't try hard enough and they all know",
      "the missing points mean i'm a fraud",
      'That I have become sloppy, and people notice',
    ],
    say: [
      "A few points can't say all that. People who don't try rarely feel this bad about a grade. What others can tell is the number, if they even know it. The rest is your own voice, and it's a hard marker.",
    ],
  },
  {
    like: [
      "that I got in by mistake and they'll notice",
      'shell see i dont belong here',
      "they'll figure out I was admitted by accident",
      "I'm afraid he'll realize hiring me was an error",
    ],
    say: [
      "That's a very common fear among people who were let in on purpose. People who know the field looked at you and said yes. You're there to learn it. Let them see one thing that's merely fine, and notice what they say.",
    ],
  },
  {
    like: [
      "Dad's. He tiled too. He'd tap every one with a coin and say nothing",
      "My mother's. She'd run a finger along the shelf and just look at me.",
      "grandad. he was a joiner too. he'd hold it up to the light and put it down again. no words",
      'my old coach. never shouted, just shook his head and wrote something',
      "Teacher I had at nine. She'd hand the page back and say 'hm'.",
    ],
    say: [
      "So you learned to wait for a verdict that never got said out loud. That's a heavy one to carry around. It's an old voice, though, and it isn't the one you work for now. What do your own eyes say about the work?",
    ],
  },
]
