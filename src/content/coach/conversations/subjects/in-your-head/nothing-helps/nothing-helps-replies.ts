import type { Answer } from '../../../conversation.ts'

export const nothingHelpsReplies: readonly Answer[] = [
  {
    asks: 'words',
    like: [
      'how do i tell my therapist its not working',
      'i want to switch therapists, what do i say',
      'how do i say that i need a different approach',
      'what do i tell her when the sessions do nothing',
      'how do i end therapy that doesnt help',
    ],
    say: [
      `They can only change what they know about:\n"I've been coming for a while, and I don't see a change. What could we do differently?"\n"I think I need another approach. Can you recommend somebody?"\n"I'd like to stop here. Could we use one session to look back?"`,
    ],
  },
  {
    asks: 'words',
    like: [
      'people keep giving me advice, what do i say',
      'how do i tell them to stop with the tips',
      'everyone says try yoga, what do i answer',
      'my aunt sends me articles every day how do i stop that',
      'what do i say when they say have you tried',
    ],
    say: [
      `Thank them, and say what would be better:\n"I know you want to help. I've tried a lot, and tips wear me out now."\n"No advice today, please. Ask me about something else."\n"What helps is when you come by and we don't talk about it."`,
    ],
  },
  {
    asks: 'words',
    like: [
      'what do i write to a doctor or clinic to get help',
      'how do i word an email to a new therapist',
      'i need a message to ask for an appointment',
      'what do i put in the form when they ask whats wrong',
      'help me write to someone for help',
    ],
    say: [
      `Three facts are enough for a first message:\n"I've had a strong fear of people's judgment for years, and it limits my life. Do you have an opening?"\n"I've tried therapy once before, and it didn't help enough. Do you treat social anxiety, and how?"`,
    ],
  },
  {
    asks: 'words',
    like: [
      'how do i say im not okay and its been years',
      'how can i tell someone how bad it really is',
      'they think im fine, how do i say that im not',
      'what do i say so they finally get it',
    ],
    say: [
      `Say how bad it is, and what you want from them:\n"I look fine, and I'm not. It has been like this for a long time."\n"I'm running out of strength. Please don't fix it, but don't leave me alone with it."\n"Would you come with me to a doctor?"`,
    ],
  },
  {
    asks: 'words',
    like: [
      'a friend asks if it got better and it didnt',
      'how do i answer is it any better',
      'they ask if the therapy helped, what do i say',
      'what do i say when they want good news',
    ],
    say: [
      `You don't owe them good news:\n"Not really. Thanks for asking all the same."\n"It's about the same. How are things with you?"\n"No, and I'd rather not talk about it tonight. It's good to see you."`,
    ],
  },
  {
    like: [
      'is it ok to stop trying for a while',
      'can i take a break from working on myself',
      'am i allowed to leave it for a year',
      'i want a rest from self improvement',
      'is it bad if i quit all the exercises for now',
    ],
    say: [
      "You can take a break from working on it, and that can help. Keep up the ordinary things: food, sleep, somebody to talk to. If you have a therapist, tell them. Set a date for when you'll look at it again. If your mood drops a lot, don't wait for the date.",
    ],
  },
  {
    like: [
      'what if this is who i am',
      'what if i stay like this for life',
      'maybe i was born this way',
      'is it my personality',
      'what if it is not fixable',
    ],
    say: [
      "Part of it may be you: there are people who are quieter and more watchful all their lives, and live well. The fear that keeps you from what you want is another thing, and for many people that changes, even after years. You don't have to become somebody else for it.",
    ],
  },
  {
    like: [
      'how long do i have to try something before it works',
      'when do i know that a method doesnt work',
      'how many sessions until something changes',
      'how long should i give it',
      'i did it for two weeks and nothing',
    ],
    say: [
      "For practice or talk therapy, two or three months of doing it regularly is often a fair test, and two weeks is short. Decide beforehand what you'd see if it worked, something you can count. If it's a medication, ask whoever prescribed it before you change anything.",
    ],
  },
  {
    like: [
      'is there another kind of help',
      'what other options are there besides talking',
      'are there groups for people like me',
      'what else exists for social anxiety',
      'what kind of therapy should i look for',
    ],
    say: [
      'There are several kinds. The one studied most for social anxiety is cognitive behavioral therapy, with trying things out between sessions; some places offer it in groups or online. There are also self-help groups. Ask a doctor what exists near you and what would fit.',
    ],
  },
  {
    like: [
      'everyone else gets better with this stuff',
      'my friend did one course and was cured',
      'i read all those success stories',
      'it worked for my brother in a month',
      'all the people online say it changed their life',
    ],
    say: [
      "Those stories hurt when you've worked as hard and have nothing to show for it. The people it didn't work for rarely write one. Their fear and yours may share a name and not much else. You haven't failed at anything by being slower.",
    ],
  },
  {
    like: [
      'i do everything right and still feel the fear',
      'i practice every day and nothing moves',
      'i go out, i talk to people and its still hell',
      'im doing all the homework and its the same',
      'i work so hard on this and nothing changes',
    ],
    say: [
      "You're putting in the work, and it still feels the same. It's fair to be fed up. Sometimes something else moves first: what you do even though you're afraid, or how long the fear lasts afterward. Has either of those changed for you?",
    ],
  },
  {
    like: [
      'please no more breathing exercises',
      'im sick of breathing and counting',
      'dont tell me to write in a journal',
      'i dont want another technique',
      'stop giving me tips',
    ],
    say: [
      "All right, no technique. You've had enough of those. You can tell me what today was like instead. I'm a program, and I can't be company the way a person can, but you can say it here.",
    ],
  },
  {
    like: [
      'it hurts to hope again',
      'i dont want to get my hopes up',
      'every time i hope i get crushed',
      'i am afraid to try one more thing',
    ],
    say: [
      "Being let down again and again makes it hard to try anything. You don't have to get your hopes up first. You can try one small thing, see what it does, and stop if it does nothing. And you can wait until you have the strength for it.",
    ],
  },
  {
    about: 'over',
    like: [
      'something helped a little',
      'today was slightly better',
      'i tried it and it did help a bit',
      'it was less bad this time',
      'the fear was there but smaller',
    ],
    say: [
      "That's good to hear, and a little counts. After so long, it makes sense to be careful about saying it. I won't make more of it than it is.",
    ],
  },
  {
    about: 'over',
    like: [
      'it worked once but it wont again',
      'i had one good appointment and i dont trust it',
      'the new therapist seems good, they all do at first',
      'it helped this time, thats what i thought before too',
      'i feel better and im sure its placebo',
    ],
    say: [
      "You've been let down often enough to be careful, so be careful. You can let it have helped this time without deciding about the next. If it goes on helping, you'll notice, whether you trusted it or not.",
    ],
  },
  {
    about: 'over',
    like: [
      'i finally asked for help and got turned away',
      'the doctor had five minutes for me',
      'i called and they said no openings',
      'i went to a group and nobody spoke to me',
    ],
    say: [
      "That's hard. You found the strength to ask, and you didn't get what you came for. That says nothing about whether you can be helped. If you have one more try in you this week, ask somebody to sit with you for it. If it can't wait, call a crisis line today.",
    ],
  },
  {
    about: 'over',
    like: [
      'i quit after two sessions again',
      'i never did the homework and wasted her time',
      'i told the therapist everything was fine',
      'i ghosted my therapist',
      'i lied in therapy so it would be over',
    ],
    say: [
      `That happens in therapy more than people admit, and therapists know it. It can mean you weren't ready, or that it wasn't the right fit. You can still write two lines: "I found it hard to be open with you. I'd like to try again."`,
    ],
  },
  {
    like: [
      'how do i make that list of what i tried',
      'what do i bring to the appointment',
      'do i show the doctor what i wrote here',
      'what should i write down before i go',
      'do i need papers from my old therapist',
    ],
    say: [
      "One page: what you tried, for how long, what changed. Below it, three things you avoid because of the fear, and what you'd want to be able to do. Old papers help if you have them, and you can go without. You may hand it over and say nothing.",
    ],
  },
]
