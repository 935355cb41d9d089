import type { Wordings } from './wordings.ts'

/** The first message of a talk. */
export const openings = {
  /** Opens with an embarrassing incident that just happened. */
  embarrassing_story: [
    "Oh, that's an embarrassing one. It's loud in your head now; for everybody else it was probably a few seconds in their day. Are you still going over it, or is something that came after it worrying you?",
    "Ouch, that's an uncomfortable one. Right now it feels huge, because it's so fresh. Other people usually move on from these things fast. What part keeps coming back?",
    "I can see why you'd want the floor to open up. It's fresh, so it feels bigger than it probably will later. You don't have to do anything about it this minute.",
    "That sounds mortifying, and also like something that could happen to anybody. Did anybody react, or is it mostly your own replay that's bothering you?",
    'Yikes. Things like that sting most in the first little while. Let it be embarrassing, and give it some time before you decide what it meant.',
  ],
  /** Opens with something dreaded that turned out small or fine. */
  relief_story: [
    'All that dread, and then it was only that. Your worry was far ahead of what happened. You can let your shoulders down now.',
    'What a relief. You can stop bracing now. It was a lot bigger in your head than it was in the end.',
    'And that was all it was. Worth remembering the next time the dread starts up. What had you been expecting?',
    "Good, that's behind you. The worry was real, and it turned out to be wrong about this one.",
    'So it came out fine after all that worrying. Take a minute to enjoy that. What surprised you most about it?',
  ],
  /** Opens with an event ahead that they dread. */
  event_ahead: [
    "That's a lot to have coming up. Let's make it smaller: which minute of it are you dreading most, the getting there, the beginning, or something in the middle?",
    "I can see why that's on your mind. Often it isn't the whole thing that's scary but one piece of it. Which piece is it for you?",
    "Having that ahead of you is tiring before it even starts. You don't have to handle all of it at once. Start by telling me the part you're picturing most.",
    "Dreading it makes sense if it's hard for you. You don't have to be calm for it; you only need a way to begin. What happens first?",
    "Okay, let's look at it together. Tell me what will happen, in order, and where in it your stomach drops. That's where we'll start.",
  ],
  /** Opens with somebody having hurt, slighted or wronged them. */
  hurt_by: [
    'That hurt, and it makes sense that it does. Do you want to work out what to say to them, or first get it off your chest?',
    "No wonder that's bothering you. Tell it the way it happened; you don't have to be fair to them yet.",
    'Ouch. That would hurt most people. Would it help more to talk it through, or to figure out what you want to do about it?',
    'I can see why that stays with you. What hit you hardest about it?',
    "It sounds painful. You don't have to decide right now whether to say something to them. Get it out first, as much as you want.",
  ],
  /** Opens with an ongoing everyday situation that is awkward. */
  stuck_situation: [
    'That kind of thing wears you down because it keeps coming around. If you could change one thing about it by next week, what would you want to be different?',
    'It sounds tiring, having to deal with that over and over. What usually happens, from start to finish?',
    'Awkward things add up when they keep coming back. It may not take much to shift it. What have you tried so far?',
    "I see how that gets old. Let's not solve all of it. Pick the one moment in it that bothers you most, and we'll start there.",
    'You have reason to be fed up with that. Often one small change, a word or a different habit, makes it easier to live with. Tell me how the last time went.',
  ],
  /** Opens with wanting friends, a partner, company. */
  wants_people: [
    'Wanting that is about as human as it gets. It mostly starts smaller than people think: the same place, the same faces, a little more each time. Where do you already see the same people twice?',
    "That's a good thing to want, and there's nothing needy about it. It often grows out of seeing the same people again and again. Who do you already cross paths with?",
    "It makes sense to want company. You don't have to find the right person right away; a few familiar faces and short hellos are a real start.",
    'Thanks for saying that; it can be hard to admit. What would you want to do with somebody, if they were already in your life?',
    'Of course you want that. Most closeness starts out pretty ordinary: the same place, a few words, then a few more. One place you could keep going back to is enough to begin.',
  ],
  /** Opens with a success or something good. */
  success_open: [
    "That's good news, so let it count. Is there something in it that you wouldn't have done a while ago?",
    'Great. Take a moment with it before you move on to the next thing. What part are you happiest about?',
    "Good for you. You don't have to play it down here.",
    'What a good way to start. Did you do anything differently this time, or did it come your way?',
    "Nice. Enjoy it; there's no need to turn it into homework.",
  ],
  /** Opens with a general question about people or social rules. */
  question_open: [
    "Good question, and there's less of a rule than it seems. Which situation do you have in mind? Then I can say something you can use.",
    "That's something a lot of people wonder about. It depends quite a bit on the people and the place. What's the situation you're thinking of?",
    "It varies more than you'd expect. When in doubt, being friendly, brief and interested works in most places. Tell me about your situation, and I can be more exact.",
    "There's rarely one right answer to that. People go by feel and get it a little wrong now and then. Did something happen that made you ask?",
    "People do it in all kinds of ways, and there's usually room for yours. If you give me an example, I can suggest something that fits.",
  ],
} as const satisfies Wordings
