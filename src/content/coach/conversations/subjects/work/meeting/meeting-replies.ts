import type { Answer } from '../../../conversation.ts'

export const meetingReplies: readonly Answer[] = [
  {
    like: [
      'i have to give an update in the meeting what do i say',
      'how do i word my status update',
      'give me something to say for my update',
      "i'm on the agenda and need a first sentence",
      'what do i say at standup',
    ],
    asks: 'words',
    say: [
      `Short is fine for an update:\n"This part is done, this part is open, and next I'm doing this."\n"Short one from me: we're on track, and the next step is this."\n"I have one thing to report and one thing I need from you."`,
    ],
  },
  {
    like: [
      'how do i tell the meeting that im behind',
      "how do i say it's late without sounding useless",
      'what do i say if i havent finished my part',
      'i have nothing to show this week how do i put that',
    ],
    asks: 'words',
    say: [
      `Bad news first, then what comes next:\n"This is later than I said. Here's the new date."\n"I'm stuck on one part, and I could use some help with it."\n"I have nothing to show on this yet. Here's what I'm doing next."`,
    ],
  },
  {
    like: [
      'what do i say in a meeting when i dont know the answer',
      'give me a line for a question i cant answer',
      "how do i say i don't know without looking dumb",
      'need words for when they ask me for numbers i dont have',
    ],
    asks: 'words',
    say: [
      `Any of these is a fine answer:\n"I don't have that with me. I'll check and email you today."\n"I'd be guessing, so let me look it up first."\n"I know part of it. The rest I'll find out."`,
    ],
  },
  {
    like: [
      "what do i say when my boss's boss talks over me",
      'how do i politely stop a senior person from interrupting me',
      'give me words for when the director cuts me off',
      'how do i get back in after someone above me interrupts',
      'the vp keeps finishing my sentences what can i say',
    ],
    asks: 'words',
    say: [
      `Polite enough for any rank:\n"I'd like to finish that thought. It's short."\n"Yes, and the second half of what I was saying is this."\n"Can I come back to my point before we move on?"`,
    ],
  },
  {
    like: [
      'how do i disagree in a meeting without starting a fight',
      'what do i say when i think the plan is wrong',
      'words for disagreeing with someone higher up',
      'i want to push back but nicely',
    ],
    asks: 'words',
    say: [
      `Say what you see, and leave it with them:\n"I see a risk there. Can I say what it is?"\n"I'd keep the first part and do the second part differently."\n"What happens to this plan if it takes twice as long?"`,
    ],
  },
  {
    like: [
      'is it ok to read my update from notes',
      'can i look at my paper while i talk in the meeting',
      'does it look bad if i read it out',
      'am i allowed to use notes in there',
    ],
    say: [
      'Notes are fine. They make you look prepared, and plenty of people bring them. Key words work better than full sentences, because you can look up in between. Anything exact, like a date or a figure, you can look up on the page.',
    ],
  },
  {
    like: [
      'can i ask to go first in the meeting',
      'is it weird to ask for an earlier slot on the agenda',
      'should i ask them to move me up so i dont have to wait',
      'could i swap my slot with someone',
    ],
    about: 'coming',
    say: [
      'You can ask. "Could I go early? I\'d like to have mine done" is a normal request to whoever runs it, and it spares you the waiting. If they can\'t do it, your slot stays where it was and nothing is lost.',
    ],
  },
  {
    like: [
      'can i email my point after the meeting',
      'is it too late to bring it up now the meeting is over',
      'i said nothing in there, can i send it in writing',
      'should i message them what i wanted to say',
    ],
    say: [
      "You can still send it, and it's a normal way to be heard. Two or three lines, the same day if you can: the point, and why it matters for what was decided. Leave out the apology for not saying it in the room.",
    ],
  },
  {
    like: [
      'should i talk to my manager about interrupting me',
      'is it worth telling the director that he talks over me',
      'should i tell her in private that she cuts me off',
      'can i even complain when its someone senior',
    ],
    say: [
      `If it keeps happening and you can talk to this person, yes. In private, about one meeting: "I didn't get to finish my point, and I'd like to next time." Some people don't notice that they interrupt. If you can't tell them, ask whoever runs the meeting to bring you back in.`,
    ],
  },
  {
    like: [
      'they put me on the agenda',
      'my name is on the agenda for tomorrow',
      "i saw i'm down to speak at the team meeting",
      "i've got a slot in the meeting and i feel sick about it",
      'cant stop looking at my name on the agenda',
    ],
    about: 'coming',
    say: [
      "Your name in print makes it real, and then there's all that time to look at it. One good thing about an agenda: you don't have to find the right moment to speak, because you get one. Write down your first sentence. It's usually the hardest.",
    ],
  },
  {
    like: [
      'there is one guy in there who shoots everything down',
      'she tears people apart in meetings',
      'the vp grills everyone who speaks',
      'he sighs and rolls his eyes when i talk',
      'one person in that meeting always has something nasty to say',
    ],
    say: [
      "One person like that can make the whole room feel hostile. Pick somebody who listens and speak to them. If a jab has a real question in it, answer the question and let the rest go. If it's aimed at you and doesn't stop, you can tell a manager.",
    ],
  },
  {
    like: [
      'last time i froze in the meeting and everyone remembers',
      'i blanked in the last one and now i have to go back',
      'i stammered through it last time in front of the same people',
      'they all saw me choke and tomorrow i see them again',
    ],
    about: 'coming',
    say: [
      'Going back to the people who saw it can be harder than a room of strangers. You remember it from the inside, second by second. They saw it from the outside, in between their own turns. You have nothing to make up for. One ordinary sentence is enough this time.',
    ],
  },
  {
    like: [
      'i feel sick for hours before a meeting',
      'my whole day is ruined when theres a meeting in the afternoon',
      "i can't get any work done because i keep thinking about the meeting",
      'i lie awake the night before meetings',
    ],
    say: [
      'So one meeting takes up your whole day, and you walk in tired. Give the preparing an end: write down your points, close the page, and do something else with your hands. The nerves may stay. You can still stop rehearsing.',
    ],
  },
  {
    like: [
      'the meeting was fine',
      'i gave my update and that was it',
      'said my bit, nobody reacted, we moved on',
      'it was ok i guess, the meeting',
      'got through my agenda item',
    ],
    about: 'over',
    say: [
      "Good. You were in it, it was fine, and people moved on. That's what a decent turn in a meeting looks like. It's behind you now.",
    ],
  },
  {
    like: [
      'they said my point was good but i think they were being nice',
      'the meeting went well, probably luck',
      'people agreed with me in the meeting and i dont believe it',
      'someone thanked me after the meeting, maybe only out of politeness',
    ],
    about: 'over',
    say: [
      "I'm glad it went well. Plenty of things said in meetings get no reaction at all, and yours did. There may have been some luck in it, as there is for everyone. It was still you who said it.",
    ],
  },
  {
    like: [
      'my boss talked over me and i went quiet',
      'the director cut me off and i never finished',
      'i got interrupted and shut down for the rest of the meeting',
      'he interrupted me in front of everyone and i let him',
    ],
    about: 'over',
    say: [
      "That's a rotten spot. Somebody takes the floor, and fighting for it feels riskier than losing it. Going quiet is what a lot of people do there, and it doesn't mean you had nothing to say. The interrupting was theirs. Your point is as good as it was before.",
    ],
  },
  {
    like: [
      'they asked me a question in the meeting and i had no answer',
      'i sat there like an idiot when they asked me',
      'i made something up because i didnt know',
      "couldn't answer a basic question in front of everyone",
    ],
    about: 'over',
    say: [
      "Getting asked in front of people and having nothing there is a horrible few seconds. All it means is that you didn't have the answer right then. If the right answer still matters to somebody, you can send it in two lines later.",
    ],
  },
  {
    like: [
      'how long should my update be',
      'how many minutes should i talk in the meeting',
      'is two minutes too short for an update',
      'do i have to go into detail',
    ],
    say: [
      'A minute or two, unless they gave you a longer slot. Start with what has changed, then say what you need, and stop. Anyone who wants more detail can ask you for it.',
    ],
  },
]
