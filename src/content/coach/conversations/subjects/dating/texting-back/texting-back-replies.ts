import type { Answer } from '../../../conversation.ts'

export const textingBackReplies: readonly Answer[] = [
  {
    like: [
      'she texted that she had a great time what do i answer',
      'he wrote something really sweet and i dont know how to reply',
      'how do i respond to a nice message after a date',
      'they said they miss me what do i write',
      'got a lovely text and im blank',
    ],
    asks: 'words',
    say: [
      `A warm message wants a warm one back, and short is fine:\n"I had a lovely time too. When can I see you again?"\n"That made me smile. Thank you for writing it."\n"Same here. I keep thinking about it."`,
    ],
  },
  {
    like: [
      'how do i tell someone im slow at texting',
      'what do i say so they dont take it personally that i answer late',
      'a way to explain that i need a day to reply',
      'how do i warn people im bad with my phone',
      'i want to tell him i dont text during work',
    ],
    asks: 'words',
    say: [
      `Said once, early, it saves you from apologizing every time:\n"I'm slow with messages. It's never about you."\n"If I'm quiet, I've read it and I'm thinking. An answer is coming."\n"I'm off my phone most of the day. For anything urgent, call me."`,
    ],
  },
  {
    like: [
      'how do i text that i dont want a second date',
      'what do i write to turn someone down nicely',
      'i need to tell him im not interested by message',
      'a kind way to say no over text',
      'how do i let her down without ghosting',
    ],
    asks: 'words',
    say: [
      `Kind and clear, with no door left half open:\n"Thank you for the evening. I don't feel it's a match for me, and I wanted to tell you."\n"I liked talking with you, and I don't see us dating. I wish you well."\n"I've thought about it, and it's a no from me. You were good company."`,
    ],
  },
  {
    like: [
      'we havent written in months how do i start again',
      'what do i text an old friend out of nowhere',
      'how do i revive a dead chat',
      'i want to message someone i lost touch with',
      'words for writing to somebody after a year',
    ],
    asks: 'words',
    say: [
      `Say what made you think of them and leave them room:\n"You came to mind today. How have you been?"\n"It's been a long time, and that's partly me. I'd like to hear how you are."\n"I saw something you'd laugh at and thought of you. How's life?"`,
    ],
  },
  {
    like: [
      'how do i ask what they meant by that text',
      'i dont understand her message what do i reply',
      'was that a joke or serious how do i ask',
      'his text sounded annoyed what do i write to find out',
    ],
    asks: 'words',
    say: [
      `Ask about the message and leave out the guess:\n"I can't tell how you mean that. Say a bit more?"\n"I read this two ways. Which one is it?"\n"Tone gets lost in texts. Are we good?"`,
    ],
  },
  {
    like: [
      'is it rude to answer with only an emoji',
      'can i just heart it',
      'is a thumbs up enough',
      'do i have to write words back',
      'is reacting to a message the same as answering',
    ],
    say: [
      "It's fine for anything that doesn't ask you something: news, a photo, a thank you. A heart says you saw it and were pleased. If there's a question in it, or somebody told you a hard thing, give it one line of words.",
    ],
  },
  {
    like: [
      'should i text when im upset',
      'can i have a serious talk by text',
      'should we argue over messages',
      'is it better to call about this',
      'do i write how hurt i am or wait',
    ],
    say: [
      `Wait until you could read it aloud calmly. Anger gets louder on a screen, because nobody hears your voice. Writing it down for yourself first is a good idea. Then send the short part: "That hurt me, and I'd like to talk about it." Save the rest for a call or in person, if you can.`,
    ],
  },
  {
    like: [
      'do i have to reply in the group chat',
      'what if i never say anything in the group',
      'is it rude to only read along',
      'everyone in the group is so quick and funny',
      'should i leave the group chat',
    ],
    say: [
      "No, you don't have to keep up, and groups have plenty of people who read along. Answer when your name comes up or a plan needs your yes or no. A like under somebody's message counts as being there. You can mute it without leaving.",
    ],
  },
  {
    like: [
      'what if i send it to the wrong person',
      'what if they show my messages to others',
      'im scared of screenshots',
      'what if they laugh about my text with their friends',
      'could they share what i wrote',
    ],
    say: [
      "It can happen, and for an ordinary friendly message it costs you very little: people would see somebody being friendly. Check the name at the top once before you send. Keep secrets for people who have earned them, and don't send photos you'd hate to see elsewhere.",
    ],
  },
  {
    like: [
      'i feel sick when the phone buzzes',
      'every notification makes my heart race',
      'i see her name and panic',
      'i put the phone face down because im scared whats on it',
      'i dread opening messages',
    ],
    say: [
      "So the fear comes before you even know what it says. Your head writes the worst version, and the real message is often shorter and duller. Opening it soon ends the guessing, and you don't have to answer right away. If somebody is threatening you, save it and show someone you trust.",
    ],
  },
  {
    like: [
      'im dyslexic and my texts are full of mistakes',
      'my spelling is terrible and people judge',
      'english isnt my language so i sound stupid in writing',
      'im too old for all these abbreviations',
      'i dont get what the emojis mean',
    ],
    say: [
      "Then every message costs you more than it costs them, and they can't see that. A message can have spelling mistakes and still say what you mean. Dictation and spell check are fair. And you can always ask what an abbreviation or an emoji means.",
    ],
  },
  {
    like: [
      'once its sent i cant take it back and that terrifies me',
      'i type it and cant press send',
      'my finger hovers over send forever',
      'i have ten drafts and none of them sent',
      'i write an answer and delete it every time',
    ],
    about: 'coming',
    say: [
      "The writing is done, then, and it's the one tap that stops you. A text does stay there. It also gets read in a few seconds, and then they're on to the next thing. Read it once for sense, press send on an out-breath, and put the phone in another room.",
    ],
  },
  {
    like: [
      'im funny in person but dull over text',
      'i come across as cold in messages',
      'people think im mad because of how i write',
      'my texts sound like business emails',
      'im totally different in writing than in real life',
    ],
    say: [
      "So people are meeting a stiffer you on the screen. Writing strips out your face and voice. To get some of that back, add the thing you'd have said next, or what you're doing as you write. And suggest a call or meeting up when you can.",
    ],
  },
  {
    like: [
      'i finally answered and nothing happened',
      'sent the message it was fine',
      'i replied',
      'ok i texted her back',
      'wrote back they said no problem',
    ],
    about: 'over',
    say: [
      "Good, it's out of your drafts and out of your head. All that dread, and then it was one message among others in somebody's day. Whatever comes back from here, the part you were stuck on is done.",
    ],
  },
  {
    like: [
      'he answered so nicely that i dont trust it',
      'she wrote back right away with hearts is she only being polite',
      'they werent mad at all thats suspicious',
      'got a really warm reply and now i think its pity',
      'they said they were happy to hear from me cant be true',
    ],
    about: 'over',
    say: [
      "How nice, I'm glad it came back warm. A thumbs up would have been less work, and they wrote more than that. You can take it at its word until you have a reason not to.",
    ],
  },
  {
    like: [
      'i replied and now they dont answer',
      'i sent it and got nothing back',
      'i finally wrote and she only put ok',
      'i apologized for being late and he was cold',
      'my message fell completely flat',
    ],
    about: 'over',
    say: [
      "That's a letdown, after what it took to send. A cool or missing answer hurts, and you can't read the reason off it: they may be busy, hurt, or not that interested. You did your part with that message. It's on their side now.",
    ],
  },
  {
    like: [
      'i sent a text to the wrong person by mistake',
      'i wrote something snappy and regret it',
      'i misspelled his name',
      'i sent an angry message last night',
      'i made a joke in the chat and nobody got it',
    ],
    about: 'over',
    say: [
      `Ouch. It looks huge because it's still sitting there on your screen. If it hurt or confused somebody, one line can mend a lot: "That came out wrong, sorry." If it was only clumsy, leave it. The chat scrolls on.`,
    ],
  },
  {
    like: [
      'i wrote this is it too keen',
      'is my reply too long',
      'does this text sound desperate',
      'can you tell me if this is too much',
      'does my message sound okay',
    ],
    about: 'coming',
    say: [
      "Here's a test you can do yourself: would you be pleased to get it from somebody you like? Then send it. Trim it if it says the same thing twice, apologizes more than once, or has more than one question. Being keen isn't a flaw; people like to be liked.",
    ],
  },
]
