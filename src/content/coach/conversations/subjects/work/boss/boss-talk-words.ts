import type { Answer } from '../../../conversation.ts'

export const bossTalkWords: readonly Answer[] = [
  {
    like: [
      'how do I ask not to work alone with someone without saying why',
      'i dont want to be alone with him at work but cant explain, what do i say',
      'I want to be moved off his shift and give no reason. How do I word that?',
      'what do i tell my manager if i dont wanna say the reason',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Ask for the change and leave it there. If this person did something to you, Help now has people for that:\n"Please don't schedule me alone with them."\n"I'd rather not say why. Can you arrange it?"\n"I need someone else there. It matters to me."`,
    ],
  },
  {
    like: [
      'how do I ask to not work nights anymore',
      'need to tell my manager i cant do late shifts any more, what do i say',
      'How would I word a request to change my shift?',
      'wanna get off weekends at work how do i ask',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Ask for the change first, then what you can do instead:\n"I'd like to come off those shifts. I can do other days or hours."\n"Those hours don't work for me anymore. Could we change that from next month?"\n"Is there someone who'd rather have my shifts?"`,
    ],
  },
  {
    like: [
      'yes write the email to my boss for me',
      "dictate, I'll type it to my manager",
      'give me a draft for my boss, he only reads paper',
      'ok what do I write to her, my supervisor',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Short, with one request in it, and fill in your one thing:\n"Could I have ten minutes with you this week? There's one thing I'd like to change in how we work."\n"I do better when I know what you need by when. Could we agree on that?"`,
    ],
  },
  {
    like: [
      'want to ask my boss for sundays off for church',
      "need fridays free for prayer, how do I ask, he's a wall",
      'how do I get one fixed day off out of my manager',
      "I want to change my shifts for my faith and I'm scared to ask",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Ask for one clear thing, and bring an answer to the problem it makes:\n"I'd like the same day off every week. It matters to me. I can take another day instead."\n"Could we try it for a month and see?"\n"Who would need to swap with me? I'll ask them myself."`,
    ],
  },
  {
    like: [
      'give me the first sentence for my boss, ill memorise it',
      'what do i say first when i sit down with the manager',
      'Please write me an opening for the talk with my chief, in correct English',
      'need an opener for tmrw w my boss, ill learn it',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Short ones are best to learn by heart. Take one:\n"Thank you for making time. I'd like to ask you for something."\n"There's one thing I want to talk about, and I've come prepared."\n"May I say it all first and then hear what you think?"`,
    ],
  },
  {
    like: [
      'how do i ask to move desks without offending the guy next to me',
      'want a different seat at work but dont want it to look like i cant stand her',
      'What do I say to my manager if I want to sit elsewhere?',
      'how to ask to switch teams or seats without it sounding personal',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Talk about the spot, and nobody's neighbor comes into it:\n"I'd work better somewhere quieter. Is there another desk?"\n"I'd like to try a different seat for a few weeks, if that's possible."\n"Nothing's wrong where I am. I'd like a change of spot."`,
    ],
  },
  {
    like: [
      'boss wants me to fake the hours how do i say no',
      "He's asking me to sign off something that isn't true. How do you refuse a man like that?",
      'manager told me to lie on the safety form, what do i say',
      'how do i tell my boss im not doing something illegal for him',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Short, with no debate about it:\n"I can't do that, and I won't write it down differently."\n"I'll do it by the rules or not at all."\n"Put that in writing for me, please."`,
    ],
  },
  {
    like: [
      "need to ask my boss for a day off for my kid's school play and he's scary",
      'how do i ask the headteacher for time off for my own child',
      'gotta request leave for my daughters thing, manager makes you beg',
      "I must ask my supervisor for a free day for my son's event",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Two sentences do it, whatever face you get:\n"I'd like to ask for leave that day. My child has something at school, and I want to be there."\n"My work will be covered; I've arranged it."\n"Could you let me know by the end of the week?"`,
    ],
  },
  {
    like: [
      'want to ask to work from home fridays but my boss thinks people sleep at home',
      "how do i ask for a remote day, he doesn't trust anyone",
      'my manager is old school and I need wfh one day a week',
      'I wish to request a home office day from a boss who is against it',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Offer a test your boss can check; that answers the doubt without a debate:\n"I'd like to try working from home on one day a week, for a month."\n"At the end of that day I'll send you what I finished."\n"If it doesn't work for you, we stop."`,
    ],
  },
  {
    like: [
      'what if my boss asks why',
      'what do i say if she wants a reason',
      'and if he asks for an explanation?',
      'Suppose they want to know the reason for my request',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Then you give a short one, as private as you like, and go back to the ask:\n"It's for personal reasons. This is what I can do reliably."\n"My situation has changed."\n"I'd rather not go into it. Is there a way to make it work?"`,
    ],
  },
  {
    like: [
      'i want to move desks because its dark and theres nobody around me',
      "i sit alone in a corner now since my colleague went remote, i'd like a window",
      'how do I ask for another seat, mine faces a wall',
      'want to switch places at work, more light and some people',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Then you've got a reason that's about light and nobody can take personally:\n"Could I move to a desk with more daylight? I work better there."\n"It's gotten quiet in my corner. Is there a free spot nearer the others?"`,
    ],
  },
  {
    like: [
      "is this message to my boss okay or does it sound like I'm complaining",
      'wrote my manager asking for feedback in private, is it rude',
      '"please tell me my errors one to one" does that sound ok',
      'Kindly check my note to the director. Is the tone respectful?',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `It's fine: polite, short, and it says what you'll do with it. One thank-you at the front takes away any sound of complaint:\n"Thank you for your guidance. Could you share corrections with me in private? I'll act on them right away."`,
    ],
  },
  {
    like: [
      'when should i ask for time off and how do i word it',
      "How far ahead do I tell her I can't work that day, and what do I say?",
      'need a day off, when do i say it n what words',
      'how soon do I bring it up with my manager and how',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `As soon as you know, a week or two ahead if you can. The fact first, then the question:\n"I need that day off. Can you put me down for it now?"\n"I know it's busy. That's why I'm telling you early."\n"Can you tell me by Friday?"`,
    ],
  },
  {
    like: [
      'im pregnant and just started this job how do i tell my boss',
      "I have to tell my manager I'm expecting and I'm still on probation",
      'found out im pregnant, new job, scary boss, help',
      'New position, three weeks in, and now a baby. How do I say it?',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Look up your rights first, or ask an advice line; in many places you're protected. Then tell it as news, without a sorry:\n"I have something to tell you. I'm pregnant."\n"I like it here and want to stay. Can we plan it together?"\n"I'll put it in writing for you today."`,
    ],
  },
]
