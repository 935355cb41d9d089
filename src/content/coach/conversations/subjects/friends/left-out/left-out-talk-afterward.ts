import type { Answer } from '../../../conversation.ts'

export const leftOutTalkAfterward: readonly Answer[] = [
  {
    like: [
      "I'm the one who checks their work, so they don't invite me",
      'im the supervisor so noones mates with me',
      "They leave me out because I'm the one who has to report them.",
      'its cause im the hall monitor basically',
    ],
    about: 'over',
    say: [
      "That could be it, and it's a lousy price for doing your job. It may be the role they left out and not you. Is there one of them you get along with when the job isn't in it? Start with that one.",
    ],
  },
  {
    like: [
      'they were making plans right next to me and i said nothing',
      "wanted to ask if I could come and my mouth wouldn't open",
      'everyone talked about the weekend, I kept quiet again',
      "stood there while they planned it, couldn't get the words out",
    ],
    about: 'over',
    say: [
      `Sitting there while it's being planned, with your sentence ready and your mouth shut, is a miserable minute. It isn't gone, though. Go to the one you find least scary, alone, and say: "I heard you're going. Could I come too?"`,
    ],
  },
  {
    like: [
      'everyone got an invite except me and two others',
      'they gave out cards to the whole class but not us',
      'There were gifts on every desk but mine and one other',
      'she handed out bday bags in front of everybody and skipped 3 of us',
    ],
    about: 'over',
    say: [
      "That's a horrible way to find out, with everybody able to see who got one and who didn't. It wasn't fair, and you didn't do anything to deserve it. You weren't the only one, so go and sit with one of the others today. And tell somebody you trust.",
    ],
  },
  {
    like: [
      'that they want me gone',
      'it means they dont want me there, obviously',
      "I thought: they'd like me to disappear along with it",
      'my brain says theyre telling me to leave',
    ],
    about: 'over',
    say: [
      `That's a cruel sentence your mind wrote there, and it hurts even if nobody said it. Somebody may have been careless, and somebody may have been mean. You can't tell from what you saw. Ask the one you trust there: "Do you know how that happened?"`,
    ],
  },
  {
    like: [
      'I suppose there could be a nicer reason for it',
      'maybe they were only trying to be considerate',
      'ok it might not have been about me',
      'well, now I think of it, there might be an ordinary explanation',
    ],
    about: 'over',
    say: [
      "There's a second story, then, a kinder one, and it may fit what you saw as well as the first one does. You don't have to pick one today. Leave both standing and see how they greet you next time.",
    ],
  },
  {
    like: [
      "turns out they like me they're just broke lol",
      'so it was about money not about me',
      'they werent avoiding me, it cost too much',
      'lol so im wanted, only my plans are too pricey',
    ],
    about: 'over',
    say: [
      "Ha. It was the price, then, and never you. You found out by asking, and what you got was an honest answer. That's a better thing to know than what you'd been guessing.",
    ],
  },
  {
    like: [
      'turns out she thought i was mad at HER',
      "He'd been avoiding me because he was embarrassed, it had nothing to do with me.",
      'lol she broke something of mine and was scared to tell me',
      'All week I thought she disliked me, and she was hiding out of guilt.',
    ],
    about: 'over',
    say: [
      "So the whole time there were two of you hiding from each other over the same thing. I'm glad it came out. You thought it was about you, and it was their own worry that kept them away. That's a good end to a bad stretch.",
    ],
  },
  {
    like: [
      'he said hes broke too lol, were doing something cheap',
      'told her i cant afford it and she was like same',
      'My friend admitted that none of them can afford it either',
      "turns out everyones skint, we're having pizza at his",
    ],
    about: 'over',
    say: [
      'So the thing you were hiding is the thing you all have. One honest line to one person, and the plan changed for everybody. Maybe someone else in there is relieved too. Enjoy the night.',
    ],
  },
  {
    like: [
      'i waited for her and she went the other way so i walked home alone',
      "wanted to ask him to walk with me but he'd already gone",
      'she left without me and i went by myself',
      'I was going to catch her after class and she took the other exit',
    ],
    about: 'over',
    say: [
      "That's a long walk home, after you'd made up your mind to ask. You can't tell from that whether it was about you. You were there and ready, and that stays true. Be kind to yourself tonight; it doesn't have to be solved today.",
    ],
  },
  {
    like: [
      "I've been here longer than any of them and they still didn't ask me",
      "six years at this job, they're the new people, and I'm the one left out",
      'im not even new, they are',
      'Ten years in this office and the newcomers all go out without me',
    ],
    about: 'over',
    say: [
      'That turns it around and makes it sting more. You were there first, and they built something without asking who was already in the room. You can be hurt by that. Is there one of them you get along with?',
    ],
  },
  {
    like: [
      'went as four, they paired off, i was the leftover',
      'So the double date turned into a date and I was the audience',
      'third wheeled my own night out lol',
      'my friend got the guy and I got the bill',
    ],
    about: 'over',
    say: [
      "Ouch. You went out as part of it and came home as the spare. It's a bit funny, and it's no fun to be the one sitting there while it happens. What did you do with the rest of the evening?",
    ],
  },
]
