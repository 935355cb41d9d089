/** Asking, speaking and answering at work and in school. */
export const workSchool = {
  ask_boss: {
    name: 'Asking your boss',
    say: [
      `Ask for the time first, or ask for the thing in one sentence.\n"Do you have ten minutes for me this week?"\n"I'd like to take … off. Is that possible?"\n"I'd like to talk about my pay. When is a good time?"`,
      `In an email, put what you want in the first line.\n"I'd like to ask for … Could you let me know by …?"\n"Could we meet this week? It's about …"\n"I'm interested in … and I'd like to take it on."`,
      `One sentence, and then wait for the answer.\n"Can I have … off?"\n"Can I ask you for something?"\n"I'd like to earn more. Can we talk about that?"`,
      `If the answer is no, or not now:\n"What would it take to get a yes?"\n"When can I ask again?"\n"Would part of it be possible?"`,
    ],
  },
  speak_up: {
    name: 'Speaking up in a group',
    say: [
      `The first words only have to get you the floor.\n"I'd like to say something about this."\n"I have a question about …"\n"I see it differently, because …"\nTake a breath after it, and then go on.`,
      `For the chat, or an email afterward:\n"One more point about …"\n"I didn't get to say this in the meeting: …"\n"Could we put … on the list for next time?"`,
      `Something short counts as speaking, too.\n"Can I go next?"\n"I agree with …"\n"I don't agree."`,
      `If they talk over you, laugh, or pass it by:\n"I wasn't finished. My point is …"\n"I said something earlier that I'd like to come back to."\n"I was serious about that. What do you think of it?"`,
    ],
  },
  begin_speech: {
    name: 'Giving a speech or toast',
    say: [
      `Breathe out, and say the first sentence slowly. Take the one for your room:\n"Good morning. Today I'll show you … and at the end I'd like to hear what you think."\n"Thanks for coming. We have … minutes, and I'd like to begin with …"\n"Hello, I'm … and I'm going to talk about …"`,
      `On your card, write the first sentence and the last.\n"I'd like to tell you three things about …"\n"Let me start with a question: …"\n"If you remember one thing from this, I hope it's …"`,
      `For a toast, and to come to an end:\n"I've known … for … and I'd like to tell you one thing."\n"Here's to …"\n"That was my last point. Thank you for listening."`,
      `If you go blank, stop, breathe and say it.\n"I've lost my thread. Give me a second."\n"Let me start that sentence over."\n"I'll come back to that. The next point is …"`,
    ],
  },
  interview: {
    name: 'Answering in an interview',
    say: [
      `What you've done, what you liked in it, and why you're here.\n"So far I've … and what I liked most was …"\n"I'd like this job because …"\n"From … to … I wasn't working. I'd like to start again here."`,
      `For the application, or an email afterward:\n"I'm applying for … because …"\n"Between … and … I was out of work. Since then I've …"\n"Thank you for meeting with me. I'd like to work with you."`,
      `Say one sentence, and let them ask for more.\n"I'm good at … and I'm still learning …"\n"I left because …"\n"I did something like that when …"`,
      `If a question throws you, say so and take your time.\n"Can I think about that for a moment?"\n"I haven't done that yet. I'd start by …"\n"Could you ask me that another way?"`,
    ],
  },
  teacher: {
    name: 'Talking to a teacher',
    say: [
      `At the end of class, one sentence is enough to begin.\n"Do you have a minute? It's about …"\n"I didn't understand … Could you explain it to me?"\n"I get very nervous when I'm called on. I want you to know that."`,
      `In an email: who you are, what it's about, what you need.\n"Hello, I'm … from your … class, and I have a question about …"\n"I need more time for … Could I hand it in by …?"\n"When could I come and talk to you?"`,
      `Plainer, for the door of the classroom.\n"Can I ask you something?"\n"I'm lost with …"\n"I didn't finish it. Can I bring it tomorrow?"`,
      `If the answer is no, or you still don't follow:\n"Could we go through one example together?"\n"Okay. What can I do instead?"\n"Who else could I ask about this?"`,
    ],
  },
  ask_help: {
    name: 'Asking for help',
    say: [
      `Say what you need in one sentence, and let them answer.\n"Excuse me, how do I get to …?"\n"Could you help me with …?"\n"Could you explain that to me again, please?"`,
      `In a message, say what you need and by when.\n"I have a favor to ask: could you … for me?"\n"I'm stuck on … Do you have time to look at it with me?"\n"If you can't, tell me, and I'll ask somebody else."`,
      `You can ask in one breath.\n"Can you give me a hand?"\n"Can you show me how this works?"\n"What does that mean?"`,
      `If they can't, or you still need more:\n"Okay, thanks. Do you know who could help?"\n"I got the first part. What comes after that?"\n"Could you do the first step with me? I'll try the rest."`,
    ],
  },
} as const
