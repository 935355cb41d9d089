import type { Answer } from '../../../conversation.ts'

export const interviewReplies: readonly Answer[] = [
  {
    like: [
      'what do i say when they ask why i want this job',
      'how do i answer why us',
      'why should we hire you, what do i say',
      'i need an answer to why do you want to study here',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `One true reason about them, one about you:\n"You do this kind of work, and it's what I want to get better at."\n"I've done something close to this, and I'd like to do more of it."\n"I stick with things, and I think you need that here."`,
    ],
  },
  {
    like: [
      'what do i say when they ask about salary',
      'how do i answer what are your pay expectations',
      'they want a number from me in the interview, words please',
      'how do i bring up money in an interview',
    ],
    asks: 'words',
    say: [
      `Look up the going rate first, then say it and stop:\n"I'm looking for something between ... and ..."\n"What range did you have in mind for the position?"\n"I'd like to hear a bit more about the work first. Can we come back to that?"`,
    ],
  },
  {
    like: [
      'what do i write in a thank you note after the interview',
      'help me with a message to the interviewer',
      'do you have words for a follow up email',
      'how do i thank them without sounding desperate',
    ],
    asks: 'words',
    about: 'over',
    say: [
      `Two or three lines, the same day or the next:\n"Thank you for the conversation. I liked hearing how you work, and I'd be glad to be part of it."\n"Thank you for your time today. If you need anything else from me, I can send it."`,
    ],
  },
  {
    like: [
      'how do i ask to move the interview',
      'what do i write when i need to reschedule',
      'i cant make the interview time what do i say',
      'words to ask for a different date',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Apologize once, then offer a time:\n"I'm sorry, I can't make that time. Could we find another one this week or next?"\n"Something has come up that day. I'm free the day after, at any time. Would that work?"`,
    ],
  },
  {
    like: [
      'what questions do i ask at the end of the interview',
      'do you have any questions for us, and i never do',
      'give me something to ask the interviewer',
      'what can i ask them so i dont look uninterested',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Bring two, in case one gets answered along the way:\n"What does a normal day look like here?"\n"What do people find hardest in the first months?"\n"What happens next, and when will I hear from you?"`,
    ],
  },
  {
    like: [
      'can i bring notes to the interview',
      'is it ok to look at a paper during the interview',
      'am i allowed to have my cv in front of me',
      'can i have sticky notes on my screen for a video interview',
    ],
    about: 'coming',
    say: [
      `Yes, in most interviews. One page of key words and your questions looks prepared. Say it once: "I made a few notes, I hope that's all right." Look at it when you need it, and don't read answers off it; people can hear that, on a screen too.`,
    ],
  },
  {
    like: [
      'should i lie about my experience',
      'can i make myself look better than i am',
      'is it ok to exaggerate a bit in an interview',
      'do i say i can do something i cant',
    ],
    about: 'coming',
    say: [
      `No, leave that out. You'd have to guard it during the interview and live with it afterward. You can still show the good side of what's true: "I haven't done that yet, and I'd like to learn it." That's an answer people can work with.`,
    ],
  },
  {
    like: [
      'what if they ask something personal',
      'do i have to answer if they ask about kids or marriage',
      'they might ask about my health in the interview',
      'can i refuse to answer a question',
    ],
    say: [
      'You can decline, and in many places they aren\'t allowed to ask some of those things. "I\'d rather keep that private. It won\'t affect my work" is calm and complete. You can also ask back: "How does that matter for the position?" How they take it tells you something about them.',
    ],
  },
  {
    like: [
      'how long should my answers be',
      'is it bad to give short answers in an interview',
      'i talk too much when im nervous in interviews',
      'how do i know when to stop talking',
    ],
    say: [
      'About a minute for most questions: the answer first, then one example, then stop. If you tend to ramble, end on purpose: "Should I say more about that?" If you tend to be brief, the example is what\'s missing. The silence after it is theirs to fill.',
    ],
  },
  {
    like: [
      'its my first interview in twenty years',
      "i haven't had an interview since i was young",
      'this is my very first interview ever',
      'i dont know how interviews work anymore at my age',
    ],
    about: 'coming',
    say: [
      "So on top of the nerves there are rules you've never seen, or haven't seen for a long time. Less has changed than it seems: they want to know what you can do and what you're like to work with. Say two answers out loud beforehand, so you've heard yourself say them.",
    ],
  },
  {
    like: [
      'i really need this job, i have no money left',
      'if i dont get it i cant pay rent',
      'my family depends on me getting this',
      'ive been unemployed so long this has to work',
    ],
    say: [
      "Then it's far more than a conversation; a lot depends on it, and that makes every word heavy. You can't make them choose you. What you can do is show clearly what you're good at. If you can, keep one other application going, so this one doesn't have to carry everything.",
    ],
  },
  {
    like: [
      'i hate selling myself',
      'talking about my strengths feels like bragging',
      'i was raised not to boast',
      'i make myself small in every interview',
    ],
    say: [
      "Praising yourself to strangers goes against the grain for a lot of decent people. You don't have to praise. Report instead: what there was to do, what you did, how it turned out. Facts aren't boasting, and they let the other person draw the conclusion.",
    ],
  },
  {
    like: [
      'the interview is with people i already work with',
      'its an internal interview and my boss sits there',
      'i know the panel, thats what makes it worse',
      'a friend works there and everyone will know if i fail',
    ],
    about: 'coming',
    say: [
      "You could walk away from strangers; these people you'll see again. That's real extra pressure. It also means they've seen you work, so you're not starting from nothing. Answer as if they knew none of it. They can only go by what gets said in the room.",
    ],
  },
  {
    like: [
      'the interview was ok',
      'had the interview, it was fine i think',
      'interview done, now i wait',
      'it went alright, they asked normal things',
    ],
    about: 'over',
    say: [
      "Good, it's done and it was all right. You walked in, answered what they asked and walked out again. The deciding is their work now. You're off duty.",
    ],
  },
  {
    like: [
      'they offered me the job, must be a mistake',
      'they want to see me again and i cant believe it',
      'the interviewer seemed to like me but i dont trust it',
      'it went really well so something must be wrong',
    ],
    about: 'over',
    say: [
      "That's good news, and I'm glad for you. Interviewers are there to choose, and they rarely go further out of kindness alone. Go by what they've said and done so far. You can be pleased before you believe it.",
    ],
  },
  {
    like: [
      'i bombed the interview',
      'i froze and couldnt answer anything',
      'the interview was a disaster',
      'my mind went blank and they moved on to the next question',
      'i blew it completely',
    ],
    about: 'over',
    say: [
      "I'm sorry. That's a hard one to come home with, especially if you wanted it. Your memory is playing the worst minutes on repeat; they saw all the others too. It may be a no, and it may not. There's nothing you have to figure out tonight.",
    ],
  },
  {
    like: [
      'i rambled on and on in the interview and cringe',
      'i laughed at the wrong moment in front of the interviewer',
      'i said bad things about my old boss in the interview',
      'i called the interviewer by the wrong name',
    ],
    about: 'over',
    say: [
      "That may be the part your mind keeps going back to, and it's a small part of what they saw. People who interview hear slips all the time. One of them rarely outweighs everything else you said. You can let it be a clumsy moment in a nervous hour.",
    ],
  },
  {
    like: [
      'how early should i be at the interview',
      'when do i get there',
      'is twenty minutes too early for an interview',
      'what do i do while i wait in the lobby',
    ],
    about: 'coming',
    say: [
      "Be nearby half an hour before, and at the door ten minutes before. Earlier than that can put them on the spot. While you wait, stop rehearsing. Look at the room, read what's on the wall, say hello to whoever is at the desk, so your voice is warmed up.",
    ],
  },
]
