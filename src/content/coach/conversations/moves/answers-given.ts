import type { Wordings } from './wordings.ts'

/** Somebody answers what the coach asked. */
export const answersGiven = {
  /** They answer with something small and concrete they could do or use. */
  names_small: [
    "That sounds right. It's small enough to really happen, and small is what works. When would be a good moment for it?",
    "Yes, that's a good one. You came up with it yourself, so it probably fits you. Where will you try it first?",
    "That sounds doable. It doesn't need to be any bigger. Try it once and see how it goes.",
    "Good choice. You could do that even when you're nervous. What might get in the way, so we can plan for it?",
    "I'd go with that. It's clear and it's small, so you'll know when you've done it. Is there anything that would make it easier?",
  ],
  /** They choose one of the options offered. */
  picks: [
    "Good, that one. You don't have to do it well; doing it at all is the point. What would the first ten seconds look like?",
    "Okay, let's go with that. It doesn't have to be the perfect choice; you can always switch. What would you do first?",
    'That works. Keep it simple and see how it goes. You can decide on anything else after that.',
    "All right, that's the one. You only have to try it, and it's fine if it's clumsy. When could you do it?",
    'Sounds like a good pick, and good enough is all it has to be. What would make it a little easier to start?',
  ],
  /** They say when: a day, an hour. */
  sets_time: [
    "Then that's settled. You don't have to think about it until then. If the nerves show up, you can bring them along. Tell me afterward how it was, if you like.",
    "Good, now it has a time, and you can stop deciding about it. You'll probably be nervous when it comes around, and you can do it nervous. Come back and tell me how it went, if you want.",
    "Okay, that's the plan. Until then you don't owe it any thinking. What's the first thing you'll do when the time comes?",
    'Picking a time is a real step. If your mind starts in on it early, you can tell it "not yet" and go back to what you were doing.',
    "That works. Being nervous beforehand won't mean it was the wrong choice. Is there anything small you'd want ready before then?",
  ],
  /** "Maybe", "might", "we'll see", "I'll think about it". */
  maybe: [
    "Maybe is fine. You don't have to decide now. If you find yourself near it and there's a spare ten seconds, try; if not, nothing's lost.",
    'No pressure from me. Leave it as a maybe, and see how it looks when the chance is right in front of you.',
    "A maybe is an honest answer, and you can let it sit. If a small chance comes up and you feel like it, take it. If not, that's okay too.",
    "That's okay, it doesn't have to be a yes today. What would nudge it a little closer to one?",
    "Sure, think it over. You don't have to tell me either way. Is there a smaller version that would be an easier yes?",
  ],
  /** "I don't know", no idea what they feel, fear or want. */
  dont_know: [
    'Not knowing is an honest answer. Start from the outside, then: where were you the last time it was bad, and what was the first thing you noticed?',
    "That's okay. It's often a blur at first. Try it from the outside: the last time it felt bad, where were you?",
    "You don't have to know yet. It can come later, or in pieces. Tell me about the last time it was bad, whatever you remember, in any order.",
    "Lots of people can't name it when they're asked straight out. Let's make it easier: what do you notice first, something in your body or a thought?",
    "Fair, that's hard to answer on the spot. Leave the why for now and start with what happened: where you were, what was going on, what you did next.",
  ],
  /** Neither of what was offered; none of it fits. */
  neither: [
    'Neither, then. I guessed, and you know better. What would you put there instead, in your own words?',
    "Okay, so I missed. Tell me what it's closer to, in whatever words come first.",
    'Thanks for saying so instead of picking one to be polite. What would be nearer the truth?',
    'Then forget those. They were only guesses, and you know this from the inside. What am I missing?',
    "Good to know; that rules some things out. You don't need a neat answer. Describe it roughly, and we'll go from there.",
  ],
  /** What they would tell a friend in the same place (something kind). */
  friend_kind: [
    "Then take that for yourself, word for word. It's what you'd honestly say to somebody in your place. What makes it harder to let it count for you?",
    "That's a kind thing to say, and it's no less true when the person is you. What happens when you try saying it to yourself?",
    "You'd mean every word of that to a friend, and you're allowed to be on the receiving end too. Try writing it down with your own name at the top.",
    "Notice how gentle you were there. You don't have to believe it about yourself right away. Keep it nearby for the next time you're being hard on yourself.",
    "Any friend would be lucky to hear that. Which part is hardest to accept when it's about you?",
  ],
  /** They name a person who could help, come along, be asked or told. */
  names_person: [
    'It\'s good that there\'s somebody. Asking is a step by itself, and it can be one line: "I could use your help with something, and it would mean a lot." When could you ask them?',
    "Sounds like a good person to start with. They don't need the whole story; a sentence or two is enough. When could you reach them?",
    "Okay, so you don't have to do this all alone. You can keep the asking short and let them say yes or no. What would you want from them most?",
    "It helps to have a name. Decide on one small thing you'd like from them, so it's quick to ask and quick to answer.",
    'Having somebody in mind already makes it more doable. You could say, "This is a little hard for me to ask, but it would really help." Then let them answer.',
  ],
  /** Asked who could help: nobody. */
  nobody: [
    "Nobody right now. That's hard, and it isn't a verdict on you. Then let's start smaller, with somebody you could say hello to now and then. Where do you see the same people more than once?",
    "That's hard, having nobody to turn to. It doesn't say anything about what you're worth. It can start with somebody you only half know. Who do you run into more than once?",
    "More people are in that spot than say so, and it's still lonely. It doesn't have to start with a close friend. One familiar face and a hello is a fair beginning.",
    "Thanks for being honest about that. It's a hard thing to say. Let's not look for a helper yet, only for a familiar face. Where do the same people turn up in your week?",
    "Then we'll begin without one. People you see regularly can slowly become people you know, mostly through short hellos. And if you need support sooner, a counselor or a helpline is somebody too.",
  ],
  /** They offer a sentence of their own for the situation. */
  own_line: [
    "I'd use that. It sounds like a person and not like a script. Say it once out loud, so your mouth knows it, and then leave it alone.",
    "That's good, and it sounds like you. Try it out loud once, then leave it. It doesn't have to come out word for word.",
    "Yes, go with your own words. They're easier to find when you're nervous than anything I'd write. When do you think you'll get to use it?",
    "I wouldn't change much about that. It's yours, and that's what counts. If it comes out a little different in the moment, that's fine too.",
    'Works for me, and you came up with it yourself. Say it out loud once. Does any part of it feel stiff?',
  ],
  /** What they used to do, like or be good at. */
  used_to: [
    "So there is something that was yours, and it's still in you somewhere. You don't have to get all of it back. What would be the smallest version of it this week?",
    "Good to know that about you. It doesn't have to come back all at once, or be as good as it was. What's the easiest piece to try again?",
    'That was you too, and it still counts. You could start with a tiny piece of it this week, to see how it feels.',
    'Sounds like that mattered to you, so missing it makes sense. What did you like most about it?',
    "Something like that doesn't disappear; it gets rusty. Rusty is fine for a start. Pick a small version and don't grade it.",
  ],
  /** They give a number: how sure, how bad, out of ten. */
  number: [
    "That's a useful number; keep it somewhere, so you can compare later. What would move it a little in the direction you'd like?",
    "Thanks, that gives us something to go by. Write it down with today's date and look at it again in a while.",
    'Okay, good to know where you are. What would a slightly better number look like in real life?',
    "Putting a number on it makes it a little less foggy, and it isn't fixed. What's the biggest thing behind it?",
    "Clear enough. Nobody's asking you to get it to perfect. A small shift is enough to work with, and it's okay if it goes up and down.",
  ],
  /** A bare yes, ok, sure, mm with hardly any words after a statement (not a step). */
  smallest_yes: [
    "I'm with you. Want to say a bit more about it, or should I suggest something to try?",
    'Okay, take your time. You can tell me more, or I can give you something small to try.',
    "All right. Is there something you'd add, or does that pretty much cover it?",
    "There's no rush. Say whatever comes next, even if it's half a sentence.",
    'Got it. Would you rather keep talking about it, or hear an idea?',
  ],
  /** They name the worst part. */
  what_is_worst: [
    "So that's the core of it. Thanks for putting it so plainly. When you picture exactly that moment, what would you want to do in the minute after?",
    'That makes sense as the worst part. One thing is easier to work on than all of it at once. What would make that one part a little more bearable?',
    'Thank you for saying it straight. A lot of the rest probably comes with that one piece, so we can leave the rest aside for now.',
    "I see why that's the hard one. What do you usually do when it gets to that point?",
    "Okay, so it's that, more than the rest. It can help to plan only for that moment: one thing to do and one thing to say.",
  ],
  /** They say what they would really want. */
  what_they_want: [
    "That's a good thing to want, and you've put it clearly. What's one step in that direction so small that it's almost silly?",
    "There's nothing wrong with wanting that. You don't need the whole road, only a first bit. What could you do toward it this week that's almost too small to mention?",
    "Thanks for saying that; not everybody can admit it. Now there's a direction. Pick something tiny that points that way, and let that be enough for now.",
    'It makes sense to want that. Is there any part of it you already have, even a little?',
    'Good to know what this is all for. Keep it in mind when the nerves get loud; it\'s a better reason to try than "I should."',
  ],
} as const satisfies Wordings
