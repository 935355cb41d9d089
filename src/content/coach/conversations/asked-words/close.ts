/** What one says to people one likes, or would like to. */
export const close = {
  apologise: {
    name: 'Saying sorry',
    say: [
      `Name what you did, say sorry, and stop there.\n"I'm sorry that I … It wasn't fair to you."\n"I was wrong about … and I'm sorry."\n"That came out wrong. What I meant was …"`,
      `In a message, leave out the long reasons.\n"I've been thinking about … I'm sorry for my part in it."\n"I got nervous and … It had nothing to do with you."\n"You don't have to answer. I wanted you to know."`,
      `A short sorry is enough.\n"I'm sorry."\n"That was my mistake."\n"I didn't mean it like that."`,
      `If they're still hurt, or don't answer:\n"You have every right to be angry."\n"What can I do to make it better?"\n"I won't push you. Tell me when you'd like to talk."`,
    ],
  },
  tell_anxiety: {
    name: 'Saying you feel nervous',
    say: [
      `Say it early, in one sentence, and go straight on.\n"I'm shy at first. It gets better once I know people."\n"I'm nervous right now. Give me a moment."\n"I blush a lot. Keep going, I'm listening."`,
      `Before you meet, you can write it.\n"I get very nervous around people, and I'd like you to know that."\n"If I go quiet, it isn't because of you."\n"It helps me when you …"`,
      `A few words are enough of an explanation.\n"I'm a bit shy."\n"I stammer. Please let me finish."\n"Give me a minute, please."`,
      `If they laugh, or tell you to relax:\n"I'm not joking. This is hard for me."\n"Telling me to relax doesn't help. Waiting a moment does."\n"I can't switch it off. I can still talk to you."`,
    ],
  },
  invite: {
    name: 'Inviting somebody',
    say: [
      `Say what and when, so they can answer yes or no.\n"I'm going to … on … Do you want to come?"\n"Would you like to come over this weekend?"\n"Do you have time for a coffee this week?"`,
      `In a message: the day, the place, and when you need to know.\n"I'm having a few people over on … I'd love it if you came."\n"You can bring somebody if you like."\n"Let me know by … so I can plan."`,
      `It doesn't need an occasion.\n"Want to come along?"\n"Want to get lunch?"\n"Come over if you want."`,
      `If they can't come, or don't answer:\n"That's okay. Would another day be better?"\n"I'm counting who's coming. Are you in?"\n"Another time, then. Tell me when you feel like it."`,
    ],
  },
  reconnect: {
    name: 'Writing after a long time',
    say: [
      `Say who you are and that you thought of them, without a long apology.\n"Hi, it's … I thought of you today. How are you?"\n"It's been a long time, and I miss talking to you."\n"I still remember how we … What are you up to these days?"`,
      `A little more, for an email or a card:\n"It's been … years since we talked. Since then I've …"\n"I stopped writing, and I'm sorry about that."\n"Would you like to meet, or talk on the phone?"`,
      `Even after years, one line is enough.\n"Hi, how are you these days?"\n"I miss you. How have you been?"\n"Do you remember me? It's …"`,
      `The first is for when they answer, the others for when they don't.\n"It's so good to hear from you. When can we talk?"\n"You don't have to write back. I wanted to say hello."\n"I don't know if this will reach you. I hope you're well."`,
    ],
  },
  comfort: {
    name: 'Comforting somebody',
    say: [
      `You don't have to find good words.\n"I'm so sorry. I don't know what to say, but I'm here."\n"Do you want to talk, or should we sit here for a while?"\n"Tell me about … if you'd like to."`,
      `In a message, offer one thing and ask for nothing.\n"I heard about … I'm so sorry."\n"I'm thinking of you. You don't have to write back."\n"I'm going to the store. What can I bring you?"`,
      `A few words, said slowly.\n"That sounds hard."\n"I'm here."\n"Do you want a hug?"`,
      `If they cry, or don't want to talk:\n"It's okay to cry. I'm staying right here."\n"We don't have to talk about it."\n"I'll check in with you tomorrow, if that's okay."`,
    ],
  },
  praise: {
    name: 'Giving or taking a compliment',
    say: [
      `Name one true thing, and take one when you get it.\n"I like how you …"\n"Congratulations. How does it feel?"\n"Thank you. I'm glad to hear that."`,
      `In a message, say what exactly was good.\n"I wanted to thank you for … It helped me a lot."\n"I heard about … Congratulations."\n"I really liked your … The best part was …"`,
      `It can be short and true.\n"You did a great job."\n"That looks good on you."\n"Thanks, I'm glad you like it."`,
      `If they wave it off, or you did:\n"I mean it."\n"You said something kind, and I brushed it off. Thank you."\n"You don't have to say anything. I wanted you to hear it."`,
    ],
  },
} as const
