import type { Answer } from '../../../conversation.ts'

export const apologyTalk: readonly Answer[] = [
  {
    like: [
      'how do i say sorry to someone who hates big apologies',
      'need a short sorry. she cant stand speeches',
      'How do I apologize without making a drama of it?',
      'whats the shortest way to own up to it',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `One breath, no reasons, then stop:\n"I did that, and it was wrong. I'm sorry."\n"That was me. I should have told you sooner."\n"No speech. I'm sorry."`,
    ],
  },
  {
    like: [
      "he'd say I could have just told him and he'd be right",
      'theyll say why didnt you just be honest and idk what id say',
      'She\'ll say "you could have told me." And I could have. That\'s the worst of it.',
      'if i admit i lied shed go "you couldve just said no"',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Then say it before they do:\n"I could have told you, and I didn't. I made something up instead, and I'm sorry."\n"You're right. I was scared to say it, and you deserved the truth."`,
    ],
  },
  {
    like: [
      "he hadn't even heard what I said",
      'apologized and she goes "what? i didnt notice"',
      'I had lost sleep over it, and he never heard a word.',
      'she had headphones in the WHOLE TIME',
    ],
    about: 'over',
    say: [
      'All that worry, and it never even reached them. It hurt nobody, and one day it may be a funny story. You can put it down for good.',
    ],
  },
  {
    like: [
      'sent the wrong reply to a condolence message, what do I say now',
      'autocorrect made me write something awful to a grieving coworker',
      'i put a laughing emoji under a death announcement, how do i fix it',
      'what does one say after writing something terrible by accident',
    ],
    asks: 'words',
    about: 'over',
    say: [
      `Say it once, short, and then let it be done:\n"I'm mortified about that message. I'm so sorry for your loss."\n"What I meant to write was how sorry I am."`,
    ],
  },
  {
    like: [
      "i'd have wanted one sentence, in private, nothing big",
      'just a short sorry the next day would have been enough for me',
      "no big scene, a quiet word, that's what I would've wanted",
      'a simple apology, not in front of everyone',
    ],
    about: 'coming',
    say: [
      `Then you know what to give. Soon, in private, one sentence: "I was out of line with you, and I'm sorry." Then leave it there, and let them do with it what they like.`,
    ],
  },
  {
    like: [
      'told my boss and she already knew and it was kind of funny',
      'I confessed. He had heard it already, and nobody was angry.',
      'owned up and everyone just laughed about it, they knew',
      'She knew before I said it, and it turned out half as bad.',
    ],
    about: 'over',
    say: [
      "So you told them, they already knew, and nobody was angry. That's about the kindest way a mistake like that can end. I'm glad. You can breathe out.",
    ],
  },
  {
    like: [
      'she thanked everyone in the family but me so i lost it',
      "He left my name out in his speech. That's when I said it.",
      'they skipped me on purpose in front of everyone and i snapped',
      'I was passed over in the toast, as always, and I said something awful.',
    ],
    about: 'over',
    say: [
      "Being left out, out loud, in front of everyone: of course that hit. It explains what you said, and it doesn't make it good. There's a sorry you owe, and a hurt you're owed one for. Which do you want to start with?",
    ],
  },
  {
    like: [
      'it belonged to his dead wife. he shut the door on me',
      "turns out it was her late husband's. she took it and closed the door",
      "I went to apologize and learned what it meant to him. He didn't say a word",
      'i broke something of his moms who passed. said sorry n he walked off',
    ],
    about: 'over',
    say: [
      `Oh. You came about a thing, and it turned out to be somebody's grief. That closed door was likely more about the loss than about you. You couldn't have known, and you went. In a week or so, a short note: "I didn't know. I'm so sorry."`,
    ],
  },
  {
    like: [
      'i forgot my colleagues birthday and then said something stupid in the group',
      'replied all asking who she was. it was her birthday',
      'wrote "who\'s that?" about my own coworker to everyone, an hour ago',
      'sent the worst reply all, 20 minutes ago, what do i do',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `It's fresh enough to fix. One message to that person, today:\n"I'm mortified about what I sent. I'm sorry."\n"That came out awful. I'm sorry, and happy birthday."\n"That was careless of me, and you didn't deserve it."`,
    ],
  },
  {
    like: [
      'i apologized and my boss made a joke about it with a straight face',
      'sent the sorry and she came over and teased me',
      'he made fun of it in a nice way after i said sorry',
      'after my apology my manager cracked a joke, deadpan',
    ],
    about: 'over',
    say: [
      "That's your answer. Somebody who makes that joke with a straight face has read your apology and is letting you off the hook. You can laugh now. It's done.",
    ],
  },
  {
    like: [
      'called his new wife by his exs name at the funeral, do i have to say something',
      'i said the wrong name to the widow',
      "used her dead sister's name by mistake, should I apologize",
      'mixed up the names at the worst possible moment, must I bring it up',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Yes, say something, soon and in one breath. Silence would leave them guessing:\n"I called you by the wrong name, and I'm so sorry."\n"I was shaken that day and the wrong name came out. I didn't mean it."\n"You deserved better from me. I'm sorry."`,
    ],
  },
  {
    like: [
      'everyone was making fun of him and i joined in. should i apologize',
      'i laughed along when they picked on her and now i feel gross',
      "I didn't stand up for a coworker, I even smirked. Would saying sorry make it worse?",
      'they were roasting this kid and i laughed too. do i say something',
    ],
    asks: 'words',
    about: 'over',
    say: [
      `Yes. Keep it short, alone with them, and about them, not about how bad you feel. Then leave them room:\n"I laughed, and I shouldn't have. I'm sorry."\n"That wasn't fair to you, and I went along. I won't next time."`,
    ],
  },
  {
    like: [
      'a text is too little, a call id fall apart, and she lives far away',
      'cant say it on the phone, cant go there, and texting sorry feels lame',
      "How do I apologize when he's in another country and I'd cry on the phone?",
      'text feels fake, in person is impossible',
    ],
    about: 'coming',
    say: [
      "Then a letter on paper. It doesn't feel cheap, you can cry without anybody hearing, and it does the traveling for you. One thing you did, that you're sorry, and stop there. Half a page is plenty.",
    ],
  },
  {
    like: [
      'said sorry and she hasnt replied, prob hates me',
      'left him an apology note 3 days ago and nothing',
      "I apologized on Monday. Silence. I imagine she's telling the others",
      'no answer to my sorry text, bet shes showing everyone',
    ],
    about: 'over',
    say: [
      "Days of nothing are long when you're waiting. It can mean still hurt, still thinking, or no idea what to say. What it means is still a guess. You said sorry, and that part stands. Leave it there for now, and say hi as usual.",
    ],
  },
  {
    like: [
      'say sorry through a closed door, like a weirdo',
      'through the door lol, like a ghost',
      'so I talk to her bedroom door?',
      'apologize through the door. very dignified',
    ],
    about: 'coming',
    say: [
      'It sounds odd, and it can work. The door has its good side: nobody has to arrange their face. Say the one sentence, give it two seconds, and walk away. They can come out when they want.',
    ],
  },
  {
    like: [
      'my mistake ended up getting my coworker a raise',
      "turns out the mail i sent by accident helped him, now he's extra nice to me",
      'After all that my blunder did some good for a colleague',
      'lol she got promoted because of my screwup and brings me snacks',
    ],
    about: 'over',
    say: [
      "So your slip did somebody some good. That may be the friendliest outcome a mistake ever had. If they're being nice to you about it, let them. You owe nobody another sorry.",
    ],
  },
  {
    like: [
      'I wrote something mean to everyone by accident but it was about my computer',
      'replied all with an insult, it was about the coffee machine, nobody knows that',
      'sent the whole office a joke that looks like its about a person. it wasnt',
      'It was about my car, but four hundred people think I meant a colleague',
    ],
    asks: 'words',
    about: 'over',
    say: [
      `Then the truth is funnier than the damage, so tell it once, to all of them, today:\n"For the record, that was about a machine, not a person. Sorry for the noise, everyone."\n"Apologies to all. I wasn't talking about anybody here."`,
    ],
  },
  {
    like: [
      "she's out of surgery and already grumbling, thank god",
      "dad's ok, the operation went well, hes moaning about the hospital food",
      "It went fine. She's complaining, so she's herself again.",
      "mom is fine now, she's bossing the nurses around",
    ],
    asks: 'words',
    about: 'over',
    say: [
      `Complaining is a very good sign. I'm glad. If you were short with anybody while you waited, two lines and the truth put it right:\n"I'm sorry I snapped. I'd had bad news from home."\n"You only asked a normal thing. I was scared that day."`,
    ],
  },
  {
    like: [
      'i didnt help a lady with her bag cause i froze, should i say sorry',
      'Must I apologise for not holding the elevator? I panicked.',
      'forgot to say thanks to the bus driver do i say something tmrw',
      'I walked past a neighbour without helping. Do I need to explain myself?',
    ],
    about: 'over',
    say: [
      'No need to. It was a second of not knowing which way to move, and it was over fast. Next time you see each other, a friendly hello does more than a sorry would.',
    ],
  },
  {
    like: [
      'knocked over the urn. Grandpa went on the carpet. a little. I vacuumed. what do I even say',
      'broke my nans wedding plate, the only one left. glued it. how do i tell her',
      "I dropped my late father-in-law's watch down the drain. What do I say to my wife?",
      'washed my roommates moms quilt and it fell apart. what do i say omg',
      "Their boy's ashes necklace, I stepped on it. It's bent. I don't have the words.",
    ],
    say: [
      'Tell them yourself, soon and plainly, and leave the details for when they ask.\n"I have to tell you something hard. I had an accident with it, and I put right what I could."\n"I\'m so sorry. I know what it means to you."',
    ],
    asks: 'words',
  },
  {
    like: [
      'Posted. With a robin on it, all I had',
      'put the letter under his door. used the back of a calendar page',
      "Card is in the mailbox. It had a cat on it, that'll have to do",
      'left the note on her windscreen this morning',
      'I wrote it out and pushed it through the slot. My spelling is terrible.',
    ],
    say: [
      "Then it's on its way, in your own handwriting, and that counts for a lot. They can read it in their own time and don't have to answer on the spot. Whatever comes back, or doesn't, your part is done.",
    ],
  },
]
