import type { Wordings } from './wordings.ts'

/** Somebody asks. */
export const questions = {
  /** Why would that help, what does that do, what's the point of it. */
  why_help: [
    "Because fear doesn't learn much from being told. It learns from being in the situation and finding out that you get through it. Small steps make it easier to stay. Does that make sense for you?",
    "Reasoning doesn't shrink a fear very much. Being in the situation and finding you can handle it does, bit by bit. Small steps let you stay long enough to find that out.",
    "Fair question. Each time you do a little of it, you get to see what actually happens instead of what you imagined. Does that fit what you're dealing with?",
    "The idea is practice. You can't talk a fear down very well, but you can get used to something by doing it in small doses. Where does that sound off to you?",
    "It isn't magic. It gives you one real experience to put next to the worry, and after a few of those the worry usually gets less convincing.",
  ],
  /** Does it get better, how long will it take. */
  does_it_get_easier: [
    "It usually does get easier with doing, not in a straight line, and I can't tell you how long. What people notice first is often that it's over sooner. What would you notice first, do you think?",
    "For most people it does, bit by bit, with some bad days mixed in. I can't give you a schedule. What would be the first sign for you that it's easier?",
    "Usually, yes, if you keep doing small pieces of it. How long is different for everybody. The nerves often don't vanish; they get in the way less.",
    "I can't say how long, but repeating something small usually helps more than waiting to feel ready. Is anything even slightly easier than it used to be?",
    "Often it does, though rarely all at once. You may notice you recover faster before you notice you're less nervous. If it isn't moving at all, a counselor can help.",
  ],
  /** Is it normal, am I the only one, is something wrong with me. */
  is_normal: [
    "You're not the only one, by a long way, and it doesn't mean something's wrong with you. It's a common fear turned up loud. If it keeps you from things you need, a doctor or counselor can help more than I can.",
    "Plenty of people feel this way and don't say so. It doesn't make you broken. If it gets in the way of daily life, it's worth talking to a doctor or counselor.",
    "No, you're not the only one. A lot of people struggle with the same thing where nobody sees it. How much does it get in your way?",
    "It's more common than it looks, because people tend to keep it to themselves. I can't tell you what's behind it, but a doctor or counselor can look into that if you're worried.",
    'There are many others with this, even if you never hear them say it. What made you start to wonder?',
  ],
  /** Do they notice, do they talk about me, what do they think. */
  do_they_notice: [
    "I can't see into their heads, and neither can you. What people notice is usually less than it feels like. What have they actually done, the part anybody could have seen?",
    'Maybe a little, and most likely less than you fear. People are mostly taken up with their own stuff. What have you actually seen them do?',
    "That's not something I can know from here. What I can say is that nerves usually feel much bigger from the inside than they look from the outside.",
    "They might notice something and think nothing of it. Noticing isn't the same as judging. What are you most worried they'd think?",
    "Nobody can know that for sure, and guessing usually lands on the worst version. Go by what they do: if they treat you the same as usual, that's a decent sign.",
  ],
  /** Should I tell them (about the anxiety, the truth, my feelings). */
  should_tell: [
    "You don't have to, but you can. A short version to one person who's been decent to you is often a relief: \"This is hard for me to say, so bear with me.\" Who'd be the easiest to tell?",
    "That's up to you; nobody is owed it. If you do, keep it short and pick somebody who's treated you well. What would you hope changes once they know?",
    'If you\'d like to, you can, and it doesn\'t have to be all of it. Something like, "This is a little hard for me to say," is a fine way in.',
    "It can be a relief, with the right person and at your own pace. Who comes to mind as somebody who'd take it well?",
    "There's no rule that says you must. Think about whether you'd feel lighter with this particular person knowing. If so, a sentence or two is enough.",
  ],
  /** Should I say sorry, explain, make up for it. */
  should_apologize: [
    "If somebody was hurt, one short sorry, without the long explanation, is enough. If you'd only be saying sorry for having been nervous, you can leave it. Which is it, do you think?",
    "It depends on whether you hurt somebody. If you did, a short, plain sorry is good. If you were only nervous or awkward, there's nothing to make up for.",
    "One sorry is enough if it's needed, and a long explanation usually makes it heavier. Was anybody actually hurt, or does it mostly feel that way?",
    'First ask yourself what the sorry would be for. Being anxious doesn\'t need one. Hurting somebody does, and then a simple "I\'m sorry about that" does the job.',
    'You can, if it would set something right. What would you be apologizing for, in one sentence?',
  ],
  /** Should I do it or not, is it worth it, yes or no. */
  should_i: [
    "I'd lean toward a small version of it, one you can still take back. Think about what you'd regret more in a month: having tried it clumsily, or not at all. What does your gut say?",
    "I can't decide it for you, but a small version, one you can take back if it's not for you, is usually worth a try. What would that look like?",
    'My lean is toward trying a little of it, as long as it does nobody harm. A small try usually tells you more than more thinking.',
    "If you're asking, part of you may want to. Which would bother you more later: having tried it badly, or never having tried?",
    "It doesn't have to be all or nothing. You could do a small piece, see how it goes, and decide about the rest after that.",
  ],
  /** Was it my fault, am I a bad person, am I too much. */
  my_fault: [
    "From here I don't have the whole picture, but somebody who asks that usually cares how others are doing. What would you say to a friend who'd been through the same thing?",
    "I only know part of it, so I can't judge that. People who don't care rarely ask. What part do you think was really in your hands?",
    "Even if you did something wrong, that wouldn't make you a bad person. You can look at what you did without putting your whole self on trial.",
    "That's a heavy question to carry around, and I don't have the whole story. If a friend told you the same thing about themselves, what would you say?",
    "You blame yourself quickly, because your own mistakes are the ones you see up close. You'd probably be fairer to anybody else.",
  ],
  /** What do I do now, how do I start. */
  what_now: [
    'Start with the smallest piece that somebody could see you do: one sentence, one step through the door, one message. Then stop and see what happens. Which piece is nearest?',
    "Pick the smallest part of it you could actually do, and only do that. The rest can wait until you've seen how it goes.",
    "You don't need the whole plan. What's one small thing you could do in the next day or so?",
    'One thing at a time. Choose something somebody could see you do, like sending a line or saying hello, and stop there for today.',
    "Let's make the beginning small. What would be the very first move, before any of the hard parts?",
  ],
  /** What do I say, give me words (no clear situation given). */
  what_say: [
    'Plain and short mostly works: "Hi, I don\'t think we\'ve met." Or, to ask for something: "I could use your help for a minute." Who is it for, and what should they know by the end?',
    'You don\'t need anything clever. "Hey, good to see you" works to start, and "I have a quick question" works to ask. Who will you be talking to?',
    'Keep it to one plain sentence that says what you want. "I\'d like to ask you something, if you have a minute" fits almost anywhere.',
    'Try this for a start: "Hi, do you have a second?" Then say the one thing you want them to know. Tell me who it\'s for, and we can fit it better.',
    'I can help with that. What do you want the other person to know or do by the end? Once I have that, we can get it down to a sentence or two.',
  ],
  /** How do I get out, end the talk, leave. */
  how_end: [
    'You can end it whenever you like: "It was good to talk to you. I\'m going to get going." Say it in a friendly way, and then really go.',
    'No reason needed. "I\'m going to head out, but it was nice talking to you" is polite and enough. Then go, without adding more.',
    'Wait for a small pause, then say, "Well, I\'m going to get going." It\'s an ordinary way to end, and people hear it all the time.',
    'Leaving can be short: a thank-you, a goodbye, and off you go. What makes it hard, finding the moment or worrying how it looks?',
    'Any friendly closing line will do, like "I\'m heading off now. Take care." You don\'t have to explain. Which words would feel most like you?',
  ],
  /** What do I do with my hands, eyes, face, voice. */
  hands_eyes: [
    "Less than you'd think. Feet on the floor, hands wherever they land, eyes on whoever's talking, at least now and then. Then put your attention on what they're saying; the rest sorts itself out.",
    "Nothing special, really. Let your hands rest wherever they're comfortable, look at the person now and then, and listen to what they're telling you.",
    'You can let them be. The more you manage your face or hands, the stranger they feel. Follow what the other person is saying, and come back to that when you drift.',
    "There's no right way to do it. Look, look away, look back; that's what people do. Which bothers you most: hands, eyes, face or voice?",
    'Start by slowing down: feet on the floor, a slow breath out, shoulders loose. After that, pay attention to them rather than to yourself. What usually gets in the way most?',
  ],
  /** How can I tell whether they like me, mind, are bored, are serious. */
  how_tell: [
    "You can't be sure from signs, and trying to read them takes your attention off the talk. Watch what they do: do they stay, ask back, come again? And if you want to know, ask something small.",
    "It's hard to tell from a look or a tone. Go by what they keep doing: whether they stick around, ask you things, come back. What have you seen so far?",
    "There's no sure sign, and watching for one makes it harder to talk. You can find out more by asking something small and seeing how they respond.",
    "Signs can mean almost anything, especially when you're nervous. What they do over time says more than one moment does.",
    'There is no way to be certain. A simple, low-key question is often the quickest way to know. What would be a small thing to ask them?',
  ],
  /** What do you think, what would you do, your opinion. */
  what_think: [
    "From what you've told me: it matters to you, and the fear is making it look like it has only one ending. I'd try the smallest honest version and see. What would that be in your case?",
    "My view, for what it's worth from a program: this matters to you, and fear may be making it look worse than it is. I'd start with something small and honest.",
    "I think you know more about it than you're giving yourself credit for. A small, honest try seems better than a big one. What would that look like for you?",
    "Going by what you've said, I'd keep it simple: do the smallest part that feels right to you, then look again.",
    "There's only your side of it here, but I'd lean toward a small, honest step over waiting for the perfect one. Which step comes to mind?",
  ],
} as const satisfies Wordings
