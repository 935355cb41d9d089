import type { Wordings } from './wordings.ts'

/** Somebody tells how it went, and it hurt. */
export const badReports = {
  /** They froze, went blank, said nothing. */
  froze: [
    "Freezing is what a body does when it senses danger; it isn't a flaw in you. The moment is over now. Looking back, what would you have liked to say, if the words had come?",
    "That's a rotten feeling, when nothing will come. It happens to a lot of people under pressure, and it passes. What was going on right before you froze?",
    "Your mind went blank because it was on high alert. It doesn't mean you had nothing to say. You may get a chance to say it another time, when things are calmer.",
    "Going blank is scary when you're in it. It's a stress reaction, and you didn't choose it. Is there something you still wish you could say?",
    "Okay, so you froze. Try not to be too hard on yourself; the words tend to come back once the pressure's off. What would you have wanted to say?",
  ],
  /** They left early or escaped. */
  left_early: [
    "You left, and it made sense at the time: the alarm was loud and the door was there. It doesn't cancel the part you stayed for. At what point did it tip over?",
    "It got to be too much, and you left. That's understandable. You were there for some of it, and that part still counts. What was happening right before you decided to go?",
    'Leaving probably brought some relief, and maybe some regret too. Neither one makes it a failure. Next time could be a little longer than this one.',
    "You'd had enough, and you went. One early exit doesn't undo the fact that you showed up. How long were you okay before it got hard?",
    'That happens. You tried, you reached your limit, and now you know more about where it is. What might have helped you stay a few more minutes?',
  ],
  /** They didn't go, didn't call, didn't do it. */
  did_not_go: [
    "Then it didn't happen this time. You came back and said so, and that's worth something too. What got in the way more: the thing itself, or the time leading up to it?",
    "Okay, it didn't happen this time. That's no reason to beat yourself up, and thanks for being straight about it. When did you know you weren't going to do it?",
    "This one got away from you. It doesn't decide how the next one goes. If the step was too big, we can make it smaller.",
    "It's all right to tell me that. Something made it too hard this time, and that's worth knowing. What was your head saying when you decided against it?",
    "You didn't do it, and you're still here talking about it, so it hasn't stopped mattering to you. Which piece of it would have been manageable?",
  ],
  /** They cancelled or are about to cancel and feel bad or relieved about it. */
  cancelled: [
    "The relief right after calling it off is real, and so is the bit of dread that comes back later. One no doesn't decide anything. What would have had to be different for a yes?",
    "Whatever you feel about it is allowed, relief included. It's one plan, and it doesn't settle the others. What part of it was the hardest to face?",
    "Canceling takes the pressure off right away, so of course it's tempting. It can also make the next time feel bigger. Is there a shorter or easier version you could say yes to?",
    "Wanting out is understandable when it feels like that, and you're not a bad person for it. If you'd like, we can look at what made it too much, with no blame in it.",
    "Calling it off doesn't mean you've failed or that you're done trying. What would make it easier to say yes another time?",
  ],
  /** People laughed at them or made fun. */
  laughed_at: [
    "That hurts, and it would hurt anybody. For the ones laughing it may be over in seconds, and you're the one left with it. Was it a mean laugh, or one that came out before anybody thought?",
    "That's a painful thing to go through. You didn't deserve to be made fun of. Do you know what they were laughing at, or are you left guessing?",
    "Ouch. Being laughed at hits hard, and it's okay if it still hurts. It doesn't mean you did anything wrong by being there.",
    'No wonder that stuck with you. Being laughed at is one of the things people fear most. What happened right afterward?',
    "It hurts to be laughed at, whatever they meant by it. You don't have to pretend it was funny. Was there anybody who didn't join in?",
  ],
  /** Somebody turned them down kindly, or is taken, or isn't interested. */
  kind_rejection: [
    "Ouch. A no like that is about what they want, and at least you aren't left wondering. It took some nerve to get this far. How are you holding up?",
    "That's disappointing, even when the other person is nice about it. You're allowed to be sad for a while. It doesn't mean there's anything wrong with you.",
    "They were kind, and it still hurts. Now you know, and you don't have to keep guessing. How are you doing with it?",
    "You hoped for something else, so of course it hurts. Somebody can like and respect you and still not want the same thing. What's the hardest part right now?",
    'A kind no is still a no, and it can sting. It takes some courage to hope for something. Do you want to talk about it, or think about something else for a while?',
  ],
  /** They were turned down or treated rudely. */
  rude_rejection: [
    "That was rude, and it says more about how they treat people than about you. You didn't deserve that tone. You don't have to be over it yet. What stung most?",
    'There was no need for them to treat you like that. They could have been decent about it. How are you doing now?',
    "You can be hurt and angry about that. It was an ugly way to act, and their bad manners don't make you any less worth treating well.",
    "Ouch. You deserved basic respect there, and you didn't get it. Which part keeps coming back to you?",
    "No wonder that hurt. Their rudeness tells you how they behave, and that's about all it tells you. Do you want to talk it through, or get some distance from it first?",
  ],
  /** They sent or asked something and there is no answer yet. */
  no_answer: [
    "Silence is hard, because you end up filling it in yourself. So far all it says is that nothing has come yet. Leave it for now: you did your part, and the next move isn't yours.",
    "Not hearing back is hard. There could be a lot of reasons, and you can't see any of them from here. You've done your part, so let it sit for a while.",
    "So, nothing yet. You can read a no into that, but it isn't an answer. What does your head keep telling you it means?",
    'Waiting on somebody else is uncomfortable. You did your part, and the rest is up to them for now. Is there something else you could put your attention on?',
    "You put it out there, and that was the hard part. The quiet afterward doesn't mean you did it wrong. How long has it been?",
  ],
  /** They said something they find stupid, wrong or too much. */
  said_stupid: [
    "You've probably gone over it again and again, and they heard it once. What did the other person actually do right after, the part a bystander could have seen?",
    "That moment when you hear what came out of your mouth is awful. It's likely a lot bigger in your mind than in theirs. How did they react, as far as you could see?",
    "Everybody says things they'd like to take back. One remark rarely changes what people think of you. If it still bothers you later, you can clear it up in a line.",
    "It's out, and it's bothering you. Before you decide how bad it was, think about what came right after. Did the conversation go on?",
    "You're judging it pretty harshly. They had everything else you said to go on too, and you're only looking at that bit. What did they say or do next?",
  ],
  /** They cried or lost composure in front of people. */
  cried: [
    'Crying in front of people can feel like the ground has dropped out from under you. To the others it usually says that something matters to you. Did anybody do or say anything that helped?',
    "That can leave you feeling really exposed. It comes out when something is too much, and people often understand that better than you'd think. How did the ones around you react?",
    "It's all right that it came out. It was more than you could hold in right then, and you don't have to explain it to everybody.",
    'No wonder if you feel raw. You may have been holding a lot in by then. What set it off, if you know?',
    "Losing it in front of people is hard to shake off. It was one moment, and you don't have to sort it all out now. Was anybody kind about it?",
  ],
  /** They were told off, criticized, corrected, blamed. */
  told_off: [
    "Being called out hits you right in the stomach, fair or not. When you're calmer, separate what they actually said from what your head added about you. Which part do you think is true, if any?",
    "That's hard to hear, even if some of it is fair. You don't have to decide right away what to do with it. What exactly did they say?",
    "Getting criticized hurts. A mistake, if there was one, is something you did, and it can often be fixed. It isn't a judgment on who you are.",
    'Ouch. Something like that turns into a verdict on yourself before you notice. Try to keep it to what they actually said. Is there a part you agree with?',
    "No wonder that got to you. Once it's settled a bit, you can keep whatever's useful and leave the rest. Was it what they said that hurt, or how they said it?",
  ],
  /** They spoke or were there and were ignored, talked over, overlooked. */
  ignored: [
    "You were there and you tried, and it went right past them. That stings even when nobody means it. Being missed in one room isn't the same as not being wanted. Was there one person who did notice?",
    "That's a lousy feeling. You made the effort, and nobody met you halfway. Did it seem like they didn't notice, or like they didn't want to?",
    "Getting passed over like that hurts. People miss a lot when they're caught up in their own talk. It doesn't mean you had nothing to offer.",
    "You showed up, and nobody picked up on it. It's okay to be hurt by that. What would you have liked them to do?",
    "It's discouraging to try and get nothing back. One time can't tell you what they think of you. Does it happen a lot with these people, or was it only this once?",
  ],
  /** Somebody commented on the blushing, shaking, quietness, sweat, voice. */
  symptom_commented: [
    'So the very thing you hoped nobody would see got said out loud. That\'s an awful moment. And then it was over. A plain answer for another time: "Yeah, that happens. So, where were we?"',
    'It\'s embarrassing to have that pointed out. You don\'t have to explain it. "Yeah, I get like that sometimes" is enough, and then you can go right back to the conversation.',
    "Ouch, that's right where it hurts. They may not have meant much by it. How did you answer?",
    'Nobody likes having that said out loud. One thing you can do is agree: "True, I\'m a little nervous." Saying it yourself often takes some of the pressure off.',
    "Okay, somebody noticed and said so. It's uncomfortable, and you got through it. What would you like to be able to say if it comes up again?",
  ],
  /** It went well until one thing, and now only that counts. */
  good_then_bad: [
    'Notice how one bad moment has pushed out all the others. They happened too. If a friend told you about the whole thing, which part would you say was bigger?',
    "One thing went wrong, and now it's all you can see. That's common when you're anxious. What else happened that was good, or okay?",
    "That one moment really stuck. It happened, and so did everything that went well before it. You're allowed to count both.",
    'Of course the bad part is loudest right now. It was still only part of it. If you told it from the start, what would come before that?',
    "The good part didn't stop being true because one thing went wrong. How much of the whole time was actually bad?",
  ],
  /** The very thing they had predicted happened. */
  feared_happened: [
    "So it did happen, and I won't pretend otherwise. What came after matters too: how long it lasted, and how you got through. How bad was it, next to what you'd feared?",
    "That's the one you were dreading, and it came. Anybody would be shaken. How are you right now?",
    "Okay, it really happened. It was bad, and you've come through the moment itself. You don't need to find anything good in it yet.",
    "You saw it coming, and it's no comfort to be right about that. How did it compare with the way you'd imagined it?",
    "Your prediction came true this time. That doesn't mean it will every time. What did you do once it happened?",
  ],
  /** It had been better and now it's back; a relapse, a step back. */
  again_after_better: [
    "Going back a step after a good stretch is part of how this goes; it doesn't delete what you did. You've found a way forward before. What was the smallest thing that worked last time?",
    "That's frustrating when things had been going better. A setback doesn't take you back to the beginning; what you learned is still there. What was helping when it was good?",
    "It's discouraging to have it back. Ups and downs are a normal part of this. You've gotten through it before, and you can start small again.",
    "So it's back for now. The good stretch was real, and it showed you what's possible. Did something change, or did it creep in?",
    "Setbacks can hurt more after you've had some hope. You haven't lost what you built. Which small thing could you pick back up first?",
  ],
  /** They keep going over it, can't stop replaying. */
  replaying: [
    "Your head is running it again to find the spot where you could have saved it. Usually there isn't one. Write down what a bystander would have seen, three lines, and then get up and do something else.",
    "It's exhausting when your mind won't let it go. More replaying rarely turns up anything new. Try writing down once what happened, no more, then do something that keeps your hands busy.",
    "You keep going back to it, maybe hoping it'll come out differently. By now you've likely learned all you can from it. What could you do for ten minutes that needs your full attention?",
    'That loop is hard to step out of. When it starts up, you can tell yourself, "I\'m replaying it again," and turn back to what\'s in front of you. You may need to do that many times.',
    "Going over it can feel like solving a problem, but some moments can't be fixed afterward. Which part does your mind always come back to?",
  ],
} as const satisfies Wordings
