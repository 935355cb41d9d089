import type { Answer } from '../../../conversation.ts'

export const dateSilenceReplies: readonly Answer[] = [
  {
    like: [
      'what can i say so the silence isnt awkward',
      'how do i name the silence without making it worse',
      'a way to joke about an awkward pause',
      'what do i say when its been quiet too long',
      'something light to say when we both stop talking',
    ],
    asks: 'words',
    say: [
      `Saying it lightly lets both of you breathe out:\n"And now we're both trying to think of something clever."\n"I was listening so hard that I forgot to answer."\n"Quiet. I don't mind it, do you?"`,
    ],
  },
  {
    like: [
      'what do i say when i lose my train of thought',
      'i forget what i was saying halfway through',
      'i blank in the middle of a sentence what do i say then',
      'words for when my sentence dies on me',
      'how do i recover when i lose the thread on a date',
    ],
    asks: 'words',
    say: [
      `Say that it's gone, and let them help:\n"I've lost my thread. Where was I?"\n"That was going somewhere. It'll come back to me."\n"Nerves ate the end of that. You go."`,
    ],
  },
  {
    like: [
      'what can i ask that isnt boring',
      'give me questions that get people talking',
      'what do i ask after the small talk is used up',
      'deeper questions for a date',
      'good questions when weve done work and hobbies',
    ],
    asks: 'words',
    say: [
      `Ask for a story instead of a fact:\n"What's something you've changed your mind about?"\n"Who in your life makes you laugh the most?"\n"What were you like at twelve?"`,
    ],
  },
  {
    like: [
      'how do i tell them im quiet because im shy',
      'how do i explain beforehand that i go quiet',
      'what do i say so they dont think im not interested',
      'words to say i like you but i dont talk much',
      'how do i let him know my silence isnt about him',
    ],
    asks: 'words',
    say: [
      `One sentence, early, so they don't have to guess:\n"I go quiet when I'm nervous. It means I care how this goes."\n"I'm slow to warm up. I do like being here, though."\n"If I don't say much, I'm listening. I like listening to you."`,
    ],
  },
  {
    like: [
      'what do i say when they ask why im so quiet',
      'she said youre so quiet what do i answer',
      'he asked if i was bored',
      'how do i respond to you dont talk much do you',
      'they asked whats wrong because i wasnt talking',
    ],
    asks: 'words',
    say: [
      `Tell them what's going on, then ask or go on:\n"I'm a bit nervous. I'm having a good time."\n"I get quiet around people I like. Tell me more about what you said before."\n"Nothing's wrong. I talk more once I settle in."`,
    ],
  },
  {
    like: [
      'should i pick a place with noise or music',
      'where can we go so silence is less of a problem',
      'is a movie better because you dont have to talk',
      'what dates work if youre bad at talking',
      'is an activity better than sitting across from each other',
    ],
    about: 'coming',
    say: [
      "Pick something to look at or do: a market, a museum, a game, a walk. Side by side, gaps are ordinary, and what you see gives you the next sentence. A movie gives you no talk at all until it's over, so keep that for later.",
    ],
  },
  {
    like: [
      'can i say the same thing twice',
      'what if i tell a story i already told',
      'is it bad to go back to an old topic',
      'what if i repeat myself',
      'can i ask about something they already said',
    ],
    say: [
      `Going back is fine, and often good. "You said something earlier that I wanted to ask about" tells them you were listening. And if you tell a story twice, laugh and say so. Conversations loop back all the time; you don't have to come up with something new every time.`,
    ],
  },
  {
    like: [
      'what if they say nothing back after i say something',
      'what if my question falls flat',
      'what if i try to fill it and they only nod',
      'what if i say something and its even more awkward',
      'what if my joke gets no laugh',
    ],
    about: 'coming',
    say: [
      "Then you wait a few breaths, and one of you says the next thing. A line that goes nowhere is part of every conversation, even between people who adore each other. You don't have to rescue it. Look around, and try another one.",
    ],
  },
  {
    like: [
      'is it better to end the date when it goes quiet',
      'should i leave once weve run out of talk',
      'does a long pause mean the date is over',
      'should we call it a night if nobody says anything',
      'do i wrap it up when the conversation dies',
    ],
    say: [
      `Not at the first gap. Talk comes in stretches, and there's often another one after a pause. If you're both tired and it has been slow for a good while, ending it is kind: "I've enjoyed this. Want to head out?" You can leave on a quiet note and still meet again.`,
    ],
  },
  {
    like: [
      'the silence feels like drowning',
      'i panic the second nobody talks',
      'my heart pounds when theres a pause',
      'i cant breathe when it goes quiet',
      'a gap feels like falling',
    ],
    say: [
      "So for you it's an alarm going off, and of course you grab at any word. The wave rises fast and comes down again if you let it. Feet flat on the floor, one long breath out, eyes on something in the room. It's fine if they see you pause.",
    ],
  },
  {
    like: [
      'at home we never talked at meals',
      'i grew up in a silent house',
      'nobody ever taught me how to make conversation',
      'i live alone and go days without talking',
      'ive been on my own so long i forgot how to talk to people',
    ],
    say: [
      "Then you're out of practice at something others got to do every day, and that's a gap in training, not in you. Talk comes back by using it in small amounts: a sentence to a cashier or a neighbor, and one on the day of the date, so you've already talked to somebody.",
    ],
  },
  {
    like: [
      'last time we sat there in silence and he never called',
      'my ex said i was boring to be with',
      'someone once left because i was so quiet',
      'a girl told me it was like talking to a wall',
      'i got dumped for not talking enough',
    ],
    say: [
      "That must have hurt, and now every pause sounds like the start of it again. It was one person's taste, and a silence takes two. Somebody else may find the same quiet restful. You don't have to make up for that evening.",
    ],
  },
  {
    like: [
      'they are so talkative and i cant keep up',
      'hes super outgoing and ill look dull next to him',
      'shes so witty i never have a comeback',
      'by the time i think of something the moment is gone',
      'the other person is way better at talking than me',
    ],
    say: [
      'Next to a quick talker you feel slow, and your good line turns up two topics late. Talkers are often happy with somebody who really listens. You can also bring the late line anyway: "Going back to what you said before." It shows that you were listening.',
    ],
  },
  {
    like: [
      'there were a few pauses but it was ok',
      'it went quiet sometimes and nothing happened',
      'we had silences it was fine',
      'it got quiet and then we talked again',
      'the date had gaps and we survived',
    ],
    about: 'over',
    say: [
      "So it went quiet, and then it went on. That's good to hear. You sat in the thing you dreaded, and all that came after it was the next sentence.",
    ],
  },
  {
    like: [
      'we talked for hours it must have been a fluke',
      'there was no silence at all and it wont happen again',
      'the conversation flowed and i dont know why',
      'she said i was easy to talk to and i doubt it',
      'it went great but next time ill have nothing left',
    ],
    about: 'over',
    say: [
      "I'm glad it went so well. You haven't used up everything there is to say; next time you'll also have what you already know about each other. If there are gaps then, they'll be gaps between two people who got along.",
    ],
  },
  {
    like: [
      'we sat in silence for most of the date',
      'it was dead quiet and i couldnt think of anything',
      'the whole dinner was one long awkward pause',
      'i went blank and it never recovered',
      'neither of us talked it was painful',
    ],
    about: 'over',
    say: [
      "That makes for a very long evening. I'm sorry. There were two of you in that quiet, and the other person couldn't fill it either, so it isn't all on you. It may be a poor match, or two nervous people on one evening. You don't have to decide which tonight.",
    ],
  },
  {
    like: [
      'i panicked and blurted out something stupid in the silence',
      'i overshared to fill the gap and im ashamed',
      'i looked at my phone when it got quiet',
      'i went on and on about work because i was scared of the pause',
      'i asked a really inappropriate question because nobody was talking',
    ],
    about: 'over',
    say: [
      `You grabbed the nearest thing because the quiet was too much. It happens, and it likely looms larger for you than for them. If it still bothers you and you'll see them again, say it with a smile: "I get nervous in pauses, sorry about that one." That usually closes it.`,
    ],
  },
  {
    like: [
      'how many seconds do i wait before i say something',
      'do i have to say it out loud that its quiet',
      'do i wait for them to talk first',
      'who is supposed to break the silence',
      'whose turn is it when nobody talks',
    ],
    say: [
      "It's nobody's turn, and there's no clock. Take one slow breath in and out before you reach for words; often they'll start in that time. If they don't, you can. You don't have to mention the quiet at all. Going back to an earlier topic does it.",
    ],
  },
]
