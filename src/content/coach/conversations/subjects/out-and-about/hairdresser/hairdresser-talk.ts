import type { Answer } from '../../../conversation.ts'

export const hairdresserTalk: readonly Answer[] = [
  {
    like: [
      'I asked her a question and got her whole medical history, what else can I ask',
      'give me another thing to say at the hairdresser, the last one backfired',
      'tried asking the barber stuff, he told me about his divorce. something safer pls',
      "What can I ask in the chair that won't bring on her life story?",
    ],
    asks: 'words',
    say: [
      `These keep it light, and the last one buys you quiet:\n"Seen anything good on TV lately?"\n"What's the strangest thing anyone has asked you to do with their hair?"\n"I'm going to close my eyes for a bit. This is the best part of my week."`,
    ],
  },
  {
    like: [
      'not a barber, a hairdresser, im a woman',
      'im a lady actually, its a salon',
      "No no, a ladies' salon. And my hair is a jungle",
      'wrong, its a womens hairdresser lol',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `My mistake, thank you. It works the same in any chair:\n"I'd love to be quiet today and let you work."\n"It's grown wild, I know. Do what you can with it."\n"I'm not much of a talker. Please don't mind."`,
    ],
  },
  {
    like: [
      "the operation doesn't scare me, talking to the nurse does",
      "having a procedure and i'm dreading the small talk before it",
      'not scared of the needle, scared of chatting with the staff',
      'got surgery soon and its the pre op talk im worried about',
    ],
    about: 'coming',
    say: [
      `Good news about that chat: the nurse leads it, and it's mostly a list. Name, allergies, when you last ate. You can open with "I'm nervous and not very chatty," and they'll take it from there. They hear that from a lot of people.`,
    ],
  },
  {
    like: [
      'wont the barber be offended if i ask for quiet',
      "is it rude to tell my hairdresser I don't want to talk",
      'can you really say to a barber you prefer silence',
    ],
    about: 'coming',
    say: [
      "No. It's a request they get often, and many are happy to rest their voice too. Say it with a smile before they begin, then close your eyes. If a question comes anyway, one word and a nod is enough.",
    ],
  },
  {
    like: [
      'if i say i dont want to talk shell think im sick',
      "She'd worry and ask what is wrong with me.",
      "he'd make a whole thing of it and ask whats up",
      'My barber would take it as bad news and ask questions.',
    ],
    say: [
      `People ask like that when they're fond of you, and it makes a small wish hard to say. Give them the size of it along with it: "Nothing's wrong, I'd like it quiet today." If they ask again, "Really, all good," and close your eyes.`,
    ],
  },
  {
    like: [
      'my dentist is so cute and hes gonna see inside my mouth',
      'The doctor is very good-looking, and I have to show him my foot fungus.',
      'appointment w the hot physio and i havent shaved kill me',
    ],
    about: 'coming',
    say: [
      `Bad luck, a good-looking one for that job. The consolation: for somebody who does this all day, what you're ashamed of is routine. You can say it first: "It's not pretty, I know." Then look at the ceiling until it's over.`,
    ],
  },
  {
    like: [
      "how do i tell her i don't want to chat without being rude",
      'what do I say so the hairdresser doesnt think i hate her',
      'Is there a kind way of asking for quiet in the chair?',
      'need a nice way to say pls dont talk to me during my haircut',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Make it about your rest, and give them a bit of warmth with it:\n"This is my one quiet hour, so I'm going to close my eyes. You're in charge."\n"If I go silent, that's me enjoying it."\n"Do you mind if I drift off while you work?"`,
    ],
  },
  {
    like: [
      'id rather have long hair than talk to a barber',
      'haircuts are 40 min of small talk in front of a mirror, no thanks',
      'I put off the salon for months because of the chatting',
      'the "so any plans" at the barber makes me wanna grow it out',
    ],
    about: 'coming',
    say: [
      `Stuck in a chair with your own face and a stranger's questions: fair enough. You can skip the chatting. Say it as the cape goes on: "I'm going to have a quiet one today, if that's all right."`,
    ],
  },
  {
    like: [
      'the coast. my husband proposed there',
      'Our old lake house, my late wife loved it',
      'we always went to the same town before he died',
      'i could talk about where i got engaged i guess',
    ],
    about: 'coming',
    say: [
      `What a thing to have. You can give as much of it as you like: "I love that place, there's a story to it." Or only the name, and ask where they'd go. Either is plenty for a few minutes.`,
    ],
  },
  {
    like: [
      'how do i write nicely "please go slow"',
      'what should i put on the card for the dentist',
      'Could you help me word a note asking them to be gentle?',
      'need a polite line for slow down pls and let me ask something',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Here's your card, two lines and you can hand it over without a word:\n"Please go slowly. I have one question before you start."\n"I'll raise my hand when I need you to stop. Thank you."`,
    ],
  },
  {
    like: [
      "theres another place, i've walked past it like 5 times",
      'found a salon thats always empty, i keep looking in',
      "There is a small shop nearby. I've stood outside it twice",
      'theres a barber w nobody in it, ive been eyeing it for weeks',
    ],
    about: 'coming',
    say: [
      `Then you've already chosen; your feet know the way. Pick the quiet day, and this time open the door. "I've never been here. Do you have time for me?" is enough, and if there's none, you get a date.`,
    ],
  },
  {
    like: [
      'getting my hair done takes hours and they ask questions the whole time',
      'hours in the chair with a stranger asking about my life',
      'braiding appointment tmrw and i dread the small talk',
      'I have to sit in that salon half a day and make conversation',
    ],
    about: 'coming',
    say: [
      `That's a whole shift, and you don't owe anybody talk for that long. Say it in the first ten minutes, while it's friendly: "I'm going to put my headphones in, tap me if you need me." A good one won't mind.`,
    ],
  },
  {
    like: [
      "will the dentist be mad i don't floss",
      'is she gonna yell at me for not brushing good',
      'what if he tells me off about my teeth',
      'Will they scold me for not having taken care of them',
    ],
    about: 'coming',
    say: [
      `Probably not mad. Lots of people skip it, and dentists hear it all day. You may be told to do it more. That's a reminder, and it takes ten seconds. You can say "okay" and you're done.`,
    ],
  },
  {
    like: [
      'my dentist talks nonstop while shes working in my mouth',
      'the hygienist asks me questions when i cant answer',
      'dentist on friday and he chats the whole time',
      'how do I get my dentist to stop talking to me',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `And you can't answer with your mouth open. Say it before the chair goes back:\n"I'm better when it's quiet. Would you mind?"\n"I'm going to close my eyes and drift off a bit."\n"Can I put my headphones in while you work?"`,
    ],
  },
  {
    like: [
      "ok that i can say. they're taking two teeth out anyway",
      "yes i can manage that line, it'll be a rough appointment regardless",
      "that one's short enough for me, the dentist will be busy anyway",
      "fine, I'll say that, they're drilling so there won't be much talk",
    ],
    about: 'coming',
    say: [
      "Then you have your line and a good reason for it. Eyes closed, hands on your stomach, and let them work. Plan something soft to eat and a quiet afternoon. You've earned it by then.",
    ],
  },
  {
    like: [
      'the dentist keeps chatting while drilling, what am i supposed to say',
      'hygienist asks me questions with the mirror in my mouth, going today',
      'How does one make small talk at the dentist with a mouth full of cotton?',
      'dentist today and she always asks about school mid cleaning',
    ],
    about: 'coming',
    say: [
      `Nobody can answer that with a mouth full of fingers, and they know it. A hum counts. Before you lie back you can say: "I'm better with quiet while you work." That's a normal request in that chair.`,
    ],
  },
  {
    like: [
      'blood draw tomorrow and the nurse wont stop talking',
      'i can take the shot, its the cheerful chatter i cant',
      'Needles are no problem, the small talk at the lab is',
      'vaccination today, hate when they go "little pinch!"',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Then tell them what helps, as you sit down:\n"I'm better when it's quiet. No countdown, please."\n"I'm fine with needles. You can go ahead without telling me."\n"I'm going to look at the wall for this."`,
    ],
  },
  {
    like: [
      'barber wont stop talking about football and i know nothing',
      "My hairdresser is chatting about cars, help, I'm in the chair",
      'in the chair rn, he wants to talk sports, what do i do',
      "The man cutting my hair keeps asking about cricket and I'm typing this under the cape",
    ],
    say: [
      `You only have to listen; nobody in that chair needs to be an expert. "I know nothing about it. Where would I start?" keeps them going till you're done. Or close your eyes, which is perfectly good manners with something sharp that close.`,
    ],
  },
  {
    like: [
      'tuesday at 3',
      'My appointment is on the 9th, at ten',
      'its next friday 4pm',
      'the twentieth, quarter to eleven',
    ],
    about: 'coming',
    say: [
      "Then it's in the book. Have your one sentence ready, and say it right when you sit down, before anything starts. Tell me afterward how it went.",
    ],
  },
  {
    like: [
      'checked. there\'s a box "silent cut", i\'m gobsmacked',
      "omg the barber app has a 'no chat' option. since WHEN",
      'Looked it up. They offer a quiet appointment. I had no idea.',
      "found one, says 'quiet chair available' on the site lol",
      "well I never, there's a thing you can tick for no conversation",
    ],
    say: [
      "There it is, in writing. Enough people wanted it that somebody made it a choice, so you're not the odd one out. Pick it, and the asking is done before you sit down. Want to choose a day while you have the page open?",
    ],
  },
  {
    like: [
      'not with her fingers in my mouth. something before i sit down',
      'not once im in the chair with the cape on. what can i say at the door',
      "I couldn't with the drill going. Something for when she calls me in?",
      'i cant talk lying down with goggles on lol, give me smth for before',
      "Not while he's looking in my ear. Have you a line for the waiting room?",
    ],
    say: [
      'Then say it standing up, before anything starts:\n"Before we begin, there\'s one thing I\'d like you to show me."\n"I\'m a bit nervous, so I\'m asking now: could you explain as you go?"',
    ],
    asks: 'words',
  },
]
