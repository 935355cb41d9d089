/** From the first message to the last. */
export const dating = {
  ask_out: {
    name: 'Asking somebody out',
    say: [
      `Say that it's a date, so they know what they're answering.\n"I like talking to you. Would you go on a date with me?"\n"Would you like to get coffee with me? I mean as a date."\n"Can I have your number? I'd like to text you."`,
      `In a message, two sentences are enough.\n"I've been wanting to ask you: would you like to go out with me?"\n"I'd like to take you to … Are you free this weekend?"\n"I like texting with you. Would you like to meet in person?"`,
      `Plainer, so it can't be mistaken.\n"Do you want to go out with me?"\n"Can I give you my number?"\n"Do you want to meet up, the two of us?"`,
      `If it's a no or a maybe, one sentence and you're done.\n"Okay. Thank you for telling me."\n"That's all right. I'm glad I asked you."\n"If you change your mind, tell me. I won't ask again."`,
    ],
  },
  first_text: {
    name: 'A first message',
    say: [
      `Say hello, name one thing, and ask about it.\n"Hi, you wrote that you like … How did you get into it?"\n"Hi, it's … from … I liked talking to you."\n"Hi, this is … You gave me your number. How's your day going?"`,
      `For a new contact from work, school or a club:\n"Hi, this is … from … Now you have my number, too."\n"It was nice meeting you. How was the rest of your day?"\n"I got your number from … Is it okay if I text you?"`,
      `Hello and one question, nothing more.\n"Hi, how's your week been?"\n"Hey, what are you up to today?"\n"Where did you take the picture with the …?"`,
      `If they answer in one word, or not at all:\n"What do you like to do on a day off?"\n"Anything you'd like to know about me?"\n"I'd still like to get to know you. Have a good week."\nSend one of them, and leave the next message to them.`,
    ],
  },
  answer_text: {
    name: 'Answering a message',
    say: [
      `Answer what they asked, and add one thing of yours.\n"Yes, I'd like that. When works for you?"\n"Thanks for writing. I'm doing okay. How are you?"\n"I read your message. Let me think, and I'll write you tomorrow."`,
      `If the message has been waiting for a while:\n"It took me a while to answer. Here I am."\n"I didn't know what to say, so I didn't write. How are you?"\n"You wrote a while ago, and I owe you an answer: …"`,
      `A handful of words can be a full reply.\n"Sounds good to me."\n"Got it, thanks."\n"Not this time, but thank you."`,
      `If it hurt, or you can't tell what they mean:\n"I'm not sure how you meant that. Can you tell me?"\n"That hurt to read. Can we talk about it?"\n"I don't want to do this by text. Call me when you can."`,
    ],
  },
  after_silence: {
    name: 'Writing after no answer',
    say: [
      `Write one message, with no blame in it and room for a no.\n"Hi, I haven't heard from you. Would you still like to meet?"\n"You can tell me if it's a no. I'd like to know."\n"Did you see my message about …?"`,
      `To an office, a landlord or an employer, name the day and the thing.\n"I wrote to you on … about … and I haven't heard back."\n"Could you let me know by …, please?"\n"If somebody else handles this, please tell me who."`,
      `One line, and no reproach in it.\n"Hi. Is everything okay with you?"\n"Are we still on for …?"\n"I'd still like to hear from you."`,
      `If it stays quiet, you can close it on your side.\n"I'm going to take this as a no. I wish you well."\n"I won't write again. If you'd like to talk, write to me."\n"I'll leave it there. Take care of yourself."\nSend one of these, and let it be the last.`,
    ],
  },
  after_date: {
    name: 'After a date',
    say: [
      `When you say goodbye, or in a message the same day:\n"I had a good time with you. I'd like to see you again."\n"Thanks for today. Are you free next week?"\n"I liked hearing about …"`,
      `In a message, name one thing you liked, and ask for another date.\n"I'd like to hear more about …"\n"I'd like to go on a second date. Would you?"\n"Did you get home okay? I liked seeing you."`,
      `It can be short.\n"That was nice. Do you want to go out again?"\n"Thanks for meeting me."\n"I had a nice time. Did you?"`,
      `If they aren't sure, or say no:\n"Take your time. I'd like to know either way."\n"Thank you for being honest with me. I wish you all the best."\n"I'd have liked to see you again. Thanks for telling me."`,
    ],
  },
  turn_down: {
    name: 'Turning somebody down',
    say: [
      `Thank them, say no, and leave no maybe in it.\n"Thank you for asking me, but no."\n"That's kind of you, but I don't feel the same way."\n"It was nice meeting you. I don't want to go on another date."`,
      `In a message, put the no in the first line.\n"I've thought about it, and I don't want to meet again."\n"I don't feel that way about you, and I want to be honest about it."\n"I wish you well."`,
      `A no can be this short.\n"No, thanks."\n"I'm not interested."\n"I don't want that."`,
      `If they keep asking, a reason only gives them something to argue with.\n"I said no, and I meant it."\n"Please stop asking me."\n"I'm leaving now. Don't follow me."\nIf they go on, go where other people are and tell somebody.`,
    ],
  },
  end_it: {
    name: 'Ending a relationship or friendship',
    say: [
      `Say that it's over in the first sentence.\n"I want to break up. I've thought about it, and I'm sure."\n"I don't want to go on with this. It isn't good for me anymore."\n"I want to end our friendship, and I wanted to tell you myself."`,
      `If you write it, keep it short and plain.\n"This is hard to write. I don't want us to be together anymore."\n"I'm ending our friendship here. I won't be writing anymore."\n"Thank you for the good parts. I won't change my mind."`,
      `These are the plainest words for it.\n"It's over for me."\n"I'm breaking up with you."\n"I don't want to be in touch anymore."`,
      `If they argue, cry or ask for another chance:\n"I can see that it hurts. My answer is the same."\n"I'm not going to go through the reasons again."\n"I've said what I came to say. I'm going."\nIf you're afraid of what they might do, don't be alone with them when you say it.`,
    ],
  },
} as const
