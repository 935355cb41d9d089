import type { Wordings } from './wordings.ts'

/** Somebody tells how it went, and it went well. */
export const goodReports = {
  /** They asked for something (a date, time off, help, a number) and got a yes. */
  asked_got: [
    'You asked, and you got it. Things like that often look a lot bigger beforehand than they turn out to be. Let yourself enjoy it. What was it like to get that yes?',
    'A yes. You took the chance of hearing no, and it paid off. You can enjoy this one for a while.',
    'They said yes, and they could only do that because you asked. That part was all you. How does it feel?',
    "Good for you. You asked without knowing what you'd hear, and that's the hard part. Was it anything like you'd pictured?",
    "So the answer was yes. Next time your head says there's no point in asking, you have this one to look back on. What got you to go ahead?",
  ],
  /** They did the thing they feared and it went all right or quite ordinary. */
  did_fine: [
    "So you did it, and it was ordinary. That's a result worth keeping: the worry beforehand was a lot louder than the thing itself. What was different from what you'd expected?",
    "You went through with it, and it turned out all right. Your nerves had predicted something a lot worse. How did it compare with what you'd imagined?",
    "That's a good result, even if it wasn't dramatic. You were scared of it, you did it, and it was okay. Next time you'll have this to go on.",
    "It went okay, and you're the one who made it happen. Fear tends to skip the version where things are fine. Which part was easier than you thought?",
    "Good. All that worry beforehand, and the real thing was pretty normal. What did you expect to happen that didn't?",
  ],
  /** They made a small move (a hi, a text, an emoji, a nod) and something small and friendly came back. */
  small_back: [
    "And something friendly came right back. It's small, and a lot of good things start about that size. You don't have to top it. Doing the same again another time is plenty.",
    "You made a small move, and they answered the same way. That's a good exchange as it is. Next time you can do exactly the same, no bigger.",
    'They were friendly back. That counts, and you started it. How did it feel when they responded?',
    "That's a nice little moment. Getting to know somebody often starts with a few of those. There's no need to rush to the next step.",
    'Small and friendly is a good start. You reached out and it was welcome. Would you be up for doing the same again sometime?',
  ],
  /** They did it and the feared thing simply did not happen; nobody reacted. */
  nothing_bad: [
    "You did it, and the thing you were braced for never came. Keep that one; it's worth more than anything I could tell you. What did people do instead?",
    "So nobody made anything of it. You expected a reaction and there wasn't one, and you found that out by doing it. What had you been most afraid they'd do?",
    'It came and went. That can feel almost strange after all that bracing. You saw for yourself how it went, and you can remember it the next time.',
    "What you were afraid of didn't happen. I could have told you it might not, but seeing it yourself is different. What was it like to notice that?",
    'Good, you went ahead and nothing bad came of it. The fear made a prediction, and this time it was wrong. Does that change how you see the next time?',
  ],
  /** They did part of it, or stayed a while, or wrote but not sent. */
  did_half: [
    "Part of it counts. You were in it for a while with the fear along for the ride, and that's the practice. What made the part you did possible?",
    'You got partway, and partway is real. The fear was there and you still did some of it. What helped you get that far?',
    "That's a good bit more than nothing. You don't have to finish it right away for it to count. You can pick it up again from here.",
    "It may feel unfinished, but you did do something. Look at the part that happened before you judge the part that didn't. Which piece went better than you expected?",
    'Okay, so some of it is done. Getting started is often the hardest stretch, and you did that. Would you like to go for the rest at some point, or is this enough for now?',
  ],
  /** They did it, it was clumsy or embarrassing, but they came through. */
  awkward_survived: [
    'It was clumsy, and you did it, which beats waiting until you can do it smoothly. You had your awkward moment and came through. Is it still stinging, or can you almost laugh about it?',
    'That sounds uncomfortable, and you got through it. You also found out you can have an awkward moment and keep going. How are you feeling about it now?',
    "Okay, it wasn't smooth. You still did it, and that was the hard part. Awkward moments happen to everybody, and you came out the other end of this one.",
    'Ouch, and well done anyway. You did what you were nervous about, clumsy bits included. Which is bigger right now, the embarrassment or the relief?',
    "You're on the other side of it now, clumsy or not. It doesn't have to go well to count. What did you do right after the awkward part?",
  ],
  /** Passed an exam, got a job, got good marks, official success. */
  passed: [
    "That's yours now. The nerves didn't stop you from doing it, and there's nothing you need to fix or improve here. Who gets to hear about it?",
    'Congratulations. You put in the work and it showed, nerves and all. Take some time to enjoy it.',
    "You did it, and it's official. However anxious you were, it didn't keep you from getting there. Are you going to celebrate a little?",
    'Great news, and nobody handed it to you. Who would you most like to tell?',
    'Well earned. You can put down the worrying about that one now. Has it sunk in yet?',
  ],
  /** It went longer, warmer or better than they had feared. */
  better_than_feared: [
    "That's a long way from what you were picturing. Hold on to the difference between the two; it's real information about you. What was the best minute of it?",
    "So it turned out better than the version in your head. That's worth remembering when the next thing looks bad. Which part surprised you most?",
    "Good. You gave it a chance, and there was more in it than you expected. You don't have to analyze it. You can be pleased.",
    'You were afraid of how it would go, and it went well. What do you think made the difference?',
    "What a change from how it looked beforehand. The fear couldn't imagine it going this way, and now you've seen it. When did you notice it was going well?",
  ],
  /** Somebody else made a move toward them: invited them, said see you, sat down, asked for more. */
  they_came: [
    "They came toward you, and you didn't have to earn it with anything clever. You can take that at face value. What would you like to happen next, if it were up to you?",
    "That was their choice. People usually don't do that unless they want to, so you can believe it. How did you respond?",
    "This time they made the move. It's a friendly sign, and you don't have to figure out what's behind it. You can let it be nice.",
    "Looks like they were comfortable with you. You didn't have to put on a show for that. Where would you like it to go from here?",
    "Nice. They took a step in your direction, and you can answer with something equally small. Is there anything you'd like to say or do in return?",
  ],
  /** It ended in something funny or absurd, told with amusement. */
  funny_end: [
    "That's a story now, and you get to be the one who tells it. A thing you can laugh about has lost most of its teeth. How did the rest of it go?",
    "Ha, of all the ways it could have ended. It's good that you can see the funny side. What happened after that?",
    "Well, nobody could have planned that. Being able to laugh at it already takes a lot of the pressure off. That's one to tell people.",
    'Sounds like a pretty good ending. Things got ridiculous, and you came out of it amused. Did anybody else get to laugh with you?',
    "Okay, that is funny. It's hard to stay scared of something once it's turned into a story like that. What was going through your head at the time?",
  ],
  /** They report something done in a flat or tiny way ("went. it was ok"). */
  flat_done: [
    "You did it. I won't make more of it than you do, but that's one more time you got through it. How are you now?",
    "Okay is a fine result. You did it, and that's enough. No need to say more about it unless you want to.",
    "So that's done. It doesn't have to feel like a big deal to count. Is there anything about it that stuck with you?",
    'You did it. Maybe it was nothing special, and that can be good news too. How are you doing now?',
    "All right, you got it done. Some things go okay and that's the whole story. Was it about what you expected, or different?",
  ],
  /** They did more than was planned or something brave on top. */
  braver: [
    "That was more than you'd signed up for. Nobody pushed you; you saw the moment and took it. You can stop there for today and let it settle.",
    'You did more than you had to, and that was your own call. Give yourself some credit for it. What made you go for it?',
    "And then you went a step further. That took nerve. You don't have to top it next time; the original size is still fine.",
    "That wasn't even part of the plan. You had an opening and you used it. How did it feel to do that?",
    "So you went past what you'd set out to do. That decision came from you and nobody else. You can rest on it for now.",
  ],
  /** Somebody was unexpectedly kind, helpful or understanding. */
  kind_surprise: [
    "That was kind of them, and you let it happen, which isn't always comfortable. People like that are worth remembering. Did it surprise you?",
    "What a decent thing to do. You may not have expected it, and it still happened. It's fine to enjoy that.",
    "They were good to you there. You can forget that people can be like that when you're braced for worse. How did it feel?",
    "It's nice when somebody turns out kinder than you expected. They did it because they wanted to, so you don't owe them anything. Did you get to say something to them?",
    "Sounds like a good person. You don't have to wonder whether you deserved it. What had you thought they would do?",
  ],
  /** They told the truth, spoke up, admitted something, showed what they normally hide. */
  spoke_up: [
    "You said it out loud, and now it isn't only yours to carry. That takes nerve, however it sounded. How did they take it?",
    "That was honest, and it must have taken some nerve. Whatever comes of it, you showed what's really going on. How do you feel now that it's out?",
    "You let it be seen instead of covering it up. That's a hard habit to break, and you did. It's okay if you feel a little exposed for a while.",
    "Good for you for saying it. It doesn't matter if it didn't come out perfectly. What happened after that?",
    "It's out now. You were straightforward when staying quiet would have been easier. Did they say anything back?",
  ],
  /** They said no or set a limit and it was accepted. */
  no_ok: [
    "You said no, and the world kept turning. That's worth remembering the next time it feels impossible. How was it, the minute after?",
    "You set a limit and they accepted it. That's how it's supposed to go. How do you feel about it now?",
    "Good. You said what you needed, and it was okay. You're allowed to do that, even without a big reason.",
    'They took it fine. It may have felt risky to say, and now you know they can hear it from you. Was it easier or harder than you expected?',
    'That was yours to say, and it was heard. You can use the same words again when you need them. What helped you get it out?',
  ],
  /** They said no or set a limit and the other person is cross or sulking. */
  no_cross: [
    "Having somebody mad at you is uncomfortable, and it isn't proof that you did anything wrong. You're allowed to have a limit. Give them time to be upset; you don't have to fix it right now.",
    "They're allowed to be upset, and you're still allowed to say no. You don't have to take it back to make them feel better.",
    "That's an uncomfortable place to be. Their being upset doesn't mean you were wrong to say it. What do you feel pulled to do about it right now?",
    "It's hard when somebody takes it badly. You set a limit, and their mood about it is theirs to work through. Are you tempted to give in?",
    "You held your line, and now comes the part nobody likes. People often need some time to get used to a no. What's hardest about them being upset?",
  ],
  /** The blush, shake, stammer or tears showed, and nobody said or minded anything. */
  showed_nothing_said: [
    "It showed, and then things went on. That's worth writing down: anybody could have seen it, and it wasn't the end of anything. What did you do next?",
    'So it was visible, and people let it be. You can remember that the next time you feel it starting.',
    'They may have seen it, or maybe not. Either way, nobody made it a problem. What was everybody doing right then?',
    "You were right there with it showing, and it turned out okay. You didn't have to make it stop first. How long did it last, do you think?",
    "Nobody made anything of it. From the inside it feels huge, and from the outside it's often a pretty small thing. Does that fit with how they acted?",
  ],
  /** Second or later time; it was easier, or they notice it getting easier. */
  easier_again: [
    "That's how it works: you do the same thing again, and your body slowly stops sounding the alarm. You did that by going back. Same again, or one notch more?",
    "It's getting easier because you keep doing it. Nobody did that for you. Stay at this level as long as you like before you add anything.",
    "You noticed a difference, and it's a real one. Doing it again is what does the work. What's easier now than the first time?",
    "That's progress you can feel. It may still go up and down, but you know your way around it better now. Would you like to repeat it, or go a little further?",
    "So going back paid off. The first time is usually the worst, and you've got that behind you. What feels doable next?",
  ],
  /** Plain good news or a happy moment with no task in it; they want to share it. */
  happy_plain: [
    "That's really nice, and thanks for telling me. There's nothing to work on here. Enjoy it for as long as it lasts.",
    "What good news. There's nothing you need to do about it except enjoy it.",
    "That sounds really nice. You don't need a reason to share something like that here. What was the best part?",
    'Good. Moments like that are worth stopping for. Take your time with it.',
    "Thank you for sharing that. It's nice to have something that's good all by itself. Do you want to tell me more about it?",
  ],
  /** They are proud, triumphant, shouting it. */
  proud: [
    "Be as proud of that as you like. You earned it the hard way, with the nerves along. You don't have to draw any lesson from it.",
    "Yes, you did that. Go ahead and be loud about it. You don't have to be modest here.",
    "That's a big one, and you have every right to be proud. Which moment do you keep going back to?",
    'Look at what you did. You know better than anybody what it took, so enjoy it fully.',
    'You should be proud. It was hard and you did it anyway. Who else would be happy to hear about it?',
  ],
} as const satisfies Wordings
