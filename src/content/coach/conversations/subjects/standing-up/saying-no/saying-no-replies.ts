import type { Answer } from '../../../conversation.ts'

export const sayingNoReplies: readonly Answer[] = [
  {
    like: [
      'how do i turn down an invitation nicely',
      'they invited me to a baby shower and i dont want to go',
      'i need a text to say no to drinks after work',
      'how to decline a wedding invite politely',
      'someone asked me over and id rather not, what do i write',
    ],
    say: [
      `Thanks first, then the no:\n"Thank you for asking me. I can't come, and I hope it's a lovely time."\n"I'm going to sit this one out. I'd like to see you soon, though."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i say to people selling stuff at my door',
      'the guy at the mall stand wont let me go',
      'how do i refuse the charity people on the street',
      'i end up buying things because i cant say no to a salesperson',
      'what do i tell telemarketers',
    ],
    say: [
      `Say it while you keep moving, or with your hand on the door:\n"No, thank you."\n"I don't buy at the door. Have a good day."\n"I'm not interested, and I'm going to hang up now. Bye."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'my friend wants me to watch her kids again how do i say no',
      'what do i tell someone who always wants a ride',
      'how do i get out of helping them move',
      'she asked me to look after her dog and i dont want to',
      'people keep asking me for favors what can i answer',
    ],
    say: [
      `Friendly, and with no reason to argue over:\n"I can't do it this time. I hope you find somebody."\n"I've done it a lot lately, and I need to stop for a while."\n"I can't take all of it. I could give you one hour."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'he asked me out and i dont want to',
      'how do i tell someone im not interested in them',
      'someone keeps flirting with me and i want to turn them down',
      'what do i text a guy i dont want to date',
      'how do i reject her without being mean',
    ],
    say: [
      `Clear is the kind way here, because a maybe keeps them waiting:\n"Thank you for asking. I don't feel that way about you."\n"That's nice of you to say, and it's a no from me."\n"I'm not interested. Please don't ask again."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'they want me to do shots and i dont want to what do i say',
      'how do i turn down a drink',
      'my friends keep offering me a vape',
      'what do i say when they hand me a beer',
      'whats a good answer to come on have one',
    ],
    say: [
      `Light voice, and then change the subject:\n"I'm good with this, thanks."\n"Not for me. You go ahead."\n"Still no. What were you saying before?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'can i say no by text',
      'is it cowardly to refuse in a message',
      'do i have to say no face to face',
      'would it be rude to write it instead of calling',
      'is it bad to decline over email',
    ],
    say: [
      'A text is fine for most things, and it lets you choose your words. Keep the face-to-face no for something big, or for somebody who would be hurt to read it. Send it soon, so they can plan.',
    ],
  },
  {
    like: [
      'how long can i take before i answer',
      'is it rude to say ill get back to you',
      'can i ask for time to think about it',
      'whats too long to leave someone hanging on a request',
      'can i sleep on it before i say yes or no',
    ],
    say: [
      "You can take time, and a day or two is normal for most requests. Say which day you'll answer, and stick to it. What bothers people is waiting with no end, because they can't ask anybody else in the meantime.",
    ],
  },
  {
    like: [
      'should i offer something else instead',
      'do i have to suggest another time when i say no',
      'is a flat no too harsh without an alternative',
      'must i find someone else if i refuse',
    ],
    say: [
      `No, you don't have to offer anything. Do it only if you'd be pleased when they accept. An offer made to soften the blow can turn into a second thing you didn't want. "I can't" and a kind tone are enough.`,
    ],
  },
  {
    like: [
      'what if they have nobody else',
      'what if im the only one who can help her',
      'he says nobody else can do it',
      'can i say no if they really need me',
      'if i dont do it no one will',
    ],
    say: [
      `You can still say no. "Nobody else" often means nobody else has been asked yet. If somebody's safety is at stake, help or call someone who can. For the rest, they usually start looking once your answer is clear.`,
    ],
  },
  {
    like: [
      'i cant bear the disappointed look on her face',
      'its the sad face that gets me every time',
      'i hate letting people down',
      'they go quiet and look hurt and i cave',
      'i cant stand to see someone disappointed because of me',
    ],
    say: [
      "So it's their face that does it, more than any argument. A disappointed look is hard to stand next to, and it's usually short. You don't have to fix it. Let it be there, and wait two breaths before you say anything more.",
    ],
  },
  {
    like: [
      'ive never said no to anyone in my life',
      'im sixty and still cant refuse people',
      'im a total pushover always have been',
      'i dont think the word no is in my vocabulary',
      'been a people pleaser since i was little',
    ],
    say: [
      "That's a long habit, and it probably kept things peaceful for you many times. People around you have gotten used to it, so your first no may surprise them. Start small, with people who don't know you: a cashier, a survey, someone handing out flyers.",
    ],
  },
  {
    like: [
      'im exhausted from doing things for everyone',
      'i have no time left for myself because i keep agreeing to stuff',
      'my whole weekend is gone again because of favors',
      'im running on empty and they keep asking',
      'i do everything for everybody and im worn out',
    ],
    say: [
      "You've been giving away hours you didn't have. Being tired is reason enough to refuse the next thing, even if you could squeeze it in. Block one evening in your calendar as taken. When they ask, you do have something: rest.",
    ],
  },
  {
    like: [
      'i say yes and then i resent them for it',
      'i do the favor and im mad the whole time',
      'i end up hating people who ask me for things',
      'i help and then im bitter about it',
      'i agree and then complain about them for days',
    ],
    say: [
      "That bitterness is the no you didn't say. They can't see it and may think you wanted to help. It's a useful sign, though: the requests that leave you bitter are the ones to turn down next time. The others you can keep doing.",
    ],
  },
  {
    like: [
      'i said no and they said ok',
      'told her no and she was fine with it',
      'so i refused and that was it',
      'well i turned it down and nothing happened',
      'said i couldnt and they asked someone else',
    ],
    say: [
      `And that was all of it: one no, one "okay." I'm glad. It can seem almost too little after so much dread. They asked, you answered, and you have your time back.`,
    ],
    about: 'over',
  },
  {
    like: [
      'they took my no well but i bet theyre talking about it now',
      'she said no problem when i refused but she must be hurt',
      'he was nice about me saying no, a bit too nice',
      'they said they understood my no but i keep waiting for the fallout',
    ],
    say: [
      "What you have is a friendly answer, and that's the only thing anybody has shown you. The rest is guessing. People who get a no often look for plan B and get on with their day. You can take them at their word.",
    ],
    about: 'over',
  },
  {
    like: [
      'i wanted to say no and said yes again',
      'they asked and i caved',
      'i had my sentence ready and still agreed',
      'i gave in after two minutes',
      'i meant to refuse and out came sure no problem',
    ],
    say: [
      'The old yes was faster. That happens often, because it has had years of practice and your no is new. You did have the sentence in your head this time. And you can often still take a yes back, in one short message.',
    ],
    about: 'over',
  },
  {
    like: [
      'i lied to get out of it and now i feel bad',
      'i made up a sick kid so i could say no',
      'i told them id be away and its not true',
      'i invented an excuse and im scared theyll find out',
      'i used a fake reason to refuse',
    ],
    say: [
      "A made-up reason under pressure is very common, and the no behind it was real. You don't have to go and confess. Don't add to the story, and if someone close to you asks, you can tell them. The next no can go without one.",
    ],
    about: 'over',
  },
  {
    like: [
      'i wrote this no is it too harsh',
      'can you check my text does my no sound rude',
      'is my refusal too cold',
      'heres my draft to turn her down is it too long',
      'does this sound mean if i say no like that',
    ],
    say: [
      "Check it for three things: the no comes in the first two lines, there's one kind word in it, and no reason they could argue with. If all three are there, send it. A clear no often sounds colder to the writer than to the reader.",
    ],
  },
]
