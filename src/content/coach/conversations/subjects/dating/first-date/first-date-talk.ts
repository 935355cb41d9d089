import type { Answer } from '../../../conversation.ts'

export const firstDateTalk: readonly Answer[] = [
  {
    like: [
      'got a date and idk what to do with my hands',
      'what do I do with my face on a date, seriously',
      "second date coming up and I've forgotten how to have a body",
      "I don't know where to look or how to stand when I meet him",
    ],
    about: 'coming',
    say: [
      "Let your hands hang, or move when you talk. As for your face, pay attention to what they're saying, and it mostly takes care of itself. If your hands shake, they shake, and you can go on talking.",
    ],
  },
  {
    like: [
      "we're meeting at a museum in the afternoon",
      'picked a gallery, daytime, on purpose',
      'its a walk through the botanical garden at noon',
      'I said somewhere public and in daylight, so the aquarium',
    ],
    about: 'coming',
    say: [
      `Good choice. You can see each other, you can leave any time, and there's always something to talk about. Stand side by side in front of one thing and ask, "What do you see in that?" Your hands can do whatever they do.`,
    ],
  },
  {
    like: [
      'first date friday and I cant decide what to wear',
      'meeting someone from an app, changed my outfit six times in my head',
      "date at a cooking class and I'm losing it over my shirt",
      "what do I wear, it's only a date but I've tried everything on",
    ],
    about: 'coming',
    say: [
      "After enough tries, everything in the closet looks wrong. Take the one you've felt good in before and can move in. Lay it out tonight, and the question is closed. They said yes to meeting you, and the clothes come second.",
    ],
  },
  {
    like: [
      'i just want him to be normal, polite to the waiter',
      'my bar is low: kind and no weird collections',
      "how do I find out if she's normal on a first date",
      "as long as he's not rude to staff I'm happy",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `That's a good checklist, and you can see the first one for yourself. For the rest, ask:\n"What's on your walls at home?"\n"What do you do on a day with no plans?"\n"What's something you're oddly into?"`,
    ],
  },
  {
    like: [
      'date with a guy tonight and hardly anyone knows im gay',
      "first date with a girl and I'm not really out",
      'got a date in two hours, nobody in my family knows I like men',
      "changed shirts five times, also I've only come out to one friend",
    ],
    about: 'coming',
    say: [
      `Two big things at once: a date, and being seen as yourself by one more person. Wear the one you feel most like yourself in. You decide who knows what; if it matters, say: "Not everyone knows about me yet." Somebody kind will understand.`,
    ],
  },
  {
    like: [
      'my date is in a wheelchair, how do I greet her',
      'hug or handshake when the other one is sitting in a chair',
      "she uses a wheelchair and I don't want to do the hello wrong",
      "do i bend down to hug him, he's in a chair",
    ],
    about: 'coming',
    say: [
      `Then follow their lead, and it's fine to ask: "Hi. Are you a hugger?" If they open their arms, bend or crouch so your faces are level, and leave the chair alone. If not, a smile and a hand. They've done this hello many times and know what works.`,
    ],
  },
  {
    like: [
      'I keep losing my words today',
      'words wont come to me since this morning and i have to meet him later',
      "Im afraid I'll forget the words mid sentence, it's been happening today",
      'I lose my words, more than I used to',
    ],
    about: 'coming',
    say: [
      `Nerves steal words, and you can say so: "I've lost my word. Help me out." One thing first, though: if losing words is new and came on suddenly, today, call a doctor before anything else, and emergency services if your face, arm or speech feels off.`,
    ],
  },
  {
    like: [
      'he wants to meet again and i think hell find out im boring',
      "second date sunday and she'll realise im dull",
      'what if date 2 is when he figures out im not interesting',
    ],
    about: 'coming',
    say: [
      "They've already met you, nerves and all, and then they wanted more. So there's something they liked. You don't have to be interesting the whole time. Bring one thing you really want to ask them, and be curious about the answer.",
    ],
  },
  {
    like: [
      'is a quiz night ok for a first date',
      'mini golf first date, good or bad idea',
      'are board games a dumb idea for a first date',
      'thinking bowling for a first date, is it dumb',
    ],
    about: 'coming',
    say: [
      "Good idea. There's something to do with your hands, something to laugh about, and the pauses don't count. Don't play to win too hard. Leave half an hour before it or after, so you get to talk too.",
    ],
  },
  {
    like: [
      'its going well but my friend is being so embarrassing',
      'double date and my mate is wasted, ruining it',
      "He's lovely but my friend won't shut up",
      'date is cute but the people with us are spoiling it',
    ],
    say: [
      `I hope it keeps going well. Your friend isn't yours to manage, unless they're unwell; then make sure somebody stays with them and gets them home. Turn your chair a bit and talk to your date: "Want to get some air for five minutes?" That's a fine thing to say next.`,
    ],
  },
  {
    like: [
      'first date in thirty years',
      "I was married for decades and now I've got a date",
      'havent dated since before cell phones and im going out friday',
      "my wife passed years ago and I'm about to go on a date",
    ],
    about: 'coming',
    say: [
      "Well, look at you. It's been a long time, and somebody said yes to an evening with you. You don't have to know how it's done now. Two people, a table, some questions back and forth; that part hasn't changed. When is it?",
    ],
  },
  {
    like: [
      'is an escape room a good first date',
      "horror movie for a first date with someone I don't know, yes or no",
      'he wants to go to a haunted house on our first date, good idea?',
      'axe throwing for a first date, is that weird',
    ],
    about: 'coming',
    say: [
      "It can be: you've got something to do, something to laugh at, and no silence to fill. Check two things, that you both like that sort of scare, and that there's time after it to sit and talk. If not, suggest something calmer.",
    ],
  },
  {
    like: [
      'what if she pretends our date didnt happen',
      'And suppose he behaves as though nothing took place between us?',
      'what if he just ignores me at school after that',
      'If she acts like we never went out, what do I do?',
    ],
    about: 'coming',
    say: [
      `Then that's awkward, and it tells you less than it seems. Some people act cool because they're nervous and others are watching. Say hi like always. If it's still strange after a few days, ask once, alone: "Are we good?"`,
    ],
  },
  {
    like: [
      'lol no i told like all my friends',
      'they prob all know already',
      'I suppose everyone knows by now, I told half the office myself',
      'no?? i told my whole group chat',
    ],
    say: [
      "So everybody knows already, and there's no secret left to guard. Then you can go red and say hi like a person who likes somebody. Nobody there has anything left to find out.",
    ],
  },
  {
    like: [
      'i can see him from here, hes already waiting',
      "she's early, shes standing outside, omg",
      "He's there already with flowers. I'm across the street",
      'im in the car n i can see him at the table help',
    ],
    about: 'coming',
    say: [
      `Somebody is there early because you said you'd come. That's a good sign, and there may be nerves on that side too. Go now, before you think of anything else. "Hi, have you been waiting long?" is all the opening you need.`,
    ],
  },
  {
    like: [
      'i have a date this afternoon, what do we even talk about',
      'meeting someone for coffee at 4, no idea what to say',
      "I'm seventy and have a date. What does one talk about?",
      'first date tonight n my mind is blank, topics pls',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Nervous is fine, and you may not be the only one at that table. Bring a few questions:\n"What's been the best part of your week?"\n"Where did you grow up, and what do you miss about it?"\n"What do you do with a free afternoon?"`,
    ],
  },
  {
    like: [
      "give me three questions for a date that aren't weird",
      "what do i ask her so i don't talk about myself all night",
      'need some normal first date questions',
      'What may one ask a lady on a first evening without being forward',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Here are three to keep in your pocket. Then ask about whatever they say:\n"What was the best part of your week?"\n"What could you talk about for an hour if nobody stopped you?"\n"What do you do on a day that's all yours?"`,
    ],
  },
  {
    like: [
      "first date since my divorce, sunday, i'm 50",
      "haven't dated since the 90s and i have one this weekend",
      'going on a date after twenty years married, aquarium',
      "I've a date on Saturday, my first in decades",
    ],
    about: 'coming',
    say: [
      "After that long, and you said yes to it. A first date in your shoes is nerves plus curiosity, like everybody's. Choose something to look at while you talk, so a gap has somewhere to go. Which part are you nervous about?",
    ],
  },
  {
    like: [
      'my family drinks at the bar where im meeting my date and im not out',
      'first date with a girl and its in a pub where everyone knows my dad',
      'not out yet and he picked a place right by my home',
    ],
    about: 'coming',
    say: [
      `Then it's the place, and a place can be changed. You get to choose who knows and when. Text your date now: "Mind if we go somewhere else? I'll explain when I see you." Anybody who has had to come out will likely get it.`,
    ],
  },
  {
    like: [
      'i can see him waiting and i want to run home',
      'shes already there, i wanna turn around',
      "I'm outside the café, he's at the table, and I'd rather be home in bed",
      'hes here. im hiding round the corner. wanna go home and eat',
    ],
    about: 'coming',
    say: [
      "Home will still be there in half an hour. Somebody came and is waiting for you, and you're close enough to see it. Walk over and say hello. If it's no good after that half hour, you can go.",
    ],
  },
  {
    like: [
      'why would I bring up my late wife on a date',
      "shouldn't I keep my husband who died out of it",
      "I'd have thought one doesn't talk about the departed at dinner",
    ],
    about: 'coming',
    say: [
      'If you keep a name out all evening, you spend the evening guarding it. Say it once, early, and a mention later is no shock to anybody. Somebody kind will understand why it comes up.',
    ],
  },
  {
    like: [
      'we both like maths and we both cant stand the same guy',
      'same class and we both hate our coach lol',
      'We share a hobby and a common enemy at work',
      'um music and we both dislike my roommate',
    ],
    about: 'coming',
    say: [
      "Something you both like and someone you both don't. People have married on less. Start with the first, keep the second for when it gets quiet, and don't give it the whole evening.",
    ],
  },
]
