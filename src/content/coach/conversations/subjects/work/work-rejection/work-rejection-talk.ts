import type { Answer } from '../../../conversation.ts'

export const workRejectionTalk: readonly Answer[] = [
  {
    like: [
      'dropped off my note, drew a little something on it',
      'put a letter through their door with my number',
      'I left a card with a small sketch and my name.',
      'done, shoved the note under the door',
    ],
    say: [
      'Delivered by hand. It has your name on it, and you took the trouble to bring it. Your part is done; the next move is theirs. I hope they call.',
    ],
  },
  {
    like: [
      'waited 4 hours at the job fair and they didnt even look at my cv',
      'queued all day for an audition, cut after ten secs',
      'I travelled two hours and the interview lasted three minutes.',
      'stood in line forever and they said no in like 5 seconds',
    ],
    about: 'over',
    say: [
      "Hours on your feet for a few seconds of somebody's attention. That's insulting, and you're allowed to be furious. Nobody can see a person in that time, so it can't be a verdict on you. Shoes off, something to eat, and no applications tonight.",
    ],
  },
  {
    like: [
      'every job falls through at the reference stage',
      'they loved me then called my old boss and that was it',
      'I always get to the references and then there is silence.',
      'its my reference isnt it. every time they ring him i lose the job',
    ],
    about: 'over',
    say: [
      "Being wanted until one phone call, again and again, is a brutal pattern. I can't hear what's said, but you can change who gets the call: a former coworker, an older boss, somebody who liked your work. Ask them first what they'd say.",
    ],
  },
  {
    like: [
      'they said it was a strong field and i said thanks like an idiot',
      'got five minutes and "we went with somebody else"',
      'They gave me a stock phrase and I thanked them for it',
      'eight minutes of feedback, all waffle, and i smiled',
    ],
    about: 'over',
    say: [
      "I'm sorry. A few minutes and a stock phrase, after all the work you put in. Saying thank you wasn't foolish; it was manners, and they got better manners than they gave. You can be as bitter as you like tonight.",
    ],
  },
  {
    like: [
      'scared theyll say its my accent',
      'didnt ask why because what if its my age',
      "I don't want to hear that it's how I look",
      'if i ask for feedback theyll say its my english',
    ],
    about: 'over',
    say: [
      `So not asking kept a terrible answer away, and left you carrying all the ones you can imagine. It may be none of them. Ask in a way that gets you something to use: "What should I have had more of?" That's about the job, and it can be sent in writing.`,
    ],
  },
  {
    like: [
      'write it for me',
      'ok write the two sentences asking why i didnt get it',
      'yes please write something asking for feedback on the rejection',
      'go on then, what do i send them after the no',
    ],
    asks: 'words',
    about: 'over',
    say: [
      `Flat, short, and about next time:\n"Thank you for letting me know. Could you tell me one thing that would have made my application stronger?"\n"I'd like to apply again. What should I work on first?"`,
    ],
  },
  {
    like: [
      'i cant tell her about all the rejections, its too many',
      'telling him everything at once is too shameful',
      'maybe one, but not the whole list',
      'too embarrassing to admit how many jobs said no',
    ],
    say: [
      `Then not all of them. One is enough for one evening: the last one, in one sentence. "I got a no, and I didn't know how to tell you." How many there were can come later, or not at all. You'd have somebody beside you from then on.`,
    ],
  },
  {
    like: [
      'i was the only one who applied and they still said no',
      "They'd rather leave the post empty than give it to me.",
      'only candidate lol and they put the ad back up',
      "One applicant, me, and they're advertising it again.",
    ],
    about: 'over',
    say: [
      `Ouch. With others in the race you can tell yourself somebody was better; here there wasn't even a somebody. You can ask one person in charge, once the sting wears off a little: "What were you looking for that I didn't have?" You've earned an answer.`,
    ],
  },
  {
    like: [
      'another rejection and they got my name wrong',
      "They couldn't spell me correctly in the letter that turned me down.",
      'rejection number 50 and it said dear [first name]',
      "It was a form letter, with somebody else's name in it.",
    ],
    about: 'over',
    say: [
      "All that work, and they couldn't even get your name right while saying no. That's one more insult on the pile. You can be furious about the one word; it stands for all of them. No application needs writing today.",
    ],
  },
  {
    like: [
      'i didnt want him to feel bad for me',
      'I pictured the pity in her eyes and went home.',
      'couldnt go in, hed be all sorry for me',
      "I'd rather not be seen by old colleagues, they would feel sorry for me.",
    ],
    about: 'coming',
    say: [
      `Pity from somebody who has seen you at your best: that's hard to walk toward. You could say it up front: "No sympathy, please. I came for the company." Somebody who worked beside you may know what you're worth, even now.`,
    ],
  },
  {
    like: [
      'rejected in 2 hours. new record lol',
      "They turned down my manuscript before lunch. I'd worked on it for a year.",
      'applied at 9 rejected at 9:40',
      'My proposal came back the same day, unread I suspect.',
    ],
    about: 'over',
    say: [
      "Ouch, a no that fast barely leaves time for coffee. All that work, and somebody needed so little time. At that speed it's probably a sorting decision, and I doubt anyone read it closely. You're allowed to be sore about it.",
    ],
  },
  {
    like: [
      "i welcomed the one who got my job. she said she'd heard i was scary",
      'told the new guy hi, he said everyone says i know everything',
      'I greeted my replacement, and she paid me an odd compliment',
      'said it to her. she goes "they warned me about you" lol',
    ],
    about: 'over',
    say: [
      "I'd take that as a compliment, an odd one. People there have talked about you, and you're somebody they know by name. You were decent when you could have been cold. That may be a better start than you expected.",
    ],
  },
  {
    like: [
      'not asking them to their face, anything softer?',
      'no way am I going up to the panel. something gentler',
      'asking for feedback in person is too much, what else is there',
      "I'd rather not confront the interviewers. Is there a milder way",
    ],
    about: 'over',
    say: [
      `Fair, no cornering. Gentler: a two-line email, so they can answer in their own time or not at all. "Thanks for seeing me. If there's one thing that would have helped, I'd like to hear it." Nobody has to stand anywhere.`,
    ],
  },
  {
    like: [
      "there's a guy i used to work with who'd vouch for me",
      "old coworker runs the shop now, he's seen me work",
      'one fella knows me from the big flood, we worked side by side',
      'I know a man at the yard who has seen what I can do',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `That's worth more than a form: somebody who's seen you work when it counted. Stop by or call:\n"You know how I work. I'm looking for something. Are you short of hands?"\n"Who would I talk to there?"\n"Could I use your name?"`,
    ],
  },
  {
    like: [
      'they said i\'m not a "cultural fit", we all know what that means',
      'rejected for someone "more local". funny how that works',
      'they want a native profile. so not my name then',
      'I was told they preferred a candidate from here. I can guess why',
    ],
    about: 'over',
    say: [
      `That phrase smells, and you're not silly for noticing. You can't prove what's behind it from one line, and it hurts all the same. I'm sorry. You can ask them: "What was missing in my profile?" And if it looks like discrimination, a legal advice service can tell you what's possible.`,
    ],
  },
  {
    like: [
      'i can wave to her, asking for work is too much',
      'saying hello is all i can manage right now',
      "I nod when I see my old boss, I couldn't ask for a job",
      "a wave yes, telling them i'm out of work no",
    ],
    say: [
      "Then wave. Somebody who sees you and waves back remembers you, and that's a door that's open a little. It can stay that way. You don't have to walk through it today.",
    ],
  },
  {
    like: [
      'got the rejection, finished my shift, then cried in the bathroom',
      'i did the rest of the meeting and then sat in my car',
      'They turned me down and I served customers for two more hours, then hid in the stockroom',
      'went on like nothing happened then locked myself in the toilet',
    ],
    about: 'over',
    say: [
      "You did your job first and fell apart after, where nobody could see. That's a lonely place to be with news like that. You don't have to be brave about it anymore today. Who could you tell tonight?",
    ],
  },
  {
    like: [
      'i keep hearing the dumb answer i gave about my weaknesses',
      'I said "I don\'t love people" in the interview and it haunts me',
      'my stupid joke in the interview, i think thats why i lost it',
      'The answer on teamwork. I called colleagues "manageable"',
    ],
    about: 'over',
    say: [
      "That's a sentence you'd take back if you could. I can't know what decided it, and neither can you from here. They had the whole conversation to go by. Not getting it is hard enough without putting it all on that.",
    ],
  },
  {
    like: [
      'I could strangle the lot of them honestly',
      'I swear I could kill my boss for this',
      'i want to wring their necks, the whole hiring panel',
      'honestly could murder them after what they did',
    ],
    about: 'over',
    say: [
      "That's a lot of fury, and you may have every reason for it. Is this anger talking, or is there a part of you that means to hurt somebody? If there is, that matters more right now, and Help now on the screen has people to talk to today.",
    ],
  },
  {
    like: [
      'i did that exact job for ten years and they didnt even interview me',
      'I could do this work in my sleep, and they wrote Dear Applicant',
      'rejected for a job ive literally been doing forever',
      'Twelve years of experience in it and not even a call',
    ],
    about: 'over',
    say: [
      "Years of doing that very work, and they send a form letter. That hurts twice: the no, and that nobody seems to have looked. What you can do with your eyes closed is still there. It didn't get read this time.",
    ],
  },
  {
    like: [
      'rejected by a bookstore. i have a phd in literature',
      "I'm a trained chef and the burger place said no",
      '30th rejection, this one was to stack shelves lol',
      "A music teacher, and the guitar shop didn't want me.",
    ],
    about: 'over',
    say: [
      "Turned down by the one place where you'd have been overqualified on your first morning. That's absurd, and it still hurts, and after so many it's heavy too. You're allowed to laugh and be sick of it at once. No lesson needed today.",
    ],
  },
  {
    like: [
      'The second clause is a sword. Something blunter',
      "too sharp, she'd hear that i wanted the post. softer",
      'that sounds bitter. something flatter for the new guys first day',
      "No, there's a dig in it. Give me one without teeth for when I greet him.",
      'milder pls. hes got my job but i dont want to start a war at hello',
    ],
    say: [
      'Nothing in it but the welcome:\n"Good morning, and welcome. Ask me whenever you need something."\n"Welcome. I\'ll show you around when it suits you."',
    ],
    asks: 'words',
  },
]
