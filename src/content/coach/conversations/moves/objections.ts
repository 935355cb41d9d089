import type { Wordings } from './wordings.ts'

/** Somebody does not want what the coach said. */
export const objections = {
  /** Can't, too big, no way, too scared. */
  too_hard: [
    "Then it's too big for now, and that tells me more about the step than about you. Cut it in half, and in half again. What's left that you'd do even on a bad day?",
    "Okay, then we won't do that one. The step was too big. What would be a version you could do while still scared?",
    "That's honest, and it's useful to know. There's no prize for the big version. Take only the very first piece of it, and forget the rest for now.",
    "Fair. If it scares you that much, it's the wrong size for today. Which part of it is the scariest? We can start without that part.",
    'Nobody says you have to. Being this scared of it means we start lower. Even picturing yourself doing it, start to finish, is a place to begin.',
  ],
  /** What's the use, it won't change anything. */
  what_for: [
    "Maybe it changes nothing out there. It would change one thing for you: you'd know, and you wouldn't be left with the guess. And if you'd rather leave it, that's allowed too.",
    "You might be right that it won't change much. But right now you're guessing, and a small try would tell you. You're also free to skip it.",
    "That's a fair question. It may not change anything around you. What it can change is how sure you are that you couldn't do it.",
    "I can't say that it will. If it did change one small thing, what would you want that to be?",
    "It can look pointless from where you are, and I won't talk you into it. What would make it worth the trouble for you?",
  ],
  /** You're a machine, easy for you to say, you don't know. */
  you_program: [
    "You're right, I'm a program and none of this costs me anything. You're the one who has to stand there. So let's use what you know: what has helped you before, even a bit?",
    "True. I'm software, and I never have to walk into a room. You know what it's like and I don't. What would you want me to understand about it?",
    "That's a fair point. I have no nerves to get over, so typing it costs me nothing. Take what's useful and leave the rest.",
    "Yes, it costs me nothing to say it, and you're the one who has to do it. What part of what I said sounded too simple?",
    "I am a program, so I can't know how it feels. I can help you sort through it, and you're the judge of what fits.",
  ],
  /** They won't want to, they don't care, they'd be annoyed. */
  they_wont: [
    "That may be so, and you can't know it from here. It would be their no to say; you don't have to say it for them. What's the lightest way to ask, so a no costs neither of you much?",
    "Could be. You know them better than I do. Still, it's a guess until they answer. What's a way of asking that would let them say no without a fuss?",
    "Maybe they won't. But then it's their answer to give, and you don't have to give it for them ahead of time.",
    "It's possible they'd mind, and it's possible they wouldn't. What have they said or done that makes you think so?",
    'You may be right. If you want to find out gently, leave them a way out: "No problem if not." Then a no is only a no.',
  ],
  /** Already tried that; it didn't work. */
  tried_that: [
    "Then you've done that part, and I won't send you around again. What happened when you tried? Somewhere in there is what has to be different.",
    "Okay, then I won't hand it to you again. Where did it go wrong, at the start or later on?",
    "You gave it a try, and it's annoying when it doesn't work. Tell me how it went, and we'll look for what to change.",
    "That's worth knowing. If it didn't help, that doesn't mean you did it wrong; it may be a bad fit. Was there any bit of it that helped, even a little?",
    "Fair enough, you've been there. Let's drop it and go a different way. Start with what you'd want to be different this time.",
  ],
  /** Doesn't fit my job, age, country, family; not possible here. */
  doesnt_fit: [
    "Fair. You know the place and I don't. Think of somebody there who's good with people: what would they do in your spot?",
    'Okay, I take that back. You know how things work there. What would be the closest thing that people around you actually do?',
    "That makes sense; what's fine in one place can be all wrong in another. Keep the idea and change the form until it fits where you are.",
    "You're right to check it against real life. Which part doesn't fit, the words or doing it at all?",
    "Then it's no good to you as it is. Tell me a bit about how people do things there, and we'll work from that.",
  ],
  /** It would be embarrassing, cringe, weird, needy, fake. */
  cringe: [
    'Yes, it might feel a little cringe, and that usually passes fast. Make it plainer until you could say it without rolling your eyes. What would be your own words for it?',
    "It might feel that way for a moment, especially the first time. How would you say it to somebody you're relaxed with?",
    "Sounds like it isn't in your words yet. Trim it until it's something you'd really say, even if there's hardly anything left.",
    "Could be a little awkward, yes. Awkward is allowed, and it doesn't last.",
    "If it feels fake, don't say it that way. What do you actually mean, in the plainest words you have?",
  ],
  /** What if they say no, laugh, don't answer. */
  what_if_no: [
    'Then it would sting, and you\'d know. You can have a line ready: "No problem, I thought I\'d ask." After that the hard part is behind you. Which would be worst: a no, a laugh, or no answer?',
    "It could happen, and it would hurt for a bit. You'd still have asked. What would you want to do right after, to be good to yourself?",
    "You could say, \"That's fine, I thought I'd ask,\" and you're done. It might sting. It would also be over, and you could stop wondering.",
    "That would sting, whichever it was. But a no, a laugh or silence only tells you about that one moment. It doesn't settle anything about you.",
    "We can't rule it out, so let's plan for it instead. If it went that way, what would be the first thing you'd do?",
  ],
  /** What if I freeze, go blank, cry, shake, mess it up. */
  what_if_freeze: [
    'Then you\'d say so and go on: "Sorry, I lost my thread. One second." Then you look for it, out loud if you like. It doesn\'t have to go well to have been worth doing.',
    'If it happens, you take a breath and pick up where you can. "Give me a second" is a whole sentence, and people are usually willing to wait.',
    "It might. You don't have to prevent it, only have a way to go on. What could you say in that moment, in your own words?",
    'You\'re allowed to be visibly nervous. If it shows, you can name it once, "I\'m a little nervous," and keep going.',
    "Messing up part of it wouldn't undo the rest. Plan for it like you'd plan for rain: one line to say, and then you go on. What would your line be?",
  ],
  /** What if they ask why, ask more, want details. */
  what_if_ask: [
    'You don\'t owe anybody the long version. "It\'s a bit much to explain right now, but thanks for asking" closes it kindly. Then ask them something.',
    'Then you can give them the short answer and stop there. Something like, "It\'s kind of a long story," is enough, and you can ask them something next.',
    'How much they hear is up to you. One true sentence is plenty. What would you be okay with them knowing?',
    'They might, and usually it\'s interest. You can say, "I\'d rather not get into it right now," and then talk about something else.',
    "Have one short answer ready, so you don't have to come up with it on the spot. What's a version that's true and doesn't give away more than you want?",
  ],
  /** Not tonight, not now, too tired, later. */
  not_now: [
    'Not now, then. It will keep, and nothing has to be settled today. Do something quiet, and come back to it when you like.',
    "That's fine. It can wait, and so can I. Be gentle with yourself.",
    "Later is okay. You don't have to have the energy for this right now. Do something that's kind to you first.",
    "Okay, we'll leave it here. Nothing is lost by waiting. Would you rather talk about something else, or call it done for now?",
    "Sounds like you've had enough for the moment, and that's a good thing to notice. Pick it up again whenever you're ready.",
  ],
  /** Is there a way without talking, without being seen, something quieter. */
  without_words: [
    "There is. A nod, a seat a little closer, a message instead of a call, being there five minutes longer: they all count. It's a way in, and talking can come later. Which one could you do?",
    'Yes. You can start with being there, a nod, a small smile, or a short message. None of those is cheating. Which feels most doable?',
    "You can begin quietly. Stand or sit a little closer than usual, look up, stay a bit longer. Words can come when you're more used to it.",
    "Sure, talking isn't the only way in. Writing a line counts, and so does a wave. Pick the one that feels a little uncomfortable but not too much.",
    'Absolutely, quiet counts. What do you already do around people without words that you could do a bit more of?',
  ],
  /** That doesn't work at that moment; they need something for before, after, or a different moment. */
  other_moment: [
    "Then let's use the moment you mean. What's happening right then, and who's there? Tell me, and we'll look for something for exactly that.",
    'Got it, that was the wrong moment. Walk me through the one you mean: what happens right before it gets hard?',
    "Okay, so let's put it where you need it. Tell me what's going on at that point, and we'll look for something that fits.",
    'That makes sense; it has to work when you actually need it. Is it more about getting yourself into it, or about coming down afterward?',
    "I had the timing wrong, then. Describe your moment in a line or two, where you are and who else is there, and we'll build around that.",
  ],
  /** Isn't that a lie, fake, manipulative. */
  lie: [
    "You don't have to say anything that isn't true. Leave out the part that's nobody's business, and say one thing you do mean. What would be true and still short?",
    "It's good that you care about that. You can be honest without telling everything. What's one thing you'd say that you really mean?",
    "If it isn't true, don't say it. Keeping something private is different from lying, and you can stick to the part that's true.",
    "Fair question. It would be a lie if you said something you don't mean. Change it until you do mean it, even if it gets shorter.",
    'Nothing here has to be faked. Which part feels untrue to you? We can take that out.',
  ],
  /** The coach took it for over, easy or solved, and it isn't. */
  not_over: [
    "You're right, I was too quick. It isn't over, and you're still in it. What's the next part you have to get through?",
    "Sorry, I got ahead of you. You're still in the middle of it. What's weighing on you most right now?",
    "I made that sound too simple. It's still going on, and it's still hard. Tell me where things stand.",
    "Thanks for stopping me. So it isn't settled. What do you have to deal with next?",
    "No, it isn't done, and I talked as if it were. Let's go back to where you are. You don't have to wrap it up for me.",
  ],
  /** The coach took something wrong; they set it right, with some detail. */
  misread: [
    'Sorry, I got that wrong. Thanks for setting me straight. Going by what you told me now, what would help you most right now?',
    'Thanks for clearing that up; I had it wrong. Now that I know, what should we look at first?',
    "My mistake. That changes things, and it's good you told me. Go on from there, and stop me again if I get it wrong.",
    'Okay, I took that the wrong way. What would you like here, an idea or room to talk?',
    "I misread that, sorry. What you're describing is different from what I answered, so forget what I said before.",
  ],
  /** I know all that, but it doesn't help, knowing is not feeling. */
  already_know: [
    "Knowing it and feeling it are two different things, and arguing with the feeling doesn't get you far. What helps more is having done it a few times, in a small way. What's the smallest version you could do this week?",
    "Right, knowing it doesn't make the fear listen. It usually takes doing it, a little at a time. What's a small enough piece to do this week?",
    "That's the frustrating part: your head is convinced and the rest of you isn't. I won't explain it again. The feeling tends to follow after you've done it a few times.",
    "You don't need more explaining, then. Let's find something to do instead. What could you try that would be over quickly?",
    "It makes sense that it doesn't help. Feelings are slow and learn mostly from what happens. Pick one small thing, do it with the doubt still there, and see.",
  ],
  /** Nothing helps, won't get better, I'll always be like this. */
  hopeless: [
    "It feels like that from where you are, and you're probably tired of hearing otherwise. I won't argue. Is there one thing that's even slightly less bad than it used to be?",
    "That sounds exhausting, and I won't tell you to look on the bright side. Is there any moment in a usual week when it's a little less heavy?",
    "You sound worn down by this, and you don't have to believe it'll change. If it gets to be too much to hold, please tell somebody close to you, or a doctor.",
    "When nothing has helped, it makes sense to stop expecting much. We don't have to fix it right now. What's been the heaviest part lately?",
    "I can't prove to you that it'll change, and I won't argue. We can leave the long run alone and look for one small part of today that could be easier.",
  ],
  /** They don't want tips; they want to be heard. */
  advice_unwanted: [
    "Then no tips. Tell me the rest, the way it comes. I'm listening.",
    "Okay, I'll stop with the suggestions. Say as much as you want, in any order.",
    "That's fair, and there's room for that here. What's been the hardest part?",
    "Got it. You don't need fixing. You need room to say it. Go ahead.",
    'Understood, no advice. Where would you like to start?',
  ],
  /** Stop pushing, leave me alone, too many questions. */
  pushy: [
    "You're right, that was too much. I'll leave it. You can tell me what you like, when you like, or nothing at all.",
    "Okay, I'll back off. Nothing is expected of you here.",
    'Sorry about that. I asked for too much. Take whatever space you need.',
    "Fair enough, no more questions. If you want to talk again, I'm here, and if you don't, that's fine too.",
    "I'll stop. Thanks for telling me straight. We can leave this alone, talk about something else, or end here.",
  ],
} as const satisfies Wordings
