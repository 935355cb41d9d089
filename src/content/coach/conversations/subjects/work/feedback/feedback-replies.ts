import type { Answer } from '../../../conversation.ts'

export const feedbackReplies: readonly Answer[] = [
  {
    like: [
      'what do i write back to the feedback i got',
      'how do i answer an email full of corrections',
      'give me a reply to their comments on my work',
      'they sent me written feedback what do i say',
    ],
    asks: 'words',
    about: 'over',
    say: [
      `Keep it short; you don't have to settle everything at once:\n"Thank you for going through it. I'll work on this and send you a new version."\n"Thanks, that's clear. One question about the second point."\n"I've read it. Give me until tomorrow for a proper answer."`,
    ],
  },
  {
    like: [
      'how do i ask for feedback',
      'what do i say to find out what they think of my work',
      'words to ask my boss how im doing',
      'how do i get someone to tell me honestly if its good',
    ],
    asks: 'words',
    say: [
      `A narrow question tends to get a useful answer:\n"What's one thing I could do better on this?"\n"Which part worked for you, and where did you get lost?"\n"How am I doing so far? I'd like to know now rather than at the end."`,
    ],
  },
  {
    like: [
      'how do i say that i disagree with my review',
      'what do i write when the evaluation is wrong',
      'words to object to a comment in my appraisal',
      'i want to correct something in the review without sounding bitter',
    ],
    asks: 'words',
    about: 'over',
    say: [
      `Stick to one point and the facts:\n"I'd like to add something to the second point. This is what happened."\n"I remember that differently. Can I show you what I have?"\n"Could my view of this be added to the review?"`,
    ],
  },
  {
    like: [
      'i have to give someone feedback and dread it',
      'how do i tell a coworker their work isnt good',
      'how do i criticize without hurting them',
      'what do i say as the one giving the feedback',
    ],
    asks: 'words',
    say: [
      `Talk about the work, and leave the person out of it:\n"This part works well. I couldn't follow this one. Can I show you where?"\n"Can I tell you something I noticed about the last one?"\n"Next time, could you send it to me a day earlier?"`,
    ],
  },
  {
    like: [
      'what do i say if it gets too much during the review',
      'how do i stop a feedback talk politely',
      'i need a way to pause when they criticize me',
      'words for when im about to lose it in the meeting about my work',
    ],
    asks: 'words',
    say: [
      `You can ask for a break without explaining yourself:\n"I'd like to take a short break and then go on."\n"That's a lot at once. Can we do the rest tomorrow?"\n"I want to hear this properly. Could you send it to me in writing?"`,
    ],
  },
  {
    like: [
      'should i tell them that i take criticism badly',
      'can i warn my boss that i get upset',
      'is it unprofessional to say feedback is hard for me',
      'should they know that i need time with criticism',
    ],
    say: [
      `You can, if you trust them to take it well, and one sentence is enough: "Feedback hits me hard at first. I'm listening, and I'll answer tomorrow." That way they don't read your reaction wrong. It isn't unprofessional to know how you work.`,
    ],
  },
  {
    like: [
      'can i ask for the feedback in writing',
      'is it okay to get the comments by email instead of face to face',
      'could they send me the points beforehand',
      'i take nothing in when they say it to my face',
    ],
    say: [
      `Yes. "I take it in better when I can read it. Could you send me the main points?" is a reasonable request, before or after. Some people will want to talk as well, and with the paper in front of you there's less to hold in your head.`,
    ],
  },
  {
    like: [
      'how long can i wait before i answer the feedback',
      'do i have to reply right away to their comments',
      'is it rude to answer a day later',
      'when should i respond to the review',
    ],
    about: 'over',
    say: [
      `A day is usually fine, and often better. If they're waiting, send one line now: "Got it, thank you, I'll get back to you tomorrow." An answer written while it stings tends to argue. After a night's sleep it's often shorter and calmer.`,
    ],
  },
  {
    like: [
      'do i have to change everything they said',
      'which of the comments do i have to follow',
      'they gave me so many corrections i dont know where to start',
      'two people told me opposite things about my work',
    ],
    say: [
      "Usually not everything. Fix what's plainly wrong first, then what more than one person noticed. Matters of taste are yours to weigh, unless the person who decides insists. Where comments contradict each other, ask that person which one counts.",
    ],
  },
  {
    like: [
      'my review is coming up and i feel sick',
      'i have my performance review next week',
      'i get my evaluation tomorrow and cant sleep',
      'the appraisal is in my calendar and i stare at it',
    ],
    about: 'coming',
    say: [
      "No wonder it sits in your stomach: there's a date, and somebody has been forming an opinion of your work. Write down now what you expect them to say, the good and the bad. Then you go in with guesses you can check.",
    ],
  },
  {
    like: [
      'i worked so hard on it and theyre going to pick it apart',
      'i put everything into this and now somebody judges it',
      'this project is like my baby and they will tear it up',
      'i gave my best so if its bad then im bad',
    ],
    about: 'coming',
    say: [
      'The more of yourself you put into it, the more every comment can hurt. Somebody who marks a weak page is talking about the page, even when it feels as if they mean you. How hard you tried stays true, whatever they say.',
    ],
  },
  {
    like: [
      'my last boss destroyed me in reviews',
      'i grew up with nothing ever being good enough',
      'my father criticized everything i did',
      'i had a teacher who humiliated me and now any comment hits that spot',
    ],
    say: [
      "I'm sorry you went through that. A small remark today can land on that old bruise and hurt twice, and that isn't weakness. When it hits, it can help to go back to what this person said, word for word. The rest may come from back then.",
    ],
  },
  {
    like: [
      'nobody ever gives me feedback so i assume im bad',
      'my boss never says anything about my work',
      'i hear nothing, neither good nor bad',
      'the silence about my work drives me crazy',
    ],
    say: [
      `That's hard, because you end up filling in their side yourself, and maybe more harshly than they would. Silence can mean they're busy, or content, or bad at praise. You can't tell from it, so ask: "What should I keep doing, and what should I change?"`,
    ],
  },
  {
    like: [
      'my review was fine',
      'got the feedback, nothing dramatic',
      'the evaluation was okay, a few small things',
      'had the appraisal talk, it was normal',
    ],
    about: 'over',
    say: [
      "Good, and a fine review is good news. Somebody looked closely at your work and found it all right, even if there's a small thing or two to change. You can let your shoulders down now.",
    ],
  },
  {
    like: [
      'they praised my work and i think they dont know the real me',
      'my review was really good and i cant believe it',
      'good feedback, they must be lowering the bar for me',
      'they only said nice things so they must be hiding something',
    ],
    about: 'over',
    say: [
      "I'm glad you got that. They judged what they could see, the work, and that part is real. You don't have to believe it by tonight. Try leaving the praise as it is, without arguing it down.",
    ],
  },
  {
    like: [
      'the feedback was brutal',
      'they tore my work apart',
      'my review was really bad and im crushed',
      'got destroyed in the evaluation',
      'it was worse than i thought, so many red marks',
    ],
    about: 'over',
    say: [
      "Ouch. That hurts, and more so when you had put work into it. For today it's enough to have heard it. Some of it may be right, some may be badly put, and you don't have to sort which is which while it stings. Do something kind for yourself tonight, or be with somebody who's kind to you.",
    ],
  },
  {
    like: [
      'i got defensive and snapped at them in the review',
      'i argued with my boss about the feedback and regret it',
      'i made a face when they criticized me',
      'i stormed out of the feedback talk',
    ],
    about: 'over',
    say: [
      `It hit a sore spot, and you reacted. That happens to calm people too. If it bothers you, one line can clear it up: "I reacted sharply. I've thought about what you said." Many people who give feedback have seen that before, and a line like that often goes over well.`,
    ],
  },
  {
    like: [
      'i wrote an answer to the feedback, is it too defensive',
      'does my reply to the review sound angry',
      'can you check what i want to write back to their comments',
      'should i send this response to my evaluation',
    ],
    about: 'over',
    say: [
      'I can\'t judge each word, but try this: count the sentences that explain why, and the ones that say what you will do. If the first kind wins, it may read as defensive. Keep one explanation, take out every "but," and send it tomorrow, not tonight.',
    ],
  },
]
