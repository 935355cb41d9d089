import type { Answer } from '../../../conversation.ts'

export const replayReplies: readonly Answer[] = [
  {
    asks: 'words',
    like: [
      'how do i say sorry for that joke',
      'i made a comment that hurt her, what do i write',
      'give me a short apology for what i said',
      'what do i tell him after i snapped at him',
      'need words to make up for a stupid remark',
    ],
    say: [
      `Name it, say sorry, stop:\n"What I said the other day came out unkind. I'm sorry."\n"I've been thinking about my remark. You didn't deserve that, and I'm sorry."\n"I snapped at you, and that was on me. Sorry."`,
    ],
  },
  {
    asks: 'words',
    like: [
      "my partner asks why i'm so quiet and i don't know what to say",
      'what do i tell people when they notice im in my head',
      'everyone asks whats wrong while im stuck replaying',
      'how do i explain that i keep drifting off',
      'she says i look far away, what do i answer',
    ],
    say: [
      `One true sentence covers it:\n"I'm stuck on something from earlier. It's not about you."\n"My head is somewhere else today. Tell me about your day. That helps."\n"I'm going over something. I don't need to talk about it. I like having you here."`,
    ],
  },
  {
    asks: 'words',
    like: [
      'they keep teasing me about what i said, what do i answer',
      'what do i say if they bring it up',
      'everyone will joke about it, i need a comeback',
      'my coworker reminded me of it in front of people',
      'how do i react when somebody mentions that night',
    ],
    say: [
      `Short, and then on to something else:\n"Yes, not my finest moment. Anyway, how was your day?"\n"I remember. I was hoping you didn't."\n"I've heard that one a few times now. Can we let it rest?"`,
    ],
  },
  {
    asks: 'words',
    like: [
      "they took it the wrong way, how do i explain i didn't mean it like that",
      'how do i clear up a misunderstanding without a long message',
      'what do i text so she knows it was a joke',
      'i think it sounded like an insult and it wasnt, what do i write',
      'need to fix how that came across',
    ],
    say: [
      `Say what you meant, once:\n"I think that came out wrong. Can I try that again?"\n"That was meant as a joke, and I'm not sure it landed. No harm meant."\n"Reading my message again, it sounds harsher than I meant it."`,
    ],
  },
  {
    asks: 'words',
    like: [
      'how do i ask somebody who was there if i was weird',
      'what can i say to find out how i came across',
      'i want to check with a friend once what do i say',
      'how do i ask about last night without making it strange',
      'words to ask if i talked too much',
    ],
    say: [
      `Ask one person, one time, about one thing:\n"Did I talk over you the other night? You can say yes."\n"Was my joke too much? I'd like a straight answer, and then I'll leave it."`,
    ],
  },
  {
    like: [
      'should i stay away from them for a while',
      'is it better if i avoid them until they forget',
      'i want to skip the next time so its not awkward',
      'maybe i lie low for a few weeks',
      'can i take a break from the group after this',
    ],
    say: [
      'Better not, if this is the only reason. While you stay away, that one moment stays your latest memory of them. An ordinary hello gives it something newer. A short visit is enough.',
    ],
  },
  {
    like: [
      'is it bad to distract myself',
      'am i only pushing it down if i watch something',
      "isn't distraction avoiding",
      'is it ok to think about something else on purpose',
      'do i have to sit with it',
    ],
    say: [
      "No, it isn't bad. If there's nothing left to decide, turning to something else is the sensible thing. Pick something you take part in, like cooking or talking to somebody. Scrolling leaves your head free to go on.",
    ],
  },
  {
    like: [
      'how many days is it normal to think about one conversation',
      'how long will this one stay with me',
      'its been a week and i still think of that talk',
      'when does a memory like this fade',
      'how long until it stops stinging',
    ],
    say: [
      'A few days is common, and the sting usually goes before the memory does. It tends to fade sooner if you stop going over it. If weeks go by and it still takes hours of your day, tell a doctor or counselor about it.',
    ],
  },
  {
    like: [
      'is it really as bad as i remember',
      'can i trust my memory of it',
      'what if i remember it wrong',
      'it gets worse every time i picture it',
      'did it really last that long or did it feel long',
    ],
    say: [
      'Maybe not, at least not in every detail. You were watching yourself from the inside with the fear turned up, and going over it can make it bigger. What they said and did is a better guide than how you think you looked.',
    ],
  },
  {
    like: [
      'i overshared and told them way too much',
      'i talked about myself the whole evening',
      'i told a near stranger about my private life',
      "i couldn't stop talking and now i cringe",
      'why did i tell them that',
    ],
    say: [
      "So you gave more of yourself than you meant to, and now it's out there with them. People often take that as trust, or as nerves. Next time you see them, ask about them first and listen for a while. That evens it out.",
    ],
  },
  {
    like: [
      'my mind went blank and i said something stupid',
      'i laughed at the wrong moment',
      'i said you too when it made no sense',
      'i called him by the wrong name in front of all',
      'i mumbled nonsense and they stared',
    ],
    say: [
      'One slip of the tongue, and your head runs it as if it were the whole conversation. They heard the slip along with everything else you said. People do things like that all week, and most of it gets let go.',
    ],
  },
  {
    like: [
      "i can't focus at work because of it",
      'i play with my kids and im not there',
      'i missed half my class going over it',
      'it eats up my whole weekend',
      'i read the same page ten times',
    ],
    say: [
      "So it's costing you twice: first that moment, now today. You don't need a clear head to come back. One thing to look at is enough. Say aloud what you're doing right now, then do the next small part of it.",
    ],
  },
  {
    like: [
      'i keep seeing the look on her face',
      'he looked away when i said it',
      'they exchanged a glance',
      'there was this pause after i spoke',
      'the silence after my sentence',
    ],
    say: [
      "That look or that pause is the part you can't get an answer to, so your head keeps going back for one. A face can mean a lot of things: thinking, tired, looking for a word. You may never know what that one meant, and you can leave it there.",
    ],
  },
  {
    about: 'over',
    like: [
      'i saw them again and they were totally normal',
      'they acted like nothing happened',
      'he said hi like always',
      'i met her today and it never came up',
      'turns out no one mentioned it',
    ],
    say: [
      'Good to hear. All those rounds in your head, and then an ordinary hello. You can let this be the newest memory you have of them.',
    ],
  },
  {
    about: 'over',
    like: [
      "they said they didn't even notice but i don't buy it",
      'my friend says it was fine, she has to say that',
      'he told me he forgot about it, sure',
      'they laughed it off, probably out of pity',
      'they said it was nothing and i still feel sick',
    ],
    say: [
      "They gave you an answer, and the feeling hasn't caught up with it. That's common; feelings take longer. You don't have to believe it fully. You can treat it as answered and not ask again.",
    ],
  },
  {
    about: 'over',
    like: [
      'i brought it up and made it more awkward',
      'i apologized and they said what are you talking about',
      'i mentioned it and she looked confused',
      'talking about it with them made it worse',
      'i said sorry and it got really weird',
    ],
    say: [
      "That's uncomfortable, when you were trying to put it right. If they looked confused, it was probably a lot smaller for them than for you. You said what you wanted to say. You don't need to bring it up again now.",
    ],
  },
  {
    about: 'over',
    like: [
      'i sent a huge explanation at 2 in the morning',
      'i wrote them five paragraphs and regret it',
      'i texted the whole group to apologize',
      'i called him three times to explain myself',
      'i sent a novel and want to delete it',
    ],
    say: [
      `You were hurting, and you tried to get it settled in one go. Leave it where it is; explaining the explanation makes it longer. If they seem puzzled, one line is enough: "That was a lot for one message. I was in my head."`,
    ],
  },
  {
    like: [
      'do i write it on paper or on my phone',
      'do i have to write it down or can i think it',
      'how long do i write for',
      'what time of day should i do the ten minutes',
      'can i do the writing thing in bed',
    ],
    say: [
      'Paper if you have some, because you can put it away and it has no messages in it. A note on the phone also works. Ten minutes, sitting up, a few hours before bed. Writing it does more than thinking it: thoughts go around, a page has an end.',
    ],
  },
]
