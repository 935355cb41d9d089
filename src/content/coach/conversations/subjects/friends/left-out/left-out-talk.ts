import type { Answer } from '../../../conversation.ts'

export const leftOutTalk: readonly Answer[] = [
  {
    like: [
      "there's one of them I could ask, she's on her own on Tuesdays",
      'maybe Jean, she does the tea',
      'i could ask the guy who locks up, hes alright',
      'One of the ladies is in the kitchen by herself, I could try her.',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Good choice: one person, hands busy, nobody else around. Ask it lightly and let them answer:\n"Can I ask you something? I felt a bit left out. Did I miss something?"\n"I wondered if I'd done something. Have you heard?"`,
    ],
  },
  {
    like: [
      'every time i write in the group chat it goes silent',
      'nobody ever answers my messages in the group',
      'I type something and the chat dies, always',
      'said hi in the chat, everyone stopped talking. again',
    ],
    say: [
      "That's a lousy moment, watching your own message sit there at the bottom. Chats die after somebody's line all the time, and you notice it most when it's yours. I can't see why from here. Writing to one of them alone gets answers a group doesn't give.",
    ],
  },
  {
    like: [
      'they plan stuff in front of me like im not there',
      'girls on my team talk about their party right next to me',
      "they think I don't understand the language and talk over me",
      'everyone discussing the trip i wasnt invited to, in front of my face',
    ],
    say: [
      `That hurts: talked over as if you weren't in the room. You heard every word, and you can let that show, once: "That sounds fun. When is it?" Then watch who looks up. That's the one to talk to alone.`,
    ],
  },
  {
    like: [
      'they forgot my birthday at work, dont want a fuss',
      "I paid for everyone's present and got nothing, something quiet to say",
      'everyone gets a cake except me, how do I mention it without drama',
      "got anything quieter, I don't want to start a fight over it",
    ],
    asks: 'words',
    say: [
      `Quieter, then: to the one who organizes it, alone and in passing:\n"I think mine slipped through this year. No fuss, only saying."\n"Is there a list for these things? I'd like to be on it."\n"Put me down for next time, would you?"`,
    ],
  },
  {
    like: [
      'nobody talks over me there',
      'at least in the library no one interrupts me',
      'I eat alone because with them I never get to finish a sentence',
      'its quiet and nobody cuts me off, thats why',
    ],
    say: [
      "It's tiring to start a sentence and have it run over. A place where nobody interrupts is worth keeping. Is there one person out of that crowd who lets you finish? They might like it there too.",
    ],
  },
  {
    like: [
      'she said its only family and thats a total lie',
      'they said it was a small thing but everyone went',
      'He told me it was work people only. It was not',
      '"its just us two" yeah right, i saw ten people there',
    ],
    say: [
      `So you were left out and then lied to about it, and the second part can sting more. You don't have to pretend you believe it. You could say so, alone: "I know it wasn't the way you told me. I'd rather hear the truth." Who in that group has been straight with you?`,
    ],
  },
  {
    like: [
      'crying on the bathroom floor',
      'im in the toilets hiding',
      'on my bedroom floor, cant move',
      'locked myself in the bathroom',
    ],
    say: [
      "Stay there a minute, then; it's as good a place as any to cry. I'm sorry it hurts this much. Let each breath out be long. Is anybody near that you could sit next to? If you're not safe, tap Help now.",
    ],
  },
  {
    like: [
      'could ask my one friend in the group i guess',
      'I suppose I could ask the one I know best.',
      'maybe ill ask sam, hes always honest with me',
      "there's one of them who'd tell me",
    ],
    about: 'coming',
    say: [
      `Good pick, one person instead of the whole group. Ask when it's only the two of you, and keep it short: "Was there a reason I wasn't in on that?" Then you know, instead of guessing.`,
    ],
  },
  {
    like: [
      'my friends say they hate everyone from my town and im from there',
      "They've sworn never to talk to anybody from my school again. I'm from that school.",
      'lol theyre boycotting my whole street over a game and i live there',
      "A silly vow against people like me, and I'm sitting right there.",
    ],
    say: [
      `So they swore off a whole group, and you're in it. It's a joke for them and a closed door for you. Ask the most sensible one: "Does that include me?" My guess is that somebody forgot who was listening.`,
    ],
  },
  {
    like: [
      "oh no. she thought i didn't want to come",
      'crap i think i sounded like a no',
      'I suppose they took it for a refusal. How stupid of me',
      'omg he thinks im not interested bc i said lol',
    ],
    say: [
      `Probably, yes. That's also the good part: it may be a mix-up and no verdict on you, and a mix-up can be fixed. One line does it: "I was shy when you asked. I'd like to come next time."`,
    ],
  },
  {
    like: [
      'no way, id look so needy',
      'ask her? and seem pathetic? no thanks',
      "I'm not going to run after them",
      "nah that's thirsty, they'd laugh",
    ],
    say: [
      "After being left out of it, going to ask feels like begging. I understand the no. You don't have to do anything with it today. Asking one person one question isn't desperate, though, and you can still do it another day.",
    ],
  },
  {
    like: [
      "hard to say if it's me or my job when I eat by myself every day",
      "can't tell if they hate me or the badge",
      'maybe its because im the boss maybe its me, i sit alone either way',
      "Perhaps it's my position. It feels personal at lunch, though.",
    ],
    say: [
      "True, from where you sit the two look the same. There's one way to tell: talk to one of them about anything but work. The coffee, a game, the weekend. If it goes fine, it was probably the job.",
    ],
  },
  {
    like: [
      'everyone on the late team got a secret santa slip but me. "admin thing"',
      'whole office got the invite to the xmas lunch except me. "system error" apparently',
      'Everybody on my floor got a team hoodie. Mine "must have got lost in the order"',
      'they made name tags for all the volunteers but not me, said oh it was a printing thing',
      'all the temps got a thank you card bar me. "oversight" they said',
    ],
    say: [
      'That stings, and a flimsy explanation makes it sting more. It may be a plain slip, so treat it as one first and ask today: "I didn\'t get one. Could you add me?" What they do then tells you more than guessing will.',
    ],
  },
  {
    like: [
      "Priya says they assumed I couldn't. Nobody asked. Assumed.",
      'turns out they thought id be too busy with the baby so nobody even texted me',
      "She said they figured I wouldn't want to, because of my knee. They figured.",
      'apparently everyone "just thought" i was broke so they didnt invite me. could have ASKED',
      "He told me they assumed I'd be working. I wasn't working. No one checked.",
    ],
    say: [
      'So they decided it for you, and you never got to answer. That hurts, even when nobody meant harm. It also means they weren\'t done with you. You can tell them: "Please ask me anyway. I\'ll say no myself."',
    ],
  },
  {
    like: [
      'she was with leyla the hole time',
      'couldnt ask him, the other boys were there all day',
      'Priya was glued to Tash at break so i just went past',
      'i tried but she never goes anywhere without that girl who hates me',
      'He had the whole gang around him. No chance.',
    ],
    say: [
      'Then there wasn\'t a good moment, and you did nothing wrong. It\'s hard when the kind one is always next to the other one. Look for a minute with only you two, before class or going home: "Want to sit with me tomorrow?"',
    ],
  },
  {
    like: [
      'that I smell of bleach and have nothing to say',
      'that im boring and they were relieved i wasnt there',
      "I thought, well, who'd want the old one along.",
      'that my english is bad and i would ruin it for them',
      'told myself im the weird one and thats why',
    ],
    say: [
      "That's a harsh thing to be told, and the only one who said it was you. You know who went. You don't know why you weren't asked, and often it's only whoever stood nearby. Try one of them alone: \"Next time, tell me. I'd like to come.\"",
    ],
  },
]
