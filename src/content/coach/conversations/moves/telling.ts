import type { Wordings } from './wordings.ts'

/** Somebody says what it is like. */
export const telling = {
  /** They describe what happens in the body: heart, sweat, throat, shaking, sick. */
  body: [
    "That's your body sounding the alarm, and it's loud. It can feel as if something must be wrong; often it means that this matters to you. You don't have to get rid of it first. What do you usually do when it starts?",
    "That's rough to feel. It's how a body reacts when it expects danger, and it usually eases off once the alarm has run its course. When does it tend to begin?",
    "Those feelings are strong, and of course you'd want them gone. You can have them and still do what you came to do. They usually rise, peak and come back down.",
    "Your body is getting ready for something it takes as a threat. It's unpleasant, and fighting it tends to make it louder. Which part bothers you the most?",
    'It sounds really uncomfortable, and being nervous can do all of that. What goes through your mind when you notice it?',
  ],
  /** They say what they fear others will think or what will happen. */
  feared_thought: [
    "So that's the picture, and it's good to have it in words. It feels like something you know, but it's a prediction. On one of your calmer days, how likely would you say it is?",
    "With that in your head, anybody would be nervous. It's a guess about what will happen, even if it feels certain. What else could happen?",
    "Okay, that's what you're afraid of, and it's good to know. It may come true or it may not, and thinking about it more won't tell you which.",
    "That's a scary thought to carry around. Your mind is trying to warn you, and it isn't always right. How often has it actually gone that way?",
    'Thanks for saying it so clearly. Now we know what the fear is predicting. If a friend expected that, what would you tell them?',
  ],
  /** It comes from long ago: a parent, a teacher, a school day, "always been like this". */
  old_voice: [
    "So you learned that early, and it was probably the best you could do back then. It's an old rule, and you're allowed to check if it still holds. Where does it bother you most these days?",
    'That goes back a long way, so it may feel like part of you by now. When do you notice it most these days?',
    "You've carried that for a long time. You didn't choose it, and people can learn something different little by little, even after many years.",
    "It's no surprise that it stayed with you. What was true back then may not be true now. What would you do differently if that old message were quieter?",
    "So this didn't come out of nowhere. You had reasons to become careful. Does it still protect you from anything, or does it mostly get in your way?",
  ],
  /** Somebody keeps treating them badly, unfairly, disrespectfully. */
  treated_badly: [
    "That isn't all right, and you're not too sensitive for minding. You get to want it to stop. Would it help more to find something to say to them, or to think about who could back you up?",
    "Nobody should have to put up with that. It's fair to be hurt, and it's fair to want it to change. What happens when you try to say something?",
    "That would wear anybody down. It isn't your job to get used to it. If talking to them isn't safe or doesn't work, you can bring in somebody who's on your side.",
    "Being treated that way again and again isn't something you bring on yourself by being quiet or nervous. Does anybody else know about it?",
    "They keep doing it, and that's not okay. You're allowed to expect respect. What's the one thing you'd most want them to stop?",
  ],
  /** They miss somebody or something: grief, a breakup, a place, a life they had. */
  loss: [
    "That's a real loss, including the small everyday parts nobody else sees. You don't have to be done with it. When does it hit you most?",
    "That hurts. Missing something that mattered so much doesn't run on a schedule. What do you miss most?",
    "It makes sense that this hurts. You can miss what you had and go on with your life at the same time. There's no rush here.",
    "You've lost something important, and it leaves a gap in ordinary days. Do you have anybody you can talk to about it?",
    "You don't have to be strong about that here. It's a hard thing to be without. Would you like to tell me a little about how it was?",
  ],
  /** They have nobody to talk to, nobody notices, lonely. */
  alone: [
    "That's a lonely way to carry something. I'm a program and no substitute for a person, but you don't have to keep it to yourself here. Is there anybody, even far off or out of touch, you'd want to hear from?",
    "That's hard, having nobody to tell. I can't take the place of a person, but you can say it here and take your time. What's been weighing on you most?",
    "Being lonely hurts, and it doesn't mean something's wrong with you. It often changes in small ways first, like a short exchange with somebody you see regularly.",
    "Feeling unseen is a heavy thing. It's good you said it, even to a program like me. Who was the last person you felt comfortable with?",
    "That's too much to deal with by yourself. Would it be easier to reach out to somebody you used to know, or to start with somebody new?",
  ],
  /** They feel they don't belong, are an impostor, not like the others. */
  not_belong: [
    "You see how they look from outside and know how you feel inside, so it seems they all got something you didn't. Some of them may feel the same. What would you do there if you did belong?",
    "That's a lonely feeling, especially around people who seem so at ease. Feeling like an outsider doesn't mean you are one. When is it strongest?",
    'From where you are, they all seem sure of themselves, and some of them may have the same doubts. You have as much right to be there as they do.',
    "It's hard to relax when you feel you don't fit. What do you think they have that you don't?",
    'Of course you hold back when you feel out of place. Is there one person there you feel a little less different around?',
  ],
  /** Others do it so easily; why not me. */
  comparison: [
    "They make it look like nothing, and you can't see what it costs them. You're doing it with the volume turned up. What would be fair to expect of yourself, nerves included?",
    "It's hard to watch others do it like it's nothing. You can't see what it takes for them, or what they find hard. What's something that comes easier to you?",
    "That's frustrating. Something that comes naturally to them is real work for you, so give yourself more credit when you do it. You can go at your own pace.",
    "Some people start out more at ease, and some have had more practice. It doesn't mean you can't get there. Which part looks easiest for them?",
    'They make it look simple, and that can make you feel behind. A fairer comparison would be you, a while back. What can you do now that used to be harder?',
  ],
  /** They are ashamed of needing this, of being like this. */
  ashamed: [
    "There's nothing shameful about it. You have a hard time with something other people do without thinking, and you're doing something about it. Who would you never judge for exactly the same thing?",
    "You don't need to be ashamed of this here. Lots of people find it hard, and many of them never say so. What makes it feel so shameful to you?",
    "It takes some courage to admit that. Needing help with something doesn't make you weak. It means this is hard for you right now.",
    "That's a hard way to feel about yourself, and you didn't choose for this to be difficult. If somebody you cared about had the same trouble, what would you say to them?",
    'Shame makes you want to keep it secret, and you said it anyway. That counts for something. Does anybody else know you struggle with this?',
  ],
  /** Tired, exhausted, too much at once. */
  worn_out: [
    "That's a lot for one person. When you're this worn out, everything with people takes more, so don't measure yourself by it. What could be dropped or put off this week without harm?",
    "No wonder you're tired. You don't have to fix anything right now. Getting some rest is a good enough plan.",
    "That sounds like too much at once, and everything looks harder when you're running on empty. What's taking the most out of you?",
    "You've been carrying a lot, so maybe this isn't the moment for anything brave. What would give you even a little bit of a break?",
    "Being this tired makes people harder to deal with too, and that's not a failing. Is there one thing somebody else could take over?",
  ],
  /** Torn between two people, two wishes, two loyalties. */
  torn: [
    "You want two things that pull in different directions, so any way you go costs something. That's why it's hard; you're not being weak. If nobody would be hurt either way, which would you choose?",
    "That's a tough spot. Both sides matter to you, so no choice feels entirely right. You don't have to decide this minute.",
    'No wonder you feel stuck. You can care about one and still choose the other. Which one do you keep coming back to?',
    "Whichever way you go, you give something up, and that's hard. Which would be harder to live without?",
    'Being pulled both ways is tiring. Sometimes it helps to put aside what others expect for a moment. What would you want if it were only up to you?',
  ],
  /** The other person has power over them: a boss, money, a permit, a landlord, a grade. */
  dependent: [
    "They hold something you need, so of course it's hard to get the words out. Being careful there is sensible. It helps not to be alone in it: who could tell you what your rights are, or come along?",
    'That makes it a lot harder to speak up. You have something to lose, so being careful is smart. Is there somebody neutral you could ask for advice first?',
    "Of course you're nervous with them; they have a say over something you need. It can help to write down what you want to say and keep it short and factual.",
    "It's not an equal situation, so it's no wonder you hold back. In one plain sentence, what would you need from them?",
    "When somebody has that kind of power, even a small request feels risky. You don't have to face it alone. Who else has dealt with them and might know how it goes?",
  ],
  /** They feel guilty toward somebody. */
  guilty: [
    "The guilt shows that they matter to you. It doesn't prove that you did wrong, though. Is there something you could still say or put right, or is it more about letting it be over?",
    "That's a heavy feeling, and it shows you care how you treat people. What do you think you did wrong, in plain words?",
    "Feeling guilty doesn't always mean you did something wrong. If you did, a short, honest apology can go a long way. If you didn't, you're allowed to let it go.",
    "It's bothering you because they matter to you. You may be seeing it more harshly than they do. How do you think it looks from their side?",
    "You don't have to keep punishing yourself over it. Is there something that still needs to be said, or has it been said already?",
  ],
  /** They are angry. */
  angry: [
    "You have a reason to be angry, and you don't have to be polite about it here. Anger usually says a line was crossed. What would you want them to understand, if they'd really listen?",
    'That sounds infuriating, and you can be as mad as you are here. What got to you the most?',
    "It's okay to be angry. You don't have to do anything with it right away. The right words are often easier to find once the worst of it has passed.",
    "Go ahead and be angry. It usually means something wasn't okay with you. What do you wish had happened instead?",
    'No need to tone it down for me. Do you want to say something to somebody about it, or do you mostly need to get it out?',
  ],
  /** Waiting for a result, a day, an answer, a decision. */
  waiting: [
    "The waiting can be the worst part: there's nothing to do, and your head fills the gap. Worrying about it won't change how it turns out. What could you do with your hands for the next hour?",
    "Waiting is hard, especially when it's out of your hands. There's nothing you have to solve in the meantime. Is there something that usually takes your mind off things?",
    "Not knowing is uncomfortable, and your mind keeps trying to fill in the answer. It can't, so you're allowed to leave it alone until you know more.",
    "That's a lot of time to sit with it. Worrying can feel like preparing, but mostly it wears you out. What do you catch yourself imagining?",
    "It's tough to be in between like that, and you don't have to feel calm about it. What would make the wait a little easier?",
  ],
  /** They describe a trick to get through: hiding, holding something, headphones, sunglasses, rehearsing. */
  crutch: [
    "That gets you through, and there's no shame in it. It has one catch: afterward it feels as if the trick did it and not you. Would you try five minutes without it sometime, and see what happens?",
    "Of course you use that; it helps in the moment. The trouble is you never find out how you'd do without it. Could you leave it out once, somewhere low-key?",
    "A lot of people have something like that. You don't have to give it up all at once. You could try a few minutes with a little less of it and see how it goes.",
    "That's what has gotten you through, so it's natural to hold on to it. What do you think would happen if you didn't have it?",
    "You found something that takes the edge off. Over time, though, it can start to feel like you can't manage without it, and maybe you can. What would be a low-key place to test that?",
  ],
  /** They describe arranging life around it, avoiding. */
  avoids: [
    "So you've found a way around it, and it works, and it makes your world a bit smaller each time. You don't have to take it all back at once. Which part of it do you miss most?",
    "You've worked hard to keep clear of it, and that's understandable. It brings some peace, and it costs you something too. What does it keep you from that you'd like to have?",
    'Staying away from what scares you is natural. The fear never gets to be wrong that way, though. You could begin with the easiest piece and leave the rest for later.',
    "That's a lot of planning around one thing, and it must take energy. If you could get one part of it back, which would it be?",
    "Okay, that's how you've been managing. Nobody is asking you to change all of it. Which of the things you avoid scares you the least?",
  ],
  /** Feels everybody looks, notices, judges. */
  watched: [
    "It feels as if there's a spotlight on you. A lot of them may be busy with how they come across themselves. Next time you're in it, look up once and count how many are really looking. What's your guess?",
    "That's an uncomfortable feeling, like every eye is on you. People often notice less than it seems. What do you think they see when they look at you?",
    "When you're anxious, your attention goes to yourself, and it seems like everybody else's does too. Next time, try looking around slowly and noticing what the others are busy with.",
    "Feeling watched like that is tiring. Some people may glance over, and usually that's all it is. When did you last look up to check?",
    "No wonder you tense up if it feels like everybody's judging you. Some of them have things of their own on their mind. In which situations is it strongest?",
  ],
  /** Both glad and sad, proud and scared, wants and doesn't want. */
  mixed: [
    "Both can be true at once. You don't have to sort it into one feeling before you do anything. Which of the two is louder right now?",
    "That makes sense. Good things can be scary, and hard things can have something good in them. You don't need to choose how to feel.",
    "It's normal to feel two ways about something that matters. What does each side of you say?",
    "So it's some of each. Neither feeling has to win before you go on. Which one would you like to talk about first?",
    "Having both at once can be confusing, and it doesn't mean anything's wrong. What do you think is behind the harder of the two?",
  ],
  /** Growing distance in a friendship, family or couple. */
  distance: [
    "It's a quiet kind of hurt when somebody close gets farther away and nobody says anything. You can't tell from the outside what it means. What would you want to ask them, if it couldn't go wrong?",
    "That's painful, feeling somebody slip away a little at a time. It might not mean what you fear. When did you first notice it?",
    "It's sad when things between you aren't what they were. People sometimes pull back because of what's going on in their own lives. A simple \"I've been missing you\" can be a way to start.",
    'You care about them, so of course it hurts. Has either of you said anything about it?',
    "No wonder that's on your mind. It's hard to know whether to say something or wait. What do you miss most about how it used to be?",
  ],
  /** Language, country, class, faith: they do not know the rules here or stand out. */
  culture: [
    "You're doing this by somebody else's rules, and that's extra work. People often forgive a wrong word or custom faster than you'd think. What's the situation where it bothers you most?",
    "It's tiring when everybody else seems to know the rules. You're learning them as you go, and that takes time. What's confused you the most so far?",
    'Standing out like that is hard. You\'re allowed to ask. You can say, "I\'m not sure how this is done here," and a lot of people will gladly explain.',
    "That's two things at once: dealing with people, and figuring out how it's done here. Is there somebody who could explain the unwritten rules to you?",
    "Of course you feel unsure. Not knowing a custom isn't the same as being rude, and you don't have to hide where you come from. When do you feel it the most?",
  ],
  /** A disability, stammer, scar, weight, neurotype; how others react to it. */
  difference: [
    "You're dealing with the thing itself, and on top of that with how other people react. That's tiring. You decide how much you explain, and to whom. What do you wish they would do instead?",
    "It's exhausting to keep dealing with other people's reactions. You don't owe anybody an explanation. When is it the hardest?",
    "It isn't your job to manage how others handle it. You can have a short answer ready for when you feel like giving one, and say nothing when you don't.",
    "People can be clumsy or unkind about it, and you're the one who has to live with that. How do you usually respond when it happens?",
    "No wonder you get tired of that. There's a lot more to you than the thing they react to. What do you wish people knew?",
  ],
  /** A practical obstacle: money, time, distance, no transport, child to mind. */
  obstacle: [
    "That's a real obstacle, and it's not an excuse. Let's leave the big version alone, then. Is there a smaller one that fits into the day you actually have?",
    "It does make things harder, and you can't wish it away. What would be possible with things as they are?",
    "Fair enough, the plan has to fit what you've got. There's nothing wrong with waiting on it or finding a smaller version.",
    "Okay, that's a practical problem, and it deserves a practical answer. Could any part of it be done from where you are, for less, or in less time?",
    "You're not making that up; it's really in the way. Is it something another person could help with, or do we need a different idea?",
  ],
  /** They are worried about somebody else's shyness, fear or trouble. */
  worried_other: [
    "It's good they have you watching out for them. You can't do it for them, but you can make it easier to talk: ask once, kindly, and leave room. What have you noticed that worries you?",
    "They have somebody who notices, and that's worth a lot. You can't take it away for them, but being there without pushing can help. What's changed with them lately?",
    "It's hard to see somebody struggle. Often a simple start is best: tell them what you've noticed, say you're there, and let them decide how much to say.",
    "You clearly care about them, and you don't have to fix it to be a help. Do they know you're worried?",
    "Of course you're concerned. They may not want to talk right away, and that's okay. Have they said anything about it themselves?",
  ],
  /** They go on telling with a vivid detail, without question or clear feeling. */
  detail_color: [
    "Got it, thanks for telling me that. What's the part of this that keeps bothering you, or that you'd like to be different?",
    'Thanks for telling me that. It helps to have the details. What was it like for you?',
    "That gives me a clearer idea of it. Keep going, if there's more.",
    "Okay, I'm following. Which part of it matters most to you?",
    "I wouldn't have guessed that, so it's good you told me. Is there something in there you'd want to go differently?",
  ],
  /** It has been going on for years or months. */
  long_time: [
    "That's a long time to live with it. You've also been getting by all that time, which takes more than people see. What made you bring it up now?",
    "It's been with you for a while, and anybody would be tired of it by now. When is it at its worst?",
    "You've been dealing with this a long time. That doesn't mean it has to stay this way, and we can begin with something small.",
    "After so long it can start to feel like it's who you are. It can still change a little at a time. When has it been a bit better?",
    'Putting up with it for that long is a lot. Have you ever told anybody about it, or gotten help with it?',
  ],
} as const satisfies Wordings
