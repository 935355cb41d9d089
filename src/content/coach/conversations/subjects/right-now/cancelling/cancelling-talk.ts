import type { Answer } from '../../../conversation.ts'

export const cancellingTalk: readonly Answer[] = [
  {
    like: [
      'im actually ill and need to cancel but itll sound fake',
      'how do i cancel bc im sick without sounding like a liar',
      'I have a fever and must call off dinner. How do I make them believe me?',
      "got a stomach bug, they're gonna think im flaking again",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Short sounds true; it's the long explanations that sound made up. Offer another day, and leave it there:\n"I'm sick and I have to cancel, I'm sorry. Can we do it next week?"\n"I've come down with something and I'd rather not share it. Another day soon?"`,
    ],
  },
  {
    like: [
      "turns out he didn't want to do it either lol",
      'she said she was relieved, she hated the idea too',
      'I suggested something else and he confessed he was afraid of it himself.',
      'HE WAS SCARED TOO omg he only picked it to look cool',
    ],
    about: 'over',
    say: [
      "That's perfect. Two people dreading the same plan, and neither wanted to say so. You did, and it set you both free. Enjoy whatever you do instead.",
    ],
  },
  {
    like: [
      'how do i get out of the escape room with work without looking scared',
      'i said yes to rollercoasters with colleagues and need out',
      'need to cancel the horror movie night but not look like a wimp',
      'I agreed to the office paintball. How do I back out with dignity?',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Say what's true and keep it cheerful:\n"I said yes too fast. Scary isn't my thing. Have fun in there."\n"I'll skip the screaming and meet you all for food after."\n"Count me out for this one. I want to hear who ran first."`,
    ],
  },
  {
    like: [
      'said yes to karaoke and now im looking for an excuse',
      'what fake illness is believable for tonight',
      "I agreed to go out with classmates and I'm already making up a stomach bug",
      "need a good lie to get out of tonight's thing",
    ],
    about: 'coming',
    say: [
      "Skip the illness; you'd have to keep it up all week. There's a third choice between going all in and calling in sick: go for an hour. Tell one of them beforehand that you're only coming for a bit.",
    ],
  },
  {
    like: [
      'theres one woman going who had the same thing and never hid it',
      "my friend's been through it too, she tells everyone",
      'one guy in the group has the same condition as me',
      "She had one herself, she wouldn't bat an eye",
    ],
    about: 'coming',
    say: [
      `Then that's the one to sit with, somebody who's been there. You don't have to explain it to people who haven't. One line beforehand: "Can I stick with you? I've got the same thing now." You can decide about going after the answer.`,
    ],
  },
  {
    like: [
      'rang her and she was lovely, saved me a seat',
      'told my friend about it and she laughed and sorted it',
      "I called and he said no problem, he'll sit with me",
      "phoned her. she's already arranged everything",
    ],
    about: 'coming',
    say: [
      "That's a friend. You told somebody, and it went straight to the practical side. The worst question is answered now. That place is yours, if you want it.",
    ],
  },
  {
    like: [
      'what can we do that costs nothing, not the park',
      'need a free idea for hanging out with friends',
      'everyone wants to do stuff that costs money, what else is there',
      'cheap things to do with mates that arent lame',
    ],
    say: [
      `Something where nobody buys anything: a game at somebody's place, a movie on a laptop, cooking whatever's in the fridge, a walk to nowhere with music. And one true line covers the money: "I'm broke this month, want to do something free?"`,
    ],
  },
  {
    like: [
      "he's already paid for it so i can't suggest something else",
      'she booked the tickets already, too late to change',
      "they've prepaid, i'd feel awful asking for another place",
      "It's paid for, I believe, so I can hardly ask to do something different",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Paid or not, you can say it before you both stand there. No lie needed:\n"Heads up, that isn't really for me. I'd still like to see you. Could we do something else?"\n"If it's paid for, I'll come and watch. Coffee's on me after."`,
    ],
  },
  {
    like: [
      "i've run out of excuses to cancel",
      'need a new excuse, used sick and car trouble already',
      'what else can i say to get out of it',
      'out of lies for bailing on plans, any ideas',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `The truth is left, and it doesn't wear out:\n"I don't have it in me tonight. I'm sorry, and I'd like to see you another day."\n"I keep canceling because I get nervous. It isn't you. Could we do something short?"\n"I can come for one hour."`,
    ],
  },
  {
    like: [
      "they'll say i ruined it, they still talk about my cousin who missed a wedding",
      "my family never forgets who didn't show up",
      "my aunt will bring it up for years if i don't come",
      'In our family one absence gets mentioned for a decade',
    ],
    about: 'coming',
    say: [
      "So you've seen what it costs in your family, and that fear isn't made up. They may talk. You can still say your reason once, early and plainly, and ask somebody who's on your side to say it too. Who would that be?",
    ],
  },
  {
    like: [
      'i went after all and my stomach behaved, someone else was the one who got ill',
      'no trouble at all in the end, and my friend was the sick one',
      'I was fine the whole trip, poor Joan was the one throwing up',
      'all fine with me, it was my sister who had to lie down',
    ],
    about: 'over',
    say: [
      "You went, you came home, and what you were afraid of didn't happen to you. Somebody else had the bad day this time. I'm glad you went.",
    ],
  },
  {
    like: [
      'my boyfriend doesnt like me going out and its not a joke anymore',
      "he doesn't want me seeing my friends, that's the real reason I cancel",
      "My husband gets angry when I go to work parties so I don't go",
    ],
    say: [
      "Then let's not joke about it. Who you see is yours to decide, and it matters what happens when you go anyway. Are you afraid of this person? If so, a domestic abuse helpline will talk it through with you quietly, and Help now has numbers.",
    ],
  },
  {
    like: [
      "they'll see I'm not the cool person they think I am",
      'they think im this confident girl and im really just sweaty and awkward',
      "I'm afraid they'll find out I'm only me",
      "then they'd know I'm not like the people on tv, I'm just red in the face",
    ],
    about: 'coming',
    say: [
      'So the fear is that they see the real one and feel cheated. You, sweat and all, are who they invited. Somebody a bit nervous who can laugh is nicer company than somebody perfect.',
    ],
  },
  {
    like: [
      'my coworkers would see me scream',
      "i squeal like a pig on rollercoasters and the whole team's coming",
      "I don't want the office to hear how I shriek",
      'scared theyll laugh cause i get so jumpy',
    ],
    about: 'coming',
    say: [
      `At a thing like that, screaming is half the fun. If you go, say it first: "Warning, I scream." If you'd hate every minute, "not my thing" is a full reason.`,
    ],
  },
  {
    like: [
      'he wants to go swimming for our date and i cant in this body',
      "She picked bowling and I'd rather die",
      'date is at a dance class im not doing that in front of ppl',
      "They've planned a hike and I'm not fit. I want to cancel.",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Then it's the place and not the person, and a place can be changed without a lie:\n"I'd like to see you, and that's not my thing. Coffee instead?"\n"Confession: I don't do that in public. Can we take a walk?"\n"Could we do something where we can talk?"`,
    ],
  },
  {
    like: [
      "It's a coach. With a toilet at the back. And I've a bag now, since the bowel op",
      'its a 5 hour bus and ive got crohns. one loo',
      "The boat trip's three hours and I've a catheter since June.",
      'camping with no proper bathroom and i have to do my injections',
      "Long flight with the walking group, and my bladder's not been right since the surgery.",
    ],
    say: [
      "That's a real worry, and it's nobody's business but yours. You can cancel without a reason: \"I can't make it this time. Have a lovely day.\" If part of you would like to go, a nurse can tell you how others manage. Which is it?",
    ],
  },
]
