import type { Answer } from '../../../conversation.ts'

export const criticismReplies: readonly Answer[] = [
  {
    like: [
      'my boss is going to criticize my work what can i say',
      'what do i say when my manager tells me i did it wrong',
      'how do i respond to a bad review at work',
      'my supervisor said my work isnt good enough how do i answer',
      'i got negative feedback by email what do i write back',
    ],
    say: [
      `Thank them, then ask for one thing:\n"Thanks for telling me. What should it look like next time?"\n"I'd like to go through it with you. Which point matters most?"\n"I've read it. I'll fix the first part this week."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'someone said something mean about how i look what do i answer',
      'what do i say when people comment on my clothes',
      'how do i respond to remarks about my hair or weight',
      'she criticized my outfit and i went speechless',
      'people tell me i look tired what can i say back',
    ],
    say: [
      `You don't need to defend how you look:\n"I like it this way."\n"I didn't ask, and I'd rather you kept that to yourself."\n"That's an odd thing to say to somebody."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i tell my partner to criticize me less harshly',
      'what do i say so he stops picking on everything i do',
      'i want to ask my mom to stop commenting on my life',
      'how do i tell a friend her remarks hurt me',
      'what can i say to someone who always finds something wrong',
    ],
    say: [
      `Say it on a calm day, about one remark:\n"When you correct me in front of people, I shut down. Tell me later, please."\n"I know you mean to help. I need to hear what's good, too."\n"I didn't ask for advice on this. Please let me do it my way."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'i made the mistake and they know it what do i say',
      'how do i admit it was my fault',
      'what do i tell them when the criticism is right',
      'how do i own up without crawling',
      'they pointed out my error and i want to answer well',
    ],
    say: [
      `Short and straight, then on to what happens next:\n"You're right, that was my mistake. I'll fix it today."\n"Thanks for catching that. I missed it."\n"I see it now. Next time I'll ask first."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i answer a nasty comment online',
      'someone tore apart what i posted what do i write',
      'what do i reply to a bad review of my business',
      'a stranger left a mean comment under my work',
      'do i answer the hater and with what',
    ],
    say: [
      `One reply at most, and none is also an answer:\n"Thanks for saying so. I'll think about that."\n"I'm sorry it wasn't what you hoped for. Write to me, and I'll see what I can do."\n"We see this differently. I'll leave it there."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'should i ask what they meant',
      'can i ask for an example when someone criticizes me',
      'is it rude to ask them to explain their criticism',
      'would it look defensive if i ask questions',
      'can i go back and ask what he meant by that',
    ],
    say: [
      `Yes, ask. A question in a calm voice sounds interested, not defensive. "Can you give me one example?" turns something vague into something you can use. If they can't name one, you know how much weight to give it.`,
    ],
  },
  {
    like: [
      'how do i know if the criticism is fair',
      'which criticism should i take seriously',
      'do i have to change because one person said so',
      'how do i tell helpful criticism from meanness',
      'is one persons opinion enough to change something',
    ],
    say: [
      "Ask three things: is it about something you did, can you change it, and do others you trust say it too. If you answer yes to most of those, take it seriously. If it's about who you are, or it was only meant to hurt, you don't have to take it on.",
    ],
  },
  {
    like: [
      'what do i do with my face while they talk',
      'where do i look when someone is criticizing me',
      'i dont know what to do with my hands when i get told off',
      'how do i look calm while being criticized',
      'what if i go red while they tell me',
    ],
    say: [
      "Look at them or at the page, keep both feet on the floor, and nod once when you've understood a point. You don't need a particular face. If you want to keep what they say, write it down.",
    ],
  },
  {
    like: [
      'is it ok to take a break in the middle of a talk like that',
      'can i leave if the criticism is too much',
      'should i stay till the end when they tear me apart',
      'may i say i cant hear any more right now',
      'do i have to listen to all of it',
    ],
    say: [
      `Yes, you may stop it for now. "I've heard two things, and I'd like to think about those first" is a fair thing to say, even to a boss. If there's shouting or insults, you don't have to stay for it.`,
    ],
  },
  {
    like: [
      'i dread opening feedback',
      'the email with comments has been sitting unread for days',
      'i cant look at my grade or the notes on it',
      'im scared to open the review',
      'i know there are corrections in there and i cant open it',
    ],
    say: [
      'The unopened thing gets worse by the day, because you keep imagining what it says. Open it at a set time, read it once, close it, and go do something with your hands. You can answer on another day. For now, reading it is enough.',
    ],
  },
  {
    like: [
      'one negative remark wipes out ten nice ones',
      'i only ever remember the bad comment',
      'they praised a lot and i only heard the but',
      'i got one complaint and forgot all the compliments',
      'compliments go in one ear and criticism stays',
    ],
    say: [
      'A lot of people hold on to the bad remark and let the good ones slip past. The kind ones were real too, and somebody meant them. Write down two of them word for word, tonight, next to the one that stuck.',
    ],
  },
  {
    like: [
      'i grew up being criticized nonstop',
      'my dad never had a good word for me',
      'at home i was always the one doing it wrong',
      'my mother corrected everything when i was a kid',
      'i still hear my father whenever someone criticizes me',
    ],
    say: [
      `So when somebody corrects you today, there's an older voice in the room as well. That makes a small remark heavy. You can ask yourself, "Who said that right now?" The person in front of you is usually talking about one thing, not all of you.`,
    ],
  },
  {
    like: [
      'i hear criticism in everything',
      'someone says good morning in a funny tone and i think theyre unhappy with me',
      'even a question sounds like an accusation to me',
      'if they suggest anything i think they mean im useless',
      'a neutral comment feels like an attack',
    ],
    say: [
      "Your ear is tuned to blame, so it finds it in a tone, a pause, a question. That's exhausting. One check that helps: repeat to yourself only the words that were said. If there's no complaint in them, there's none you have to answer.",
    ],
  },
  {
    like: [
      'i got my feedback and it was okay',
      'the review went fine',
      'they had a few remarks and that was it',
      'he criticized one thing and i handled it',
      'talked about my mistakes with them and it was alright',
    ],
    say: [
      "Good. A few remarks, you heard them, and you're still standing there as the same person. I'm glad it was that ordinary. You can leave it behind now and have the rest of your day.",
    ],
    about: 'over',
  },
  {
    like: [
      'the feedback was good but i think they were being nice',
      'they said my work is fine but i dont believe it',
      'my review was positive and i keep looking for the catch',
      'she only praised me she must be hiding the bad part',
      'no criticism at all that cant be honest',
    ],
    say: [
      "People who have complaints mostly find a way to say them, and here they had the chance. They used it to say something good. You don't have to believe it all at once. You can let it stand without taking it apart.",
    ],
    about: 'over',
  },
  {
    like: [
      'they criticized me and i froze',
      'i couldnt say a word when she told me off',
      'i stood there nodding like an idiot',
      'my mind went white while he criticized me',
      'i went quiet and took it all',
    ],
    say: [
      "Going quiet is what many people do when it comes at them fast. From the outside it probably looked like listening. You haven't lost your turn, either. What you think of it can still be said tomorrow, in one sentence or two.",
    ],
    about: 'over',
  },
  {
    like: [
      'i lashed out when they criticized me',
      'i got snippy with her over a tiny remark',
      'i cried in front of my boss when she corrected me',
      'i slammed the door after the feedback',
      'i talked back and now im ashamed',
    ],
    say: [
      `It hit a sore spot, and it came out as anger or tears. That's human, and others have seen it before. You can put it right in one line: "I reacted more strongly than I wanted to. I did hear your point." Then it's said.`,
    ],
    about: 'over',
  },
  {
    like: [
      'do i answer right away or wait',
      'how long can i wait before i reply to criticism',
      'should i write back tonight',
      'do i have to respond on the spot',
      'is it fine to reply to the feedback tomorrow',
    ],
    say: [
      `You can wait. On the spot, "Thanks, I'll think about it" is enough. In writing, a day is normal. Answers written within the first hour tend to be long and sore, and you might want half of it back in the morning.`,
    ],
  },
]
