import type { Answer } from '../../../conversation.ts'

export const feedbackTalk: readonly Answer[] = [
  {
    like: [
      'one guy talks over everybody and by the time hes done ive lost it',
      'they want me to speak up but she never stops talking',
      'how am I meant to say anything when he eats the whole meeting',
      'told to contribute more, but nobody gets a word in past our loudest one',
    ],
    say: [
      `Then say exactly that to whoever wants more from you: it's hard to be heard when one person takes all the air. Ask for one thing: "Could we go around the table, or could I go first on my topic?" That's theirs to arrange.`,
    ],
  },
  {
    like: [
      'how do i ask my boss what she meant, shes scary',
      'want to ask about my review but he frightens me',
      'ok how do I bring up the feedback without annoying her',
      'how do you ask a scary manager to explain',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Ask for an example, in passing or in two lines of email, so it sounds like interest:\n"You wrote that I could do more of this. When would you have liked to see it?"\n"Could you give me one example, so I know what to aim for?"`,
    ],
  },
  {
    like: [
      'got my essay back covered in red and it says see me',
      'teacher wrote "come and see me" and i hid the paper',
      'My report came back full of corrections, I put it in a drawer',
      'whole page is red pen im not showing anyone',
    ],
    say: [
      `Ouch. Red everywhere is a horrible thing to be handed, and "see me" sounds like a sentence. Mostly it means they want to show you something they couldn't fit in the margin. Take it out of hiding, pick the time yourself, and ask: "Which one thing should I fix first?"`,
    ],
  },
  {
    like: [
      'that i say it in the meeting and not afterwards',
      'they want me to speak up in front of everyone',
      'I only talk one on one, they want it in the group',
      'be more visible = talk in the big calls',
    ],
    say: [
      `That's a clear one, and you already have the things to say; they come out one room too late. So pick one next time, and say in the meeting what you'd have said in the hallway: "One point from me." Start with one a month.`,
    ],
  },
  {
    like: [
      'bury it in the backyard, with my boss',
      'burn it lol',
      'throw it in the sea and him after it',
      "I'd like to feed that review to the shredder",
    ],
    say: [
      "All right, it's gone for tonight. You don't have to learn anything from it this evening. If one line of it is still bothering you next week, bring me only that one.",
    ],
  },
  {
    like: [
      'theres a comment box on my review and i cant write anything in it',
      "I've had the reply field open for days and it is still empty",
      'the form wants my comments on what she wrote and i just stare at it',
      'Been trying to answer my appraisal in writing since Sunday.',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Short and factual, and then close it:\n"Thank you for the review. On this point I'd like one example."\n"I see this differently, and I'd like to talk about it in person."\n"Please come and see my work before the next review."`,
    ],
  },
  {
    like: [
      'how do i ask him for an example without sounding angry',
      'how do I say it without biting her head off',
      "ok but what do i say so it doesn't come out snarky",
      'how can I ask my boss what he means and stay polite',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Low and slow, and stop after the question mark:\n"I want to get that right. Can you give me one example?"\n"When did you see it last? What would you have liked me to do there?"\n"I hear you. What would it look like if I did it?"`,
    ],
  },
  {
    like: [
      'wrote it on a card for tomorrow. good night',
      'ok got it on a post-it, going to bed now',
      'I have my line written down. night',
      'put it in my notes app, off to sleep',
    ],
    about: 'coming',
    say: [
      "Written down is good: it's there when you need it, in your own words. You've got your sentence and you've got your reason. Nothing more to do tonight. Sleep well.",
    ],
  },
  {
    like: [
      'she rated me and shes never even watched me work',
      "my boss reviews me and he's never there on my shift",
      'He has not once come down to see what we do',
      'that they wrote it without ever talking to me',
    ],
    asks: 'words',
    say: [
      `So you were judged by somebody who wasn't there to look. That would sting anybody. You can answer it:\n"Could you come by on my shift and see for yourself?"\n"What was that based on?"\n"Which part of my work did you have in mind?"`,
    ],
  },
  {
    like: [
      'why should i make him happy by asking',
      "I won't give her the satisfaction",
      "nah that's exactly what he wants, me asking",
      'and let him enjoy it? no thanks',
    ],
    about: 'coming',
    say: [
      "Don't do it for them. Do it so you stop carrying it home. Asking for one example puts the work on their side of the desk: either they have something, or they don't, and you'll both know. Nodding along gives them more than asking would.",
    ],
  },
  {
    like: [
      'and what if they say yes it IS a problem',
      "what if she says actually yeah you're too slow",
      "But suppose he does think it's bad?",
      'ok but if they go "yes, that bothers us" then what',
    ],
    about: 'coming',
    say: [
      `Then you say, "Thanks for telling me. What would you like me to do instead?" It'll sting, and you'll have something you can use, instead of a guess you chew on. It may also be smaller than what you've been picturing. Either way you know.`,
    ],
  },
  {
    like: [
      "so that'd be an arrangement, i wouldnt have to be brave",
      "Hm, then I wouldn't need courage, only an agreement",
      'oh so its more like a rule than me being brave',
      'That would be organized, and not something I have to fight for',
    ],
    about: 'coming',
    say: [
      `Yes, and that's why it may work: a slot doesn't have to be fought for. Courage can have its turn another day. You'd only have to ask one person, once, in writing: "Could I have five minutes on the agenda?" Who makes it up?`,
    ],
  },
]
