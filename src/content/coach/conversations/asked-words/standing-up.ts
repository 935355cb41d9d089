/** No, stop, and what is owed. */
export const standingUp = {
  say_no: {
    name: 'Saying no',
    say: [
      `The no comes first, and it needs no reason.\n"No, I can't take that on."\n"Thanks for inviting me. I'm going to pass this time."\n"I'm not buying anything, thanks. Bye."`,
      `Written, it's a thank-you and a no.\n"Thanks for thinking of me. This time it's a no."\n"I've thought about it, and I won't be able to do this."\n"I can't help with this one. I hope you find somebody."`,
      `A few words, and then stop talking.\n"I'd rather not."\n"No, not today."\n"That doesn't work for me."`,
      `If they ask again, or want a reason:\n"I've said no, and I don't want to discuss it."\n"I know you were hoping for a yes. It's still no."\n"Asking again won't change it."`,
    ],
  },
  cancel: {
    name: 'Canceling or being late',
    say: [
      `Say it early: what changes, and what happens instead.\n"I can't make it after all. Could we find another day?"\n"I'm running late. I'll be there at …"\n"I won't be in today. I'll let you know tonight about tomorrow."`,
      `In a message, put the change in the first line.\n"I won't make it on … I'm telling you now so you can plan."\n"Could we move it to …? The time we had doesn't work for me."\n"I'm sick today and staying home. I'll write when I know more."\nThe last one is for a day you really are sick.`,
      `The change is enough, without a story.\n"I can't come today."\n"I'll be about … minutes late."\n"Can we do it another day?"`,
      `If they're let down, or ask why:\n"I know you were counting on me. I'm sorry."\n"It's too much for me today."\n"I'd rather not say why. I'd still like to see you."\nGive the true reason or none.`,
    ],
  },
  ask_change: {
    name: 'Asking somebody to stop something',
    say: [
      `Say it early and calmly, as one request.\n"Hi. Could you keep it down a little, please?"\n"Excuse me, that's bothering me. Could you do it somewhere else?"\n"I think this is my seat. Could you check, please?"`,
      `For a note or a message: one fact, one wish.\n"Hello, I can hear the … at my place. Could you keep it down a bit?"\n"Could you clear away the … by …? I'd like to use the space, too."\n"Thank you. If anything I do bothers you, tell me."`,
      `One sentence, in your normal voice.\n"Would you turn that down, please?"\n"Could you move over a bit?"\n"Please don't do that here."`,
      `If they laugh, or carry on:\n"I'm serious. Please stop."\n"I asked you once already. I'd like us to work this out."\n"Then I'll ask somebody in charge."\nIf they get angry, walk away and get somebody.`,
    ],
  },
  boundary: {
    name: 'Stopping a remark or touch',
    say: [
      `Take the line for your case: the first for a wrong name, the second for a remark or a joke, the third for a touch.\n"It's …, by the way."\n"Please don't say that to me."\n"Take your hand off me, please."`,
      `In a message: for a name, for a remark, for a touch.\n"Small thing: my name is …, not …"\n"What you said about … bothered me. Please don't say it again."\n"I don't want to be touched like that. Don't do it again."`,
      `Shorter, for a name, a remark, a touch, in that order.\n"Actually, it's …"\n"That's enough."\n"Don't touch me."`,
      `If they laugh, or say it was a joke:\n"It isn't funny to me."\n"You heard me. I want you to stop."\n"If it happens again, I'll report it."\nAfter a touch you didn't want, you can tell somebody you trust today.`,
    ],
  },
  nosy: {
    name: 'Answering a nosy question',
    say: [
      `You can be friendly and still keep it to yourself.\n"I'd like to keep that private. What have you been up to?"\n"I don't talk much at first, but I'm listening."\n"I don't really talk about that. What's new with you?"`,
      `In a message, you may leave that one question out.\n"I'd rather not get into that. How have you been?"\n"You asked about … I'd like to keep that to myself."\n"If there's news, you'll hear it from me."`,
      `A few words close it.\n"That's personal."\n"I'll skip that one."\n"I'd rather not say."`,
      `If they keep asking:\n"I don't want to talk about it. Please leave it alone."\n"Why do you want to know?"\n"It hurts when you ask me that. Please stop."`,
    ],
  },
  complain: {
    name: 'Making a complaint',
    say: [
      `Say what's wrong and what you want done.\n"Excuse me, this isn't what I ordered. I asked for …"\n"I bought this here, and it doesn't work. I'd like my money back."\n"I think there's a mistake on my bill. Could you take a look?"`,
      `Written, it's the day, the problem and what you want.\n"I ordered … on … and it hasn't come."\n"The bill says … It should be …"\n"Please replace it, or refund me by …"`,
      `One sentence is enough to begin.\n"Something's wrong with this. Could you look at it?"\n"This is cold. Could you warm it up?"\n"I'd like to return this."`,
      `If they say no, or send you to somebody else:\n"Who decides that? I'd like to talk to them."\n"Could you give me that in writing?"\n"I don't agree. How do I file a complaint?"`,
    ],
  },
  money: {
    name: 'Money and things you lent',
    say: [
      `Say the thing or the sum, and what you want.\n"You still have my … Could you bring it back this week?"\n"Could we pay separately, please?"\n"That's more than I can spend. Is there something cheaper?"`,
      `In a message, put the number and the day.\n"Hi, about the … I lent you: could you send it by Friday?"\n"Your share comes to … Could you send it this week?"\n"I can pay … now. Would that be all right?"`,
      `The plain version, with no long lead-up.\n"I need my … back."\n"I'll pay for mine."\n"Can you do it for …?"`,
      `If they put you off, or laugh:\n"I mean it. What day can you pay me?"\n"Then pay me part of it now and the rest by …"\n"I only had the … so I'd like to pay for that."`,
    ],
  },
} as const
