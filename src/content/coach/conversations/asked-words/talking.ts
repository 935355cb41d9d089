/** Beginning, keeping up and ending a conversation. */
export const talking = {
  start_talk: {
    name: 'Starting a conversation',
    say: [
      `Say hello, and ask something that takes a short answer.\n"Hi, we haven't talked yet. I'm …"\n"Have you been here before?"\n"How's your day been?"\nWhatever they answer, you can tell them the same about yourself.`,
      `In a message, say where you know each other from and ask one thing.\n"Hi, this is … from … How are you?"\n"We've never really talked, and I'd like to. How's your week going?"\n"Can I ask you something about …?"`,
      `A few words will do.\n"Hi. How are you today?"\n"Can I sit here?"\n"First time here?"`,
      `If they answer with one word, try once more and then let it go.\n"What brings you here?"\n"Well, nice meeting you."\n"Have a good one. Maybe I'll see you around."`,
    ],
  },
  keep_talk: {
    name: 'Keeping a conversation going',
    say: [
      `Pick up one word they said and ask about it.\n"You mentioned … earlier. How did you get into that?"\n"What's that like?"\n"And how's it going now?"\nYou can take a breath before you ask.`,
      `When a chat runs dry, bring one thing from your own day.\n"Today I … How was your day?"\n"How did it go with …?"\n"What are you doing this weekend?"`,
      `A short question hands it back to them.\n"Really? How come?"\n"What happened then?"\n"How did you like it?"`,
      `If it has gone quiet already, say so or change the subject.\n"My mind went blank for a second. What's new with you?"\n"Can I ask you something completely different?"\n"It was good talking to you. I'll see you around."`,
    ],
  },
  join_group: {
    name: 'Joining a group',
    say: [
      `Stand where you can hear, wait for a breath, and ask.\n"Hi, is it okay if I join you?"\n"Hi, everybody. I'm …"\n"I'd like to hear this too, if that's all right."`,
      `In a group chat, say hello once and answer something that was written.\n"Hi all, I'm … and I'm new to this chat."\n"I'd like to come too, if there's room."\n"I'm with … on this one."`,
      `One short question is enough.\n"Mind if I listen in?"\n"Can I sit with you?"\n"Can I come too?"`,
      `If nobody turns to you, try one person instead of the whole group.\n"Hi, I didn't catch your name. I'm …"\n"I came in late. What are we talking about?"\n"I'll leave you to it. See you later."\nThe last one is for leaving, said out loud.`,
    ],
  },
  leave_talk: {
    name: 'Leaving and saying goodbye',
    say: [
      `A kind word, then the goodbye, and no reason needed.\n"It was good talking to you. I'm going to get going."\n"I'm heading home. Thank you for having me."\n"Okay, I'm going to get off the phone. Take care."\nSay it once, and then go.`,
      `To end a chat, or leave a group chat:\n"I'm putting my phone away now. Talk to you soon."\n"I'm leaving this group. Thanks, everybody, and take care."\n"That's it from me for now. Have a good evening."`,
      `The goodbye alone is enough.\n"I'm heading out. Bye, everybody."\n"I'm leaving now. See you soon."\n"Good talking to you. Bye."`,
      `If they keep talking, or ask you to stay:\n"Tell me the rest next time. I'm going now."\n"I know it's early. I'm done for today."\n"Thanks for asking me to stay. I'm going to go, though."`,
    ],
  },
  introduce: {
    name: 'Introducing yourself',
    say: [
      `Your name, why you're here, and then it's their turn.\n"Hi, my name is … and I'm new here."\n"I'm … and I'm here because …"\n"Hi, I'm … It's good to meet you."`,
      `For a first message to a group or a new team:\n"Hi everybody, I'm … Thanks for adding me."\n"I'm new on the team, and I'll be doing …"\n"I'm looking forward to meeting you all."`,
      `Your name and one fact will do.\n"I'm … from …"\n"My name's … and I like …"\n"I'm … and it's my first time here."`,
      `If they didn't hear you, or the rest has left your head:\n"Let me say that again: I'm …"\n"I'm … and I've forgotten what else I wanted to say."\n"What was your name again?"`,
    ],
  },
  weekend: {
    name: 'Answering everyday questions',
    say: [
      `Give one true detail, then ask them the same.\n"I didn't do much, but I … How about you?"\n"I work in … What about you?"\n"I'm okay, thanks. How are you?"`,
      `In a message, one small thing is an answer.\n"I'm doing okay. Today I … What's new with you?"\n"Not much going on here. How are things with you?"\n"Thanks for asking. It's been up and down. And you?"`,
      `A short answer is still an answer.\n"Not a lot. And you?"\n"I had a quiet one. You?"\n"Getting by. How are you?"`,
      `If they ask for more than you want to tell:\n"There isn't much to tell. How was yours?"\n"I'm not working right now. Mostly I …"\n"It's been a hard week. I don't want to talk about it here."`,
    ],
  },
  phone_call: {
    name: 'Making a phone call',
    say: [
      `Your name, what it's about, and what you'd like.\n"Hello, my name is … I'm calling about …"\n"I'd like to make an appointment, please."\n"Are you the right person to ask about that?"\nHave your dates and numbers on paper before you dial.`,
      `If nobody picks up, say this to the voicemail or send it:\n"Hello, my name is … and my number is …"\n"Please call me back about …"\n"You can reach me until …"`,
      `Shorter, for when your breath is short.\n"Hi, I need …, please."\n"Who do I talk to about …?"\n"Thank you, that's all I needed."`,
      `If you can't follow, or your mind goes blank:\n"One moment, please. I need to think."\n"Could you repeat that a little slower, please?"\n"I'm writing that down. So it's …, is that right?"`,
    ],
  },
} as const
