/** Yes, a need, a hurt, a question: what one wants others to know, said plainly. */
export const plainTalk = {
  say_yes: {
    name: 'Saying yes to a plan',
    say: [
      `Say yes first, and then name a day.\n"Yes, I'd love to. How about Saturday?"\n"I'd like that, too. Are you free on Thursday?"\n"Thanks for asking me. I'll be there on …"`,
      `In a message: the yes, the day and the time.\n"Yes, count me in for … What time should I be there?"\n"You said we should hang out sometime. Does Sunday work for you?"\n"I'd love to come. Can I bring anything?"`,
      `A yes and a day will do.\n"Sure. Friday?"\n"Yes, I'm free on Sunday."\n"I'm in. What time on Saturday?"`,
      `If the day isn't settled, or you said maybe at first:\n"We never picked a day. Are you free next Wednesday?"\n"I can't do … Could we make it Tuesday?"\n"I told you maybe. Now it's a yes, if there's still room."`,
    ],
  },
  do_share: {
    name: 'Reminding somebody of their share',
    say: [
      `Name their part and a time, and leave them a way out.\n"Your part is … Can you have it done by Thursday?"\n"I did the … last time. Can you do it by tonight?"\n"If you're stuck, tell me tonight and we'll split it."`,
      `In a message: what's missing, by when, and what to do if they can't.\n"Hi, I still need … from you by … Does that work?"\n"You said you'd … Is that still on for this week?"\n"If it's too much, tell me today and we'll find another way."`,
      `One short question, asked in a friendly voice.\n"How's your part coming along?"\n"It's your turn today, okay?"\n"Can I have it by tonight? If not, when?"`,
      `If nothing happens, or they put it off again:\n"It isn't done yet. What's getting in the way?"\n"I can't do your part, too. Which half can you do by tonight?"\n"If I don't have it by … I'm going to ask … for help."\nSay the last one before you do it, so they still have time.`,
    ],
  },
  tell_need: {
    name: 'Saying what you need',
    say: [
      `Say what you need, with the reason or without it.\n"I'm autistic. I listen better when I look away."\n"I don't hear well on this side. Could we switch places?"\n"No … for me, thank you."\nThe last one works for drinks, food and hugs.`,
      `Write it ahead of time, so they can plan for it.\n"I'm autistic, and noise wears me out. Could we meet somewhere quiet?"\n"I don't drink, and I don't eat … Will there be something for me?"\n"I'd like to come. I may step outside for a few minutes."`,
      `A few words, and no more explaining than you want.\n"I don't drink, thanks."\n"I don't like to be touched. A wave is good."\n"I'm looking away so I can listen."`,
      `If they forget, keep pushing, or say it doesn't show:\n"You can't tell by looking. I still need …"\n"I don't drink. Please don't ask me again."\n"I missed that. Could you face me when you talk?"`,
    ],
  },
  tell_hard: {
    name: 'Telling somebody something hard',
    say: [
      `Say that it's hard, and then say the thing itself.\n"I have something to tell you, and it's hard to say. I …"\n"I've made up my mind. I'm going to …"\n"There's something I want you to know about me. I'm …"\nIf telling them might not be safe, tell somebody you trust first.`,
      `Written, it belongs in the first lines.\n"It's hard for me to say this out loud, so I'm writing it: …"\n"I got a diagnosis. It's … and I wanted you to hear it from me."\n"You don't have to answer right away. Call me when you want to."`,
      `One plain sentence, and then wait.\n"I didn't pass …"\n"I'm moving out in …"\n"I'm not coming home for …"`,
      `If they're angry or sad, or try to talk you out of it:\n"I know this isn't what you wanted to hear."\n"You don't have to be okay with it today. I wanted you to know."\n"I'd like to stop here and talk again tomorrow."`,
    ],
  },
  hurt_by: {
    name: 'Saying that something hurt',
    say: [
      `Say what happened and how it felt, and not why you think they did it.\n"Can I tell you something? It hurt me when you …"\n"I've been quiet since you said … It's still on my mind."\n"Something's bothering me, and I'd like to sort it out with you."`,
      `In a message, name the one thing and offer to talk.\n"What you said about … has stayed with me. It hurt."\n"I don't want to fight about it. I want us to be okay."\n"I'd like to tell you in person. Do you have time tomorrow?"`,
      `You can say it right when it happens.\n"Ouch. That hurt."\n"That was hard to hear."\n"I wish you'd asked me first."`,
      `If they say it was nothing, or get angry:\n"Maybe you didn't mean it that way. It still hurt."\n"You don't have to agree. Please hear me out."\n"Let's leave it for tonight and talk tomorrow."\nIf you're afraid of them when they're angry, leave it and talk to somebody you trust.`,
    ],
  },
  where_we_stand: {
    name: 'Asking where you stand',
    say: [
      `Ask one clear question, then give them time to answer.\n"I like you. Do you feel the same way?"\n"I'd like this to be a date. Would you?"\n"You seem upset with me. Did I do something?"`,
      `In a message, say what you feel or what you noticed, and then ask.\n"I like spending time with you, maybe as more than friends. How about you?"\n"You've been quiet with me lately. Are we okay?"\n"I saw that you all got together. Was there a reason I wasn't asked?"`,
      `The shortest questions are the clearest.\n"Is this a date?"\n"Are we together?"\n"Are you mad at me?"`,
      `If they dodge it, or it isn't what you hoped for:\n"I don't know what that means. Is it a yes or a no?"\n"You can tell me later. I'd rather know than guess."\n"I was hoping for more. I'm going to need a little time."`,
    ],
  },
  ask_along: {
    name: 'Asking to come along',
    say: [
      `Go up to one person, and ask in one sentence.\n"Are you all going to …? I'd like to come, too."\n"Is anybody sitting here? I'd like to join you."\n"Do you need one more? I'd like to play."`,
      `In a message, name the plan, so a yes is all they have to write.\n"I saw you're going to … Could I come with you?"\n"Is there still a spot on the team? I'd like to join."\n"I'd like to go to … and not on my own. Could we go together?"`,
      `You can ask it in passing.\n"Room for one more?"\n"Mind if I tag along?"\n"Can I play the next one?"`,
      `If it's a no, or they have to ask the others:\n"Okay. Have fun, everybody."\n"Would you ask me next time? I'd like to come."\n"Sure, go ahead and ask. Could you tell me by tonight?"`,
    ],
  },
  order: {
    name: 'Ordering, booking, seeing a doctor',
    say: [
      `Start with what you want.\n"Hi, could I get …, please?"\n"Hi, I have an appointment at … My name is …"\n"I've had … since … I'd like to get it checked."\nIf they don't hear you, say the same words again, a little louder and slower.`,
      `For a booking, or a note to read out at the doctor's:\n"I'd like to book a table for … on … at …"\n"I need an appointment for … Do you have anything this week?"\n"It started … It gets worse when … I've already tried …"`,
      `Short is polite enough.\n"One …, please."\n"Like in this photo, please."\n"It hurts here."`,
      `If they don't hear you, get it wrong, or want to move on:\n"I'll say that again: …, please."\n"No, this one here, please."\n"Before I go, there's one more thing: …"`,
    ],
  },
} as const
