import type { Answer } from '../../../conversation.ts'

export const textingBackTalkWords: readonly Answer[] = [
  {
    like: [
      "never answered my birthday messages and it's been months",
      '30 ppl wished me happy bday and i left all of them on unread',
      "All those birthday wishes and I haven't thanked a single person. It was weeks ago.",
      'so many unread happy birthdays from like forever ago',
    ],
    asks: 'words',
    say: [
      `That many people thought of you, and a birthday thank-you is hard to send too late. One line, copied to as many as you like:\n"I'm hopelessly late, and your wish made me smile. Thank you."\n"Very late: thanks for thinking of me. How are you?"`,
    ],
  },
  {
    like: [
      'what do i reply to just a heart emoji',
      'she sent ❤️ and nothing else, now what',
      'how do you answer a heart',
      'he only sends hearts, what am I supposed to write',
    ],
    asks: 'words',
    say: [
      `A heart needs very little back, and a heart is fine too. If you'd like to get talking:\n"Right back at you. How's your day?"\n"That made me smile. What are you up to?"\n"Hey you."`,
    ],
  },
  {
    like: [
      'she asked if her hoodie is at mine, what do i write back',
      'He wants to know whether I have his book. Write me an answer please',
      'pls write the text, my ex left her jacket here and is asking',
      'need a reply to "did i leave my scarf at yours"',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Short and friendly, then send:\n"Yes, it's here. Want to come and get it?"\n"Found it. When do you need it back?"\n"It's at mine. I can bring it over this week."`,
    ],
  },
  {
    like: [
      'how do i end a text to someone ive kissed',
      'do i put love or x or what, weve been on two dates',
      'What does one write at the bottom after a lovely evening? "Regards"?',
      'how to sign a msg to a girl im kinda seeing',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `You're past "best." Any of these is fine:\n"Sleep well. I'm still smiling."\n"Talk tomorrow." and one x, if you're somebody who does that.\n"Thinking of you." and then your first initial, or nothing at all.`,
    ],
  },
  {
    like: [
      'he texted and i dont know what to say back, its been days',
      'she wrote again and i still havent replied, what do i answer',
      'got a message 3 days ago and now its awkward to reply',
      'what do i write back to him omg',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `A few days is nothing, and you don't have to explain them. Pick by what you want:\n"Hey, good to hear from you. How was your week?"\n"I wanted to answer properly and then took forever. Yes to ..."\n"Nice of you to write. I'm not looking for more, though."`,
    ],
  },
  {
    like: [
      'what do you reply to wyd',
      'he texted "hey" at midnight what do i say',
      'she wrote "sup", whats the right answer to that',
      'how do you answer "what are you up to" without sounding boring',
    ],
    asks: 'words',
    say: [
      `There's no right one; say what's true and hand it back:\n"Nothing much, winding down. You?"\n"Thinking about food, as usual. What about you?"\n"Busy right now. Talk tomorrow?"`,
    ],
  },
  {
    like: [
      "she sent me a long voice note, what do i say back that's short",
      'need a quick reply to a funny story, not an essay',
      'he sent me 5 minutes of audio, help me answer in one line',
      "what do I text back so it isn't a novel again",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Short, and it hands the turn back:\n"I need to know what happened next."\n"Okay, that beats my day."\n"I listened to all of it. Tell me the rest in person?"`,
    ],
  },
  {
    like: [
      'an old friend sent me a heart out of nowhere, she never does that',
      'he never uses emojis and now he sent me a hug one',
      'My sister in law sent kisses. We have not spoken in years. What do I answer',
      'she texted just a heart and shes not the type',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Somebody who rarely does that probably meant it, and may have more to say. Send it back with a door open:\n"That made my day. How are you?"\n"A heart back to you. I've been thinking of you too."\n"Is everything all right with you? I'd love to hear."`,
    ],
  },
  {
    like: [
      'not sad, only busy and then too ashamed to answer',
      'i was swamped and then it got embarrassing how long it was',
      "No, I'm fine. It's the delay, the longer I wait the worse it gets to write",
      'just got busy, now its been so long im ashamed to reply',
    ],
    asks: 'words',
    say: [
      `Got it, it's only the gap. One line owns it, and then you talk as always:\n"I got busy, then I got embarrassed about being busy. How are you?"\n"I've thought of you often. Tell me everything."`,
    ],
  },
  {
    like: [
      'if I write to one of them she tells the whole family',
      'maybe, but then my sister will know and tell everyone in the group',
      'they think im mad bc i never answer in the family chat',
      'But my nephew would say it to his mother, and then they all talk',
    ],
    asks: 'words',
    say: [
      `Let them tell; then the right thing gets told. Put one line in the group yourself, late and slow is fine:\n"I read everything. I'm slow to answer, not angry."\n"You're all so quick. I read along and think of you."`,
    ],
  },
  {
    like: [
      'finally listened to the voice note, she only wants her book back',
      'the scary message was about a jacket lol i have it on',
      "it was nothing, he's asking if he left his charger here",
      'After all that worry she only asked whether her umbrella is at my place',
    ],
    asks: 'words',
    say: [
      `All that dread, and it was about a thing left behind. Answer while it's still funny:\n"It's here, safe with me."\n"Guilty, I have it. Want it back over coffee?"`,
    ],
  },
  {
    like: [
      'she opened with "cats or dinosaurs" and i gotta be witty',
      'He asked me a funny this or that question, what do I answer',
      'matched w someone hot and she asked pineapple on pizza?? need a good line',
      'The first message was a joke question. I need something clever.',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `A silly question wants a quick pick and one reason, and then it's their turn. Brilliant can wait:\n"The first one, no contest. You?"\n"I need to know what you'd judge me for before I answer."\n"Both. I panicked. What does that say about me?"`,
    ],
  },
]
