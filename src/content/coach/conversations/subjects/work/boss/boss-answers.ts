import type { Answer } from '../../../conversation.ts'

export const bossAnswers: readonly Answer[] = [
  {
    like: ['and if he says no', 'what if she says no', 'what if they refuse', 'they will say no anyway'],
    say: [
      `Then you say "okay, what would have to change for a yes," and listen. It will sting, and you'll know where you stand. You can bring it up again in a few months.`,
    ],
  },
  {
    like: ['what if he gets angry', 'she shouts at everyone', 'what if they snap at me', 'my boss has a temper'],
    say: [
      `Then you don't have to win it in that minute. "I'd like to talk about this at a better time," and you leave the room. If shouting is the normal tone there, tell someone you trust. That part isn't about how you asked.`,
    ],
  },
  {
    like: [
      'when is the best time to ask',
      'should i ask now or wait',
      'wait until she is in a good mood',
      'is monday bad for asking',
    ],
    say: [
      'When they have ten quiet minutes, and you can ask for those. A perfect mood may never come. Avoid the rush, the last minutes of a day, and right after bad news, and take the next slot after that.',
    ],
  },
  {
    like: ['email or in person', 'can i ask by text', 'should I write it or say it', 'is it cowardly to send an email'],
    say: [
      "Either works; it depends on how things are done there. Writing is good for facts and gives them time. Talking is better when it's about the two of you. A short message asking for a talk is a mix of both.",
    ],
  },
  {
    like: [
      'what if i cry in front of my boss',
      'i tear up as soon as i talk to him',
      'my voice breaks when I ask',
      'what if I get emotional',
    ],
    say: [
      `Then you say "give me a moment, this matters to me," and go on when you can. Tears don't make what you're asking for any less fair. If you'd rather stop, ask to finish it tomorrow.`,
    ],
  },
  {
    like: [
      'how do i ask for a raise',
      'how much should i ask for',
      'how do I say the number',
      'i want more money but dont know how to say it',
    ],
    say: [
      'One reason, one number, and then quiet: "I\'ve taken on more since I started, and I\'d like to earn this much." Look up what others get for the same work first. The quiet afterward is theirs to fill.',
    ],
  },
  {
    like: [
      'they will think im ungrateful',
      'i dont want to seem greedy',
      'he did so much for me already',
      'i feel guilty asking',
      'she is a family friend',
    ],
    say: [
      'They might, and you can be grateful and still ask. Both fit in one sentence: "I\'m glad to be here, and I\'d like to talk about my hours." People ask for things in places they want to stay.',
    ],
  },
  {
    like: [
      'could i lose my job over this',
      'what if they fire me for asking',
      'my visa depends on him',
      'i live in their house so i cant ask',
      'they can replace me tomorrow',
    ],
    say: [
      'It depends on where you are, and in some jobs the risk is real. If your papers, your housing or your pay depend on this person, talk first to someone who knows the rules: a union, a legal aid office, a colleague you trust.',
    ],
  },
  {
    like: [
      "in my culture you don't ask the boss",
      'we are taught to respect and wait',
      'it is not done to ask for money here',
      'he is older than me and i must be polite',
    ],
    say: [
      'Then go by the way that is respectful there; it may be through someone senior, in private, or with more words first. Asking has a polite form nearly everywhere. You know best which one they would take well.',
    ],
  },
  {
    like: [
      'i made a mistake and have to tell my boss',
      'how do i tell him i messed up',
      'should i own up',
      'she is going to kill me when she finds out',
    ],
    say: [
      "Yes, tell them, and soon, in three sentences: what happened, what you've done about it, what you need. \"Sorry\" once is enough. You can't control how they take it. It's better that they hear it early, and from you.",
    ],
  },
  {
    like: [
      'do i have to say why i need the day off',
      'how do i ask for time off',
      'is a reason necessary for leave',
      'can i ask for time for prayer',
      'i need leave but its private',
    ],
    say: [
      'Usually not in detail, though the rules differ. "I need that day for something personal" is a whole reason in many places. For health or faith you may have rights; a union or HR can tell you.',
    ],
  },
  {
    like: [
      'my boss wants to see me',
      'he said can we talk later',
      'she put a meeting in with no title',
      'what does it mean when they say come see me',
    ],
    say: [
      "I can't know, and a short message like that says almost nothing. You can ask: \"Sure. What's it about, so I can prepare?\" Until you hear, it's a blank, and a scared mind fills blanks with the worst thing.",
    ],
  },
  {
    like: [
      "he said we'll see",
      'she said let me think about it',
      'they never got back to me',
      'asked weeks ago and heard nothing',
      'what does hm mean',
    ],
    say: [
      'It means they haven\'t answered yet, and that\'s all you can tell from it. You can ask for a date: "When could you tell me?" Asking once more after a few days is normal, not pushy.',
    ],
  },
  {
    like: [
      'what do i talk about with my boss',
      'stuck in the car with the boss',
      'i dont know how to chat with her',
      'silence with my manager is horrible',
      'alone in the elevator with the boss',
    ],
    say: [
      "Ask something small about them: how they got into this work, what their day looks like. Silence is also fine; someone in charge often likes a few minutes of it. You're not there to entertain.",
    ],
  },
]
