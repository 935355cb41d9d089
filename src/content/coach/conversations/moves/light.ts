import type { Wordings } from './wordings.ts'

/** Somebody jokes, goes along, or leaves. */
export const light = {
  /** They joke or are dry about it, in good spirits. */
  jokes: [
    "Ha, fair enough. It's good that you can joke about it. Anything underneath it you'd like to look at, or was that it?",
    'Good one. It helps to be able to laugh at it. Is there a serious part in there too, or is it fine as it is?',
    "Okay, I'll give you that. If you can joke about it, you've already got a little distance from it.",
    "That's pretty funny. You can stay in that mood as long as you like; nothing has to get serious here.",
    'Well, when you put it that way. Do you want to leave it there, or is there something behind the joke?',
  ],
  /** They make fun of themselves with a bit of pain in it. */
  mocks_self: [
    "That's a good line, and it's a bit hard on you. Leave the joke aside for a second: how was it really?",
    'Funny, and a little rough on yourself. How are you really doing with it?',
    "I get the joke, and it sounds like it stings too. You don't have to make it funny here.",
    "You're quick with that, and some of it seems to hurt. What would you say if you weren't joking?",
    "There's some hurt in that one. Joke about it all you like; you can also say that it felt bad.",
  ],
  /** They go along with the coach's line or image, add to it, agree playfully. */
  plays_along: [
    "Exactly. You've got it in your own words now, and those will probably work better for you than mine. Keep them handy.",
    "Yes, that's it. Your version is better than mine, so keep yours.",
    'Ha, that works. Keep it in mind for the next time you need it.',
    'You took that further than I did, and it fits. Where could you use it first?',
    "Right, like that. If it makes you smile when things get tense, it's doing its job.",
  ],
  /** They like a sentence or idea ("yes, that's it", "that's true"). */
  likes_line: [
    "Then keep that one. Write it down where you'll see it when you need it, and put it in your own words.",
    "Good, hold on to it. It's probably most useful when you're nervous and can't think of much else.",
    "If it rings true, it's worth keeping. Where could you put it so you'd come across it when you need it?",
    'Make it yours, then. Change the words until they sound like you, and use it when you need it.',
    'That one seems to fit. What about it feels true for you?',
  ],
  /** They are leaving now to do it ("standup in two", "going in", "wish me luck"). */
  off_to_do: [
    "Then go in as you are. Slow breath out, look up, and begin. It doesn't have to be good. Come back and tell me after, if you like.",
    "Okay, go. You don't have to feel ready to begin. Nervous is fine.",
    "Good luck. Let your shoulders drop, breathe out, and start with the first small thing. I'm here afterward, if you want to tell me.",
    "You've got enough to start with. Don't aim for perfect; be there for it. Tell me how it was when you're back, if you feel like it.",
    'Go ahead, nerves and all. One thing at a time, and the first one is showing up.',
  ],
  /** They close the chat, with some last news or thanks. */
  bye_news: [
    'Take care of yourself, and come back whenever you like, with news or without.',
    'Thanks for coming by. Take care, and come back any time you like.',
    'Bye for now, and take good care. You can pick this up again whenever you want.',
    "Okay, that's a good place to stop. You don't need a reason to come back, or a success to report.",
    'See you whenever you like. Be gentle with yourself until then.',
  ],
  /** They thank and say what helped. */
  thanks_more: [
    "It's good that it was useful. You did the hard part by saying it. Anything else on your mind, or is that enough for today?",
    "You're welcome. It's useful to know what helped, because you can go back to that. Is there anything else you wanted to bring up?",
    'Good to know that helped. Hang on to it; it may be useful again.',
    'Thanks for telling me. A lot of that came from you, though: you were open about it. We can stop here or keep going, whichever you like.',
    'Any time. Now you know something that works for you. Do you want to leave it there, or is something still on your mind?',
  ],
  /** A small remark beside the subject: weather, dog, tea, what they eat. */
  side_remark: [
    'Good to know. No hurry here. Want to leave it at that, or go back to what you were telling me?',
    "Small things like that belong here too. Whenever you're ready, we can go back to where you were, or not.",
    'Thanks for the glimpse of your day. Want to stay on that for a bit, or go on with what we were talking about?',
    'Okay. A little break from the subject does no harm. Go on whenever you like.',
    "It's fine to wander off the subject for a minute. Where would you like to go from here?",
  ],
  /** Nothing happened, no news, quiet days. */
  nothing_week: [
    "Some weeks go by like that, and you don't have to make anything of it. Was it a restful kind of nothing, or a lonely kind?",
    'Nothing to report is fine. Not every stretch needs an event. How are you doing otherwise?',
    "Quiet is allowed. You don't have to show up here with progress.",
    'Okay, an uneventful stretch. Did you enjoy the quiet, or would you have liked a little more going on?',
    "No news can be a good thing, or a slow patch. If you'd like something small to do with it, a hello to one person is enough.",
  ],
  /** They complain about something small or absurd; mostly wants a laugh or a nod. */
  vents_small: [
    "Some days it's one thing after another, and that deserved a groan. Was it only that, or has it been piling up?",
    "Ugh, that's annoying. You get to complain about it for a minute.",
    'Of course it had to happen. Is it a one-time nuisance, or one more on top of a lot?',
    "That would get on anybody's nerves. No lesson needed; some things are irritating, and that's all.",
    "Okay, that earns an eye roll. Anything else on the list while you're at it?",
  ],
} as const satisfies Wordings
