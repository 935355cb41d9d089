import type { Answer } from '../../../conversation.ts'

/** Lines to say, for people who ask for words. */
export const feedbackWords: readonly Answer[] = [
  {
    like: [
      'what do i say when my manager gives me bad feedback and i feel like crying',
      "How do I respond in a review when I'm too upset to think?",
      'got negative feedback and just nodded like an idiot. what should i say',
      "When they criticize my work in the evaluation I can't speak. Which sentence can help?",
      'i go silent in reviews. give me a line for the bad bits',
      'In my appraisal I lose my composure. What might I say to gain a moment?',
      'if i tear up in the feedback talk what do i say',
    ],
    say: [
      'You don\'t have to answer it on the spot.\n"Thank you for telling me. I need a little time to take it in."\n"I\'m listening. Give me a moment, please."\n"Can I come back to you about this tomorrow?"',
    ],
    asks: 'words',
  },
  {
    like: [
      "my review says im 'not proactive enough' what do i ask, its so vague",
      'How do I get a concrete example out of vague criticism?',
      "they said i should 'step up'. what do i say to that",
      "The feedback is general and I don't understand what I must change. How to ask politely?",
      'vague feedback, what do i reply',
      "I was told to show more presence. How might I ask what's meant?",
      'no they didnt say what exactly. how do i ask',
    ],
    say: [
      'Ask for a picture of it, not a defense of it.\n"Could you give me a recent example, so I know what you saw?"\n"What would it look like if I were doing this well?"\n"If I changed one thing first, which should it be?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'i dont agree with my review. how do i say that without sounding defensive',
      "How do I push back on feedback that isn't fair?",
      'he got the facts wrong in my feedback, what do i say',
      'My evaluation has something not true. I want to answer with respect',
      'feedback was unfair imo. words??',
      'I wish to dispute one point in my appraisal courteously.',
      'she says i missed a deadline and i didnt. how do i bring it up',
    ],
    say: [
      'Agree with whatever\'s true, then add your side as information.\n"I see that differently. Can I tell you what happened from my side?"\n"I\'d like to add some facts to that point."\n"Could we put my view in the review next to yours?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'i have to give a coworker feedback and i dont want to hurt them. what do i say',
      "How do I tell somebody their work isn't good enough, kindly?",
      'gotta tell a teammate they messed up. words pls',
      "I must give critique to a colleague and I'm afraid of his reaction. How to begin?",
      'how do you give negative feedback when youre scared of conflict',
      "I'm required to review a junior colleague's work and dread it. What phrasing?",
      'they asked me for honest feedback and its not great. what do i say',
    ],
    say: [
      'One thing you saw, what it led to, what you\'d like.\n"Can I tell you something I noticed? I think it could help."\n"When [the thing] happened, the effect was this."\n"What I\'d like to see next time is this. How does that sound?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'my boss praised me and i went all weird. what do you say to a compliment at work',
      'How do I accept positive feedback without putting myself down?',
      "they said good job and i said 'no it was terrible'. what should i say",
      "When they praise me I don't know what to answer",
      'compliments at work make me cringe, line?',
      'I was commended before my colleagues and had no idea how to reply.',
      'someone emailed saying my work was great, what do i write back',
    ],
    say: [
      'Thank them and stop; that\'s the whole skill.\n"Thank you, that means a lot."\n"Thanks for telling me. I put a lot into it."\n"I\'m glad it was useful."',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i ask for feedback, ive no idea how im doing',
      "I'd like to know if my work is okay but I don't want to seem needy. What do I say?",
      'asking my manager for feedback. words',
      'I want to ask how is my work, but not look insecure. How to write?',
      'nobody tells me anything. how do i ask if im doing ok',
      'How might I request an assessment of my performance informally?',
      'no not praise, i want to know what to fix. how do i ask them',
    ],
    say: [
      'A narrow question gets a useful answer.\n"What\'s one thing I should keep doing, and one I should change?"\n"Was this what you needed, or should I do it differently next time?"\n"Could we take ten minutes to talk about how I\'m doing?"',
    ],
    asks: 'words',
  },
]
