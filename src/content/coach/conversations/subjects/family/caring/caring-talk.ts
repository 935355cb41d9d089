import type { Answer } from '../../../conversation.ts'

export const caringTalk: readonly Answer[] = [
  {
    like: [
      'I look after my dad on my own, my brother shows up once a year',
      'its only me with mum all day every day, nobody helps',
      'Been her carer since spring. The rest of the family sends flowers.',
      'my sister visits at easter, I do the other 364',
    ],
    say: [
      "So it's you, every day, while the others come by once in a while. Anybody would be worn thin by that. You need hours off. Could you ask your family for one named weekend, or a doctor about respite care?",
    ],
  },
  {
    like: [
      'since I care for my husband my friends are gone',
      'he has treatment three times a week and I see nobody anymore',
      'looking after mum took all my days, and then my friends',
      'hospital mon wed fri, the other days i sleep. no one calls now',
    ],
    say: [
      `Some days are taken by the care, and the rest go to recovering from them. So the friends went as well, a bit at a time. You miss them, and that's fair. One could come to you: "I can't get out much. Would you come by for an hour?"`,
    ],
  },
  {
    like: [
      "they'll think she's got worse and she hasnt",
      'if i skip it people will assume dad is dying',
      "They'd all start asking what's wrong, and nothing is wrong",
      'everyone will think somethings happened if i say no',
    ],
    about: 'coming',
    say: [
      `They might wonder, and you can close that door in the same breath: "All's well here, I only need a break." That's true, and nobody has to guess. Somebody who does the caring may also be tired on a good day. You don't need bad news to say no.`,
    ],
  },
  {
    like: [
      'they call me a saint, nobody offers to take a shift',
      "I don't want praise, i want someone to sit with him for two hours",
      'what id like to hear is "go out, ive got her till six"',
      'everyone says how strong I am and no one helps',
    ],
    say: [
      `Praise is free, and hours are what you're short of. The next one who tells you how great you are could hear exactly that: "What would help me is an afternoon. Could you take one this week?" Some of them might even say yes.`,
    ],
  },
  {
    like: [
      'wont people think im dumping my dad on them',
      'is it selfish to ask someone to sit with her',
      "she'll think I can't be bothered with my own mum",
      'isnt it lazy to ask for help with him',
    ],
    about: 'coming',
    say: [
      "No. You're asking for a couple of hours, and dumping is when somebody doesn't come back. You'll be back, with a bit more of you than before. People who'd like to help can do more with a day and a time.",
    ],
  },
  {
    like: [
      'how do i tell the group i cant do my turn',
      'need to get out of the bake sale rota, what do I write',
      "I can't do the snack duty this month, how to say it",
      'how do I drop off the volunteer list for a while',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `A full month is a good enough reason. Keep it short:\n"I can't do my turn this month. Could somebody swap with me?"\n"Please leave me off the list for now. I'll say when I can again."`,
    ],
  },
  {
    like: [
      'how do you talk to little kids',
      'babysitting and the kid just stares at me',
      'my niece wont say a word to me, what do I do with a 5 year old',
      'im awkward with children, any tricks',
    ],
    say: [
      "Mostly by doing something together. Sit on the floor and start drawing, building or having a snack, and leave room beside you. Kids stare while they make up their minds. Then ask about what's in their hand, or get something wrong on purpose so they can correct you.",
    ],
  },
  {
    like: [
      "what do you say to someone who's dying and at peace",
      'my grandma is in hospice, i dont know what to say to her',
      'Mother is near the end, and calm. I sit by her with no words',
      'dad hasnt got long, hes ok with it, what do i even say',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Very little is needed; sitting there is most of it. If you want words:\n"I'm here. I'm staying a while."\n"Thank you for everything. We'll be all right."\n"Tell me something from when you were young."`,
    ],
  },
  {
    like: [
      "they think i can't cope with him",
      "that im a pushover and he's awful",
      "I'm afraid they pity me now, and think my husband rude",
    ],
    about: 'over',
    say: [
      `They may have thought something far simpler: that it's hard in your house, and they didn't know how to help. People get awkward when they feel useless. You could call one of them: "It was good to see you. Come again."`,
    ],
  },
  {
    like: [
      "people talk to me instead of my sister who's in a wheelchair and i stay quiet",
      "they ask me what he wants like he isn't there",
      'my son has a disability and strangers speak over his head',
      'waiters always ask me what my brother will have and i never say anything',
    ],
    say: [
      `It's hard to watch, and the moment is over before you find a word. You don't need a speech. Turn to the one they skipped and hand it over: "What would you like?" Others may follow your eyes.`,
    ],
  },
  {
    like: [
      'everyone asks how she is, nobody ever asks me',
      "i've looked after him for years and not one person asks how i'm doing",
      "people ask about my husband's illness, never about me",
      'no one asks the carer',
    ],
    say: [
      "That's a long time to be the one nobody asks about. So I'll ask, for what a program's asking is worth: how are you? The real answer, as long as you like.",
    ],
  },
  {
    like: [
      'she always says let me know if you need anything, how do i say it',
      'how do i ask a neighbor for help without falling apart',
      'what do you mean ask for one thing, give me the words',
      'say it for me, how do I ask someone to take a turn with mum',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `You give them one small task, and nobody has to hear the rest:\n"You said to ask. Could you sit here for an hour one day this week?"\n"Could you pick up our prescription this week?"\n"If you're cooking, would you make a bit extra for us?"`,
    ],
  },
  {
    like: [
      'mum interrupts me every few minutes, i cant even make a call',
      'my husband has dementia, i never get five minutes on the phone',
      'dad calls out for me all day so I never ring anybody',
      "I pick up the phone and she needs me again, it's been like that for years",
    ],
    say: [
      `Called every few minutes, for years. No wonder a phone call doesn't fit in. Then don't make it a call. Write somebody two lines, even with gaps in between: "I look after somebody and can hardly phone. Could we write instead?"`,
    ],
  },
  {
    like: [
      'my husband has dementia and people at church avoid us now',
      'she doesnt know my name some days, i still brush her hair',
      "Friends keep away since Mother got confused. They don't mean harm",
      'people look away when i bring my dad, hes not himself anymore',
    ],
    say: [
      `You see who's still there, on the days when others see only the illness. That's love doing its work. The people around mostly can't find the words. You could give one of them some: "Come and say hello. A friendly voice is nice for us both."`,
    ],
  },
  {
    like: [
      "no no nobody's hurt, i just took his phone and walked out",
      'were fine, im in the kitchen and shes pouting',
      'Yes, both safe. I shouted and went out to the porch',
      'hes ok hes just mad i turned the tv off',
    ],
    about: 'over',
    say: [
      "Good, you're both safe. A fuss and a closed door: that's two worn-out people, not a crime. Stay where you are until your breathing slows. The sulking can wait ten minutes. When did you last have an hour off?",
    ],
  },
  {
    like: [
      'i sat outside but didnt go in, too long a line',
      'did the walk, skipped the cafe',
      'Half of it. I went to the park, the shop I left',
      'got as far as the bench and that was enough for me',
    ],
    about: 'over',
    say: [
      'What you did counts. You were out of the house and had some air, for no reason but your own. The rest can stay undone. Same spot next time, if it suited you.',
    ],
  },
  {
    like: [
      'I look after my husband all day and everyone only asks about him',
      "my mom's sick, I do everything, nobody asks how I am",
      'im a plumber not a nurse and now i do it all for my wife',
      "People ask how she is. Nobody asks the one who's up all night with her.",
    ],
    say: [
      'And nobody asks how you are, while you do all of it, day and night. You learned a whole job you never signed up for. So, from a program, but asked straight: how are you?',
    ],
  },
  {
    like: [
      'i want my friends back, only maybe smaller',
      "I'd like them round again but not in the sick room",
      "want people over again, just in the kitchen where he can't hear",
      "I miss having company, I only couldn't do the whole evening",
    ],
    about: 'coming',
    say: [
      "Then say it the way you said it here, because it's warm and it's honest: you want people around, in a shape you can manage. Anybody who has looked after someone will understand a smaller room and a shorter hour.",
    ],
  },
  {
    like: [
      'pigeons. raced them. gave them to Piet',
      'fished. sold the boat when mum got bad',
      'I sang. Alto. I gave my folder back two years ago',
      'bike. its hanging in the garage, flat tyres',
      'Allotment. My neighbour has it now, grows leeks.',
    ],
    say: [
      "So there was a thing that was all yours, and you let it go. That's a loss too, even if nobody counted it. An hour off could go right there: near it again, only because you like it. Could you ask for that hour?",
    ],
  },
  {
    like: [
      'shes back, already complaining about the soup',
      "Dad's out of hospital. He's rearranged the whole shed.",
      'home since tues, moaning at the telly like always lol',
      'Much better. She is telling the nurses how to make tea',
    ],
    say: [
      "I'm glad. Home again and sounding like themselves: after a worry like that, it's about the best news there is. Enjoy having them around, noise and all.",
    ],
  },
  {
    like: [
      "she's sitting up giving out about the gown. doctor says she'll be right as rain, no harm done and a psychiatrist is seeing her before she goes anywhere",
      'hes awake and moaning about the food. they say no damage, the mental health team comes in the morning',
      "My daughter is stable. They're keeping her in and a specialist will talk to her tomorrow.",
      'they got dads heart back in rhythm, hes joking w the nurse. cardiologist later',
      "mum's ok!! pumped her stomach n shes asleep. crisis nurse is coming before discharge",
    ],
    say: [
      "That's a relief, after hours like these. Trained people are looking after the rest now, and you can sit down. Drink some water, and call somebody who can be with you or take the next shift. How are you holding up?",
    ],
  },
  {
    like: [
      "Comfort. She's a carer herself, nights, she's seen worse than snooker",
      'theres Pat, she nursed her own mum for years, nothing shocks her',
      'My neighbor. He worked in a home for the elderly, he knows how it goes.',
      "one of the girls from church, her brother's the same as mine",
      "Maybe Denise. She's a nurse, she wouldnt bat an eye",
    ],
    say: [
      "Then start with that one. Somebody who does that kind of work has seen worse and won't need it dressed up. One plain line: \"It's been hard at home lately. Could I tell you about it?\" The others don't have to know.",
    ],
  },
  {
    like: [
      'she knew my name. only for a second but she knew it',
      'dad called me by the right name today, once',
      'He recognized me for a minute, and then it was gone again.',
      'nan said my name and then called me by my aunts name again. but she said it',
    ],
    about: 'over',
    say: [
      'Once. And you were there for it. For a moment you had each other back. That one is yours to keep, whatever name comes next.',
    ],
  },
]
