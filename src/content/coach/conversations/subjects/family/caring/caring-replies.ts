import type { Answer } from '../../../conversation.ts'

export const caringReplies: readonly Answer[] = [
  {
    like: [
      'how do i ask someone to sit with my mother for a few hours',
      'what do i say to get a break from caring',
      'i need someone to watch my husband so i can go out, how do i ask',
      'how do i ask a neighbor for help with my dad',
    ],
    say: [
      `One task, one time, and say how long:\n"Could you stay here for two hours this week? I'll write everything down for you."\n"I need an afternoon off. Could you take one in the next two weeks?"\n"I'm at my limit, and I'm asking you for help."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'people say let me know if you need anything, what do i answer',
      'how do i take up an offer of help without feeling like a beggar',
      'she said call me anytime, what do i actually say',
      'my friend offered to help and i said no as always, how do i go back on that',
      'what can i reply when they ask what can i do',
    ],
    say: [
      `Take them at their word, with something small:\n"Yes, please. A meal one evening this week would be wonderful."\n"You offered, and I said no too fast. Could you do a pharmacy run?"\n"Come and have a coffee with me. That would help most."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i tell my siblings i cant do it alone anymore',
      'what do i say to my brother who never takes a turn',
      'how do i bring up sharing the care in the family',
      'my sister criticizes everything and does nothing what do i tell her',
      'words for a family talk about who looks after dad',
    ],
    say: [
      `Facts and one request; leave the past out of it:\n"I do this every day, and I can't keep doing it alone. Which days can you take?"\n"If you can't come, can you pay for somebody who can?"\n"You see things that should change. Could you take one of them on?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i turn down an invitation because i have to care for someone',
      'what do i write when i have to cancel again because of mom',
      'how do i tell friends i cant come but please keep asking',
      'i always have to say no because of my husband how do i word it',
      'how do i explain to friends why i never have time',
    ],
    say: [
      `Say no to the day and yes to the person:\n"I can't leave tonight, and I'd love to see you. Could you come by here?"\n"Please keep asking me, even if I often can't."\n"Something came up at home again. I miss you. Can we talk on the phone?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i tell my boss im caring for my father',
      'what do i say at work when i have to leave because of my mother',
      'how do i ask for different hours because i look after my wife',
      'how do i tell colleagues why im so tired without too much detail',
      'i need to explain at work that my child is ill again',
    ],
    say: [
      `Short, with what you need from them:\n"I'm looking after somebody in my family. I may have to step out for calls."\n"Could we talk about my hours? I need to be home by a certain time."\n"Things are hard at home right now. I'd rather not go into it."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'is it all right to put her in a home',
      'am i abandoning him if he goes into a nursing home',
      'is it wrong to get a paid caregiver for my mother',
      'should i stop caring at home',
      'how do i know when i cant do it at home anymore',
    ],
    say: [
      "Yes, it's all right, and it isn't abandoning anyone. Others take over the lifting and the nights, and you get to be a daughter, son or partner again. One sign that it's time: somebody's safety or health is suffering, theirs or yours. Talk it over with their doctor.",
    ],
  },
  {
    like: [
      'is it ok to talk about something else than the illness',
      'can i complain about it to my friends',
      'am i allowed to laugh and have a good day while hes so ill',
      'is it disloyal to tell others how hard she is',
      'can i tell my friend the ugly parts of caring',
    ],
    say: [
      'All of that is allowed. You can complain, laugh and talk about nothing for an evening, and love them no less. Choose one or two people who keep it to themselves. Leave out what would shame the one you care for, and tell the rest as it is.',
    ],
  },
  {
    like: [
      'should i tell people what illness he has',
      'do i have to explain to neighbors whats wrong with my wife',
      'is it ok to keep my mothers dementia private',
      'how much do i tell friends about the diagnosis',
      'should i tell my kids how sick their grandfather is',
    ],
    say: [
      "You don't have to tell everybody, though it helps if a few people know. If the person can still say, ask them what they'd want told. For neighbors one line helps, in case they fall or get lost. Children tend to cope better with short, true answers than with whispers.",
    ],
  },
  {
    like: [
      'what if something happens while im out',
      'what if he falls when im gone for an hour',
      'what if she needs me and i dont pick up',
      'can i leave my phone on silent when someone else is with her',
      'what if the sitter cant handle him',
    ],
    say: [
      "If they can't safely be alone, have somebody there who can call for help and call you. Leave one sheet: phone numbers, medicines, what calms them. Keep your phone on, and go for an hour first. Something could also happen while you're home; you can't guard every minute.",
    ],
  },
  {
    like: [
      'i dont know who i am anymore besides a caregiver',
      'i have nothing to talk about except medication and appointments',
      'my whole life is looking after him',
      'ive become invisible, everyone only asks about her',
      'i used to be fun now im only tired',
    ],
    say: [
      `You've been needed so much that there was no room left for the rest of you. It's still there, under the schedule. Ten minutes a week of something that has nothing to do with care counts. And you can tell one person outright: "Ask me how I am, too."`,
    ],
  },
  {
    like: [
      'im scared to ask because then they see i cant cope',
      'if i ask for help they will think i failed',
      'i promised him id never need anyone else',
      'i should be able to manage my own mother',
      'im ashamed that i cant do it alone',
    ],
    say: [
      "You're doing work that a nursing home splits among a whole shift. Needing help shows how big the job is. If you promised to take care of them, getting help is one way of keeping that promise.",
    ],
  },
  {
    like: [
      'i wake up five times a night and then have to be friendly to people',
      'i havent slept through in months because of the care',
      'im so tired i cant talk to anyone',
      'i fall asleep when friends visit',
      'i dread visitors because i have no strength left',
    ],
    say: [
      'On that little sleep, even a nice visit is one more job. No wonder you dread it. You can ask people to come for twenty minutes and bring their own coffee. And broken nights for months are something to tell a doctor about, for your own sake.',
    ],
  },
  {
    like: [
      'i have to talk to my family about moms care and im dreading it',
      'im meeting my friends for the first time in months and feel guilty already',
      'im going to a caregivers group and i dont know if i can speak',
      'i have to ask my brother for help tomorrow and my heart races',
      'my first evening out since he got sick and i want to cancel',
    ],
    say: [
      "After carrying this for so long, asking for something or going out can feel like breaking a rule. It isn't. Have one sentence ready, the plainest one you've got. It's fine if your voice shakes on it.",
    ],
    about: 'coming',
  },
  {
    like: [
      'my sister took a day and it went fine',
      'i asked the neighbor for help and she said sure',
      'i went out for two hours and nothing happened',
      'went to the carers group it was ok',
      'i told a friend how it is and she listened',
    ],
    say: [
      "I'm so glad. You had a bit of air, or a listening ear, and the roof stayed on. You've earned both many times over. I hope some of it is still with you this evening.",
    ],
    about: 'over',
  },
  {
    like: [
      'my brother was suddenly helpful and im waiting for the catch',
      'i had a nice afternoon off and now i feel guilty for enjoying it',
      'she came to help and im sure it was too much for her',
      'it went well without me and now i feel useless',
    ],
    say: [
      "After doing it alone so long, help can feel suspicious, and rest can feel wrong. They helped, and you got some time; that's what happened. You're no less needed because somebody else managed for an afternoon.",
    ],
    about: 'over',
  },
  {
    like: [
      'i asked for help and they all had excuses',
      'the family talk turned into a fight',
      'my brother said i should stop whining',
      'i went out and had to rush back because she fell',
      'the sitter cancelled and i couldnt go after all',
    ],
    say: [
      "That hurts, after what it cost you to ask or to get to the door. I'm sorry. Being let down when you're this tired hits twice as hard. It doesn't mean that asking or going out was wrong. Rest first, if there's any rest to be had tonight.",
    ],
    about: 'over',
  },
  {
    like: [
      'i snapped at my friend when she asked how mom is',
      'i started crying in the supermarket when someone asked about him',
      'i yelled at my brother in front of everyone',
      'i complained about my husband and now i feel like a traitor',
      'i told my visitor to go home',
    ],
    say: [
      `You were worn out, and it came out. That's what exhaustion can look like. If a person got the sharp end of it, one line mends most of that: "I was at the end of my rope. It wasn't about you."`,
    ],
    about: 'over',
  },
  {
    like: [
      'how do i find a group for caregivers near me',
      'do i go to a carers group in person or online',
      'who do i call about respite care',
      'what do i write on the sheet for the person who takes over',
      'how long should i go away the first time',
    ],
    say: [
      "Ask the doctor's office, the hospital social worker or your local agency on aging; they know groups and respite care near you. Online groups work at night, when you're awake anyway. For your first time away, an hour is enough. Write down phone numbers, medicines and what soothes them.",
    ],
  },
]
