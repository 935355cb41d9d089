import type { Answer } from '../../../conversation.ts'

export const stammerReplies: readonly Answer[] = [
  {
    like: [
      'someone asked did you forget your own name when i stuttered, what do i say',
      'what do i answer when they joke that i dont know my name',
      'i got stuck on my name and they laughed and said are you sure',
      'a comeback for the forgot your name joke',
    ],
    say: [
      `Calm and short does it:\n"No, I stutter. It's ..."\n"I know it. It takes me a moment to say."\n"I hear that one a lot. I have a stutter."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'people tell me to slow down and breathe when i stutter, what do i say',
      'how do i tell my mom that take a breath doesnt help',
      'they always say relax, think before you speak',
      'what do i answer when somebody tells me to calm down because i stammer',
    ],
    say: [
      `Tell them what does help:\n"I know you mean well. What helps me is time, not tips."\n"I'm calm. I stutter, and it takes as long as it takes."\n"I'm fine with how I talk. Please listen to what I'm saying."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i write before an interview about my stutter',
      'how do i mention my stammer in an email to the recruiter',
      'i want to let the employer know i stutter ahead of the call',
      'a sentence for my job interview about stuttering',
    ],
    say: [
      `One sentence, no apology, then the rest of your email:\n"I stutter, so some answers may take me a little longer. I look forward to talking with you."\n"A note for our call: I have a stutter, and pauses are part of how I speak."\n"I stutter. What helps most is a bit of time to finish."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i tell my date i stutter',
      'weve only texted and he doesnt know i stammer, what do i write',
      'how do i bring up my stutter with someone i like',
      'what do i say to a match before our first call',
    ],
    say: [
      `Say it lightly, the way you would mention anything about yourself:\n"Before we meet: I stutter. Some words take me a bit longer. I'm looking forward to it."\n"You'll notice that I stutter. When it happens, give me a second."\n"One thing you can't tell from my texts: I have a stutter."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i tell my teacher about my stutter before the presentation',
      'what do i say to my boss about stuttering in meetings',
      'i need to ask for more time for a talk because i stammer',
      'how do i ask them not to cut me off or skip me when i block',
    ],
    say: [
      `Say what you have, and what you want them to do:\n"I stutter, so I'll need more time for my talk. Can we plan for that?"\n"When I get stuck, please wait. I'll get there."\n"Please call on me like everyone else. I need a little longer, that's all."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'should i apologize for stuttering',
      'is it polite to say sorry when i get stuck',
      'i always say sorry after i block',
      'do i owe people an apology for how long i take to talk',
    ],
    say: [
      "You don't have to. You've done nothing wrong; you're talking, and it takes you longer. A sorry can make it sound as if something bad happened. If you want to say something, \"thanks for waiting\" is friendly and doesn't put you in the wrong.",
    ],
  },
  {
    like: [
      'can i do a job with a lot of talking if i stutter',
      'could i become a teacher with a stammer',
      'is sales or customer service out for people who stutter',
      'should i pick a career where i dont have to speak',
    ],
    say: [
      "A stutter doesn't rule those jobs out. There are teachers, lawyers, salespeople and doctors who stutter, and they stutter at work. It may take more energy than it takes others, so plan for that. Choose by what you want to do all day, and let speech be one point among several.",
    ],
  },
  {
    like: [
      'is it all right to ask for extra time in an oral exam because of my stutter',
      'can i get accommodations for stammering',
      'do i have a right to more time when i speak at school',
      'am i allowed to record my presentation instead because i stutter',
    ],
    say: [
      "Yes, ask. In many schools and workplaces a stutter counts as a reason for more time, and the rules differ by place. Go to the disability office or the person in charge a few weeks ahead. It's about having the time to show what you know.",
    ],
  },
  {
    like: [
      'what if i block during my wedding vows',
      'im the best man and i stutter, what if i get stuck in the speech',
      'what if i cant get the words out in front of all the guests',
      'i have to give a toast with a stammer',
    ],
    say: [
      "Then you block, take the time, and say the word. The people there came for you or for someone you love, and many of them know your voice. Write it in your own words, keep it short, and look at the person it's for. They can wait.",
    ],
    about: 'coming',
  },
  {
    like: [
      'some days i talk fine and some days i cant get a word out',
      'my stutter comes and goes and i never know which day it is',
      'i was fluent for weeks and now its back',
      'people think im faking because sometimes i dont stutter',
    ],
    say: [
      'Not knowing what kind of speech day you\'ll wake up to is tiring in itself. Stuttering does come and go, and a bad week after a good one doesn\'t mean you did something wrong. It can confuse other people too. "It varies" is explanation enough.',
    ],
  },
  {
    like: [
      'i stutter more in my second language',
      'english isnt my first language and i also stammer',
      'people think i dont know the word when i really stutter',
      'my stutter is worse when i speak a foreign language',
    ],
    say: [
      "So when you block, they think you're searching for the word, and they offer you one you didn't need. That's a double load: a language and a stutter. \"I know the word, I stutter\" tells them which one it is, and then they can wait.",
    ],
  },
  {
    like: [
      'i only started stuttering recently',
      'i never stuttered before and now as an adult i do',
      'all of a sudden i get stuck on words',
      'my speech changed in the last few weeks',
    ],
    say: [
      "It's unsettling when speech you never had to think about starts to catch. When it begins in adulthood, have a doctor look at it soon; I can't judge that from here. If it came on suddenly, with weakness, a drooping face or confusion, call emergency services right away.",
    ],
  },
  {
    like: [
      'in my family nobody talks about my stutter',
      'my parents told me to stop it when i was small',
      'at home they look away when i get stuck',
    ],
    say: [
      'Then you learned early that it was something to keep out of sight, from the people you most wanted to hear you. It was never bad behavior, and you couldn\'t have stopped it by trying. If it feels all right, you could be the first one at home who says "stutter" out loud.',
    ],
  },
  {
    like: [
      'i stuttered and said it anyway and it was fine',
      'made the phone call, blocked twice, got it done',
      'i ordered for myself today with a stutter, it was ok',
      'i said my name and got stuck a bit, no big deal',
    ],
    say: [
      "Good. You said what you came to say, stutter and all, and it got where it was going. It doesn't have to be smooth to count. I'm glad you told me.",
    ],
    about: 'over',
  },
  {
    like: [
      'i hardly stuttered today but it wont last',
      'i spoke well in the meeting, probably a lucky day',
      'they were so patient with my stutter, i bet they were bored',
      'it went well and im scared the next time will be worse because of it',
    ],
    say: [
      "Lovely. It doesn't have to promise anything about the next time to be good. Speech goes up and down, and what you said this time was heard. You can enjoy this one.",
    ],
    about: 'over',
  },
  {
    like: [
      'i blocked and said never mind',
      'i gave up in the middle of my sentence because it wouldnt come out',
      'i got totally stuck and they turned to someone else',
      'i couldnt say it so i ordered something i didnt want',
      'had the worst block of my life in front of everybody today',
    ],
    say: [
      "You had it ready, and it stayed inside while they looked at you. That's a hard one to carry home. What you wanted to say was worth saying, and it still is. If it matters to you, you can say it another time, or write it. If not, let it rest.",
    ],
    about: 'over',
  },
  {
    like: [
      'i gave a fake name because i couldnt say mine',
      'i hung up when the word didnt come out',
      'i pretended i didnt know the answer so i wouldnt stutter',
      'im ashamed i let someone else talk for me again',
      'i acted like the call dropped because i was stuck',
    ],
    say: [
      "That was a way out of a second that felt endless. Many people who stutter have done the same and kept it a secret. One moment like that doesn't say who you are. The shame afterward is heavier than the thing itself deserves.",
    ],
    about: 'over',
  },
  {
    like: [
      'how do i find a speech therapist for adults',
      'can i do stuttering therapy online',
      'is speech therapy only for kids',
      'where do i look for help with a stammer at my age',
    ],
    say: [
      'Speech therapy is for adults too, and many therapists work online. Ask for one who has experience with adults who stutter; not all do. National stuttering associations keep lists, and your doctor can refer you. A first talk commits you to nothing, and you can ask how they work.',
    ],
  },
]
