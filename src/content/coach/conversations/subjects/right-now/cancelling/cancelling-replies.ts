import type { Answer } from '../../../conversation.ts'

export const cancellingReplies: readonly Answer[] = [
  {
    like: [
      'how do i cancel a date',
      'what do i text to call off a first date',
      'i need to cancel on my tinder date what do i write',
      'how do i cancel a date but still want to see him',
      'i want to cancel a date and not see her again',
    ],
    say: [
      `Say if you want another time, so they aren't left guessing:\n"I can't make it tonight, and I'm sorry. I'd still like to meet. Would next week work for you?"\n"I need to cancel, and I don't want to set a new date. I wish you well."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i cancel a doctors appointment',
      'i have to call and cancel the dentist what do i say',
      'how do i cancel a hair appointment',
      'what do i say on the phone to cancel a booking',
      'how do i call off an interview',
    ],
    say: [
      `They take calls like this all day and need no reason:\n"Hi, I have an appointment tomorrow, and I need to cancel it."\n"Could I move it to another day, please?"\n"Thank you for the invitation to interview. I'd like to withdraw."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'i canceled and want to make it up to them what do i write',
      'how do i reschedule after i bailed',
      'what do i text my friend after i flaked',
      'how do i write to someone i stood up',
      'i didnt show up and never answered what can i say now',
    ],
    say: [
      `Say sorry once, then offer something:\n"I'm sorry I dropped out. I'd like to see you. Are you free next week?"\n"I didn't come and I didn't write, and that wasn't fair to you. I'm sorry."\n"I owe you one. Can I come to you this time?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i say if they ask why i canceled',
      'they want to know the reason and i dont have one',
      'my friend asks what happened how do i answer',
      'what do i say when people ask why i wasnt there',
      'how do i explain that i bailed because of anxiety',
    ],
    say: [
      `True and short, with as much as you want to tell:\n"I wasn't up to it that day."\n"Big groups make me nervous, and I lost my nerve. It wasn't about you."\n"I'd rather not go into it. How was it?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'they canceled on me what do i answer',
      'my friend bailed again what do i text back',
      'how do i react when someone cancels last minute',
      'what do i write when my date cancels',
      'she called it off an hour before and im hurt what do i say',
    ],
    say: [
      `Kind, and honest if it happens a lot:\n"Too bad, I was looking forward to it. Text me when you have time."\n"That's all right. Would another day work for you?"\n"It's been a few times now, and that hurts a bit. Do you still want to meet?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how early should i cancel',
      'how much notice do i have to give',
      'is the day before too late to cancel',
      'when is the latest i can call it off politely',
      'do i tell them now or wait and see how i feel',
    ],
    say: [
      `As soon as you know, and the day before is decent for most plans. If somebody cooks, books or pays, a few days is better. If you truly don't know yet, say that: "I may have to drop out. I'll tell you by noon."`,
    ],
  },
  {
    like: [
      'can i cancel by text or do i have to call',
      'is it ok to cancel over whatsapp',
      'should i phone them to cancel',
      'do i need to cancel in person',
      'is an email fine to call it off',
    ],
    say: [
      "A text is fine for most things. Call if it's within the next two hours, because they may not look at their phone, or if somebody went to a lot of trouble for you. An appointment usually wants a call or the online form.",
    ],
  },
  {
    like: [
      'should i tell them the real reason',
      'can i say that its my anxiety',
      'is it better to be honest about why im canceling',
      'do i tell them i have a panic attack coming',
      'would they understand if i said im too nervous to come',
    ],
    say: [
      `With somebody close, yes: one honest sentence often does more than ten good excuses, because they stop thinking it's about them. With others, "I can't make it" is enough. You decide who gets the reason; nobody can demand it.`,
    ],
  },
  {
    like: [
      'what if i go and have a panic attack there',
      'what if i get there and cant go in',
      'is it ok to turn around at the door',
      'what if i throw up from nerves on the way',
    ],
    say: [
      'Then you step outside, breathe out slowly, and wait; a panic attack climbs, peaks and comes down. You can also turn around at the door and try again another day; you still got as far as the door. Tell one person there beforehand, if you can.',
    ],
  },
  {
    like: [
      'i have the text typed and my thumb is on send',
      'im about to cancel on everyone',
      'ive been staring at the cancel message for an hour',
      'i want to back out so badly right now',
      'five minutes from writing that i cant come',
    ],
    say: [
      "You're at the very top of it now; the last stretch before is often worse than being there. Put the phone in another room for fifteen minutes and take a shower or get dressed. You can still cancel after that, with a clearer head.",
    ],
    about: 'coming',
  },
  {
    like: [
      'i was looking forward to it and now that its here i cant',
      'i always want to when i plan it and then i dread it',
      'on the day itself i lose all courage',
      'i make plans when im in a good mood and regret them',
      'the closer it gets the less i want to go',
    ],
    say: [
      'Part of you wanted this when you said yes. Dread tends to grow as a thing gets closer, and that says little about how it will go. What were you looking forward to when you said yes?',
    ],
    about: 'coming',
  },
  {
    like: [
      'i look terrible today i cant go like this',
      'i have a huge pimple and want to cancel',
      'nothing to wear and i want to call it off',
      'i gained weight and dont want them to see me',
      'my hair is a disaster im not going',
    ],
    say: [
      "On a day like that, it feels as if everybody will see what you see in the mirror. Somebody may look, and what they make of it, you can't know. Wear something comfortable, and let it be good enough for today.",
    ],
  },
  {
    like: [
      'i have no energy to see people i havent left the house in days',
      'i canceled everything this month',
      'i dont see anyone anymore because i cancel all the time',
      'im depressed and cant make it out the door',
      'its been weeks since i kept a plan',
    ],
    say: [
      "That's a lot of evenings gone, and it can get harder each time. Trade the big plan for a tiny one: ten minutes with one person, at your door or on the phone. If it's been weeks of no energy at all, tell a doctor as well.",
    ],
  },
  {
    like: [
      'i canceled and they were fine with it',
      'told them im not coming and it was ok',
      'i called it off and she said another time',
      'i dropped out and nobody minded',
      'wrote that i cant make it and got a heart back',
    ],
    say: [
      "Good, then that's settled. You told them, and they took it well. Now have the hours you wanted for yourself, without one ear on the phone.",
    ],
    about: 'over',
  },
  {
    like: [
      'i almost canceled but i went and it was good',
      'i didnt cancel and actually had fun but it was probably luck',
      'i went after all and they seemed happy to see me but i dont know',
      'i kept the plan and it was nice i dont trust it though',
      'it was good that i went but next time ill want to cancel again',
    ],
    say: [
      "You wanted out, went anyway, and had a good time in there. I'm glad. Luck didn't put your shoes on; you did. You'll probably want to cancel again next time, and then you can remember this one.",
    ],
    about: 'over',
  },
  {
    like: [
      'i canceled and now my friend is mad',
      'she is angry that i bailed',
      'they stopped talking to me because i didnt come',
      'i canceled last minute and it blew up',
      'he said he cant count on me anymore',
    ],
    say: [
      `That's painful to hear. It also means they wanted you there. You don't have to explain everything today. One line is enough for now: "You're right to be upset. I'm sorry I let you down." What mends it is the next plan you keep.`,
    ],
    about: 'over',
  },
  {
    like: [
      'i didnt even cancel i simply didnt show up',
      'i turned off my phone and didnt go',
      'i ghosted my own friends party',
      'i said i had a fever and its a lie',
      'i drove there sat in the car and went home again',
    ],
    say: [
      `The fear got bigger than the plan, and you went for the quickest way out. It happens to more people than say so. It's not too late for a line to whoever was expecting you: "I'm sorry I wasn't there." You don't have to tell the whole story.`,
    ],
    about: 'over',
  },
  {
    like: [
      'how long should my cancel message be',
      'i wrote this to cancel is it ok',
      'does my text sound like an excuse',
      'is it too short to only say i cant come',
      'do i put the sorry at the start or the end',
    ],
    say: [
      "Two or three lines: that you can't come, one sorry, and a good wish or a new date. Order doesn't matter much. If there's a story in it with more than one detail, take it out; that's the part that sounds like an excuse.",
    ],
  },
]
