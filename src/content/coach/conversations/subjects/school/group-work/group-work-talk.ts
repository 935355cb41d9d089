import type { Answer } from '../../../conversation.ts'

export const groupWorkTalk: readonly Answer[] = [
  {
    like: [
      'shes my friend and shes going through stuff so i cant tell her off about the project',
      "he's not doing his part but he has problems at home and I'd feel horrible",
      'it feels mean to ask her bc shes having a rough time',
      'My partner on the project is a friend in trouble, so I keep doing his share',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `It isn't mean if you start with your friend and not the project:\n"Hey, you okay? I know stuff is hard right now."\n"Could you do one small part? I can help you with it."\n"If it's too much, we could ask the teacher together."`,
    ],
  },
  {
    like: [
      'he talked over me AGAIN, i quit',
      "she interrupts me every single time, I'm so done with this group",
      "Once more I couldn't finish one sentence. I've had enough of this team.",
      'same guy cut me off the entire call. over it',
    ],
    about: 'over',
    say: [
      `A whole meeting of that would make anybody want out. You're allowed to be angry. Nothing has to be decided tonight. If you stay, it's worth saying once, alone with the person: "You cut me off. I want to finish my sentences."`,
    ],
  },
  {
    like: [
      'she says she cant work at home',
      'my partner always has an excuse, like his house is too loud',
      "He says there's no room to study at his place, so nothing gets done.",
      'ok but she never has time or space at hers',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `It may be true; some homes are hard to work in. So offer a place:\n"Want to do it at the library after school?"\n"Could we stay half an hour and do your part together?"\n"What could you do on your phone?"`,
    ],
  },
  {
    like: [
      'then they all went for drinks in their own language',
      'they speak english for the work and switch the second it gets fun',
      'after the meeting it was back to their language and I just stood there',
      'everyone went out after, not one word of it I could follow',
    ],
    about: 'over',
    say: [
      `That stings. In the work you were one of them, and the minute it got social, the language shut you out. Probably thoughtless more than meant. Next time, try: "I'd like to come along. Can I have ten minutes of English first?"`,
    ],
  },
  {
    like: [
      'the course has group projects, help',
      'theres teamwork in this class and im scared',
      'new course, everything is done in teams ugh',
      'They do group assignments. I never did well with those',
    ],
    about: 'coming',
    say: [
      `Team assignments are smaller than they sound: three or four people and a list. Say one thing in the first five minutes, so you're in: "I can take the slides," or whatever part you like best. Taking a part early saves you from getting the leftovers.`,
    ],
  },
  {
    like: [
      'nobody split up the work its just memes in the chat',
      'we never decided who does what',
      'theres a group chat but no one does anything',
      'We have no plan, everyone waits for someone else',
    ],
    say: [
      `So nobody has been told anything, and that's fixable in one message. Put the list in the chat with names next to it: "Here's what's left. I did this part. Who takes what?" People who ignore a complaint often answer a list.`,
    ],
  },
  {
    like: [
      "i'll write it as a comment, he can't interrupt that",
      'putting it in the doc is better, they cant talk over me there',
      'ok I could message it so nobody cuts me off',
      "a note in the file, yeah, she can't shout over a note",
    ],
    about: 'coming',
    say: [
      `Exactly. It stays on the page, everyone sees it, and it can't be interrupted. Keep it to one line: what's there, what it should be, where you got it. No "sorry" and no "maybe" in front.`,
    ],
  },
  {
    like: [
      'we have to critique each other in class and i hate it',
      'Peer feedback round in my course. The work itself is fine, this is not.',
      'everyone has to say what they thought of each others stuff and i freeze',
      'The practical part I can do. Assessing my classmates to their faces, no.',
    ],
    say: [
      "The work doesn't look back at you; people do. Feedback gets manageable when it has a shape: one thing you saw that worked, one thing to change, both about the work and not the person. Which is worse for you, giving it or getting it?",
    ],
  },
  {
    like: [
      'they left me the whole slides',
      'my group dumped the entire poster on me',
      "Nobody else has done anything, it's all on me again",
      "guess who's doing the whole project alone lol",
    ],
    say: [
      `So a group job turned into yours. That's unfair, and going along with it in silence would make it stick. Hand one piece back, by name: "I've got the first part. Can you take the rest?" Start with the one most likely to say yes.`,
    ],
  },
  {
    like: [
      'everyone in the group read my message and nobody replied',
      'blue ticks from all of them and total silence',
      'posted it in the group chat, seen by 5, zero answers',
      "they've all seen my email and not a word, I feel sick",
    ],
    about: 'over',
    say: [
      `Everybody has seen it and nobody says a word: that's hard to sit with. In a group everybody waits for somebody else to answer first. You said it clearly. One nudge is fair, to one person by name: "What do you think?"`,
    ],
  },
  {
    like: [
      'my comment would be "numbers don\'t match page 2, please check"',
      '"the total is off in column C, see my note" is that ok to post',
      'id write: formula breaks if you leave out last year, see sheet 2',
      '"Source for this claim is missing, page 4" that\'s what I\'d put',
    ],
    about: 'coming',
    say: [
      "That's good. It says what happens and where to look, with no apology in it. Nobody can argue with a tone, because there isn't one. Post it as it is and leave it there.",
    ],
  },
  {
    like: [
      'my lab partner is the cutest guy in class and im going to die',
      'got paired with my crush for chem, send help',
      "have to do a project with the girl i like and i'll make a fool of myself",
      'teacher put me next to the hottest person in school for an experiment',
    ],
    about: 'coming',
    say: [
      `Nerves and all, you have one advantage: there's a job to do together, so the first topic is handed to you. Split it out loud: "I'll do this part, you take that one?" Then ask what they think. That's already a conversation.`,
    ],
  },
  {
    like: [
      'my group always meets super early and i cant, but i never say so',
      'they schedule everything for late at night, I have an illness and I keep quiet about it',
      "Group calls at dawn. My body doesn't do dawn. I haven't told them",
      'everyone picked 7am for the project meeting and i just said nothing again',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `You've kept quiet so far, and the next time is still open. No diagnosis needed, a limit is enough:\n"That hour doesn't work for me. Could we find another?"\n"Could we rotate the times?"\n"If it has to be then, I'll send my part in writing beforehand."`,
    ],
  },
  {
    like: [
      'they talk in their language and i guess they know i dont get it',
      "they know I'm foreign but they keep switching",
      'Everyone speaks German around me in the project, I suppose they assume I follow',
      'my group always goes back to spanish, they must know i dont speak it',
    ],
    asks: 'words',
    say: [
      `Knowing where you're from isn't the same as noticing that you can't follow. Say it once, plainly:\n"I don't understand when you switch. Could we decide things in a language I speak?"\n"Can somebody sum up what we agreed?"\n"I want to do my part, and I missed all of that."`,
    ],
  },
  {
    like: [
      'i did all the slides so they should present',
      'They should do the talking because I did the writing',
      'fair would be me making it and them speaking',
      'since i made the whole poster they can present it',
    ],
    about: 'coming',
    say: [
      `That's a fair trade, and it can be said as one: "I made it, so could you do the talking?" Say it in the chat today, before anybody assumes otherwise. If you'd like the teacher to hear your voice once, keep one sentence for yourself.`,
    ],
  },
  {
    like: [
      'my partner is going to be the death of this lab report',
      'i swear the guy i got paired with is gonna tank our project',
      'My group partner will be the end of me. Slides due Friday',
      'stuck w maya for the poster and im losing it',
      "doing a group essay with someone who's driving me up the wall",
    ],
    say: [
      'Sharing a grade with somebody like that is maddening. One calm line now is easier than a fight the night before: "Let\'s split what\'s left and set a time." What is it: they do nothing, they do it badly, or they decide everything?',
    ],
  },
  {
    like: [
      "It's me who offered. Going back on it looks unserious.",
      'but i said id do it. if i back out now i look flaky',
      "I volunteered for the whole report. Asking for help now would seem like I can't keep my word.",
      'cant, i was the one who put my hand up for all of it',
      'i told them i got it. backing down = lazy',
    ],
    say: [
      'You offered before you knew how big it was. Saying so early is what serious people do; it saves everybody a bad surprise. Try: "This is more than I thought. I\'ll finish the first half. Who can take the rest?"',
    ],
  },
  {
    like: [
      'Meant to. Sat there with the cursor blinkin. Wife used to do the typing',
      'looked at the empty box for 20 minutes. my ex did all our emails',
      'Had the doc open. My late husband wrote everything for us, I never learned how one starts',
      'tried. nothing. my sister always wrote my bits for me',
      'I sat there, one finger on the key. In my old firm the secretary did this',
    ],
    say: [
      'A blinking cursor is hard to get past, and harder when somebody else always did that part for you. One line is enough, typos and all: "Here\'s my rough idea." The others can tidy it up.',
    ],
  },
  {
    like: [
      'want to switch groups but thatd mean telling the prof why and the why is one guy',
      'i want out of my lab pair but id have to explain and its about her',
      'How do I change teams when the only reason is one person and the teacher likes him',
      'need a different project group. cant say its because of my ex',
      "The tutor will ask why I want to move. It's a single individual. I don't want to tell on anyone.",
    ],
    say: [
      "You can ask without the whole story: \"It isn't working with one person in my group. Is a switch possible?\" You can leave it there. If what that person does isn't okay, it's worth telling, and you wouldn't be making trouble.",
    ],
  },
  {
    like: [
      'that is exactly it, like im air',
      'yes like i dont exist in that chat',
      'yeah its like they scroll right over me',
      "Exactly. I post my slides and it's as if nobody wrote anything.",
      'invisible. 5 ppl in the group and not one like',
    ],
    say: [
      'That\'s a lonely thing, writing where everybody sees it and nobody answers. In groups, people often wait for somebody else to reply. Ask one of them by name: "Can you look at my part today?" One person is likelier to answer than all of them.',
    ],
  },
]
